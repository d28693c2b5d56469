import Foundation
import Redaction
import ReportModel
import ReportPipeline
import SiteGenerator
import Testing

/// How findings, figures that rest on little, and courses over time reach the report.
@Suite struct FindingReportTests {
    /// Launches a day apart that all resolve the same route; `extra` are further events of each.
    private func capture(launches: Int, extra: [String] = []) -> String {
        (0..<launches).map { launch in
            let events = [
                "app_started", "splash_loading_started", "initial_route_resolved, parameters: destination=counter",
            ]
            return (events + extra).enumerated().map { second, event in
                let day = launch < 9 ? "0\(launch + 1)" : "\(launch + 1)"
                return "2026-07-\(day) 14:00:0\(second).000 I  CounterTestApp[\(launch + 1):1f] "
                    + "[com.salokpi.CounterTestApp:Analytics] Event: \(event)\n"
            }.joined()
        }.joined()
    }

    private func report(_ text: String) throws -> LogReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("findings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("app.log")
        try Data(text.utf8).write(to: file)
        return try LogReport(captures: [file.path], options: ReportOptions())
    }

    private func app(_ report: LogReport) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(report.report.json.bytes)) as? [String: Any]
        let apps = try #require(object?["apps"] as? [String: Any])
        return try #require(apps["countertestapp"] as? [String: Any])
    }

    private func page(_ name: String, of report: LogReport) throws -> String {
        let file = try #require(try report.siteFiles().first { $0.path == name })
        return String(decoding: file.bytes, as: UTF8.self)
    }

    /// Six launches are five pairs; three places are quoted, the others named.
    @Test func aFindingSaysHowBadHowOftenAndWhere() throws {
        let report = try report(capture(launches: 6))
        let findings = try #require(try app(report)["findings"] as? [[String: Any]])
        let finding = try #require(findings.first)
        #expect(finding["rule"] as? String == "routes.alternation")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["count"] as? Int == 5)
        #expect(finding["launches"] as? Int == 5)
        #expect(finding["anchor"] as? String == "finding_routes.alternation")
        let evidence = try #require(finding["evidence"] as? [[String: Any]])
        #expect(evidence.map { $0["line"] as? Int } == [6, 9, 12, 15, 18])
        #expect(evidence[0]["excerpt"] as? String == "initial_route_resolved destination=counter")
        #expect(evidence[0]["time"] as? String == "2026-07-02T14:00:02.000")
        #expect(evidence.map { $0["excerpt"] != nil } == [true, true, true, false, false])
    }

    /// The anchor is on every page that shows the finding, once.
    @Test func aFindingHasItsPlaceOnThePages() throws {
        let report = try report(capture(launches: 6))
        for name in ["index.html", "splash.html"] {
            let html = try page(name, of: report)
            #expect(html.components(separatedBy: "id=\"finding_routes.alternation\"").count == 2, "\(name)")
            #expect(html.contains("href=\"#finding_routes.alternation\""), "\(name)")
        }
        let markdown = try page("index.md", of: report)
        #expect(markdown.contains("(5 times in 5 launches)"))
        #expect(markdown.contains("Also: "))
        #expect(markdown.contains(":15"))
    }

    /// Errors first, then warnings, whatever the order of the flows and the counts.
    @Test func theWorstComesFirst() throws {
        let load = "web_view_load_failed, parameters: error=Error Domain=WebKitErrorDomain Code=102 \"x\", url=unknown"
        let report = try report(capture(launches: 3, extra: [load]))
        let findings = try #require(try app(report)["findings"] as? [[String: Any]])
        #expect(findings.map { $0["severity"] as? String } == ["error", "warning"])
        #expect(findings.map { $0["count"] as? Int } == [2, 3])
    }

    /// A card that asks for a look and a sentence that all is well must not stand on one page.
    @Test func anOverviewDoesNotContradictItself() throws {
        let quiet = try page("index.html", of: report(capture(launches: 1)))
        #expect(quiet.contains("No rule was broken."))
        #expect(!quiet.contains("look here"))
        let watched = try page(
            "index.html",
            of: report(capture(launches: 1, extra: ["web_view_process_terminated, parameters: url=unknown"])))
        #expect(watched.contains("look here"))
        #expect(!watched.contains("No rule was broken."))
        #expect(watched.contains("above the limit set for them: Web process ended (1)"))
    }

    /// Four of four say little, five of five are judged.
    @Test(arguments: [(4, true), (5, false)])
    func fewerThanTheLeastAreShownWithAWord(launches: Int, isFew: Bool) throws {
        let report = try report(capture(launches: launches))
        let markdown = try page("splash.md", of: report)
        let basis = "\(launches) of \(launches) · 95 % interval"
        #expect(markdown.contains(basis))
        #expect(markdown.contains("too few to judge: \(basis)") == isFew)
        #expect(try app(report)["min_n"] as? Int == 5)
    }

    /// Each launch lies on a day of its own and succeeds after a second.
    @Test func metricsHaveACourse() throws {
        let report = try report(capture(launches: 3))
        let series = try #require(try app(report)["series"] as? [String: Any])
        #expect(series["step_days"] as? Int == 1)
        let days = try #require(series["days"] as? [[String: Any]])
        #expect(days.map { $0["day"] as? String } == ["2026-07-01", "2026-07-02", "2026-07-03"])
        #expect(days.map { $0["launches"] as? Int } == [1, 1, 1])
        let metrics = try #require(days[0]["metrics"] as? [String: [String: Any]])
        #expect(metrics["splash.success_rate"]?["k"] as? Int == 1)
        #expect(metrics["splash.success_rate"]?["n"] as? Int == 1)
        #expect((series["launches"] as? [Any])?.count == 3)
        #expect(try page("splash.html", of: report).contains("Splash success over time"))
        let single = try page("splash.html", of: self.report(capture(launches: 1)))
        #expect(!single.contains("Splash success over time"))
    }
}
