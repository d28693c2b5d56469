/// What became of names and messages of records, for the audit.
extension RecordSummary {
    /// Names by field, events that nobody planned, and messages, of which listed words are shown at most.
    public var audit: RedactionAudit {
        var audit = RedactionAudit()
        for (field, table) in [("process", processes), ("subsystem", subsystems), ("category", categories)]
            as [(Public, Table)]
        {
            audit.add(rule: "name", field, shown: table.counts.reduce(0) { $0 + $1.value }, hidden: table.other)
        }
        audit.add(
            rule: "event-name", "event", shown: unplanned.reduce(0) { $0 + $1.value.count }, hidden: otherUnplanned)
        let shapes = self.shapes.counts.reduce(0) { $0 + $1.value }
        audit.add(
            .init(rule: "message-shape", action: .generalized, event: "(record)", key: "message", sink: .records),
            count: shapes)
        audit.add(
            .init(
                rule: "message-shape", sensitivity: .personal, action: .dropped, event: "(record)", key: "message",
                sink: .records), count: self.shapes.other + shapesSeenOnce)
        return audit
    }
}

extension RedactionAudit {
    fileprivate mutating func add(rule: Public, _ field: Public, shown: Int, hidden: Int) {
        add(.init(rule: rule, action: .kept, event: "(record)", key: field, sink: .records), count: shown)
        add(
            .init(
                rule: rule, sensitivity: .personal, action: .dropped, event: "(record)", key: field, sink: .records),
            count: hidden)
    }

    /// Counts names that were withheld because they hold a value dropped elsewhere, and dropped values for which the filter
    /// that knows them had no room.
    mutating func addWithheld(names: Int, overflow: Int) {
        add(
            .init(rule: "dropped-elsewhere", sensitivity: .personal, action: .dropped, event: "(name)", sink: .names),
            count: names)
        add(.init(rule: "filter-full", action: .dropped, event: "(filter)", sink: .names), count: overflow)
    }

    /// Counts names of captures: those that are shown, and those that a number stands for.
    public mutating func addNames(shown: Int, hidden: Int) {
        add(.init(rule: "name", action: .kept, event: "(capture)", key: "name", sink: .names), count: shown)
        add(
            .init(
                rule: "name", sensitivity: .personal, action: .dropped, event: "(capture)", key: "name", sink: .names),
            count: hidden)
    }
}
