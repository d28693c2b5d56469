internal import Redaction

// Flows of one kind run side by side in a lane: one array of definitions, one of runs, one of figures. The engine meets
// lanes of any kind through three protocols, once for each event that a flow listens to; inside a lane all calls are
// direct.

/// The definitions of one kind.
protocol AnyLane: Sendable {
    var runs: any AnyLaneRuns { get }
    var figures: any AnyLaneFigures { get }
    /// The lane with one more flow, or nil when the flow is of another kind.
    func adding(_ flow: any FlowKind) -> (any AnyLane)?
}

/// The runs of one kind in one launch.
protocol AnyLaneRuns: Sendable {
    mutating func take(_ event: RedactedEvent, flow index: Int, at place: LaunchPlace)
}

/// The figures of one kind over a stretch of launches.
protocol AnyLaneFigures: Sendable {
    mutating func close(_ runs: any AnyLaneRuns, _ launch: LaunchFacts)
    mutating func append(_ later: any AnyLaneFigures)
    mutating func join(_ other: any AnyLaneFigures)
    func metrics(flow index: Int, installs: [any AnyLaneFigures]) -> [Metric]
    func findings(flow index: Int) -> [Finding]
}

struct Lane<Kind: FlowKind>: AnyLane {
    var flows: [Kind]

    var runs: any AnyLaneRuns { LaneRuns(flows: flows, slots: flows.map { .init(run: $0.begin()) }) }

    var figures: any AnyLaneFigures { LaneFigures(flows: flows, stretches: flows.map { $0.emptyStretch() }) }

    func adding(_ flow: any FlowKind) -> (any AnyLane)? {
        (flow as? Kind).map { Lane(flows: flows + [$0]) }
    }
}

struct LaneRuns<Kind: FlowKind>: AnyLaneRuns {
    struct Slot: Sendable {
        var run: Kind.Run
        var hasEvents = false
    }

    let flows: [Kind]
    fileprivate(set) var slots: [Slot]

    mutating func take(_ event: RedactedEvent, flow index: Int, at place: LaunchPlace) {
        slots[index].hasEvents = true
        flows[index].take(event, &slots[index].run, at: place)
    }
}

struct LaneFigures<Kind: FlowKind>: AnyLaneFigures {
    let flows: [Kind]
    fileprivate(set) var stretches: [Kind.Stretch]

    mutating func close(_ runs: any AnyLaneRuns, _ launch: LaunchFacts) {
        guard let runs = runs as? LaneRuns<Kind> else { preconditionFailure("a lane's runs are of its kind") }
        for index in stretches.indices {
            let slot = runs.slots[index]
            flows[index].close(slot.hasEvents ? slot.run : nil, launch, into: &stretches[index])
        }
    }

    mutating func append(_ later: any AnyLaneFigures) {
        let later = same(later)
        for index in stretches.indices { stretches[index].append(later.stretches[index]) }
    }

    mutating func join(_ other: any AnyLaneFigures) {
        let other = same(other)
        for index in stretches.indices { stretches[index].join(other.stretches[index]) }
    }

    func metrics(flow index: Int, installs: [any AnyLaneFigures]) -> [Metric] {
        flows[index].metrics(of: stretches[index], installs: installs.map { same($0).stretches[index] })
    }

    func findings(flow index: Int) -> [Finding] { flows[index].findings(of: stretches[index]) }

    private func same(_ other: any AnyLaneFigures) -> LaneFigures {
        guard let other = other as? LaneFigures else { preconditionFailure("figures of one program have equal lanes") }
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

    private mutating func add(_ flow: some FlowKind) {
        for lane in all.indices {
            guard let longer = all[lane].adding(flow) else { continue }
            all[lane] = longer
            places.append(Place(lane: lane, index: counts[lane]))
            counts[lane] += 1
            return
        }
        places.append(Place(lane: all.count, index: 0))
        all.append(Lane(flows: [flow]))
        counts.append(1)
    }
}
