internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering

extension BlockKind {
    private static let rows = BlockOption("rows", .number(1...1000), "show the first rows only, and say of how many")
    private static let reason = BlockOption(
        "which", .word(LaunchRecord.Reason.allCases.map(\.rawValue)), "which launches, the foremost first")
    private static let page = BlockOption("page", .text(name: "NAME"), "the page that the card leads to")
    private static let warn = BlockOption(
        "warn", .limit, "a count above N, or a rate above N% asks for a look; a rate of too few to judge never does")
    private static let tone = BlockOption(
        "tone", .word(Tone.allCases.map(\.rawValue)), "the colour of the bar")
    private static let style = BlockOption(
        "style", .word(["line", "area", "sparkline"]), "a line, an area for amounts, or a small line without axes")
    private static let steps = BlockOption(
        "steps", .number(1...4), "the first N steps of launches, one after the other")
    private static let hoursBy = BlockOption(
        "by", .word(["weekday", "date"]),
        "a row for each day of the week, or for each of the latest dates where there are several")
    private static let unit = BlockOption("unit", .text(name: "WORD"), "what is counted, such as unit=loads")
    private static let card = BlockArguments(.metric, text: "Label", [page, warn])
    private static let labelled = BlockArguments(.metric, text: "Label")

    /// Every block, in the order of lists.
    static let all = ofFigures + ofApps + ofFindings + ofPlans + ofRecords + ofCaptures + ofRedaction + ofRun

    private static let ofFigures = [
        BlockKind("metric", labelled, "one figure in a line of text, with what it rests on") {
            (blocks, call) throws(Diagnostic) in try blocks.line(call)
        },
        BlockKind("card", card, "one key figure; METRIC may be 'launches' or 'events'") {
            (blocks, call) throws(Diagnostic) in try blocks.cards([call.head])
        },
        BlockKind("cards", entry: card, "key figures side by side, a line each") {
            (blocks, call) throws(Diagnostic) in try blocks.cards(call.entries)
        },
        BlockKind("key-figures", needsApp: true, "launches, events and the figures that matter most, as cards") {
            (blocks, call) throws(Diagnostic) in blocks.keyFigures(try blocks.app(for: call.head))
        },
        BlockKind("figures", BlockArguments(text: "Caption"), entry: labelled, "a table of figures, a line each") {
            (blocks, call) throws(Diagnostic) in try blocks.figures(call)
        },
        BlockKind("metrics", needsApp: true, "every figure of the app, with its chart or table") {
            (blocks, call) throws(Diagnostic) in blocks.metrics(try blocks.app(for: call.head))
        },
        BlockKind(
            "bars", BlockArguments(text: "Title", [unit]), entry: BlockArguments(.metric, text: "Label", [tone]),
            "counts as bars, a line each"
        ) { (blocks, call) throws(Diagnostic) in try blocks.bars(call) },
        BlockKind(
            "parts", BlockArguments(text: "Title", [unit]), entry: BlockArguments(.metric, text: "Label", [tone]),
            "counts as parts of their sum, stacked in one bar, a line each"
        ) { (blocks, call) throws(Diagnostic) in try blocks.parts(call) },
        BlockKind(
            "rates", BlockArguments(text: "Title"), entry: labelled, "rates as dots on their intervals, a line each"
        ) { (blocks, call) throws(Diagnostic) in try blocks.rates(call) },
        BlockKind("chart", BlockArguments(.metric, text: "Title"), "the chart that fits a metric") {
            (blocks, call) throws(Diagnostic) in try blocks.chart(call)
        },
        BlockKind("table", BlockArguments(.metric, text: "Caption", [rows]), "the table that fits a metric") {
            (blocks, call) throws(Diagnostic) in try blocks.table(call)
        },
        BlockKind(
            "series", BlockArguments(.metric, text: "Title", [style]),
            "the course of a metric by day, or launch by launch"
        ) { (blocks, call) throws(Diagnostic) in try blocks.series(call) },
        BlockKind(
            "funnel", BlockArguments(.metric, text: "Title"), "a funnel: its steps, who was lost and how long it took"
        ) { (blocks, call) throws(Diagnostic) in try blocks.funnel(call) },
        BlockKind(
            "paths", BlockArguments(.metric, text: "Title", [steps]),
            "which step followed which, as bands; with steps=N the first steps of launches in a row"
        ) { (blocks, call) throws(Diagnostic) in try blocks.paths(call) },
        BlockKind(
            "states", BlockArguments(.metric, text: "Title"),
            "which state when in the first launches, as bars, for a metric of kind interval"
        ) { (blocks, call) throws(Diagnostic) in try blocks.states(call) },
    ]

