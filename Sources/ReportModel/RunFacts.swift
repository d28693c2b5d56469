internal import EventModel
public import Redaction

/// What the figures of a report were made with: the packs, the options, and one digest of all of it. Nothing of a capture.
public struct RunFacts: Sendable, Hashable {
    /// A pack that was asked for events.
    public struct Pack: Sendable, Hashable {
        /// The app's id.
        public var app: Public
        /// The app's name.
        public var title: Public
        /// `built-in`, `extended` or `own`.
        public var origin: Public
        /// SHA-256 of what it says: `sha256:` and 64 digits.
        public var digest: Public
        /// The smallest n that its rates are judged by.
        public var fewest: Int
        /// When a session ends.
        public var inactivityNanoseconds: Int64

        /// A pack.
        public init(
            app: Public, title: Public, origin: Public, digest: Public, fewest: Int, inactivityNanoseconds: Int64
        ) {
            self.app = app
            self.title = title
            self.origin = origin
            self.digest = digest
            self.fewest = fewest
            self.inactivityNanoseconds = inactivityNanoseconds
        }
    }

    /// SHA-256 of everything that decides the figures: `sha256:` and 64 digits; nil where nothing was read.
    public var digest: Public?
    /// The packs, in the order in which apps are reported.
    public var packs: [Pack] = []
    /// The zone of times without an offset, as it was named; nil leaves them civil.
    public var timeZone: Public?
    /// The year of times without one.
    public var year: Int?
    /// The day of times without a date.
    public var date: Public?
    /// Which captures are one install: `file`, `directory` or `host`.
    public var installRule: Public = "file"
    /// Whether what several captures hold counts each time.
    public var keepsDuplicates = false
    /// Whether forced launches count nowhere.
    public var excludesForced = false
    /// Whether the report is for everybody.
    public var isPublic = false
    /// The names of log formats of the user's own.
    public var formats: [Public] = []
    /// How many tracking plans were given besides what packs declare.
    public var plans = 0

    /// Facts of a run that nothing is known of.
    public init() {}

    /// A digest as tables show it: twelve of its digits; `report.json` has all of them.
    static func short(_ digest: Public) -> Public { Public(authored: String(digest.text.prefix(7 + 12))) }
}
