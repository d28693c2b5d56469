import EventModel
import Foundation
import Testing

@testable import Flows
@testable import Redaction

/// Funnels of different settings over random streams: the engine says what trying all subsequences says.
@Suite struct FunnelOracleTests {
    struct Setting: Sendable, CustomTestStringConvertible {
        var name: String
        var flow: FunnelFlow
        var testDescription: String { name }

        init(_ name: String, _ steps: [[Int]], _ change: (inout FunnelFlow) -> Void = { _ in }) {
            self.name = name
            flow = FunnelFlow(
                id: "f", steps: steps.map { .init(name: "s", events: $0.map { EventMatcher(event: $0) }) })
            change(&flow)
        }
    }

    static let settings = [
        Setting("ordered, first", [[0], [1], [2]]),
        Setting("ordered, last, within", [[0], [1], [2]]) {
            $0.reentry = .last
            $0.withinNanoseconds = 5
        },
        Setting("ordered, all, within, a window of each step", [[0], [1], [2], [0]]) {
            $0.reentry = .all
            $0.withinNanoseconds = 9
            $0.steps[1].withinNanoseconds = 4
            $0.steps[2].withinNanoseconds = 2
        },
        Setting("ordered, steps that share events, windows and exclusions, installs", [[0, 1], [1, 2], [0]]) {
            $0.unit = .installs
            $0.steps[1].withinNanoseconds = 3
            $0.steps[2].withinNanoseconds = 3
            $0.exclusions = [.init(events: [EventMatcher(event: 2)], after: 0, before: 2)]
        },
        Setting("ordered, all, held, exclusions between different steps", [[0], [1], [2]]) {
            $0.reentry = .all
            $0.hold = [Streams.held]
            $0.exclusions = [
                .init(events: [EventMatcher(event: 3)], after: 0, before: 1),
                .init(events: [EventMatcher(event: 4)], after: 1, before: 2),
            ]
        },
        Setting("ordered, last, sessions, an exclusion that is a step", [[0], [1], [2]]) {
            $0.unit = .sessions
            $0.reentry = .last
            $0.exclusions = [.init(events: [EventMatcher(event: 1)], after: 1, before: 2)]
        },
        Setting("ordered, the same event twice, all, installs", [[0], [0], [1]]) {
            $0.reentry = .all
            $0.unit = .installs
            $0.withinNanoseconds = 6
        },
        Setting("strict, first", [[0], [1], [2]]) { $0.order = .strict },
        Setting("strict, all, sessions, steps that share events", [[0, 1], [0, 1], [2, 1]]) {
            $0.order = .strict
            $0.reentry = .all
            $0.unit = .sessions
            $0.steps[2].withinNanoseconds = 1
        },
        Setting("strict, last, installs", [[0], [1]]) {
            $0.order = .strict
            $0.reentry = .last
            $0.unit = .installs
        },
        Setting("any, first, within", [[0], [1], [2]]) {
            $0.order = .any
            $0.withinNanoseconds = 4
        },
        Setting("any, all, held, sessions, exclusions", [[0], [1], [2]]) {
            $0.order = .any
            $0.reentry = .all
            $0.unit = .sessions
            $0.hold = [Streams.held]
            $0.exclusions = [.init(events: [EventMatcher(event: 3)], after: 0, before: 2)]
        },
        Setting("any, all, steps that share events, installs", [[0, 1], [1, 2], [0, 2], [0]]) {
            $0.order = .any
            $0.reentry = .all
            $0.unit = .installs
            $0.withinNanoseconds = 7
            $0.exclusions = [.init(events: [EventMatcher(event: 4)], after: 0, before: 3)]
        },
    ]

    @Test(arguments: settings) func theEngineSaysWhatAllSubsequencesSay(_ setting: Setting) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        var program = Streams.program
        program.flows = [.funnel(setting.flow)]
        let oracle = FunnelOracle(flow: setting.flow, inactivity: program.inactivityNanoseconds)
        for _ in 0..<Streams.count {
            let events = Streams.stream(&random)
            var aggregator = FlowAggregator(program: program)
            for event in events { aggregator.add(event) }
            guard case .funnel(let funnel) = aggregator.summary().value(of: "f") else {
                Issue.record("no funnel")
                return
            }
            let expected = oracle.outcome(of: Streams.launches(of: events))
            let actual = FunnelOracle.Outcome(funnel)
            // Of what comes next only the most frequent are told apart.
            let isWhole = funnel.steps.allSatisfy { $0.nextOther == 0 }
            let isEqual =
                actual.reached == expected.reached && actual.pending == expected.pending
                && actual.times.dropFirst() == expected.times.dropFirst() && (!isWhole || actual.next == expected.next)
            if !isEqual {
                Issue.record("seed \(seed): expected \(expected), found \(actual) of \(Streams.shown(events))")
                return
            }
        }
    }
}

extension FunnelOracle.Outcome {
    init(_ funnel: FunnelValue) {
        self.init(steps: funnel.steps.count)
        reached = funnel.steps.map(\.reached)
        pending = funnel.steps.map(\.pending)
        times = funnel.steps.map { step in
            step.time?.sorted.flatMap { Array(repeating: $0.value, count: $0.count) } ?? []
        }
        next = funnel.steps.map { step in
            Dictionary(uniqueKeysWithValues: step.next.map { ($0.event?.text ?? "-", $0.count) })
        }
    }
}
