internal import EventModel
public import Flows
public import Redaction
public import Texts

/// Launches that are worth a look: lists of them, and what a launch's own page shows.
extension Report {
    /// How many rows a launch's drawing has; what comes more seldom shares one.
    private static let mostNames = 14

    /// The launches of an app for one reason, the foremost first, with links to their pages.
    public func launchList(_ app: FlowSummary, _ reason: LaunchRecord.Reason) -> DataTable {
        let shelf = app.notable[reason]
        let pages = launchPages(app)
        let hasWaits = app.waitMetric != nil
        let rows = shelf.launches.map { launch -> [DataTable.Cell] in
            let wait: [DataTable.Cell] =
                hasWaits ? [.init(seconds: launch.wait.map { seconds($0) }, forms)] : []
            return [
                .init(name(of: launch), page: launch.origin.flatMap { pages[$0] }),
                .init(count(launch.errors), tone: launch.errors > 0 ? .bad : nil),
                .init(count(launch.warnings), tone: launch.warnings > 0 ? .warning : nil),
            ] + wait + [
                .init(length(of: launch), value: lengthSeconds(of: launch)), .init(forms.count(launch.eventCount)),
                .init(kind(of: launch)),
                .init(launch.origin.map(place) ?? "–", code: true),
            ]
        }
        let wait: [DataTable.Column] = hasWaits ? [.init(language[.waitColumn], numeric: true)] : []
        return DataTable(
            caption: language[reason.caption],
            columns: [
                .init(language[.launchColumn]), .init(language[.errorsColumn], numeric: true),
                .init(language[.warningsColumn], numeric: true),
            ] + wait + [
                .init(language[.lengthColumn], numeric: true), .init(language[.eventsColumn], numeric: true),
                .init(language[.kindColumn]), .init(language[.beginsAtColumn]),
            ],
            rows: rows, note: shelf.total > 0 ? launchListNote(app, reason, shown: rows.count) : nil,
            emptyText: language[reason.emptyText])
    }

    /// How many launches of a reason a list shows.
    public func launchListNote(_ app: FlowSummary, _ reason: LaunchRecord.Reason, shown: Int) -> Public {
        language[.showingOrdered(shown: shown, all: app.notable[reason].total, order: reason.order)]
    }

    /// What a launch is called: `2026-07-29 14:00:01.413`, or its place where the log has no times.
    public func name(of launch: LaunchRecord) -> Public {
        launch.start.map { time($0) } ?? launch.origin.map(place) ?? "–"
    }

    /// The figures of a launch.
    public func cards(of launch: LaunchRecord, in app: FlowSummary) -> [Card] {
        var cards = [
            Card(
                label: language[.errorsColumn], value: count(launch.errors),
                verdict: launch.errors > 0 ? language[.lookBelow] : nil,
                tone: launch.errors > 0 ? .bad : .neutral),
            Card(
                label: language[.warningsColumn], value: count(launch.warnings),
                tone: launch.warnings > 0 ? .warning : .neutral),
        ]
        if let wait = launch.wait, let metric = app.waitMetric {
            cards.append(
                Card(
                    label: language[.waitColumn], value: forms.duration(seconds: seconds(wait)),
                    detail: language[.longestOf(metric: metric)]))
        }
        cards.append(
            Card(label: language[.lengthColumn], value: length(of: launch), detail: language[.fromFirstToLastEvent]))
        let kind: Public = language[.kindOfLaunch(kind: kind(of: launch))]
        return cards + [Card(label: language[.eventsColumn], value: forms.count(launch.eventCount), detail: kind)]
    }

    /// The events of a launch on a time axis, a row for each name; nil where the log has no times.
    public func timeline(of launch: LaunchRecord, in app: FlowSummary) -> Chart? {
        guard let start = launch.start, let end = launch.end else { return nil }
        let timed = launch.moments.filter { $0.event.origin.time != nil }
        let rows = nameRows(timed)
        let lanes = rows.map { row in
            let marks = row.moments.compactMap { moment in
                moment.event.origin.time.map {
                    Chart.Lane.Mark(
                        time: $0.civilNanoseconds, label: text(of: moment.event, in: app),
                        tone: moment.severity?.tone ?? .primary)
                }
            }
            return Chart.Lane(
                label: row.name, start: start, end: end, marks: marks, figure: "\(forms.count(marks.count)) ×")
        }
        let table = DataTable(
            caption: language[.eventsOfLaunchByName],
            columns: [
                .init(language[.eventColumn]), .init(language[.countColumn], numeric: true),
                .init(language[.firstAfterColumn], numeric: true),
                .init(language[.lastAfterColumn], numeric: true),
            ],
            rows: rows.map { row in
                let times = row.moments.compactMap { $0.event.origin.time?.civilNanoseconds }
                return [
                    .init(row.name, code: true), .init(forms.count(row.moments.count)),
                    .init(offset(times.min(), from: start)), .init(offset(times.max(), from: start)),
                ]
            }, note: leftOutNote(launch))
        return Chart(
            title: language[.eventsOnTimeAxis],
            summary: language[.eventsOnTimeAxisSummary], content: .timeline(lanes), unit: .seconds, table: table)
    }

    /// The capture that a launch is in, where it is in one.
    public func capture(of launch: LaunchRecord) -> Public? {
        let numbers = Set(launch.moments.map(\.event.origin.capture))
        return numbers.count == 1 ? numbers.first.map { captures[$0].name } : nil
    }

