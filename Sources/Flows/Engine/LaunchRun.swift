internal import EventModel
internal import Redaction

/// A launch while it runs: what every flow knows of it so far. Its figures join those of the stretch only when it is
/// over, so that a whole launch can be left out.
struct LaunchRun: Sendable {
    /// The launch's own events, kept apart only where the whole launch may be left out.
    private(set) var ledger = EventLedger()
    private(set) var lanes: [any AnyLane]
    let compiled: CompiledProgram
    private var place: LaunchPlace
    private var isForced = false
    private var trace: LaunchTrace
    private var forcedStart: Int64?

    init(_ compiled: CompiledProgram, first: RedactedEvent, isWhole: Bool) {
        self.compiled = compiled
        lanes = compiled.runs
        place = LaunchPlace(isWhole: isWhole)
        trace = LaunchTrace(origin: first.origin)
    }

    mutating func take(_ event: RedactedEvent) {
        place.number += 1
        noteTime(event.origin.time?.instantNanoseconds)
        trace.take(event, compiled.mark(for: event))
        if compiled.excludesForced { ledger.take(event) }
        noteForced(event)
        for number in compiled.listeners.numbers(of: event.planned) {
            let listener = compiled.listeners[number]
            lanes[listener.lane].take(event, flow: listener.index, at: place)
        }
    }

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
