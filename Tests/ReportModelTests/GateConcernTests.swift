import EventModel
import Redaction
import Testing
import Texts

@testable import ReportModel

/// What pages say of gates, and when they say nothing.
@Suite struct GateConcernTests {
    private static func outcome(_ state: GateOutcome.State, _ metric: Public = "größe.load p90") -> GateOutcome {
        var outcome = GateOutcome(
            app: "café", metric: metric, check: .limit, state: state, allowed: "at most 5 s", line: 3)
        outcome.measured = "12 s"
        return outcome
    }

    private static func report(_ states: [GateOutcome.State]?, in language: Language = .english) -> Report {
        var report = ConcernTests.report([("a.log", ConcernTests.lines(event: 1, rejected: 0))], in: language)
        report.gates = states.map { GateSheet(outcomes: $0.map { outcome($0) }) }
        return report
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var states: [GateOutcome.State]?
        var message: String?
        var tone: Tone?
        var reasons: [Public] = []
        var testDescription: String { "\(states?.map(\.rawValue) ?? ["none"])" }
    }

    static let cases = [
        Case(states: nil),
        Case(states: []),
        Case(states: [.passed, .skipped, .missing, .waived]),
        Case(states: [.failed, .passed], message: "1 gate failed.", tone: .bad, reasons: ["1 gate failed"]),
        Case(states: [.failed, .failed], message: "2 gates failed.", tone: .bad, reasons: ["2 gates failed"]),
        Case(states: [.warned], message: "1 gate is not kept and only warns.", tone: .warning),
        Case(
            states: [.warned, .refused, .failed],
            message: "1 gate failed. 1 gate could not be judged, for the baseline was made in another environment. "
                + "1 gate is not kept and only warns.", tone: .bad, reasons: ["1 gate failed"]),
        Case(
            states: Array(repeating: .failed, count: 1000), message: "1 000 gates failed.", tone: .bad,
            reasons: ["1 000 gates failed"]),
    ]

    @Test(arguments: cases) func concerns(_ example: Case) {
        let report = Self.report(example.states)
        let concern = report.gateConcern(of: nil)
        #expect(concern.map { VisibleBlanks.plain($0.message.text) } == example.message)
        #expect(concern?.tone == example.tone)
        #expect(report.reasonsToLook(at: nil).map { VisibleBlanks.plain($0.text) } == example.reasons.map(\.text))
        #expect(report.gateTable().rows.count == example.states?.count ?? 0)
        #expect(concern?.gates.count ?? 0 <= 5)
    }

    @Test func theWorstComesFirst() throws {
        let concern = try #require(Self.report([.warned, .passed, .failed], in: .german).gateConcern(of: nil))
        #expect(concern.gates.map(\.state) == [.failed, .warned])
        #expect(concern.gates.first?.phrase == "größe.load p90 12 s, at most 5 s")
        #expect(
            concern.message.text
                == "1 Schwelle ist nicht eingehalten. 1 Schwelle ist nicht eingehalten und warnt nur.")
    }

    @Test func countsOfASheet() {
        var sheet = GateSheet(outcomes: [Self.outcome(.passed), Self.outcome(.failed), Self.outcome(.passed)])
        #expect(sheet.counts == "1 failed, 2 passed")
        sheet.off = 1
        #expect(sheet.counts == "1 failed, 2 passed, 1 off")
    }
}

/// Texts with plain blanks in the place of those that do not break.
private enum VisibleBlanks {
    static func plain(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" || $0 == "\u{2009}" ? " " : $0 })
    }
}
