public import EventModel
public import Redaction

/// What one event did: which launch it belongs to, and what every flow that listens to it made of it.
///
/// It is found by the engine itself: the launch's flows are looked at before and after they take the event.
public struct EventExplanation: Sendable {
    /// A figure of the launch that the event changed.
    public struct Change: Sendable {
        /// The metric.
        public let id: MetricID
        /// Its value in the launch before the event; nil where the metric was not there yet.
        public let before: MetricValue?
        /// Its value after it.
        public let after: MetricValue
    }

    /// What one flow made of the event.
    public struct FlowPart: Sendable {
        /// The flow's id.
        public let id: Public
        /// What the event is to the flow, such as `start` or `success`; empty when it does not meet the flow's conditions.
        public let roles: [Public]
        /// What it changed, in the order of the metrics.
        public internal(set) var changes: [Change]
        /// The messages of findings that it gave rise to.
        public let findings: [Public]
        /// How the flow stands after it, such as `1 attempt open`.
        public let standing: Public?
    }

    /// The event; its origin names the launch.
    public let event: RedactedEvent
    /// Where the launch began.
    public let launchStart: EventOrigin
    /// The event's number in its launch, from 1.
    public let number: Int
    /// The launch's begin was seen.
    public let isWhole: Bool
    /// The launch was forced, as is known when it is over.
    public internal(set) var isForced: Bool
    /// Forced launches count nowhere.
    public let excludesForced: Bool
    /// The flows that listen to it, in the order of the program.
    public internal(set) var flows: [FlowPart]
}

extension EventExplanation {
    /// The explanation with dimensions as they may be shown: undeclared values that too few installs have are hidden.
    public func shown(_ names: PseudonymNames) -> EventExplanation {
        var copy = self
        for part in copy.flows.indices {
            copy.flows[part].changes = flows[part].changes.map { change in
                let id = Metric.shown([Metric(id: change.id, value: change.after)], names).first?.id ?? change.id
                return Change(id: id, before: change.before, after: change.after)
            }
        }
        return copy
    }
}

/// Looks out for the event of one line, and explains the first one that comes from there.
struct EventWatch: Sendable {
    let capture: Int
    let line: Int
    var explanation: EventExplanation?

    func isMeant(_ event: RedactedEvent) -> Bool {
        explanation == nil && event.origin.line == line && event.origin.capture == capture
    }
}
