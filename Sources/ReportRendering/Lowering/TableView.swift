internal import Redaction
internal import ReportModel
internal import Texts

/// A table in HTML: it scrolls inside its own region, which the keyboard can reach.
struct TableView {
    let table: DataTable
    let regionName: Public
    var isCaptionHidden = false
    let language: Language

    /// Tables of more rows have a field to filter them by, where the page has its script.
    static let mostRowsUnfiltered = 12

    var nodes: [HTMLNode] {
        guard !table.rows.isEmpty else { return emptyNodes }
        let content = element(.table, [], [caption, head, element(.tbody, [], table.rows.map(row))])
        let region = element(
            .div,
            [.classes("table-scroll"), .word(.role, "region"), .label(regionName), .number(.tabindex, 0)]
                + (table.rows.count > Self.mostRowsUnfiltered ? [.word(.filter, "")] : []), [content])
        return [region] + noteNodes
    }

    private var emptyNodes: [HTMLNode] {
        let title = element(.p, [.classes("table-title")], [.text(table.caption)])
        return (isCaptionHidden ? [] : [title]) + [
            element(.p, [.classes("empty")], [.text(table.emptyText ?? language[.nothingToShow])])
        ]
            + noteNodes
    }

    private var noteNodes: [HTMLNode] {
        table.note.map { [element(.p, [.classes("remark")], [.text($0)])] } ?? []
    }

    private var caption: HTMLNode {
        element(.caption, isCaptionHidden ? [.classes("visually-hidden")] : [], [.text(table.caption)])
    }

    private var head: HTMLNode {
        let cells = table.columns.map { column in
            element(.th, [.word(.scope, "col")] + (column.isNumeric ? [.classes("number")] : []), [.text(column.title)])
        }
        return element(.thead, [], [element(.tr, [], cells)])
    }

    /// A row; its first cell names it unless that is a figure. Cells without a column are left out.
    private func row(_ cells: [DataTable.Cell]) -> HTMLNode {
        let shown = zip(table.columns, cells).enumerated().map { index, pair in
            let (column, cell) = pair
            let attributes: [HTMLAttribute] =
                (column.isNumeric ? [.classes("number")] : cell.isShort ? [.classes("short")] : [])
                + (cell.value.map { [.value($0)] } ?? [])
            return index == 0 && !column.isNumeric
                ? element(.th, [.word(.scope, "row")] + attributes, content(of: cell))
                : element(.td, attributes, content(of: cell))
        }
        let missing = table.columns.dropFirst(cells.count).map { _ in element(.td) }
        return element(.tr, [], shown + missing)
    }

    private func content(of cell: DataTable.Cell) -> [HTMLNode] {
        var text: HTMLNode = cell.isCode ? element(.code, [], [.value(cell.text)]) : .running(cell.text)
        if let page = cell.page { text = element(.a, [.href(.page(page))], [text]) }
        if let tone = cell.tone {
            text = element(
                .span, [.classes("verdict", ClassName(tone))], tone.sign.isEmpty ? [text] : [.icon(tone), text])
        }
        guard let share = cell.share, share.isFinite else { return [text] }
        return [element(.span, [.classes("share")], [text, bar(of: share, tone: cell.tone ?? .primary)])]
    }

    private func bar(of share: Double, tone: Tone) -> HTMLNode {
        let width = min(max(share, 0), 1) * 100
        return element(
            .svg,
            [
                .classes("share-bar"), .viewBox(width: 100, height: 4), .word(.aspect, "none"), .word(.hidden, "true"),
                .word(.focusable, "false"),
            ],
            [
                element(.rect, [.classes("track"), .number(.width, 100), .number(.height, 4)]),
                element(.rect, [.classes("bar", ClassName(tone)), .number(.width, width), .number(.height, 4)]),
            ])
    }
}

extension DataTable.Cell {
    /// Whether the cell is no wider than a table may ask for: a date, a style, a name. It then stands on one line, for lines
    /// break at hyphens and inside of names; a table that becomes too wide scrolls.
    fileprivate var isShort: Bool {
        let count = text.text.count
        return count > 0 && count <= (isCode ? 36 : 24)
    }
}
