internal import EventModel
internal import Redaction

/// Puts the events of a capture in order of their times: captures are nearly, not exactly, sorted.
///
/// An event waits until one comes that is 15 s later, or until 512 wait; then no earlier one is expected. Equal times keep
/// the order of the capture, and so does an event without a time. A time that is more than 15 s before the latest one is no
/// disorder but a clock that was set back, or another capture pasted behind: what waits goes first, and so it does at a
/// marker that says so (`flush`). Cost: constant for each event, and for one out of order a search among those that wait.
struct EventOrder: Sendable {
    /// How far an event may be before one that came earlier.
    static let skewNanoseconds: Int64 = 15_000_000_000
    /// How many events wait at most.
    static let mostWaiting = 512

    private struct Waiting: Sendable {
        var instant: Int64
        var event: RedactedEvent
    }

    /// The events that wait are those from `first` on, in order.
    private var events: [Waiting] = []
    private var first = 0
    private var latest = Int64.min
    /// Events that came before one of an earlier time.
    private(set) var moved = 0

    /// Takes an event; `give` gets those that wait no longer.
    mutating func add(_ event: RedactedEvent, give: (RedactedEvent) -> Void) {
        let instant = event.origin.time?.instantNanoseconds ?? latest
        if instant >= latest {
            latest = instant
            events.append(Waiting(instant: instant, event: event))
            let (limit, overflow) = latest.subtractingReportingOverflow(EventOrder.skewNanoseconds)
            if !overflow { giveEvents(upTo: limit, give: give) }
        } else {
            let (distance, overflow) = latest.subtractingReportingOverflow(instant)
            if overflow || distance > EventOrder.skewNanoseconds {
                flush(give: give)
                latest = instant
                events.append(Waiting(instant: instant, event: event))
            } else {
                insert(Waiting(instant: instant, event: event))
            }
        }
        if events.count - first > EventOrder.mostWaiting { giveFirst(give: give) }
    }

    /// Gives all events that wait: nothing that comes later goes before them.
    mutating func flush(give: (RedactedEvent) -> Void) {
        while first < events.count { giveFirst(give: give) }
        latest = .min
    }

    /// Behind the last one that is not later.
    private mutating func insert(_ waiting: Waiting) {
        moved += 1
        var position = events.count
        while position > first, events[position - 1].instant > waiting.instant { position -= 1 }
        events.insert(waiting, at: position)
    }

    private mutating func giveEvents(upTo limit: Int64, give: (RedactedEvent) -> Void) {
        while first < events.count, events[first].instant < limit { giveFirst(give: give) }
    }

    private mutating func giveFirst(give: (RedactedEvent) -> Void) {
        give(events[first].event)
        first += 1
        if first >= EventOrder.mostWaiting {
            events.removeFirst(first)
            first = 0
        }
    }
}
