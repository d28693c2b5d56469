internal import Flows
internal import Redaction

extension Report {
    /// A funnel as `report.json` holds it.
    func json(_ funnel: FunnelValue) -> JSONValue {
        var members: [Public: JSONValue] = [
            "kind": .string("funnel"), "order": .string(Public(authored: funnel.order.rawValue)),
            "counting": .string(Public(authored: funnel.unit.rawValue)),
            "reentry": .string(Public(authored: funnel.reentry.rawValue)),
            "steps": .array(funnel.steps.map { json($0) }),
        ]
        if funnel.leftOut > 0 { members["left_out"] = .integer(funnel.leftOut) }
        return .object(members)
    }

    private func json(_ step: FunnelValue.Step) -> JSONValue {
        var members: [Public: JSONValue] = [
            "name": .string(step.name), "reached": .integer(step.reached), "pending": .integer(step.pending),
            "dropped": .integer(step.dropped),
            "next": .array(
                step.next.map { event, count in
                    .object(["event": event.map { .string($0) } ?? .null, "count": .integer(count)])
                }),
            "next_other": .integer(step.nextOther),
        ]
        if let share = step.fromFirst { members["from_first"] = json(share) }
        if let share = step.fromPrevious { members["from_previous"] = json(share) }
        if let time = step.time { members["time"] = json(time, kind: "duration", unit: "s", scale: 1_000_000_000) }
        return .object(members)
    }
}
