internal import EventModel
internal import Redaction

/// What was lost, assumed and left out on the way from the log to the figures, as `report.json` holds it.
extension Report {
    /// What several captures had.
    var duplicatesJSON: JSONValue {
        .object([
            "inputs": .integer(identicalInputs), "records": .integer(duplicates.records),
            "events": .integer(duplicates.events),
        ])
    }

    /// Times by what they did not say.
    func json(_ assumptions: [TimeAssumption: Int]) -> JSONValue {
        .object(Dictionary(uniqueKeysWithValues: assumptions.map { (Public(authored: $0.rawValue), .integer($1)) }))
    }

    /// The members of a capture beside those that every one has had from the start.
    func inputMembers(_ capture: Capture) -> [Public: JSONValue] {
        [
            "assumptions": json(capture.assumptions),
            "duplicates": .object([
                "records": .integer(capture.duplicates.records), "events": .integer(capture.duplicates.events),
            ]),
            "repeated": .object([
                "messages": .integer(capture.repeatedMessages), "events": .integer(capture.repeatedEvents),
            ]),
            "out_of_order": .integer(capture.movedEvents),
            "footers": .array(capture.footers.map { json($0) }),
        ]
    }

    /// What is said of a capture, if anything is.
    func labelMember(_ capture: Capture) -> [Public: JSONValue] {
        guard !capture.labels.isEmpty else { return [:] }
        let members = capture.labels.all.map { ($0.key, JSONValue.string($0.value)) }
        return ["labels": .object(Dictionary(uniqueKeysWithValues: members))]
    }

    private func json(_ footer: FooterCheck) -> JSONValue {
        .object([
            "line": .integer(footer.line), "agrees": .bool(footer.agrees),
            "printed": .object(footer.printed.mapValues { .integer($0) }),
            "read": .object(footer.read.mapValues { .integer($0) }),
        ])
    }

    /// Hidden and lost values by place, the most frequent first, and those of places that are not listed.
    var hiddenMembers: [Public: JSONValue] {
        let rows = hiddenValues.rows
        return [
            "values": .array(
                rows.prefix(Report.listedRows).map { row, count in
                    .object([
                        "app": row.place.app.map { .string($0) } ?? .null,
                        "event": row.place.event.map { .string($0) } ?? .null,
                        "parameter": row.place.parameter.map { .string($0) } ?? .null,
                        "placeholder": .string(row.placeholder), "count": .integer(count),
                    ])
                }),
            "values_other": .integer(
                rows.dropFirst(Report.listedRows).reduce(hiddenValues.other) { $0 + $1.count }),
        ]
    }
}
