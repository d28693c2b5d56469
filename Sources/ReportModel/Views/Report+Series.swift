internal import EventModel
public import Flows
public import Redaction
internal import Texts

extension Report {
    private static let fewestPoints = 2

    /// The course of a metric: by the day on which launches began, or launch by launch where they all began on one; nil where
    /// there are too few points, and for kinds that have no course.
    public func seriesChart(of id: Public, in app: FlowSummary, title: Public) -> Chart? {
        let days = app.series.steps.compactMap { start, step in
            step.values[id].map { SeriesPoint(label: day(start), start: start, launches: step.launches, value: $0) }
        }
        if let chart = partsChart(of: id, in: app, title: title) { return chart }
        if days.count >= Report.fewestPoints {
            return chart(
                days, in: app, stepDays: app.series.width, title: title, axis: stepColumn(app),
                summary: byDay(app) + together(id, in: app))
        }
        let launches = app.traces.compactMap { trace -> SeriesPoint? in
            guard let start = trace.start, let value = trace.values[id] else { return nil }
            return SeriesPoint(label: time(start), start: start, launches: 1, value: value)
        }
        guard launches.count > Report.fewestPoints else { return nil }
        let rest: Public =
            app.launches > app.traces.count
            ? language[.firstOfLaunchesBehind(shown: app.traces.count, all: app.launches)] : ""
        return chart(
            launches, in: app, title: title, axis: language[.launchColumn],
            summary: language[.launchByLaunch(rest: rest)] + together(id, in: app))
    }

    func byDay(_ app: FlowSummary) -> Public {
        let width = app.series.width
        return language[.byDayLaunchesBegan(steps: width == 1 ? "" : language[.inStepsOfDays(days: Int(width))])]
    }

    func stepColumn(_ app: FlowSummary) -> Public {
        app.series.width == 1 ? language[.dayColumn] : language[.fromColumn]
    }

    /// A course joins what the metric is broken down by elsewhere, and says so: its turns may come from the mixture alone.
    private func together(_ id: Public, in app: FlowSummary) -> Public {
        let parts = app.metrics.filter { $0.id.name == id && !$0.id.dimensions.isEmpty }
        guard parts.count > 1, let dimensions = parts.first?.id.dimensions else { return "" }
        let words = dimensions.map { app.program.told($0.key, in: language) }
        return language[.allValuesTogether(dimension: words.joined(separator: " × "))]
    }

    /// A metric's values by day, for a small line; nil where there are too few, where all are the same, and for the median of parts
    /// that have lines of their own, which follows their mixture.
    func sparkline(of id: Public, in app: FlowSummary) -> [Double]? {
        guard partsChart(of: id, in: app, title: "") == nil else { return nil }
        let values = app.series.steps.compactMap { $0.step.values[id]?.number }
        return values.count > Report.fewestPoints && Set(values).count > 1 ? values : nil
    }

    private func chart(
        _ points: [SeriesPoint], in app: FlowSummary, stepDays: Int64? = nil, title: Public, axis: Public,
        summary: Public
    ) -> Chart? {
        let days = app.coveredTime
        var isPartOfDay = false
        let drawn = points.compactMap { point -> Chart.Point? in
            guard let number = point.value.number else { return nil }
            // A launch by itself is a fact; a day of few of them, or a part of a day, says less than others.
            guard let stepDays else { return Chart.Point(time: point.start, value: number) }
            let isPart = !point.value.isJudged && point.isPart(of: days, stepDays)
            isPartOfDay = isPartOfDay || isPart
            let isFew = point.value.isJudged && point.value.n < app.program.fewest
            let interval = point.value.interval
            return Chart.Point(
                time: point.start, value: number, low: interval?.low, high: interval?.high, weak: isFew || isPart)
        }
        guard let unit = points.first?.value.unit(in: language), drawn.count >= Report.fewestPoints else { return nil }
        let areFew = points.contains { $0.value.isJudged && $0.value.n < app.program.fewest }
        var series = Chart.Series(name: title, points: drawn)
        series.longestStep = stepDays.map { $0 * DaySeries.dayNanoseconds }
        series.bandName = language[.interval95]
        series.weakName = isPartOfDay ? language[.partOfDay] : language[.fewerThan(fewest: app.program.fewest)]
        let rows = points.map { point -> [DataTable.Cell] in
            let isFew = point.value.isJudged && point.value.n < app.program.fewest
            return [
                .init(point.label), .init(forms.count(point.launches)),
                .init(point.value.text(in: language), tone: isFew ? .muted : nil, value: point.value.number),
                .init(point.value.basis(in: language) ?? ""),
            ]
        }
        return Chart(
            title: title, summary: summary, content: .lines([series]), unit: unit,
            table: DataTable(
                caption: title,
                columns: [
                    .init(axis), .init(language[.launchesColumn], numeric: true),
                    .init(language[.valueColumn], numeric: true), .init(language[.restsOnColumn]),
                ], rows: rows,
                note: areFew
                    ? language[.mutedValuesNote(fewest: app.program.fewest)]
                    : isPartOfDay ? language[.partsOfDaysNote] : nil))
    }

