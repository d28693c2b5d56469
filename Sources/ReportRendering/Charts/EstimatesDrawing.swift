internal import Redaction
internal import ReportModel
internal import Texts

/// A dot plot: a row each, with the value as a dot on the interval that it rests on.
enum EstimatesDrawing {
    private static let rowHeight = 58.0

    static func drawing(of estimates: [Chart.Estimate], unit: Chart.Unit, in language: Language) -> Drawing? {
        guard estimates.contains(where: { $0.value != nil }) else { return nil }
        let shown = estimates.prefix(Drawing.rows)
        let ends = shown.flatMap { [$0.value, $0.high].compactMap { $0 }.filter(\.isFinite) }
        let scale = ValueScale(to: unit == .share ? 1 : ends.max() ?? 0, unit: unit, in: language)
        let bottom = Double(shown.count) * rowHeight
        var drawing = Drawing(height: bottom + 24)
        for tick in scale.ticks {
            drawing.marks.append(.rule(x: scale.position(of: tick.value) * 100, from: 0, to: bottom, "grid"))
        }
        for (index, estimate) in shown.enumerated() {
            drawing.marks += row(estimate, top: Double(index) * rowHeight, scale, unit, language)
        }
        drawing.marks += drawing.axis(scale.ticks.map { (scale.position(of: $0.value), $0.label) }, y: bottom + 16)
        if estimates.count > shown.count {
            drawing.remarks.append(language[.drawnFirstRows(shown: shown.count, all: estimates.count)])
        }
        return drawing
    }

    private static func row(
        _ estimate: Chart.Estimate, top: Double, _ scale: ValueScale, _ unit: Chart.Unit, _ language: Language
    ) -> [HTMLNode] {
        let text = estimate.value.map { unit.text(of: $0, in: language) } ?? "–"
        var marks =
            HTMLNode.rowLabel(estimate.label, y: top + 14, before: text)
            + [.label(text, x: 100, y: top + 14, anchor: "end", "figure")]
            + HTMLNode.rowLabel(estimate.detail, y: top + 46, .tick, "tick") { $0.leastWidth }
        guard let value = estimate.value, value.isFinite else { return marks }
        let y = top + 26
        if let low = estimate.low, let high = estimate.high, low.isFinite, high.isFinite {
            let (start, end) = (scale.position(of: low) * 100, scale.position(of: high) * 100)
            marks.append(
                element(
                    .line,
                    [.classes("interval"), .percent(.x1, start), .number(.y1, y), .percent(.x2, end), .number(.y2, y)]))
            marks += [start, end].map { .rule(x: $0, from: y - 5, to: y + 5, "interval-end") }
        }
        marks.append(
            element(
                .circle,
                [
                    .classes("dot", "tone-primary"), .percent(.cx, scale.position(of: value) * 100), .number(.cy, y),
                    .number(.r, 5),
                ]))
        return marks
    }
}
