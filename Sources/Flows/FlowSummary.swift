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
    /// Installs with events of the app.
    public let installs: Int
    /// For each planned event, in the catalogue's order, its figures; nil for an event that never came.
    public let events: [EventFigures?]
    /// Events that are not planned, by name.
    public let unplanned: TopTable<Public>
    /// Events by the level of their record.
    public let levels: [LogLevel: Int]
    /// The metrics, in the order of the program.
    public let metrics: [Metric]
    /// The findings that were found at least once.
    public let findings: [Finding]
    /// Errors by domain and code, for each flow of errors.
    public let errorIdentities: [Public: TopTable<RedactedError.Identity>]
    /// The first launches.
    public let traces: [LaunchTrace]
    /// Events over time.
    public let overTime: TimeBuckets

    init(_ program: FlowProgram, installs: [StretchFigures]) {
        var all = StretchFigures(program)
        for install in installs { all.join(install) }
        self.program = program
        self.installs = installs.count
        launches = all.launches
        partialLaunches = all.partial
        excludedLaunches = all.excluded
        events = program.events.indices.map { all.ledger.planned[$0] }
        unplanned = all.ledger.unplanned
        traces = all.traces
        levels = all.ledger.levels
        overTime = all.ledger.overTime
        let names = zip(program.errors.map(\.id), all.errors.map(\.identities))
        errorIdentities = Dictionary(names) { first, _ in first }
        metrics = FlowSummary.metrics(program, all, installs)
        findings = FlowSummary.findings(program, all).filter { $0.figures.count > 0 }
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
