internal import Redaction

/// A kind of flow: which events it listens to, what it makes of them in one launch, how launches come together, and
/// what is published of it.
protocol FlowKind: Sendable, Hashable {
    /// What is known while a launch runs; it ends with the launch, so it has to be bounded.
    associatedtype Run: Sendable
    /// What is known of a stretch of launches.
    associatedtype Stretch: Figures
    /// Flows of this kind side by side.
    associatedtype Lane: KindLane where Lane.Kind == Self

    /// The flow's name.
    var id: Public { get }
    /// The events that it wants to see. Every kind of event that a matcher names is taken, whatever the conditions.
    var listensTo: [EventMatcher] { get }
    /// True when it wants to see every event, those that are not planned too.
    var listensToAll: Bool { get }

    /// What is known when a launch begins.
    func begin() -> Run
    /// Takes an event that it listens to.
    func take(_ event: RedactedEvent, _ run: inout Run, at place: LaunchPlace)
    /// What is known before the first launch.
    func emptyStretch() -> Stretch
    /// True when a launch without an event of the flow matters too.
    var noticesEveryLaunch: Bool { get }
    /// Adds a launch that is over. What is left of the run is not used again.
    func close(_ run: inout Run, _ launch: LaunchFacts, into stretch: inout Stretch)
    /// Notes a launch that had no event that the flow listens to, where every launch matters.
    func passOver(_ launch: LaunchFacts, into stretch: inout Stretch)
    /// What is published of all installs, which `installs` holds apart.
    func metrics(of all: Stretch, installs: [Stretch]) -> [Metric]
    /// Those of a stretch by itself that have no dimensions, and perhaps others: asked of every day.
    func seriesMetrics(of all: Stretch) -> [Metric]
    /// The longest duration that is published under an id, in nanoseconds; nil where there is none.
    func longest(_ id: MetricID, in stretch: Stretch) -> Int64?
    /// How each metric is counted: one sentence made of the definition, by the metric's id without dimensions.
    func rules(in words: RuleWords) -> [(Public, Public)]
    /// What was found to be wrong; findings that were never made are left out later.
    func findings(of all: Stretch) -> [Finding]
    /// What an event is to the flow, in a word or two each; empty when it does not meet the flow's conditions.
    func roles(of event: RedactedEvent) -> [Public]
    /// How a launch stands, for those who want to know what an event did; nil when its figures say it all.
    func standing(of run: Run, isWhole: Bool) -> Public?
}

extension FlowKind {
    var listensToAll: Bool { false }

    var noticesEveryLaunch: Bool { false }

    func passOver(_ launch: LaunchFacts, into stretch: inout Stretch) {}

    func findings(of all: Stretch) -> [Finding] { [] }

    func seriesMetrics(of all: Stretch) -> [Metric] { metrics(of: all, installs: [all]) }

    func longest(_ id: MetricID, in stretch: Stretch) -> Int64? {
        let metric = metrics(of: stretch, installs: []).first { $0.id == id }
        guard case .duration(let figures)? = metric?.value else { return nil }
        return figures.greatest
    }
}

/// Kinds whose launches and stretches are counted alike.
extension FlowKind where Run == Stretch {
    func begin() -> Run { emptyStretch() }

    func close(_ run: inout Run, _ launch: LaunchFacts, into stretch: inout Stretch) { stretch.append(run) }
}

/// Where an event stands in its launch.
struct LaunchPlace: Sendable {
    /// The launch's begin was seen.
    var isWhole: Bool
    /// Its number among the launch's events, from 1.
    var number = 0
    /// The number of its session in the launch, from 0.
    var session = 0
    /// When, in nanoseconds that can be subtracted from one another; nil where the log has no time.
    var instant: Int64?
}

/// What is known of a launch that is over.
struct LaunchFacts: Sendable {
    /// Its begin was seen.
    var isWhole: Bool
    /// It was forced.
    var isForced: Bool
    /// How many events it has.
    var eventCount: Int
    /// The latest time of an event.
    var lastInstant: Int64?
    /// The labels of its first event's capture.
    var labels = 0
}
