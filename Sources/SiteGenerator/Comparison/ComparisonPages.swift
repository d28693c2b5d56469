internal import Comparison
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// The blocks of the pages of a comparison.
struct ComparisonPages {
    let comparison: RunComparison
    let language: Language
    private var forms: LocaleForms { language.forms }

    /// What changed, and what the comparison rests on.
    var overview: [Block] {
        var blocks: [Block] = [
            .heading(level: 1, [.text(language[.whatChanged])], anchor: nil),
            .paragraph([.strong([.text(comparison.headline(in: language))])]),
        ]
        blocks += comparison.apps.compactMap { app in
            app.change(in: language).map { .note(app.presence.tone, [.paragraph([.text($0)])]) }
        }
        if !comparison.runs.isEmpty {
            blocks.append(
                .list(isOrdered: false, entries: comparison.runTexts(in: language).map { [.paragraph([.text($0)])] }))
        }
        let changes = comparison.changesInBoth(in: language)
        if !changes.isEmpty {
            blocks.append(.list(isOrdered: false, entries: changes.map { [.paragraph([.text($0)])] }))
        }
        if !comparison.changed.isEmpty {
            blocks.append(.table(metricTable(comparison.changed, caption: language[.metricsThatChanged])))
        }
        if !comparison.differences.isEmpty {
            blocks.append(
                .note(
                    .warning,
                    [.paragraph([.text(language[.unlikeEnvironments])])]
                        + [
                            .list(
                                isOrdered: false,
                                entries: comparison.differences.map { [.paragraph([.text(language[$0])])] })
                        ]))
        }
        blocks += events + runs
        return blocks
    }

    private var events: [Block] {
        [
            .heading(level: 2, [.text(language[.newAndLostEvents])], anchor: "events"),
            .table(
                DataTable(
                    caption: language[.eventsOfOneRun],
                    columns: [
                        DataTable.Column(language[.eventColumn]), DataTable.Column(language[.appColumn]),
                        DataTable.Column(language[.beforeColumn], numeric: true),
                        DataTable.Column(language[.nowColumn], numeric: true),
                        DataTable.Column(language[.verdictColumn]),
                    ],
                    rows: comparison.events.map { event in
                        [
                            DataTable.Cell(event.name.shown, code: true), DataTable.Cell(event.app),
                            DataTable.Cell(forms.count(event.before)), DataTable.Cell(forms.count(event.now)),
                            DataTable.Cell(verdict(event), tone: event.tone),
                        ]
                    }, emptyText: language[.bothRunsSameEvents])),
        ]
    }

    private func verdict(_ event: EventComparison) -> Public {
        let word: Public = language[event.isNew ? .verdictNew : .verdictLost]
        if event.isOfWholeApp { return language[.withItsAppBehind(word: word)] }
        return event.isChange ? word : language[.withinChanceBehind(word: word)]
    }

    private var runs: [Block] {
        let rows = comparison.apps.map { app in
            [DataTable.Cell(app.app)]
                + [app.launchesBefore, app.launchesNow, app.eventsBefore, app.eventsNow].map { count in
                    DataTable.Cell(count.map { forms.count($0) } ?? "–")
                }
                + [DataTable.Cell(language[app.presence.word], tone: app.presence.tone)]
        }
        let titles: [Public] = [
            language[.launchesBeforeColumn], language[.launchesNowColumn], language[.eventsBeforeColumn],
            language[.eventsNowColumn],
        ]
        return [
            .heading(level: 2, [.text(language[.whatItRestsOn])], anchor: "runs"),
            .table(
                DataTable(
                    caption: language[.launchesAndEventsOfRuns],
                    columns: [DataTable.Column(language[.appColumn])]
                        + titles.map { DataTable.Column($0, numeric: true) }
                        + [DataTable.Column(language[.verdictColumn])],
                    rows: rows)),
            .list(isOrdered: false, entries: RunComparison.methods.map { [.paragraph([.text(language[$0])])] }),
        ]
    }

    /// Every metric of an app.
    func metrics(of app: RunComparison.AppComparison) -> [Block] {
        let metrics = comparison.metrics.filter { $0.app == app.app }
        let sentences = metrics.filter { $0.verdict != .same }.map {
            [Block.paragraph([.text($0.sentence(in: language))])]
        }
        var blocks: [Block] = [
            .heading(level: 1, [.text(language[.everyMetricOf(app: app.app)])], anchor: nil),
            .paragraph([.text("\(app.sentence(in: language)).")]),
            .table(metricTable(metrics, caption: language[.everyMetricOfRuns])),
        ]
        if !sentences.isEmpty {
            blocks.append(.details(summary: language[.inWords], [.list(isOrdered: false, entries: sentences)]))
        }
        return blocks
    }

    private func metricTable(_ metrics: [MetricComparison], caption: Public) -> DataTable {
        DataTable(
            caption: caption,
            columns: [
                DataTable.Column(language[.metricColumn]), DataTable.Column(language[.beforeColumn], numeric: true),
                DataTable.Column(language[.nowColumn], numeric: true),
                DataTable.Column(language[.differenceColumn], numeric: true),
                DataTable.Column(language[.intervalColumn], numeric: true), DataTable.Column(language[.verdictColumn]),
            ],
            rows: metrics.map { metric in
                [
                    DataTable.Cell(metric.name.shown, code: true), DataTable.Cell(metric.texts(in: language).before),
                    DataTable.Cell(metric.texts(in: language).now), DataTable.Cell(metric.differenceText(in: language)),
                    DataTable.Cell(metric.intervalText(in: language)),
                    DataTable.Cell(language[metric.verdictText], tone: metric.tone),
                ]
            }, emptyText: language[.noMetric])
    }
}

extension MetricComparison {
    /// The colour family of the verdict.
    fileprivate var tone: Tone {
        switch verdict {
        case .changed, .only: .warning
        case .chance, .same: .neutral
        case .untested, .few: .muted
        }
    }
}

extension EventComparison {
    /// The colour family of the verdict.
    fileprivate var tone: Tone {
        if isOfWholeApp { return isNew ? .warning : .bad }
        return isChange ? .warning : .muted
    }
}

extension RunComparison.AppComparison.Presence {
    /// The verdict in a word or two.
    fileprivate var word: Text {
        switch self {
        case .both: .verdictInBoth
        case .lost: .verdictLost
        case .new: .verdictNew
        }
    }

    /// The colour family of the verdict.
    fileprivate var tone: Tone {
        switch self {
        case .both: .neutral
        case .lost: .bad
        case .new: .warning
        }
    }
}
