import EventModel

@testable import Flows
@testable import Redaction

/// Funnels read from their definition (`Funnels` in the module's documentation): every subsequence of a unit's events is
/// tried, nothing is remembered from one event to the next.
struct FunnelOracle {
    /// How far the attempts of a funnel came, as `FunnelValue` says it.
    struct Outcome: Equatable {
        var reached: [Int]
        var pending: [Int]
        var times: [[Int64]]
        var next: [[String: Int]]

        init(steps: Int) {
            reached = Array(repeating: 0, count: steps)
            pending = reached
            times = Array(repeating: [], count: steps)
            next = Array(repeating: [:], count: steps)
        }
    }

    let flow: FunnelFlow
    /// The longest silence in a session, nanoseconds.
    let inactivity: Int64

    /// The outcome of an install's launches, each with its events in order.
    func outcome(of launches: [[RedactedEvent]]) -> Outcome {
        var outcome = Outcome(steps: flow.steps.count)
        switch flow.unit {
        case .installs:
            count([Unit(launches, dataEnd: launches.last?.last)], isLast: true, &outcome)
        case .launches:
            for (index, launch) in launches.enumerated() {
                count([Unit([launch], dataEnd: launch.last)], isLast: index == launches.count - 1, &outcome)
            }
        case .sessions:
            for (index, launch) in launches.enumerated() {
                let sessions = sessions(of: launch).map { Unit([$0], dataEnd: launch.last) }
                count(sessions, isLast: index == launches.count - 1, &outcome)
            }
        }
        outcome.times = outcome.times.map { $0.sorted() }
        return outcome
    }

    private func sessions(of launch: [RedactedEvent]) -> [[RedactedEvent]] {
        var sessions: [[RedactedEvent]] = []
        for event in launch {
            if let last = sessions.last?.last, event.instant - last.instant <= inactivity {
                sessions[sessions.count - 1].append(event)
            } else {
                sessions.append([event])
            }
        }
        return sessions
    }

    /// The events of a unit, and for each whether the one behind it is of the same launch.
    private struct Unit {
        var events: [RedactedEvent]
        var hasNext: [Bool]
        /// Time of the last event that could have carried it on.
        var end: Int64

        init(_ launches: [[RedactedEvent]], dataEnd: RedactedEvent?) {
            events = launches.flatMap { $0 }
            hasNext = launches.flatMap { launch in launch.indices.map { $0 < launch.count - 1 } }
            end = dataEnd?.instant ?? 0
        }
    }

    private func count(_ units: [Unit], isLast: Bool, _ outcome: inout Outcome) {
        for (index, unit) in units.enumerated() {
            count(unit, mayGoOn: isLast && index == units.count - 1, &outcome)
        }
    }

    private func count(_ unit: Unit, mayGoOn: Bool, _ outcome: inout Outcome) {
        let stream = unit.events.map { Candidate($0, flow) }
        let entries = stream.indices.filter { isEntry(stream[$0]) }
        switch flow.reentry {
        case .first: if let entry = entries.first { count(entry, stream.count, stream, unit, mayGoOn, &outcome) }
        case .last: if let entry = entries.last { count(entry, stream.count, stream, unit, mayGoOn, &outcome) }
        case .all:
            var place = 0
            while let entry = entries.first(where: { $0 >= place }) {
                // The attempt ends with the first event behind which it is complete or can't go on.
                let ending = (entry..<stream.count).first { last in
                    let seen = Array(stream[...last])
                    return isComplete(entry, seen) || !isOpen(entry, seen, at: stream[last].time)
                }
                count(entry, (ending ?? stream.count - 1) + 1, stream, unit, mayGoOn && ending == nil, &outcome)
                guard let ending else { return }
                let isUsed = isComplete(entry, Array(stream[...ending]))
                place = isUsed ? ending + 1 : ending
            }
        }
    }

    /// Counts the attempt that begins at `entry` and sees the events before `end`.
    private func count(
        _ entry: Int, _ end: Int, _ stream: [Candidate], _ unit: Unit, _ mayGoOn: Bool, _ outcome: inout Outcome
    ) {
        let seen = Array(stream[..<end])
        let chains = chains(from: entry, in: seen)
        let length = chains.map(\.count).max() ?? 1
        for step in 0..<length {
            outcome.reached[step] += 1
            let ends = chains.filter { $0.count == step + 1 }.compactMap(\.last).map { stream[$0].time }
            if let first = ends.min() { outcome.times[step].append(first - stream[entry].time) }
        }
        guard length < flow.steps.count else { return }
        if mayGoOn, isOpen(entry, seen, at: unit.end) {
            outcome.pending[length - 1] += 1
        } else {
            let furthest = chains.filter { $0.count == length }.compactMap(\.last).min() ?? entry
            let next = unit.hasNext[furthest] ? unit.events[furthest + 1].name.text : "-"
            outcome.next[length - 1][next, default: 0] += 1
        }
    }