    /// The events of a launch one after the other. Where all are in one capture their lines say where.
    public func eventTable(of launch: LaunchRecord, in app: FlowSummary) -> DataTable {
        let isInOne = capture(of: launch) != nil
        let rows = launch.moments.map { moment -> [DataTable.Cell] in
            let origin = moment.event.origin
            return [
                .init(offset(origin.time?.civilNanoseconds, from: launch.start)),
                .init(text(of: moment.event, in: app), code: true),
                .init(moment.severity.map { language[$0.label] } ?? "", tone: moment.severity?.tone),
                isInOne ? .init(Public(origin.line)) : .init(place(of: moment.event), code: true),
            ]
        }
        let column = DataTable.Column(isInOne ? language[.lineColumn] : language[.placeColumn], numeric: isInOne)
        return DataTable(
            caption: language[.oneAfterTheOther],
            columns: [
                .init(language[.afterColumn], numeric: true), .init(language[.eventColumn]),
                .init(language[.judgedColumn]), column,
            ], rows: rows,
            note: leftOutNote(launch))
    }

    /// The findings whose first places lie in a launch.
    public func findingTable(of launch: LaunchRecord, in app: FlowSummary) -> DataTable {
        let rows = app.findings.flatMap { finding in
            finding.figures.evidence.filter { LaunchRecord.Key($0.event.origin) == launch.key }.map {
                evidence -> [DataTable.Cell] in
                [
                    .init(finding.rule, code: true),
                    .init(app.program.told(finding.message, in: language), tone: finding.severity.tone),
                    .init(place(of: evidence.event), code: true),
                ]
            }
        }
        return DataTable(
            caption: language[.findingsInThisLaunch],
            columns: [.init(language[.ruleColumn]), .init(language[.findingColumn]), .init(language[.placeColumn])],
            rows: rows)
    }

    private func nameRows(
        _ moments: [LaunchRecord.Moment]
    ) -> [(name: Public, moments: [LaunchRecord.Moment])] {
        var order: [Public] = []
        var rows: [Public: [LaunchRecord.Moment]] = [:]
        for moment in moments {
            let name = shownName(of: moment.event)
            if rows[name] == nil { order.append(name) }
            rows[name, default: []].append(moment)
        }
        func isBad(_ name: Public) -> Bool { rows[name]?.contains { $0.severity == .error } ?? false }
        // Where there are too many names those with errors stay, then those that came first.
        let limit = order.count > Report.mostNames + 1 ? Report.mostNames : order.count
        let kept = Set((order.filter(isBad) + order.filter { !isBad($0) }).prefix(limit))
        let rest = moments.filter { !kept.contains(shownName(of: $0.event)) }
        let shown = order.filter(kept.contains).map { (name: $0, moments: rows[$0] ?? []) }
        return rest.isEmpty ? shown : shown + [(language[.otherEvents], rest)]
    }

    private func shownName(of event: RedactedEvent) -> Public {
        event.planned == nil ? names.shown(undeclared: event.name) : event.name
    }

    private func leftOutNote(_ launch: LaunchRecord) -> Public? {
        launch.leftOut > 0
            ? "Showing \(launch.moments.count) of \(forms.count(launch.eventCount)) events: the first ones, then errors "
                + "and warnings." : nil
    }

    private func length(of launch: LaunchRecord) -> Public {
        lengthSeconds(of: launch).map { forms.duration(seconds: $0) } ?? "–"
    }

    private func lengthSeconds(of launch: LaunchRecord) -> Double? {
        guard let start = launch.start, let end = launch.end else { return nil }
        return seconds(end.subtractingReportingOverflow(start).partialValue)
    }

    private func kind(of launch: LaunchRecord) -> Public {
        !launch.isWhole ? language[.partialLaunch] : launch.isForced ? language[.forcedLaunch] : language[.wholeLaunch]
    }

    private func place(_ origin: EventOrigin) -> Public { "\(captures[origin.capture].name):\(origin.line)" }

    private func count(_ count: Int) -> Public { forms.count(count) }

    private func offset(_ time: Int64?, from start: Int64?) -> Public {
        guard let time, let start else { return "–" }
        return "+\(forms.decimal(seconds(time.subtractingReportingOverflow(start).partialValue), digits: 3)) s"
    }
}

extension Severity {
    /// The severity as a word.
    package var label: Text {
        switch self {
        case .error: .severityError
        case .warning: .severityWarning
        case .note: .severityNote
        }
    }
}

extension LaunchRecord.Reason {
    /// The heading of the launches of a reason.
    public var title: Text {
        switch self {
        case .failed: .launchesWithErrors
        case .warned: .launchesWithWarnings
        case .slow: .longestWaits
        case .first: .firstLaunches
        }
    }

    /// What stands above the table.
    var caption: Text {
        switch self {
        case .failed: .mostErrorsFirst
        case .warned: .mostWarningsFirst
        case .slow: .longestWaitFirst
        case .first: .inOrderOfTime
        }
    }

    /// How they are ordered, behind how many are shown.
    var order: Text {
        switch self {
        case .failed: .orderOfFailed
        case .warned: .orderOfWarned
        case .slow: .orderOfSlow
        case .first: .orderOfFirst
        }
    }

    var emptyText: Text {
        switch self {
        case .failed: .noLaunchHasError
        case .warned: .noLaunchHasWarningsOnly
        case .slow: .noWaitMeasured
        case .first: .noLaunchFound
        }
    }
}
