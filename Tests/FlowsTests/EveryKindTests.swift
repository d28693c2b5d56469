import Configuration
import EventModel
import Testing

@testable import Flows
@testable import Redaction

/// What holds of flows of every kind, on random captures of several installs, days and labels.
@Suite struct EveryKindTests {
    /// Captures with the labels of theirs, and the program that knows these.
    private static func captures(_ random: inout SplitMix) throws -> (events: [[RedactedEvent]], program: FlowProgram) {
        let gate = try EveryKindPack.gate.get()
        var program = gate.pack.program
        program.labels = try EveryKindPack.labels()
        let count = Int.random(in: 2...6, using: &random)
        let installs = (0..<count).map { Int.random(in: 0...$0, using: &random) }
        let firsts = installs.map { installs[$0] == $0 ? $0 : 0 }
        let captures = try (0..<count).map { number in
            let events = try gate.events(EveryKindPack.capture(&random), number: number, install: firsts[number])
            let set = Int.random(in: 0..<program.labels.count, using: &random)
            return events.map { event in
                var event = event
                event.origin.labels = set
                return event
            }
        }
        return (captures, program)
    }

    @Test func thePackHasFlowsOfEveryKind() throws {
        let text = EveryKindPack.text
        for kind in KeyTable.flowKinds { #expect(text.contains("kind: \(kind)"), "\(kind)") }
    }

    @Test func anyGroupingGivesTheSameSummary() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<8 {
            let (captures, program) = try Self.captures(&random)
            MergeTests.check(
                captures, program, rounds: 3, excludesForced: Bool.random(using: &random), &random, seed)
        }
    }

    @Test func everyMetricHasItsOwnIdAndARule() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<10 {
            let (captures, program) = try Self.captures(&random)
            var aggregator = FlowAggregator(program: program)
            captures.joined().forEach { aggregator.add($0) }
            let metrics = aggregator.summary().metrics
            let ids = metrics.map(\.id.text)
            #expect(Set(ids).count == ids.count, "seed \(seed)")
            let rules = program.rules { "\($0)" }
            for metric in metrics { #expect(rules[metric.id.name] != nil, "\(metric.id.text)") }
        }
    }

    /// Counts, rates and steps of the parts add up to those of the whole, where parts are of events and not of launches.
    @Test func partsAddUp() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<8 {
            let (captures, program) = try Self.captures(&random)
            var aggregator = FlowAggregator(program: program)
            captures.joined().forEach { aggregator.add($0) }
            let metrics = aggregator.summary().metrics
            let names: [Public] = [
                "count", "share", "r.n", "r.ok", "r.bad", "r.gone", "r.late", "r.open", "r.rate", "r.time", "in_order",
                "table", "pairs.pairs", "pairs.open", "pairs.unmatched", "pairs.duration", "numbers",
                "numbers.left_out",
                "funnel", "funnel.conversion", "sessions.funnel", "installs.funnel", "any.funnel",
                "any.funnel.duration",
                "errors.offline", "errors.noise", "errors.recovered",
            ]
            for name in names {
                let parts = metrics.filter { $0.id.name == name && !$0.id.dimensions.isEmpty }.map(\.value)
                let whole = metrics.first { $0.id.text == name }?.value
                guard let first = parts.first, let whole else { continue }
                let sum = parts.dropFirst().reduce(first) { $0.joined(with: $1) }
                // Captures overlap in time, so only the values of a sequence are known, not their order across parts.
                func words(_ value: MetricValue) -> [Substring] { value.shown.split(separator: " ").sorted() }
                #expect(words(sum) == words(whole), "\(name), seed \(seed)")
            }
        }
    }

    /// A part by label is what the flow says of the captures with this label alone.
    @Test func partsByLabelAreThoseOfTheirLaunchesAlone() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<8 {
            let (captures, program) = try Self.captures(&random)
            var aggregator = FlowAggregator(program: program)
            captures.joined().forEach { aggregator.add($0) }
            let whole = aggregator.summary().shown
            for (set, os) in [(1, "17"), (2, "18")] {
                var alone = FlowAggregator(program: program)
                captures.joined().filter { $0.origin.labels == set }.forEach { alone.add($0) }
                let part = alone.summary()
                guard part.launches > 0 else { continue }
                for name in [
                    "cycle.pairs", "must.kept", "must.pending", "grows.kept", "whole.violations", "state",
                    "sessions.count",
                ] {
                    // A part without an event of the flow is not there.
                    let mine = whole["\(name){os=\(os)}"] ?? (name == "state" ? "0 in 0" : "0")
                    #expect(mine == part.shown[name], "\(name), seed \(seed)")
                }
            }
        }
    }
}
