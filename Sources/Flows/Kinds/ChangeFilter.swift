internal import Redaction

/// Lets an event through when a parameter differs from the event of the same kind before it, in the same launch.
struct ChangeFilter: Sendable {
    private var last: RedactedValue?

    /// Whether the event counts. Without a parameter every event does; the first event of a launch counts where
    /// `countsFirst` says so.
    mutating func passes(_ event: RedactedEvent, _ change: Change?) -> Bool {
        guard let change, let value = change.parameter.value(in: event) else { return true }
        defer { last = value }
        return last.map { $0 != value } ?? change.countsFirst
    }
}

/// Counts only events whose parameter differs from the event before.
public struct Change: Sendable, Hashable {
    /// Which parameter.
    public var parameter: ParameterReference
    /// Whether the first event of a launch counts.
    public var countsFirst: Bool

    /// A condition on changes.
    public init(parameter: ParameterReference, countsFirst: Bool) {
        self.parameter = parameter
        self.countsFirst = countsFirst
    }

    var matcher: EventMatcher { EventMatcher(event: parameter.event) }
}
