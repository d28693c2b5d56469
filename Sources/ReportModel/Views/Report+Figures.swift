internal import EventModel
public import Flows
public import Redaction
package import Texts

/// A figure as a reader meets it: the value, and what it rests on.
public struct Figure: Sendable, Hashable {
    /// The value with its unit, or a dash when there is nothing to measure.
    public var value: Public
    /// What it rests on, such as `12 of 13 · 95 % interval 66.7–98.6 %`.
    public var basis: Public?
    /// `muted` when there is nothing or too little to measure.
    public var tone: Tone
}

extension Report {
    /// Numbers and dates of the report's language.
    package var forms: LocaleForms { language.forms }

    /// A metric's value in words and numbers. What rests on fewer than the app's program asks for is shown, but muted and with a
    /// word about it.
    public func figure(_ value: MetricValue, in app: FlowSummary) -> Figure {
        var figure = figure(value.told(in: language, by: app.program))
        if let basis = figure.basis, let n = value.judgedCount, n > 0, n < app.program.fewest {
            figure.tone = .muted
            figure.basis = language[.tooFewToJudge(basis: basis)]
        }
        return figure
    }

    private func figure(_ value: MetricValue) -> Figure {
        switch value {
        case .count(let count): Figure(value: forms.count(count), tone: .neutral)
        case .rate(let share): figure(share)
        case .duration(let distribution): figure(distribution)
        case .distribution(let distribution, let unit): figure(distribution, unit: unit)
        case .paths(let steps, let edges, _):
            Figure(
                value: forms.count(steps),
                basis: language[.countedKindsOfSteps(count: edges.count)], tone: .neutral)
        case .best(let best):
            best.map { Figure(value: forms.number($0.value), tone: .neutral) }
                ?? Figure(value: "–", basis: language[.noneSeen], tone: .muted)
        case .sequence(let installs):
            Figure(
                value: forms.count(installs.reduce(0) { $0 + $1.total }),
                basis: language[.inInstalls(installs: language[.countedInstalls(count: installs.count)])],
                tone: .neutral)
        case .table(_, let rows, let other):
            Figure(value: forms.count(rows.reduce(other) { $0 + $1.count }), tone: .neutral)
        case .funnel(let funnel): figure(funnel)
        case .stateTime(let nanoseconds, let intervals):
            Figure(
                value: forms.duration(seconds: seconds(nanoseconds)),
                basis: language[.countedIntervals(count: intervals)], tone: .neutral)
        }
    }

    func figure(_ share: Share) -> Figure {
        guard let interval = WilsonInterval(k: share.k, n: share.n) else {
            return Figure(value: "–", basis: language[.nothingToMeasure], tone: .muted)
        }
        return Figure(
            value: forms.share(Double(share.k) / Double(share.n)),
            basis: language[
                .shareBasis(
                    part: share.k, whole: share.n, interval: forms.shares(from: interval.low, to: interval.high))],
            tone: .neutral)
    }

    private func figure(_ distribution: DistributionFigures) -> Figure {
        guard let median = distribution.percentile(50), let slow = distribution.percentile(90) else {
            return Figure(value: "–", basis: language[.noDurationYet], tone: .muted)
        }
        let method: Public = distribution.isSketch ? " · ± 0.8 %" : ""
        return Figure(
            value: forms.duration(seconds: seconds(median)),
            basis: language[
                .durationBasis(count: distribution.n, slow: forms.duration(seconds: seconds(slow)), method: method)],
            tone: .neutral)
    }

    private func figure(_ distribution: DistributionFigures, unit: Public) -> Figure {
        guard let median = distribution.percentile(50), let most = distribution.percentile(100) else {
            return Figure(value: "–", basis: language[.nothingToMeasure], tone: .muted)
        }
        let scale = Double(distribution.scale)
        return Figure(
            value: forms.number(Double(median) / scale),
            basis: language[.numberBasis(unit: unit, count: distribution.n, most: forms.number(Double(most) / scale))],
            tone: .neutral)
    }

    /// How many events an app has, with their course over time.
    public func eventCard(_ app: FlowSummary, label: Public, page: PageLink?) -> Card {
        let buckets = app.overTime.buckets
        var card = Card(
            label: label, value: forms.count(app.eventTotal), detail: language[.overTime],
            sparkline: buckets.count > 1 ? buckets.map { Double($0.count) } : nil, page: page)
        card.metric = "events"
        return card
    }

    /// What the report is about, in one sentence.
    public func scope(of app: FlowSummary) -> Public {
        guard app.eventTotal > 0 else {
            return language[.noEventCounts(app: app.program.title, count: app.excludedLaunches)]
        }
        let times = app.events.compactMap { $0 }
        let (first, last) = (times.compactMap(\.firstTime).min(), times.compactMap(\.lastTime).max())
        return language[
            .scopeOfApp(
                events: language[.countedEvents(count: app.eventTotal)], launches: launches(of: app),
                captures: language[.countedCaptures(count: app.captures)], first: time(first), last: time(last))]
    }

    /// ` in 3 launches (1 partial)`, or nothing where launches cannot be told.
    public func launches(of app: FlowSummary) -> Public {
        guard app.program.launchesUnknown == nil else { return "" }
        let partial: Public = app.partialLaunches > 0 ? language[.partialInBrackets(count: app.partialLaunches)] : ""
        return language[.inLaunches(launches: language[.countedLaunches(count: app.launches)], partial: partial)]
    }

    /// A key figure of a metric; a count or a rate above the limit asks for a look, unless too few stand behind the rate.
    public func card(
        _ id: MetricID, _ value: MetricValue, in app: FlowSummary, label: Public, page: PageLink?,
        warnsAbove limit: Double? = nil
    ) -> Card {
        let figure = figure(value, in: app)
        let sparkline = id.dimensions.isEmpty ? sparkline(of: id.name, in: app) : nil
        var card = Card(
            label: label, value: figure.value, detail: figure.basis, tone: figure.tone, sparkline: sparkline, page: page
        )
        card.metric = id.text
        if let limit, let amount = value.limitedAmount {
            card.limit = limit
            if figure.tone == .muted { return card }
            // Nothing is fine where hardly anything was understood.
            let isKnown = app.eventTotal > 0 && rejectedSeverity != .error
            card.tone = amount > limit ? .bad : isKnown ? .good : .neutral
            card.verdict = amount > limit ? language[.lookHere] : isKnown ? language[.fine] : nil
        }
        return card
    }
}

extension MetricValue {
    /// What a limit of a card is held against: a count, or a rate of something.
    var limitedAmount: Double? {
        switch self {
        case .count(let count): Double(count)
        case .rate(let share): share.n > 0 ? Double(share.k) / Double(share.n) : 0
        default: nil
        }
    }

    /// How many a value rests on, for kinds that cannot be judged by a few.
    var judgedCount: Int? {
        switch self {
        case .rate(let share): share.n
        case .duration(let distribution), .distribution(let distribution, _): distribution.n
        case .funnel(let funnel): funnel.conversion.n
        case .count, .best, .sequence, .table, .paths, .stateTime: nil
        }
    }
}
