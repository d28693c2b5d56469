internal import Redaction

/// All figures of a stretch of launches: one capture, one install, or the whole run.
struct StretchFigures: Figures {
    /// How many launches can be drawn.
    static let mostTraces = 60

    private(set) var launches = 0
    private(set) var partial = 0
    private(set) var forced = 0
    private(set) var excluded = 0
    var ledger = EventLedger()
    /// The figures of the flows, kind by kind, but those of the day that is being counted.
    private(set) var lanes: [any AnyLane]
    /// The metrics by day.
    private(set) var series = DaySeries()
    private let compiled: CompiledProgram
    private var today: Day?

    /// Launches one after the other that began on one day.
    private struct Day: Sendable {
        /// Counted from 1970; nil where the log has no times.
        var number: Int64?
        var launches = 0
        var lanes: [any AnyLane]
    }
    /// The first launches, to be drawn.
    private(set) var traces: [LaunchTrace] = []

    init(_ compiled: CompiledProgram) {
        self.compiled = compiled
        lanes = compiled.figures
    }

    /// Closes the books of a launch, unless it was forced and such launches are left out.
    mutating func close(_ launch: LaunchRun, excludesForced: Bool) {
        if excludesForced, launch.facts.isForced {
            excluded += 1
            return
        }
        launches += 1
        partial += launch.facts.isWhole ? 0 : 1
        forced += launch.facts.isForced ? 1 : 0
        ledger.append(launch.ledger)
        if traces.count < StretchFigures.mostTraces { traces.append(trace(of: launch)) }
        let day = launch.finishedTrace.start.map { DaySeries.day(of: $0) }
        if today.map({ $0.number != day }) ?? true {
            endDay()
            today = Day(number: day, lanes: compiled.figures)
        }
        today?.launches += 1
        let facts = launch.facts
        for lane in lanes.indices { today?.lanes[lane].close(launch.touchedLane(lane), facts) }
    }

    /// Adds the day that is being counted to what is known.
    mutating func endDay() {
        guard let day = today else { return }
        today = nil
        if let number = day.number {
            series.add(.init(launches: day.launches, values: values(of: day.lanes)), day: number)
        }
        for lane in lanes.indices { lanes[lane].append(day.lanes[lane]) }
    }

    /// A launch as it is drawn, with its own metrics.
    private func trace(of launch: LaunchRun) -> LaunchTrace {
        var alone = compiled.figures
        for lane in alone.indices { alone[lane].close(launch.touchedLane(lane), launch.facts) }
        var trace = launch.finishedTrace
        trace.values = values(of: alone)
        return trace
    }

    private func values(of lanes: [any AnyLane]) -> [Public: SeriesValue] {
        compiled.lanes.places.flatMap { place in
            lanes[place.lane].metrics(flow: place.index, installs: [lanes[place.lane]])
        }.seriesValues
    }

    /// Adds a later stretch; the days of both are over.
    mutating func append(_ later: StretchFigures) {
        add(later)
        for lane in lanes.indices { lanes[lane].append(later.lanes[lane]) }
    }

    mutating func join(_ other: StretchFigures) {
        add(other)
        for lane in lanes.indices { lanes[lane].join(other.lanes[lane]) }
    }

    private mutating func add(_ other: StretchFigures) {
        launches += other.launches
        partial += other.partial
        forced += other.forced
        excluded += other.excluded
        ledger.append(other.ledger)
        series.append(other.series)
        traces += other.traces.prefix(StretchFigures.mostTraces - traces.count)
    }
}
