internal import ReportModel
internal import Redaction
internal import Texts

/// Whether a metric is worse than in the baseline: by how much, and whether chance explains it.
///
/// Rates are tested with Fisher's exact test, one-sided. Medians of times and numbers are worse where the 95 % interval of
/// their difference lies on the worse side. Counts are compared by launch; they, other percentiles and best values have
/// allowances only, for events that come in bursts are no trials.
struct RegressionTest {
    private let before, now: ReportFigures.Found
    private let part: MetricFigure.Spread.Part
    private let regression: Gate.Regression
    private let language: Language

    init(
        from before: ReportFigures.Found, to now: ReportFigures.Found, part: MetricFigure.Spread.Part,
        _ regression: Gate.Regression, _ language: Language = .english
    ) {
        (self.before, self.now, self.part, self.regression) = (before, now, part, regression)
        self.language = language
    }

    /// Whether chance is reckoned with.
    var isTested: Bool { fisher != nil || interval != nil || isRate }

    private var isRate: Bool { if case .rate = now.metric.figure { true } else { false } }

    private var fisher: FisherTest? {
        guard case .rate(let baseK, let baseN) = before.metric.figure, case .rate(let k, let n) = now.metric.figure
        else { return nil }
        return EffectiveRates(
            from: .init(k: baseK, n: baseN, repeated: before.metric.repeated),
            to: .init(k: k, n: n, repeated: now.metric.repeated)
        ).fisher
    }

    /// What is said where installs repeat themselves: how much the trials of both runs count for.
    private var worth: Public? {
        guard case .rate(let baseK, let baseN) = before.metric.figure, case .rate(let k, let n) = now.metric.figure
        else { return nil }
        let rates = (
            EffectiveRates.Rate(k: baseK, n: baseN, repeated: before.metric.repeated),
            EffectiveRates.Rate(k: k, n: n, repeated: now.metric.repeated)
        )
        return EffectiveRates(from: rates.0, to: rates.1).words(of: rates.0, rates.1).map { language[$0] }
    }

    /// The interval of the difference of medians.
    private var interval: DifferenceInterval? {
        guard part == .p50 else { return nil }
        return now.metric.figure.medianDifference(from: before.metric.figure)
    }

    /// The values that are compared; of counts by launch, where launches are known in both.
    private var values: (before: Double, now: Double)? {
        guard let first = JudgedFigure(before, part: part).value, let second = JudgedFigure(now, part: part).value
        else { return nil }
        guard case .count = now.metric.figure, let launches = now.app.launches, let base = before.app.launches,
            launches > 0, base > 0, !now.metric.isOfLaunches
        else { return (first, second) }
        return (first / Double(base), second / Double(launches))
    }

    private var isByLaunch: Bool {
        guard case .count = now.metric.figure else { return false }
        return now.app.launches ?? 0 > 0 && before.app.launches ?? 0 > 0 && !now.metric.isOfLaunches
    }

    /// Whether it is worse by more than every allowance, and by more than chance explains.
    func isWorse(than absolute: Double?) -> Bool {
        guard let values else { return false }
        let worseBy = regression.worse == .lower ? values.before - values.now : values.now - values.before
        guard worseBy > 1e-9 else { return false }
        if let absolute, worseBy <= absolute + 1e-9 { return false }
        if let relative = regression.relative, worseBy <= relative * abs(values.before) + 1e-9 { return false }
        if isRate {
            guard let fisher else { return false }
            return fisher.probability(regression.worse) <= 1 - regression.confidence + 1e-12
        }
        guard let interval else { return true }
        return regression.worse == .lower ? interval.high < 0 : interval.low > 0
    }

    /// What is allowed: `not lower than 97.1 % (340 of 350) by more than 2% and chance (99 % sure)`.
    var allowed: Public {
        let figure = before.metric.figure
        let base = isByLaunch ? byLaunch(values?.before) : figure.text(part: part, in: language) ?? "–"
        var bounds = [
            regression.absolute.map { isByLaunch ? language[.aLaunch(figure: $0.text)] : $0.text },
            regression.relative.map { language[.gatePartOfIt(percent: Public(percent: $0))] },
        ].compactMap { $0 }
        if isRate { bounds.append(language[.gateChanceSure(percent: Public(percent: regression.confidence))]) }
        if interval != nil { bounds.append(language[.gateChanceInterval]) }
        let all = language.forms.list(bounds, with: language.forms.and)
        return language[
            regression.worse == .lower
                ? .gateNotLower(base: base, bounds: all) : .gateNotHigher(base: base, bounds: all)]
    }

    /// What the judgement rests on.
    var evidence: [Public] {
        guard let values else { return [] }
        var evidence: [Public] = []
        if let fisher {
            let probability = Public(probability: fisher.probability(regression.worse), in: language)
            evidence.append(language[.gateFisher(probability: probability)])
        }
        if let worth { evidence.append(worth) }
        let figure = now.metric.figure
        let difference = values.now - values.before
        evidence.append(
            isByLaunch
                ? "\(byLaunch(values.now)), \(figure.text(ofDifference: difference.rounded(toPlaces: 3), in: language))"
                : language[.gateDifference(difference: figure.text(ofDifference: difference, in: language))])
        return evidence
    }

    private func byLaunch(_ value: Double?) -> Public {
        value.map { language[.aLaunch(figure: language.forms.number($0.rounded(toPlaces: 3)))] } ?? "–"
    }
}

extension ReportFigures.Metric {
    /// Whether it counts launches themselves.
    var isOfLaunches: Bool { name.key == "launches" }

    /// What is known of how sure the figure is.
    func evidence(in language: Language) -> [Public] {
        switch figure {
        case .rate(let k, let n):
            guard let side = DifferenceInterval.Side(k: k, n: n) else { return [] }
            return [language[.gateInterval(interval: language.forms.shares(from: side.low, to: side.high))]]
        case .spread(let spread):
            guard let least = spread.values[.min], let most = spread.values[.max] else { return [] }
            return [
                language[
                    .gateFromTo(low: figure.text(of: least, in: language), high: figure.text(of: most, in: language))]
            ]
        default: return []
        }
    }
}

extension MetricFigure {
    /// The interval of the difference of medians, where both have an interval.
    func medianDifference(from before: MetricFigure) -> DifferenceInterval? {
        guard case .spread(let first) = before, case .spread(let second) = self,
            let low = first.medianSide, let high = second.medianSide
        else { return nil }
        return DifferenceInterval(from: low, to: high)
    }
}

extension MetricFigure.Spread {
    fileprivate var medianSide: DifferenceInterval.Side? {
        guard let median = values[.p50], let interval = medianInterval, interval.contains(median) else { return nil }
        return DifferenceInterval.Side(value: median, low: interval.lowerBound, high: interval.upperBound)
    }
}

extension Double {
    func rounded(toPlaces places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }
}
