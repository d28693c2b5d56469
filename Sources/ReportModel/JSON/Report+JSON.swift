internal import EventModel
internal import Flows
internal import Redaction
internal import Texts

extension Report {
    /// The report as `report.json` holds it; the contract is the schema `ctreport.report/1`.
    public var json: JSONValue {
        let appMembers = apps.map { ($0.program.app, json(of: $0)) }
        return .object([
            "schema": .string("ctreport.report/1"),
            "generator": .object(["name": .string(generator.name), "version": .string(generator.version)]),
            "captures": .array(captures.map(json)),
            "lines": json(lines),
            "rejections": json(rejections),
            "losses": json(losses),
            "assumptions": json(assumptions),
            "duplicates": duplicatesJSON,
            "apps": .object(Dictionary(appMembers) { first, _ in first }),
            "plan": .array(plans.map(json)),
            "records": recordsJSON,
            "redaction": redactionJSON,
            "configuration": configurationJSON,
            "silent_apps": .object(Dictionary(silentApps.map { ($0.app, .integer($0.records)) }) { first, _ in first }),
        ])
    }

    private func json(_ capture: Capture) -> JSONValue {
        let members: [Public: JSONValue] = [
            "name": .string(capture.name),
            "formats": .object(capture.formats.mapValues { .integer($0) }),
            "bytes": .integer(capture.bytes),
            "first": json(capture.first?.civilText),
            "last": json(capture.last?.civilText),
            "utc_offset": json(capture.first?.utcOffsetText),
            "lines": json(capture.lines),
        ]
        return .object(
            members.merging(inputMembers(capture)) { first, _ in first }.merging(labelMember(capture)) { $1 })
    }

    /// Text that this program made of a time or a name of its own.
    private func json(_ text: String?) -> JSONValue {
        text.map { .string(Public(authored: $0)) } ?? .null
    }

    private func json(_ lines: LineCounts) -> JSONValue {
        .object([
            "read": .integer(lines.read), "event": .integer(lines.event), "other": .integer(lines.other),
            "continuation": .integer(lines.continuation), "noise": .integer(lines.noise),
            "rejected": .integer(lines.rejected),
        ])
    }

    private func json(_ rejections: [RejectionReason: Int]) -> JSONValue {
        .object(Dictionary(uniqueKeysWithValues: rejections.map { (Public(authored: $0.rawValue), .integer($1)) }))
    }

    private func json(_ losses: Losses) -> JSONValue {
        let members: [Public: JSONValue] = [
            "private": .integer(losses.privateValues), "cut": .integer(losses.cutMessages),
            "dropped_messages": .integer(losses.droppedMessages),
            "levels_missing": .array(losses.missingLevels.sorted().map { json($0) }),
        ]
        return .object(members.merging(hiddenMembers) { first, _ in first })
    }

    private func json(of app: FlowSummary) -> JSONValue {
        let names = zip(app.program.events.map(\.name), app.events).compactMap { name, figures in
            figures.map { (name, JSONValue.integer($0.count)) }
        }
        let members: [Public: JSONValue] = [
            "launches": launchesJSON(app),
            "min_n": .integer(app.program.fewest),
            "events": .object([
                "total": .integer(app.eventTotal),
                "by_level": .object(
                    Dictionary(uniqueKeysWithValues: app.levels.map { (Public(authored: $0.rawValue), .integer($1)) })),
                "by_name": .object(Dictionary(names) { first, _ in first }),
                "unplanned": .object(app.unplanned.counts.mapValues { .integer($0) }),
            ]),
            "metrics": .object(
                Dictionary(app.metrics.map { ($0.id.text, json($0.value)) }) { first, _ in first }),
            "series": seriesJSON(app),
            "findings": .array(app.findings.map { json($0, in: app) }),
        ]
        return .object(members.merging(repeatsJSON(app)) { first, _ in first })
    }

    /// How installs repeat themselves in rates, where they do; a member of its own, for metrics are closed.
    private func repeatsJSON(_ app: FlowSummary) -> [Public: JSONValue] {
        let repeats = app.metrics.compactMap { metric in
            metric.sums.map { sums in
                (
                    metric.id.text,
                    JSONValue.object([
                        "installs": .integer(sums.installs), "kk": .number(sums.kk), "kn": .number(sums.kn),
                        "nn": .number(sums.nn),
                    ])
                )
            }
        }
        return repeats.isEmpty ? [:] : ["repeats": .object(Dictionary(repeats) { first, _ in first })]
    }

    private func launchesJSON(_ app: FlowSummary) -> JSONValue {
        if let reason = app.program.launchesUnknown {
            return .object([
                "total": .null, "partial": .null, "excluded": .integer(0), "reason": .string(reason),
            ])
        }
        return .object([
            "total": .integer(app.launches), "partial": .integer(app.partialLaunches),
            "excluded": .integer(app.excludedLaunches),
            "with_errors": .integer(app.notable[.failed].total),
            "with_warnings_only": .integer(app.notable[.warned].total),
            "pages": launchPagesJSON(app),
        ])
    }
}
