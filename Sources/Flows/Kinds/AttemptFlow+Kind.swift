internal import Redaction

extension AttemptFlow: FlowKind {
    var listensTo: [EventMatcher] {
        let durations = duration?.rules.flatMap { $0.ends + $0.until } ?? []
        let steps = interruptions.flatMap { [$0.event] + $0.followers }
        return start + success + failure + cancel + aside + durations + steps
    }

    func begin() -> AttemptRun { AttemptRun() }

    func emptyStretch() -> AttemptFigures { AttemptFigures() }

    func take(_ event: RedactedEvent, _ run: inout AttemptRun, at place: LaunchPlace) {
        if place.isWhole || !needsWholeLaunch { run.take(event, self) }
    }

    func close(_ run: AttemptRun?, _ launch: LaunchFacts, into stretch: inout AttemptFigures) {
        var figures = AttemptFigures()
        if var run { figures = run.finish(self) }
        figures.hasLaunches = true
        stretch.append(figures)
    }

    func metrics(of all: AttemptFigures, installs: [AttemptFigures]) -> [Metric] {
        let decided = Share(k: all.succeeded, n: all.started - all.pending)
        let ended = Share(k: all.failed, n: all.failed + all.succeeded)
        let named: [(Public?, MetricValue)] = [
            (metrics.started, .count(all.started)), (metrics.succeeded, .count(all.succeeded)),
            (metrics.failed, .count(all.failed)), (metrics.cancelled, .count(all.cancelled)),
            (metrics.interrupted, .count(all.interrupted)), (metrics.pending, .count(all.pending)),
            (metrics.successRate, .rate(decided)), (metrics.errorRate, .rate(ended)),
            (metrics.duration, .duration(all.durations)),
        ]
        let whole = named.compactMap { id, value in id.map { Metric($0, value) } }
        guard let id = metrics.duration, let by = duration?.by else { return whole }
        return whole + Metric.parts(all.durationParts.figures.mapValues { .duration($0) }, id, by.name)
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let over: Public = launchEnd == .cancelled ? ", or the launch was over without an outcome" : ""
        let rules: [(Public?, Public)] = [
            (metrics.started, words.text(start)),
            (metrics.succeeded, "\(words.text(success)) after \(words.text(start)) in the same launch"),
            (metrics.failed, words.text(failure)),
            (metrics.cancelled, cancel.isEmpty ? "no outcome\(over)" : "\(words.text(cancel))\(over)"),
            (metrics.interrupted, "\(words.text(interruptions.map(\.event))) without the step that it announces"),
            (metrics.pending, "no outcome when the log ends"),
            (metrics.successRate, "succeeded, of started less pending"),
            (metrics.errorRate, "failed, of failed and succeeded; cancelled and pending stand apart"),
            (metrics.duration, durationRule(words)),
        ]
        return rules.compactMap { id, rule in id.map { ($0, rule) } }
    }

    private func durationRule(_ words: RuleWords) -> Public {
        let rules = (duration?.rules ?? []).filter { !$0.ends.isEmpty }
        let plain = "from \(words.text(start)) to \(words.text(success))" as Public
        let others = rules.map { rule -> Public in
            let plus = rule.plusNanoseconds
            let more: Public = plus > 0 ? " plus \(words.length(plus))" : ""
            return "; \(words.text(rule.success)): to the first of \(words.text(rule.ends))\(more)"
        }
        return ([plain] + others).joined(separator: "")
    }
}
