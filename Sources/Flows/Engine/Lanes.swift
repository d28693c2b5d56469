internal import Redaction

// Flows of one kind run side by side in a lane. The engine meets lanes of any kind through one protocol, once for each event
// that a flow listens to; inside a lane all calls are direct. Each kind brings a lane of its own, for calls through a protocol
// are direct behind it only where the type is no generic one: a lane that is generic over the kind took five times as long.

/// A lane of any kind: what its flows know of the launches that are open, of the day that is being counted, and of all launches
/// before. Launches are told apart by their place in the ring of open ones.
protocol AnyLane: Sendable {
    /// The lane with one more flow, or nil when the flow is of another kind.
    func adding(_ flow: any FlowKind) -> (any AnyLane)?
    /// A launch without an event of the lane matters to one of its flows.
    var noticesEveryLaunch: Bool { get }

    /// Takes an event in a launch.
    mutating func take(_ event: RedactedEvent, flow index: Int, launch: Int, at place: LaunchPlace)
    /// Adds a launch that is over to the day; its place is free then.
    mutating func close(launch: Int, _ facts: LaunchFacts)
    /// Notes a launch that had no event of the lane.
    mutating func passOver(_ facts: LaunchFacts)
    /// Forgets a launch; its place is free then.
    mutating func drop(launch: Int)
    /// Adds the day to what is known, and begins the next one.
    mutating func endDay()
    /// Forgets all launches, so that the figures take no more room than they need.
    mutating func dropLaunches()
    mutating func append(_ later: any AnyLane)
    mutating func join(_ other: any AnyLane)
    func metrics(flow index: Int, installs: [any AnyLane]) -> [Metric]
    /// The metrics of the day that is being counted, by itself; followed by another launch, or as the end of the log. None where the
    /// flow had no event.
    func dayMetrics(flow index: Int, isFollowed: Bool) -> [Metric]
    /// The metrics of a launch by itself, as if it were over now.
    func metrics(flow index: Int, launch: Int, _ facts: LaunchFacts) -> [Metric]
    /// The longest duration under an id in a launch by itself, in nanoseconds, as if it were over now.
    func longest(_ id: MetricID, flow index: Int, launch: Int, _ facts: LaunchFacts) -> Int64?
    func findings(flow index: Int) -> [Finding]
    /// What an event did to a flow that this launch has taken and `before` has not.
    func explanation(
        flow index: Int, launch: Int, of event: RedactedEvent, before: any AnyLane, _ facts: (LaunchFacts, LaunchFacts)
    ) -> EventExplanation.FlowPart
}

/// The lane of one kind; all it needs is its content.
protocol KindLane: AnyLane {
    associatedtype Kind: FlowKind

    var content: LaneContent<Kind> { get set }

    init(content: LaneContent<Kind>)
}

extension KindLane {
    func adding(_ flow: any FlowKind) -> (any AnyLane)? {
        (flow as? Kind).map { Self(content: LaneContent(content.flows.map(\.value) + [$0])) }
    }

    var noticesEveryLaunch: Bool { content.noticesEveryLaunch }

    mutating func take(_ event: RedactedEvent, flow index: Int, launch: Int, at place: LaunchPlace) {
        content.take(event, flow: index, launch: launch, at: place)
    }

    mutating func close(launch: Int, _ facts: LaunchFacts) { content.close(launch: launch, facts) }

    mutating func passOver(_ facts: LaunchFacts) { content.passOver(facts) }

    mutating func drop(launch: Int) { content.drop(launch: launch) }

    mutating func endDay() { content.endDay() }

    mutating func dropLaunches() { content.dropLaunches() }

    mutating func append(_ later: any AnyLane) { content.append(same(later).content) }

    mutating func join(_ other: any AnyLane) { content.join(same(other).content) }

    func metrics(flow index: Int, installs: [any AnyLane]) -> [Metric] {
        let flow = content.flows[index].value
        let parts = installs.map { same($0).content.all[index] }
        let metrics = flow.metrics(of: content.all[index], installs: parts)
        guard parts.count > 1, metrics.hasRates else { return metrics }
        return metrics.withSums(parts.map { flow.metrics(of: $0, installs: [$0]).filter(\.isRate) })
    }

    func dayMetrics(flow index: Int, isFollowed: Bool) -> [Metric] {
        guard var day = content.day(index) else { return [] }
        let flow = content.flows[index].value
        if isFollowed, flow.noticesEveryLaunch {
            flow.passOver(LaunchFacts(isWhole: true, isForced: false, eventCount: 0), into: &day)
        }
        return flow.seriesMetrics(of: day)
    }

    func longest(_ id: MetricID, flow index: Int, launch: Int, _ facts: LaunchFacts) -> Int64? {
        content.flows[index].longest(id, in: content.alone(index, launch: launch, facts))
    }

    func metrics(flow index: Int, launch: Int, _ facts: LaunchFacts) -> [Metric] {
        let alone = content.alone(index, launch: launch, facts)
        return content.flows[index].value.metrics(of: alone, installs: [alone])
    }

    func findings(flow index: Int) -> [Finding] { content.flows[index].value.findings(of: content.all[index]) }

    func same(_ other: any AnyLane) -> Self {
        guard let other = other as? Self else { preconditionFailure("lanes of one program stand in equal order") }
        return other
    }
}

/// The lanes of a program, and where each flow has its place in them.
struct Lanes: Sendable {
    /// A flow's place.
    struct Place: Sendable, Hashable {
        var lane: Int
        var index: Int
    }

    private(set) var all: [any AnyLane] = []
    /// For each flow of the program, in its order.
    private(set) var places: [Place] = []
    private var counts: [Int] = []

    init(_ flows: [Flow]) {
        for flow in flows { add(flow.kind) }
    }

    /// The first flow whose metrics have a duration without dimensions.
    var wait: (place: Place, id: MetricID)? {
        places.lazy.compactMap { place in
            all[place.lane].metrics(flow: place.index, installs: []).first { metric in
                if case .duration = metric.value { metric.id.dimensions.isEmpty } else { false }
            }.map { (place, $0.id) }
        }.first
    }

    /// The metrics of all flows before the first event.
    var emptyMetrics: [Metric] { places.flatMap { all[$0.lane].metrics(flow: $0.index, installs: []) } }

    private mutating func add<Kind: FlowKind>(_ flow: Kind) {
        for lane in all.indices {
            guard let longer = all[lane].adding(flow) else { continue }
            all[lane] = longer
            places.append(Place(lane: lane, index: counts[lane]))
            counts[lane] += 1
            return
        }
        places.append(Place(lane: all.count, index: 0))
        all.append(Kind.Lane(content: LaneContent([flow])))
        counts.append(1)
    }
}
