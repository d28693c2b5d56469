internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    /// `after` and `then`, or `never` with `before` or `after`.
    func must(_ id: Public, _ flow: inout MappingReader) -> MustFlow? {
        let after = flow.optional("after", events, "The events that ask for others, or that forbid some.")
        let then = flow.optional("then", events, "The events, one of which has to follow.")
        let within = flow.optional("within", .positiveDuration, "How long after it they may come.")
        let never = flow.optional("never", events, "The events that must not come.")
        let before = flow.optional("before", events, "The events that have to come before those of 'never'.")
        let finding = flow.required("finding", .wording, "What the report says where the rule is broken.")
        let rule: MustFlow.Rule
        switch (after, then, never, before) {
        case (let after?, let then?, nil, nil): rule = .follows(after: after, then: then, withinNanoseconds: within)
        case (nil, nil, let never?, let before?):
            refuse("before", before, among: never, "never", &flow)
            rule = .neverBefore(event: never, before: before)
        case (let after?, nil, let never?, nil): rule = .neverAfter(event: never, after: after)
        default:
            let keys = ["after", "then", "never", "before"]
            // A key that is wrong was reported already.
            if keys.count(where: flow.has) == [after, then, never, before].count(where: { $0 != nil }) {
                flow.reject(
                    "kind", "expected the keys 'after' and 'then', 'never' and 'before', or 'never' and 'after'")
            }
            return nil
        }
        if within != nil, then == nil { flow.reject("within", "expected no 'within' beside 'never'") }
        return finding.map { MustFlow(id: id, rule: rule, finding: $0) }
    }

    func invariant(_ id: Public, _ flow: inout MappingReader) -> InvariantFlow? {
        let events = flow.optional(
            "at", events, default: [], "The events that are judged; the end of every launch where there are none.")
        let text = flow.required("holds", .placed(.text), "The condition that has to hold.")
        let finding = flow.required("finding", .wording, "What the report says where it does not hold.")
        let isWhole = flow.optional(
            "whole_launches", .bool, default: true, "Whether launches whose beginning was not seen are left out.")
        guard let text, let finding, !flow.has("at") || !events.isEmpty else { return nil }
        do throws(ExpressionReading.Failure) {
            let judged = Set(events.map(\.event)).sorted()
            var reading = try ExpressionReading(text.value, names: names, events: judged)
            return InvariantFlow(
                id: id, events: events, condition: try reading.condition(), text: Public(authored: text.value),
                finding: finding, needsWholeLaunch: isWhole)
        } catch {
            let (place, hint) = text.place(ofByte: error.offset + 1, in: "condition")
            flow.reject("holds", error.message + hint, at: place, suggestion: error.suggestion)
            return nil
        }
    }
}
