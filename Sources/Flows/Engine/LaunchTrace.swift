public import EventModel
public import Redaction

/// What is kept of a launch to draw it: its place, its span, and the events that the pack wants to see.
public struct LaunchTrace: Sendable, Hashable {
    /// A moment of a launch.
    public struct Mark: Sendable, Hashable {
        /// Civil nanoseconds.
        public let time: Int64
        /// The event.
        public let event: RedactedEvent
        /// How it is judged; nil for an ordinary event.
        public let severity: Severity?
    }

    private static let mostMarks = 60

    /// Where its first event stands.
    public let origin: EventOrigin
    /// Civil nanoseconds of its first and last event, where the log has times.
    public private(set) var start, end: Int64?
    /// The first sixty marks.
    public private(set) var marks: [Mark] = []
    /// Marks that were left out.
    public private(set) var moreMarks = 0
    /// Its begin was seen.
    public internal(set) var isWhole = true
    /// It was forced.
    public internal(set) var isForced = false
    /// How many events it has.
    public internal(set) var eventCount = 0
    /// Its metrics by id, those that have a course over time.
    public internal(set) var values: [Public: SeriesValue] = [:]
    var lastInstant: Int64?

    init(origin: EventOrigin) {
        self.origin = origin
    }

    mutating func take(_ time: Timestamp?) {
        guard let time else { return }
        start = min(start ?? time.civilNanoseconds, time.civilNanoseconds)
        end = max(end ?? time.civilNanoseconds, time.civilNanoseconds)
        let instant = time.instantNanoseconds
        lastInstant = max(lastInstant ?? instant, instant)
    }

    /// Adds a mark, where the log has times.
    mutating func add(_ event: RedactedEvent, _ mark: FlowProgram.TimelineMark) {
        guard let time = event.origin.time else { return }
        guard marks.count < LaunchTrace.mostMarks else {
            moreMarks += 1
            return
        }
        marks.append(Mark(time: time.civilNanoseconds, event: event, severity: mark.severity))
    }
}
