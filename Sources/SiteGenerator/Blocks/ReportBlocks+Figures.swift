internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Blocks that show figures by name.
extension ReportBlocks {
    /// How many parts of one metric are drawn, a chart each.
    private static let drawnParts = 6

    /// A figure in a line of text: label, value, and what it rests on.
    func line(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        let figure = report.figure(metric.value, in: metric.app)
        let basis: [Inline] = figure.basis.map { [.text(" (\($0))")] } ?? []
        let label = call.head.text(default: metric.title(in: language))
        return [.paragraph([.text("\(label): "), .strong([.text(figure.value)])] + basis)]
    }

    mutating func cards(_ lines: [BlockWords]) throws(Diagnostic) -> [Block] {
        let cards = try lines.map { (line) throws(Diagnostic) in try card(line) }
        // Figures of nothing say less than the sentence that there is nothing.
        if let app, app.eventTotal == 0 {
            return [.note(.muted, [.paragraph([.text(report.scope(of: app))])])]
        }
        watched += cards.filter { $0.tone == .bad }
        return [.cards(cards)]
    }

    private func card(_ words: BlockWords) throws(Diagnostic) -> Card {
        var link: PageLink?
        if let word = words["page"] { link = try page(word) }
        if let total = try totalCard(words, link) {
            if let word = words["warn"] {
                throw Diagnostic(
                    "page.block.option", at: word.place,
                    "expected 'warn' with a metric that is a count or a rate, found it with a total")
            }
            return total
        }
        let metric = try metric(words)
        var card = report.card(
            metric.id, metric.value, in: metric.app, label: words.text(default: metric.title(in: language)), page: link,
            warnsAbove: try limit(words, metric))
        if metric.app.program.app != app?.program.app { card.metric = nil }
        return card
    }

    /// What the card of a figure warns above.
    private func limit(_ words: BlockWords, _ metric: NamedMetric) throws(Diagnostic) -> Double? {
        guard let word = words["warn"] else { return nil }
        if let bound = CardLimit(word.text)?.bound(of: metric.value) { return bound }
        guard let expected = CardLimit.expected(of: metric.value) else {
            throw Diagnostic(
                "page.block.option", at: word.place,
                "expected 'warn' with a metric that is a count or a rate, found it with \(metric.value.kindWords)",
                help: "limits of other figures are gates of ctreport.yml: ctreport help gates")
        }
        throw Diagnostic(
            "page.block.option", at: word.place,
            "expected \(expected) for \(metric.value.kindWords), found \(quoted(word.text))")
    }

    /// The page of a name; nil for one that this report has no use for.
    private func page(_ word: BlockWords.Word) throws(Diagnostic) -> PageLink? {
        // In a site of several apps a page that each app has is named after the app as well.
        let own = app.map { "\($0.program.app.text)-\(word.text)" } ?? word.text
        if let name = [word.text, own].first(where: site.pages.contains) { return PageLink(page: name) }
        if site.hiddenPages.contains(word.text) { return nil }
        // A page that other apps of the report have.
        if report.apps.contains(where: { site.pages.contains("\($0.program.app.text)-\(word.text)") }) { return nil }
        throw Diagnostic(
            "page.link", at: word.place, "expected a page of the site, found \(quoted(word.text))",
            suggestion: nearest(to: word.text, among: site.pages.sorted()))
    }

    /// The cards of an app's totals: `launches` and `events`.
    private func totalCard(_ words: BlockWords, _ link: PageLink?) throws(Diagnostic) -> Card? {
        guard let name = words.names.first?.text, Self.totals.contains(name) else { return nil }
        let app = try app(for: words)
        return name == "launches"
            ? launchCard(app, label: words.text(default: language[.launchesColumn]), link)
            : report.eventCard(app, label: words.text(default: language[.eventsColumn]), page: link)
    }

    func launchCard(_ app: FlowSummary, label: Public, _ link: PageLink?) -> Card {
        let installs = language[.countedInstalls(count: app.installs)]
        var card = Card(
            label: label, value: forms.count(app.launches), detail: language[.ofInstalls(installs: installs)],
            page: link)
        card.metric = "launches"
        return card
    }

