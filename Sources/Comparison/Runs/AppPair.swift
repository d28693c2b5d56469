internal import Redaction

/// An app in two runs; one of them may not have it.
struct AppPair {
    var name: ReportName
    var before, now: ReportFigures.App?

    var comparison: RunComparison.AppComparison {
        RunComparison.AppComparison(
            app: name.shown, launchesBefore: before?.launches, launchesNow: now?.launches,
            eventsBefore: before?.eventTotal ?? 0, eventsNow: now?.eventTotal ?? 0,
            presence: before == nil ? .new : now == nil ? .lost : .both)
    }

    /// The metrics of both, without rows of tables, whose metrics stand for them.
    var metrics: [MetricComparison] {
        let first = Dictionary((before?.metrics ?? []).map { ($0.name.key, $0) }) { first, _ in first }
        let second = Dictionary((now?.metrics ?? []).map { ($0.name.key, $0) }) { first, _ in first }
        let all = Set((before?.metrics ?? []).map(\.name) + (now?.metrics ?? []).map(\.name)).sorted()
        return all.compactMap { name in
            let (old, new) = (
                first[name.key] ?? before?.absentPart(name.key), second[name.key] ?? now?.absentPart(name.key)
            )
            guard !isRow(old ?? new) else { return nil }
            return metric(name, old, new)
        }
    }

    private func isRow(_ metric: ReportFigures.Metric?) -> Bool {
        guard let metric, metric.isPart, case .count = metric.figure else { return false }
        return true
    }

    private func metric(
        _ name: ReportName, _ before: ReportFigures.Metric?, _ now: ReportFigures.Metric?
    ) -> MetricComparison {
        var result = MetricComparison(
            app: self.name.shown, name: name, before: before?.figure, now: now?.figure, verdict: .only)
        guard let old = before?.figure, let new = now?.figure, old.kind == new.kind else { return result }
        switch (old, new) {
        case (.rate(let baseK, let baseN), .rate(let k, let n)):
            rate(
                &result, .init(k: baseK, n: baseN, repeated: before?.repeated),
                .init(k: k, n: n, repeated: now?.repeated))
        case (.spread(let first), .spread(let second)): spread(&result, first, second)
        case (.count(let first), .count(let second)): count(&result, first, second)
        default: number(&result, old, new)
        }
        return result
    }

    private var fewest: Int { max(1, before?.fewest ?? 1, now?.fewest ?? 1) }

    private func rate(
        _ result: inout MetricComparison, _ base: EffectiveRates.Rate, _ rate: EffectiveRates.Rate
    ) {
        guard base.n > 0, rate.n > 0 else { return result.verdict = .few }
        result.difference = Double(rate.k) / Double(rate.n) - Double(base.k) / Double(base.n)
        result.interval = DifferenceInterval(base, rate)
        let effective = EffectiveRates(from: base, to: rate)
        result.repeats = effective.words(of: base, rate)
        guard min(base.n, rate.n) >= fewest, let test = effective.fisher
        else { return result.verdict = .few }
        result.probability = test.twoSided
        result.verdict = result.difference == 0 ? .same : .chance
    }

    private func spread(
        _ result: inout MetricComparison, _ first: MetricFigure.Spread, _ second: MetricFigure.Spread
    ) {
        guard let old = first.values[.p50], let new = second.values[.p50] else { return result.verdict = .few }
        result.difference = new - old
        result.interval = MetricFigure.spread(second).medianDifference(from: .spread(first))
        guard min(first.n, second.n) >= fewest, let one = first.medianInterval, let two = second.medianInterval else {
            return result.verdict = .few
        }
        result.verdict = old == new ? .same : one.overlaps(two) ? .chance : .changed
    }

    private func count(_ result: inout MetricComparison, _ first: Int, _ second: Int) {
        if let base = before?.launches, let launches = now?.launches, base > 0, launches > 0 {
            result.isByLaunch = true
            result.difference = Double(second) / Double(launches) - Double(first) / Double(base)
            result.interval = DifferenceInterval(
                baseCount: first, baseLaunches: base, count: second, launches: launches)
        } else {
            result.difference = Double(second - first)
        }
        result.verdict = result.difference == 0 ? .same : .untested
    }

    private func number(_ result: inout MetricComparison, _ old: MetricFigure, _ new: MetricFigure) {
        guard let first = old.number, let second = new.number else { return result.verdict = .few }
        result.difference = second - first
        result.verdict = first == second ? .same : .untested
    }
}

extension AppPair {
    /// Events that came in one run only, planned or not; all of them where one run lacks the app.
    var events: [EventComparison] {
        guard let before, let now else { return eventsOfOneRun }
        let first = before.events.merging(before.unplanned, uniquingKeysWith: +)
        let second = now.events.merging(now.unplanned, uniquingKeysWith: +)
        let exposures = (Double(before.launches ?? before.eventTotal), Double(now.launches ?? now.eventTotal))
        let share = exposures.0 + exposures.1 > 0 ? exposures.0 / (exposures.0 + exposures.1) : 0.5
        return Set(first.keys).symmetricDifference(second.keys).sorted().map { name in
            let (old, new) = (first[name] ?? 0, second[name] ?? 0)
            // Given that it came so often in both together, that every time fell into one run.
            let probability = (0..<min(old + new, 10_000)).reduce(1.0) { product, _ in
                product * (old > 0 ? share : 1 - share)
            }
            return EventComparison(
                app: self.name.shown, name: name, before: old, now: new, probability: probability,
                corrected: probability)
        }
    }

    private var eventsOfOneRun: [EventComparison] {
        let counts = [before, now].map { app in
            app.map { $0.events.merging($0.unplanned, uniquingKeysWith: +) } ?? [:]
        }
        return Set(counts.flatMap(\.keys)).sorted().map { event in
            EventComparison(
                app: name.shown, name: event, before: counts[0][event] ?? 0, now: counts[1][event] ?? 0,
                isOfWholeApp: true, probability: 1, corrected: 1)
        }
    }
}

extension MetricFigure {
    /// The number of a figure that is one.
    fileprivate var number: Double? {
        switch self {
        case .best(let value): value
        case .stateTime(let seconds, let intervals): intervals > 0 ? seconds : nil
        default: nil
        }
    }
}
