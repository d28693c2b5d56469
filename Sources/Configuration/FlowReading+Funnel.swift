internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    func funnel(_ id: Public, _ flow: inout MappingReader) -> FunnelFlow? {
        let steps = flow.required(
            "steps", .list(of: .placed(funnelStep), 2...FunnelFlow.mostSteps, named: "step", tellsRepeats: false),
            "The steps: events, or mappings with more keys.")
        var funnel = FunnelFlow(id: id, steps: steps?.map(\.value) ?? [])
        funnel.order = flow.optional(
            "order", .oneOf(FunnelFlow.Order.self), default: .ordered, "How the steps must follow one another.")
        funnel.withinNanoseconds = flow.optional("within", .positiveDuration, "How long all steps together may take.")
        let exclusions = flow.optional(
            "exclude", .oneOrMany(funnelExclusion), default: [], "Events that must not stand between two steps.")
        let hold = flow.optional(
            "hold", .oneOrMany(.placed(.text)), default: [], "Parameters that must be the same in all steps.")
        funnel.reentry = flow.optional(
            "reentry", .oneOf(FunnelFlow.Reentry.self), default: .first, "Which entries begin an attempt.")
        funnel.unit = flow.optional(
            "count", .oneOf(FunnelFlow.Unit.self), default: .launches, "What is counted.")
        funnel.needsWholeLaunch = flow.optional(
            "whole_launches", .bool, default: false, "Whether launches whose beginning was not seen are left out.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the first step to break figures down by, or label.KEY, app_version, os, device.")
        guard let steps else { return nil }
        guard steps.allSatisfy({ !$0.value.events.isEmpty }) else { return nil }
        if funnel.order != .any, let first = steps.first, first.value.withinNanoseconds != nil {
            flow.reject(
                "steps", "expected no 'within' of the first step: it has none before it", at: first.place)
        }
        for (index, step) in steps.enumerated()
        where steps[..<index].contains(where: { $0.value.name == step.value.name }) {
            flow.reject(
                "steps",
                "expected a 'name' that no other step has, found \(quoted(step.value.name.text)) again", at: step.place)
        }
        funnel.exclusions = exclusions.compactMap { resolved($0, in: funnel, &flow) }
        funnel.hold = hold.compactMap { held($0, in: funnel, &flow) }
        check(funnel, &flow)
        // In any order every step may be the first.
        let entries = funnel.order == .any ? funnel.steps : Array(funnel.steps.prefix(1))
        funnel.by = breakdown(by, of: entries.flatMap(\.events), &flow)
        return funnel
    }

    /// An event, or `{ events: …, name: …, within: … }`.
    private var funnelStep: YAMLKind<FunnelFlow.Step> {
        let full = YAMLKind<FunnelFlow.Step>.mapping("pack.flow.steps") { step in
            let events = step.required("events", events, "The events, one of which takes the step.")
            let name = step.optional("name", .wording, "What pages call the step.")
            let within = step.optional("within", .positiveDuration, "How long after the step before it may come.")
            guard let events, let first = events.first else { return nil }
            return FunnelFlow.Step(name: name ?? names.name(of: first.event), events: events, withinNanoseconds: within)
        }
        let step = YAMLKind<FunnelFlow.Step>.short("an event, or a mapping of events", .eventName(names), or: full) {
            FunnelFlow.Step(name: names.name(of: $0), events: [EventMatcher(event: $0)])
        }
        // A step that is wrong still counts, so that their number is not called wrong too.
        return YAMLKind(step.expected, schema: step.schema) { node, findings in
            step.value(of: node, &findings) ?? FunnelFlow.Step(name: "", events: [])
        }
    }

    /// An exclusion whose steps are not looked up yet.
    private struct ReadExclusion: Sendable {
        var events: [EventMatcher]
        var after: Placed<String>?
        var before: Placed<String>?
    }

    /// `{ events: …, after: STEP, before: STEP }`; from the first step to the last where it names none.
    private var funnelExclusion: YAMLKind<ReadExclusion> {
        .mapping("pack.flow.exclude") { exclusion in
            let events = exclusion.required("events", events, "The events that end the attempt.")
            let after = exclusion.optional("after", .placed(.text), "The step before them: its name or number.")
            let before = exclusion.optional("before", .placed(.text), "The step behind them: its name or number.")
            return events.map { ReadExclusion(events: $0, after: after, before: before) }
        }
    }

    private func resolved(
        _ read: ReadExclusion, in funnel: FunnelFlow, _ flow: inout MappingReader
    ) -> FunnelFlow.Exclusion? {
        let after = read.after.map { step($0, in: funnel, &flow) } ?? 0
        let before = read.before.map { step($0, in: funnel, &flow) } ?? funnel.steps.count - 1
        guard let after, let before else { return nil }
        guard after < before else {
            flow.reject(
                "exclude", "expected 'after' to name a step before that of 'before'",
                at: (read.after ?? read.before)?.place)
            return nil
        }
        return FunnelFlow.Exclusion(events: read.events, after: after, before: before)
    }

    private func step(_ name: Placed<String>, in funnel: FunnelFlow, _ flow: inout MappingReader) -> Int? {
        if let index = funnel.steps.firstIndex(where: { $0.name.text == name.value }) { return index }
        if let number = Int(name.value), funnel.steps.indices.contains(number - 1) { return number - 1 }
        let known = funnel.steps.map(\.name.text)
        flow.reject(
            "exclude",
            "expected the name of a step or its number from 1 to \(known.count), found \(quoted(name.value))",
            at: name.place, suggestion: nearest(to: name.value, among: known))
        return nil
    }

    /// A held parameter: every event of the steps must have it, those of exclusions may.
    private func held(
        _ name: Placed<String>, in funnel: FunnelFlow, _ flow: inout MappingReader
    ) -> FunnelFlow.Held? {
        let steps = Set(funnel.steps.flatMap { $0.events.map(\.event) })
        for event in steps.sorted() where names.parameter(name.value, of: event) == nil {
            let known = names.parameters(of: event).map(\.name)
            flow.reject(
                "hold",
                "expected a parameter that the events of all steps have, found \(quoted(name.value)), which "
                    + "\(quoted(names.name(of: event).text)) has not",
                at: name.place, suggestion: nearest(to: name.value, among: known))
            return nil
        }
        let all = steps.union(funnel.exclusions.flatMap { $0.events.map(\.event) })
        let references = all.sorted().compactMap { event in
            names.parameter(name.value, of: event).map { ParameterReference(event: event, parameter: $0) }
        }
        return FunnelFlow.Held(name: Public(authored: name.value), parameters: references)
    }

    /// Refuses keys that contradict the order.
    private func check(_ funnel: FunnelFlow, _ flow: inout MappingReader) {
        switch funnel.order {
        case .ordered: break
        case .strict:
            if !funnel.exclusions.isEmpty {
                flow.reject("exclude", "expected no exclusions: in strict order nothing stands between two steps")
            }
        case .any:
            if funnel.reentry == .last {
                flow.reject("reentry", "expected first or all: in any order every step is an entry, found 'last'")
            }
            if funnel.steps.contains(where: { $0.withinNanoseconds != nil }) {
                flow.reject("steps", "expected no 'within' of a step: in any order no step has one before it")
            }
            let taken = Set(funnel.steps.flatMap { $0.events.map(\.event) })
            let isWhole = funnel.exclusions.allSatisfy { $0.after == 0 && $0.before == funnel.steps.count - 1 }
            if !isWhole {
                flow.reject("exclude", "expected no 'after' or 'before': in any order no step stands before another")
            }
            if funnel.exclusions.contains(where: { $0.events.contains { taken.contains($0.event) } }) {
                flow.reject("exclude", "expected events that are no step: in any order each of them takes one")
            }
        }
    }
}
