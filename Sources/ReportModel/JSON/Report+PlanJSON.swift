internal import EventModel
public import Plans
internal import Redaction
internal import Texts

extension Report {
    /// A plan as `report.json` holds it: how much of it came, and what differed. Also what `plan check` prints.
    public func json(_ summary: PlanSummary) -> JSONValue {
        .object([
            "app": summary.plan.app.map { .string(Public(authored: $0)) } ?? .null,
            "source": .string(summary.plan.isOfPack ? "pack" : "file"),
            "keys": .string(Public(authored: summary.plan.keyOrder.rawValue)),
            "events": .object([
                "checked": .integer(summary.eventTotal), "planned": .integer(summary.events.count),
                "seen": .integer(summary.seenCount),
                "never_seen": .array(summary.neverSeen.map { .string($0) }),
            ]),
            "violations": .object([
                "total": .integer(summary.violationTotal), "other": .integer(summary.otherViolations),
                "list": .array(summary.violations.map(json)),
            ]),
        ])
    }

    private func json(_ violation: PlanViolation) -> JSONValue {
        let subject = violation.subject
        func text(_ text: Public?) -> JSONValue { text.map { .string($0) } ?? .null }
        func moment(_ time: Int64?) -> JSONValue {
            time.map { .string(Public(authored: Timestamp(civilNanoseconds: $0).civilText)) } ?? .null
        }
        return .object([
            "rule": .string(Public(authored: subject.rule.rawValue)), "event": .string(subject.event),
            "parameter": text(subject.parameter), "expected": text(violation.expected?.english),
            "found": text(subject.found),
            "suggestion": text(subject.suggestion), "count": .integer(violation.count),
            "first": moment(violation.firstTime), "last": moment(violation.lastTime),
            "evidence": .array(
                violation.evidence.map {
                    .object(["capture": .string(captures[$0.capture].name), "line": .integer($0.line)])
                }),
        ])
    }
}
