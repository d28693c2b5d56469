import EventModel
import Redaction
import ReportModel
import ReportRendering

/// A document with every kind of block, and values that try to be markup.
enum SamplePage {
    static let hostile: Public = "<script>alert(1)</script> | `x` ](javascript:alert(1)) </svg> *a* _b_ ~c~ &amp;"

    static var document: Document {
        Document([
            .heading(level: 1, [.text("Splash")], anchor: nil),
            .paragraph([.text("How long people wait for the splash picture, and how often it never comes.")]),
            .cards(cards),
            .heading(level: 2, [.text("How long it takes")], anchor: nil),
            .paragraph([
                .text("Measured from "), .code("splash_start"), .text(" to "), .code("splash_shown"), .text(". See "),
                .link(.address("https://example.com/definition"), [.text("the definition")]), .text("."),
            ]),
            .chart(histogram), .chart(lines), .heading(level: 2, [.text("What goes wrong")], anchor: nil),
            .findings(findings, emptyText: "No findings."),
            .note(.warning, [.paragraph([.text("12 lines hide their text as "), .code("<private>"), .text(".")])]),
            .chart(bars), .heading(level: 2, [.text("Launches")], anchor: nil), .chart(timeline), .table(table),
            .heading(level: 2, [.text("Reading this page")], anchor: nil),
            .list(
                isOrdered: false,
                entries: [
                    [.paragraph([.strong([.text("rate")]), .text(": successes over attempts.")])],
                    [.paragraph([.emphasis([.text("pending")]), .text(": the capture ended before the answer.")])],
                ]),
            .quote([.paragraph([.text("A figure says its own rule.")])]),
            .code(language: "swift", "let splash = 1 < 2 && \"x\" != \"y\""),
            .details(summary: "How the interval is computed", [.paragraph([.text("Wilson, 95 %.")])]),
            .note(.primary, [.paragraph([.text("The report holds no raw values.")])]),
            .chart(emptyChart), .chart(sparkline),
        ])
    }

    static let cards = [
        Card(
            label: "Splash success", value: "92.3 %", detail: "12 of 13 · 95 % interval 66.7–98.6 %",
            verdict: "1 failed",
            tone: .bad, sparkline: [0.9, 0.95, 0.97, 0.92, 0.99, 0.94, 0.923], page: PageLink(page: "splash")),
        Card(
            label: "Median wait", value: Public(seconds: 0.48), detail: "p90 1.204 s · n = 12", verdict: "within 1 s",
            tone: .good,
            sparkline: [0.5, 0.47, 0.52, 0.46, 0.49, 0.48, 0.48], page: PageLink(page: "splash")),
        Card(
            label: "Launches", value: Public(count: 1284), detail: "in 3 captures",
            sparkline: [4, 8, 15, 16, 23, 42, 31]),
        Card(
            label: "Lines not understood", value: "0.4 %", detail: "52 of 12 480 lines", verdict: "look at Capture",
            tone: .warning, page: PageLink(page: "capture")),
    ]

    static let histogram = Chart(
        title: "Splash duration",
        summary: "Most pictures come within half a second; one launch in ten waits over a second.",
        content: .histogram(
            [2, 9, 31, 58, 44, 27, 16, 9, 6, 4, 2, 1, 0, 1].enumerated().map { index, count in
                Chart.Bin(low: Double(index) * 0.1, high: Double(index + 1) * 0.1, count: count)
            }, markers: [Chart.Marker("median", 0.38), Chart.Marker("p90", 0.74), Chart.Marker("p99", 1.12)]),
        unit: .seconds,
        table: DataTable(
            caption: "Percentiles of splash duration",
            columns: [DataTable.Column("Percentile"), DataTable.Column("Duration", numeric: true)],
            rows: [("median", 0.38), ("p90", 0.74), ("p99", 1.12)].map { row in
                [DataTable.Cell(Public(authored: row.0)), DataTable.Cell(Public(seconds: row.1))]
            }))

    static let day = Int64(Timestamp.days(year: 2026, month: 7, day: 29)) * 86_400_000_000_000

    static let lines = Chart(
        title: "Wait by time of day", summary: "The wait doubles around 14:00, on the slow network only.",
        content: .lines([
            Chart.Series(
                name: "Wi-Fi",
                points: (0..<25).map {
                    Chart.Point(time: day + Int64($0) * 1_800_000_000_000, value: 0.4 + Double($0 % 5) * 0.03)
                }),
            Chart.Series(
                name: "Mobile",
                points: (0..<25).map {
                    Chart.Point(time: day + Int64($0) * 1_800_000_000_000, value: 0.7 + Double($0 % 7) * 0.11)
                },
                tone: .secondary),
            Chart.Series(
                name: "Limit",
                points: [Chart.Point(time: day, value: 1), Chart.Point(time: day + 43_200_000_000_000, value: 1)],
                tone: .neutral, stepped: true),
        ]), unit: .seconds,
        table: DataTable(
            caption: "Median wait by network",
            columns: [DataTable.Column("Network"), DataTable.Column("Median", numeric: true)],
            rows: (1...12).map { [DataTable.Cell("Network \($0)"), DataTable.Cell(Public(seconds: Double($0) * 0.2))] })
    )

