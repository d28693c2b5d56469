import EventModel
import Redaction
import ReportModel
import Testing
import Texts

@testable import ReportRendering

@Suite struct ChartTests {
    struct Axis: Sendable {
        var low = 0.0
        var high: Double
        var unit: Chart.Unit
        var labels: [String]
    }

    static let axes = [
        Axis(high: 0, unit: .count("launches"), labels: ["0", "1"]),
        Axis(high: 1, unit: .count("launches"), labels: ["0", "1"]),
        Axis(high: 58, unit: .count("values"), labels: ["0", "20", "40", "60"]),
        Axis(
            high: 4000, unit: .count("x"),
            labels: ["0", "1\u{202F}000", "2\u{202F}000", "3\u{202F}000", "4\u{202F}000"]),
        Axis(high: 0.93, unit: .seconds, labels: ["0", "500 ms", "1\u{202F}000 ms"]),
        Axis(high: 1.38, unit: .seconds, labels: ["0", "0.5 s", "1.0 s", "1.5 s"]),
        Axis(high: 400, unit: .seconds, labels: ["0", "2 min", "4 min", "6 min", "8 min"]),
        Axis(high: 1, unit: .share, labels: ["0", "50 %", "100 %"]),
        Axis(high: 0.001, unit: .share, labels: ["0", "0.05 %", "0.10 %"]),
        Axis(high: 3e15, unit: .count("x"), labels: ["0", "1\u{202F}000\u{202F}000\u{202F}000\u{202F}000\u{202F}000"]),
    ]

    @Test(arguments: axes)
    func ticksAreRound(_ axis: Axis) {
        let labels = ValueScale(from: axis.low, to: axis.high, unit: axis.unit, in: .english, reachesTick: true).ticks
            .map(
                \.label.text)
        #expect(Array(labels.prefix(axis.labels.count)) == axis.labels)
        #expect(labels.count <= 6)
    }

    struct Times: Sendable {
        var seconds: Double
        var labels: [String]
    }

    static let noon: Int64 = (Int64(Timestamp.days(year: 2026, month: 7, day: 29)) * 86_400 + 43_200) * 1_000_000_000

    static let times = [
        Times(seconds: 0, labels: ["12:00:00.000"]), Times(seconds: 0.25, labels: ["12:00:00.000", "12:00:00.250"]),
        Times(seconds: 9, labels: ["12:00:00", "12:00:02", "12:00:04", "12:00:06", "12:00:08"]),
        Times(seconds: 7200, labels: ["12:00", "12:30", "13:00", "13:30", "14:00"]),
        Times(seconds: 4 * 86_400, labels: ["30 Jul", "31 Jul", "1 Aug", "2 Aug"]),
    ]

    @Test(arguments: times)
    func timesAreRound(_ sample: Times) {
        let scale = TimeScale(from: Self.noon, to: Self.noon + Int64(sample.seconds * 1e9), in: .english)
        #expect(scale.ticks.map(\.label.text) == sample.labels)
    }

    static let empty = DataTable(
        caption: "T", columns: [DataTable.Column("A")], rows: [], emptyText: "Nothing measured.")

    static func html(_ content: Chart.Content, _ unit: Chart.Unit = .seconds) -> String {
        Document([.chart(Chart(title: "C", summary: "S", content: content, unit: unit, table: empty))]).html().text
    }

    static let nothing: [Chart.Content] = [
        .bars([]), .bars([Chart.Bar("a", .nan)]), .lines([]), .lines([Chart.Series(name: "a", points: [])]),
        .lines([Chart.Series(name: "a", points: [Chart.Point(time: 0, value: .infinity)])]),
        .histogram([], markers: []),
        .histogram([Chart.Bin(low: 0, high: 1, count: 0)], markers: []), .timeline([]), .sparkline([]),
        .sparkline([.nan]), .bands([]), .bands([[]]), .bands([[Chart.Band(from: "a", to: "b", count: 0)]]),
        .states(names: [], []),
        .states(names: ["a"], [Chart.StateRow(label: "r", start: 0, end: 1, spans: [], figure: "0")]),
        .heat(columns: [], []),
        .heat(columns: ["0"], [Chart.HeatRow("a", [0])]), .estimates([]),
        .estimates([Chart.Estimate("a", value: nil, low: nil, high: nil, detail: "")]), .parts([]),
        .parts([Chart.Bar("a", 0)]),
    ]

    @Test(arguments: nothing)
    func saysThatThereIsNothing(_ content: Chart.Content) {
        #expect(Self.html(content).contains("<p class=\"empty\">Nothing measured.</p>"))
        #expect(!Self.html(content).contains("<svg"))
    }

