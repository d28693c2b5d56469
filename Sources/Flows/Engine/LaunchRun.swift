internal import EventModel
internal import Redaction

/// A launch while it runs, but for what the flows know of it: that stands in the lanes of its stretch. Its figures join those of
/// the stretch only when it is over, so that a whole launch can be left out.
struct LaunchRun: Sendable {
    /// The launch's own events, kept apart only where the whole launch may be left out.
    private(set) var ledger = EventLedger()
    let compiled: CompiledProgram
    /// A bit for each lane that saw an event.
    private var touched: UInt64 = 0
    private let isDrawn: Bool
    private var place: LaunchPlace
    private var isForced = false
    private var trace: LaunchTrace
    private var record: LaunchRecord
    private var forcedStart: Int64?

    /// A launch whose first event is `first`. Of one that is not drawn no marks are kept. Its events are kept in `room`.
    init(
        _ compiled: CompiledProgram, first: EventOrigin, isWhole: Bool, isDrawn: Bool, room: [LaunchRecord.Moment]
    ) {
        record = LaunchRecord(room: room)
        self.isDrawn = isDrawn
        self.compiled = compiled
        place = LaunchPlace(isWhole: isWhole)
        trace = LaunchTrace(origin: first)
    }

    /// Takes an event, and gives its place in the launch.
    mutating func take(_ event: RedactedEvent) -> LaunchPlace {
        place.number += 1
        noteTime(event.origin.time?.instantNanoseconds)
        let concerns = compiled.concerns(of: event)
        trace.take(event.origin.time)
        let mark = concerns.contains(.mark) ? compiled.mark(for: event) : nil
        if isDrawn, let mark { trace.add(event, mark) }
        if compiled.program.launchesUnknown == nil { record.take(event, mark) }
        if compiled.excludesForced { ledger.takeAlone(event) }
        if concerns.contains(.forced) { noteForced(event) }
        touched |= compiled.listeners.lanes(of: event.planned)
        return place
    }

    /// Whether one of a lane's flows saw an event.
    func touches(_ lane: Int) -> Bool { touched & 1 << UInt64(lane) != 0 }

    /// Civil nanoseconds of its first event, where the log has times.
    var start: Int64? { trace.start }

    /// What is known of the launch so far.
    var facts: LaunchFacts {
        LaunchFacts(
            isWhole: place.isWhole, isForced: isForced, eventCount: place.number, lastInstant: trace.lastInstant,
            labels: trace.origin.labels)
    }

    /// The launch as it is drawn.
    var finishedTrace: LaunchTrace {
        var trace = trace
        trace.isWhole = place.isWhole
        trace.isForced = isForced
        trace.eventCount = place.number
        return trace
    }

    /// The launch with its events, but for how long it made its user wait.
    var finishedRecord: LaunchRecord {
        var record = record
        (record.start, record.end) = (trace.start, trace.end)
        (record.isWhole, record.isForced) = (place.isWhole, isForced)
        return record
    }

    /// Gives up the events of a launch that is over, but not the memory that they took.
    mutating func clearedRoom() -> [LaunchRecord.Moment] { record.clearedRoom() }

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
            isForced = isForced || (now >= start && now.saturatingDistance(from: start) < rule.belowNanoseconds)
            forcedStart = nil
        }
    }
}
