internal import Redaction

// What an event is to a flow of each kind, in a word or two. A kind without an entry here is explained by its figures alone.

extension FlowKind {
    func roles(of event: RedactedEvent) -> [Public] { [] }

    func standing(of run: Run, isWhole: Bool) -> Public? { nil }
}

/// The names of the roles that are played.
private func played(_ roles: (name: Public, isPlayed: Bool)...) -> [Public] {
    roles.filter(\.isPlayed).map(\.name)
}

extension AttemptFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        let rules = duration?.rules ?? []
        // An event that fits several outcomes is the first of them.
        let outcomes = played(
            ("cancel", cancel.match(event)), ("aside", aside.match(event)), ("failure", failure.match(event)),
            ("success", success.match(event)))
        return played(("start", start.match(event))) + outcomes.prefix(1)
            + played(
                ("end of a duration", rules.contains { $0.ends.match(event) }),
                ("cut of a duration", rules.contains { $0.until.match(event) }),
                ("announces a step", interruptions.contains { $0.event.matches(event) }),
                ("announced step", interruptions.contains { $0.followers.match(event) }))
    }

    func standing(of run: AttemptRun, isWhole: Bool) -> Public? {
        guard isWhole || !needsWholeLaunch else { return "left out: the begin of the launch was not seen" }
        switch run.openCount {
        case 0: return "no attempt open"
        case 1: return "1 attempt open"
        case let count: return "\(count) attempts open"
        }
    }
}

extension FunnelFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        let taken = steps.enumerated().filter { $0.element.events.match(event) }.map { number, step in
            "step \(number + 1) of \(steps.count), \(step.name)" as Public
        }
        return taken + played(("exclusion", exclusions.contains { $0.events.match(event) }))
    }

    func standing(of run: FunnelRun, isWhole: Bool) -> Public? {
        isWhole || !needsWholeLaunch ? nil : "left out: the begin of the launch was not seen"
    }
}

extension AlternationFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        let isValue = event.planned == value.event
        return played(("value of the cycle", isValue)) + (isValue ? [] : ["may explain a repeat"])
    }

    func standing(of run: AlternationRun, isWhole: Bool) -> Public? {
        isWhole
            ? "judged against the launch before when the launch is over"
            : "left out: the begin of the launch was not seen"
    }
}

extension CountFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(("counted event", events.match(event)), ("arms the count", after.match(event)))
    }
}

extension ShareFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(("case", of.matches(event)), ("success", success.matches(event)))
    }
}

extension BestFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(
            ("new record", best.value(in: event) != nil), ("candidate", candidate?.value(in: event) != nil),
            ("reset", reset?.value(in: event) != nil),
            ("floored value", floored.contains { $0.value(in: event) != nil }))
    }
}

extension ErrorFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(
            ("error", sources.contains { $0.event.matches(event) }),
            ("cause of an echo", echo?.causes.match(event) ?? false),
            ("ends the wait for an echo", echo?.breaks.match(event) ?? false),
            ("success", recovery?.success.match(event) ?? false))
    }

    func standing(of run: ErrorRun, isWhole: Bool) -> Public? {
        guard recovery != nil else { return nil }
        switch run.waitingCount {
        case 0: return "no error waits for a success"
        case 1: return "1 error waits for a success"
        case let count: return "\(count) errors wait for a success"
        }
    }
}

extension SequenceFlow {
    func roles(of event: RedactedEvent) -> [Public] { ["value"] }
}

extension TableFlow {
    func roles(of event: RedactedEvent) -> [Public] { ["value"] }
}

extension PathFlow {
    func roles(of event: RedactedEvent) -> [Public] { ["step"] }
}

extension DistributionFlow {
    func roles(of event: RedactedEvent) -> [Public] { played(("value", events.matches(event))) }
}

extension IntervalFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(("enters the state", enter.match(event)), ("leaves the state", leave.match(event)))
    }
}

extension MustFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        switch rule {
        case .follows(let after, let then, _):
            played(("asks for an answer", after.match(event)), ("answer", then.match(event)))
        case .neverBefore(let events, let before):
            played(("judged", events.match(event)), ("allows it from here on", before.match(event)))
        case .neverAfter(let events, let after):
            played(("judged", events.match(event)), ("forbids it from here on", after.match(event)))
        }
    }
}

extension PairFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(("begins a pair", begins.match(event)), ("ends a pair", ends.match(event)))
    }
}

extension InvariantFlow {
    func roles(of event: RedactedEvent) -> [Public] {
        played(("judged", events.match(event))) + (events.isEmpty ? ["noted for the end of the launch"] : [])
    }
}
