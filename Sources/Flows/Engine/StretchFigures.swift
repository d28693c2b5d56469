internal import Redaction

/// All figures of a stretch of launches: one capture, one install, or the whole run.
struct StretchFigures: Figures {
    private static let mostTraces = 60

    private(set) var launches = 0
    private(set) var partial = 0
    private(set) var forced = 0
    private(set) var excluded = 0
    var ledger = EventLedger()
    /// The figures of the flows, kind by kind.
    private(set) var lanes: [any AnyLane]
    /// The first launches, to be drawn.
    private(set) var traces: [LaunchTrace] = []

    init(_ compiled: CompiledProgram) {
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
        if traces.count < StretchFigures.mostTraces { traces.append(launch.finishedTrace) }
        for lane in lanes.indices { lanes[lane].close(launch.lanes[lane], launch.facts) }
    }

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
        traces += other.traces.prefix(StretchFigures.mostTraces - traces.count)
    }
}
