internal import EventModel
internal import Redaction
internal import ReportModel
internal import Texts

/// Blocks to the steps of a tree that renders to GitHub-flavoured Markdown.
struct MarkdownLowering {
    let language: Language
    private(set) var steps: [MarkupStep] = []

    init(in language: Language) { self.language = language }

    /// Appends blocks; recursion is bounded by `Document.nestingLimit`.
    mutating func append(_ blocks: [Block]) {
        for block in blocks { append(block) }
    }

    private mutating func append(_ block: Block) {
        switch block {
        case .heading(let level, let text, _): enclose(.heading(level: level)) { $0.append(text) }
        case .paragraph(let text): enclose(.paragraph) { $0.append(text) }
        case .list(let isOrdered, let entries):
            enclose(.list(isOrdered: isOrdered, isTight: entries.allSatisfy(\.isTight))) { lowering in
                for entry in entries { lowering.enclose(.entry) { $0.append(entry) } }
            }
        case .quote(let inner): enclose(.quote) { $0.append(inner) }
        case .code(let info, let text):
            leaf(.codeBlock(info: info.isEmpty ? "text" : info, text: text.visibleLines))
        case .rule: leaf(.rule)
        case .cards(let cards): append(MarkdownTable(cards: cards, in: language))
        case .table(let table): append(table, isTitled: true)
        case .chart(let chart): append(chart)
        case .findings(let findings, let emptyText): append(findings, emptyText: emptyText)
        // Paper has no part of a run.
        case .filter: break
        case .details(let summary, let inner):
            append(.paragraph([.strong([.text(summary)])]))
            append(inner)
        case .note(let tone, let inner):
            append(.quote([.paragraph([.strong([.text(language[tone.noteTitle])])])] + inner))
        case .slot(let words, _, _): append(Block.unfilled(words, in: language))
        }
    }

    private mutating func append(_ text: [Inline], isInCell: Bool = false) {
        for inline in text {
            switch inline {
            case .text(let text): steps += MarkdownText.steps(of: text.visibleText)
            case .code(let text): appendCode(text.visibleValue, isInCell: isInCell)
            case .lineBreak: isInCell ? leaf(.text(" ")) : leaf(.lineBreak)
            case .emphasis(let inner): enclose(.emphasis) { $0.append(inner, isInCell: isInCell) }
            case .strong(let inner): enclose(.strong) { $0.append(inner, isInCell: isInCell) }
            case .link(let target, let inner):
                enclose(.link(target.markdownAddress)) { $0.append(inner, isInCell: isInCell) }
            }
        }
    }

    /// Code; inside a cell `|` needs a backslash even there, and one that already follows a backslash can't be told
    /// apart from it: such a value is written as text.
    private mutating func appendCode(_ text: String, isInCell: Bool) {
        guard !text.isEmpty else { return }
        if isInCell, text.contains("\\|") {
            steps += MarkdownText.steps(of: text)
        } else {
            leaf(
                .code(
                    isInCell
                        ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : text))
        }
    }

    private mutating func append(_ table: DataTable, isTitled: Bool) {
        if isTitled { append(.paragraph([.strong([.text(table.caption)])])) }
        if table.rows.isEmpty {
            append(.paragraph([.text(table.emptyText ?? language[.nothingToShow])]))
        } else {
            append(MarkdownTable(table))
        }
        if let note = table.note { append(.paragraph([.emphasis([.text(note)])])) }
    }

    private mutating func append(_ table: MarkdownTable) {
        enclose(.paragraph) { lowering in
            lowering.leaf(.customInline("|"))
            for head in table.heads { lowering.appendCell([.text(head.title)]) }
            lowering.leaf(.customInline("\n|"))
            for head in table.heads { lowering.leaf(.customInline(head.isNumeric ? " ---: |" : " --- |")) }
            for row in table.rows {
                lowering.leaf(.customInline("\n|"))
                for cell in row { lowering.appendCell(cell) }
            }
        }
    }

    private mutating func appendCell(_ text: [Inline]) {
        leaf(.customInline(" "))
        append(text, isInCell: true)
        leaf(.customInline(" |"))
    }

    private mutating func append(_ chart: Chart) {
        append(.paragraph([.strong([.text(chart.title)])]))
        append(.paragraph([.text(chart.summary)]))
        if case .histogram(_, let markers) = chart.content, !markers.isEmpty {
            let texts: [Public] = markers.map { "\($0.label) \(chart.unit.text(of: $0.value, in: language))" }
            append(.paragraph([.text(texts.joined(separator: " · "))]))
        }
        for table in ChartText.tables(for: chart, in: language) {
            append(table, isTitled: table.caption != chart.title)
        }
    }

    private mutating func append(_ findings: [FindingCard], emptyText: Public) {
        guard !findings.isEmpty else { return append(.paragraph([.text(emptyText)])) }
        let entries: [[Block]] = findings.map { finding in
            let head: [Inline] = [
                .strong([.text(language[finding.severity.label])]), .text(" "), .code(finding.rule),
                .text(" · \(finding.message) ("),
                .text(finding.countText(in: language)), .text(")"),
            ]
            let evidence: [[Block]] = finding.evidence.map { evidence in
                let time = evidence.time.map { [Inline.text(language[.atTime(time: $0)])] } ?? []
                let place: Inline = .text(evidence.place)
                let linked = evidence.launch.map { Inline.link(.page($0), [place]) } ?? place
                return [.paragraph([linked] + time + [.text(": "), .code(evidence.event)])]
            }
            let rest: [[Block]] = finding.furtherText(in: language).map { [[.paragraph([.text($0)])]] } ?? []
            let places = evidence + rest
            return [.paragraph(head)] + (places.isEmpty ? [] : [.list(isOrdered: false, entries: places)])
        }
        append(.list(isOrdered: false, entries: entries))
    }

    private mutating func leaf(_ node: MarkupNode) {
        steps.append(.enter(node, line: 0, column: 0))
    }

    private mutating func enclose(_ node: MarkupNode, _ inner: (inout MarkdownLowering) -> Void) {
        steps.append(.enter(node, line: 0, column: 0))
        inner(&self)
        steps.append(.leave)
    }
}
