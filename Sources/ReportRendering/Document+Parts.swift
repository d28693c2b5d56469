internal import ReportModel
public import Texts

/// The document for places where it stands without its site.
extension Document {
    /// The document without links to pages and files of the site, of which the text stays.
    public func standingAlone() -> Document {
        var document = changed { block in
            switch block {
            case .cards(let cards):
                return .cards(
                    cards.map { card in
                        var card = card
                        card.page = nil
                        return card
                    })
            case .table(let table): return .table(table.standingAlone)
            case .chart(var chart):
                chart.table = chart.table.standingAlone
                return .chart(chart)
            case .findings(let findings, let emptyText):
                return .findings(findings.map(\.standingAlone), emptyText: emptyText)
            default: return block
            }
        }
        document = document.relinked { target in
            if case .address = target { target } else { nil }
        }
        return document
    }

    /// The document with the first rows of every table, which says of how many.
    public func limitingTables(to rows: Int, in language: Language) -> Document {
        changed { block in
            switch block {
            case .table(let table): return .table(table.limited(to: rows, in: language))
            case .chart(var chart):
                chart.table = chart.table.limited(to: rows, in: language)
                return .chart(chart)
            default: return block
            }
        }
    }

    /// The document with every block that holds no others changed.
    private func changed(_ change: (Block) -> Block) -> Document {
        var document = self
        document.blocks = Document.changed(blocks, change)
        return document
    }

    // Recursion is bounded by `nestingLimit`.
    private static func changed(_ blocks: [Block], _ change: (Block) -> Block) -> [Block] {
        blocks.map { block in
            switch block {
            case .list(let isOrdered, let entries):
                .list(isOrdered: isOrdered, entries: entries.map { changed($0, change) })
            case .quote(let inner): .quote(changed(inner, change))
            case .details(let summary, let inner): .details(summary: summary, changed(inner, change))
            case .note(let tone, let inner): .note(tone, changed(inner, change))
            default: change(block)
            }
        }
    }
}

extension DataTable {
    fileprivate var standingAlone: DataTable {
        var table = self
        for row in table.rows.indices {
            for cell in table.rows[row].indices { table.rows[row][cell].page = nil }
        }
        return table
    }
}

extension FindingCard {
    fileprivate var standingAlone: FindingCard {
        var card = self
        for index in card.evidence.indices { card.evidence[index].launch = nil }
        return card
    }
}
