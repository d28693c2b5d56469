internal import EventModel
public import Flows
public import Redaction
internal import Texts

extension Report {
    private static let shownLanes = 20
    private static let shownBars = 15

    /// The chart that fits a metric: a histogram, bars, or a stepped line; nil for a single number.
    public func chart(_ value: MetricValue, in app: FlowSummary, title: Public) -> Chart? {
        switch value.told(in: language, by: app.program) {
        case .duration(let distribution): histogram(distribution, in: app, title: title)
        case .table(let columns, let rows, let other): bars(columns, rows, other, title: title)
        case .sequence(let installs): steps(installs, title: title)
        case .distribution(let distribution, let unit): histogram(distribution, unit: unit, title: title)
        case .paths(_, let edges, let other): bands(edges, other, title: title)
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
            title: title, summary: language[.totalOf(total: total(figures.map(\.count)), unit: unit)],
            content: .bars(figures.map { .init($0.label, Double($0.count), tone: $0.tone) }), unit: .count(unit),
            table: table)
    }

    private func total(_ counts: [Int]) -> Public {
        forms.count(counts.reduce(0, +))
    }

    private func bars(
        _ columns: [Public], _ rows: [(label: RedactedValue, count: Int)], _ other: Int, title: Public
    ) -> Chart {
        let sorted = sortedRows(rows)
        let unit = columns.last ?? language[.eventsUnit]
        var bars = sorted.prefix(Report.shownBars).map { Chart.Bar($0.label, Double($0.count)) }
        let left = sorted.dropFirst(Report.shownBars).reduce(other) { $0 + $1.count }
        if left > 0 { bars.append(Chart.Bar(language[.otherRow], Double(left), tone: .muted)) }
        return Chart(
            title: title,
            summary: language[
                .totalBy(total: total(sorted.map(\.count) + [other]), unit: unit, dimension: columns.first ?? "value")],
            content: .bars(bars), unit: .count(unit), table: table(columns, rows, other, caption: title))
    }

    // MARK: Durations

    private func histogram(_ distribution: DistributionFigures, in app: FlowSummary, title: Public) -> Chart {
        let labels: [Public] = [language[.median], "p90", "p99"]
        let markers = zip(labels, distribution.percentiles([50, 90, 99])).map { Chart.Marker($0, seconds($1)) }
        let bins = bins(of: distribution)
        let rows = bins.map { bin in
            [
                DataTable.Cell(
                    "\(forms.duration(seconds: bin.low)) – \(forms.duration(seconds: bin.high))", value: bin.low),
                DataTable.Cell(forms.count(bin.count)),
            ]
        }
        let table = DataTable(
            caption: title, columns: [.init(language[.durationColumn]), .init(language[.countColumn], numeric: true)],
            rows: rows,
            emptyText: language[.noDurationSeen])
        let figure = figure(.duration(distribution), in: app)
        return Chart(
            title: title, summary: "\(figure.value), \(figure.basis ?? "")",
            content: .histogram(bins, markers: markers),
            unit: .seconds, table: table)
    }

    /// A few bins with round edges, a millisecond or more wide.
    func bins(of distribution: DistributionFigures) -> [Chart.Bin] {
        Histogram(distribution, leastWidth: 1_000_000).bins.map { bin in
            Chart.Bin(low: seconds(bin.low), high: seconds(bin.high), count: bin.count)
        }
    }

    /// How often each number came, one bar a number, or a bin of numbers.
    private func histogram(_ distribution: DistributionFigures, unit: Public, title: Public) -> Chart {
        let bars = Histogram(distribution).bins.map { bin -> (label: Public, count: Int) in
            guard distribution.scale == 1 else {
                let edges = [bin.low, bin.high].map { forms.number(Double($0) / Double(distribution.scale)) }
                return (language[.fromToBelow(low: edges[0], high: edges[1])], bin.count)
            }
            let last = bin.high - 1
            return (bin.low == last ? Public(last) : "\(bin.low) – \(last)", bin.count)
        }
        return Chart(
            title: title, summary: language[.howOftenEachNumber(unit: unit)],
            content: .bars(bars.map { .init($0.label, Double($0.count)) }), unit: .count(language[.timesUnit]),
            table: DataTable(
                caption: title, columns: [.init(unit), .init(language[.timesColumn], numeric: true)],
                rows: bars.map { [.init($0.label), .init(forms.count($0.count))] },
                emptyText: language[.nothingWasMeasured]
            ))
    }

    /// Which value followed which, as bands between the two.
    private func bands(_ edges: [(edge: PathEdge, count: Int)], _ other: Int, title: Public) -> Chart {
        let sorted = sortedEdges(edges)
        let all = sorted.reduce(other) { $0 + $1.count }
        let bands = sorted.map { Chart.Band(from: $0.from, to: $0.to, count: $0.count) }
        let rest: Public = other > 0 ? language[.rarerOnesNotDrawn(count: other)] : ""
        return Chart(
            title: title,
            summary:
                language[.whatFollowedWhat(steps: language[.countedSteps(count: all)], rest: rest)],
            content: .bands([bands]), unit: .count(language[.stepsUnit]), table: edgeTable(edges, other, caption: title)
        )
    }

    // MARK: Over time

    private func steps(_ installs: [InstallSequence], title: Public) -> Chart {
        let tones: [Tone] = [.primary, .secondary, .neutral, .muted]
        let series = installs.prefix(tones.count).enumerated().map { index, install in
            let points = install.first.compactMap { value, time -> Chart.Point? in
                guard case .integer(let number) = value, let time else { return nil }
                return Chart.Point(time: time, value: Double(number))
            }
            return Chart.Series(name: install.install, points: points, tone: tones[index], stepped: true)
        }
        return Chart(
            title: title, summary: language[.eachNewValue],
            content: .lines(series.filter { !$0.points.isEmpty }), unit: .count(language[.pointsUnit]),
            table: table(installs, caption: title))
    }

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
        let isOneDay = Set(starts.map { day($0) }).count < 2
        let lanes = traces.prefix(Report.shownLanes).compactMap { trace -> Chart.Lane? in
            guard let start = trace.start, let end = trace.end else { return nil }
            let marks = trace.marks.map { Chart.Lane.Mark(time: $0.time, label: $0.event.name, tone: tone($0)) }
            let label: Public = isOneDay ? clock(start) : "\(day(start)) \(clock(start))"
            return Chart.Lane(label: label, start: start, end: end, marks: marks)
        }
        let rest: Public? =
            app.launches > lanes.count
            ? language[.firstOfLaunches(shown: lanes.count, all: app.launches)] : nil
        var table = launchTable(app)
        table.note = rest
        return Chart(
            title: language[.launchTimeline],
            summary: language[.launchTimelineSummary],
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