    /// A state that changes every tenth of a second, most of the time the first one.
    static let manyStates = Chart.Content.states(
        names: ["on", "off"],
        [
            Chart.StateRow(
                label: "r", start: 0, end: 500_000_000_000,
                spans: (0..<5000).map {
                    let start = Int64($0) * 100_000_000
                    let middle = start + ($0.isMultiple(of: 2) ? 70_000_000 : 100_000_000)
                    return .init(state: $0 % 2, start: start, end: middle)
                }, figure: "4 999 changes")
        ])

    static let edges: [Chart.Content] = [
        .bars([Chart.Bar("a", 0)]), .bars([Chart.Bar("a", -1), Chart.Bar("b", .greatestFiniteMagnitude)]),
        .bars((0..<500).map { Chart.Bar("a", Double($0)) }),
        .lines([Chart.Series(name: "a", points: [Chart.Point(time: .min, value: 0)])]),
        .lines([
            Chart.Series(
                name: "a", points: [Chart.Point(time: .min, value: 1e300), Chart.Point(time: .max, value: 0)],
                stepped: true)
        ]),
        .lines([
            Chart.Series(
                name: "a", points: (0..<5000).map { Chart.Point(time: $0 * 1_000_000_000, value: Double($0 % 7)) })
        ]),
        .histogram([Chart.Bin(low: 1, high: 1, count: 3)], markers: [Chart.Marker("median", 1)]),
        .histogram([Chart.Bin(low: 0, high: 1e300, count: .max)], markers: []),
        .histogram((0..<900).map { Chart.Bin(low: Double($0), high: Double($0) + 1, count: $0) }, markers: []),
        .histogram(
            (0..<8).map { Chart.Bin(low: Double(1 << $0), high: Double(2 << $0), count: 1) },
            markers: [Chart.Marker("p90", 96)]),
        .timeline([Chart.Lane(label: "a", start: 0, end: 0, marks: [])]),
        .timeline([
            Chart.Lane(label: "a", start: .min, end: .max, marks: [Chart.Lane.Mark(time: 0, label: "m", tone: .bad)])
        ]),
        .timeline([
            Chart.Lane(
                label: "a", start: 0, end: 9_000_000_000,
                marks: (0..<9000).map { Chart.Lane.Mark(time: $0 * 1_000_000, label: "m", tone: .primary) })
        ]),
        .bands([[Chart.Band(from: "a", to: "a", count: 1)]]),
        .bands([(0..<9000).map { Chart.Band(from: Public($0 / 90), to: Public($0 % 90), count: $0) }]),
        .bands(
            Array(
                repeating: (0..<900).map { Chart.Band(from: Public($0 / 30), to: Public($0 % 30), count: $0) }, count: 4
            )),
        .bands([[Chart.Band(from: "a", to: "b", count: 2)], [Chart.Band(from: "c", to: "d", count: .max / 4)]]),
        .states(
            names: ["a", "b"],
            [
                Chart.StateRow(
                    label: "r", start: .min, end: .max, spans: [.init(state: 0, start: .min, end: .max)], figure: "f")
            ]),
        .states(
            names: ["a", "b"],
            [
                Chart.StateRow(
                    label: "r", start: 0, end: 0, spans: [.init(state: 7, start: 0, end: 0)], figure: "f")
            ]),
        manyStates,
        .heat(columns: ["0"], [Chart.HeatRow("a", [1, 2, .nan])]),
        .heat(columns: (0..<200).map { Public($0) }, [Chart.HeatRow("漢字", (0..<200).map { Double($0) })]),
        .estimates([Chart.Estimate("a", value: 0.5, low: .nan, high: 1, detail: "")]),
        .estimates((0..<500).map { Chart.Estimate(Public($0), value: Double($0), low: 0, high: 1e300, detail: "d") }),
        .parts([Chart.Bar("a", 1), Chart.Bar("b", .nan), Chart.Bar("c", -1)]),
        .parts((0..<500).map { Chart.Bar(Public($0), 1) }),
        .sparkline([1]), .sparkline([0, 0, 0]), .sparkline((0..<5000).map(Double.init)), .sparkline([-1e308, 1e308]),
    ]

    @Test(arguments: edges)
    func drawsEdgesSoundlyAndTheSameEachTime(_ content: Chart.Content) {
        for unit in [Chart.Unit.seconds, .share, .count("things")] {
            let html = Self.html(content, unit)
            #expect(html.contains(" role=\"img\" aria-labelledby=\"chart_1_title chart_1_summary\""))
            for word in ["nan", "inf\"", "e+", "\"-\""] {
                #expect(!html.contains("\(word)%") && !html.contains("=\"\(word)"))
            }
            #expect(html.occurrences(of: "<rect") + html.occurrences(of: "<circle") <= 450)
            #expect(html == Self.html(content, unit))
            _ = Document([
                .chart(Chart(title: "C", summary: "S", content: content, unit: unit, table: Self.empty))
            ]).markdown()
        }
    }

