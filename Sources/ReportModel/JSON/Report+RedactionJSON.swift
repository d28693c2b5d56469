internal import EventModel
internal import Redaction

extension Report {
    /// What `report.json` says of redaction.
    var redactionJSON: JSONValue {
        .object([
            "policy": .string(policy.name), "digest": .string(policy.digest),
            "values": .integer(audit.redactedValues),
            "by_rule": .object(audit.redactedByRule.mapValues { .integer($0) }),
            "pseudonyms": pseudonymsJSON, "k": .integer(policy.minimumInstalls),
            "withheld": .string(policy.shown(distinct: policy.withheld)),
        ])
    }

    /// The audit as `redaction.json` holds it: counts, never a value, a length or an example.
    public var auditJSON: JSONValue {
        .object([
            "schema": .string("ctreport.redaction/1"),
            "generator": .object(["name": .string(generator.name), "version": .string(generator.version)]),
            "policy": .string(policy.name),
            "digest": .string(policy.digest),
            "detectors": .string(policy.detectors),
            "salt": .bool(policy.series != nil),
            "pseudonyms": pseudonymsJSON,
            "k": .integer(policy.minimumInstalls),
            "values": .integer(audit.redactedValues),
            "rows": .array(sortedAudit.map { row, count in json(row, count) }),
            "dropped": .object(audit.droppedByRule.mapValues { .integer($0) }),
            "distinct": .object(
                Dictionary(
                    uniqueKeysWithValues: policy.distinct.map { family, count in
                        (Public(authored: family.rawValue), .string(policy.shown(distinct: count)))
                    })),
            "withheld": .string(policy.shown(distinct: policy.withheld)),
            "defaulted": .object(names.shown(undeclared: audit.defaultedKeys).mapValues { .integer($0) }),
            "keep": .array(policy.keeps.map(json)),
        ])
    }

    /// The audit's rows in order of event, key, rule, action and sink.
    var sortedAudit: [(row: RedactionAudit.Row, count: Int)] {
        audit.counts.map { (row: $0.key, count: $0.value) }.sorted {
            $0.row.order.lexicographicallyPrecedes($1.row.order)
        }
    }

    private var pseudonymsJSON: JSONValue {
        guard let series = policy.series else {
            return .object(["mode": .string("ordinals"), "key_id": .null, "scope": .null, "period": .null])
        }
        return .object([
            "mode": .string("keyed"), "key_id": .string(series.keyID), "scope": .string(series.scope),
            "period": .string(series.period),
        ])
    }

    private func json(_ row: RedactionAudit.Row, _ count: Int) -> JSONValue {
        .object([
            "rule": .string(row.rule), "action": .string(Public(authored: row.action.rawValue)),
            "class": row.sensitivity.map { .string(Public(authored: $0.rawValue)) } ?? .null,
            "kind": row.kind.map { .string(Public(authored: $0.rawValue)) } ?? .null,
            "event": .string(row.event), "key": row.key.map { .string($0) } ?? .null,
            "sink": .string(Public(authored: row.sink.rawValue)), "count": .integer(count),
        ])
    }

    private func json(_ keep: PolicyFacts.Keep) -> JSONValue {
        .object([
            "reason": .string(keep.reason), "state": .string(Public(authored: keep.state.rawValue)),
            "override": keep.override.map { .string(Public(authored: $0.rawValue)) } ?? .null,
            "until": keep.until.map { .string($0.text) } ?? .null, "uses": .integer(keep.uses),
            "missed": .integer(keep.missed),
        ])
    }
}

extension RedactionAudit.Row {
    fileprivate var order: [Public] {
        let words = [action.rawValue, sink.rawValue, sensitivity?.rawValue ?? "", kind?.rawValue ?? ""]
        return [event, key ?? "", rule] + words.map { Public(authored: $0) }
    }
}
