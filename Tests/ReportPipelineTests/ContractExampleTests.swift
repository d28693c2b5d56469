import Testing

@testable import ReportPipeline

/// The numbers that the contract of `report.json` states.
@Suite struct ContractExampleTests {
    @Test func theExampleOfTheContract() throws {
        let document = try reportDocument(["counter-two-cold-launches.compact.log"])
        let lines = ReportDocument.Lines(read: 29, event: 24, other: 3, continuation: 0, noise: 2, rejected: 0)
        #expect(document.schema == "ctreport.report/1")
        #expect(document.generator == .init(name: "ctreport", version: "0.1.0"))
        #expect(document.lines == lines)
        #expect(document.rejections == [:])
        #expect(document.losses == .init(private: 0, cut: 0, dropped_messages: 0, levels_missing: ["Debug"]))
        let capture = try #require(document.captures.first)
        #expect(document.captures.count == 1)
        #expect(capture.name.hasSuffix("counter-two-cold-launches.compact.log"))
        #expect(capture.formats == ["log-compact": 27])
        #expect(capture.bytes == 4134)
        #expect(capture.first == "2026-07-29T14:00:00.412")
        #expect(capture.last == "2026-07-29T14:01:07.141")
        #expect(capture.utc_offset == nil)
        #expect(capture.lines == lines)
        try checkMetrics(try document.app())
    }

    private func checkMetrics(_ app: ReportDocument.App) throws {
        #expect(app.launches == .init(total: 2, partial: 0))
        #expect(app.events.total == 24)
        #expect(app.events.by_name["app_started"] == 2)
        #expect(app.events.unplanned == [:])
        #expect(try app.count("splash.started") == 2)
        let rate = try app.metric("splash.success_rate")
        #expect(rate == .init(kind: "rate", value: 1, low: 0.34238, high: 1, k: 2, n: 2))
        let duration = try app.metric("splash.duration")
        #expect(
            duration
                == .init(
                    kind: "duration", n: 2, unit: "s", min: 1.001, p50: 1.001, p90: 2.726, p99: 2.726, max: 2.726))
        let web = try app.metric("splash.duration{destination=webView}")
        #expect(
            web
                == .init(
                    kind: "duration", n: 1, unit: "s", min: 2.726, p50: 2.726, p90: 2.726, p99: 2.726, max: 2.726))
        let install = ReportDocument.Install(
            install: "install-1", total: 2, first: ["counter", "webView"], last: "webView")
        #expect(try app.metric("routes.sequence") == .init(kind: "sequence", total: 2, installs: [install]))
        #expect(
            try app.metric("navigation.hosts")
                == .init(kind: "table", columns: ["host", "loads"], rows: [["lk.nsq.market", 1]], other: 0))
    }

    struct Duration: Sendable {
        var scenario: String
        var min, max: Double
    }

    static let durations = [
        Duration(scenario: "counter-two-cold-launches", min: 1.000311, max: 2.725866),
        Duration(scenario: "counter-web-offline", min: 2.001244, max: 2.001244),
    ]

    @Test(arguments: durations)
    func splashDurations(_ expected: Duration) throws {
        let duration = try reportDocument(["\(expected.scenario).default.log"]).app().metric("splash.duration")
        #expect(duration.min == expected.min)
        #expect(duration.max == expected.max)
    }

    struct Rate: Sendable {
        var scenario: String
        var k, n: Int
    }

    static let errorRates = [
        Rate(scenario: "counter-web-http-500", k: 1, n: 3), Rate(scenario: "counter-web-errors-retry", k: 3, n: 5),
        Rate(scenario: "counter-web-downloads", k: 0, n: 1),
    ]

    @Test(arguments: errorRates, captureStyles)
    func navigationErrorRates(_ expected: Rate, style: String) throws {
        let app = try reportDocument(["\(expected.scenario).\(style).log"]).app()
        let rate = try app.metric("navigation.error_rate")
        #expect([rate.k, rate.n] == [expected.k, expected.n])
        #expect(try app.count("navigation.loads.failed") == expected.k)
        #expect(try app.count("navigation.loads.finished") == expected.n - expected.k)
    }

    @Test(arguments: captureStyles)
    func cancelledRemindersAreNotAllCancelCalls(style: String) throws {
        let app = try reportDocument(["counter-first-launch-prompt.\(style).log"]).app()
        #expect(try app.count("notifications.cancelled") == 1)
        #expect(try app.count("notifications.cancel_calls") == 2)
    }
}
