internal import Redaction

/// A flow of any kind, in all and for the launches of each label: what a part says is what the flow would say if the log had
/// no other launches.
///
/// A launch has the label of its first event. A part costs nothing while a launch runs.
struct LabelledFlow<Base: FlowKind>: Sendable, Hashable {
    var base: Base
    /// Labels only.
    var by: Breakdown
}

extension FlowKind {
    /// The flow with its parts by label.
    func parted(by labels: Breakdown) -> any FlowKind { LabelledFlow(base: self, by: labels) }
}

struct LabelledFigures<Stretch: Figures>: Figures {
    var all: Stretch
    var parts = PartTable<Stretch>()
    let empty: Stretch

    mutating func append(_ later: LabelledFigures) {
        all.append(later.all)
        parts.merge(later.parts, from: empty) { $0.append($1) }
    }

    mutating func join(_ other: LabelledFigures) {
        all.join(other.all)
        parts.merge(other.parts, from: empty) { $0.join($1) }
    }
}

struct LabelledLane<Base: FlowKind>: KindLane {
    var content: LaneContent<LabelledFlow<Base>>
}

extension LabelledFlow: FlowKind {
    typealias Lane = LabelledLane<Base>
    typealias Run = Base.Run

    var id: Public { base.id }

    var listensTo: [EventMatcher] { base.listensTo }

    var listensToAll: Bool { base.listensToAll }

    var noticesEveryLaunch: Bool { base.noticesEveryLaunch }

    func begin() -> Run { base.begin() }

    func take(_ event: RedactedEvent, _ run: inout Run, at place: LaunchPlace) { base.take(event, &run, at: place) }

    func emptyStretch() -> LabelledFigures<Base.Stretch> {
        LabelledFigures(all: base.emptyStretch(), empty: base.emptyStretch())
    }

    func close(_ run: inout Run, _ launch: LaunchFacts, into stretch: inout LabelledFigures<Base.Stretch>) {
        var copy = run
        base.close(&run, launch, into: &stretch.all)
        stretch.parts.update(by.key(ofLabels: launch.labels), from: base.emptyStretch()) {
            base.close(&copy, launch, into: &$0)
        }
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout LabelledFigures<Base.Stretch>) {
        base.passOver(launch, into: &stretch.all)
        stretch.parts.update(by.key(ofLabels: launch.labels), from: base.emptyStretch()) {
            base.passOver(launch, into: &$0)
        }
    }

    func metrics(
        of all: LabelledFigures<Base.Stretch>, installs: [LabelledFigures<Base.Stretch>]
    ) -> [Metric] {
        let parts = all.parts.figures.flatMap { key, figures in
            let dimensions = zip(by.names, key.values).map { MetricID.Dimension(key: $0, $1) }
            let metrics = base.metrics(of: figures, installs: installs.map { $0.parts.figures[key] ?? all.empty })
            return metrics.map { Metric(id: MetricID($0.id.name, $0.id.dimensions + dimensions), value: $0.value) }
        }
        return base.metrics(of: all.all, installs: installs.map(\.all)) + parts.sorted { $0.id < $1.id }
    }

    func findings(of all: LabelledFigures<Base.Stretch>) -> [Finding] { base.findings(of: all.all) }

    func rules(in words: RuleWords) -> [(Public, Public)] { base.rules(in: words) }

    func roles(of event: RedactedEvent) -> [Public] { base.roles(of: event) }

    func standing(of run: Run, isWhole: Bool) -> Public? { base.standing(of: run, isWhole: isWhole) }
}
