internal import Redaction
internal import ReportModel

/// The labels of an axis: all that have room beside each other, or every second, third… one.
struct AxisLabels {
    /// A label with its place.
    struct Placed: Equatable {
        /// Where its tick stands, from 0 to 1.
        var position: Double
        var label: Public
        /// Which end of it stands there.
        var anchor: Anchor

        /// From where to where it reaches on an axis of `width` pixels.
        func box(on width: Double) -> ClosedRange<Double> {
            let length = TextWidth.width(label, .tick)
            let place = position * width
            let start =
                switch anchor {
                case .start: place
                case .middle: place - length / 2
                case .end: place - length
                }
            return start...(start + length)
        }
    }

    enum Anchor: Equatable {
        case start, middle, end

        var word: StaticString {
            switch self {
            case .start: "start"
            case .middle: "middle"
            case .end: "end"
            }
        }
    }

    /// The least distance between two labels, in pixels.
    static let gap = 9.0

    let placed: [Placed]

    /// The labels on an axis that is at least `width` pixels long, with `before` pixels to the left and `behind` to the right of
    /// it. What has room at the least width has it at all greater ones.
    init(_ ticks: [(position: Double, label: Public)], width: Double, before: Double = 0, behind: Double = 0) {
        for step in 1...max(1, ticks.count) {
            let kept = stride(from: 0, to: ticks.count, by: step).map { index in
                AxisLabels.placed(ticks[index], width, before, behind)
            }
            let boxes = kept.map { $0.box(on: width) }
            let collides = zip(boxes, boxes.dropFirst()).contains { $0.upperBound + AxisLabels.gap > $1.lowerBound }
            if !collides {
                placed = kept
                return
            }
        }
        placed = []
    }

    /// In the middle of its tick; at the ends of the axis it turns inwards.
    private static func placed(
        _ tick: (position: Double, label: Public), _ width: Double, _ before: Double, _ behind: Double
    ) -> Placed {
        let middle = Placed(position: tick.position, label: tick.label, anchor: .middle)
        let box = middle.box(on: width)
        guard box.lowerBound < -before || box.upperBound > width + behind else { return middle }
        return Placed(
            position: tick.position, label: tick.label, anchor: box.lowerBound < -before ? .start : .end)
    }
}

extension Drawing {
    /// How wide the part behind the gutter is at least.
    func plotWidth(_ form: ChartForm) -> Double {
        form.leastWidth - gutter - (form.hasEnd ? end : 0)
    }

    /// The labels of the axis below the drawing; each width has as many as fit.
    func axis(y: Double, _ ticks: (ChartForm) -> [(position: Double, label: Public)]) -> [HTMLNode] {
        HTMLNode.formed({ form in
            AxisLabels(
                ticks(form), width: plotWidth(form), before: gutter, behind: form.hasEnd ? end : 0
            ).placed
        }) { placed in
            placed.map { .label($0.label, x: $0.position * 100, y: y, anchor: $0.anchor.word, "tick") }
        }
    }

    func axis(_ ticks: [(position: Double, label: Public)], y: Double) -> [HTMLNode] {
        axis(y: y) { _ in ticks }
    }

    /// The rules of an axis of values, and its labels in the gutter, which grows with them. What the values are stands above.
    mutating func grid(_ scale: ValueScale, top: Double, bottom: Double) -> (rules: [HTMLNode], labels: [HTMLNode]) {
        let ticks = scale.ticks
        var rules: [HTMLNode] = []
        var labels: [HTMLNode] = []
        let widest = ticks.map { TextWidth.width($0.label, .tick) }.max() ?? 0
        reserveGutter(widest + 8)
        for tick in ticks {
            let y = bottom - scale.position(of: tick.value) * (bottom - top)
            rules.append(.rule(y: y, tick.value == 0 ? "baseline" : "grid"))
            labels.append(
                element(
                    .text,
                    [.classes("tick"), .number(.x, -8), .number(.y, y + 4), .word(.anchor, "end")],
                    [.value(tick.label.fitted(to: gutter - 8, .tick))]))
        }
        if let title = scale.title {
            labels.append(
                element(
                    .text,
                    [.classes("tick"), .number(.x, -gutter), .number(.y, top - 14), .word(.anchor, "start")],
                    [.value(title.fitted(to: ChartForm.phone.leastWidth, .tick))]))
        }
        return (rules, labels)
    }

    /// Makes the gutter so wide, in steps that the style sheet knows.
    mutating func reserveGutter(_ width: Double) {
        gutter = max(gutter, min((width / 8).rounded(.up) * 8, Drawing.widestGutter))
    }

    mutating func reserveEnd(_ width: Double) {
        end = max(end, min((width / 8).rounded(.up) * 8, Drawing.widestEnd))
    }
}
