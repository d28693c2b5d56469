public import Redaction
internal import ReportModel
public import Texts

extension MetricComparison {
    /// The figure before and now: `97.1 % (340 of 350)`; of counts by launch, too.
    public func texts(in language: Language = .english) -> (before: Public, now: Public) {
        (text(before, language), text(now, language))
    }

    private func text(_ figure: MetricFigure?, _ language: Language) -> Public {
        figure?.text(part: .p50, in: language) ?? "–"
    }

    /// The difference with its sign; `–` where there is none to tell.
    public func differenceText(in language: Language = .english) -> Public {
        guard let difference, let now else { return "–" }
        if isByLaunch {
            return language[.aLaunch(figure: now.text(ofDifference: difference.rounded(toPlaces: 3), in: language))]
        }
        return now.text(ofDifference: difference, in: language)
    }

    /// The interval of the difference.
    public func intervalText(in language: Language = .english) -> Public {
        guard let interval, let now else { return "–" }
        if case .rate = now {
            let ends = [interval.low, interval.high].map { signed($0 * 100, digits: 1, language) }
            return language[.pointsFromTo(low: ends[0], high: ends[1])]
        }
        let ends = [interval.low, interval.high].map { end in
            isByLaunch ? signed(end, digits: 3, language) : now.text(ofDifference: end, in: language)
        }
        return language[.fromToRange(low: ends[0], high: ends[1])]
    }

    private func signed(_ value: Double, digits: Int, _ language: Language) -> Public {
        "\(value < 0 ? "−" : "+" as Public)\(language.forms.decimal(abs(value), digits: digits))"
    }

    /// What can be said, in a word or two.
    public var verdictText: Text {
        switch verdict {
        case .changed: .verdictChanged
        case .chance: .verdictWithinChance
        case .untested: .verdictNotTested
        case .same: .verdictSame
        case .few: .verdictTooFew
        case .only: now == nil ? .verdictLost : .verdictNew
        }
    }

    /// A plain sentence about the metric.
    public func sentence(in language: Language = .english) -> Public {
        let metric = name.shown
        let (old, new) = texts(in: language)
        let difference = differenceText(in: language)
        let reason = reason(in: language)
        let text: Text =
            switch verdict {
            case .only: now == nil ? .metricIsGone(metric: metric, old: old) : .metricIsNew(metric: metric, new: new)
            case .same: .metricIsSame(metric: metric, new: new)
            case .few: .metricTooFew(metric: metric, old: old, new: new)
            case .untested: .metricUntested(metric: metric, old: old, new: new, difference: difference)
            case .chance: .metricWithinChance(metric: metric, old: old, new: new, reason: reason)
            case .changed where (self.difference ?? 0) < 0:
                .metricFell(
                    metric: metric, old: old, new: new, difference: difference, interval: intervalText(in: language),
                    reason: reason)
            case .changed:
                .metricRose(
                    metric: metric, old: old, new: new, difference: difference, interval: intervalText(in: language),
                    reason: reason)
            }
        return language[text]
    }

    private func reason(in language: Language) -> Public {
        let probability = corrected.map { Public(probability: $0, in: language) }
        let words = [
            probability.map { language[.correctedProbability(probability: $0)] }, repeats.map { language[$0] },
        ]
        .compactMap { $0 }
        return words.isEmpty ? "" : " (\(words.joined(separator: "; ")))"
    }
}

extension EventComparison {
    /// A plain sentence about the event.
    public func sentence(in language: Language = .english) -> Public {
        let times = Text.countedTimes(count: before + now)
        if isOfWholeApp {
            return language[
                isNew
                    ? .eventIsNewWithApp(event: name.shown, times: times)
                    : .eventIsLostWithApp(event: name.shown, times: times)]
        }
        let chance = isChange ? "" : language[.whichChanceExplains]
        return language[
            isNew
                ? .eventIsNew(event: name.shown, times: times, chance: chance)
                : .eventIsLost(event: name.shown, times: times, chance: chance)]
    }
}
