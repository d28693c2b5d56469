internal import EventModel
internal import LogIngest
internal import Redaction

/// Puts the events of captures that are read as one in order of their times; each capture's are in order already.
///
/// Times are compared to the coarsest precision of the captures; equal ones keep the order of the captures, and an event without a time stays behind the one before it. Where a capture
/// goes back in time its clock was set, and times do not tell what came first: then the captures stay one behind the other.
/// At most a million events wait; when more come, those that wait go first.
struct EventMerge: Sendable {
    private static let mostWaiting = 1_000_000

    private let overlap: CaptureOverlap
    private var waiting: [(moment: Int64, event: RedactedEvent)] = []
    private var latest = Int64.min
    private var goesBack = false

    init(_ overlap: CaptureOverlap) {
        self.overlap = overlap
    }

    /// Begins a capture.
    mutating func begin() {
        latest = .min
    }

    /// Takes an event; `give` gets those that wait no longer.
    mutating func add(_ event: RedactedEvent, give: (RedactedEvent) -> Void) {
        if waiting.count == EventMerge.mostWaiting { flush(give: give) }
        let moment = event.origin.time.flatMap { overlap.comparedMoment(of: $0) } ?? latest
        goesBack = goesBack || moment < latest
        latest = moment
        waiting.append((moment, event))
    }

    /// Gives all events that wait.
    mutating func flush(give: (RedactedEvent) -> Void) {
        if goesBack {
            waiting.forEach { give($0.event) }
        } else {
            let order = waiting.indices.sorted { (waiting[$0].moment, $0) < (waiting[$1].moment, $1) }
            order.forEach { give(waiting[$0].event) }
        }
        waiting = []
    }
}
