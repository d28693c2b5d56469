public import Flows
public import Redaction

/// Charts that set several figures side by side.
extension Report {
    private static let days: [Public] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// Events of an app by day of the week and hour of the day.
    public func eventsByHour(_ app: FlowSummary) -> Chart {
        let hours = (0..<24).map { Public(authored: $0 < 10 ? "0\($0):00" : "\($0):00") }
        let rows = Report.days.enumerated().map { day, name in
            Chart.HeatRow(name, (0..<24).map { Double(app.hours[day, $0]) })
        }
        let cells = (0..<24).map { hour in
            [DataTable.Cell(hours[hour])]
                + Report.days.indices.map { day in DataTable.Cell(Public(count: app.hours[day, hour])) }
        }
        return Chart(
            title: "Events by day and hour",
            summary:
                "\(Public(counting: app.hours.total, one: "event", many: "events")) by day of the week and hour of the clock that the log was written with.",
            content: .heat(columns: hours, rows), unit: .count("events"),
            table: DataTable(
                caption: "Events by day and hour",
                columns: [.init("From")] + Report.days.map { .init($0, numeric: true) },
                rows: app.hours.total > 0 ? cells : [],
                emptyText: "No event has a time."))
    }

    /// Rates with their 95 % intervals, a row each.
    public func rates(_ rates: [(label: Public, share: Share)], title: Public) -> Chart {
        let estimates = rates.map { label, share in
            let interval = WilsonInterval(k: share.k, n: share.n)
            return Chart.Estimate(
                label, value: share.n > 0 ? Double(share.k) / Double(share.n) : nil, low: interval?.low,
                high: interval?.high, detail: figure(share).basis ?? "")
        }
        let rows = rates.map { label, share -> [DataTable.Cell] in
            let figure = figure(share)
            return [.init(label), .init(figure.value), .init(figure.basis ?? "")]
        }
        return Chart(
            title: title,
            summary: "Each rate as a dot on its 95 % interval: where intervals overlap, little is certain.",
            content: .estimates(estimates), unit: .share,
            table: DataTable(
                caption: title, columns: [.init("Rate"), .init("Value", numeric: true), .init("Rests on")], rows: rows,
                emptyText: "There is nothing to measure."))
    }

    /// Counts as parts of their sum.
    public func parts(_ figures: [(label: Public, count: Int, tone: Tone)], title: Public, unit: Public) -> Chart {
        var chart = bars(figures, title: title, unit: unit)
        let total = figures.reduce(0) { $0 + $1.count }
        chart.content = .parts(figures.map { .init($0.label, Double($0.count), tone: $0.tone) })
        chart.table.columns.append(.init("Share", numeric: true))
        for (index, figure) in figures.enumerated() {
            let share = total > 0 ? Public(share: Double(figure.count) / Double(total)) : "–"
            chart.table.rows[index].append(.init(share))
        }
        return chart
    }
}
