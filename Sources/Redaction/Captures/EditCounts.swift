/// How often each rule did what to captures that stay captures.
struct EditCounts: Sendable {
    /// By rule and action, and by keep rule.
    private(set) var audit = RedactionAudit()
    /// How many values of each type or kind are not shown as they are.
    private(set) var values: [Public: Int] = [:]

    /// Counts what was done to a stretch.
    mutating func add(_ edit: TextEdit) {
        audit.add(.init(rule: edit.rule, action: edit.action, event: "(capture)", sink: .redact))
        if let keep = edit.keep { add(keep) }
        if edit.action != .kept { values[edit.kind, default: 0] += 1 }
    }

    /// Counts that a keep rule let a value through, or would have.
    mutating func add(_ keep: KeepRules.Fit) {
        if keep.hasEnded {
            audit.addEnded(rule: keep.index, count: 1)
        } else {
            audit.addKept(rule: keep.index, count: 1)
        }
    }

    mutating func merge(_ other: EditCounts) {
        audit.merge(other.audit)
        values.merge(other.values, uniquingKeysWith: +)
    }
}
