internal import Redaction
internal import ReportModel
internal import Texts

/// Blocks to the steps of a tree that renders to HTML.
struct HTMLLowering {
    let language: Language
    private(set) var steps: [MarkupStep] = []
    private var charts = 0
    private var findings: Set<Public> = []
    private var regionNames: [String: Int] = [:]

    init(in language: Language) { self.language = language }

    /// Appends blocks; recursion is bounded by `Document.nestingLimit`.
    mutating func append(_ blocks: [Block]) {
        for block in blocks { append(block) }
    }

    private mutating func append(_ block: Block) {
        switch block {
        case .heading(let level, let text, let anchor):
            let tag = HTMLTag(rawValue: "h\(min(max(level, 1), 6))") ?? .h6
            let id: [HTMLAttribute] = anchor.map { [.id(ElementID(anchor: $0))] } ?? []
            enclose(tag, id) { $0.append(text) }
        case .paragraph(let text):
            enclose(.paragraph) { $0.append(text) }
        case .list(let isOrdered, let entries):
            let isTight = entries.allSatisfy(\.isTight)
            enclose(.list(isOrdered: isOrdered, isTight: isTight)) { lowering in
                for entry in entries { lowering.enclose(.entry) { $0.append(entry) } }
            }
        case .quote(let inner): enclose(.quote) { $0.append(inner) }
        case .code(let info, let text):
            leaf(.codeBlock(info: info, text: text.visibleLines))
        case .rule: leaf(.rule)
        case .cards(let cards): append(CardsView.node(for: cards))
        case .table(let table): for node in tableNodes(table) { append(node) }
        case .chart(let chart): append(chart)
        case .findings(let cards, let emptyText):
            append(FindingsView.node(for: cards, emptyText: emptyText, taken: &findings, in: language))
        case .filter(let app): append(element(.div, [.classes("filter-place"), .app(app)]))
        case .details(let summary, let inner):
            enclose(.details, [.classes("more")]) { lowering in
                lowering.append(element(.summary, [], [.text(summary)]))
                lowering.append(inner)
            }
        case .note(let tone, let inner):
            let title = language[tone.noteTitle]
            enclose(.div, [.classes("note", ClassName(tone)), .word(.role, "note")]) { lowering in
                lowering.append(element(.p, [.classes("note-title")], [.icon(tone), .text(title)]))
                lowering.append(inner)
            }
        case .slot(let words, _, _): append(Block.unfilled(words, in: language))
        }
    }

    private mutating func append(_ text: [Inline]) {
        for inline in text {
            switch inline {
            case .text(let text): leaf(.text(UnbrokenText.text(of: text.visibleText)))
            case .code(let text): leaf(.code(text.visibleValue))
            case .lineBreak: leaf(.lineBreak)
            case .emphasis(let inner): enclose(.emphasis) { $0.append(inner) }
            case .strong(let inner): enclose(.strong) { $0.append(inner) }
            case .link(let target, let inner): enclose(.link(target.htmlAddress)) { $0.append(inner) }
            }
        }
    }

    private mutating func append(_ chart: Chart) {
        charts += 1
        let table = tableNodes(chart.table, isCaptionHidden: true)
        append(ChartFigure(chart: chart, number: charts, language: language, table: table).node)
    }

    private mutating func tableNodes(_ table: DataTable, isCaptionHidden: Bool = false) -> [HTMLNode] {
        TableView(
            table: table, regionName: regionName(for: table.caption), isCaptionHidden: isCaptionHidden,
            language: language
        ).nodes
    }

    /// A caption that no earlier region of the document has, so that screen readers can tell regions apart.
    private mutating func regionName(for caption: Public) -> Public {
        let number = regionNames[caption.text, default: 0] + 1
        regionNames[caption.text] = number
        return number == 1 ? caption : "\(caption), \(number)"
    }

    private mutating func append(_ node: HTMLNode) {
        steps.append(.enter(.customBlock(open: node.html.text, close: ""), line: 0, column: 0))
        steps.append(.leave)
    }

    private mutating func leaf(_ node: MarkupNode) {
        steps.append(.enter(node, line: 0, column: 0))
    }

    private mutating func enclose(_ node: MarkupNode, _ inner: (inout HTMLLowering) -> Void) {
        steps.append(.enter(node, line: 0, column: 0))
        inner(&self)
        steps.append(.leave)
    }

    private mutating func enclose(
        _ tag: HTMLTag, _ attributes: [HTMLAttribute], _ inner: (inout HTMLLowering) -> Void
    ) {
        enclose(.customBlock(open: HTMLNode.opening(tag, attributes), close: HTMLNode.closing(tag)), inner)
    }
}

extension [Block] {
    /// Whether a list entry of these blocks reads well without space around it.
    var isTight: Bool {
        enumerated().allSatisfy { index, block in
            switch block {
            case .paragraph: index == 0
            case .list: true
            default: false
            }
        }
    }
}

extension Block {
    /// What stands in place of a report block that nothing filled.
    static func unfilled(_ words: String, in language: Language) -> Block {
        .note(
            .muted, [.paragraph([.text(language[.nothingNamed]), .code(Public(authored: words)), .text(".")])])
    }
}

extension Tone {
    /// The word that a note starts with.
    var noteTitle: Text {
        switch self {
        case .neutral, .primary, .secondary: .noteTitle
        case .good: .noteGood
        case .warning: .noteWarning
        case .bad: .noteProblem
        case .muted: .noteUnknown
        }
    }
}
