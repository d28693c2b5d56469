import EventModel
import Flows
import Redaction
import Testing
import Texts

@testable import ReportModel

/// When rejected lines are worth a word at the head of pages, and what that says.
@Suite struct ConcernTests {
    struct Sample: Sendable {
        var lines: LineCounts
        var severity: Severity?
    }

    static func report(_ captures: [(Public, LineCounts)], in language: Language = .english) -> Report {
        var report = Report(
            version: "0",
            captures: captures.map { name, lines in
                var capture = Report.Capture(name: name)
                capture.lines = lines
                capture.rejectedLines = (1...max(1, lines.rejected)).prefix(lines.rejected).map { ($0, .noRecordOpen) }
                return capture
            }, apps: [], names: PseudonymTable().names(), audit: RedactionAudit())
        report.language = language
        return report
    }

    static func lines(event: Int = 0, noise: Int = 0, rejected: Int) -> LineCounts {
        var lines = LineCounts()
        lines.event = event
        lines.noise = noise
        lines.rejected = rejected
        return lines
    }

    static let samples = [
        Sample(lines: lines(rejected: 0), severity: nil),
        Sample(lines: lines(event: 100, rejected: 0), severity: nil),
        Sample(lines: lines(event: 96, rejected: 4), severity: nil),
        Sample(lines: lines(event: 95, rejected: 5), severity: .warning),
        Sample(lines: lines(event: 51, rejected: 49), severity: .warning),
        Sample(lines: lines(event: 50, rejected: 50), severity: .error),
        Sample(lines: lines(rejected: 1), severity: .error),
        // Banners and blank lines make nothing better.
        Sample(lines: lines(event: 1, noise: 1000, rejected: 1), severity: .error),
        Sample(lines: lines(event: 20_000_000, rejected: 1), severity: nil),
    ]

    @Test(arguments: samples)
    func theShareDecidesHowBadItIs(sample: Sample) {
        let report = Self.report([("app.log", sample.lines)])
        #expect(report.rejectedSeverity == sample.severity)
        #expect(report.concern?.severity == sample.severity)
        #expect(report.rejectedLinesCard()?.severity == sample.severity)
        #expect(report.rejectedLinesCard()?.count ?? 0 == (sample.severity == nil ? 0 : sample.lines.rejected))
    }

    @Test func theSentenceNamesTheCommand() {
        let one = Self.report([("größe 名.log", Self.lines(event: 1, rejected: 1))])
        #expect(
            one.concern?.message.text
                == "Most of what was read counts nowhere: 1 of 2 lines was not understood. What follows rests on the rest."
        )
        #expect(one.concern?.command.text == "ctreport inspect größe 名.log")
        let several = Self.report(
            [("a.log", Self.lines(event: 90, rejected: 10)), ("b.log", Self.lines(event: 1, rejected: 0))], in: .german)
        #expect(
            several.concern?.message.text
                == "Ein Teil des Gelesenen zählt nirgends: 10 von 101 Zeilen wurden nicht verstanden.")
        #expect(several.concern?.command.text == "ctreport inspect CAPTURE")
    }

    @Test func theFindingQuotesTheFirstLines() throws {
        let card = try #require(Self.report([("a.log", Self.lines(event: 1, rejected: 5))]).rejectedLinesCard())
        #expect(card.rule.text == "input.rejected")
        #expect(card.evidence.map(\.place.text) == ["a.log:1", "a.log:2", "a.log:3"])
        #expect(card.evidence.map(\.event.text) == Array(repeating: "no-record-open", count: 3))
        #expect(card.furtherPlaces.map(\.text) == ["a.log:4", "a.log:5"])
    }

    @Test func withoutAnAppItIsSaidWhatWasRead() {
        var report = Self.report([("a.log", Self.lines(event: 0, noise: 3, rejected: 1))])
        #expect(
            report.scopeWithoutApp().map(\.text)
                == ["4 lines of 1 capture were read, 0 records among them, and no event of a known app."])
        report.silentApps = [.init(app: "shop", title: "Shop", records: 1)]
        #expect(report.scopeWithoutApp().last?.text.hasPrefix("Shop logged 1 record and no event.") == true)
        #expect(report.scopeWithoutApp().last?.text.hasSuffix("ctreport help capture shop") == true)
    }
}
