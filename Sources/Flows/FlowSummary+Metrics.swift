internal import Redaction

extension FlowSummary {
    static func metrics(_ program: FlowProgram, _ all: StretchFigures, _ installs: [StretchFigures]) -> [Metric] {
        var metrics: [Metric] = []
        for (flow, figures) in zip(program.attempts, all.attempts) { metrics += attemptMetrics(flow, figures) }
        for (index, flow) in program.sequences.enumerated() {
            metrics.append(
                Metric(id: MetricID(flow.id), value: .sequence(sequences(installs.map { $0.sequences[index] }))))
        }
        for (flow, figures) in zip(program.alternations, all.alternations) {
            metrics.append(Metric(id: MetricID(flow.id + ".pairs"), value: .count(figures.pairs)))
            metrics.append(Metric(id: MetricID(flow.id + ".violations"), value: .count(figures.violations.count)))
            metrics.append(Metric(id: MetricID(flow.id + ".explained"), value: .count(figures.explained)))
        }
        if let forced = program.forcedLaunch {
            metrics.append(Metric(id: MetricID(forced.id), value: .count(all.forced)))
        }
        for (flow, figures) in zip(program.bests, all.bests) {
            metrics.append(Metric(id: MetricID(flow.id), value: .best(figures.maximum)))
        }
        for (flow, figures) in zip(program.counts, all.counts) { metrics += countMetrics(flow, figures) }
        for (flow, figures) in zip(program.errors, all.errors) { metrics += errorMetrics(flow, figures) }
        for (flow, figures) in zip(program.shares, all.shares) { metrics += shareMetrics(flow, figures) }
        for (flow, figures) in zip(program.tables, all.tables) {
            metrics.append(Metric(id: MetricID(flow.id), value: table(flow, figures)))
        }
        for (flow, figures) in zip(program.intervals, all.intervals) {
            let value = MetricValue.stateTime(nanoseconds: figures.nanoseconds, intervals: figures.intervals)
            metrics.append(Metric(id: MetricID(flow.id), value: value))
        }
        for (flow, figures) in zip(program.distributions, all.distributions) {
            metrics.append(Metric(id: MetricID(flow.id), value: .distribution(figures.values, unit: flow.unit)))
        }
        for (flow, figures) in zip(program.paths, all.paths) {
            let edges = figures.edges.counts.map { (edge: $0.key, count: $0.value) }
            let value = MetricValue.paths(steps: figures.steps, edges: edges, other: figures.edges.other)
            metrics.append(Metric(id: MetricID(flow.id), value: value))
        }
        return metrics
    }

    private static func countMetrics(_ flow: CountFlow, _ figures: CountFigures) -> [Metric] {
        let all = Metric(id: MetricID(flow.id), value: .count(figures.count))
        switch flow.parts {
        case .values(let by):
            return [all] + dimensioned(figures.parts.figures.mapValues { .count($0) }, flow.id, by.name)
        case .events(let name, let events):
            let counts = events.map { part in
                (RedactedValue.word(part.value), MetricValue.count(figures.parts.figures[.word(part.value)] ?? 0))
            }
            return [all] + dimensioned(Dictionary(uniqueKeysWithValues: counts), flow.id, name)
        case nil: return [all]
        }
    }

    private static func attemptMetrics(_ flow: AttemptFlow, _ figures: AttemptFigures) -> [Metric] {
        let ids = flow.metrics
        let decided = Share(k: figures.succeeded, n: figures.started - figures.pending)
        let ended = Share(k: figures.failed, n: figures.failed + figures.succeeded)
        let named: [(Public?, MetricValue)] = [
            (ids.started, .count(figures.started)), (ids.succeeded, .count(figures.succeeded)),
            (ids.failed, .count(figures.failed)), (ids.cancelled, .count(figures.cancelled)),
            (ids.interrupted, .count(figures.interrupted)), (ids.pending, .count(figures.pending)),
            (ids.successRate, .rate(decided)), (ids.errorRate, .rate(ended)),
            (ids.duration, .duration(figures.durations)),
        ]
        var metrics = named.compactMap { id, value in id.map { Metric(id: MetricID($0), value: value) } }
        if let id = ids.duration, let by = flow.duration?.by {
            metrics += dimensioned(figures.durationParts.figures.mapValues { .duration($0) }, id, by.name)
        }
        return metrics
    }

    private static func errorMetrics(_ flow: ErrorFlow, _ figures: ErrorFigures) -> [Metric] {
        flow.classes.flatMap { errorClass in
            let id = "\(flow.id).\(errorClass)" as Public
            let total = Metric(id: MetricID(id), value: .count(figures.classes[errorClass] ?? 0))
            let by = flow.sources.first { $0.by != nil && $0.classification == .fixed(errorClass) }?.by
            guard let by else { return [total] }
            let counts = (figures.parts[errorClass]?.figures ?? [:]).mapValues { MetricValue.count($0) }
            return [total] + dimensioned(counts, id, by.name)
        }
    }

    private static func shareMetrics(_ flow: ShareFlow, _ figures: ShareFigures) -> [Metric] {
        let all = Metric(id: MetricID(flow.id), value: .rate(figures.all))
        guard let by = flow.by else { return [all] }
        return [all] + dimensioned(figures.parts.figures.mapValues { .rate($0) }, flow.id, by.name)
    }

    private static func dimensioned(_ parts: [RedactedValue: MetricValue], _ id: Public, _ key: Public) -> [Metric] {
        parts.map { value, figure in
            Metric(id: MetricID(id, [.init(key: key, value: value.dimensionText)]), value: figure)
        }.sorted { $0.id < $1.id }
    }

    private static func table(_ flow: TableFlow, _ figures: TableFigures) -> MetricValue {
        let rows = figures.rows.counts.map { (label: $0.key, count: $0.value) }
        return .table(columns: flow.columns, rows: rows, other: figures.rows.other)
    }

    private static func sequences(_ installs: [SequenceFigures]) -> [InstallSequence] {
        installs.enumerated().compactMap { index, figures in
            guard figures.total > 0 else { return nil }
            return InstallSequence(
                install: "install-\(index + 1)", total: figures.total,
                first: figures.first.map { ($0.value, $0.time) }, last: figures.last?.value)
        }
    }

    static func findings(_ program: FlowProgram, _ all: StretchFigures) -> [Finding] {
        var findings: [Finding] = []
        for (flow, figures) in zip(program.alternations, all.alternations) {
            findings.append(Finding(rule: flow.id, message: flow.finding, figures: figures.violations))
        }
        for (flow, figures) in zip(program.bests, all.bests) {
            findings += [
                Finding(rule: flow.id + ".not-grown", message: flow.findings.notGrown, figures: figures.notGrown),
                Finding(rule: flow.id + ".below-floor", message: flow.findings.belowFloor, figures: figures.belowFloor),
                Finding(rule: flow.id + ".missed", message: flow.findings.missed, figures: figures.missed),
                Finding(rule: flow.id + ".other-best", message: flow.findings.otherBest, figures: figures.otherBest),
            ]
        }
        for (flow, figures) in zip(program.errors, all.errors) {
            guard let echo = flow.echo else { continue }
            findings.append(
                Finding(rule: "\(flow.id).\(echo.errorClass)", message: echo.finding, figures: figures.unexplained))
        }
        return findings
    }
}

extension RedactedValue {
    /// The value as it stands in a metric's dimension; pseudonyms are no dimensions.
    fileprivate var dimensionText: Public {
        switch self {
        case .filename, .identifier: "(other)"
        default: label(PseudonymTable().names())
        }
    }
}
