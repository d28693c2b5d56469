import Configuration
import EventModel
import Foundation
import Redaction
import ReportModel
import ReportPipeline
import SiteGenerator
import Testing

/// What a report says about records that are no events of a known app.
@Suite struct RecordReportTests {
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    /// The compact captures of a folder whose names begin so.
    static func fixtures(_ folder: String, beginning prefix: String = "") throws -> [String] {
        let folder = fixtures.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let chosen = names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(".compact.log") }.sorted()
        try #require(!chosen.isEmpty)
        return chosen.map { folder.appendingPathComponent($0).path }
    }

    /// A report that knows the apps of `packs` only.
    static func report(_ captures: [String], packs: [Pack], jobs: Int = 1) throws -> LogReport {
        var options = ReportOptions()
        options.packs = packs
        options.jobs = jobs
        return try LogReport(captures: captures, options: options)
    }

    static func counterPack() throws -> Pack {
        try #require(try Pack.builtIn().first { $0.catalogue.app == "countertestapp" })
    }

    static let shopPack = """
        app: shop
        title: Shop
        capture: { subsystem: com.example.shop, process: Shop, level: info }
        records: { events: [{ subsystem: com.example.shop, category: Analytics }] }
        grammar: { prefix: "Event: ", parameters: ", parameters: " }
        events: { opened: {} }
        launch: { marker: opened }
        flows: []
        """

    /// A capture of a shop and of an app that nobody knows.
    static let mixed = """
        2026-07-29 14:00:00.412 I  Shop[7:1] [com.example.shop:Analytics] Event: opened
        2026-07-29 14:00:01.412 I  Shop[7:1] [com.example.shop:Net] cache miss for 'Anna Petrova'
        2026-07-29 14:00:02.412 E  Shop[7:1] [com.example.shop:Net] cache miss for 'Zoë Quill'
        2026-07-29 15:00:00.412 I  Other[8:1] [org.example.other:Any] Event: item_tapped, parameters: note=Anna, place=home
        2026-07-29 15:00:01.412 I  Other[8:1] [org.example.other:Any] Event: item_tapped, parameters: place=cart
        2026-07-29 15:00:02.412 I  Other[8:1] [org.example.other:Any] Anna Petrova logged in

        """

    static func mixedFile() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mixed-\(UUID().uuidString).log")
        try Data(mixed.utf8).write(to: file)
        return file
    }

    @Test func shapesOfAnUnknownApp() throws {
        let report = try Self.report(Self.fixtures("captures", beginning: "fun-"), packs: []).report
        let shapes = report.records.shapes.rows.prefix(6).map { "\($0.count) \($0.text.text)" }
        #expect(
            shapes == [
                "15 Filtered to {number} results for: {text} in category: {text}",
                "8 Featured items loaded: {number} items", "8 Loading featured items...",
                "7 Carousel visibility changed to: true", "7 Tab switched to index: {number}",
                "6 HomeTabBarViewModel initialized",
            ])
        #expect(report.records.total == report.lines.other)
        let site = String(decoding: report.json.bytes, as: UTF8.self)
        for value in ["SwiftUI", "OSLog", "mvvm", "swift'", "combine"] { #expect(!site.contains(value), "\(value)") }
    }

    @Test func theNumberOfJobsDoesNotMatter() throws {
        let captures = try ["fun-", "counter-"].flatMap { try Self.fixtures("captures", beginning: $0) }
        let packs = [try Self.counterPack()]
        let one = try Self.report(captures, packs: packs).report
        let three = try Self.report(captures, packs: packs, jobs: 3).report
        #expect(one.json.bytes == three.json.bytes)
        #expect(one.apps.count == 1 && one.records.total > 0)
    }

    @Test func recordsOfAKnownAppAreNotAmongTheRecords() throws {
        let capture = try Self.fixtures("captures", beginning: "counter-notifications")
        let report = try Self.report(capture, packs: [Self.counterPack()]).report
        #expect(report.records.total == 0 && report.lines.other > 0)
        #expect(report.records.shapes == .init() && report.records.shapesSeenOnce == 0)
        #expect(report.records.unplanned.isEmpty)
    }

    @Test func eventsAreFoundInAnyRecord() throws {
        let file = try Self.mixedFile()
        defer { try? FileManager.default.removeItem(at: file) }
        let shop = try Pack(parsing: Array(Self.shopPack.utf8), file: "shop.yml")
        let records = try Self.report([file.path], packs: [shop]).report.records
        #expect(records.total == 5)
        #expect(records.unplanned == ["item_tapped": .init(count: 2, parameters: 3, keys: ["note", "place"])])
        #expect(records.shapes == .init(counts: ["cache miss for {text}": 2]))
        #expect(records.shapesSeenOnce == 1)
        #expect(records.levels == ["Info": 4, "Error": 1])
        #expect(records.hours.values.sorted() == [2, 3])
    }

    /// The first page of several apps. `CTREPORT_SAMPLE_DIR` names a folder to write the site to, for looking at.
    @Test func severalAppsHaveACardEach() throws {
        let file = try Self.mixedFile()
        defer { try? FileManager.default.removeItem(at: file) }
        let packs = [try Self.counterPack(), try Pack(parsing: Array(Self.shopPack.utf8), file: "shop.yml")]
        let captures = try Self.fixtures("captures", beginning: "counter-web") + [file.path]
        let files = try Self.report(captures, packs: packs).siteFiles()
        let index = try #require(files.first { $0.path == "index.html" })
        let page = String(decoding: index.bytes, as: UTF8.self)
        #expect(page.contains("Analytics of several apps"))
        #expect(page.contains("href=\"countertestapp.html\""))
        #expect(page.contains("href=\"shop-events.html\""))
        for file in files { #expect(!String(decoding: file.bytes, as: UTF8.self).contains("Petrova")) }
        guard let folder = ProcessInfo.processInfo.environment["CTREPORT_SAMPLE_DIR"] else { return }
        for file in files {
            try Data(file.bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(file.path))
        }
    }

    @Test func thePageOfRecordsNeedsRecords() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let events = Self.mixed.split(separator: "\n").prefix(1).joined() + "\n"
        try Data(events.utf8).write(to: file)
        let shop = try Pack(parsing: Array(Self.shopPack.utf8), file: "shop.yml")
        let files = try Self.report([file.path], packs: [shop]).siteFiles()
        #expect(!files.contains { $0.path == "records.html" })
    }
}
