internal import EventModel
internal import Flows
internal import Redaction

extension Report {
    /// A finding: what, how bad, how often, in how many launches, its place in the report, and the first places in the captures,
    /// the first three of them with what stands there.
    func json(_ finding: Finding, in app: FlowSummary) -> JSONValue {
        let figures = finding.figures
        let areLaunchesKnown = app.program.launchesUnknown == nil && !figures.hasMoreLaunches
        return .object([
            "rule": .string(finding.rule), "severity": .string(Public(authored: finding.severity.rawValue)),
            "message": .string(finding.message), "count": .integer(figures.count),
            "launches": areLaunchesKnown ? .integer(figures.launchCount) : .null,
            "anchor": .string(FindingCard.anchor(of: finding.rule)),
            "evidence": .array(
                figures.evidence.enumerated().map { number, evidence in
                    json(evidence, in: app, isQuoted: number < FindingCard.quotedPlaces)
                }),
        ])
    }

    private func json(_ evidence: Evidence, in app: FlowSummary, isQuoted: Bool) -> JSONValue {
        let origin = evidence.event.origin
        var members: [Public: JSONValue] = [
            "capture": .string(captures[origin.capture].name), "line": .integer(origin.line),
        ]
        if isQuoted {
            members["time"] = origin.time.map { .string(Public(authored: $0.civilText)) } ?? .null
            members["excerpt"] = .string(text(of: evidence.event, in: app))
        }
        return .object(members)
    }
}
