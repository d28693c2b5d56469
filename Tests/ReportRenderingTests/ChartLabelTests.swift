import EventModel
import Redaction
import ReportModel
import Testing
import Texts

@testable import ReportRendering

/// Labels of drawings, at every width that a chart may have.
@Suite struct ChartLabelTests {
    static let noon: Int64 = (Int64(Timestamp.days(year: 2026, month: 7, day: 29)) * 86_400 + 43_200) * 1_000_000_000
    /// From an instant to many years.
    static let spans: [Double] = [0, 0.25, 3, 45, 600, 7200, 90_000, 400_000, 3_000_000, 30_000_000, 900_000_000]
    static let languages: [Language] = [.english, .german]

    /// Every width of a form, up to that of the next one.
    static func widths(_ form: ChartForm) -> StrideThrough<Double> {
        let next = ChartForm(rawValue: form.rawValue + 1)
        return stride(from: form.leastWidth, through: next.map { $0.leastWidth - 1 } ?? 1400, by: 7)
    }

    /// Whether the labels stand apart from each other, and inside the drawing with what is beside it.
    static func standApart(_ labels: AxisLabels, on width: Double, before: Double) -> Bool {
        let boxes = labels.placed.map { $0.box(on: width) }
        return zip(boxes, boxes.dropFirst()).allSatisfy { $0.upperBound + AxisLabels.gap <= $1.lowerBound + 0.001 }
            && boxes.allSatisfy { $0.lowerBound >= -before - 0.001 && $0.upperBound <= width + 0.001 }
    }

    @Test(arguments: spans, languages)
    func timesNeverCollide(_ seconds: Double, _ language: Language) {
        for form in ChartForm.allCases {
            for gutter in [0.0, 24, 104] {
                let scale = TimeScale(
                    from: Self.noon, to: Self.noon + Int64(seconds * 1e9), in: language, steps: form.hasEnd ? 8 : 4)
                let labels = AxisLabels(
                    scale.ticks.map { (scale.position(of: $0.time), $0.label) }, width: form.leastWidth - gutter,
                    before: gutter)
                #expect(!labels.placed.isEmpty)
                for width in Self.widths(form) {
                    #expect(Self.standApart(labels, on: width - gutter, before: gutter))
                }
            }
        }
    }

