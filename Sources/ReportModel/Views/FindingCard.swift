public import EventModel
public import Redaction

/// A finding about the app as a reader meets it: what is wrong, how often, and where to look.
public struct FindingCard: Sendable, Hashable {
    /// One line of a capture that shows the finding.
    public struct Evidence: Sendable, Hashable {
        /// Capture name and line: `app.log:17`.
        public var place: Public
        /// The event there, redacted.
        public var event: Public

        /// Evidence at a place.
        public init(place: Public, event: Public) {
            self.place = place
            self.event = event
        }
    }

    /// The rule's dotted name.
    public var rule: Public
    /// How bad.
    public var severity: Severity
    /// What is wrong, a sentence.
    public var message: Public
    /// How often it was seen.
    public var count: Int
    /// The first places, in order.
    public var evidence: [Evidence]

    /// A finding.
    public init(rule: Public, severity: Severity, message: Public, count: Int, evidence: [Evidence]) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.count = count
        self.evidence = evidence
    }
}
