public import EventModel
public import Redaction

/// Every figure of one app: the only source of all pages, files and printed texts.
public struct FlowSummary: Sendable {
    /// The program whose figures these are.
    public let program: FlowProgram
    /// Launches, and those of them whose begin was not seen.
    public let launches, partialLaunches: Int
    /// Launches left out because they were forced.
    public let excludedLaunches: Int
    /// Installs and captures with events of the app.
    public let installs, captures: Int
    /// For each planned event, in the catalogue's order, its figures; nil for an event that never came.
    public let events: [EventFigures?]
    /// Events that are not planned, by name; of those that too few installs have, what stands for them.
    public let unplanned: TopTable<Public>
    /// Events by the level of their record.
    public let levels: [LogLevel: Int]
    /// The metrics, in the order of the program.
    public let metrics: [Metric]
    /// The findings that were found at least once, the worst and most frequent first.
    public let findings: [Finding]
    /// Errors by domain and code, for each flow of errors.
    public let errorIdentities: [Public: TopTable<RedactedError.Identity>]
    /// The first four steps of launches by their place, for each flow of paths.
    public let openings: [Public: [TopTable<PathEdge>]]
    /// The first launches.
    public let traces: [LaunchTrace]
    /// Launches that are worth a look.
    public let notable: NotableLaunches
    /// The metric that says how long a launch made its user wait; nil where the pack measures no duration.
    public let waitMetric: Public?
    /// Events over time.
    public let overTime: TimeBuckets
    /// Events by day of the week and hour.
    public let hours: HourTable
    /// Events by date and hour.
    public let dates: DateHourTable
    /// The metrics by day.
    public let series: DaySeries
    /// What figures of some days, or of captures with some label, come from.
    public let cube: DayCube

    /// The summary of installs; `names` say which undeclared values may be shown.
    init(
        _ compiled: CompiledProgram, _ sums: LaunchSums, installs: [StretchFigures], captures: Int,
        names: PseudonymNames
    ) {
        self.captures = captures
        let program = compiled.program
        var all = StretchFigures(compiled)
        for install in installs { all.join(install) }
        self.program = program
        self.installs = installs.count
        launches = sums.launches
        partialLaunches = sums.partial
        excludedLaunches = sums.excluded
        let planned = sums.ledger.planned
        events = program.events.indices.map { $0 < planned.count ? planned[$0] : nil }
        unplanned = sums.ledger.unplanned.mapCounts { names.shown(undeclared: $0) }
        traces = sums.traces
        notable = sums.notable
        waitMetric = compiled.wait?.id.text
        levels = sums.ledger.allLevels
        overTime = sums.ledger.overTime
        hours = sums.ledger.hours
        dates = sums.ledger.dates
        series = sums.series
        cube = DayCube(sums, installs.map(\.days))
        metrics = Metric.shown(FlowSummary.metrics(compiled, all, installs, forced: sums.forced), names)
        findings = FlowSummary.findings(compiled, all)
        openings = FlowSummary.openings(compiled, all)
        errorIdentities = FlowSummary.errorIdentities(compiled, all).mapValues { table in
            table.mapCounts { Dictionary($0.map { ($0.key.shown(names), $0.value) }, uniquingKeysWith: +) }
        }
    }

    /// All events, planned or not.
    public var eventTotal: Int {
        events.reduce(unplanned.total) { $0 + ($1?.count ?? 0) }
    }

    /// The value of a metric by its full name.
    public func value(of id: Public) -> MetricValue? {
        metrics.first { $0.id.text == id }?.value
    }
}
