internal import Redaction
internal import ReportModel
internal import Texts

/// A heat map: a row each, in each column a mark that is higher and darker for a greater value.
enum HeatDrawing {
    private static let rowHeight = 30.0
    private static let markHeight = 22.0
    private static let labelWidth = 12.0

    static func drawing(columns: [Public], _ rows: [Chart.HeatRow], unit: Chart.Unit, in language: Language) -> Drawing?
    {
        let highest = rows.flatMap(\.values).filter(\.isFinite).max() ?? 0
        guard highest > 0, !columns.isEmpty, columns.count <= Drawing.columns else { return nil }
        let shown = rows.prefix(Drawing.rows)
        let bottom = Double(shown.count) * rowHeight
        var drawing = Drawing(height: bottom + 24)
        let width = (100 - labelWidth) / Double(columns.count)
        for (index, row) in shown.enumerated() {
            let ground = Double(index) * rowHeight + markHeight + 4
            drawing.marks.append(.label(row.label.cut(to: 5), x: 0, y: ground - 3))
            drawing.marks.append(
                element(
                    .line,
                    [
                        .classes("baseline"), .percent(.x1, labelWidth), .number(.y1, ground), .percent(.x2, 100),
                        .number(.y2, ground),
                    ]))
            for (column, value) in zip(columns.indices, row.values) where value.isFinite && value > 0 {
                let share = value / highest
                let height = max(share * markHeight, 1.5)
                drawing.marks.append(
                    element(
                        .rect,
                        [
                            .classes("heat", step(share)),
                            .percent(.x, labelWidth + Double(column) * width + width * 0.08),
                            .percent(.width, width * 0.84), .number(.y, ground - height), .number(.height, height),
                        ],
                        [
                            element(
                                .title, [],
                                [.text("\(row.label), \(columns[column]): \(unit.text(of: value, in: language))")])
                        ]))
            }
        }
        let every = max(1, columns.count / 4)
        let ticks = stride(from: 0, to: columns.count, by: every).map { column in
            (position: (labelWidth + Double(column) * width) / 100, label: columns[column])
        }
        drawing.marks += ticks.map { .label($0.label, x: $0.position * 100, y: bottom + 16, "tick") }
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
