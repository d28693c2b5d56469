internal import Redaction

extension Report {
    /// The records that are no events of an app, as `report.json` holds them: the most frequent rows of each table, and
    /// in `other` what is not listed, by table.
    var recordsJSON: JSONValue {
        let tables: [(name: Public, table: RecordSummary.Table)] = [
            ("by_process", records.processes), ("by_subsystem", records.subsystems),
            ("by_category", records.categories), ("by_level", RecordSummary.Table(counts: records.levels)),
        ]
        var members: [Public: JSONValue] = ["total": .integer(records.total)]
        var other: [Public: JSONValue] = [:]
        for (name, table) in tables {
            members[name] = .object(
                Dictionary(table.rows.prefix(Report.listedRows).map { ($0.text, .integer($0.count)) }) { first, _ in
                    first
                })
            other[name] = .integer(left(table))
        }
        members["by_hour"] = .object(
            Dictionary(records.hours.map { (hourText($0.key), .integer($0.value)) }) { first, _ in first })
        other["by_hour"] = .integer(records.otherHours)
        members["shapes"] = .array(
            records.shapes.rows.prefix(Report.listedRows).map { shape, count in
                .object(["shape": .string(shape), "count": .integer(count)])
            })
        other["shapes"] = .integer(left(records.shapes))
        other["shapes_seen_once"] = .integer(records.shapesSeenOnce)
        let events = records.unplannedRows
        members["unplanned_events"] = .object(
            Dictionary(events.prefix(Report.listedRows).map { ($0.name, json($0.event)) }) { first, _ in first })
        other["unplanned_events"] = .integer(
            events.dropFirst(Report.listedRows).reduce(records.otherUnplanned) { $0 + $1.event.count })
        members["other"] = .object(other)
        return .object(members)
    }

    /// Counts that are in no listed row.
    private func left(_ table: RecordSummary.Table) -> Int {
        table.rows.dropFirst(Report.listedRows).reduce(table.other) { $0 + $1.count }
    }

    private func json(_ event: RecordSummary.UnplannedEvent) -> JSONValue {
        .object([
            "count": .integer(event.count), "parameters": .integer(event.parameters),
            "keys": .array(event.keys.sorted().map { .string($0) }),
        ])
    }
}