    // MARK: By definition

    /// An event of a unit: which steps and exclusions it fits.
    private struct Candidate {
        var steps: Set<Int>
        var exclusions: Set<Int>
        var held: [RedactedValue?]
        var time: Int64

        init(_ event: RedactedEvent, _ flow: FunnelFlow) {
            time = event.instant
            steps = Set(flow.steps.indices.filter { flow.steps[$0].events.contains { $0.matches(event) } })
            exclusions = Set(
                flow.exclusions.indices.filter { flow.exclusions[$0].events.contains { $0.matches(event) } })
            held = flow.hold.map { held in
                held.parameters.first { $0.event == event.planned }.map { event.values[$0.parameter] }
            }
            if held.contains(.absent) { steps = [] }
        }
    }

    private func isEntry(_ candidate: Candidate) -> Bool {
        flow.order == .any ? !candidate.steps.isEmpty : candidate.steps.contains(0)
    }

    /// All valid chains that begin at `entry`, as places in the stream.
    private func chains(from entry: Int, in stream: [Candidate]) -> [[Int]] {
        let rest = Array(entry + 1..<stream.count)
        return (0..<1 << rest.count).compactMap { bits in
            let chain = [entry] + rest.indices.filter { bits & 1 << $0 != 0 }.map { rest[$0] }
            return isValid(chain, stream) ? chain : nil
        }
    }

    private func isComplete(_ entry: Int, _ stream: [Candidate]) -> Bool {
        chains(from: entry, in: stream).contains { $0.count == flow.steps.count }
    }

    /// Whether one more event that fits every step, at `time`, could be the last of a chain.
    private func isOpen(_ entry: Int, _ stream: [Candidate], at time: Int64) -> Bool {
        guard !isComplete(entry, stream) else { return false }
        var any = stream[entry]
        any.steps = Set(flow.steps.indices.dropFirst(flow.order == .any ? 0 : 1))
        any.exclusions = []
        any.time = time
        return chains(from: entry, in: stream + [any]).contains { $0.last == stream.count }
    }

    private func isValid(_ chain: [Int], _ stream: [Candidate]) -> Bool {
        guard chain.count <= flow.steps.count, let first = chain.first, let last = chain.last else { return false }
        if let within = flow.withinNanoseconds, stream[last].time - stream[first].time > within { return false }
        guard chain.allSatisfy({ stream[$0].held == stream[first].held }) else { return false }
        for (index, exclusion) in flow.exclusions.enumerated()
        where chain.count > exclusion.after + 1 || flow.order == .any {
            let from = flow.order == .any ? first : chain[exclusion.after]
            let to = flow.order == .any ? last : chain[min(chain.count - 1, exclusion.before)]
            let broken = stream.indices.contains { place in
                from < place && place < to && !chain.contains(place) && stream[place].exclusions.contains(index)
                    && zip(stream[place].held, stream[first].held).allSatisfy { $0 == nil || $0 == $1 }
            }
            if broken { return false }
        }
        if flow.order == .any { return isAssignable(chain[...], stream, free: Set(flow.steps.indices)) }
        return zip(chain.indices, chain).allSatisfy { step, place in
            guard stream[place].steps.contains(step) else { return false }
            guard step > 0 else { return true }
            let before = chain[step - 1]
            if flow.order == .strict, place != before + 1 { return false }
            return flow.steps[step].withinNanoseconds.map { stream[place].time - stream[before].time <= $0 } ?? true
        }
    }

    /// Whether each event of a chain can take a step of its own.
    private func isAssignable(_ chain: ArraySlice<Int>, _ stream: [Candidate], free: Set<Int>) -> Bool {
        guard let place = chain.first else { return true }
        return stream[place].steps.intersection(free).contains { step in
            isAssignable(chain.dropFirst(), stream, free: free.subtracting([step]))
        }
    }
}

extension RedactedEvent {
    fileprivate var instant: Int64 { origin.time?.instantNanoseconds ?? 0 }
}
