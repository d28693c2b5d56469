internal import Redaction

// Flows of one kind run side by side in a lane: one array of definitions, one of runs, one of figures. The engine meets
// lanes of any kind through one protocol, once for each event that a flow listens to; inside a lane all calls are direct.
// Each kind brings a lane of its own, for calls through a protocol are direct behind it only where the type is no generic
// one: a lane that is generic over the kind took five times as long.

/// A lane of any kind: that of a launch, with runs, or that of a stretch of launches, with figures.
protocol AnyLane: Sendable {
    /// The lane with one more flow, or nil when the flow is of another kind.
    func adding(_ flow: any FlowKind) -> (any AnyLane)?
    /// The lane of a launch that begins.
    var launch: any AnyLane { get }
    /// The lane before the first launch.
    var stretch: any AnyLane { get }

    /// Takes an event in a launch.
    mutating func take(_ event: RedactedEvent, flow index: Int, at place: LaunchPlace)
    /// Adds a launch that is over; nil where it had no event of the lane.
    mutating func close(_ launch: (any AnyLane)?, _ facts: LaunchFacts)
    mutating func append(_ later: any AnyLane)
    mutating func join(_ other: any AnyLane)
    func metrics(flow index: Int, installs: [any AnyLane]) -> [Metric]
    func findings(flow index: Int) -> [Finding]
    /// What an event did to a flow that this launch has taken and `before` has not.
    func explanation(
        flow index: Int, of event: RedactedEvent, before: any AnyLane, _ facts: (LaunchFacts, LaunchFacts)
    ) -> EventExplanation.FlowPart
}

/// A flow in one launch.
struct LaneRun<Run: Sendable>: Sendable {
    var run: Run
    var hasEvents = false
}

/// The lane of one kind; all it needs is its three properties.
protocol KindLane: AnyLane {
    associatedtype Kind: FlowKind

    var flows: [Kind] { get }
    var runs: [LaneRun<Kind.Run>] { get set }
    var stretches: [Kind.Stretch] { get set }

    init(flows: [Kind], runs: [LaneRun<Kind.Run>], stretches: [Kind.Stretch])
}

extension KindLane {
    func adding(_ flow: any FlowKind) -> (any AnyLane)? {
        (flow as? Kind).map { Self(flows: flows + [$0], runs: [], stretches: []) }
    }

    var launch: any AnyLane {
        Self(flows: flows, runs: flows.map { LaneRun(run: $0.begin()) }, stretches: [])
    }

    var stretch: any AnyLane {
        Self(flows: flows, runs: [], stretches: flows.map { $0.emptyStretch() })
    }

    mutating func take(_ event: RedactedEvent, flow index: Int, at place: LaunchPlace) {
        runs[index].hasEvents = true
        flows[index].take(event, &runs[index].run, at: place)
    }

    mutating func close(_ launch: (any AnyLane)?, _ facts: LaunchFacts) {
        guard let launch else {
            for index in stretches.indices where flows[index].noticesEveryLaunch {
                flows[index].close(nil, facts, into: &stretches[index])
            }
            return
        }
        let runs = same(launch).runs
        for index in stretches.indices {
            if runs[index].hasEvents {
                flows[index].close(runs[index].run, facts, into: &stretches[index])
            } else if flows[index].noticesEveryLaunch {
                flows[index].close(nil, facts, into: &stretches[index])
            }
        }
    }

    mutating func append(_ later: any AnyLane) {
        let later = same(later)
        for index in stretches.indices { stretches[index].append(later.stretches[index]) }
    }

    mutating func join(_ other: any AnyLane) {
        let other = same(other)
        for index in stretches.indices { stretches[index].join(other.stretches[index]) }
    }

    func metrics(flow index: Int, installs: [any AnyLane]) -> [Metric] {
        flows[index].metrics(of: stretches[index], installs: installs.map { same($0).stretches[index] })
    }

    func findings(flow index: Int) -> [Finding] { flows[index].findings(of: stretches[index]) }

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

    private mutating func add<Kind: FlowKind>(_ flow: Kind) {
        for lane in all.indices {
            guard let longer = all[lane].adding(flow) else { continue }
            all[lane] = longer
            places.append(Place(lane: lane, index: counts[lane]))
            counts[lane] += 1
            return
        }
        places.append(Place(lane: all.count, index: 0))
        all.append(Kind.Lane(flows: [flow], runs: [], stretches: []))
        counts.append(1)
    }
}
