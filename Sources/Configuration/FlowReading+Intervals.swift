internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    /// Time in a state with `enter` and `leave`, or pairs of events with `begin` and `end`.
    func interval(_ id: Public, _ flow: inout MappingReader) -> Flow? {
        let enter = flow.optional("enter", events, "The events that begin the state.")
        let leave = flow.optional("leave", events, "The events that end it.")
        let begin = flow.optional("begin", events, "The events that begin one interval of many.")
        let end = flow.optional("end", events, "The events that end one.")
        let hold = flow.optional(
            "hold", .oneOrMany(.placed(.text)), default: [], "Parameters that begin and end must have in common.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of 'begin' to break figures down by, or (also of states) label.KEY, app_version, os.")
        switch (enter, leave, begin, end) {
        case (let enter?, let leave?, nil, nil):
            if !hold.isEmpty { flow.reject("hold", "expected no 'hold' beside 'enter' and 'leave'") }
            refuse("leave", leave, among: enter, "enter", &flow)
            let state = Flow.interval(IntervalFlow(id: id, enter: enter, leave: leave))
            return breakdown(by, of: [], &flow).map { .labelled(state, by: $0) } ?? state
        case (nil, nil, let begin?, let end?):
            let held = hold.compactMap { dimension($0, heldBy: begin + end, &flow) }
            guard held.count == hold.count else { return nil }
            let values = held.isEmpty ? nil : Breakdown(dimensions: held)
            let parts = breakdown(by, of: begin, &flow)
            return .pairs(PairFlow(id: id, begins: begin, ends: end, hold: values, by: parts))
        default:
            let keys = ["enter", "leave", "begin", "end"]
            // A key that is wrong was reported already.
            if keys.count(where: flow.has) == [enter, leave, begin, end].count(where: { $0 != nil }) {
                flow.reject("kind", "expected the keys 'enter' and 'leave', or 'begin' and 'end'")
            }
            return nil
        }
    }

    /// A parameter that all of the events have.
    func dimension(
        _ key: Placed<String>, heldBy events: [EventMatcher], _ flow: inout MappingReader
    ) -> Breakdown.Dimension? {
        var references: [ParameterReference] = []
        for event in Set(events.map(\.event)).sorted() {
            guard let parameter = names.parameter(key.value, of: event) else {
                flow.reject(
                    "hold",
                    "expected a parameter that all events have, found \(quoted(key.value)), which "
                        + "\(quoted(names.name(of: event).text)) has not",
                    at: key.place, suggestion: nearest(to: key.value, among: names.parameters(of: event).map(\.name)))
                return nil
            }
            references.append(ParameterReference(event: event, parameter: parameter))
        }
        return Breakdown.Dimension(name: Public(authored: key.value), parameters: references)
    }

    func paths(_ id: Public, _ flow: inout MappingReader) -> PathFlow? {
        let values = flow.optional(
            "values", .atLeastOne("parameter", .list(of: parameter)), default: [],
            "Parameters whose values are the steps, in the order of the log.")
        let chosen = flow.optional("events", events, default: [], "Events whose names are the steps.")
        let isAll = flow.optional("all_events", .bool, default: false, "Whether the names of all events are steps.")
        let top = flow.optional(
            "top", .integer(in: 1...PathFlow.mostEdges), default: 100, "How many kinds of steps are told apart.")
        let most = flow.optional(
            "steps", .integer(in: 2...1_000_000), "How many steps of a launch count; the first ones.")
        let word = flow.optional(
            "value_word", .wording, "What numbers and truth values among the steps are called, such as tab for 'tab 1'."
        )
        if isAll, !chosen.isEmpty {
            flow.reject("all_events", "expected no 'all_events: true' beside 'events', which names some of them")
        }
        guard !values.isEmpty || !chosen.isEmpty || isAll else {
            if !flow.has("values"), !flow.has("events") {
                flow.reject("kind", "expected the key 'values', 'events' or 'all_events'")
            }
            return nil
        }
        return PathFlow(
            id: id, values: values, events: chosen, takesAllEvents: isAll, top: top, mostSteps: most,
            valueWord: word)
    }
}
