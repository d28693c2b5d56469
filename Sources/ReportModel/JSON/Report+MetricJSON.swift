internal import Flows
package import Redaction

extension Report {
    /// Rows of a table that `report.json` lists; the rest is in `other`.
    package static let listedRows = 100

    /// A metric's value as `report.json` holds it.
    func json(_ value: MetricValue) -> JSONValue {
        switch value {
        case .count(let count): .object(["kind": .string("count"), "value": .integer(count)])
        case .rate(let share): json(share)
        case .duration(let distribution): json(distribution, kind: "duration", unit: "s", scale: 1_000_000_000)
        case .distribution(let distribution, let unit):
            json(distribution, kind: "distribution", unit: unit, scale: Double(distribution.scale))
        case .paths(let steps, let edges, let other): json(steps: steps, edges, other)
        case .best(let best): json(best)
        case .sequence(let installs):
            .object([
                "kind": .string("sequence"), "total": .integer(installs.reduce(0) { $0 + $1.total }),
                "installs": .array(installs.map { json($0) }),
            ])
        case .table(let columns, let rows, let other): json(columns, rows, other)
        case .funnel(let funnel): json(funnel)
        case .stateTime(let nanoseconds, let intervals):
            .object([
                "kind": .string("state_time"), "unit": .string("s"), "value": .number(seconds(nanoseconds)),
                "intervals": .integer(intervals),
            ])
        }
    }

    func json(_ share: Share) -> JSONValue {
        var members: [Public: JSONValue] = ["kind": .string("rate"), "k": .integer(share.k), "n": .integer(share.n)]
        if let interval = WilsonInterval(k: share.k, n: share.n) {
            members["value"] = .number(Double(share.k) / Double(share.n))
            members["low"] = .number(interval.low)
            members["high"] = .number(interval.high)
        } else {
            for key in ["value", "low", "high"] as [Public] { members[key] = .null }
            members["reason"] = .string("nothing to measure: n is 0")
        }
        return .object(members)
    }

    func json(
        _ distribution: DistributionFigures, kind: Public, unit: Public, scale: Double
    ) -> JSONValue {
        var members: [Public: JSONValue] = [
            "kind": .string(kind), "unit": .string(unit), "n": .integer(distribution.n),
        ]
        let keys: [Public] = ["min", "p50", "p90", "p99", "max"]
        let values = distribution.percentiles([0, 50, 90, 99, 100])
        for (index, key) in keys.enumerated() {
            members[key] = values.isEmpty ? .null : .number(Double(values[index]) / scale)
        }
        if values.isEmpty { members["reason"] = .string("nothing was measured") }
        let interval = distribution.medianInterval
        members["p50_low"] = interval.map { .number(Double($0.low) / scale) } ?? .null
        members["p50_high"] = interval.map { .number(Double($0.high) / scale) } ?? .null
        members["method"] = .string(distribution.isSketch ? "sketch" : "exact")
        members["relative_error"] = .number(distribution.isSketch ? DistributionFigures.relativeError : 0)
        return .object(members)
    }

    private func json(
        steps: Int, _ edges: [(edge: PathEdge, count: Int)], _ other: Int
    ) -> JSONValue {
        let sorted = sortedEdges(edges)
        let left = sorted.dropFirst(Report.listedRows).reduce(other) { $0 + $1.count }
        return .object([
            "kind": .string("paths"), "steps": .integer(steps),
            "edges": .array(
                sorted.prefix(Report.listedRows).map {
                    .array([.string($0.from), .string($0.to), .integer($0.count)])
                }),
            "other": .integer(left),
        ])
    }

    /// Edges with their labels, most frequent first, ties by labels.
    func sortedEdges(
        _ edges: [(edge: PathEdge, count: Int)], word: Public? = nil
    ) -> [(from: Public, to: Public, count: Int)] {
        var sizes: [RedactedValue: Int] = [:]
        for row in edges {
            for value in [row.edge.from, row.edge.to] { sizes[value, default: 0] += row.count }
        }
        return sortedEdges(edges, worded(names.labels(of: sizes), word))
    }

    /// Edges under labels, the most frequent first; those of one label come together.
    func sortedEdges(
        _ edges: [(edge: PathEdge, count: Int)], _ labels: [RedactedValue: Public]
    ) -> [(from: Public, to: Public, count: Int)] {
        var sums: [[Public]: Int] = [:]
        for row in edges {
            let ends = [row.edge.from, row.edge.to].map { labels[$0] ?? PseudonymNames.rare }
            sums[ends, default: 0] += row.count
        }
        return sums.map { (from: $0.key[0], to: $0.key[1], count: $0.value) }
            .sorted { $0.count != $1.count ? $0.count > $1.count : ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private func json(_ best: LoggedNumber?) -> JSONValue {
        let value = best.map { $0.billionths == 0 ? JSONValue.integer(Int($0.whole)) : .number($0.value) }
        var members: [Public: JSONValue] = ["kind": .string("best"), "value": value ?? .null]
        if best == nil { members["reason"] = .string("no value was seen") }
        return .object(members)
    }

    private func json(_ sequence: InstallSequence) -> JSONValue {
        .object([
            "install": .string(sequence.install), "total": .integer(sequence.total),
            "first": .array(sequence.first.map { json($0.value) }), "last": sequence.last.map { json($0) } ?? .null,
        ])
    }

    private func json(_ value: RedactedValue) -> JSONValue {
        switch value {
        case .integer(let number): .integer(Int(number))
        case .bool(let flag): .bool(flag)
        default: .string(value.label(names))
        }
    }

    private func json(_ columns: [Public], _ rows: [(label: RedactedValue, count: Int)], _ other: Int) -> JSONValue {
        let sorted = sortedRows(rows)
        let left = sorted.dropFirst(Report.listedRows).reduce(other) { $0 + $1.count }
        return .object([
            "kind": .string("table"), "columns": .array(columns.map { .string($0) }),
            "rows": .array(
                sorted.prefix(Report.listedRows).map { .array([.string($0.label), .integer($0.count)]) }),
            "other": .integer(left),
        ])
    }

    /// Rows with their labels, most frequent first, ties by label.
    package func sortedRows(
        _ rows: [(label: RedactedValue, count: Int)], word: Public? = nil
    ) -> [(label: Public, count: Int)] {
        let group = Dictionary(rows.map { ($0.label, $0.count) }, uniquingKeysWith: +)
        let labels = worded(names.labels(of: group), word)
        var sums: [Public: Int] = [:]
        for (value, count) in group { sums[labels[value] ?? PseudonymNames.rare, default: 0] += count }
        return sums.map { (label: $0.key, count: $0.value) }
            .sorted { $0.count != $1.count ? $0.count > $1.count : $0.label < $1.label }
    }

    package func seconds(_ nanoseconds: Int64) -> Double {
        Double(nanoseconds) / 1_000_000_000
    }
}
