import Redaction

@testable import Comparison

/// Figures of runs for tests, as their files would be.
enum Runs {
    /// A file with one app, `shop`, of the members of its metrics.
    static func json(
        metrics: String = "", launches: Int? = 40, events: String = "\"opened\": 40", findings: String = "",
        labels: String = "{}", missingLevels: String = "", schema: String = "ctreport.report/1", fewest: Int = 5,
        plan: String = ""
    ) -> String {
        """
        {"apps": {"shop": {"events": {"by_name": {\(events)}, "total": 40, "unplanned": {}},
        "findings": [\(findings)], "launches": {"total": \(launches.map { "\($0)" } ?? "null")},
        "metrics": {\(metrics)}, "min_n": \(fewest)}},
        "captures": [{"name": "a.log", "labels": \(labels)}],
        "generator": {"name": "ctreport", "version": "0.2.0"}, "lines": {"read": 41},
        "losses": {"levels_missing": [\(missingLevels)]}, "plan": [\(plan)], "schema": "\(schema)"}
        """
    }

    /// The plan of the app: 40 events compared with it, one never came, and so many violations of rules.
    static func plan(violations: [String: Int]) -> String {
        let list = violations.sorted { $0.key < $1.key }.map { rule, count in
            "{\"rule\": \"\(rule)\", \"event\": \"opened\", \"parameter\": null, \"count\": \(count), "
                + "\"evidence\": [{\"capture\": \"a.log\", \"line\": 7}]}"
        }
        let total = violations.values.reduce(0, +)
        return "{\"app\": \"shop\", \"source\": \"file\", \"events\": {\"checked\": 40, \"never_seen\": [\"größe\"]}, "
            + "\"violations\": {\"total\": \(total), \"list\": [\(list.joined(separator: ", "))]}}"
    }

    static func rate(_ id: String, _ k: Int, _ n: Int) -> String {
        "\"\(id)\": {\"kind\": \"rate\", \"k\": \(k), \"n\": \(n)}"
    }

    static func count(_ id: String, _ value: Int) -> String { "\"\(id)\": {\"kind\": \"count\", \"value\": \(value)}" }

    /// A duration of these seconds: least, median and greatest.
    static func duration(_ id: String, n: Int, _ min: Double, _ p50: Double, _ max: Double, more: String = "") -> String
    {
        "\"\(id)\": {\"kind\": \"duration\", \"unit\": \"s\", \"n\": \(n), \"min\": \(min), \"p50\": \(p50), "
            + "\"p90\": \(max), \"p99\": \(max), \"max\": \(max)\(more)}"
    }

    static func figures(_ text: String) throws -> ReportFigures {
        try ReportFigures(parsing: Array(text.utf8), file: "r.json", redactor: MessageRedactor())
    }
}
