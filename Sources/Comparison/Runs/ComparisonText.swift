public import Redaction
internal import ReportModel

extension MetricComparison {
    /// The figure before and now: `97.1 % (340 of 350)`; of counts by launch, too.
    public var texts: (before: Public, now: Public) { (text(before), text(now)) }

    private func text(_ figure: MetricFigure?) -> Public { figure?.text(part: .p50) ?? "–" }

    /// The difference with its sign; `–` where there is none to tell.
    public var differenceText: Public {
        guard let difference, let now else { return "–" }
        if isByLaunch { return "\(now.text(ofDifference: difference.rounded(toPlaces: 3))) a launch" }
        return now.text(ofDifference: difference)
    }

    /// The interval of the difference.
    public var intervalText: Public {
        guard let interval, let now else { return "–" }
        if case .rate = now {
            return "\(signed(interval.low * 100, digits: 1)) to \(signed(interval.high * 100, digits: 1)) points"
        }
        if isByLaunch { return "\(signed(interval.low, digits: 3)) to \(signed(interval.high, digits: 3))" }
        return "\(now.text(ofDifference: interval.low)) to \(now.text(ofDifference: interval.high))"
    }

    private func signed(_ value: Double, digits: Int) -> Public {
        "\(value < 0 ? "−" : "+" as Public)\(Public(decimal: abs(value), digits: digits))"
    }

    /// What can be said, in a word or two.
    public var verdictText: Public {
        switch verdict {
        case .changed: "changed"
        case .chance: "within chance"
        case .untested: "not tested"
        case .same: "same"
        case .few: "too few"
        case .only: now == nil ? "lost" : "new"
        }
    }

    /// A plain sentence about the metric.
    public var sentence: Public {
        let metric = name.shown
        let (old, new) = texts
        switch verdict {
        case .only: return now == nil ? "\(metric) is gone: it was \(old)." : "\(metric) is new: \(new)."
        case .same: return "\(metric) is the same: \(new)."
        case .few: return "\(metric): too few to compare, \(old) before and \(new) now."
        case .untested:
            return "\(metric) went from \(old) to \(new), \(differenceText); there is no test of such a figure."
        case .chance: return "\(metric) went from \(old) to \(new), no more than chance explains\(reason)."
        case .changed:
            let verb: Public = (difference ?? 0) < 0 ? "fell" : "rose"
            return "\(metric) \(verb) from \(old) to \(new): \(differenceText), 95 % interval \(intervalText)\(reason)."
        }
    }

    private var reason: Public {
        let words = [corrected.map { "corrected \(Public(probability: $0))" as Public }, repeats].compactMap { $0 }
        return words.isEmpty ? "" : " (\(words.joined(separator: "; ")))"
    }
}

extension EventComparison {
    /// A plain sentence about the event.
    public var sentence: Public {
        let count = Public(counting: before + now, one: "time", many: "times")
        let chance: Public = isChange ? "" : ", which chance explains"
        return isNew
            ? "\(name.shown) is new: \(count)\(chance)." : "\(name.shown) is lost: it came \(count) before\(chance)."
    }
}

extension RunComparison {
    /// The one sentence: what changed, and nothing else.
    public var headline: Public {
        let events = events.filter(\.isChange)
        let count = changed.count + events.count
        guard count > 0 else {
            return
                "Nothing changed by more than chance explains, in \(Public(counting: metrics.count, one: "metric", many: "metrics"))."
        }
        let kinds = [
            changed.isEmpty ? nil : Public(counting: changed.count, one: "metric", many: "metrics"),
            events.isEmpty ? nil : Public(counting: events.count, one: "event", many: "events"),
        ].compactMap { $0 }
        return "\(kinds.joined(separator: " and ")) changed by more than chance explains."
    }

    /// Which runs: `before: main/report.json, 3 captures, 412 lines`.
    public var runTexts: [Public] {
        zip(["before", "now"] as [Public], runs).map { word, run in
            let captures = Public(counting: run.captures, one: "capture", many: "captures")
            return "\(word): \(run.name), \(captures), \(Public(counting: run.lines, one: "line", many: "lines"))"
        }
    }

    /// The sentences behind the headline.
    public var changes: [Public] {
        changed.map(\.sentence) + events.filter(\.isChange).map(\.sentence)
    }

    /// How the figures were made, a sentence or two each.
    public static let methods: [Public] = [
        "Rates: Fisher's exact test, two-sided; Newcombe's interval of the difference. Where several installs are known, what they repeat counts less: n is divided by the design effect of installs. The launches of a single install count as trials of their own.",
        "New and lost events: how probable it is that one run has none of them, had nothing changed.",
        "All these tests together err in at most 5 of 100 comparisons of equal runs (Holm's correction).",
        "Medians: changed where their own 95 % intervals are apart, which those of equal runs are in fewer than 1 of 100 cases each. A report has no probability for them, so they are outside of Holm's correction.",
        "Counts: by launch, with the interval of two Poisson rates. Events come in bursts, so counts are not tested.",
    ]
}

extension RunComparison.AppComparison {
    /// What the figures rest on: `40 launches before, 38 now; 512 events before, 498 now`.
    public var sentence: Public {
        let events: Public =
            "\(Public(counting: eventsBefore, one: "event", many: "events")) before, \(Public(count: eventsNow)) now"
        guard launchesBefore != nil || launchesNow != nil else { return events }
        let launches = [launchesBefore, launchesNow].map { $0.map { Public(count: $0) } ?? "–" }
        return "\(launches[0]) launches before, \(launches[1]) now; \(events)"
    }
}
