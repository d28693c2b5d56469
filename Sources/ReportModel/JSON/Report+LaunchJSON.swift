internal import EventModel
internal import Flows
internal import Redaction

extension Report {
    /// The launches that have a page of their own, with their events as the page shows them.
    func launchPagesJSON(_ app: FlowSummary) -> JSONValue {
        .array(launchPages(app).all.map { json($0.launch, page: $0.page, in: app) })
    }

    private func json(_ launch: LaunchRecord, page: PageLink, in app: FlowSummary) -> JSONValue {
        .object([
            "page": .string(Public(authored: page.page)),
            "start": launch.start.map { json(civil: $0) } ?? .null,
            "end": launch.end.map { json(civil: $0) } ?? .null,
            "whole": .bool(launch.isWhole), "forced": .bool(launch.isForced),
            "errors": .integer(launch.errors), "warnings": .integer(launch.warnings),
            "wait": launch.wait.map { .number(seconds($0)) } ?? .null,
            "events": .integer(launch.eventCount),
            "timeline": .array(
                launch.moments.map { moment in
                    let origin = moment.event.origin
                    return .object([
                        "time": origin.time.map { .string(Public(authored: $0.civilText)) } ?? .null,
                        "event": .string(text(of: moment.event, in: app)),
                        "severity": moment.severity.map { .string(Public(authored: $0.rawValue)) } ?? .null,
                        "capture": .string(captures[origin.capture].name), "line": .integer(origin.line),
                    ])
                }),
        ])
    }

    private func json(civil nanoseconds: Int64) -> JSONValue {
        .string(Public(authored: Timestamp(civilNanoseconds: nanoseconds, fractionDigits: 3).civilText))
    }
}
