import Redaction
import ReportModel
import Testing

@testable import ReportPipeline

/// Charts with a row for each launch: how launches are named, and how many of them are shown.
@Suite struct LaunchChartTests {
    /// A launch a day from 1 July 2026, each of three events.
    private static func capture(launches: Int) -> String {
        (0..<launches).flatMap { number -> [String] in
            let day = "2026-07-\(number < 9 ? "0" : "")\(number + 1)"
            return [
                "00 I  CounterTestApp[\(number + 1):1] [com.salokpi.CounterTestApp:Analytics] Event: app_started",
                "01 I  CounterTestApp[\(number + 1):1] [com.salokpi.CounterTestApp:Analytics] Event: app_scene_phase_changed, parameters: phase=active",
                "09 I  CounterTestApp[\(number + 1):1] [com.salokpi.CounterTestApp:Analytics] Event: app_scene_phase_changed, parameters: phase=background",
            ].map { "\(day) 08:30:00.0\($0)\n" }
        }.joined()
    }

    @Test(arguments: [
        (launches: 1, ending: "shape and colour."), (20, "shape and colour."), (21, "The first 20 of 21 launches."),
    ])
    func theTimelineSaysHowManyLaunchesItShows(launches: Int, ending: String) throws {
        let report = try withCapture(Self.capture(launches: launches)) {
            try LogReport(captures: [$0], options: ReportOptions()).report
        }
        let app = try #require(report.apps.first)
        let summary = report.timeline(app).summary.text
        #expect(summary.hasSuffix(ending), "\(summary)")
    }

    @Test(arguments: [
        (launches: 1, labels: ["08:30:00"]), (2, ["1 Jul 08:30:00", "2 Jul 08:30:00"]),
    ])
    func rowsOfStatesAreNamedByTheClockAndWhereNeededTheDay(launches: Int, labels: [String]) throws {
        let report = try withCapture(Self.capture(launches: launches)) {
            try LogReport(captures: [$0], options: ReportOptions()).report
        }
        let app = try #require(report.apps.first)
        let chart = try #require(report.states("lifecycle.foreground_time", in: app, title: "T"))
        guard case .states(_, let rows) = chart.content else {
            Issue.record("no states")
            return
        }
        #expect(rows.map(\.label.text) == labels)
    }

    @Test func atMostTwelveLaunchesHaveARowAndTheChartSaysSo() throws {
        let report = try withCapture(Self.capture(launches: 13)) {
            try LogReport(captures: [$0], options: ReportOptions()).report
        }
        let app = try #require(report.apps.first)
        let chart = try #require(report.states("lifecycle.foreground_time", in: app, title: "T"))
        guard case .states(_, let rows) = chart.content else {
            Issue.record("no states")
            return
        }
        #expect(rows.count == 12)
        #expect(chart.summary.text.contains("12 of 13 launches"))
    }
}
