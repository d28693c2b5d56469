import Redaction
import Testing

@testable import Flows
@testable import ReportModel

/// Which picture fits which values.
@Suite struct ChartViewTests {
    static let report = Report(
        version: "1", captures: [], apps: [], names: PseudonymTable().names(), audit: RedactionAudit())

    struct Numbers: Sendable {
        var values: [Int64]
        /// The label and the count of each bar; nil where bins are drawn.
        var bars: [String]
        var sentence: String?
    }

    static let numbers = [
        Numbers(values: [], bars: []),
        Numbers(values: [7], bars: ["7: 1"], sentence: "1 value: 7."),
        Numbers(values: [7, 7, 7], bars: ["7: 3"], sentence: "All 3 values are 7."),
        Numbers(values: [0, 1000], bars: ["0: 1", "1\u{202F}000: 1"]),
        Numbers(values: [3, 1, 1, 3, 90], bars: ["1: 2", "3: 2", "90: 1"]),
        // Twelve values that came twice have a bar each; thirteen are bins of two.
        Numbers(values: (0..<24).map { $0 % 12 }, bars: (0..<12).map { "\($0): 2" }),
        Numbers(
            values: (0..<26).map { $0 % 13 }, bars: [0, 2, 4, 6, 8, 10].map { "\($0) – \($0 + 1): 4" } + ["12 – 13: 2"]
        ),
        Numbers(
            values: [-1, -1, .max, .max],
            bars: ["−1: 2", "9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}807: 2"]),
    ]

    @Test(arguments: numbers)
    func fewNumbersHaveABarEachAndOneIsASentence(_ sample: Numbers) {
        let figures = sample.values.reduce(into: DistributionFigures()) { $0.add($1) }
        let chart = Self.report.histogram(figures, unit: "results", title: "T")
        guard case .bars(let bars) = chart.content else {
            Issue.record("no bars")
            return
        }
        #expect(bars.map { "\($0.label.text): \(Int($0.value))" } == sample.bars)
        #expect(chart.sentence?.text == sample.sentence)
        #expect(chart.table.rows.count == bars.count)
    }

    static func install(
        _ number: Int, _ values: [(second: Int64, value: Int64)], total: Int? = nil,
        last: (second: Int64, value: Int64)? = nil
    ) -> InstallSequence {
        InstallSequence(
            number: number, total: total ?? values.count,
            first: values.map { (.integer($0.value), $0.second * 1_000_000_000) },
            last: .integer(last?.value ?? values.last?.value ?? 0), lastTime: last.map { $0.second * 1_000_000_000 })
    }

    @Test func manyInstallsAreABandWithTheHighest() throws {
        let installs = (1...8).map { number in
            Self.install(number, [(second: Int64(number), value: Int64(number * 10)), (second: 20, value: 100)])
        }
        let chart = Self.report.steps(installs, title: "T")
        guard case .lines(let series) = chart.content else {
            Issue.record("no lines")
            return
        }
        #expect(series.map(\.name.text) == ["median", "highest"])
        // After the fourth second 10, 20, 30 and 40 are known: quartiles by nearest rank are 10, 20 and 30.
        let fourth = try #require(series[0].points.first { $0.time == 4_000_000_000 })
        #expect(fourth.low == 10 && fourth.value == 20 && fourth.high == 30)
        #expect(series[1].points.first { $0.time == 4_000_000_000 }?.value == 40)
        // Every install ends at 100.
        #expect(series[0].points.last?.low == 100 && series[1].points.last?.value == 100)
        #expect(chart.summary.text.contains("of 8 installs"))
    }

    @Test func fewInstallsAreALineEachAndWhatIsLeftOutIsSaid() {
        let installs = (1...4).map {
            Self.install(
                $0, [(second: 1, value: 5)], total: $0 > 2 ? 130 : $0, last: $0 == 1 ? nil : (second: 9, value: 7))
        }
        let chart = Self.report.steps(installs, title: "T")
        guard case .lines(let series) = chart.content else {
            Issue.record("no lines")
            return
        }
        #expect(series.map(\.name.text) == ["install-1", "install-2", "install-3", "install-4"])
        // The last value is drawn, though others before it are not; of two values nothing is left out.
        #expect(series.map { $0.points.map(\.value) } == [[5], [5, 7], [5, 7], [5, 7]])
        #expect(series[3].points.map(\.time) == [1_000_000_000, 9_000_000_000])
        #expect(
            chart.summary.text.hasSuffix("Of 2 installs the values between the hundredth and the last are not drawn."))
    }

    @Test func sequencesAreRunsAndTheLongestComeFirst() {
        let installs = (1...13).map { number in
            Self.install(number, (0..<Int64(number)).map { (second: $0, value: $0 / 2) })
        }
        let table = Self.report.table(installs, caption: "T")
        #expect(table.rows.count == 12)
        #expect(table.rows[0].map(\.text.text) == ["install-13", "0 ×2 → 1 ×2 → 2 ×2 → 3 ×2 → 4 ×2 → 5 ×2 → 6", "13"])
        #expect(table.note?.text == "Showing 12 of 13 installs, those with the most values first.")
        let all = Self.report.table(Array(installs.prefix(12)), caption: "T")
        #expect(all.rows[0][0].text == "install-1" && all.note == nil)
        let long = Self.report.table([Self.install(1, (0..<100).map { ($0, $0) }, total: 130)], caption: "T")
        #expect(long.rows[0][1].text.text.hasSuffix("10 → 11 → … 118 more"))
    }

    @Test func numbersCarryTheirWord() {
        let word = "tab" as Public
        let labels: [RedactedValue: Public] = [.integer(1): "1", .bool(true): "true", .word("home"): "home"]
        let worded = Self.report.worded(labels, word)
        #expect(worded == [.integer(1): "tab 1", .bool(true): "tab true", .word("home"): "home"])
        #expect(Self.report.worded(labels, nil) == labels)
    }

    @Test(
        arguments: [
            (starts: [1_782_892_800], label: "08:00:00"),
            (starts: [1_782_892_800, 1_782_892_860], label: "08:00:00"),
            (starts: [1_782_892_800, 1_782_979_200], label: "1 Jul 08:00:00"),
            (starts: [1_782_892_800, 1_767_225_599], label: "2026-07-01 08:00:00"),
        ] as [(starts: [Int64], label: String)])
    func launchesAreNamedByWhatTellsThemApart(starts: [Int64], label: String) throws {
        let nanoseconds = starts.map { $0 * 1_000_000_000 }
        let first = try #require(nanoseconds.first)
        #expect(Self.report.launchLabel(among: nanoseconds)(first).text == label)
    }
}
