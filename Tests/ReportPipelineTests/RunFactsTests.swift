import Configuration
import EventModel
import Flows
import Foundation
import LogIngest
import Plans
import Redaction
import ReportModel
import Testing
import Texts

@testable import ReportPipeline

/// What a report says of what it was made with, and the digest of that.
@Suite struct RunFactsTests {
    static let names = ["counter-web-http-500.compact.log", "counter-web-offline.compact.log"]

    static func report(_ names: [String] = names, _ options: ReportOptions = ReportOptions()) throws -> Report {
        try LogReport(captures: names.map { captures.appendingPathComponent($0).path }, options: options).report
    }

    static func digest(_ options: ReportOptions) throws -> String {
        try #require(report(Array(names.prefix(1)), options).run.digest).text
    }

    @Test func theDigestIsOfTheConfigurationAlone() throws {
        let digest = try Self.digest(ReportOptions())
        #expect(digest.wholeMatch(of: /sha256:[0-9a-f]{64}/) != nil)
        var options = ReportOptions()
        options.jobs = 8
        options.language = .german
        options.title = "Nightly"
        options.date = CivilDate(secondsSince1970: 1_800_000_000)
        #expect(try Self.report(Self.names.reversed(), options).run.digest?.text == digest)
        options.packs = try Pack.builtIn()
        #expect(try Self.digest(options) == digest)
    }

    struct Change: Sendable {
        var what: String
        var make: @Sendable (inout ReportOptions) throws -> Void
    }

    static let changes = [
        Change(what: "a zone by offset") { $0.times.zone = .offset(7200) },
        Change(what: "a zone west of UTC") { $0.times.zone = .offset(-7200) },
        Change(what: "a zone by name") { $0.times.zone = .named(try ZoneInfo(named: "UTC")) },
        Change(what: "a year") { $0.times.year = 2026 },
        Change(what: "a date") { $0.times.date = TimeCompletion.Day(year: 2026, month: 7, day: 29) },
        Change(what: "installs") { $0.installRule = .host },
        Change(what: "duplicates") { $0.keepsDuplicates = true },
        Change(what: "forced launches") { $0.excludesForced = true },
        Change(what: "for everybody") { $0.isPublic = true },
        Change(what: "the policy") { $0.redaction.urls.otherHosts = .drop },
        Change(what: "fewer packs") { $0.packs = Array(try Pack.builtIn().prefix(2)) },
        Change(what: "the order of packs") { $0.packs = try Pack.builtIn().reversed() },
        Change(what: "the smallest n") {
            var packs = try Pack.builtIn()
            packs[0].program.fewest = 7
            $0.packs = packs
        },
        Change(what: "the end of sessions") {
            var packs = try Pack.builtIn()
            packs[2].program.inactivityNanoseconds = 1
            $0.packs = packs
        },
        Change(what: "a format") { $0.formats = CustomFormats([try format("{time} {message}")]) },
        Change(what: "another format") { $0.formats = CustomFormats([try format("{time} | {message}")]) },
        Change(what: "a plan") { $0.plans = [TrackingPlan(events: [.init(name: "opened")])] },
        Change(what: "a plan with a parameter") {
            $0.plans = [TrackingPlan(events: [.init(name: "opened", parameters: [.init(name: "from", kind: .text)])])]
        },
        Change(what: "a plan that asks for its event") {
            $0.plans = [TrackingPlan(events: [.init(name: "opened")], requiredEvents: ["opened"])]
        },
    ]

    static func format(_ line: String) throws -> CustomFormat {
        CustomFormat(name: "shop", line: try CustomLine(parsing: line))
    }

    @Test func everyChangeGivesAnotherDigest() throws {
        var seen = [try Self.digest(ReportOptions()): "no change"]
        for change in Self.changes {
            var options = ReportOptions()
            try change.make(&options)
            let before = seen.updateValue(change.what, forKey: try Self.digest(options))
            #expect(before == nil, "\(change.what): as \(before ?? "")")
        }
    }

    @Test func aPackIsToldByWhatItSays() throws {
        func facts(_ text: String) throws -> RunFacts.Pack {
            var options = ReportOptions()
            options.packs = [try Pack(parsing: Array(text.utf8), file: "own.yml")]
            return try #require(Self.report(Self.names, options).run.packs.first)
        }
        let pack = """
            app: shop
            title: Shop – Größe 名
            capture: { subsystem: com.example.shop, process: Shop, level: info }
            records: { events: [{ subsystem: com.example.shop, category: Analytics }] }
            grammar: { prefix: "Event: ", parameters: ", parameters: " }
            events: { opened: {} }
            """
        let first = try facts(pack)
        #expect(first.origin == "own" && first.title.text == "Shop – Größe 名" && first.fewest == 5)
        let respelled: String = "# a remark\n" + pack.replacing("events: { opened: {} }", with: "events:\n  opened: {}")
        #expect(try facts(respelled).digest == first.digest)
        #expect(try facts(pack.replacing("opened", with: "closed")).digest != first.digest)
    }

    @Test func thePageAndTheFileSayTheSame() throws {
        let report = try Self.report()
        let digest = try #require(report.run.digest)
        #expect(report.aboutTable().rows.contains { digest.text.hasPrefix($0[1].text.text) && $0[1].isCode })
        #expect(String(decoding: report.json.bytes, as: UTF8.self).contains("\"digest\": \"\(digest.text)\""))
        #expect(report.packTable().rows.map(\.[0].text.text) == ["CounterTestApp", "Fun", "Orion"])
        #expect(report.inputTable().rows.count == 2)
        // A report of nothing has the page as well.
        let empty = try LogReport.figures(of: nil)
        #expect(empty.aboutTable().rows.count == report.aboutTable().rows.count)
        #expect(empty.packTable().rows.isEmpty)
    }
}
