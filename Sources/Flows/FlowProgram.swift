public import EventModel
public import Redaction
public import Texts

/// Everything that is asked of one app's events: how launches are found, and the flows. Packs are read into it.
public struct FlowProgram: Sendable {
    /// A launch that resolved at once was forced to.
    public struct ForcedLaunch: Sendable, Hashable {
        /// From this event…
        public var start: EventMatcher
        /// …to this one, in the same launch…
        public var end: EventMatcher
        /// …in less than this time.
        public var belowNanoseconds: Int64
        /// The metric that counts them.
        public var id: Public

        /// A rule for forced launches.
        public init(start: EventMatcher, end: EventMatcher, belowNanoseconds: Int64, id: Public) {
            self.start = start
            self.end = end
            self.belowNanoseconds = belowNanoseconds
            self.id = id
        }
    }

    /// An event that a launch's timeline shows.
    public struct TimelineMark: Sendable, Hashable {
        /// Which events.
        public var event: EventMatcher
        /// How it is judged.
        public var severity: Severity?

        /// A mark.
        public init(event: EventMatcher, severity: Severity?) {
            self.event = event
            self.severity = severity
        }
    }

    /// The app's id.
    public var app: Public
    /// The app's name.
    public var title: Public
    /// The planned events, in the catalogue's order: name and parameter names.
    public var events: [(name: Public, parameters: [Public])]
    /// The event that begins a launch. Without one a process id is a launch.
    public var launchMarker: EventMatcher?
    /// Why launches cannot be told, where the log does not let them; flows then run over the capture.
    public var launchesUnknown: Public?
    /// Launches that were forced.
    public var forcedLaunch: ForcedLaunch?
    /// A session ends where a launch has no event for longer than this.
    public var inactivityNanoseconds: Int64 = 1_800_000_000_000
    /// Below this many (n) a rate or a distribution is shown, but marked as too few to judge by.
    public var fewest = 5
    /// What timelines show.
    public var timeline: [TimelineMark] = []

    /// The different sets of labels that captures have; events carry the number of theirs.
    public var labels: [Labels] = []
    /// The flows, in the order in which they are reported.
    public var flows: [Flow] = []
    /// How bad the findings of a flow are, by its index, where that is not left to its kind.
    public var severities: [Int: Severity] = [:]

    /// What pages call a figure, by the metric's name.
    public var titles: [Public: Public] = [:]
    /// The figures that matter most, by their names; empty where the pack leaves it to ctreport.
    public var overview: [Public] = []

    /// Texts of the pack in other languages than its own: by the language's tag, then by the text.
    public var translations: [String: [Public: Public]] = [:]

    /// A program without flows.
    public init(app: Public, title: Public, events: [(name: Public, parameters: [Public])]) {
        self.app = app
        self.title = title
        self.events = events
    }

    /// What pages call a metric or a part of it: the title that the pack gives it, else its id.
    public func title(of id: MetricID, in language: Language) -> Public {
        guard let title = titles[id.name] else { return id.text }
        let parts = id.dimensions.map { "\(told($0.key, in: language)) \($0.value)" as Public }
        return ([told(title, in: language)] + (parts.isEmpty ? [] : [parts.joined(separator: ", ")])).joined(
            separator: " · ")
    }

    /// A text of the pack in a language; as the pack has it where it has no other.
    public func told(_ text: Public, in language: Language) -> Public { translations[language.tag]?[text] ?? text }
}
