internal import EventModel
public import Redaction

/// A redacted event that shows something.
public struct Evidence: Sendable, Hashable {
    /// The event with its place.
    public let event: RedactedEvent

    fileprivate var place: (Int64, Int, Int) {
        (event.origin.time?.instantNanoseconds ?? .max, event.origin.capture, event.origin.line)
    }
}

/// How often something was found, in which launches, and the first places of it. Parts add up in any order.
public struct FindingFigures: Sendable, Hashable {
    private static let mostEvidence = 10

    /// How often.
    public private(set) var count = 0
    /// The first places in order of time, which does not depend on the order of captures; what has no time, and what has the same,
    /// in order of capture and line.
    public private(set) var evidence: [Evidence] = []
    private var launches = LaunchSet()

    /// How many launches it was found in; where there are more than a thousand, a thousand.
    public var launchCount: Int { launches.count }
    /// There are more launches than `launchCount` says.
    public var hasMoreLaunches: Bool { launches.hasMore }

    mutating func add(_ event: RedactedEvent) {
        launches.add(event.origin)
        add(count: 1, [Evidence(event: event)])
    }

    mutating func add(_ other: FindingFigures) {
        guard other.count > 0 else { return }
        launches.add(other.launches)
        add(count: other.count, other.evidence)
    }

    private mutating func add(count more: Int, _ places: [Evidence]) {
        count += more
        evidence += places
        evidence.sort { $0.place < $1.place }
        evidence.removeLast(max(0, evidence.count - FindingFigures.mostEvidence))
    }
}
