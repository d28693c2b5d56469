internal import Redaction
internal import ReportModel
internal import Texts

/// The parts of a whole in one bar, each named below it with its number, by tone and by the shape beside its name.
enum PartsDrawing {
    private static let barHeight = 26.0
    private static let rowHeight = 24.0

    static func drawing(of parts: [Chart.Bar], unit: Chart.Unit, in language: Language) -> Drawing? {
        let sound = parts.filter { $0.value.isFinite && $0.value >= 0 }
        let total = sound.reduce(0) { $0 + $1.value }
        guard total > 0, total.isFinite else { return nil }
        let shown = sound.prefix(Drawing.rows)
        var drawing = Drawing(height: barHeight + 14 + Double(shown.count) * rowHeight)
        var start = 0.0
        for (index, part) in shown.enumerated() {
            let share = part.value / total
            let place = "\(index + 1). \(part.label)" as Public
            if part.value > 0 {
                drawing.marks.append(
                    element(
                        .rect,
                        [
                            .classes("bar", "part", ClassName(part.tone)), .percent(.x, start * 100),
                            .percent(.width, share * 100), .number(.y, 0), .number(.height, barHeight),
                        ], [element(.title, [], [.value("\(place): \(unit.text(of: part.value, in: language))")])]))
                // The number stands in parts that are wide enough on a phone.
                if share >= 0.08 {
                    drawing.marks.append(
                        .label("\(index + 1)", x: (start + share / 2) * 100, y: 17, anchor: "middle", "part-number"))
                }
            }
            let y = barHeight + 28 + Double(index) * rowHeight
            let value: Public = "\(unit.text(of: part.value, in: language)) · \(language.forms.share(share))"
            drawing.marks += HTMLNode.rowLabel(place, y: y, before: value)
            drawing.marks.append(.label(value, x: 100, y: y, anchor: "end", "figure"))
            start += share
        }
        if sound.count > shown.count {
            drawing.remarks.append(language[.drawnFirstParts(shown: shown.count, all: sound.count)])
        }
        return drawing
    }
}
