import Redaction
import ReportModel
import ReportRendering

extension SamplePage {
    /// Charts at their limits: one value, all zero, many, uneven, long names.
    static var edges: Document {
        let contents: [(title: Public, content: Chart.Content, unit: Chart.Unit)] = [
            (
                "One value in a histogram",
                .histogram([Chart.Bin(low: 0.5, high: 0.5, count: 1)], markers: [Chart.Marker("median", 0.5)]), .seconds
            ),
            (
                "Uneven bins, markers near each other",
                .histogram(
                    (0..<9).map {
                        Chart.Bin(low: Double(1 << $0) / 100, high: Double(2 << $0) / 100, count: 90_000 >> $0)
                    },
                    markers: [
                        Chart.Marker("median", 0.04), Chart.Marker("mean", 0.05), Chart.Marker("p90", 2),
                        Chart.Marker("p99", 5),
                    ]),
                .seconds
            ),
            (
                "Three hundred bins",
                .histogram(
                    (0..<300).map { Chart.Bin(low: Double($0), high: Double($0 + 1), count: ($0 * 7) % 90) },
                    markers: []), .seconds
            ),
            (
                "Bands with hostile and long names",
                .bands([
                    [
                        Chart.Band(from: hostile, to: "漢字の長い名前がここにありますがとても長い", count: 40),
                        Chart.Band(from: "a", to: hostile, count: 9), Chart.Band(from: "a", to: "a", count: 1),
                    ]
                ]), .count("steps")
            ),
            (
                "Bands of four steps",
                .bands(
                    (0..<4).map { step in
                        (0..<12).map {
                            Chart.Band(
                                from: "screen \($0 / 4)", to: step == 3 ? hostile : "screen \($0 % 4)", count: 40 - step
                            )
                        }
                    }), .count("launches")
            ),
            (
                "States with hostile names",
                .states(
                    names: [hostile, "漢字の長い名前がここにありますがとても長い", "c"],
                    [
                        Chart.StateRow(
                            label: hostile, start: 0, end: 90_000_000_000,
                            spans: (0..<9).map {
                                .init(
                                    state: $0 % 3, start: Int64($0) * 10_000_000_000,
                                    end: Int64($0 + 1) * 10_000_000_000)
                            },
                            figure: "8 changes")
                    ]), .seconds
            ),
            (
                "Many bands",
                .bands([(0..<144).map { Chart.Band(from: "from \($0 / 12)", to: "to \($0 % 12)", count: 200 - $0) }]),
                .count("steps")
            ),
            (
                "Heat with one value",
                .heat(
                    columns: (0..<24).map { "\($0):00" },
                    [Chart.HeatRow(hostile, (0..<24).map { $0 == 7 ? 1 : 0 })]),
                .count("events")
            ),
            (
                "Estimates from nothing to all",
                .estimates([
                    Chart.Estimate(hostile, value: nil, low: nil, high: nil, detail: "nothing to measure"),
                    Chart.Estimate("none", value: 0, low: 0, high: 0.6, detail: "0 of 3"),
                    Chart.Estimate("all", value: 1, low: 0.99, high: 1, detail: "900 of 900"),
                ]), .share
            ),
            (
                "Parts, one of them tiny",
                .parts([
                    Chart.Bar(hostile, 9999, tone: .good), Chart.Bar("tiny", 1, tone: .bad),
                    Chart.Bar("none", 0, tone: .muted),
                ]), .count("loads")
            ),
            ("All zero", .bars([Chart.Bar("Nothing", 0), Chart.Bar("Nothing either", 0)]), .count("launches")),
            (
                "Huge", .bars([Chart.Bar("A", 1_234_567_890_123), Chart.Bar("漢字の長い名前がここにありますがとても長い", 12)]),
                .count("bytes")
            ),
            (
                "Shares", .bars([Chart.Bar("Wi-Fi", 0.31, tone: .good), Chart.Bar("Mobile", 0.0004, tone: .warning)]),
                .share
            ),
            (
                "One point", .lines([Chart.Series(name: "a", points: [Chart.Point(time: day, value: 3)])]),
                .count("launches")
            ),
            (
                "Four months, seven lines",
                .lines(
                    Tone.allCases.enumerated().map { index, tone in
                        Chart.Series(
                            name: "A line with a rather long name \(index)",
                            points: (0..<120).map {
                                Chart.Point(
                                    time: day + Int64($0) * 86_400_000_000_000,
                                    value: Double(index * 10 + ($0 % (7 + index))))
                            },
                            tone: tone, stepped: index.isMultiple(of: 2))
                    }), .count("sessions")
            ),
            (
                "One long launch among short ones",
                .timeline([
                    Chart.Lane(
                        label: "iPhone 15 · 29 Jul 2026 14:00:00 · build 4711", start: 0, end: 7_500_000_000_000,
                        marks: [
                            Chart.Lane.Mark(time: 0, label: "start", tone: .good),
                            Chart.Lane.Mark(time: 7_400_000_000_000, label: "x", tone: .muted),
                        ]),
                    Chart.Lane(
                        label: "Launch 2", start: 0, end: 0,
                        marks: [Chart.Lane.Mark(time: 0, label: "start", tone: .bad)]),
                ]), .seconds
            ),
            ("One value", .sparkline([3]), .seconds), ("All equal", .sparkline([2, 2, 2]), .seconds),
        ]
        let blocks: [Block] = contents.map { title, content, unit in
            let table = DataTable(
                caption: title, columns: [DataTable.Column("Figure")],
                rows: (0..<9).map { [DataTable.Cell(Public($0))] })
            return .chart(
                Chart(title: title, summary: "A chart at its limits.", content: content, unit: unit, table: table))
        }
        return Document([.heading(level: 1, [.text("Edges")], anchor: nil)] + blocks)
    }
}
