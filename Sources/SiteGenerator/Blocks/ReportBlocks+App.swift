internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Blocks about an app beside its figures.
extension ReportBlocks {
    /// Findings; where there are none and cards of the page ask for a look, a note that says both.
    func findings(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let prefix = call.head.names.first.map { Public(authored: $0.text) }
        var cards = report.findingCards(try app(for: call.head), prefix: prefix)
        let isAboutAll = prefix == nil && call.head["severity"] == nil
        if let least = call.head["severity"].flatMap({ Severity(rawValue: $0.text) }) {
            cards.removeAll { $0.severity.rank > least.rank }
        }
        let total = cards.count
        if let limit = call.number("rows") { cards = Array(cards.prefix(limit)) }
        var reasons = isAboutAll ? report.reasonsToLook(at: app) : []
        if !watched.isEmpty {
            let figures = watched.map { "\($0.label) (\($0.value))" as Public }.joined(separator: ", ")
            reasons.append(language[.figuresAboveLimit(figures: figures)])
        }
        guard cards.isEmpty, isAboutAll, !reasons.isEmpty else {
            let rest: [Block] =
                total > cards.count
                ? [.paragraph([.text(language[.showingWorstFindings(shown: cards.count, all: total)])])]
                : []
            return [.findings(cards, emptyText: language[noFindingText])] + rest
        }
        let all = language.forms.list(reasons, with: language.forms.and)
        return [.note(.warning, [.paragraph([.text(language[.noRuleBrokenBut(reasons: all)])])])]
    }

    /// What the page is about, in a sentence.
    func scope() -> [Block] {
        guard let app else { return report.scopeWithoutApp().map { .paragraph([.text($0)]) } }
        return [.paragraph([.text(report.scope(of: app))])]
    }

    /// What makes everything below look better than it is: gates that are not kept, much that was not understood, events that
    /// differ from the plan.
    func concern() -> [Block] { gateConcern() + readingConcern() + planConcern() }

    /// That much was not understood, with the way to the reasons.
    private func readingConcern() -> [Block] {
        guard let concern = report.concern else { return [] }
        let reasons = site.pages.contains("data-quality") ? PageLink(page: "data-quality") : nil
        let link: [Inline] =
            reasons.map { [.text(" "), .link(.page($0), [.text(language[.reasonsOfRejections])])] } ?? []
        return [
            .note(
                concern.severity == .error ? .bad : .warning,
                [
                    .paragraph([.strong([.text(concern.message)])] + link),
                    .paragraph([.text(concern.advice), .text(": "), .code(concern.command)]),
                ])
        ]
    }

    /// The places that show the findings of a rule, as a table.
    func evidence(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let app = try app(for: call.head)
        let rule = call.head.names.first.map { Public(authored: $0.text) }
        let cards = report.findingCards(app, prefix: rule)
        let rows = cards.flatMap { card in
            card.evidence.map { evidence -> [DataTable.Cell] in
                [
                    .init(card.rule, code: true), .init(evidence.place, code: true), .init(evidence.time ?? "–"),
                    .init(evidence.event, code: true),
                ]
            }
        }
        let all = cards.reduce(0) { $0 + $1.count }
        let table = DataTable(
            caption: call.head.text(default: language[.evidenceCaption]),
            columns: [
                .init(language[.ruleColumn]), .init(language[.placeColumn]), .init(language[.timeColumn]),
                .init(language[.eventColumn]),
            ], rows: rows,
            note: all > rows.count ? language[.firstPlacesOfFindings(count: all)] : nil,
            emptyText: language[noFindingText])
        return [.table(table.limited(to: call.number("rows"), in: language))]
    }

    func missing(_ app: FlowSummary) -> [Block] {
        let names = report.missingEvents(app)
        guard !names.isEmpty else { return [.paragraph([.text(language[.everyPlannedEventCame])])] }
        return [
            .details(
                summary: language[.neverCame(count: names.count)],
                [.list(isOrdered: false, entries: names.map { [.paragraph([.code($0)])] })])
        ]
    }

    /// A card for each app that was found.
    func appCards() -> [Block] {
        let cards = report.appCards { app in
            let names = [app.text, "\(app.text)-events"]
            return names.first(where: site.pages.contains).flatMap { PageLink(page: $0) }
        }
        return [.cards(cards)]
    }

    /// Records that are no events of an app, by a field.
    func records(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let word = call.head.names.first
        guard let field = RecordField(rawValue: word?.text ?? "") else {
            let known = RecordField.allCases.map(\.rawValue)
            throw Diagnostic(
                "page.block.name", at: word?.place ?? call.head.place,
                "expected \(listing(known)), found \(quoted(word?.text ?? ""))",
                suggestion: word.flatMap { nearest(to: $0.text, among: known) })
        }
        return [.table(report.recordTable(by: field).limited(to: call.number("rows"), in: language))]
    }

    /// Errors of a flow by domain and code.
    func errors(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let app = try app(for: call.head)
        guard let word = call.head.names.first else { return [] }
        let known = app.errorIdentities.keys.map(\.text).sorted()
        guard leavesOutMissing || known.isEmpty || known.contains(word.text) else {
            throw Diagnostic(
                "page.block.name", at: word.place, "expected \(listing(known)), found \(quoted(word.text))",
                suggestion: nearest(to: word.text, among: known))
        }
        let table = report.errorTable(app, flow: Public(authored: word.text))
        return [.table(table.limited(to: call.number("rows"), in: language))]
    }
}
