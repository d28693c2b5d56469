internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// Fills the report blocks of one page with what the report holds under their names.
struct ReportBlocks: Sendable {
    let report: Report
    /// The app that the page is about, where it is about one.
    let app: FlowSummary?
    let file: String
    /// The pages that cards may lead to.
    let pages: Set<String>
    /// Whether figures that the app's pack does not have are left out: of pages that were not written for it.
    let leavesOutMissing: Bool
    private let rules: [Public: Public]
    /// Cards of the page so far that ask for a look.
    private var watched: [Card] = []

    init(report: Report, app: FlowSummary?, file: String, pages: Set<String>, leavesOutMissing: Bool = false) {
        self.leavesOutMissing = leavesOutMissing
        self.report = report
        self.app = app
        self.file = file
        self.pages = pages
        rules = app?.program.rules ?? [:]
    }

    /// The names of all blocks with what they show.
    static let names: [(name: String, shows: String)] = [
        ("cards", "key figures side by side; a line each: METRIC \"Label\" page=NAME warn=NUMBER"),
        ("figures", "a table of figures; a line each: METRIC \"Label\""),
        ("metrics", "every figure of the app, with its chart or table"),
        ("bars", "counts as bars; a line each: METRIC \"Label\" tone=TONE"),
        ("scope", "one sentence: how many launches, events and captures, and when"),
        ("chart", "the chart that fits a metric: chart METRIC \"Title\""),
        ("table", "the table that fits a metric: table METRIC \"Caption\""),
        ("series", "the course of a metric by day, or launch by launch: series METRIC \"Title\""),
        ("errors", "errors by domain and code: errors FLOW"),
        ("findings", "findings about the app, all or of a rule: findings PREFIX"),
        ("over-time", "events over time"),
        ("levels", "events by the level of their record"),
        ("timeline", "the first launches on a time axis"),
        ("launches", "the first launches as a table"),
        ("events", "events by name"),
        ("missing-events", "planned events that never came"),
        ("parameters", "parameters and their values after redaction"),
        ("apps", "a card for each app: launches, events, findings, and its page"),
        ("records", "records of no known app: records process|subsystem|category|level"),
        ("record-hours", "records of no known app by hour"),
        ("shapes", "records of no known app by the shape of their messages"),
        ("unplanned", "events of no known app: Event: NAME, parameters: k=v"),
        ("captures", "the captures"),
        ("lines", "lines by class"),
        ("rejections", "rejected lines by reason"),
        ("losses", "what the log itself lost"),
        ("hidden-values", "values that the log hid or lost, by event and parameter"),
        ("footers", "totals that the log printed against what was read"),
        ("assumptions", "what times did not say, and what was taken in its place"),
        ("duplicates", "what several captures held, what was repeated and what was out of order"),
        ("redaction", "what the redaction gate did"),
        ("policy", "the policy of the gate, its keys and thresholds"),
        ("policy-exceptions", "what the policy lets through all the same, and until when"),
        ("undeclared-keys", "keys that nobody declared"),
    ]

    mutating func blocks(words: String, body: String, line: Int) throws(Diagnostic) -> [Block] {
        let place = SourcePlace(file: file, line: line)
        let head = try BlockWords(parsing: words, at: place)
        if leavesOutMissing, ["chart", "table"].contains(head.names.first), isMissing(head.withoutFirstName) {
            return []
        }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        var entries: [BlockWords] = []
        for (offset, text) in lines.enumerated() where text.contains(where: { !$0.isWhitespace }) {
            entries.append(
                try BlockWords(parsing: String(text), at: SourcePlace(file: file, line: line + 1 + offset)))
        }
        if leavesOutMissing, ["cards", "figures", "bars"].contains(head.names.first) {
            entries.removeAll { !["launches", "events"].contains($0.names.first) && isMissing($0) }
            if entries.isEmpty { return [] }
        }
        switch head.names.first {
        case "captures": return [.table(report.captureTable())]
        case "lines": return [.table(report.lineTable())]
        case "rejections": return [.table(report.rejectionTable())]
        case "losses": return [.table(report.lossTable())]
        case "hidden-values": return [.table(report.hiddenValueTable())]
        case "footers": return [.table(report.footerTable())]
        case "assumptions": return [.table(report.assumptionTable())]
        case "duplicates": return [.table(report.duplicateTable())]
        case "redaction": return [.table(report.auditTable())]
        case "policy": return [.table(report.policyTable())]
        case "policy-exceptions": return [.table(report.keepTable())]
        case "undeclared-keys": return [.table(report.defaultedTable())]
        case "apps": return appCards()
        case "records", "record-hours", "shapes", "unplanned": return try recordBlocks(head)
        case "cards":
            let cards = try entries.map { (entry) throws(Diagnostic) in try card(entry) }
            watched += cards.filter { $0.tone == .bad }
            return [.cards(cards)]
        case "figures": return [.table(try figures(head, entries))]
        case "bars": return [.chart(try bars(head, entries))]
        case "chart": return try chart(head)
        case "table": return try table(head)
        case "series": return try series(head)
        default: return try appBlocks(head)
        }
    }

