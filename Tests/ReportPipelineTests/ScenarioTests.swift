import Foundation
import Testing

@testable import ReportPipeline

/// Every bundled scenario in every style says what the simulator knows of it, through the mapping that the contract of
/// `report.json` states.
@Suite struct ScenarioTests {
    static let scenarios = [
        "counter-alternation-swallowed", "counter-counter-session", "counter-first-launch-prompt",
        "counter-notifications", "counter-splash-cancelled", "counter-two-cold-launches", "counter-ui-test-forced",
        "counter-web-back-forward", "counter-web-downloads", "counter-web-errors-retry", "counter-web-http-500",
        "counter-web-offline", "counter-web-popups-external",
    ]

    @Test func everyBundledCaptureIsAmongTheCases() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: captures.path).filter {
            $0.hasPrefix("counter-") && $0.hasSuffix(".log")
        }
        try #require(!names.isEmpty, "no captures among the fixtures")
        let cases = Self.scenarios.flatMap { scenario in captureStyles.map { "\(scenario).\($0).log" } }
        #expect(names.sorted() == cases.sorted())
        #expect(try ExpectedFigures.counterScenarios().keys.sorted() == Self.scenarios)
    }

    @Test(arguments: scenarios, captureStyles)
    func agrees(scenario: String, style: String) throws {
        let expected = try #require(try ExpectedFigures.counterScenarios()[scenario])
        let document = try reportDocument(["\(scenario).\(style).log"])
        let app = try document.app()
        try checkLines(document, expected)
        #expect(app.launches.total == expected.sessions)
        #expect(app.launches.partial == 0)
        #expect(app.events.by_name == expected.event_counts)
        #expect(app.events.unplanned == [:])
        #expect(app.findings == [])
        try checkSplash(app, expected)
        try checkRoutes(app, expected, isForced: scenario == "counter-ui-test-forced")
        let bests = expected.best_scores
        #expect(try app.sequence("counter.bests") == bests.map { .number($0) })
        #expect(try app.metric("counter.best").value == bests.max().map(Double.init))
        try checkNavigation(app, expected)
    }

    /// Several captures give the sums of what each gives.
    @Test(arguments: captureStyles)
    func capturesAddUp(style: String) throws {
        let document = try reportDocument(Self.scenarios.map { "\($0).\(style).log" })
        let all = try ExpectedFigures.counterScenarios().values
        let app = try document.app()
        #expect(app.launches.total == all.reduce(0) { $0 + $1.sessions })
        #expect(app.events.by_name == all.reduce(into: [:]) { $0.merge($1.event_counts, uniquingKeysWith: +) })
        #expect(try app.count("splash.started") == all.reduce(0) { $0 + $1.splash.started })
        #expect(try app.count("navigation.retries.tapped") == all.reduce(0) { $0 + $1.retries.tapped })
        #expect(try app.metric("routes.sequence").installs?.count == Self.scenarios.count)
        #expect(document.lines.rejected == 0)
    }

    private func checkLines(_ document: ReportDocument, _ expected: ExpectedFigures) throws {
        let lines = document.lines
        #expect(lines.read == lines.event + lines.other + lines.continuation + lines.noise + lines.rejected)
        #expect(lines.event == expected.events_total)
        #expect(lines.other == expected.local_notification_lines)
        #expect(lines.rejected == 0)
        #expect(document.rejections == [:])
        #expect(document.captures.map(\.lines) == [lines])
    }

    private func checkSplash(_ app: ReportDocument.App, _ expected: ExpectedFigures) throws {
        let splash = expected.splash
        #expect(try app.count("splash.started") == splash.started)
        #expect(try app.count("splash.succeeded") == splash.succeeded)
        #expect(try app.count("splash.failed") == splash.failed)
        #expect(try app.count("splash.cancelled") + app.count("splash.pending") == splash.cancelled)
        let rate = try app.metric("splash.success_rate")
        let decided = try splash.started - app.count("splash.pending")
        #expect([rate.k, rate.n] == [splash.succeeded, decided])
    }

    private func checkRoutes(_ app: ReportDocument.App, _ expected: ExpectedFigures, isForced: Bool) throws {
        #expect(try app.sequence("routes.sequence") == expected.route_sequence.map { .text($0) })
        let seen = try app.count("routes.alternation.violations") + app.count("routes.alternation.explained")
        #expect(seen == (isForced ? 0 : expected.alternation_violations))
        #expect(try (app.count("routes.forced") > 0) == isForced)
    }

    private func checkNavigation(_ app: ReportDocument.App, _ expected: ExpectedFigures) throws {
        let errors = expected.navigation_errors
        let counts = [
            ("navigation.errors.offline", errors.offline), ("navigation.errors.general", errors.general),
            ("navigation.errors.policy", errors.policy_102),
            ("navigation.errors.process_terminated", errors.process_terminated),
            ("navigation.errors.network_down", errors.network_down),
            ("navigation.errors.http", errors.http?.values.reduce(0, +)),
            ("navigation.loads.cancelled", errors.cancelled), ("navigation.retries.tapped", expected.retries.tapped),
            ("navigation.retries.succeeded", expected.retries.succeeded),
            ("navigation.retries.failed", expected.retries.failed),
        ]
        for (id, count) in counts { #expect(try app.count(id) == count ?? 0, "\(id)") }
        let prefix = "navigation.errors.http{status="
        let byStatus = app.metrics.filter { $0.key.hasPrefix(prefix) }.map { id, metric in
            (String(id.dropFirst(prefix.count).dropLast()), Int(metric.value ?? -1))
        }
        #expect(Dictionary(uniqueKeysWithValues: byStatus) == errors.http ?? [:])
    }
}
