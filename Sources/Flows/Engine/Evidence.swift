internal import EventModel
public import Redaction

/// A redacted event that shows something.
public struct Evidence: Sendable, Hashable {
    /// The event with its place.
    public let event: RedactedEvent
}

/// How often something was found, and the first places of it. Counts of several parts add up in any order.
public struct FindingFigures: Sendable, Hashable {
    private static let mostEvidence = 10

    /// How often.
    public private(set) var count = 0
    /// The first places, in order of capture and line.
    public private(set) var evidence: [Evidence] = []

    mutating func add(_ event: RedactedEvent) {
        add(count: 1, [Evidence(event: event)])
    }

    mutating func add(_ other: FindingFigures) {
        add(count: other.count, other.evidence)
    }

    private mutating func add(count more: Int, _ places: [Evidence]) {
        count += more
        evidence += places
        evidence.sort {
            ($0.event.origin.capture, $0.event.origin.line) < ($1.event.origin.capture, $1.event.origin.line)
        }
        evidence.removeLast(max(0, evidence.count - FindingFigures.mostEvidence))
    }
}
