public import EventModel
public import Redaction

/// A finding about the app as a reader meets it: what is wrong, how often, and where to look.
public struct FindingCard: Sendable, Hashable {
    /// How many places are quoted.
    public static let quotedPlaces = 3

    /// One line of a capture that shows the finding.
    public struct Evidence: Sendable, Hashable {
        /// Capture name and line: `app.log:17`.
        public var place: Public
        /// When, as the log printed it; nil where it has no time.
        public var time: Public?
        /// The event there, redacted.
        public var event: Public
        /// The page of the launch that it happened in; nil where it has none.
        public var launch: PageLink?

        /// Evidence at a place.
        public init(place: Public, time: Public? = nil, event: Public, launch: PageLink? = nil) {
            self.place = place
            self.time = time
            self.event = event
            self.launch = launch
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
    /// The launches in which it was seen, such as `2 launches`; nil where launches cannot be told.
    public var launches: Public?
    /// The first places, in order.
    public var evidence: [Evidence]
    /// The places of the rest that is known: `app.log:40`.
    public var furtherPlaces: [Public]

    /// A finding.
    public init(
        rule: Public, severity: Severity, message: Public, count: Int, launches: Public? = nil, evidence: [Evidence],
        furtherPlaces: [Public] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.count = count
        self.launches = launches
        self.evidence = evidence
        self.furtherPlaces = furtherPlaces
    }

    /// The id of the finding on every page that shows it. No heading has such an id: theirs hold no `_`.
    public static func anchor(of rule: Public) -> Public { "finding_\(rule)" }
}
