internal import Redaction
internal import Texts

/// A funnel over a stretch of launches.
struct FunnelFigures: Figures {
    var counts: FunnelParts
    var history = FunnelHistory()
    /// The stretch has launches, so an attempt that was open before it is over.
    var hasLaunches = false

    mutating func append(_ later: FunnelFigures) {
        if later.hasLaunches { counts.append(later.counts) } else { counts.add(later.counts) }
        history.append(later.history)
        hasLaunches = hasLaunches || later.hasLaunches
    }

    /// Histories of several installs stand side by side; the summary counts each by itself.
    mutating func join(_ other: FunnelFigures) {
        counts.add(other.counts)
    }
}

struct FunnelLane: KindLane {
    var content: LaneContent<FunnelFlow>
}

extension FunnelFlow: FlowKind {
    typealias Lane = FunnelLane

    var listensTo: [EventMatcher] { [] }

    /// What follows a step matters, whichever event it is.
    var listensToAll: Bool { true }

    func begin() -> FunnelRun { FunnelRun(self) }

    var noticesEveryLaunch: Bool { true }

    func emptyStretch() -> FunnelFigures { FunnelFigures(counts: FunnelParts(steps: steps.count)) }

    func take(_ event: RedactedEvent, _ run: inout FunnelRun, at place: LaunchPlace) {
        if place.isWhole || !needsWholeLaunch { run.take(event, self, at: place) }
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout FunnelFigures) {
        stretch.counts.closeOpen()
        stretch.hasLaunches = true
    }

    func close(_ run: inout FunnelRun, _ launch: LaunchFacts, into stretch: inout FunnelFigures) {
        var (unit, history) = (run.unit, run.history)
        unit.finish(at: launch.lastInstant, number: launch.eventCount + 1, mayGoOn: true, self)
        history.finish(launch)
        stretch.append(FunnelFigures(counts: unit.counts, history: history, hasLaunches: true))
    }

    func metrics(of all: FunnelFigures, installs: [FunnelFigures]) -> [Metric] {
        var counts = all.counts
        if unit == .installs { for install in installs { counts.add(install.history.counts(self)) } }
        let leftOut = installs.reduce(0) { $0 + $1.history.more }
        let whole = FunnelValue(self, counts.all, leftOut: leftOut)
        let values: [(id: Public, of: (FunnelValue) -> MetricValue)] = [
            (id, { .funnel($0) }), (id + ".conversion", { .rate($0.conversion) }),
            (id + ".duration", { .duration($0.steps.last?.time ?? DistributionFigures()) }),
        ]
        return values.map { Metric($0, $1(whole)) }
            + values.flatMap { id, value in
                by.map { Metric.parts(counts.parts, id, $0.names) { value(FunnelValue(self, $0, leftOut: 0)) } } ?? []
            }
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [
            (id, rule(words)), (id + ".conversion", words[.ruleTookAllSteps(entries: entries(words))]),
            (id + ".duration", words[.ruleFirstStepToLast]),
        ]
    }
}
