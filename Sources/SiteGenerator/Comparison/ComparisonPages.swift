internal import Comparison
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// The blocks of the pages of a comparison.
struct ComparisonPages {
    let comparison: RunComparison

    /// What changed, and what the comparison rests on.
    var overview: [Block] {
        var blocks: [Block] = [
            .heading(level: 1, [.text("What changed")], anchor: nil),
            .paragraph([.strong([.text(comparison.headline)])]),
        ]
        if !comparison.runs.isEmpty {
            blocks.append(.list(isOrdered: false, entries: comparison.runTexts.map { [.paragraph([.text($0)])] }))
        }
        if !comparison.changes.isEmpty {
            blocks.append(
                .list(isOrdered: false, entries: comparison.changes.map { [.paragraph([.text($0)])] }))
            blocks.append(.table(metricTable(comparison.changed, caption: "Metrics that changed")))
        }
        if !comparison.differences.isEmpty {
            blocks.append(
                .note(
                    .warning,
                    [.paragraph([.text("Unlike environments, so differences may come from them.")])]
                        + [.list(isOrdered: false, entries: comparison.differences.map { [.paragraph([.text($0)])] })]))
        }
        blocks += events + runs
        return blocks
    }

    private var events: [Block] {
        [
            .heading(level: 2, [.text("New and lost events")], anchor: "events"),
            .table(
                DataTable(
                    caption: "Events that one run has and the other has not",
                    columns: [
                        DataTable.Column("Event"), DataTable.Column("App"), DataTable.Column("Before", numeric: true),
                        DataTable.Column("Now", numeric: true), DataTable.Column("Verdict"),
                    ],
                    rows: comparison.events.map { event in
                        [
                            DataTable.Cell(event.name.shown, code: true), DataTable.Cell(event.app),
                            DataTable.Cell(Public(count: event.before)), DataTable.Cell(Public(count: event.now)),
                            DataTable.Cell(verdict(event), tone: event.isChange ? .warning : .muted),
                        ]
                    }, emptyText: "Both runs have the same events.")),
        ]
    }

    private func verdict(_ event: EventComparison) -> Public {
        let word: Public = event.isNew ? "new" : "lost"
        return event.isChange ? word : "\(word), within chance"
    }

    private var runs: [Block] {
        let rows = comparison.apps.map { app in
            [DataTable.Cell(app.app)]
                + [app.launchesBefore, app.launchesNow, app.eventsBefore, app.eventsNow].map { count in
                    DataTable.Cell(count.map { Public(count: $0) } ?? "–")
                }
        }
        let titles: [Public] = ["Launches before", "Launches now", "Events before", "Events now"]
        return [
            .heading(level: 2, [.text("What it rests on")], anchor: "runs"),
            .table(
                DataTable(
                    caption: "Launches and events of both runs",
                    columns: [DataTable.Column("App")] + titles.map { DataTable.Column($0, numeric: true) },
                    rows: rows)),
            .list(isOrdered: false, entries: RunComparison.methods.map { [.paragraph([.text($0)])] }),
        ]
    }

    /// Every metric of an app.
    func metrics(of app: RunComparison.AppComparison) -> [Block] {
        let metrics = comparison.metrics.filter { $0.app == app.app }
        let sentences = metrics.filter { $0.verdict != .same }.map { [Block.paragraph([.text($0.sentence)])] }
        var blocks: [Block] = [
            .heading(level: 1, [.text("\(app.app): every metric")], anchor: nil),
            .paragraph([.text("\(app.sentence).")]),
            .table(metricTable(metrics, caption: "Every metric of both runs")),
        ]
        if !sentences.isEmpty {
            blocks.append(.details(summary: "In words", [.list(isOrdered: false, entries: sentences)]))
        }
        return blocks
    }

    private func metricTable(_ metrics: [MetricComparison], caption: Public) -> DataTable {
        DataTable(
            caption: caption,
            columns: [
                DataTable.Column("Metric"), DataTable.Column("Before", numeric: true),
                DataTable.Column("Now", numeric: true), DataTable.Column("Difference", numeric: true),
                DataTable.Column("95 % interval", numeric: true), DataTable.Column("Verdict"),
            ],
            rows: metrics.map { metric in
                [
                    DataTable.Cell(metric.name.shown, code: true), DataTable.Cell(metric.texts.before),
                    DataTable.Cell(metric.texts.now), DataTable.Cell(metric.differenceText),
                    DataTable.Cell(metric.intervalText), DataTable.Cell(metric.verdictText, tone: metric.tone),
                ]
            }, emptyText: "No metric.")
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
