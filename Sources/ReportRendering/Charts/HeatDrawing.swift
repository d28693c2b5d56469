internal import Redaction
internal import ReportModel
internal import Texts

/// A heat map: a row each, in each column a mark that is higher and darker for a greater value.
enum HeatDrawing {
    private static let rowHeight = 30.0
    private static let markHeight = 22.0

    static func drawing(columns: [Public], _ rows: [Chart.HeatRow], unit: Chart.Unit, in language: Language) -> Drawing?
    {
        let highest = rows.flatMap(\.values).filter(\.isFinite).max() ?? 0
        guard highest > 0, !columns.isEmpty, columns.count <= Drawing.columns else { return nil }
        let shown = rows.prefix(Drawing.rows)
        let bottom = Double(shown.count) * rowHeight
        var drawing = Drawing(height: bottom + 24)
        let width = 100 / Double(columns.count)
        let size = TextWidth.Size.label
        drawing.reserveGutter((shown.map { TextWidth.width($0.label, size) }.max() ?? 0) + 8)
        for (index, row) in shown.enumerated() {
            let ground = Double(index) * rowHeight + markHeight + 4
            let room = drawing.gutter - 8
            drawing.marks += HTMLNode.rowLabel(row.label, x: -drawing.gutter, y: ground - 3) { _ in room }
            drawing.marks.append(.rule(y: ground, "baseline"))
            for (column, value) in zip(columns.indices, row.values) where value.isFinite && value > 0 {
                let share = value / highest
                let height = max(share * markHeight, 1.5)
                drawing.marks.append(
                    element(
                        .rect,
                        [
                            .classes("heat", step(share)),
                            .percent(.x, Double(column) * width + width * 0.08),
                            .percent(.width, width * 0.84), .number(.y, ground - height), .number(.height, height),
                        ],
                        [
                            element(
                                .title, [],
                                [.text("\(row.label), \(columns[column]): \(unit.text(of: value, in: language))")])
                        ]))
            }
        }
        drawing.marks += drawing.axis(y: bottom + 16) { form in
            // Every quarter or every eighth of the columns is named.
            let every = max(1, columns.count / (form.hasEnd ? 8 : 4))
            return stride(from: 0, to: columns.count, by: every).map { column in
                (position: (Double(column) + 0.5) * width / 100, label: columns[column])
            }
        }
        drawing.remarks.append(language[.highestMark(value: unit.text(of: highest, in: language))])
        if rows.count > shown.count {
            drawing.remarks.append(language[.drawnFirstRows(shown: shown.count, all: rows.count)])
        }
        return drawing
    }

    /// Four shades; the height says the same more exactly.
    private static func step(_ share: Double) -> ClassName {
        switch share {
        case ..<0.25: "heat-1"
        case ..<0.5: "heat-2"
        case ..<0.75: "heat-3"
        default: "heat-4"
        }
    }
}