    static let bars = Chart(
        title: "Funnel", summary: "Nine in ten who see the splash open the detail page.",
        content: .bars([
            Chart.Bar("Launch", 1284), Chart.Bar("Splash shown", 1190), Chart.Bar("List opened", 1042),
            Chart.Bar("Detail opened, with a name that is far too long for a phone", 938, tone: .secondary),
            Chart.Bar("Failed", 61, tone: .bad), Chart.Bar("Pending", 33, tone: .muted),
            Chart.Bar(hostile, 0, tone: .warning),
        ]), unit: .count("launches"),
        table: DataTable(
            caption: "Steps",
            columns: [
                DataTable.Column("Step"), DataTable.Column("Reached", numeric: true),
                DataTable.Column("Share", numeric: true),
            ],
            rows: [("Launch", 1284), ("Splash shown", 1190), ("List opened", 1042), ("Detail opened", 938)].map { row in
                let share = Double(row.1) / 1284
                return [
                    DataTable.Cell(Public(authored: row.0)), DataTable.Cell(Public(count: row.1)),
                    DataTable.Cell(Public(share: share), share: share),
                ]
            }))

    static let timeline = Chart(
        title: "First launches", summary: "Launch 3 ends with an error after 41 seconds.",
        content: .timeline(
            (0..<5).map { lane in
                let start = day + Int64(lane) * 600_000_000_000
                let end = start + Int64(20 + lane * 9) * 1_000_000_000
                return Chart.Lane(
                    label: "Launch \(lane + 1)", start: start, end: end,
                    marks: (0..<6).map { mark in
                        Chart.Lane.Mark(
                            time: start + Int64(mark * (4 + lane)) * 1_000_000_000, label: "event \(mark)",
                            tone: mark == 5 && lane == 2 ? .bad : mark == 3 && lane == 1 ? .warning : .primary)
                    })
            }), unit: .seconds,
        table: DataTable(
            caption: "Launches", columns: [DataTable.Column("Launch"), DataTable.Column("Events", numeric: true)],
            rows: (1...5).map { [DataTable.Cell("Launch \($0)"), DataTable.Cell("6")] }))

    static let table = DataTable(
        caption: "Parameters of the events",
        columns: [
            DataTable.Column("Parameter"), DataTable.Column("Value"), DataTable.Column("Seen", numeric: true),
            DataTable.Column("Share", numeric: true), DataTable.Column("Result"),
        ],
        rows: [
            [
                DataTable.Cell("url", code: true), DataTable.Cell(hostile, code: true),
                DataTable.Cell(Public(count: 12_480)),
                DataTable.Cell("61.0 %", share: 0.61), DataTable.Cell("ok", tone: .good),
            ],
            [
                DataTable.Cell("name", code: true),
                DataTable.Cell("\u{202E}abc\u{200B} http://a.example @team\n2nd line "),
                DataTable.Cell(Public(count: 480)), DataTable.Cell("38.0 %", share: 0.38),
                DataTable.Cell("too few", tone: .muted),
            ],
            [
                DataTable.Cell("error", code: true), DataTable.Cell("timeout", code: true),
                DataTable.Cell(Public(count: 7)),
                DataTable.Cell("< 0.1 %", share: 0.001), DataTable.Cell("failing", tone: .bad),
            ],
        ], note: "Values are shown by the policy's default: numbers and enums as they are, everything else as a token.")

    static let findings = [
        FindingCard(
            rule: "splash.never-shown", severity: .error, message: "A splash started and was never shown.", count: 4,
            evidence: [
                FindingCard.Evidence(place: "app.log:17", event: "splash_start url=file-1"),
                FindingCard.Evidence(place: "app-2.log:1042", event: "splash_start url=file-2 network=mobile"),
            ]),
        FindingCard(
            rule: "event.undeclared", severity: .warning, message: "An event is not in the tracking plan.", count: 1,
            evidence: [FindingCard.Evidence(place: "app.log:90", event: "debug_tap")]),
        FindingCard(
            rule: "session.short", severity: .note, message: "Half of the sessions hold one event.", count: 31,
            evidence: []),
    ]

    static let emptyChart = Chart(
        title: "Retries", summary: "No retry was logged.", content: .bars([]), unit: .count("retries"),
        table: DataTable(
            caption: "Retries", columns: [DataTable.Column("Step")], rows: [], emptyText: "No retry was logged."))

    static let sparkline = Chart(
        title: "Share of errors in the last 12 runs", summary: "Errors fell after run 8.",
        content: .sparkline([0.04, 0.05, 0.03, 0.06, 0.05, 0.07, 0.08, 0.06, 0.02, 0.01, 0.015, 0.01]), unit: .share,
        table: DataTable(
            caption: "Runs",
            columns: [DataTable.Column("Run", numeric: true), DataTable.Column("Errors", numeric: true)],
            rows: (1...12).map { [DataTable.Cell(Public($0)), DataTable.Cell(Public(share: Double($0) / 100))] }))

}
