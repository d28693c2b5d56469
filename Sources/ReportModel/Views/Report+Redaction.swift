internal import EventModel
internal import Redaction

extension Report {
    /// What the gate did, by rule, action and parameter.
    public func auditTable() -> DataTable {
        let rows = sortedAudit
        let shown = rows.prefix(Report.listedAuditRows)
        return DataTable(
            caption: "What the redaction gate did",
            columns: [
                .init("Event and key"), .init("Kind"), .init("Rule"), .init("Class"), .init("Action"), .init("For"),
                .init("Values", numeric: true),
            ],
            rows: shown.map { row, count in
                [
                    .init(row.subject, code: true), .init(row.kind.map { Public(authored: $0.rawValue) } ?? "–"),
                    .init(row.rule), .init(row.sensitivity.map { Public(authored: $0.rawValue) } ?? "–"),
                    .init(Public(authored: row.action.rawValue)), .init(Public(authored: row.sink.rawValue)),
                    .init(Public(count: count)),
                ]
            },
            note: rows.count > shown.count
                ? "The first \(shown.count) of \(Public(count: rows.count)) rows; all are in redaction.json." : nil,
            emptyText: "No value came through the gate.")
    }

    /// The policy, its keys and its thresholds.
    public func policyTable() -> DataTable {
        let pseudonyms: [(Public, Public)]
        if let series = policy.series {
            pseudonyms = [
                ("Pseudonyms", "keyed with a secret salt: the same in every report of one key, scope and period"),
                ("Key", series.keyID), ("Scope", series.scope), ("Period", series.period),
            ]
        } else {
            pseudonyms = [
                ("Pseudonyms", "ordinals by first appearance, in this report only; there was no salt"),
                ("Guessable values", "dropped, for a pseudonym of them needs a salt"),
            ]
        }
        let distinct = policy.distinct.sorted { $0.key.rawValue < $1.key.rawValue }.map { family, count in
            ("Different values of \(Public(authored: family.rawValue))" as Public, policy.shown(distinct: count))
        }
        let facts: [(Public, Public)] =
            [("Policy", policy.name), ("Digest of the policy", policy.digest), ("Detectors", policy.detectors)]
            + pseudonyms
            + [("Installs that an undeclared value needs", Public(policy.minimumInstalls))]
            + [("Undeclared values not shown", policy.shown(distinct: policy.withheld))] + distinct
        return DataTable(
            caption: "The policy", columns: [.init("What"), .init("How")],
            rows: facts.map { [.init($0), .init($1)] })
    }

    /// The keep rules: what they let through, and until when.
    public func keepTable() -> DataTable {
        DataTable(
            caption: "Exceptions of the policy",
            columns: [
                .init("Reason"), .init("Overrides"), .init("Until"), .init("State"), .init("Kept", numeric: true),
                .init("Not kept since the end", numeric: true),
            ],
            rows: policy.keeps.map { keep in
                [
                    .init(keep.reason),
                    .init(keep.override.map { "class \(Public(authored: $0.rawValue))" as Public } ?? "–"),
                    .init(keep.until?.text ?? "–"),
                    .init(Public(authored: keep.state.rawValue), tone: keep.state == .active ? nil : .warning),
                    .init(Public(count: keep.uses)), .init(Public(count: keep.missed)),
                ]
            }, emptyText: "The policy has no exceptions.")
    }

    /// Keys that nobody declared, so that the default kind held for them.
    public func defaultedTable() -> DataTable {
        let keys = names.shown(undeclared: audit.defaultedKeys).sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
        }
        return DataTable(
            caption: "Keys that nobody declared", columns: [.init("Key"), .init("Values", numeric: true)],
            rows: keys.prefix(Report.listedRows).map { [.init($0.key, code: true), .init(Public(count: $0.value))] },
            emptyText: "Every parameter of a planned event is declared.")
    }

    /// Rows of the audit that a page lists.
    private static let listedAuditRows = 500
}
