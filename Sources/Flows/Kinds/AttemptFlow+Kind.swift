internal import Redaction
internal import Texts

struct AttemptLane: KindLane {
    var content: LaneContent<AttemptFlow>
}

extension AttemptFlow: FlowKind {
    typealias Lane = AttemptLane

    var listensTo: [EventMatcher] {
        let durations = duration?.rules.flatMap { $0.ends + $0.until } ?? []
        let steps = interruptions.flatMap { [$0.event] + $0.followers }
        return start + success + failure + cancel + aside + durations + steps
    }

    func begin() -> AttemptRun { AttemptRun() }

    var noticesEveryLaunch: Bool { true }

    func emptyStretch() -> AttemptFigures { AttemptFigures() }

    func take(_ event: RedactedEvent, _ run: inout AttemptRun, at place: LaunchPlace) {
        if place.isWhole || !needsWholeLaunch { run.take(event, self, now: place.instant) }
    }

    func close(_ run: inout AttemptRun, _ launch: LaunchFacts, into stretch: inout AttemptFigures) {
        run.finish(self, last: launch.lastInstant)
        stretch.beginLaunch()
        stretch.join(run.figures)
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout AttemptFigures) { stretch.beginLaunch() }

    func metrics(of all: AttemptFigures, installs: [AttemptFigures]) -> [Metric] {
        let parts = by.map { by in named.flatMap { Metric.parts(all.parts, $0.id, by.names, $0.of) } } ?? []
        return wholes(of: all) + parts + durationParts(of: all)
    }

    func seriesMetrics(of all: AttemptFigures) -> [Metric] { wholes(of: all) + durationParts(of: all) }

    private func wholes(of all: AttemptFigures) -> [Metric] { named.map { Metric($0.id, $0.of(all.all)) } }

    private func durationParts(of all: AttemptFigures) -> [Metric] {
        guard let id = metrics.duration, let by = duration?.by else { return [] }
        return Metric.parts(all.durationParts, id, by.names) { .duration($0) }
    }

    /// The metrics that are published, and what each is of the counts.
    private var named: [(id: Public, of: (AttemptCounts) -> MetricValue)] {
        let values: [(id: Public?, of: (AttemptCounts) -> MetricValue)] = [
            (metrics.started, { .count($0.started) }), (metrics.succeeded, { .count($0.succeeded) }),
            (metrics.failed, { .count($0.failed) }), (metrics.cancelled, { .count($0.cancelled) }),
            (metrics.interrupted, { .count($0.interrupted) }), (metrics.timedOut, { .count($0.timedOut) }),
            (metrics.pending, { .count($0.pending) }), (metrics.successRate, { .rate($0.decided) }),
            (metrics.errorRate, { .rate($0.ended) }), (metrics.duration, { .duration($0.durations) }),
        ]
        return values.compactMap { value in value.id.map { ($0, value.of) } }
    }

    /// Asked of every launch, so without making all metrics.
    func longest(_ id: MetricID, in stretch: AttemptFigures) -> Int64? {
        id.dimensions.isEmpty && id.name == metrics.duration ? stretch.all.durations.greatest : nil
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let wrong: Public = timeoutNanoseconds == nil ? words[.ruleFailed] : words[.ruleFailedAndTimedOut]
        let over: Public = launchEnd == .cancelled ? words[.ruleOrLaunchOver] : ""
        let rules: [(Public?, Public)] = [
            (metrics.started, words.text(start)),
            (metrics.succeeded, words[.ruleAfterInSameLaunch(first: words.text(success), second: words.text(start))]),
            (metrics.failed, words.text(failure)),
            (metrics.cancelled, cancel.isEmpty ? words[.ruleNoOutcome(more: over)] : "\(words.text(cancel))\(over)"),
            (metrics.interrupted, words[.ruleWithoutAnnounced(events: words.text(interruptions.map(\.event)))]),
            (
                metrics.timedOut,
                timeoutNanoseconds.map { words[.ruleNoOutcomeWithin(length: words.length($0))] } ?? words[.ruleNone]
            ),
            (metrics.pending, words[.ruleNoOutcomeAtEnd]),
            (
                metrics.successRate,
                words[.ruleSuccessRate(more: countsUnstarted ? words[.ruleAndUnstarted] : "")]
            ),
            (metrics.errorRate, words[.ruleErrorRate(wrong: wrong, all: wrong)]),
            (metrics.duration, durationRule(words)),
        ]
        return rules.compactMap { id, rule in id.map { ($0, rule) } }
    }

    private func durationRule(_ words: RuleWords) -> Public {
        let rules = (duration?.rules ?? []).filter { !$0.ends.isEmpty }
        let plain = words[.ruleFromTo(first: words.text(start), second: words.text(success))] as Public
        let others = rules.map { rule -> Public in
            let plus = rule.plusNanoseconds
            let more: Public = plus > 0 ? words[.rulePlus(length: words.length(plus))] : ""
            return words[.ruleToFirstOf(success: words.text(rule.success), ends: words.text(rule.ends), more: more)]
        }
        return ([plain] + others).joined(separator: "")
    }
}