    private static let ofApps = [
        BlockKind("scope", "one sentence: launches, events, captures and times; without an app what was read") {
            blocks, _ in blocks.scope()
        },
        BlockKind(
            "concern",
            "notes on gates, lines and plans that are not as they should be; nothing otherwise"
        ) {
            blocks, _ in blocks.concern()
        },
        BlockKind("over-time", BlockArguments([style]), needsApp: true, "events over time") {
            (blocks, call) throws(Diagnostic) in
            [.chart(blocks.report.eventsOverTime(try blocks.app(for: call.head)).styled(call.head["style"]?.text))]
        },
        BlockKind(
            "hours", BlockArguments([hoursBy]), needsApp: true,
            "events by day of the week, or by date, and hour, as a heat map"
        ) { (blocks, call) throws(Diagnostic) in
            let app = try blocks.app(for: call.head)
            guard call.head["by"]?.text == "date" else { return [.chart(blocks.report.eventsByHour(app))] }
            // One date alone is what the days of the week show.
            return app.dates.dates.count > 1 || app.dates.earlier > 0 ? [.chart(blocks.report.eventsByDate(app))] : []
        },
        BlockKind("levels", needsApp: true, "events by the level of their record") {
            (blocks, call) throws(Diagnostic) in [.chart(blocks.report.levels(try blocks.app(for: call.head)))]
        },
        BlockKind("timeline", needsApp: true, "the first launches on a time axis") {
            (blocks, call) throws(Diagnostic) in [.chart(blocks.report.timeline(try blocks.app(for: call.head)))]
        },
        BlockKind(
            "launches", BlockArguments([reason, rows]), needsApp: true,
            "launches as a table: the first ones, or those that 'which' asks for"
        ) { (blocks, call) throws(Diagnostic) in try blocks.launches(call) },
        BlockKind("launch-filters", needsApp: true, "links to the lists of launches, with how many each has") {
            (blocks, call) throws(Diagnostic) in try blocks.launchFilters(call)
        },
        BlockKind("events", BlockArguments([rows]), needsApp: true, "events by name") {
            (blocks, call) throws(Diagnostic) in
            [
                .table(
                    blocks.report.eventTable(try blocks.app(for: call.head)).limited(
                        to: call.number("rows"), in: blocks.language))
            ]
        },
        BlockKind("missing-events", needsApp: true, "planned events that never came") {
            (blocks, call) throws(Diagnostic) in blocks.missing(try blocks.app(for: call.head))
        },
        BlockKind("parameters", BlockArguments([rows]), needsApp: true, "parameters and their values after redaction") {
            (blocks, call) throws(Diagnostic) in
            [
                .table(
                    blocks.report.parameterTable(try blocks.app(for: call.head)).limited(
                        to: call.number("rows"), in: blocks.language))
            ]
        },
        BlockKind("apps", "a card for each app: launches, events, findings, and its page") { blocks, _ in
            blocks.appCards()
        },
        BlockKind("include", BlockArguments(.file), "a text of the folder 'includes' beside the pages") {
            (blocks, call) throws(Diagnostic) in try blocks.include(call)
        },
    ]

    private static let ofFindings = [
        BlockKind(
            "findings",
            BlockArguments(
                .rule, isNameOptional: true,
                [
                    BlockOption(
                        "severity", .word(Severity.allCases.map(\.rawValue)), "the least severity that is shown"),
                    rows,
                ]), needsApp: true, "findings about the app, all or of rules that begin with RULE"
        ) { (blocks, call) throws(Diagnostic) in try blocks.findings(call) },
        BlockKind(
            "evidence", BlockArguments(.rule, isNameOptional: true, text: "Caption", [rows]), needsApp: true,
            "the places that show findings, as a table"
        ) { (blocks, call) throws(Diagnostic) in try blocks.evidence(call) },
        BlockKind("errors", BlockArguments(.flow, [rows]), needsApp: true, "errors of a flow by domain and code") {
            (blocks, call) throws(Diagnostic) in try blocks.errors(call)
        },
    ]

