internal import EventModel
public import Flows
public import Redaction
internal import Texts

extension Report {
    private static let shownLaunches = 20
    /// Installs and, of each, values in order of a table of sequences.
    private static let shownInstalls = 12, shownRuns = 12

    /// A civil time as a reader meets it: `2026-07-29 14:00:01.413`.
    public func time(_ civilNanoseconds: Int64?) -> Public {
        guard let civilNanoseconds else { return "–" }
        return forms.time(Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 3).civilText)
    }

    /// The time of day of a civil time: `14:00:01`.
    func clock(_ civilNanoseconds: Int64) -> Public {
        let text = Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 0).civilText
        return Public(authored: text.split(separator: "T").last.map(String.init) ?? text)
    }

    /// Counts by value.
    func table(
        _ columns: [Public], _ rows: [(label: RedactedValue, count: Int)], _ other: Int, caption: Public
    ) -> DataTable {
        let sorted = sortedRows(rows)
        let total = sorted.reduce(other) { $0 + $1.count }
        let shown = sorted.prefix(Report.listedRows)
        let left = sorted.dropFirst(Report.listedRows).reduce(other) { $0 + $1.count }
        let named = shown.map { row in
            [
                DataTable.Cell(row.label, code: true),
                DataTable.Cell(forms.count(row.count), share: Double(row.count) / Double(max(1, total))),
            ]
        }
        let rest =
            left > 0 ? [[DataTable.Cell(language[.otherRow], tone: .muted), DataTable.Cell(forms.count(left))]] : []
        return DataTable(
            caption: caption,
            columns: [
                .init(columns.first ?? language[.valueWord]),
                .init(columns.last ?? language[.eventsUnit], numeric: true),
            ],
            rows: named + rest)
    }

    /// The values of installs in order: those with the most values first, where there are more than a screen has room for.
    func table(_ installs: [InstallSequence], caption: Public) -> DataTable {
        let isCut = installs.count > Report.shownInstalls
        let ordered =
            isCut
            ? installs.enumerated().sorted { one, two in
                one.element.total != two.element.total
                    ? one.element.total > two.element.total : one.offset < two.offset
            }.map(\.element) : installs
        let rows = ordered.prefix(Report.shownInstalls).map { install -> [DataTable.Cell] in
            [.init(install.install), .init(values(of: install), code: true), .init(forms.count(install.total))]
        }
        return DataTable(
            caption: caption,
            columns: [
                .init(language[.installColumn]), .init(language[.valuesInOrderColumn]),
                .init(language[.totalColumn], numeric: true),
            ], rows: rows,
            note: isCut ? language[.longestOfInstalls(shown: rows.count, all: installs.count)] : nil)
    }

    /// `counter → webView ×2 → counter → … 8 more`: equal neighbours are one.
    private func values(of install: InstallSequence) -> Public {
        var runs: [(label: Public, count: Int)] = []
        for value in install.first.lazy.map({ $0.value.label(names) }) {
            if runs.last?.label == value { runs[runs.count - 1].count += 1 } else { runs.append((value, 1)) }
        }
        let shown = runs.prefix(Report.shownRuns)
        let more = install.total - shown.reduce(0) { $0 + $1.count }
        let texts = shown.map { $0.count > 1 ? "\($0.label) ×\($0.count)" as Public : $0.label }
        return texts.joined(separator: " → ") + (more > 0 ? language[.moreValues(count: more)] : "")
    }

    /// A table that fits a metric, or nil for a single number.
    public func table(
        _ value: MetricValue, of id: Public? = nil, in app: FlowSummary, caption: Public
    ) -> DataTable? {
        switch value.told(in: language, by: app.program) {
        case .table(let columns, let rows, let other): table(columns, rows, other, caption: caption)
        case .sequence(let installs): table(installs, caption: caption)
        case .paths(_, let edges, let other):
            edgeTable(edges, other, word: valueWord(ofPath: id, in: app), caption: caption)
        case .funnel(let funnel): funnelTable(funnel, in: app, caption: caption)
        case .distribution, .count, .rate, .best, .stateTime, .duration: nil
        }
    }

    /// Steps from one value to the next.
    func edgeTable(
        _ edges: [(edge: PathEdge, count: Int)], _ other: Int, word: Public? = nil, caption: Public
    ) -> DataTable {
        let sorted = sortedEdges(edges, word: word)
        var rows = sorted.prefix(Report.listedRows).map { edge -> [DataTable.Cell] in
            [.init(edge.from, code: true), .init(edge.to, code: true), .init(forms.count(edge.count))]
        }
        let left = sorted.dropFirst(Report.listedRows).reduce(other) { $0 + $1.count }
        if left > 0 {
            rows.append([.init(language[.otherRow], tone: .muted), .init("–"), .init(forms.count(left))])
        }
        return DataTable(
            caption: caption,
            columns: [
                .init(language[.fromColumn]), .init(language[.toColumn]), .init(language[.stepsColumn], numeric: true),
            ], rows: rows,
            emptyText: language[.noStepLogged])
    }

    /// Metrics with their values and what these rest on.
    public func figureTable(
        _ figures: [(label: Public, value: MetricValue, rule: Public?)], in app: FlowSummary, caption: Public
    ) -> DataTable {
        DataTable(
            caption: caption,
            columns: [
                .init(language[.figureColumn]), .init(language[.valueColumn], numeric: true),
                .init(language[.restsOnColumn]), .init(language[.countedAsColumn]),
            ],
            rows: figures.map { label, value, rule in
                let figure = figure(value, in: app)
                return [
                    .init(label),
                    .init(figure.value, tone: figure.tone == .muted ? .muted : nil, value: value.sortedBy),
                    .init(figure.basis ?? ""), .init(rule ?? ""),
                ]
            })
    }

    /// Every event that came, and every event of the plan that never did.
    public func eventTable(_ app: FlowSummary) -> DataTable {
        let total = max(1, app.eventTotal)
        let seen = zip(app.program.events, app.events).compactMap { event, figures in figures.map { (event.name, $0) } }
            .sorted { $0.1.count != $1.1.count ? $0.1.count > $1.1.count : $0.0 < $1.0 }
        let planned = seen.map { name, figures -> [DataTable.Cell] in
            [
                .init(name, code: true),
                .init(forms.count(figures.count), share: Double(figures.count) / Double(total)),
                .init(time(figures.firstTime)), .init(time(figures.lastTime)),
            ]
        }
        let unplanned = app.unplanned.counts.sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
        }.prefix(Report.listedRows).map { name, count -> [DataTable.Cell] in
            [
                .init(language[.notPlanned(name: name)], tone: .warning), .init(forms.count(count)), .init("–"),
                .init("–"),
            ]
        }
        return DataTable(
            caption: language[.eventsByName],
            columns: [
                .init(language[.eventColumn]), .init(language[.countColumn], numeric: true),
                .init(language[.firstColumn]), .init(language[.lastColumn]),
            ],
            rows: planned + unplanned, emptyText: language[.noEventFound])
    }

    /// Events of the plan that never came.
    public func missingEvents(_ app: FlowSummary) -> [Public] {
        zip(app.program.events, app.events).compactMap { $1 == nil ? $0.name : nil }
    }

    /// The first launches.
    public func launchTable(_ app: FlowSummary) -> DataTable {
        let pages = launchPages(app)
        let rows = app.traces.prefix(Report.shownLaunches).map { trace -> [DataTable.Cell] in
            let place: Public = "\(captures[trace.origin.capture].name):\(trace.origin.line)"
            let length = trace.start.flatMap { start in trace.end.map { seconds($0 - start) } }
            let errors = trace.marks.count { $0.severity == .error }
            let kind: Public =
                !trace.isWhole
                ? language[.partialLaunch] : trace.isForced ? language[.forcedLaunch] : language[.wholeLaunch]
            return [
                .init(trace.start.map { time($0) } ?? place, page: pages[trace.origin]),
                .init(seconds: length, forms), .init(forms.count(trace.eventCount)),
                .init(forms.count(errors), tone: errors > 0 ? .bad : nil), .init(kind),
                .init(place, code: true),
            ]
        }
        return DataTable(
            caption: language[.launchesColumn],
            columns: [
                .init(language[.launchColumn]),
                .init(language[.lengthColumn], numeric: true), .init(language[.eventsColumn], numeric: true),
                .init(language[.errorsColumn], numeric: true), .init(language[.kindColumn]),
                .init(language[.beginsAtColumn]),
            ],
            rows: rows,
            note: app.launches > rows.count ? language[.firstOfAll(shown: rows.count, all: app.launches)] : nil,
            emptyText: language[.noLaunchFound])
    }

    /// Errors by domain and code of a flow of errors.
    public func errorTable(_ app: FlowSummary, flow: Public) -> DataTable {
        let counts = (app.errorIdentities[flow]?.counts ?? [:]).sorted {
            $0.value != $1.value
                ? $0.value > $1.value : ($0.key.domain, $0.key.code) < ($1.key.domain, $1.key.code)
        }
        return DataTable(
            caption: language[.errorsByDomainAndCode],
            columns: [
                .init(language[.domainColumn]), .init(language[.codeColumn], numeric: true),
                .init(language[.countColumn], numeric: true),
            ],
            rows: counts.prefix(Report.listedRows).map { identity, count in
                [
                    .init(identity.domain, code: true), .init("\(identity.code)", code: true),
                    .init(forms.count(count)),
                ]
            }, emptyText: language[.noErrorWithDomain])
    }
}

extension MetricValue {
    /// What a figure is sorted by among figures of its kind, where its text has a unit.
    fileprivate var sortedBy: Double? {
        switch self {
        case .duration(let figures): figures.percentile(50).map { Double($0) / 1_000_000_000 }
        case .stateTime(let nanoseconds, _): Double(nanoseconds) / 1_000_000_000
        case .count, .rate, .best, .sequence, .table, .distribution, .paths, .funnel: nil
        }
    }
}
