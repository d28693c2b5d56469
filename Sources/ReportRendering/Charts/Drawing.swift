internal import Redaction
internal import ReportModel

/// What stands inside a chart's SVG: lengths across are per cent of the width, lengths down are pixels, so that text keeps
/// its size on every screen.
struct Drawing {
    var height: Double
    var marks: [HTMLNode] = []
    /// What the drawing leaves out, in sentences.
    var remarks: [Public] = []
    /// Name, colour and dashes of the lines, or shape of the marks.
    var legend: [(swatch: HTMLNode, name: Public)] = []

    /// Most marks across: more would be narrower than a pixel or two on a phone.
    static let columns = 200
    /// Most rows down; the table has the rest.
    static let rows = 40
}

extension HTMLNode {
    /// Text of a drawing at `x` per cent.
    static func label(
        _ text: Public, x: Double, y: Double, anchor: StaticString = "start", _ classes: ClassName = "label"
    ) -> HTMLNode {
        element(.text, [.classes(classes), .percent(.x, x), .number(.y, y), .word(.anchor, anchor)], [.value(text)])
    }

    /// A horizontal rule across the drawing.
    static func rule(y: Double, _ name: ClassName) -> HTMLNode {
        element(.line, [.classes(name), .number(.x1, 0), .number(.y1, y), .percent(.x2, 100), .number(.y2, y)])
    }

    /// A vertical rule at `x` per cent.
    static func rule(x: Double, from top: Double, to bottom: Double, _ name: ClassName) -> HTMLNode {
        element(.line, [.classes(name), .percent(.x1, x), .number(.y1, top), .percent(.x2, x), .number(.y2, bottom)])
    }

    /// Labels below a drawing; those at the edges turn inwards.
    static func axis(_ ticks: [(position: Double, label: Public)], y: Double) -> [HTMLNode] {
        ticks.map { tick in
            let anchor: StaticString = tick.position < 0.08 ? "start" : tick.position > 0.92 ? "end" : "middle"
            return .label(tick.label, x: tick.position * 100, y: y, anchor: anchor, "tick")
        }
    }

    /// Ticks of a value axis: a rule each, with the label above it at the left edge, or the right.
    static func grid(
        _ scale: ValueScale, top: Double, bottom: Double, labelsAtEnd: Bool = false
    ) -> (rules: [HTMLNode], labels: [HTMLNode]) {
        var rules: [HTMLNode] = []
        var labels: [HTMLNode] = []
        for tick in scale.ticks {
            let y = bottom - scale.position(of: tick.value) * (bottom - top)
            rules.append(.rule(y: y, tick.value == 0 ? "baseline" : "grid"))
            if tick.value != 0 {
                labels.append(
                    .label(
                        tick.label, x: labelsAtEnd ? 100 : 0, y: y - 4, anchor: labelsAtEnd ? "end" : "start", "tick"))
            }
        }
        return (rules, labels)
    }

    /// A mark that also tells its tone by shape: ✕ bad, ▲ warning, ◆ good, ○ muted, ● others; centred on 0, 0.
    static func glyph(_ tone: Tone) -> HTMLNode {
        switch tone {
        case .bad:
            element(.path, [.classes("glyph-open", ClassName(tone)), .path(cross)])
        case .warning:
            element(
                .path,
                [.classes("glyph", ClassName(tone)), .path(PathOutline([(0, -5), (5, 4), (-5, 4)], closed: true))])
        case .good:
            element(
                .path,
                [
                    .classes("glyph", ClassName(tone)),
                    .path(PathOutline([(0, -5), (5, 0), (0, 5), (-5, 0)], closed: true)),
                ])
        case .muted: element(.circle, [.classes("glyph-open", ClassName(tone)), .number(.r, 3.5)])
        case .neutral, .primary, .secondary: element(.circle, [.classes("glyph", ClassName(tone)), .number(.r, 4)])
        }
    }

    private static var cross: PathOutline {
        var path = PathOutline([(-4, -4), (4, 4)])
        path.move(to: 4, -4)
        path.line(to: -4, 4)
        return path
    }

    /// A glyph as a small picture in running text; hidden from screen readers, a word stands beside it.
    static func icon(_ tone: Tone) -> HTMLNode {
        element(
            .svg,
            [
                .classes("icon"), .viewBox(width: 14, height: 14), .number(.width, 14), .number(.height, 14),
                .word(.hidden, "true"), .word(.focusable, "false"),
            ], [element(.svg, [.number(.x, 7), .number(.y, 7), .classes("origin")], [glyph(tone)])])
    }
}

extension Public {
    /// At most `width` columns, wide characters counting two; cut texts end in `…`.
    func cut(to width: Int) -> Public {
        let shown = visibleValue
        var used = 0
        var end = shown.startIndex
        var fits = shown.startIndex
        while end < shown.endIndex {
            let isWide = shown[end].unicodeScalars.contains {
                $0.value >= 0x1100 && $0.value != 0x2026 && !(0x2000...0x2BFF).contains($0.value)
            }
            used += isWide ? 2 : 1
            if used > width { return Public(authored: shown[..<fits] + "…") }
            end = shown.index(after: end)
            if used < width { fits = end }
        }
        return Public(authored: shown)
    }
}