    func day(_ civilNanoseconds: Int64) -> Public {
        let text = Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 0).civilText
        return forms.time(text.split(separator: "T").first.map(String.init) ?? text)
    }
}

/// One point of a course.
private struct SeriesPoint {
    var label: Public
    var start: Int64
    var launches: Int
    var value: SeriesValue

    /// A day that the log has nearly all of counts as a whole one.
    private static let tolerance: Int64 = 3_600_000_000_000

    /// Whether the log begins or ends within the step.
    func isPart(of covered: ClosedRange<Int64>?, _ days: Int64) -> Bool {
        guard let covered else { return false }
        let (end, overflow) = start.addingReportingOverflow(days * DaySeries.dayNanoseconds)
        let isBegun = covered.lowerBound > start && covered.lowerBound - start > SeriesPoint.tolerance
        return isBegun || (!overflow && covered.upperBound < end && end - covered.upperBound > SeriesPoint.tolerance)
    }
}

extension FlowSummary {
    /// From the first event to the last one, in civil nanoseconds; nil where the log has no times.
    public var coveredTime: ClosedRange<Int64>? {
        let times = events.compactMap { $0 }
        guard let first = times.compactMap(\.firstTime).min(), let last = times.compactMap(\.lastTime).max(),
            first <= last
        else { return nil }
        return first...last
    }
}

extension SeriesValue {
    /// The value as a number in its chart's unit; nil when it rests on nothing.
    var number: Double? {
        switch self {
        case .count(let count): Double(count)
        case .rate(let share): share.n > 0 ? Double(share.k) / Double(share.n) : nil
        case .duration(let figures): figures.percentile(50).map { Double($0) / 1_000_000_000 }
        case .distribution(let figures): figures.percentile(50).map { Double($0) / Double(figures.scale) }
        case .stateTime(let nanoseconds): Double(nanoseconds) / 1_000_000_000
        }
    }

    /// The 95 % interval of a rate or of a median, in the chart's unit; nil where there is none.
    fileprivate var interval: (low: Double, high: Double)? {
        switch self {
        case .rate(let share): WilsonInterval(k: share.k, n: share.n).map { ($0.low, $0.high) }
        case .duration(let figures):
            figures.medianInterval.map { (Double($0.low) / 1_000_000_000, Double($0.high) / 1_000_000_000) }
        case .distribution(let figures):
            figures.medianInterval.map {
                (Double($0.low) / Double(figures.scale), Double($0.high) / Double(figures.scale))
            }
        case .count, .stateTime: nil
        }
    }

    func unit(in language: Language) -> Chart.Unit {
        switch self {
        case .count, .distribution: .count(language[.timesUnit])
        case .rate: .share
        case .duration, .stateTime: .seconds
        }
    }

    /// Whether few of them say little.
    fileprivate var isJudged: Bool {
        switch self {
        case .rate, .duration, .distribution: true
        case .count, .stateTime: false
        }
    }

    func text(in language: Language) -> Public {
        guard let number else { return "–" }
        switch unit(in: language) {
        case .count: return language.forms.count(Int(number))
        case .share: return language.forms.share(number)
        case .seconds: return language.forms.duration(seconds: number)
        }
    }

    fileprivate func basis(in language: Language) -> Public? {
        switch self {
        case .count, .stateTime: nil
        case .rate(let share): language[.someOf(part: share.k, whole: share.n)]
        case .duration(let figures), .distribution(let figures): language[.medianOf(count: figures.n)]
        }
    }
}

extension MetricValue {
    /// Whether the metric has a course over time.
    public var hasSeries: Bool {
        switch self {
        case .count, .rate, .duration, .distribution, .stateTime: true
        case .best, .sequence, .table, .paths, .funnel: false
        }
    }
}
