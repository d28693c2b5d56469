internal import Redaction

extension LaunchRun {
    /// What the event did that this launch has just taken; `before` is the launch without it, and the lanes then.
    func explanation(
        of event: RedactedEvent, launch: Int, before: (run: LaunchRun, lanes: [any AnyLane]), lanes: [any AnyLane]
    ) -> EventExplanation {
        let listening = compiled.listeners.numbers(of: event.planned).map { compiled.listeners[$0] }
        let parts = compiled.lanes.places.filter { listening.contains($0) }.map { place in
            lanes[place.lane].explanation(
                flow: place.index, launch: launch, of: event, before: before.lanes[place.lane],
                (before.run.facts, facts))
        }
        return EventExplanation(
            event: event, launchStart: finishedTrace.origin, number: facts.eventCount, isWhole: facts.isWhole,
            isForced: facts.isForced, excludesForced: compiled.excludesForced, flows: parts)
    }
}

extension KindLane {
    func explanation(
        flow index: Int, launch: Int, of event: RedactedEvent, before: any AnyLane, _ facts: (LaunchFacts, LaunchFacts)
    ) -> EventExplanation.FlowPart {
        let flow = content.flows[index].value
        let old = same(before).content.alone(index, launch: launch, facts.0)
        let new = content.alone(index, launch: launch, facts.1)
        let values = Dictionary(flow.metrics(of: old, installs: [old]).map { ($0.id, $0.value) }) { first, _ in first }
        let changes = flow.metrics(of: new, installs: [new]).compactMap { metric -> EventExplanation.Change? in
            let value = values[metric.id]
            if let value, value.isSame(as: metric.value) { return nil }
            return EventExplanation.Change(id: metric.id, before: value, after: metric.value)
        }
        let found = Dictionary(flow.findings(of: old).map { ($0.rule, $0.figures.count) }) { first, _ in first }
        let findings = flow.findings(of: new).filter { $0.figures.count > found[$0.rule] ?? 0 }
        return EventExplanation.FlowPart(
            id: flow.id, roles: flow.roles(of: event), changes: changes, findings: findings.map(\.message),
            standing: flow.standing(of: content.run(index, launch: launch), isWhole: facts.1.isWhole))
    }
}

extension MetricValue {
    /// Whether nothing was added. Of tables and the like the totals tell: a launch's figures only grow.
    fileprivate func isSame(as other: MetricValue) -> Bool {
        switch (self, other) {
        case (.count(let one), .count(let two)): one == two
        case (.rate(let one), .rate(let two)): one == two
        case (.duration(let one), .duration(let two)), (.distribution(let one, _), .distribution(let two, _)):
            one == two
        case (.sequence(let one), .sequence(let two)):
            one.reduce(0) { $0 + $1.total } == two.reduce(0) { $0 + $1.total }
        case (.table(_, let one, let oneOther), .table(_, let two, let twoOther)):
            one.reduce(oneOther) { $0 + $1.count } == two.reduce(twoOther) { $0 + $1.count }
        case (.paths(let one, _, _), .paths(let two, _, _)): one == two
        case (.funnel(let one), .funnel(let two)):
            one.steps.map { [$0.reached, $0.pending, $0.dropped] }
                == two.steps.map { [$0.reached, $0.pending, $0.dropped] }
        default: String(describing: self) == String(describing: other)
        }
    }
}