    @Test func stepsOfPathsStandInColumnsAndNothingIsLost() throws {
        let steps = [
            [Chart.Band(from: "start", to: "a", count: 6), Chart.Band(from: "start", to: "b", count: 4)],
            [Chart.Band(from: "a", to: "end", count: 5)],
        ]
        let html = Self.html(.bands(steps), .count("launches"))
        for title in ["start → a: 6", "start → b: 4", "a → end: 5"] {
            #expect(html.contains("<title>\(title)</title>"))
        }
        #expect(html.occurrences(of: "<path") == 3)
        // A bar a name and column: start, a and b, end; the middle column stands in the middle.
        #expect(html.occurrences(of: "class=\"bar tone-neutral\"") == 4)
        #expect(html.contains("<svg class=\"origin\" x=\"50%\""))
        let many = (0..<20).map { Chart.Band(from: "start", to: Public($0), count: 20 - $0) }
        let cut = Self.html(.bands([many, [Chart.Band(from: "19", to: "end", count: 1)]]), .count("launches"))
        // Seven names, and one for the other thirteen: 13 + 12 + … + 1 = 91 of 210 steps; the second step leaves from it.
        #expect(cut.contains("<title>start → (other): 91</title>"))
        #expect(cut.contains("<title>(other) → end: 1</title>"))
    }

    @Test func statesAreNumberedAndTheLongerOneIsDrawnWhereTheyChangeTooFast() {
        let row = Chart.StateRow(
            label: "phase", start: 0, end: 10_000_000_000,
            spans: [
                .init(state: 0, start: 0, end: 5_000_000_000),
                .init(state: 1, start: 6_000_000_000, end: 6_100_000_000),
                .init(state: 0, start: 6_100_000_000, end: 10_000_000_000),
            ], figure: "2 changes")
        let html = Self.html(.states(names: ["active", "background"], [row]))
        #expect(html.contains("1. active") && html.contains("2. background"))
        #expect(html.occurrences(of: "class=\"part-number\"") == 2)
        #expect(html.contains("x=\"61%\" width=\"39%\""))
        #expect(
            StatesDrawing.text(of: row, longest: 10, columns: 40) == "1" + String(repeating: "─", count: 19) + "····1"
                + String(repeating: "─", count: 15))
        // No two digits side by side, however fast states change: they would read as a number.
        let quick = (0..<40).map {
            Chart.StateRow.Span(state: $0 % 3, start: Int64($0) * 250_000_000, end: Int64($0 + 1) * 250_000_000)
        }
        let dense = Chart.StateRow(label: "phase", start: 0, end: 10_000_000_000, spans: quick, figure: "39 changes")
        #expect(StatesDrawing.text(of: dense, longest: 10, columns: 40) == String(repeating: "┃", count: 40))
        let fast = Self.html(Self.manyStates)
        #expect(fast.contains("the one that held longer is drawn"))
        #expect(fast.occurrences(of: "class=\"bar part tone-secondary\"") == 1)
    }

    @Test func saysWhatIsNotDrawn() {
        #expect(Self.html(Self.edges[2]).contains("Drawn: the first 40 of 500 bars."))
        #expect(
            Self.html(Self.edges[5]).contains(
                "5\u{202F}000 points, drawn as the lowest and highest of each of 200 spans."))
        #expect(Self.html(Self.edges[8]).contains("Drawn: 180 columns, each joining neighbours of 900 bins."))
        #expect(Self.html(Self.edges[12]).contains("marks stand so near another of their kind"))
    }

    @Test func badMarksHaveAnotherShape() {
        let lane = Chart.Lane(
            label: "a", start: 0, end: 2_000_000_000,
            marks: [
                Chart.Lane.Mark(time: 0, label: "start", tone: .primary),
                Chart.Lane.Mark(time: 1_000_000_000, label: "fail", tone: .bad),
            ])
        let html = Self.html(.timeline([lane]))
        #expect(html.contains("<title>fail</title><path class=\"glyph-open tone-bad\" d=\"M-4 -4L4 4M4 -4L-4 4\"/>"))
        #expect(html.contains("<title>start</title><circle class=\"glyph tone-primary\" r=\"4\"/>"))
    }

    struct Bar: Sendable {
        var value: Double
        var text: String
    }

    @Test(arguments: [
        Bar(value: 0, text: ""), Bar(value: 0.001, text: "▏"), Bar(value: 0.5, text: "█████"),
        Bar(value: 0.55, text: "█████▌"),
        Bar(value: 1, text: "██████████"), Bar(value: 7, text: "██████████"), Bar(value: .nan, text: ""),
    ])
    func barsInEighths(_ bar: Bar) {
        #expect(ChartText.bar(of: bar.value, full: 1, width: 10) == bar.text)
    }

    @Test(arguments: [
        (0.0, "0"), (1.5, "1.5"), (-2, "-2"), (1.0 / 3, "0.33"), (-0.001, "0"), (.nan, "0"), (100, "100"),
    ])
    func coordinates(_ value: Double, _ text: String) {
        #expect(coordinate(value) == text)
    }
}
