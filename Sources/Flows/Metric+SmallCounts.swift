internal import Redaction

extension Metric {
    /// The metrics with the dimensions that may be shown: parts of undeclared values that too few installs have come
    /// together, and their figures with them. The order of all others stays.
    static func shown(_ metrics: [Metric], _ names: PseudonymNames) -> [Metric] {
        guard metrics.contains(where: { $0.id.isUndecided }) else { return metrics }
        let labels = labels(of: metrics, names)
        var shown: [Metric] = []
        var group: [Metric] = []
        func finishGroup() {
            shown += joined(group).sorted { $0.id < $1.id }
            group = []
        }
        for metric in metrics {
            guard !metric.id.dimensions.isEmpty else {
                finishGroup()
                shown.append(metric)
                continue
            }
            if let first = group.first, first.id.group != metric.id.group { finishGroup() }
            var id = metric.id
            for place in id.dimensions.indices {
                guard let value = id.dimensions[place].undeclared else { continue }
                let key = Group(name: id.name, key: id.dimensions[place].key)
                id.dimensions[place] = .init(key: key.key, value: labels[key]?[value] ?? PseudonymNames.rare)
            }
            group.append(Metric(id: id, value: metric.value))
        }
        finishGroup()
        return shown
    }

    /// Values of one dimension of one metric.
    private struct Group: Hashable {
        var name: Public
        var key: Public
    }

    private static func labels(of metrics: [Metric], _ names: PseudonymNames) -> [Group: [RedactedValue: Public]] {
        var groups: [Group: [RedactedValue: Int]] = [:]
        for metric in metrics {
            for dimension in metric.id.dimensions {
                guard let value = dimension.undeclared else { continue }
                groups[Group(name: metric.id.name, key: dimension.key), default: [:]][value, default: 0] +=
                    metric.value.size
            }
        }
        return groups.mapValues { names.labels(of: $0) }
    }

    /// Metrics of one id come together.
    static func joined(_ metrics: [Metric]) -> [Metric] {
        var values: [MetricID: MetricValue] = [:]
        for metric in metrics {
            values[metric.id] = values[metric.id].map { $0.joined(with: metric.value) } ?? metric.value
        }
        return values.map { Metric(id: $0.key, value: $0.value) }
    }
}

extension MetricID {
    fileprivate var isUndecided: Bool { dimensions.contains { $0.undeclared != nil } }

    /// What the parts of one figure have in common.
    fileprivate var group: [Public] { [name] + dimensions.map(\.key) }
}

extension MetricValue {
    /// How much it counts, for the order of parts.
    public var size: Int {
        switch self {
        case .count(let count): count
        case .rate(let share): share.n
        case .duration(let figures), .distribution(let figures, _): figures.n
        case .best: 1
        case .sequence(let installs): installs.reduce(0) { $0 + $1.total }
        case .table(_, let rows, let other): rows.reduce(other) { $0 + $1.count }
        case .paths(let steps, _, _): steps
        case .stateTime(_, let intervals): intervals
        case .funnel(let funnel): funnel.steps.first?.reached ?? 0
        }
    }
}
