import Configuration
import Foundation
import SiteGenerator
import Testing

@testable import ReportPipeline

/// The cards of an app whose pages nobody wrote.
@Suite struct KeyFiguresTests {
    static let pack = """
        app: shop
        title: Shop
        capture: { subsystem: com.shop, process: Shop }
        records:
          events: [{ subsystem: com.shop, category: A }]
        grammar: { prefix: "Event: ", parameters: ", parameters: " }
        events:
          started: {}
          paid: { amount: number }
        launch: { marker: started }
        flows:
          - { id: payments, kind: count, events: paid }
          - { id: amounts, kind: distribution, events: paid, value: paid.amount, unit: coins }
          - id: paying
            kind: rate
            start: started
            success: paid
            metrics: { started: paying.started, success_rate: paying.success_rate, duration: paying.duration }
        titles: { paying.success_rate: Launches that paid, amounts: Amounts }
        """

    /// The names on the cards of the overview, in their order.
    private static func cards(_ pack: String) throws -> [String] {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-key-\(UUID()).log")
        let head = "I  Shop[7:1f] [com.shop:A] Event: "
        try "2026-07-29 10:00:00.000 \(head)started\n2026-07-29 10:00:02.000 \(head)paid, parameters: amount=5\n".write(
            to: log, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: log) }
        var options = ReportOptions()
        options.packs = [try Pack(parsing: Array(pack.utf8), file: "pack.yml")]
        let files = try LogReport(captures: [log.path], options: options).siteFiles()
        let bytes = try #require(files.first { $0.path == "index.html" }?.bytes)
        return String(decoding: bytes, as: UTF8.self).matches(of: /<p class="card-label">(?:<a[^>]*>)?([^<]*)/)
            .map { String($0.1) }
    }

    @Test func ratesComeFirstThenDurationsCountsAndDistributions() throws {
        #expect(
            try Self.cards(Self.pack) == [
                "Launches", "Events", "Launches that paid", "paying.duration", "payments", "paying.started",
                "Amounts",
            ])
    }

    @Test func thePackMayChooseThem() throws {
        #expect(
            try Self.cards(Self.pack + "\noverview: [amounts, paying.success_rate]") == [
                "Launches", "Events", "Amounts", "Launches that paid",
            ])
    }
}