    func figures(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        var rows: [(label: Public, value: MetricValue, rule: Public?)] = []
        var app: FlowSummary?
        for entry in call.entries {
            let metric = try metric(entry)
            app = app ?? metric.app
            rows.append((entry.text(default: metric.title(in: language)), metric.value, metric.rule(in: language)))
        }
        guard let app else { return [] }
        return [.table(report.figureTable(rows, in: app, caption: call.head.text(default: language[.figuresCaption])))]
    }

    func bars(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let title = call.head.text(default: language[.countsCaption])
        let counts = try counts(call)
        if counts.allSatisfy({ $0.count == 0 }) { return nothing(under: title, .noneCame) }
        return [.chart(report.bars(counts, title: title, unit: unit(of: call)))]
    }

    func parts(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let title = call.head.text(default: language[.partsCaption])
        let counts = try counts(call)
        if counts.allSatisfy({ $0.count == 0 }) { return nothing(under: title, .noneCame) }
        return [.chart(report.parts(counts, title: title, unit: unit(of: call)))]
    }

    private func unit(of call: BlockCall) -> Public {
        call.head["unit"].map { Public(authored: $0.text) } ?? language[.eventsUnit]
    }

    /// The counts that the lines name.
    private func counts(_ call: BlockCall) throws(Diagnostic) -> [(label: Public, count: Int, tone: Tone)] {
        var bars: [(label: Public, count: Int, tone: Tone)] = []
        for entry in call.entries {
            let metric = try metric(entry)
            guard case .count(let count) = metric.value else {
                throw Diagnostic(
                    "page.block.kind", at: entry.names.first?.place ?? entry.place,
                    "expected a metric that is a count, found \(metric.value.kindWords)",
                    help: "show it with 'cards', 'figures' or 'chart'")
            }
            let tone = entry["tone"].flatMap { Tone(rawValue: $0.text) } ?? .primary
            bars.append((entry.text(default: metric.title(in: language)), count, tone))
        }
        return bars
    }

    func rates(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        var rates: [(label: Public, share: Share)] = []
        for entry in call.entries {
            let metric = try metric(entry)
            guard case .rate(let share) = metric.value else {
                throw Diagnostic(
                    "page.block.kind", at: entry.names.first?.place ?? entry.place,
                    "expected a metric that is a rate, found \(metric.value.kindWords)",
                    help: "show it with 'cards', 'figures' or 'chart'")
            }
            rates.append((entry.text(default: metric.title(in: language)), share))
        }
        let title = call.head.text(default: language[.ratesCaption])
        if rates.allSatisfy({ $0.share.n == 0 }) { return nothing(under: title) }
        return [.chart(report.rates(rates, title: title))]
    }

    func chart(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        let title = call.head.text(default: metric.title(in: language))
        guard let chart = report.chart(metric.value, of: metric.id.name, in: metric.app, title: title) else {
            throw wrongKind(call, metric, expected: "a metric with a chart", help: "show it with 'cards' or 'figures'")
        }
        if metric.value.isNothing { return nothing(under: title) }
        return [.chart(chart)]
    }

    /// Nothing where there are too few days and launches to draw.
    func series(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        guard metric.id.dimensions.isEmpty, metric.value.hasSeries else {
            throw wrongKind(
                call, metric,
                expected: "a count, a rate, a duration, a distribution or a time without dimensions",
                help: "show it with 'table' or 'chart'; which figures there are: ctreport site blocks CAPTURE")
        }
        let title = call.head.text(default: metric.title(in: language))
        return report.seriesChart(of: metric.id.name, in: metric.app, title: title).map {
            [.chart($0.styled(call.head["style"]?.text))]
        } ?? []
    }

    func table(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        let caption = call.head.text(default: metric.title(in: language))
        guard let table = report.table(metric.value, of: metric.id.name, in: metric.app, caption: caption) else {
            throw wrongKind(call, metric, expected: "a metric with a table", help: "show it with 'figures'")
        }
        if metric.value.isNothing { return nothing(under: caption) }
        return [.table(table.limited(to: call.number("rows"), in: language))]
    }

    func funnel(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        guard case .funnel = metric.value else {
            throw wrongKind(
                call, metric, expected: "a funnel",
                help: "a pack declares funnels: ctreport help flows funnel; what there is: ctreport site blocks CAPTURE"
            )
        }
        return try chart(call)
    }