    /// Blocks that need an app and nothing else.
    private func appBlocks(_ head: BlockWords) throws(Diagnostic) -> [Block] {
        let app = try app(for: head)
        switch head.names.first {
        case "errors":
            return [.table(report.errorTable(app, flow: Public(authored: head.names.dropFirst().first ?? "")))]
        case "findings":
            let prefix = head.names.dropFirst().first.map { Public(authored: $0) }
            return findings(report.findingCards(app, prefix: prefix), isAboutAll: prefix == nil)
        case "scope": return [.paragraph([.text(report.scope(of: app))])]
        case "metrics": return metrics(app)
        case "over-time": return [.chart(report.eventsOverTime(app))]
        case "levels": return [.chart(report.levels(app))]
        case "timeline": return [.chart(report.timeline(app))]
        case "launches": return [.table(report.launchTable(app))]
        case "events": return [.table(report.eventTable(app))]
        case "parameters": return [.table(report.parameterTable(app))]
        case "missing-events": return missing(app)
        default:
            let known = ReportBlocks.names.map(\.name)
            throw Diagnostic(
                "page.block", at: head.place, "expected a report block, found '\(head.names.first ?? "")'",
                suggestion: nearest(to: head.names.first ?? "", among: known),
                help: "the blocks are \(known.joined(separator: ", "))")
        }
    }

    /// Findings; where there are none and cards of the page ask for a look, a note that says both.
    private func findings(_ cards: [FindingCard], isAboutAll: Bool) -> [Block] {
        guard cards.isEmpty, isAboutAll, !watched.isEmpty else {
            return [.findings(cards, emptyText: "No rule was broken.")]
        }
        let figures = watched.map { "\($0.label) (\($0.value))" as Public }.joined(separator: ", ")
        return [
            .note(
                .warning,
                [
                    .paragraph([
                        .text("No rule was broken, but these figures are above the limit set for them: \(figures).")
                    ])
                ])
        ]
    }

    private func app(for head: BlockWords) throws(Diagnostic) -> FlowSummary {
        if let app { return app }
        throw Diagnostic(
            "page.app", at: head.place, "expected a page about an app, found a block that needs one",
            help: "add 'app: ID' or 'app: each' to the page's front matter")
    }

    private func missing(_ app: FlowSummary) -> [Block] {
        let names = report.missingEvents(app)
        guard !names.isEmpty else { return [.paragraph([.text("Every planned event came at least once.")])] }
        return [
            .details(
                summary: "\(Public(counting: names.count, one: "planned event", many: "planned events")) never came",
                [.list(isOrdered: false, entries: names.map { [.paragraph([.code($0)])] })])
        ]
    }

    // MARK: Metrics

    /// Whether the block names a figure that the app does not have.
    private func isMissing(_ words: BlockWords) -> Bool {
        do {
            _ = try metric(words)
            return false
        } catch {
            return error.code == "page.metric"
        }
    }

    /// Every figure in one table, then what is more than a number.
    private func metrics(_ app: FlowSummary) -> [Block] {
        let rows = app.metrics.map { (label: $0.id.text, value: $0.value, rule: rules[$0.id.name]) }
        let figures = rows.filter { $0.value.isFigure }
        let others = rows.flatMap { row -> [Block] in
            let heading = Block.heading(level: 3, [.text(row.label)], anchor: nil)
            if let chart = report.chart(row.value, in: app, title: row.label) { return [heading, .chart(chart)] }
            return []
        }
        return (figures.isEmpty ? [] : [.table(report.figureTable(figures, in: app, caption: "Figures"))]) + others
    }

    private func metric(_ words: BlockWords) throws(Diagnostic) -> (app: FlowSummary, id: MetricID, value: MetricValue)
    {
        let name = words.names.first ?? ""
        let app = try app(for: words)
        let address = "\(app.program.app.text)/"
        let id = name.hasPrefix(address) ? String(name.dropFirst(address.count)) : name
        if let metric = app.metrics.first(where: { $0.id.text.text == id }) {
            return (app, metric.id, metric.value)
        }
        let known = app.metrics.map(\.id.text.text)
        throw Diagnostic(
            "page.metric", at: words.place, "expected a metric of \(app.program.app.text), found '\(name)'",
            suggestion: nearest(to: id, among: known), help: "the metrics are in report.json under apps")
    }

