import Configuration
import EventModel
import Foundation
import ReportModel
import Testing

@testable import Flows
@testable import Redaction

/// Any grouping of captures merges to the same summary.
@Suite struct MergeTests {
    /// Everything that a summary says, as text.
    private static func everything(_ summary: FlowSummary, captures: Int) -> String {
        let names = (0..<captures).map { Report.Capture(name: "capture-\($0)") }
        let report = Report(
            version: "0", captures: names, apps: [summary], names: PseudonymTable().names(), audit: RedactionAudit())
        let events = summary.events.map { figures in
            figures.map {
                "\($0.count) \($0.firstTime ?? -1) \($0.lastTime ?? -1) " + $0.values.map(shown).joined(separator: ";")
            } ?? ""
        }
        let traces = summary.traces.map { "\($0.origin.capture):\($0.origin.line) \($0.eventCount) \($0.marks.count)" }
        return String(decoding: report.json.bytes, as: UTF8.self) + events.joined(separator: "\n")
            + traces.joined(separator: "\n")
            + summary.overTime.buckets.map { "\($0.start) \($0.count)" }.joined(separator: ",")
            + (0..<168).map { "\(summary.hours[$0 / 24, $0 % 24])" }.joined(separator: ",")
    }

    private static func shown(_ table: TopTable<RedactedValue>) -> String {
        table.counts.map { "\($0.label(PseudonymTable().names()).text) \($1)" }.sorted().joined(separator: ",")
    }

    /// Joins aggregators as a random tree.
    private static func joined(_ parts: [FlowAggregator], _ random: inout SplitMix) -> FlowAggregator? {
        var parts = parts.shuffled(using: &random)
        while parts.count > 1 {
            let part = parts.remove(at: Int.random(in: 0..<parts.count, using: &random))
            parts[Int.random(in: 0..<parts.count, using: &random)].merge(part)
        }
        return parts.first
    }

    static func check(
        _ captures: [[RedactedEvent]], _ program: FlowProgram, rounds: Int, excludesForced: Bool,
        _ random: inout SplitMix,
        _ seed: UInt64
    ) {
        func aggregator(_ captures: some Sequence<[RedactedEvent]>) -> FlowAggregator {
            captures.reduce(into: FlowAggregator(program: program, excludesForced: excludesForced)) {
                sum, events in
                events.forEach { sum.add($0) }
            }
        }
        let whole = Self.everything(aggregator(captures).summary(), captures: captures.count)
        for _ in 0..<rounds {
            // Groups of captures, each group read one after the other in any order.
            var groups = Array(
                repeating: [[RedactedEvent]](), count: Int.random(in: 1...captures.count, using: &random))
            for capture in captures.shuffled(using: &random) {
                groups[Int.random(in: 0..<groups.count, using: &random)].append(capture)
            }
            let tree = Self.joined(groups.map { aggregator($0) }, &random)
            #expect(tree.map { Self.everything($0.summary(), captures: captures.count) } == whole, "seed \(seed)")
        }
    }

    @Test(arguments: [false, true], [false, true])
    func groupsOfRealCapturesMergeToTheSame(_ isOneInstall: Bool, _ excludesForced: Bool) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let gate = try Gate.shared.get()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/captures")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("counter-") && $0.hasSuffix(".default.log") }.sorted()
        #expect(names.count == 13)
        let captures = try names.enumerated().map { number, name in
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
            return try gate.events(of: bytes, number: number, install: isOneInstall ? 0 : number)
        }
        #expect(!captures.contains { $0.isEmpty })
        Self.check(captures, gate.pack.program, rounds: 6, excludesForced: excludesForced, &random, seed)
    }

    @Test func groupsOfRandomCapturesMergeToTheSame() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let gate = try Gate.shared.get()
        for _ in 0..<25 {
            let count = Int.random(in: 2...6, using: &random)
            let installs = (0..<count).map { Int.random(in: 0...$0, using: &random) }
            // An install's number is its first capture's.
            let firsts = installs.map { $0 < count && installs[$0] == $0 ? $0 : 0 }
            let captures = try (0..<count).map { number in
                try gate.events(RandomCaptures.capture(&random), number: number, install: firsts[number])
            }
            Self.check(
                captures, gate.pack.program, rounds: 4, excludesForced: Bool.random(using: &random), &random, seed)
        }
    }
}
