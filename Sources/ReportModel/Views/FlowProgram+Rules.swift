internal import EventModel
public import Flows
public import Redaction

extension FlowProgram {
    /// How each metric is counted, by its id without dimensions: one sentence made of its definition.
    public var rules: [Public: Public] {
        var all: [(Public, Public)] = attempts.flatMap { rules(of: $0) }
        all += counts.map { ($0.id, rule($0)) }
        all += shares.map { ($0.id, "\(text($0.success)), of \(text($0.of))\(text($0.change))") }
        all += alternations.flatMap { rules(of: $0) }
        all += bests.map { ($0.id, "the greatest \(text($0.best)) ever logged") }
        all += errors.flatMap { rules(of: $0) }
        all += sequences.map { ($0.id, "\(text($0.value)) in order, for each install") }
        all += tables.map { ($0.id, "events by \(text($0.value))") }
        all += intervals.map { ($0.id, rule($0)) }
        all += distributions.map { ($0.id, "\(text($0.value)) of \(text($0.events))\(text($0.change))") }
        all += paths.map { ($0.id, "\($0.values.map { text($0) }.joined(separator: ", ")) in order, in one launch") }
        if let forcedLaunch { all.append((forcedLaunch.id, rule(forcedLaunch))) }
        return Dictionary(all) { first, _ in first }
    }

    private func rule(_ flow: CountFlow) -> Public {
        let after: Public = flow.after.isEmpty ? "" : " with \(text(flow.after)) since the last one"
        return text(flow.events) + after + text(flow.change)
    }

    private func rule(_ flow: IntervalFlow) -> Public {
        "from \(text(flow.enter)) to \(text(flow.leave)), at most to the launch's last event"
    }

    private func rules(of flow: AttemptFlow) -> [(Public, Public)] {
        let ids = flow.metrics
        let over: Public = flow.launchEnd == .cancelled ? ", or the launch was over without an outcome" : ""
        let rules: [(Public?, Public)] = [
            (ids.started, text(flow.start)),
            (ids.succeeded, "\(text(flow.success)) after \(text(flow.start)) in the same launch"),
            (ids.failed, text(flow.failure)),
            (ids.cancelled, flow.cancel.isEmpty ? "no outcome\(over)" : "\(text(flow.cancel))\(over)"),
            (ids.interrupted, "\(text(flow.interruptions.map(\.event))) without the step that it announces"),
            (ids.pending, "no outcome when the log ends"),
            (ids.successRate, "succeeded, of started less pending"),
            (ids.errorRate, "failed, of failed and succeeded; cancelled and pending stand apart"),
            (ids.duration, duration(flow)),
        ]
        return rules.compactMap { id, rule in id.map { ($0, rule) } }
    }

    private func duration(_ flow: AttemptFlow) -> Public {
        let rules = (flow.duration?.rules ?? []).filter { !$0.ends.isEmpty }
        let plain = "from \(text(flow.start)) to \(text(flow.success))" as Public
        let others = rules.map { rule -> Public in
            let plus = rule.plusNanoseconds
            let more: Public = plus > 0 ? " plus \(Public(stepNanoseconds: plus))" : ""
            return "; \(text(rule.success)): to the first of \(text(rule.ends))\(more)"
        }
        return ([plain] + others).joined(separator: "")
    }

    private func rules(of flow: AlternationFlow) -> [(Public, Public)] {
        let value = text(flow.value)
        return [
            (
                flow.id + ".pairs",
                "neighbouring launches of an install that logged \(value); forced and partial ones apart"
            ),
            (flow.id + ".violations", "pairs that do not follow the cycle"),
            (flow.id + ".explained", "such pairs with a launch between them that was cancelled by an event"),
        ]
    }

    private func rules(of flow: ErrorFlow) -> [(Public, Public)] {
        flow.classes.map { errorClass in
            let fixed = flow.sources.filter { $0.classification == .fixed(errorClass) }
            let classified = flow.sources.filter {
                if case .classifier = $0.classification { true } else { false }
            }
            let sources = (fixed.isEmpty ? classified : fixed).map(\.event)
            return ("\(flow.id).\(errorClass)", "\(text(sources)) of class \(errorClass)")
        }
    }

    private func rule(_ forced: ForcedLaunch) -> Public {
        let limit = Public(stepNanoseconds: forced.belowNanoseconds)
        return "launches with less than \(limit) from \(text(forced.start)) to \(text(forced.end))"
    }

    // MARK: Words

    private func text(_ reference: ParameterReference) -> Public {
        "\(events[reference.event].name).\(events[reference.event].parameters[reference.parameter])"
    }

    private func text(_ change: Change?) -> Public {
        change.map { " that changes \(events[$0.parameter.event].parameters[$0.parameter.parameter])" } ?? ""
    }

    private func text(_ matchers: [EventMatcher]) -> Public {
        matchers.map { text($0) }.joined(separator: ", ")
    }

    private func text(_ matcher: EventMatcher) -> Public {
        let event = events[matcher.event]
        let conditions = matcher.conditions.map { condition -> Public in
            switch condition {
            case .value(let parameter, let values):
                let words = values.map { $0.label(PseudonymTable().names()) }.joined(separator: " or ")
                return "\(event.parameters[parameter])=\(words)"
            case .length(let parameter, let least):
                return "\(event.parameters[parameter]) of \(least.rawValue) characters or more"
            case .errorClass(_, _, let classes):
                return "class \(classes.joined(separator: " or "))"
            }
        }
        return conditions.isEmpty ? event.name : "\(event.name) (\(conditions.joined(separator: ", ")))"
    }
}