    private static let ofPlans = [
        BlockKind(
            "plan", needsApp: true, "the app's tracking plan: how much of it came, and how often something differed"
        ) {
            (blocks, call) throws(Diagnostic) in blocks.plan(of: try blocks.app(for: call.head))
        },
        BlockKind("plan-violations", BlockArguments([rows]), needsApp: true, "what differs from the app's plan") {
            (blocks, call) throws(Diagnostic) in
            blocks.violations(in: try blocks.app(for: call.head), rows: call.number("rows"))
        },
        BlockKind(
            "plan-events", BlockArguments([rows]), needsApp: true, "the events of the app's plan, seen and unseen"
        ) {
            (blocks, call) throws(Diagnostic) in
            blocks.plannedEvents(of: try blocks.app(for: call.head), rows: call.number("rows"))
        },
        BlockKind(
            "gates", BlockArguments([rows]), "what became of the gates of ctreport.yml; nothing where it has none"
        ) {
            (blocks, call) throws(Diagnostic) in blocks.gates(rows: call.number("rows"))
        },
        BlockKind("other-plans", "tracking plans of no app of the report") { blocks, _ in blocks.otherPlans() },
    ]

    private static let ofRecords = [
        BlockKind(
            "records", BlockArguments(.field, [rows]),
            "records of no known app by \(listing(RecordField.allCases.map(\.rawValue)))"
        ) { (blocks, call) throws(Diagnostic) in try blocks.records(call) },
        BlockKind("record-hours", "records of no known app by hour") { blocks, _ in
            [.chart(blocks.report.recordsOverTime())]
        },
        table("shapes", "records of no known app by the shape of their messages") { $0.shapeTable() },
        table("unplanned", "events of no known app: Event: NAME, parameters: k=v") { $0.unplannedTable() },
    ]

    private static let ofCaptures = [
        BlockKind("quality", "what was read, rejected and lost: lines, rejections and losses together") { blocks, _ in
            [
                .table(blocks.report.lineTable()), .table(blocks.report.rejectionTable()),
                .table(blocks.report.lossTable()),
            ]
        },
        table("captures", "the captures") { $0.captureTable() },
        table("lines", "lines by class") { $0.lineTable() },
        table("rejections", "rejected lines by reason") { $0.rejectionTable() },
        table("losses", "what the log itself lost") { $0.lossTable() },
        table("hidden-values", "values that the log hid or lost, by event and parameter") { $0.hiddenValueTable() },
        table("footers", "totals that the log printed against what was read") { $0.footerTable() },
        table("assumptions", "what times did not say, and what was taken in its place") { $0.assumptionTable() },
        table("duplicates", "what several captures held, what was repeated and what was out of order") {
            $0.duplicateTable()
        },
    ]

    private static let ofRedaction = [
        table("redaction", "what the redaction gate did") { $0.auditTable() },
        table("policy", "the policy of the gate, its keys and thresholds") { $0.policyTable() },
        table("policy-exceptions", "what the policy lets through all the same, and until when") { $0.keepTable() },
        table("undeclared-keys", "keys that nobody declared") { $0.defaultedTable() },
    ]

    private static let ofRun = [
        table("about", "what made the report: version, digests, and what the gate went by") { $0.aboutTable() },
        table("reading", "the options that captures were read with") { $0.readingTable() },
        table("packs", "the packs that were asked for events, with their digests") { $0.packTable() },
        table("inputs", "what was read: name, labels, style, bytes and records") { $0.inputTable() },
    ]

    /// A table about the whole report.
    private static func table(
        _ name: String, _ summary: String, _ table: @escaping @Sendable (Report) -> DataTable
    ) -> BlockKind {
        BlockKind(name, BlockArguments([rows]), summary) { blocks, call in
            [.table(table(blocks.report).limited(to: call.number("rows"), in: blocks.language))]
        }
    }
}
