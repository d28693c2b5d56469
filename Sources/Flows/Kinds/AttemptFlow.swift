public import Redaction

/// Attempts and what became of them: the flow kind `rate`.
///
/// An attempt starts with an event and ends with the first outcome in the same launch. What is open when the launch is
/// over is `cancelled` or `pending`, as the flow says; what is open when the capture ends is always `pending`.
public struct AttemptFlow: Sendable, Hashable {
    /// What a start does to attempts that are open.
    public enum Overlap: String, Sendable, Hashable, CaseIterable {
        /// They are cancelled: only one attempt is open at a time.
        case supersede
        /// They stay open; success and failure end the youngest, a cancellation the oldest.
        case stack
        /// They stay open; an outcome ends all of them.
        case share
    }

    /// What becomes of open attempts when their launch is over and another one has begun.
    public enum LaunchEnd: String, Sendable, Hashable, CaseIterable {
        case cancelled, pending
    }

    /// The metrics that are published, each by its id.
    public struct Metrics: Sendable, Hashable {
        /// Counts.
        public var started, succeeded, failed, cancelled, interrupted, timedOut, pending: Public?
        /// Succeeded of started less pending.
        public var successRate: Public?
        /// Failed and timed out, of these and succeeded.
        public var errorRate: Public?
        /// Time from start to end.
        public var duration: Public?

        /// No metrics.
        public init() {}
    }

    /// How long a succeeded attempt took.
    public struct Duration: Sendable, Hashable {
        /// One rule: for successes that meet `success`, the end is the first of `ends` after the start plus a fixed
        /// time; without `ends` it is the success itself. An `until` event before that ends it.
        public struct Rule: Sendable, Hashable {
            /// Which successes.
            public var success: EventMatcher
            /// What ends it.
            public var ends: [EventMatcher]
            /// Fixed time behind the end.
            public var plusNanoseconds: Int64
            /// What cuts it short.
            public var until: [EventMatcher]

            /// A rule.
            public init(success: EventMatcher, ends: [EventMatcher], plusNanoseconds: Int64, until: [EventMatcher]) {
                self.success = success
                self.ends = ends
                self.plusNanoseconds = plusNanoseconds
                self.until = until
            }
        }

        /// The rules; the first that meets a success decides. None: from start to success.
        public var rules: [Rule]
        /// What to break down by: values of the success.
        public var by: Breakdown?

        /// A duration.
        public init(rules: [Rule], by: Breakdown?) {
            self.rules = rules
            self.by = by
        }
    }

    /// An event of `event` that none of `followers` follows at once ends an open attempt: it was interrupted. At once
    /// means: as the next event that the flow listens to.
    public struct Interruption: Sendable, Hashable {
        /// What announces a step of the attempt.
        public var event: EventMatcher
        /// The steps, one of which must follow.
        public var followers: [EventMatcher]

        /// An interruption.
        public init(event: EventMatcher, followers: [EventMatcher]) {
            self.event = event
            self.followers = followers
        }
    }

    /// The flow's name, for other flows to refer to.
    public var id: Public
    /// What starts an attempt, and the outcomes. `aside` ends one without being counted. An event that fits several
    /// outcomes is the first of: cancel, aside, failure, success.
    public var start, success, failure, cancel, aside: [EventMatcher]
    /// What shows that an attempt was interrupted.
    public var interruptions: [Interruption]
    /// An attempt without an outcome for longer than this has timed out.
    public var timeoutNanoseconds: Int64?
    /// What a start does to open attempts.
    public var overlap: Overlap
    /// What the end of a launch means.
    public var launchEnd: LaunchEnd
    /// Outcomes without an open attempt count too: their start was before the capture.
    public var countsUnstarted: Bool
    /// Launches whose begin was not seen are left out.
    public var needsWholeLaunch: Bool
    /// The metrics.
    public var metrics: Metrics
    /// The duration.
    public var duration: Duration?
    /// What all figures are broken down by: values of the events that start attempts.
    public var by: Breakdown?

    /// A flow of attempts without outcomes; fill in what it needs.
    public init(id: Public, start: [EventMatcher]) {
        self.id = id
        self.start = start
        (success, failure, cancel, aside) = ([], [], [], [])
        interruptions = []
        overlap = .supersede
        launchEnd = .pending
        countsUnstarted = false
        needsWholeLaunch = false
        metrics = Metrics()
        duration = nil
    }
}
