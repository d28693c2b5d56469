import EventModel
import Redaction
import Testing

@testable import Flows
@testable import ReportModel

/// Courses by day, and tables of paths: what a chart draws of a log.
@Suite struct CourseTests {
    static let pack = """
        events:
          started: {}
          tapped: { place: { enum: [left, right] } }
        launch: { marker: started }
        flows:
          - { id: taps, kind: count, events: tapped }
          - { id: places, kind: count, events: tapped, by: place }
          - { id: ways, kind: paths, values: [tapped.place] }
        """
    static let report = Report(
        version: "1", captures: [], apps: [], names: PseudonymTable().names(), audit: RedactionAudit())

    struct Days: Sendable {
        /// Seconds since the first midnight at which the log begins and ends.
        var first, last: Int
        /// Which of the three days the log has in part.
        var parts: [Bool]
    }

    static let day = 86_400
    static let logs = [
        Days(first: 0, last: 3 * day - 1, parts: [false, false, false]),
        // An hour is not missed.
        Days(first: 3600, last: 3 * day - 3600, parts: [false, false, false]),
        Days(first: 3601, last: 3 * day - 3601, parts: [true, false, true]),
        Days(first: day / 2, last: 2 * day + 1, parts: [true, false, true]),
    ]

    @Test(arguments: logs)
    func daysThatTheLogHasInPartAreWeak(_ log: Days) throws {
        let launches = [log.first, Self.day, 2 * Self.day].map { "\($0) started\n\($0) tapped place=left\n" }
        let text = launches.joined() + "\(log.last) tapped place=right\n"
        let app = try Gate(tiny: Self.pack).summary([text])
        let chart = try #require(Self.report.seriesChart(of: "taps", in: app, title: "T"))
        guard case .lines(let series) = chart.content else {
            Issue.record("no lines")
            return
        }
        #expect(series[0].points.map(\.isWeak) == log.parts)
        #expect(series[0].points.map(\.value) == [1, 1, 2])
        #expect((chart.table.note != nil) == log.parts.contains(true))
    }

    @Test func aCourseSaysWhatItJoins() throws {
        let text = (0..<3).map {
            "\($0 * Self.day) started\n\($0 * Self.day) tapped place=left\n\($0 * Self.day + 1) tapped place=right\n"
        }
        let app = try Gate(tiny: Self.pack).summary([text.joined()])
        let course = "By the day on which launches began. Each step is counted by itself."
        #expect(Self.report.seriesChart(of: "taps", in: app, title: "T")?.summary.text == course)
        #expect(
            Self.report.seriesChart(of: "places", in: app, title: "T")?.summary.text == course
                + " All values of place together.")
    }

    static let waits = """
        events:
          started: {}
          opened: { place: { enum: [left, right, middle, up, down] } }
        launch: { marker: started }
        flows:
          - id: opening
            kind: rate
            start: started
            success: opened
            metrics: { started: opening.started, duration: opening.duration }
            duration: { by: place }
        """

    /// On each day a slow and a fast place, on the second one more of the slow: neither became slower.
    @Test func theMediansOfPartsHaveALineEach() throws {
        func launch(_ second: Int, _ wait: Int, _ place: String) -> String {
            "\(second) started\n\(second + wait) opened place=\(place)\n"
        }
        let days = (0..<3).map { day in
            let begin = day * Self.day
            let slow = (0..<(day == 1 ? 5 : 1)).map { launch(begin + 100 + $0 * 50, 20, "left") }
            return launch(begin, 2, "right") + slow.joined() + (day == 1 ? "" : launch(begin + 900, 4, "right"))
        }
        let app = try Gate(tiny: Self.waits).summary([days.joined()])
        let chart = try #require(Self.report.seriesChart(of: "opening.duration", in: app, title: "T"))
        guard case .lines(let series) = chart.content else {
            Issue.record("no lines")
            return
        }
        #expect(series.map(\.name.text) == ["left", "right"])
        #expect(series.map { $0.points.map { $0.value.rounded() } } == [[20, 20, 20], [2, 2, 2]])
        #expect(series.map { $0.points.map(\.isWeak) } == [[true, false, true], [true, true, true]])
        #expect(chart.summary.text.hasSuffix(" A line for each place."))
        #expect(chart.table.columns.map(\.title.text) == ["Day", "Launches", "left", "right"])
        #expect(Self.report.sparkline(of: "opening.duration", in: app) == nil)
        // Five lines cannot be told apart.
        let many = ["left", "right", "middle", "up", "down"].enumerated().map { place, name in
            (0..<2).map { launch($0 * Self.day + place * 100, 5 + place, name) }.joined()
        }
        let crowd = try Gate(tiny: Self.waits).summary([many.joined()])
        let whole = try #require(Self.report.seriesChart(of: "opening.duration", in: crowd, title: "T"))
        #expect(whole.summary.text.hasSuffix(" All values of place together."))
    }

    @Test func aTableOfPathsHasEveryStepOrSaysHowManyItLeavesOut() throws {
        // right → left comes thrice, left → right twice: the order is by number.
        let places = ["right", "left", "right", "left", "right", "left"]
        let text = "0 started\n" + places.enumerated().map { "\($0 + 1) tapped place=\($1)\n" }.joined()
        let app = try Gate(tiny: Self.pack).summary([text])
        let value = try #require(app.metrics.first { $0.id.name == "ways" }?.value)
        let table = try #require(Self.report.table(value, of: "ways", in: app, caption: "T"))
        #expect(
            table.rows.map { $0.map(\.text.text) } == [["right", "left", "3"], ["left", "right", "2"]])
        // 119 kinds of steps, as often as their number: the least frequent share a row with what was not told apart.
        let edges = (1...119).map { number in
            (edge: PathEdge(from: .integer(0), to: .integer(Int64(number))), count: number)
        }
        let long = try #require(
            Self.report.table(.paths(steps: 7147, edges: edges, other: 7), in: app, caption: "T"))
        #expect(long.rows[0].map(\.text.text) == ["0", "119", "119"])
        let counts = long.rows.compactMap { Int($0[2].text.text) }
        #expect(long.rows.last?[0].text.text == "(other)")
        #expect(counts.reduce(0, +) == 7147)
    }
}
