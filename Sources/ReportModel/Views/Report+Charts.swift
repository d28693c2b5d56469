internal import EventModel
public import Flows
public import Redaction
internal import Texts

extension Report {
    private static let shownLanes = 20
    private static let shownBars = 15

    /// The chart that fits a metric: a histogram, bars, or a stepped line; nil for a single number.
    ///
    /// - Parameter id: the metric's name, by which a pack says what its values are called.
    public func chart(_ value: MetricValue, of id: Public? = nil, in app: FlowSummary, title: Public) -> Chart? {
        switch value.told(in: language, by: app.program) {
        case .duration(let distribution): histogram(distribution, in: app, title: title)
        case .table(let columns, let rows, let other): bars(columns, rows, other, title: title)
        case .sequence(let installs): steps(installs, title: title)
        case .distribution(let distribution, let unit): histogram(distribution, unit: unit, title: title)
        case .paths(_, let edges, let other): bands(edges, other, word: valueWord(ofPath: id, in: app), title: title)
        case .funnel(let funnel): funnelBars(funnel, in: app, title: title)
        case .count, .rate, .best, .stateTime: nil
        }
    }

    /// Counts side by side.
    public func bars(_ figures: [(label: Public, count: Int, tone: Tone)], title: Public, unit: Public) -> Chart {
        let table = DataTable(
            caption: title, columns: [.init(language[.figureColumn]), .init(language[.countColumn], numeric: true)],
            rows: figures.map { [.init($0.label), .init(forms.count($0.count))] })
        return Chart(
            title: title, summary: language[.totalOf(unit: unit, total: total(figures.map(\.count)))],
            content: .bars(figures.map { .init($0.label, Double($0.count), tone: $0.tone) }), unit: .count(unit),
            table: table)
    }

    private func total(_ counts: [Int]) -> Public {
        forms.count(counts.reduce(0, +))
    }

    private func bars(
        _ columns: [Public], _ rows: [(label: RedactedValue, count: Int)], _ other: Int, title: Public
    ) -> Chart {
        let sorted = sortedRows(rows, word: columns.first)
        let unit = columns.last ?? language[.eventsUnit]
        var bars = sorted.prefix(Report.shownBars).map { Chart.Bar($0.label, Double($0.count)) }
        let left = sorted.dropFirst(Report.shownBars).reduce(other) { $0 + $1.count }
        if left > 0 { bars.append(Chart.Bar(language[.otherRow], Double(left), tone: .muted)) }
        return Chart(
            title: title,
            summary: language[
                .totalBy(
                    dimension: columns.first ?? "value", unit: unit, total: total(sorted.map(\.count) + [other]))],
            content: .bars(bars), unit: .count(unit), table: table(columns, rows, other, caption: title))
    }

    /// Which value followed which, as bands between the two.
    private func bands(
        _ edges: [(edge: PathEdge, count: Int)], _ other: Int, word: Public?, title: Public
    ) -> Chart {
        let sorted = sortedEdges(edges, word: word)
        let all = sorted.reduce(other) { $0 + $1.count }
        let bands = sorted.map { Chart.Band(from: $0.from, to: $0.to, count: $0.count) }
        let rest: Public = other > 0 ? language[.rarerOnesNotDrawn(count: other)] : ""
        return Chart(
            title: title,
            summary:
                language[.whatFollowedWhat(steps: language[.countedSteps(count: all)], rest: rest)],
            content: .bands([bands]), unit: .count(language[.stepsUnit]),
            table: edgeTable(edges, other, word: word, caption: title)
        )
    }

    // MARK: Over time

    /// All events of an app over time.
    public func eventsOverTime(_ app: FlowSummary) -> Chart {
        let buckets = app.overTime.buckets
        let width = forms.step(nanoseconds: app.overTime.width)
        let points = buckets.map { Chart.Point(time: $0.start, value: Double($0.count)) }
        let rows = buckets.filter { $0.count > 0 }.map { start, count in
            [DataTable.Cell(time(start)), DataTable.Cell(forms.count(count))]
        }
        let shown = Array(rows.prefix(Report.listedRows))
        return Chart(
            title: language[.eventsOverTime], summary: language[.eventsInStepsSentence(width: width)],
            content: .lines([.init(name: language[.eventsUnit], points: points)]), unit: .count(language[.eventsUnit]),
            table: DataTable(
                caption: language[.eventsInSteps(width: width)],
                columns: [.init(language[.fromColumn]), .init(language[.eventsColumn], numeric: true)],
                rows: shown,
                note: rows.count > shown.count
                    ? language[.firstStepsWithEvents(shown: shown.count, all: rows.count)] : nil))
    }

    /// Events by the level of their record, from the most to the least severe.
    public func levels(_ app: FlowSummary) -> Chart {
        let order: [(LogLevel, Tone)] = [
            (.fault, .bad), (.critical, .bad), (.error, .bad), (.warning, .warning), (.standard, .primary),
            (.info, .primary), (.debug, .muted), (.trace, .muted),
        ]
        let figures = order.compactMap { level, tone in
            app.levels[level].map { (label: Public(authored: level.rawValue), count: $0, tone: tone) }
        }
        return bars(figures, title: language[.eventsByLevel], unit: language[.eventsUnit])
    }

    /// The first launches, each from its own start, with the events that the pack wants to see.
    public func timeline(_ app: FlowSummary) -> Chart {
        let traces = app.traces.filter { $0.start != nil }
        let starts = traces.prefix(Report.shownLanes).compactMap(\.start)
        let name = launchLabel(among: starts)
        let lanes = traces.prefix(Report.shownLanes).compactMap { trace -> Chart.Lane? in
            guard let start = trace.start, let end = trace.end else { return nil }
            let marks = trace.marks.map { Chart.Lane.Mark(time: $0.time, label: $0.event.name, tone: tone($0)) }
            return Chart.Lane(label: name(start), start: start, end: end, marks: marks)
        }
        let rest: Public? =
            app.launches > lanes.count
            ? language[.firstOfLaunches(shown: lanes.count, all: app.launches)] : nil
        // The table, which has a place of its own, says it too: the chart's rows must not be taken for all launches.
        let behind: Public =
            app.launches > lanes.count
            ? language[.firstOfLaunchesBehind(shown: lanes.count, all: app.launches)] : ""
        var table = launchTable(app)
        table.note = rest
        return Chart(
            title: language[.launchTimeline],
            summary: "\(language[.launchTimelineSummary])\(behind)",
            content: .timeline(Array(lanes)), unit: .seconds, table: table)
    }

    private func tone(_ mark: LaunchTrace.Mark) -> Tone {
        switch mark.severity {
        case .error: .bad
        case .warning: .warning
        case .note: .muted
        case nil: .primary
        }
    }
}
