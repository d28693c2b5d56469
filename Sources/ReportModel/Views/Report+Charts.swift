internal import EventModel
public import Flows
public import Redaction

extension Report {
    private static let shownLanes = 20
    private static let shownBars = 15

    /// The chart that fits a metric: a histogram, bars, or a stepped line; nil for a single number.
    public func chart(_ value: MetricValue, in app: FlowSummary, title: Public) -> Chart? {
        switch value {
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
            caption: title, columns: [.init("Figure"), .init("Count", numeric: true)],
            rows: figures.map { [.init($0.label), .init(Public(count: $0.count))] })
        return Chart(
            title: title, summary: "\(total(figures.map(\.count))) \(unit) in all.",
            content: .bars(figures.map { .init($0.label, Double($0.count), tone: $0.tone) }), unit: .count(unit),
            table: table)
    }

    private func total(_ counts: [Int]) -> Public {
        Public(count: counts.reduce(0, +))
    }

    private func bars(
        _ columns: [Public], _ rows: [(label: RedactedValue, count: Int)], _ other: Int, title: Public
    ) -> Chart {
        let sorted = sortedRows(rows)
        let unit = columns.last ?? "events"
        var bars = sorted.prefix(Report.shownBars).map { Chart.Bar($0.label, Double($0.count)) }
        let left = sorted.dropFirst(Report.shownBars).reduce(other) { $0 + $1.count }
        if left > 0 { bars.append(Chart.Bar("(other)", Double(left), tone: .muted)) }
        return Chart(
            title: title, summary: "\(total(sorted.map(\.count) + [other])) \(unit) by \(columns.first ?? "value").",
            content: .bars(bars), unit: .count(unit), table: table(columns, rows, other, caption: title))
    }

    // MARK: Durations

    private func histogram(_ distribution: DistributionFigures, in app: FlowSummary, title: Public) -> Chart {
        let labels: [Public] = ["median", "p90", "p99"]
        let markers = zip(labels, distribution.percentiles([50, 90, 99])).map { Chart.Marker($0, seconds($1)) }
        let bins = bins(of: distribution)
        let rows = bins.map { bin in
            [
                DataTable.Cell("\(Public(seconds: bin.low)) – \(Public(seconds: bin.high))"),
                DataTable.Cell(Public(count: bin.count)),
            ]
        }
        let table = DataTable(
            caption: title, columns: [.init("Duration"), .init("Count", numeric: true)], rows: rows,
            emptyText: "No duration was seen from start to end.")
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
                let edges = [bin.low, bin.high].map { Public(number: Double($0) / Double(distribution.scale)) }
                return ("\(edges[0]) to below \(edges[1])", bin.count)
            }
            let last = bin.high - 1
            return (bin.low == last ? Public(last) : "\(bin.low) – \(last)", bin.count)
        }
        return Chart(
            title: title, summary: "How often each number of \(unit) came.",
            content: .bars(bars.map { .init($0.label, Double($0.count)) }), unit: .count("times"),
            table: DataTable(
                caption: title, columns: [.init(unit), .init("Times", numeric: true)],
                rows: bars.map { [.init($0.label), .init(Public(count: $0.count))] }, emptyText: "Nothing was measured."
            ))
    }

    /// Which value followed which, as bands between the two.
    private func bands(_ edges: [(edge: PathEdge, count: Int)], _ other: Int, title: Public) -> Chart {
        let sorted = sortedEdges(edges)
        let all = sorted.reduce(other) { $0 + $1.count }
        let bands = sorted.map { Chart.Band(from: $0.from, to: $0.to, count: $0.count) }
        let rest: Public = other > 0 ? " \(Public(count: other)) rarer ones are not drawn." : ""
        return Chart(
            title: title,
            summary:
                "From the left to the right: what followed what, \(Public(counting: all, one: "step", many: "steps")).\(rest)",
            content: .bands(bands), unit: .count("steps"), table: edgeTable(edges, other, caption: title))
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
            title: title, summary: "Each new value, at its time, for each install.",
            content: .lines(series.filter { !$0.points.isEmpty }), unit: .count("points"),
            table: table(installs, caption: title))
    }

    /// All events of an app over time.
    public func eventsOverTime(_ app: FlowSummary) -> Chart {
        let buckets = app.overTime.buckets
        let width = Public(stepNanoseconds: app.overTime.width)
        let points = buckets.map { Chart.Point(time: $0.start, value: Double($0.count)) }
        let rows = buckets.filter { $0.count > 0 }.map { start, count in
            [DataTable.Cell(time(start)), DataTable.Cell(Public(count: count))]
        }
        let shown = Array(rows.prefix(Report.listedRows))
        return Chart(
            title: "Events over time", summary: "Events in steps of \(width).",
            content: .lines([.init(name: "events", points: points)]), unit: .count("events"),
            table: DataTable(
                caption: "Events in steps of \(width)", columns: [.init("From"), .init("Events", numeric: true)],
                rows: shown,
                note: rows.count > shown.count ? "The first \(shown.count) of \(rows.count) steps with events." : nil))
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
        return bars(figures, title: "Events by level", unit: "events")
    }

    /// The first launches, each from its own start, with the events that the pack wants to see.
    public func timeline(_ app: FlowSummary) -> Chart {
        let traces = app.traces.filter { $0.start != nil }
        let lanes = traces.prefix(Report.shownLanes).enumerated().compactMap { index, trace -> Chart.Lane? in
            guard let start = trace.start, let end = trace.end else { return nil }
            let marks = trace.marks.map { Chart.Lane.Mark(time: $0.time, label: $0.event.name, tone: tone($0)) }
            return Chart.Lane(label: "launch \(index + 1) · \(clock(start))", start: start, end: end, marks: marks)
        }
        let rest: Public? =
            app.launches > lanes.count
            ? "The first \(lanes.count) of \(Public(count: app.launches)) launches." : nil
        var table = launchTable(app)
        table.note = rest
        return Chart(
            title: "Launch timeline",
            summary: "One row for each launch, from its first event to its last; errors stand out by shape and colour.",
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
