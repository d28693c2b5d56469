internal import Redaction

/// A value that many share and nobody changes. Asking it costs no copy, however much it holds.
final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    fileprivate let stored: Value

    init(_ value: Value) {
        stored = value
    }

    /// The value, lent and not copied: a definition holds a dozen references, each of which a copy would count.
    var value: Value {
        _read { yield stored }
    }

    static func == (one: Shared, other: Shared) -> Bool { one === other || one.stored == other.stored }

    func hash(into hasher: inout Hasher) { hasher.combine(stored) }
}

// What is done to a flow for each event and launch is done inside the object that holds it: there its definition is lent, while a
// caller that changes something of its own at the same time would copy it.
extension Shared where Value: FlowKind {
    fileprivate var noticesEveryLaunch: Bool { stored.noticesEveryLaunch }

    fileprivate func begin() -> Value.Run { stored.begin() }

    fileprivate func emptyStretch() -> Value.Stretch { stored.emptyStretch() }

    fileprivate func take(_ event: RedactedEvent, _ run: inout Value.Run, at place: LaunchPlace) {
        stored.take(event, &run, at: place)
    }

    fileprivate func close(_ run: inout Value.Run, _ launch: LaunchFacts, into stretch: inout Value.Stretch) {
        stored.close(&run, launch, into: &stretch)
    }

    fileprivate func passOver(_ launch: LaunchFacts, into stretch: inout Value.Stretch) {
        stored.passOver(launch, into: &stretch)
    }

    /// The longest duration under an id in a stretch, in nanoseconds.
    func longest(_ id: MetricID, in stretch: Value.Stretch) -> Int64? { stored.longest(id, in: stretch) }
}

/// What a lane holds, each array in the order of its flows.
///
/// A launch's runs stand in a row and are used again by the launch that takes its place, so that launches and events cost no
/// memory of their own in the common case.
struct LaneContent<Kind: FlowKind>: Sendable {
    /// A flow in one launch.
    private struct Run: Sendable {
        var run: Kind.Run
        var hasEvents = false
    }

    let flows: [Shared<Kind>]
    let noticesEveryLaunch: Bool
    /// All launches before the day that is being counted.
    private(set) var all: [Kind.Stretch]
    /// Launches one after the other that began on one day.
    private var day: [Kind.Stretch]
    /// The flows that had an event in one of these. The others' metrics are those of no launch, which end nothing but what the
    /// days before left open.
    private var dayHasEvents: [Bool]
    /// The flows of the open launches, launch by launch.
    private var runs: [Run] = []

    init(_ flows: [Kind]) {
        self.flows = flows.map { Shared($0) }
        noticesEveryLaunch = flows.contains { $0.noticesEveryLaunch }
        all = flows.map { $0.emptyStretch() }
        day = all
        dayHasEvents = flows.map { _ in false }
    }

    mutating func take(_ event: RedactedEvent, flow index: Int, launch: Int, at place: LaunchPlace) {
        let run = launch * flows.count + index
        if run >= runs.count { makeRoom(launch) }
        runs[run].hasEvents = true
        flows[index].take(event, &runs[run].run, at: place)
    }

    mutating func close(launch: Int, _ facts: LaunchFacts) {
        makeRoom(launch)
        for index in flows.indices {
            let run = launch * flows.count + index
            if runs[run].hasEvents {
                dayHasEvents[index] = true
                flows[index].close(&runs[run].run, facts, into: &day[index])
                runs[run] = Run(run: flows[index].begin())
            } else if flows[index].noticesEveryLaunch {
                flows[index].passOver(facts, into: &day[index])
            }
        }
    }

    mutating func passOver(_ facts: LaunchFacts) {
        for index in flows.indices where flows[index].noticesEveryLaunch {
            flows[index].passOver(facts, into: &day[index])
        }
    }

    mutating func drop(launch: Int) {
        makeRoom(launch)
        for index in flows.indices { runs[launch * flows.count + index] = Run(run: flows[index].begin()) }
    }

    mutating func endDay() {
        for index in flows.indices where dayHasEvents[index] || flows[index].noticesEveryLaunch {
            all[index].append(day[index])
            day[index] = flows[index].emptyStretch()
            dayHasEvents[index] = false
        }
    }

    mutating func dropLaunches() { runs = [] }

    /// What a flow knows of the day that is being counted; nil where it had no event.
    func day(_ index: Int) -> Kind.Stretch? { dayHasEvents[index] ? day[index] : nil }

    mutating func append(_ later: LaneContent) {
        for index in all.indices { all[index].append(later.all[index]) }
    }

    mutating func join(_ other: LaneContent) {
        for index in all.indices { all[index].join(other.all[index]) }
    }

    /// What a flow knows of a launch.
    func run(_ index: Int, launch: Int) -> Kind.Run {
        let run = launch * flows.count + index
        return run < runs.count ? runs[run].run : flows[index].begin()
    }

    /// The figures of a launch alone, as if it were over now.
    func alone(_ index: Int, launch: Int, _ facts: LaunchFacts) -> Kind.Stretch {
        var stretch = flows[index].emptyStretch()
        let place = launch * flows.count + index
        if place < runs.count, runs[place].hasEvents {
            var run = runs[place].run
            flows[index].close(&run, facts, into: &stretch)
        } else if flows[index].noticesEveryLaunch {
            flows[index].passOver(facts, into: &stretch)
        }
        return stretch
    }

    private mutating func makeRoom(_ launch: Int) {
        while runs.count < (launch + 1) * flows.count {
            for flow in flows { runs.append(Run(run: flow.begin())) }
        }
    }
}
