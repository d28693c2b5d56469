public import Flows
public import Redaction
internal import Texts

/// State bars: which state when.
extension Report {
    /// How many launches a chart of one metric's states shows.
    static let stateRows = 12

    /// The states of a launch, a row for each kind of them; nil where its events tell of none.
    public func states(of launch: LaunchRecord, in app: FlowSummary) -> Chart? {
        guard let start = launch.start, let end = launch.end else { return nil }
        let courses = app.program.states(of: launch)
        guard !courses.isEmpty else { return nil }
        let rows = courses.map { StateBars.Row(label: label(of: $0, in: app), start: start, end: end, course: $0) }
        return chart(
            StateBars(rows, changed: { language[.countedChanges(count: $0)] }, name: { name(of: $0, in: $1, app) }),
            title: language[.statesOnAxis], rowName: language[.whatColumn],
            summary: language[launch.leftOut > 0 ? .statesOfLaunchCut : .statesOfLaunch])
    }

    /// The states that a metric measures in the first launches, a row each; nil for a metric that measures none.
    public func states(_ metric: Public, in app: FlowSummary, title: Public) -> Chart? {
        guard app.program.hasStates(metric: metric) else { return nil }
        let told = app.notable[.first].launches.lazy.compactMap { launch -> (LaunchSpan, StateCourse)? in
            guard let start = launch.start, let end = launch.end,
                let course = app.program.states(of: launch, metric: metric), !course.spans.isEmpty
            else { return nil }
            return ((start, end), course)
        }.prefix(Report.stateRows)
        let shown = Array(told)
        let name = launchLabel(among: shown.map(\.0.start))
        let rows = shown.map { StateBars.Row(label: name($0.start), start: $0.start, end: $0.end, course: $1) }
        return chart(
            StateBars(
                rows, changed: { language[.countedChanges(count: $0)] }, name: { self.name(of: $0, in: $1, app) }),
            title: title, rowName: language[.launchColumn],
            summary: language[
                .statesOfLaunches(shown: rows.count, launches: language[.countedLaunches(count: app.launches)])])
    }

    private typealias LaunchSpan = (start: Int64, end: Int64)

    private func label(of course: StateCourse, in app: FlowSummary) -> Public {
        guard let parameter = course.parameter else { return course.metric }
        let event = app.program.events[parameter.event]
        return "\(event.name).\(event.parameters[parameter.parameter])"
    }

    private func name(of span: StateCourse.Span, in course: StateCourse, _ app: FlowSummary) -> Public {
        switch span.state {
        case let state?:
            let label = state.label(names)
            guard state.needsWord, let parameter = course.parameter else { return label }
            return "\(app.program.events[parameter.event].parameters[parameter.parameter])=\(label)"
        case nil: return language[.sinceEvent(event: course.enteringEvent.map { app.program.events[$0].name } ?? "–")]
        }
    }

    private func chart(_ bars: StateBars, title: Public, rowName: Public, summary: Public) -> Chart {
        let rows = bars.rows.flatMap { row in
            row.times.map { state, time -> [DataTable.Cell] in
                let share = row.length > 0 ? Double(time.nanoseconds) / Double(row.length) : nil
                return [
                    .init(row.chart.label, code: true), .init("\(state + 1). \(bars.names[state])"),
                    .init(forms.duration(seconds: seconds(time.nanoseconds))),
                    .init(share.map { forms.share($0) } ?? "–"), .init(forms.count(time.count)),
                ]
            }
        }
        return Chart(
            title: title, summary: summary, content: .states(names: bars.names, bars.rows.map(\.chart)), unit: .seconds,
            table: DataTable(
                caption: language[.timeInEachState],
                columns: [
                    .init(rowName), .init(language[.stateColumn]), .init(language[.timeColumn], numeric: true),
                    .init(language[.ofTheLaunchColumn], numeric: true), .init(language[.timesColumn], numeric: true),
                ], rows: rows, emptyText: language[.noLaunchTellsState]))
    }
}

/// Courses of states with one list of names, in the order in which states first came.
private struct StateBars {
    /// A course and where its axis begins and ends.
    struct Row {
        var label: Public
        var start, end: Int64
        var course: StateCourse
    }

    /// A row of the chart, and how long and how often it was in each state.
    struct Bar {
        var chart: Chart.StateRow
        var length: Int64
        var times: [(state: Int, time: (nanoseconds: Int64, count: Int))]
    }

    private(set) var names: [Public] = []
    private(set) var rows: [Bar] = []

    init(_ rows: [Row], changed: (Int) -> Public, name: (StateCourse.Span, StateCourse) -> Public) {
        var places: [Public: Int] = [:]
        for row in rows {
            var times: [Int: (nanoseconds: Int64, count: Int)] = [:]
            let spans = row.course.spans.map { span -> Chart.StateRow.Span in
                let name = name(span, row.course)
                let place = places[name] ?? names.count
                if place == names.count {
                    places[name] = place
                    names.append(name)
                }
                times[place, default: (0, 0)].nanoseconds +=
                    span.end.subtractingReportingOverflow(span.start).partialValue
                times[place, default: (0, 0)].count += 1
                return Chart.StateRow.Span(state: place, start: span.start, end: span.end)
            }
            let changes = max(0, spans.count - 1)
            self.rows.append(
                Bar(
                    chart: Chart.StateRow(
                        label: row.label, start: row.start, end: row.end, spans: spans,
                        figure: changed(changes)),
                    length: row.end.subtractingReportingOverflow(row.start).partialValue,
                    times: times.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        }
    }
}
