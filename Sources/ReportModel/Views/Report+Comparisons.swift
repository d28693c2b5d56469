internal import EventModel
public import Flows
public import Redaction
internal import Texts

/// Charts that set several figures side by side.
extension Report {
    /// Events of an app by day of the week and hour of the day.
    public func eventsByHour(_ app: FlowSummary) -> Chart {
        let hours = (0..<24).map { Public(authored: $0 < 10 ? "0\($0):00" : "\($0):00") }
        let rows = forms.days.enumerated().map { day, name in
            Chart.HeatRow(name, (0..<24).map { Double(app.hours[day, $0]) })
        }
        let cells = (0..<24).map { hour in
            [DataTable.Cell(hours[hour])]
                + forms.days.indices.map { day in DataTable.Cell(forms.count(app.hours[day, hour])) }
        }
        return Chart(
            title: language[.eventsByDayAndHour],
            summary:
                language[.eventsByDayAndHourSummary(events: language[.countedEvents(count: app.hours.total)])],
            content: .heat(columns: hours, rows), unit: .count(language[.eventsUnit]),
            table: DataTable(
                caption: language[.eventsByDayAndHour],
                columns: [.init(language[.fromColumn])] + forms.days.map { .init($0, numeric: true) },
                rows: app.hours.total > 0 ? cells : [],
                emptyText: language[.noEventHasTime]))
    }

    /// Events of an app by date and hour of the day, the latest dates.
    public func eventsByDate(_ app: FlowSummary) -> Chart {
        let hours = (0..<24).map { Public(authored: $0 < 10 ? "0\($0):00" : "\($0):00") }
        let dates = app.dates.dates
        let cells = dates.map { start, counts -> [DataTable.Cell] in
            let most = counts.max() ?? 0
            let hour = counts.firstIndex(of: most).map { hours[$0] } ?? "–"
            return [
                .init(day(start)), .init(forms.count(counts.reduce(0, +))), .init(hour), .init(forms.count(most)),
            ]
        }
        let total = dates.reduce(0) { $0 + $1.hours.reduce(0, +) }
        let rest =
            app.dates.earlier > 0
            ? language[.latestDates(shown: dates.count, earlier: language[.countedEvents(count: app.dates.earlier)])]
            : ""
        return Chart(
            title: language[.eventsByDateAndHour],
            summary: language[.eventsByDateAndHourSummary(events: language[.countedEvents(count: total)], rest: rest)],
            content: .heat(columns: hours, dates.map { Chart.HeatRow(shortDay($0.start), $0.hours.map(Double.init)) }),
            unit: .count(language[.eventsUnit]),
            table: DataTable(
                caption: language[.eventsByDate],
                columns: [
                    .init(language[.dateColumn]), .init(language[.eventsColumn], numeric: true),
                    .init(language[.busiestFromColumn], numeric: true),
                    .init(language[.eventsInThatHourColumn], numeric: true),
                ], rows: cells, emptyText: language[.noEventHasTime]))
    }

    /// Month and day in digits: `07-29`.
    private func shortDay(_ civilNanoseconds: Int64) -> Public {
        let text = Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 0).civilText
        return Public(authored: String(text.prefix { $0 != "T" }.suffix(5)))
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
            summary: language[.ratesSummary],
            content: .estimates(estimates), unit: .share,
            table: DataTable(
                caption: title,
                columns: [
                    .init(language[.rateColumn]), .init(language[.valueColumn], numeric: true),
                    .init(language[.restsOnColumn]),
                ], rows: rows,
                emptyText: language[.thereIsNothingToMeasure]))
    }

    /// Counts as parts of their sum.
    public func parts(_ figures: [(label: Public, count: Int, tone: Tone)], title: Public, unit: Public) -> Chart {
        var chart = bars(figures, title: title, unit: unit)
        let total = figures.reduce(0) { $0 + $1.count }
        chart.content = .parts(figures.map { .init($0.label, Double($0.count), tone: $0.tone) })
        chart.table.columns.append(.init(language[.shareColumn], numeric: true))
        for (index, figure) in figures.enumerated() {
            let share = total > 0 ? forms.share(Double(figure.count) / Double(total)) : "–"
            chart.table.rows[index].append(.init(share))
        }
        return chart
    }
}
