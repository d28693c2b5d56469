internal import Redaction
internal import ReportModel
internal import Texts

/// A pipe table: heads, and rows of text with marks.
struct MarkdownTable {
    var heads: [(title: Public, isNumeric: Bool)]
    var rows: [[[Inline]]]

    init(heads: [(title: Public, isNumeric: Bool)], rows: [[[Inline]]]) {
        self.heads = heads
        self.rows = rows
    }

    init(_ table: DataTable) {
        heads = table.columns.map { ($0.title, $0.isNumeric) }
        rows = table.rows.map { row in
            let cells = row.prefix(table.columns.count).map(Self.inlines)
            return cells + Array(repeating: [], count: table.columns.count - cells.count)
        }
    }

    private static func inlines(of cell: DataTable.Cell) -> [Inline] {
        var inlines: [Inline] = [cell.isCode ? .code(cell.text) : .text(Public(authored: cell.text.visibleValue))]
        if let page = cell.page { inlines = [.link(.page(page), inlines)] }
        if let sign = cell.tone?.sign, !sign.isEmpty {
            inlines.insert(.text(Public(authored: sign + " ")), at: 0)
        }
        if let share = cell.share {
            inlines.append(.text(Public(authored: " " + ChartText.bar(of: share, full: 1, width: 10))))
        }
        return inlines
    }
}

/// Public figures and cards as tables for Markdown.
extension MarkdownTable {
    init(cards: [Card], in language: Language) {
        heads = [
            (language[.figureColumn], false), (language[.valueColumn], true), (language[.restsOnColumn], false),
            (language[.verdictColumn], false),
        ]
        rows = cards.map { card in
            let label: Inline = .text(card.label)
            let verdict = card.verdict.map { [Inline.text(Public(authored: card.tone.sign + " ")), .text($0)] } ?? []
            return [
                [card.page.map { .link(.page($0), [label]) } ?? label],
                Self.value(of: card),
                card.detail.map { [.text($0)] } ?? [],
                card.tone.sign.isEmpty ? Array(verdict.dropFirst()) : verdict,
            ]
        }
    }

    /// The value, marked as in tables of figures where it is too little to judge.
    private static func value(of card: Card) -> [Inline] {
        let value = card.value.visibleValue
        guard card.tone == .muted, card.verdict == nil else { return [.strong([.text(Public(authored: value))])] }
        return [.text(Public(authored: card.tone.sign + " " + value))]
    }
}
