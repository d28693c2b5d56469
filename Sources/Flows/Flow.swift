internal import Redaction

/// One flow of a program, of any kind.
public enum Flow: Sendable, Hashable {
    /// Events counted.
    case count(CountFlow)
    /// A share of events.
    case share(ShareFlow)
    /// Attempts and outcomes.
    case rate(AttemptFlow)
    /// A cycle over launches.
    case alternation(AlternationFlow)
    /// A record that grows.
    case best(BestFlow)
    /// Errors by class.
    case errors(ErrorFlow)
    /// Values in order.
    case sequence(SequenceFlow)
    /// Counts by value.
    case table(TableFlow)
    /// Time in a state.
    case interval(IntervalFlow)
    /// A distribution of numbers.
    case distribution(DistributionFlow)
    /// Which value follows which.
    case paths(PathFlow)
    /// Steps, and how many reached each.
    case funnel(FunnelFlow)
    /// Begins and their ends.
    case pairs(PairFlow)
    /// What has to follow, or must not come.
    case must(MustFlow)
    /// A condition that has to hold.
    case invariant(InvariantFlow)
    /// Sessions of launches.
    case sessions(SessionFlow)
    /// A flow of any kind in all and by the labels of captures: a part is what the flow says of its launches alone.
    indirect case labelled(Flow, by: Breakdown)

    /// The flow as the engine runs it. A new kind is a file of its own, a case and a line here.
    var kind: any FlowKind {
        switch self {
        case .count(let flow): flow
        case .share(let flow): flow
        case .rate(let flow): flow
        case .alternation(let flow): flow
        case .best(let flow): flow
        case .errors(let flow): flow
        case .sequence(let flow): flow
        case .table(let flow): flow
        case .interval(let flow): flow
        case .distribution(let flow): flow
        case .paths(let flow): flow
        case .funnel(let flow): flow
        case .pairs(let flow): flow
        case .must(let flow): flow
        case .invariant(let flow): flow
        case .sessions(let flow): flow
        case .labelled(let flow, let by): flow.kind.parted(by: by)
        }
    }
}

extension Flow {
    /// The flow with the labels of a run, for those of its breakdowns that ask for them.
    func resolved(_ sets: [Labels]) -> Flow {
        switch self {
        case .count(var flow):
            if case .values(let by) = flow.parts { flow.parts = .values(by.resolved(sets)) }
            return .count(flow)
        case .share(var flow):
            flow.by = flow.by?.resolved(sets)
            return .share(flow)
        case .rate(var flow):
            flow.by = flow.by?.resolved(sets)
            let by = flow.duration?.by?.resolved(sets)
            flow.duration?.by = by
            return .rate(flow)
        case .best(var flow):
            flow.by = flow.by?.resolved(sets)
            return .best(flow)
        case .errors(var flow):
            for index in flow.sources.indices { flow.sources[index].by = flow.sources[index].by?.resolved(sets) }
            return .errors(flow)
        case .table(var flow):
            flow.by = flow.by?.resolved(sets)
            return .table(flow)
        case .distribution(var flow):
            flow.by = flow.by?.resolved(sets)
            return .distribution(flow)
        case .funnel(var flow):
            flow.by = flow.by?.resolved(sets)
            return .funnel(flow)
        case .sequence(var flow):
            flow.by = flow.by?.resolved(sets)
            return .sequence(flow)
        case .pairs(var flow):
            flow.by = flow.by?.resolved(sets)
            return .pairs(flow)
        case .labelled(let flow, let by): return .labelled(flow.resolved(sets), by: by.resolved(sets))
        default: return self
        }
    }
}
