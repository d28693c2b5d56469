internal import Redaction
internal import ReportModel
internal import Texts

/// One row per lane, all starting at 0; moments are marks whose shape tells their tone.
enum TimelineDrawing {
    private static let rowHeight = 42.0

    static func drawing(of lanes: [Chart.Lane], in language: Language) -> Drawing? {
        guard !lanes.isEmpty else { return nil }
        let shown = lanes.prefix(Drawing.rows)
        let scale = ValueScale(to: shown.map(length).max() ?? 0, unit: .seconds, in: language)
        let bottom = Double(shown.count) * rowHeight + 4
        var drawing = Drawing(height: bottom + 22)
        for tick in scale.ticks {
            drawing.marks.append(.rule(x: scale.position(of: tick.value) * 100, from: 0, to: bottom, "grid"))
        }
        var joined = 0
        for (index, lane) in shown.enumerated() {
            let row = row(lane, top: Double(index) * rowHeight, scale, language)
            drawing.marks += row.marks
            joined += row.joined
        }
        drawing.marks += drawing.axis(scale.ticks.map { (scale.position(of: $0.value), $0.label) }, y: bottom + 16)
        drawing.legend = legend(of: shown.flatMap(\.marks), language)
        if lanes.count > shown.count {
            drawing.remarks.append(language[.drawnFirstRows(shown: shown.count, all: lanes.count)])
        }
        if joined > 0 {
            drawing.remarks.append(
                language[.joinedMarks(count: joined)])
        }
        return drawing
    }

    /// Seconds from the start of a lane to its end.
    static func length(_ lane: Chart.Lane) -> Double {
        max(0, (Double(lane.end) - Double(lane.start)) / 1e9)
    }

    private static func row(
        _ lane: Chart.Lane, top: Double, _ scale: ValueScale, _ language: Language
    ) -> (marks: [HTMLNode], joined: Int) {
        let length = length(lane)
        let duration = lane.figure ?? language.forms.duration(seconds: length)
        let y = top + 29
        let end = scale.position(of: length) * 100
        var marks =
            HTMLNode.rowLabel(lane.label, y: top + 16, before: duration) + [
                .label(duration, x: 100, y: top + 16, anchor: "end", "figure"),
                element(
                    .line,
                    [.classes("lane"), .number(.x1, 0), .number(.y1, y), .percent(.x2, max(end, 0.4)), .number(.y2, y)]
                ),
            ]
        var taken: Set<Int> = []
        var drawn: [(mark: Chart.Lane.Mark, x: Double)] = []
        for mark in lane.marks {
            let x = scale.position(of: (Double(mark.time) - Double(lane.start)) / 1e9)
            let kind = Tone.allCases.firstIndex(of: mark.tone) ?? 0
            if taken.insert(Int(x * Double(Drawing.columns)) * Tone.allCases.count + kind).inserted {
                drawn.append((mark, x * 100))
            }
        }
        // Bad marks last, so that no other covers them.
        for (mark, x) in drawn.filter({ $0.mark.tone != .bad }) + drawn.filter({ $0.mark.tone == .bad }) {
            marks.append(
                element(
                    .svg, [.classes("origin"), .percent(.x, x), .number(.y, y)],
                    [element(.g, [], [element(.title, [], [.value(mark.label)]), .glyph(mark.tone)])]))
        }
        return (marks, lane.marks.count - drawn.count)
    }

    private static func legend(of marks: [Chart.Lane.Mark], _ language: Language) -> [(swatch: HTMLNode, name: Public)]
    {
        let names: [(tone: Tone, name: Public)] = [
            (.bad, language[.severityError]), (.warning, language[.severityWarning]), (.good, language[.successWord]),
            (.primary, language[.eventWord]),
            (.secondary, language[.secondEventWord]),
            (.neutral, language[.otherEventWord]), (.muted, language[.severityNote]),
        ]
        return names.filter { entry in marks.contains { $0.tone == entry.tone } }.map { (.icon($0.tone), $0.name) }
    }
}
