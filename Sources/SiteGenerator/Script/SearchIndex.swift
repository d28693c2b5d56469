internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// What the search of a site looks through: pages, headings, findings, figures, events and launches. It is made of documents that
/// are finished and redacted, so that it holds nothing that the pages do not.
struct SearchIndex {
    /// How many entries the index of a site has at most.
    static let mostEntries = 2000
    private static let longestTitle = 120
    private static let longestDetail = 160

    /// What an entry leads to, in the order in which room is given.
    enum Kind: String, CaseIterable {
        case page, heading, finding, metric, event, launch
    }

    /// A page of the site as the index needs it.
    struct Page {
        var name: String
        var title: Public
        var description: Public
        var document: Document
        var shown = ShownFigures()
        var isLaunch = false
    }

    private struct Entry {
        var kind: Kind
        var page: Int
        var anchor: String?
        var title: Public
        var detail: Public
    }

    private let pages: [Page]
    private var entries: [Kind: [Entry]] = [:]

    init(_ pages: [Page], _ report: Report?) {
        self.pages = pages
        for (number, page) in pages.enumerated() { add(page, number, report) }
    }

    /// `search-index.js`. An address is what a page is called in it, and what stands behind for a place on it.
    func bytes(address: (_ page: String) -> String, place: (_ page: String, _ anchor: String?) -> String) -> [UInt8] {
        let all = Kind.allCases.flatMap { entries[$0] ?? [] }
        let rows = all.prefix(Self.mostEntries).map { entry -> JSONValue in
            let anchor = place(pages[entry.page].name, entry.anchor)
            return .array([
                .string(Public(authored: entry.kind.rawValue)), .integer(entry.page), .string(Public(authored: anchor)),
                .string(Self.cut(entry.title, Self.longestTitle)), .string(Self.cut(entry.detail, Self.longestDetail)),
            ])
        }
        return ScriptData.bytes(
            "ctreportIndex",
            .object([
                "pages": .array(
                    pages.map { page in
                        .array([
                            .string(Public(authored: address(page.name))),
                            .string(Self.cut(page.title, Self.longestTitle)),
                        ])
                    }),
                "entries": .array(rows), "left": .integer(all.count - rows.count),
            ]))
    }

    private mutating func add(_ page: Page, _ number: Int, _ report: Report?) {
        if page.isLaunch {
            let cards = page.document.blocks.lazy.compactMap { if case .cards(let cards) = $0 { cards } else { nil } }
                .first
            let figures = (cards ?? []).prefix(2).map { "\($0.label) \($0.value)" as Public }
            add(.launch, number, nil, page.title, figures.joined(separator: " · "))
        } else {
            add(.page, number, nil, page.title, page.description)
        }
        for block in page.document.blocks { add(block, number, isLaunch: page.isLaunch) }
        guard let report else { return }
        var seen: Set<Public> = []
        for figure in page.shown.figures where seen.insert("\(figure.app.program.app)/\(figure.id)").inserted {
            let value = report.figure(figure.value, in: figure.app).value
            add(.metric, number, figure.heading, figure.label, "\(figure.id) · \(value)")
        }
        for list in page.shown.eventLists {
            for (name, count) in list.app.seenEvents {
                add(.event, number, list.heading, name, "\(report.language.forms.count(count)) ×")
            }
        }
    }

    private mutating func add(_ block: Block, _ number: Int, isLaunch: Bool) {
        switch block {
        // Every launch has the same headings, which lead nobody.
        case .heading(let level, let text, let anchor) where level > 1 && !isLaunch:
            add(.heading, number, anchor, Public(authored: text.plainText), "")
        case .findings(let cards, _):
            for card in cards {
                let anchor = FindingCard.anchor(of: card.rule).text
                if entries[.finding]?.contains(where: { $0.anchor == anchor && $0.title == card.rule }) ?? false {
                    continue
                }
                add(.finding, number, anchor, card.rule, card.message)
            }
        default: break
        }
    }

    private mutating func add(_ kind: Kind, _ page: Int, _ anchor: String?, _ title: Public, _ detail: Public) {
        entries[kind, default: []].append(Entry(kind: kind, page: page, anchor: anchor, title: title, detail: detail))
    }

    /// A text as pages show it, cut where it is too long for a list.
    private static func cut(_ text: Public, _ most: Int) -> Public {
        let visible = text.visibleText
        guard visible.count > most else { return Public(authored: visible) }
        return Public(authored: visible.prefix(most - 1) + "…")
    }
}

extension FlowSummary {
    /// The events that came, planned ones in the order of the catalogue, then the most frequent others.
    fileprivate var seenEvents: [(name: Public, count: Int)] {
        let planned = zip(program.events, events).compactMap { event, figures in figures.map { (event.name, $0.count) }
        }
        let others = unplanned.counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        return planned.map { (name: $0, count: $1) } + others.map { (name: $0.key, count: $0.value) }
    }
}
