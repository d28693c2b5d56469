internal import EventModel
internal import Redaction

/// A launch while it runs: what every flow knows of it so far. Its figures join those of the stretch only when it is
/// over, so that a whole launch can be left out.
struct LaunchRun: Sendable {
    /// The launch's own events, kept apart only where the whole launch may be left out.
    private(set) var ledger = EventLedger()
    private(set) var lanes: [any AnyLane]
    let compiled: CompiledProgram
    /// A bit for each lane that saw an event.
    private var touched: UInt64 = 0
    private let isDrawn: Bool
    private var place: LaunchPlace
    private var isForced = false
    private var trace: LaunchTrace
    private var forcedStart: Int64?

    /// A launch whose first event is `first`. Of one that is not drawn no marks are kept.
    init(_ compiled: CompiledProgram, first: RedactedEvent, isWhole: Bool, isDrawn: Bool) {
        self.isDrawn = isDrawn
        self.compiled = compiled
        lanes = compiled.runs
        place = LaunchPlace(isWhole: isWhole)
        trace = LaunchTrace(origin: first.origin)
    }

    mutating func take(_ event: RedactedEvent) {
        place.number += 1
        noteTime(event.origin.time?.instantNanoseconds)
        let concerns = compiled.concerns(of: event)
        trace.take(event.origin.time)
        if isDrawn, concerns.contains(.mark), let mark = compiled.mark(for: event) { trace.add(event, mark) }
        if compiled.excludesForced { ledger.take(event) }
        if concerns.contains(.forced) { noteForced(event) }
        for number in compiled.listeners.numbers(of: event.planned) {
            let listener = compiled.listeners[number]
            touched |= 1 << UInt64(listener.lane)
            lanes[listener.lane].take(event, flow: listener.index, at: place)
        }
    }

    /// A lane, or nil where none of its flows saw an event.
    func touchedLane(_ lane: Int) -> (any AnyLane)? { touched & 1 << UInt64(lane) != 0 ? lanes[lane] : nil }

    /// What is known of the launch so far.
    var facts: LaunchFacts {
        LaunchFacts(
            isWhole: place.isWhole, isForced: isForced, eventCount: place.number, lastInstant: trace.lastInstant)
    }

    /// The launch as it is drawn.
    var finishedTrace: LaunchTrace {
        var trace = trace
        trace.isWhole = place.isWhole
        trace.isForced = isForced
        trace.eventCount = place.number
        return trace
    }

    /// Begins a session where nothing happened for longer than the limit.
    private mutating func noteTime(_ instant: Int64?) {
        place.instant = instant
        guard let instant else { return }
        if let last = trace.lastInstant, !isWithin(compiled.program.inactivityNanoseconds, from: last, to: instant) {
            place.session += 1
        }
    }

    private mutating func noteForced(_ event: RedactedEvent) {
        guard let rule = compiled.program.forcedLaunch, place.isWhole, let now = place.instant else { return }
        if rule.start.matches(event) { forcedStart = now }
        if rule.end.matches(event), let start = forcedStart {
            isForced = isForced || (now >= start && now - start < rule.belowNanoseconds)
            forcedStart = nil
        }
    }
}