    func paths(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        guard case .paths = metric.value else {
            throw wrongKind(
                call, metric, expected: "paths",
                help: "a pack declares paths: ctreport help flows paths; what there is: ctreport site blocks CAPTURE")
        }
        guard let steps = call.number("steps") else { return try chart(call) }
        let title = call.head.text(default: metric.title(in: language))
        return report.openingPaths(metric.id.name, in: metric.app, steps: steps, title: title).map { [.chart($0)] }
            ?? []
    }

    func states(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let metric = try metric(call.head)
        let title = call.head.text(default: metric.title(in: language))
        guard case .stateTime = metric.value, let chart = report.states(metric.id.name, in: metric.app, title: title)
        else {
            throw wrongKind(
                call, metric, expected: "a time in a state",
                help: "a pack declares it with kind: interval: ctreport help flows interval")
        }
        return [.chart(chart)]
    }

    /// Every figure in one table, then what is more than a number.
    func metrics(_ app: FlowSummary) -> [Block] {
        let rows = app.metrics.map {
            (label: app.program.title(of: $0.id, in: language), value: $0.value, rule: rules[$0.id.name])
        }
        let figures = rows.filter { $0.value.isFigure }
        let groups = Dictionary(grouping: app.metrics.filter { !$0.value.isFigure }, by: \.id.name)
        var shown: Set<Public> = []
        let others = app.metrics.flatMap { metric -> [Block] in
            guard let group = groups[metric.id.name], shown.insert(metric.id.name).inserted else { return [] }
            return charts(of: group, in: app)
        }
        return
            (figures.isEmpty
            ? []
            : [.table(report.figureTable(figures, in: app, caption: language[.allFiguresOf(app: app.program.title)]))])
            + others
    }

    /// The charts of a metric and of its parts: the largest parts; the others are rows of a table.
    private func charts(of group: [Metric], in app: FlowSummary) -> [Block] {
        let parts = group.filter { !$0.id.dimensions.isEmpty }.sorted {
            $0.value.size != $1.value.size ? $0.value.size > $1.value.size : $0.id < $1.id
        }
        let drawn = group.filter(\.id.dimensions.isEmpty) + parts.prefix(ReportBlocks.drawnParts)
        let charts = drawn.flatMap { metric -> [Block] in
            let title = app.program.title(of: metric.id, in: language)
            guard let chart = report.chart(metric.value, of: metric.id.name, in: app, title: title) else {
                return []
            }
            return metric.value.isNothing ? nothing(under: title) : [.chart(chart)]
        }
        let rest = parts.dropFirst(ReportBlocks.drawnParts)
        guard let name = group.first?.id.name, !rest.isEmpty else { return charts }
        var table = report.figureTable(
            rest.map { (app.program.title(of: $0.id, in: language), $0.value, rules[$0.id.name]) }, in: app,
            caption: language[.furtherPartsOf(metric: app.program.title(of: MetricID(name), in: language))])
        table.note = language[.drawnLargestParts(shown: ReportBlocks.drawnParts, all: parts.count)]
        return charts + [.table(table)]
    }

    private func wrongKind(
        _ call: BlockCall, _ metric: NamedMetric, expected: String, help: String?
    ) -> Diagnostic {
        Diagnostic(
            "page.block.kind", at: call.head.names.first?.place ?? call.head.place,
            "expected \(expected), found \(metric.value.kindWords)", help: help)
    }
}

extension MetricValue {
    /// Whether a line of a table shows it whole.
    fileprivate var isFigure: Bool {
        switch self {
        case .count, .rate, .best, .stateTime, .duration, .distribution: true
        case .sequence, .table, .paths, .funnel: false
        }
    }

    /// The kind in words, for messages.
    fileprivate var kindWords: String {
        switch self {
        case .count: "a count"
        case .rate: "a rate"
        case .duration: "a duration"
        case .best: "a best value"
        case .sequence: "a sequence"
        case .table: "a table"
        case .distribution: "a distribution"
        case .paths: "paths"
        case .stateTime: "a time in a state"
        case .funnel: "a funnel"
        }
    }
}

extension Chart {
    /// The chart with its lines filled where `style` is `area`, or as a small line where it is `sparkline`.
    func styled(_ style: String?) -> Chart {
        guard let style, style != "line", case .lines(let series) = content else { return self }
        var chart = self
        if style == "sparkline" {
            chart.content = .sparkline(series.first?.points.map(\.value) ?? [])
            return chart
        }
        chart.content = .lines(
            series.map { line in
                var line = line
                line.isFilled = true
                return line
            })
        return chart
    }
}
