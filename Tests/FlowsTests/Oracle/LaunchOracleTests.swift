import EventModel
import Testing

@testable import Flows
@testable import Redaction

/// Rates, alternation and windows over random streams: the engine says what plain counting over whole launches says.
@Suite struct LaunchOracleTests {
    private struct Seen {
        var name: Int
        var time: Int64
        var value: Int
    }

    private static func seen(_ launch: [RedactedEvent]) -> [Seen] {
        launch.map { event in
            var value = -1
            if case .integer(let number) = event.values[1] { value = Int(number) }
            return Seen(name: event.planned ?? -1, time: event.origin.time?.instantNanoseconds ?? 0, value: value)
        }
    }

    private static func matcher(_ event: Int) -> EventMatcher { EventMatcher(event: event) }

    /// Compares what a flow gives with what the oracle gives for random streams.
    private func check(
        _ flow: Flow, _ oracle: ([[Seen]]) -> [String: Int], _ place: SourceLocation = #_sourceLocation
    ) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        var program = Streams.program
        program.flows = [flow]
        for _ in 0..<Streams.count {
            let events = Streams.stream(&random)
            var aggregator = FlowAggregator(program: program)
            for event in events { aggregator.add(event) }
            let shown = aggregator.summary().shown
            let expected = oracle(Streams.launches(of: events).map(Self.seen))
            let actual = expected.reduce(into: [:]) { $0[$1.key] = shown[$1.key].flatMap { Int($0) } }
            guard actual != expected else { continue }
            Issue.record(
                "seed \(seed): expected \(expected), found \(actual) of \(Streams.shown(events))", sourceLocation: place
            )
            return
        }
    }

    @Test(arguments: AttemptFlow.Overlap.allCases, AttemptFlow.LaunchEnd.allCases)
    func rates(_ overlap: AttemptFlow.Overlap, _ launchEnd: AttemptFlow.LaunchEnd) {
        var flow = AttemptFlow(id: "r", start: [Self.matcher(0)])
        flow.success = [Self.matcher(1)]
        flow.failure = [Self.matcher(2)]
        flow.cancel = [Self.matcher(3)]
        flow.timeoutNanoseconds = 4
        flow.overlap = overlap
        flow.launchEnd = launchEnd
        flow.metrics.started = "started"
        flow.metrics.succeeded = "succeeded"
        flow.metrics.failed = "failed"
        flow.metrics.cancelled = "cancelled"
        flow.metrics.timedOut = "timed_out"
        flow.metrics.pending = "pending"
        check(.rate(flow)) { launches in
            var counts = ["started": 0, "succeeded": 0, "failed": 0, "cancelled": 0, "timed_out": 0, "pending": 0]
            for (number, launch) in launches.enumerated() {
                for outcome in Self.outcomes(launch, overlap) {
                    counts["started", default: 0] += 1
                    let isOver = outcome == "pending" && launchEnd == .cancelled && number < launches.count - 1
                    counts[isOver ? "cancelled" : outcome, default: 0] += 1
                }
            }
            return counts
        }
    }

    /// What becomes of each start of a launch: each is followed by itself through the events behind it.
    private static func outcomes(_ launch: [Seen], _ overlap: AttemptFlow.Overlap) -> [String] {
        let names = [1: "succeeded", 2: "failed", 3: "cancelled"]
        var outcomes: [Int: String] = [:]
        let starts = launch.indices.filter { launch[$0].name == 0 }
        for (place, event) in launch.enumerated() {
            var open = starts.filter { $0 < place && outcomes[$0] == nil }
            for start in open where event.time - launch[start].time > 4 { outcomes[start] = "timed_out" }
            open.removeAll { outcomes[$0] != nil }
            if event.name == 0, overlap == .supersede { open.forEach { outcomes[$0] = "cancelled" } }
            guard let outcome = names[event.name] else { continue }
            switch overlap {
            case .share: open.forEach { outcomes[$0] = outcome }
            case .supersede, .stack:
                let ended = event.name == 3 ? open.first : open.last
                if let ended { outcomes[ended] = outcome }
            }
        }
        let end = launch.last?.time ?? 0
        return starts.map { outcomes[$0] ?? (end - launch[$0].time > 4 ? "timed_out" : "pending") }
    }

    @Test func alternation() {
        let value = ParameterReference(event: 0, parameter: 1)
        let flow = AlternationFlow(
            id: "a", value: value, cycle: [.integer(0), .integer(1), .integer(2)], explainedBy: nil, finding: "f")
        check(.alternation(flow)) { launches in
            let values = launches.flatMap { launch in launch.filter { $0.name == 0 }.map(\.value) }
            let pairs = Array(zip(values, values.dropFirst()))
            // From a value outside of the cycle any value of it may follow.
            let wrong = pairs.filter { last, next in last < 3 ? next != (last + 1) % 3 : next > 2 }
            return ["a.pairs": pairs.count, "a.violations": wrong.count, "a.explained": 0]
        }
    }

    @Test func whatHasToFollowInTime() {
        let flow = MustFlow(
            id: "m", rule: .follows(after: [Self.matcher(0)], then: [Self.matcher(1)], withinNanoseconds: 3),
            finding: "f")
        check(.must(flow)) { launches in
            var counts = ["m.kept": 0, "m.violations": 0, "m.pending": 0]
            for launch in launches {
                for (place, event) in launch.enumerated() where event.name == 0 {
                    let answer = launch[(place + 1)...].first { $0.name == 1 }
                    let isKept = answer.map { $0.time - event.time <= 3 } ?? false
                    let isOver = answer != nil || (launch.last?.time ?? 0) - event.time > 3
                    counts[isKept ? "m.kept" : isOver ? "m.violations" : "m.pending", default: 0] += 1
                }
            }
            return counts
        }
    }

    @Test func whatHasToFollowAtAll() {
        let flow = MustFlow(
            id: "m", rule: .follows(after: [Self.matcher(0)], then: [Self.matcher(1)], withinNanoseconds: nil),
            finding: "f")
        check(.must(flow)) { launches in
            var counts = ["m.kept": 0, "m.violations": 0, "m.pending": 0]
            for (number, launch) in launches.enumerated() {
                for (place, event) in launch.enumerated() where event.name == 0 {
                    let isKept = launch[(place + 1)...].contains { $0.name == 1 }
                    let isLast = number == launches.count - 1
                    counts[isKept ? "m.kept" : isLast ? "m.pending" : "m.violations", default: 0] += 1
                }
            }
            return counts
        }
    }

    @Test(arguments: [false, true]) func whatMustNotCome(_ isAfter: Bool) {
        let rule: MustFlow.Rule =
            isAfter
            ? .neverAfter(event: [Self.matcher(0)], after: [Self.matcher(1)])
            : .neverBefore(event: [Self.matcher(0)], before: [Self.matcher(1)])
        check(.must(MustFlow(id: "m", rule: rule, finding: "f"))) { launches in
            let judged = launches.flatMap { launch in
                launch.indices.filter { launch[$0].name == 0 }.map { place in
                    launch[..<place].contains { $0.name == 1 } != isAfter
                }
            }
            return ["m.kept": judged.count { $0 }, "m.violations": judged.count { !$0 }, "m.pending": 0]
        }
    }

    @Test func pairs() {
        check(.pairs(PairFlow(id: "p", begins: [Self.matcher(0)], ends: [Self.matcher(1)]))) { launches in
            var counts = ["p.pairs": 0, "p.open": 0, "p.unmatched": 0]
            for launch in launches {
                // The events behind each end pair up as brackets do, whichever begin is taken.
                var open = 0
                for event in launch {
                    if event.name == 1 { counts[open > 0 ? "p.pairs" : "p.unmatched", default: 0] += 1 }
                    open += event.name == 0 ? 1 : event.name == 1 && open > 0 ? -1 : 0
                }
                counts["p.open", default: 0] += open
            }
            return counts
        }
    }

    @Test func sessions() {
        check(.sessions(SessionFlow(id: "s"))) { launches in
            let gaps = launches.flatMap { launch in zip(launch, launch.dropFirst()).map { $1.time - $0.time } }
            return ["s.count": launches.count + gaps.count { $0 > 6 }]
        }
    }

    @Test func conditions() {
        let value = [ParameterReference(event: 0, parameter: 1)]
        let flow = InvariantFlow(
            id: "i", events: [Self.matcher(0)],
            condition: .operation(
                .and, .operation(.greaterOrEqual, .parameter(value), .watch(.previous(value))),
                .operation(.greater, .watch(.count(event: 0)), .watch(.count(event: 1)))), text: "t", finding: "f")
        check(.invariant(flow)) { launches in
            var counts = ["i.kept": 0, "i.violations": 0, "i.unknown": 0]
            for launch in launches {
                for (place, event) in launch.enumerated() where event.name == 0 {
                    let before = launch[..<place].last { $0.name == 0 }
                    let isMore = launch[...place].count { $0.name == 0 } > launch[...place].count { $0.name == 1 }
                    let isUnknown = isMore && before == nil
                    let isKept = isMore && before.map { event.value >= $0.value } ?? false
                    counts[isUnknown ? "i.unknown" : isKept ? "i.kept" : "i.violations", default: 0] += 1
                }
            }
            return counts
        }
    }
}