    @Test(arguments: [Chart.Unit.seconds, .share, .count("Ereignisse")], languages)
    func valuesNeverCollide(_ unit: Chart.Unit, _ language: Language) {
        for exponent in -3...15 {
            let highest = (0..<abs(exponent)).reduce(1.38) { value, _ in exponent < 0 ? value / 10 : value * 10 }
            let scale = ValueScale(to: highest, unit: unit, in: language)
            for form in ChartForm.allCases {
                let labels = AxisLabels(
                    scale.ticks.map { (scale.position(of: $0.value), $0.label) }, width: form.leastWidth)
                #expect(!labels.placed.isEmpty)
                for width in Self.widths(form) { #expect(Self.standApart(labels, on: width, before: 0)) }
            }
        }
    }

    struct Thinned: Sendable {
        var count: Int
        var width: Double
        var kept: [Int]
    }

    /// Labels of four digits are 4 × 0.64 × 12 = 30.72 pixels wide.
    @Test(arguments: [
        Thinned(count: 1, width: 20, kept: [0]), Thinned(count: 2, width: 30, kept: [0]),
        Thinned(count: 5, width: 221, kept: [0, 1, 2, 3, 4]), Thinned(count: 5, width: 130, kept: [0, 2, 4]),
        Thinned(count: 5, width: 100, kept: [0, 3]),
    ])
    func everySecondOrThirdIsKeptWhereAllHaveNoRoom(_ sample: Thinned) {
        let last = Double(max(1, sample.count - 1))
        let ticks = (0..<sample.count).map { (position: Double($0) / last, label: Public(1000 + $0)) }
        let labels = AxisLabels(ticks, width: sample.width)
        #expect(labels.placed.map(\.label) == sample.kept.map { Public(1000 + $0) })
    }

    static let names: [Public] = [
        "", "a", "background_notification_cancelled", "Überwachungsdienst_ä_ö_ü", "漢字かな交じり文の長い長い長い長い名前", "👨‍👩‍👧‍👦👩🏽‍🚀 party",
        "\u{202E}evil", "<script>alert(1)</script>", Public(authored: String(repeating: "W", count: 5000)),
        Public(authored: String(repeating: "e\u{301}", count: 200)),
    ]

    @Test(arguments: names)
    func namesFitAndKeepBothEnds(_ name: Public) {
        for form in ChartForm.allCases {
            let shown = name.fitted(to: form.leastWidth - 40, .label)
            #expect(TextWidth.width(shown, .label) <= form.leastWidth - 40)
            guard shown != name else { continue }
            let parts = shown.text.split(separator: "…", omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            #expect(name.visibleText.hasPrefix(parts[0]) && name.visibleText.hasSuffix(parts[1]))
        }
    }

    @Test func aCutNameIsWholeInItsTitleAndInWideCharts() {
        let name: Public = "background_notification_cancelled_by_the_system"
        let html = ChartTests.html(.bars([Chart.Bar(name, 3)]), .count("events"))
        #expect(html.contains("<title>\(name.text)</title>"))
        #expect(html.contains(">\(name.text)</text>"))
        #expect(html.contains("…"))
        let short = ChartTests.html(.bars([Chart.Bar("app_started", 3)]), .count("events"))
        #expect(!short.contains("class=\"form") && !short.contains("…"))
    }

    @Test func labelsOfValuesStandBesideThePlot() {
        let points = (0..<3).map { Chart.Point(time: Self.noon + Int64($0) * 3_600_000_000_000, value: 40) }
        let html = ChartTests.html(.lines([Chart.Series(name: "a", points: points)]), .count("taps"))
        // Two digits: 2 × 0.64 × 12 + 8 = 23.36, by eights 24.
        #expect(html.contains("<svg class=\"plot gutter-3\""))
        #expect(html.contains("<text class=\"tick\" x=\"-8\" y=\"36\" text-anchor=\"end\">40</text>"))
        #expect(html.contains("<text class=\"tick\" x=\"-24\" y=\"18\" text-anchor=\"start\">taps</text>"))
    }

    @Test func marksOfOneValueShareARow() {
        let bins = (0..<5).map { Chart.Bin(low: Double($0), high: Double($0 + 1), count: 2) }
        let html = ChartTests.html(
            .histogram(bins, markers: [Chart.Marker("median", 2), Chart.Marker("p90", 2), Chart.Marker("p99", 4)]))
        #expect(html.contains(">median, p90 2.000 s</text>"))
        #expect(html.occurrences(of: "class=\"marker\"") == 2)
    }

    @Test func weakPointsAreHollowAndJoinedByDashes() {
        let day: Int64 = 86_400_000_000_000
        var series = Chart.Series(
            name: "a",
            points: [
                Chart.Point(time: 0, value: 1), Chart.Point(time: day, value: 2),
                Chart.Point(time: 2 * day, value: 1, weak: true), Chart.Point(time: 3 * day, value: 2),
                Chart.Point(time: 6 * day, value: 1), Chart.Point(time: 7 * day, value: 2),
            ])
        series.weakName = "fewer than 5"
        series.longestStep = day
        let html = ChartTests.html(.lines([series]), .count("x"))
        // A seventh of 1000 a day; the values 1 and 2 of a scale to 2 stand at 89 and 0 of 178.
        #expect(html.contains("class=\"line line-weak tone-primary\" d=\"M142.86 0L285.71 89L428.57 0L857.14 89\""))
        #expect(html.contains("class=\"line line tone-primary\" d=\"M0 89L142.86 0M857.14 89L1000 0\""))
        // The point, and the one of the legend.
        #expect(html.occurrences(of: "class=\"dot-open tone-primary\"") == 2)
        #expect(html.contains("fewer than 5</li>"))
    }

    @Test func intervalsAreABand() {
        var series = Chart.Series(
            name: "a",
            points: [
                Chart.Point(time: 0, value: 0.5, low: 0.25, high: 0.75),
                Chart.Point(time: 1_000_000_000, value: 0.5, low: 0, high: 1),
            ])
        series.bandName = "95 % interval"
        let html = ChartTests.html(.lines([series]), .share)
        #expect(html.contains("class=\"interval-area tone-primary\" d=\"M0 44.5L1000 0L1000 178L0 133.5Z\""))
        #expect(html.contains("95 % interval</li>"))
        #expect(html.contains("<title>a, 50.0 % (25.0 % – 75.0 %)</title>"))
    }
}
