public import ReportModel
internal import Redaction
internal import Texts

extension RunComparison {
    /// The comparison as `comparison.json` holds it; the contract is `ctreport.comparison/1`.
    public var json: JSONValue {
        .object([
            "schema": .string("ctreport.comparison/1"), "headline": .string(headline()),
            "verdict": .string(hasChanged ? "changed" : isOneSided ? "one_sided" : "unchanged"),
            "changes": .array(changes().map { .string($0) }),
            "runs": .array(
                runs.map { run in
                    .object([
                        "name": .string(run.name), "captures": .integer(run.captures), "lines": .integer(run.lines),
                    ])
                }),
            "environment": .array(differences.map { .string($0.english) }), "tests": .integer(tests),
            "level": .number(RunComparison.level), "methods": .array(RunComparison.methods.map { .string($0.english) }),
            "apps": .array(apps.map { json($0) }), "metrics": .array(metrics.map { json($0) }),
            "events": .array(events.map { json($0) }),
        ])
    }

    private func json(_ app: AppComparison) -> JSONValue {
        .object([
            "app": .string(app.app), "launches": pair(app.launchesBefore, app.launchesNow),
            "events": pair(app.eventsBefore, app.eventsNow),
            "verdict": .string(Public(authored: app.presence.rawValue)),
        ])
    }

    private func pair(_ before: Int?, _ now: Int?) -> JSONValue {
        .object(["before": before.map { .integer($0) } ?? .null, "now": now.map { .integer($0) } ?? .null])
    }

    private func json(_ metric: MetricComparison) -> JSONValue {
        .object([
            "app": .string(metric.app), "metric": .string(metric.name.shown),
            "before": metric.before.map { json($0) } ?? .null, "now": metric.now.map { json($0) } ?? .null,
            "difference": number(metric.difference), "by_launch": .bool(metric.isByLaunch),
            "low": number(metric.interval?.low), "high": number(metric.interval?.high),
            "method": metric.method.map { .string($0) } ?? .null,
            "p": number(metric.probability), "p_corrected": number(metric.corrected),
            "repeats": metric.repeats.map { .string($0.english) } ?? .null,
            "verdict": .string(Public(authored: metric.verdict.rawValue)), "sentence": .string(metric.sentence()),
        ])
    }

    private func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }

    private func json(_ figure: MetricFigure) -> JSONValue {
        var members: [Public: JSONValue] = ["kind": .string(figure.kind)]
        switch figure {
        case .count(let count): members["value"] = .integer(count)
        case .rate(let k, let n): (members["k"], members["n"]) = (.integer(k), .integer(n))
        case .best(let value): members["value"] = number(value)
        case .stateTime(let seconds, let intervals):
            (members["value"], members["intervals"]) = (.number(seconds), .integer(intervals))
        case .spread(let spread):
            members["n"] = .integer(spread.n)
            members["unit"] = .string(spread.unit)
            for (part, value) in spread.values { members[Public(authored: part.rawValue)] = .number(value) }
        }
        return .object(members)
    }

    private func json(_ event: EventComparison) -> JSONValue {
        .object([
            "app": .string(event.app), "event": .string(event.name.shown), "before": .integer(event.before),
            "now": .integer(event.now), "p": event.isOfWholeApp ? .null : .number(event.probability),
            "p_corrected": event.isOfWholeApp ? .null : .number(event.corrected),
            "is_change": .bool(event.isChange), "with_app": .bool(event.isOfWholeApp),
            "sentence": .string(event.sentence()),
        ])
    }
}
