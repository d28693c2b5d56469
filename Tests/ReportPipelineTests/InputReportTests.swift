import Configuration
import EventModel
import Flows
import Foundation
import Redaction
import ReportModel
import Testing

@testable import LogIngest
@testable import ReportPipeline

/// What a report says about values that the log hid, its totals, its times, and what came several times.
@Suite struct InputReportTests {
    /// The members of `report.json` that are asked for.
    private struct Document: Decodable {
        struct Value: Decodable, Equatable {
            var app, event, parameter: String?
            var placeholder: String
            var count: Int
        }

        struct Losses: Decodable {
            var `private`, cut, values_other: Int
            var values: [Value]
        }

        struct Footer: Decodable, Equatable {
            var line: Int
            var agrees: Bool
            var printed, read: [String: Int]
        }

        struct Capture: Decodable {
            var utc_offset: String?
            var first: String?
            var footers: [Footer]
            var assumptions: [String: Int]
            var repeated: [String: Int]
        }

        var losses: Losses
        var assumptions: [String: Int]
        var captures: [Capture]
    }

    private func read(_ text: String, _ options: ReportOptions = ReportOptions()) throws -> (Report, Document) {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString + ".log"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let report = try LogReport(captures: [path], options: options).report
        return (report, try JSONDecoder().decode(Document.self, from: Data(report.json.bytes)))
    }

    private func line(_ second: Int, _ message: String, app: String = "com.salokpi.CounterTestApp:Analytics") -> String
    {
        "2026-03-01 10:00:0\(second).000001+0000 0x1f       Info        0x0                  7      0    App: [\(app)] \(message)\n"
    }

    private func capture(infoLines: Int) -> String {
        "Timestamp                       Thread     Type        Activity             PID    TTL  \n"
            + line(1, "Event: web_view_opened, parameters: url=<private>")
            + line(2, "Event: web_view_opened, parameters: url=<private>")
            + line(3, "Event: web_view_load_failed, parameters: error=<mask.hash: 'q2w3=='>")
            + line(4, "Event: initial_route_resolved, parameters: destination=<decode: missing data>")
            + line(5, "token <private> of <private>", app: "com.example.shop:Net")
            + line(6, "Event: purchase, parameters: id=<sensitive>", app: "com.example.shop:Net")
            + String(repeating: "-", count: 116)
            + "\nLog      - Default:          0, Info:          \(infoLines), Debug:          0, Error:          0, Fault:          0\n"
            + "Activity - Create:           0, Transition:          0, Actions:             0\n"
    }

    @Test func hiddenValuesAreCountedByParameter() throws {
        let document = try read(capture(infoLines: 6)).1
        #expect(
            document.losses.values == [
                .init(placeholder: "private", count: 2),
                .init(
                    app: "countertestapp", event: "web_view_opened", parameter: "url", placeholder: "private", count: 2),
                .init(event: "purchase", parameter: "id", placeholder: "sensitive", count: 1),
                .init(
                    app: "countertestapp", event: "initial_route_resolved", parameter: "destination",
                    placeholder: "decode", count: 1),
                .init(
                    app: "countertestapp", event: "web_view_load_failed", parameter: "error", placeholder: "mask.hash",
                    count: 1),
            ])
        #expect(document.losses.private == 7)
        #expect(document.losses.values_other == 0)
    }

    @Test func theTotalsOfTheLogAreCompared() throws {
        let none = ["Default": 0, "Debug": 0, "Error": 0, "Fault": 0]
        let six = none.merging(["Info": 6]) { $1 }
        let eight = none.merging(["Info": 8]) { $1 }
        #expect(
            try read(capture(infoLines: 6)).1.captures[0].footers == [
                .init(line: 9, agrees: true, printed: six, read: six)
            ])
        let (report, document) = try read(capture(infoLines: 8))
        #expect(document.captures[0].footers == [.init(line: 9, agrees: false, printed: eight, read: six)])
        let row = try #require(report.footerTable().rows.first)
        #expect(row.dropFirst().map(\.text.text) == ["Info 8", "Info 6", "2 records are missing"])
    }

    @Test func whatIsSaidAboutTimesIsAnAssumption() throws {
        let text = "2026-03-01 10:00:00.100 I  App[7:1f] [com.salokpi.CounterTestApp:Analytics] Event: app_started\n"
        let unsaid = try read(text).1
        #expect(unsaid.assumptions == ["zone-unknown": 1])
        #expect(unsaid.captures[0].utc_offset == nil)
        var options = ReportOptions()
        options.times = TimeCompletion(zone: .offset(-9000))
        let said = try read(text, options).1
        #expect(said.assumptions == ["zone-assumed": 1])
        #expect(said.captures[0].assumptions == ["zone-assumed": 1])
        #expect(said.captures[0].utc_offset == "-02:30")
        #expect(said.captures[0].first == "2026-03-01T10:00:00.100")
    }

    /// Behind a marker of the clock, a time that went back a little is no disorder.
    @Test(arguments: ["=== system wallclock time adjusted", "=== system boot: 4B5F1C2E-0000-4000-8000-000000000000"])
    func nothingIsMovedOverAMarkOfTheClock(text: String) throws {
        let mark = "2026-03-01 10:00:04.000000+0000 0x0        Timesync    0x0                  0      0    \(text)\n"
        let (first, second) = (line(5, "Event: app_started"), line(4, "Event: app_started"))
        #expect(try read(first + second).0.captures[0].movedEvents == 1)
        #expect(try read(first + mark + second).0.captures[0].movedEvents == 0)
    }

    /// Three times more according to a marker, and far too often.
    @Test(arguments: [(0, 1), (3, 4), (5_000_000, 1 + EventSink.mostRepeats)])
    func repeatedEventsCountAgain(repeats: Int, events: Int) throws {
        let pack = try #require(try Pack.builtIn().first { $0.catalogue.app == "countertestapp" })
        let (subsystem, category, message) = ("com.salokpi.CounterTestApp", "Analytics", "Event: app_started")
        let bytes = Array((subsystem + category + message).utf8)
        var record = LogRecord(style: .asl, line: 1)
        record.subsystem = 0..<subsystem.utf8.count
        record.category = subsystem.utf8.count..<(subsystem + category).utf8.count
        record.message = (subsystem + category).utf8.count..<bytes.count
        record.repeatCount = repeats
        let app = EventSink.App(pack, vocabulary: Vocabulary(), policy: RunPolicy(), excludesForced: false)
        var sink = EventSink(apps: [app], unit: ReadingPlan.Unit(captures: [0], overlap: nil), install: 0)
        #expect(sink.accept(record, bytes: bytes.span) == .event)
        sink.end()
        sink.finish()
        #expect(sink.apps[0].aggregator.summary().eventTotal == events)
        #expect(sink.repeatedEvents == events - 1)
    }
}
