public import EventModel
public import Redaction

/// A launch with its events, as a page of its own shows it.
public struct LaunchRecord: Sendable, Hashable {
    /// An event of the launch.
    public struct Moment: Sendable, Hashable {
        /// The event.
        public let event: RedactedEvent
        /// How it is judged, by the pack's timeline or else by the level of its record; nil for an ordinary event.
        public let severity: Severity?
    }

    /// What tells a launch from all others of a run.
    public struct Key: Sendable, Hashable {
        /// The captures that are read as one, and the launch in them.
        let stream, launch: Int

        /// The launch of an event.
        public init(_ origin: EventOrigin) {
            stream = origin.stream
            launch = origin.launch
        }
    }

    /// How many events are kept whatever they are, and how many errors and warnings behind them.
    private static let mostFirst = 150, mostLater = 50

    /// Civil nanoseconds of its first and last event, where the log has times.
    public internal(set) var start, end: Int64?
    /// Its begin was seen.
    public internal(set) var isWhole = true
    /// It was forced.
    public internal(set) var isForced = false
    /// How many events it has.
    public private(set) var eventCount = 0
    /// How many of them are errors, and how many are warnings.
    public private(set) var errors = 0, warnings = 0
    /// How long it made its user wait, in nanoseconds: the longest of the pack's first duration; nil where there is none.
    public internal(set) var wait: Int64?
    /// The first 150 events, and behind them the first fifty errors and warnings, in the order of the log.
    public private(set) var moments: [Moment] = []
    private var later = 0

    /// A launch without events, which keeps them in `room`.
    init(room: [Moment] = []) {
        moments = room
    }

    /// Gives up its events, but not the memory that they took.
    mutating func clearedRoom() -> [Moment] {
        var room: [Moment] = []
        swap(&room, &moments)
        room.removeAll(keepingCapacity: true)
        return room
    }

    /// Events that were not kept.
    public var leftOut: Int { eventCount - moments.count }

    /// Civil nanoseconds up to which every event is kept; nil where the log has no times.
    var wholeUntil: Int64? {
        guard leftOut > 0 else { return end }
        return moments.prefix(LaunchRecord.mostFirst).compactMap { $0.event.origin.time?.civilNanoseconds }.max()
    }

    /// Where its first event stands.
    public var origin: EventOrigin? { moments.first?.event.origin }

    mutating func take(_ event: RedactedEvent, _ mark: FlowProgram.TimelineMark?) {
        eventCount += 1
        let severity = mark.map(\.severity) ?? event.origin.level?.severity
        errors += severity == .error ? 1 : 0
        warnings += severity == .warning ? 1 : 0
        guard moments.count >= LaunchRecord.mostFirst else {
            moments.append(Moment(event: event, severity: severity))
            return
        }
        guard severity == .error || severity == .warning, later < LaunchRecord.mostLater else { return }
        later += 1
        moments.append(Moment(event: event, severity: severity))
    }

    /// What tells it from all other launches of a run.
    public var key: Key? { origin.map { Key($0) } }

    /// Whether it began before another one; where the log has no times, by capture and line.
    public func isEarlier(than other: LaunchRecord) -> Bool { place < other.place }

    /// What decides between launches that are equal otherwise: the earlier one, then capture and line.
    fileprivate var place: (Int64, Int, Int) {
        (origin?.time?.instantNanoseconds ?? .max, origin?.capture ?? .max, origin?.line ?? .max)
    }
}

extension LaunchRecord {
    /// Why a launch is worth a look. Raw values are anchors of headings.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// It has an error; the most errors first.
        case failed
        /// It has a warning and no error; the most warnings first.
        case warned
        /// It made its user wait; the longest wait first.
        case slow
        /// It is one of the first.
        case first

        /// Whether a launch has what the reason asks for.
        func applies(to launch: LaunchRecord) -> Bool {
            switch self {
            case .failed: launch.errors > 0
            case .warned: launch.errors == 0 && launch.warnings > 0
            case .slow: launch.wait != nil
            case .first: true
            }
        }

        /// Whether a launch goes before another one.
        func ranks(_ one: LaunchRecord, before other: LaunchRecord) -> Bool {
            let (mine, theirs) = (weight(of: one), weight(of: other))
            return mine != theirs ? mine > theirs : one.place < other.place
        }

        private func weight(of launch: LaunchRecord) -> Int64 {
            switch self {
            case .failed: Int64(launch.errors)
            case .warned: Int64(launch.warnings)
            case .slow: launch.wait ?? 0
            case .first: 0
            }
        }
    }
}

extension LogLevel {
    /// What a record's level says of the event in it.
    fileprivate var severity: Severity? {
        switch self {
        case .error, .fault, .critical: .error
        case .warning: .warning
        case .standard, .info, .debug, .trace: nil
        }
    }
}