    private func card(_ words: BlockWords) throws(Diagnostic) -> Card {
        try words.allow(["page", "warn"])
        var link: PageLink?
        if let page = words.options["page"] {
            // In a site of several apps a page that each app has is named after the app as well.
            let own = app.map { "\($0.program.app.text)-\(page)" } ?? page
            guard let name = [page, own].first(where: pages.contains), let found = PageLink(page: name) else {
                throw Diagnostic(
                    "page.link", at: words.place, "expected a page of the site, found '\(page)'",
                    suggestion: nearest(to: page, among: pages.sorted()))
            }
            link = found
        }
        if let total = try totalCard(words, link) { return total }
        let metric = try metric(words)
        let label = words.text(default: metric.id.text)
        return report.card(
            metric.id, metric.value, in: metric.app, label: label, page: link,
            warnsAbove: words.options["warn"].flatMap { Int($0) })
    }

    /// The cards of an app's totals: `launches` and `events`.
    private func totalCard(_ words: BlockWords, _ link: PageLink?) throws(Diagnostic) -> Card? {
        let app = try app(for: words)
        switch words.names.first {
        case "launches":
            let installs = Public(counting: app.installs, one: "install", many: "installs")
            return Card(
                label: words.text(default: "Launches"), value: Public(count: app.launches), detail: "of \(installs)",
                page: link)
        case "events":
            return report.eventCard(app, label: words.text(default: "Events"), page: link)
        default: return nil
        }
    }

    private func figures(_ head: BlockWords, _ entries: [BlockWords]) throws(Diagnostic) -> DataTable {
        var rows: [(label: Public, value: MetricValue, rule: Public?)] = []
        for entry in entries {
            try entry.allow([])
            let metric = try metric(entry)
            rows.append((entry.text(default: metric.id.text), metric.value, rules[metric.id.name]))
        }
        return report.figureTable(rows, in: try app(for: head), caption: head.text(default: "Figures"))
    }

    private func bars(_ head: BlockWords, _ entries: [BlockWords]) throws(Diagnostic) -> Chart {
        try head.allow(["unit"])
        var bars: [(label: Public, count: Int, tone: Tone)] = []
        for entry in entries {
            try entry.allow(["tone"])
            let metric = try metric(entry)
            let word = entry.options["tone"] ?? "primary"
            guard let tone = Tone(rawValue: word) else {
                let known = Tone.allCases.map(\.rawValue)
                throw Diagnostic(
                    "page.block.option", at: entry.place, "expected \(listing(known)), found '\(word)'",
                    suggestion: nearest(to: word, among: known))
            }
            guard case .count(let count) = metric.value else {
                throw Diagnostic(
                    "page.block.kind", at: entry.place, "expected a metric that is a count, found another kind")
            }
            bars.append((entry.text(default: metric.id.text), count, tone))
        }
        let unit = head.options["unit"].map { Public(authored: $0) } ?? "events"
        return report.bars(bars, title: head.text(default: "Counts"), unit: unit)
    }

    private func chart(_ head: BlockWords) throws(Diagnostic) -> [Block] {
        let metric = try metric(head.withoutFirstName)
        let title = head.text(default: metric.id.text)
        guard let chart = report.chart(metric.value, in: metric.app, title: title) else {
            throw Diagnostic(
                "page.block.kind", at: head.place, "expected a metric with a chart, found a single number",
                help: "show it with 'cards' or 'figures'")
        }
        return [.chart(chart)]
    }

    /// Nothing where there are too few days and launches to draw.
    private func series(_ head: BlockWords) throws(Diagnostic) -> [Block] {
        let metric = try metric(head.withoutFirstName)
        guard metric.id.dimensions.isEmpty, metric.value.hasSeries else {
            throw Diagnostic(
                "page.block.kind", at: head.place,
                "expected a count, a rate, a duration, a distribution or a time without dimensions, found another metric"
            )
        }
        let title = head.text(default: metric.id.text)
        return report.seriesChart(of: metric.id.name, in: metric.app, title: title).map { [.chart($0)] } ?? []
    }

    private func table(_ head: BlockWords) throws(Diagnostic) -> [Block] {
        let metric = try metric(head.withoutFirstName)
        guard let table = report.table(metric.value, in: metric.app, caption: head.text(default: metric.id.text)) else {
            throw Diagnostic(
                "page.block.kind", at: head.place, "expected a metric with a table, found a single number",
                help: "show it with 'figures'")
        }
        return [.table(table)]
    }
}

extension MetricValue {
    /// Whether a line of a table shows it whole.
    fileprivate var isFigure: Bool {
        switch self {
        case .count, .rate, .best, .stateTime, .duration, .distribution: true
        case .sequence, .table, .paths, .funnel: false
        }
    }
}

extension BlockWords {
    fileprivate var withoutFirstName: BlockWords {
        var words = self
        words.dropFirstName()
        return words
    }
}
