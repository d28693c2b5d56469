internal import Redaction
internal import ReportModel
internal import Texts

/// Horizontal bars: label and value above, the bar on a track below, details under it.
enum BarsDrawing {
    private static let rowHeight = 42.0
    private static let detailHeight = 17.0

    static func drawing(of bars: [Chart.Bar], unit: Chart.Unit, in language: Language) -> Drawing? {
        let finite = bars.filter { $0.value.isFinite }
        guard !finite.isEmpty else { return nil }
        let shown = finite.prefix(Drawing.rows)
        var drawing = Drawing(height: shown.reduce(0) { $0 + height(of: $1) })
        let highest = shown.map(\.value).max() ?? 0
        let full = unit == .share ? max(1, highest) : highest
        var top = 0.0
        for bar in shown {
            drawing.marks += row(bar, full: full, unit: unit, top: top, language)
            top += height(of: bar)
        }
        if finite.count > shown.count {
            drawing.remarks.append(language[.drawnFirstBars(shown: shown.count, all: finite.count)])
        }
        return drawing
    }

    private static func height(of bar: Chart.Bar) -> Double {
        rowHeight + (bar.details.isEmpty ? 0 : Double(bar.details.count) * detailHeight + 6)
    }

    private static func row(_ bar: Chart.Bar, full: Double, unit: Chart.Unit, top: Double, _ language: Language)
        -> [HTMLNode]
    {
        let value = unit.text(of: bar.value, in: language)
        let length = full > 0 ? min(max(bar.value / full, 0), 1) * 100 : 0
        var marks: [HTMLNode] = []
        let isJudged = [.good, .warning, .bad, .muted].contains(bar.tone)
        if isJudged {
            marks.append(
                element(.svg, [.classes("origin"), .number(.x, 6), .number(.y, top + 11)], [.glyph(bar.tone)]))
        }
        marks += HTMLNode.rowLabel(bar.label, x: isJudged ? 17 : 0, y: top + 15, before: value)
        marks.append(.label(value, x: 100, y: top + 15, anchor: "end", "figure"))
        marks.append(
            element(
                .rect,
                [
                    .classes("track"), .number(.x, 0), .number(.y, top + 23), .percent(.width, 100),
                    .number(.height, 8), .number(.rx, 2),
                ]))
        if length > 0 {
            marks.append(
                element(
                    .rect,
                    [
                        .classes("bar", ClassName(bar.tone)), .number(.x, 0), .number(.y, top + 23),
                        .percent(.width, max(length, 0.5)), .number(.height, 8), .number(.rx, 2),
                    ]))
        }
        for (number, detail) in bar.details.enumerated() {
            let y = top + 46 + Double(number) * detailHeight
            marks += HTMLNode.rowLabel(detail, y: y, .tick, "tick") { $0.leastWidth }
        }
        return marks
    }
}
