internal import Diagnostics
internal import Redaction

extension ReportFigures {
    /// A metric with the app that has it.
    struct Found {
        var app: App
        var metric: Metric
    }

    /// The metrics that a target means: one in each app that has it, or none.
    func metrics(of target: MetricTarget) -> [Found] {
        apps.filter { target.app == nil || $0.name.key == target.app }.compactMap { app in
            app.metric(target.id).map { Found(app: app, metric: $0) }
        }
    }

    /// The name nearest to one that no app has.
    func suggestion(for target: MetricTarget) -> Public? {
        let names = apps.filter { target.app == nil || $0.name.key == target.app }.flatMap(\.metrics).map(\.name)
        if let near = nearest(to: target.id, among: names.map(\.key)) {
            return names.first { $0.key == near }?.shown
        }
        let ids = apps.map(\.name)
        guard let app = target.app, !ids.contains(where: { $0.key == app }) else { return nil }
        return nearest(to: app, among: ids.map(\.key)).flatMap { near in ids.first { $0.key == near }?.shown }
    }
}

extension ReportFigures.App {
    /// A metric by its id, or what every app has: `launches`, `events`, `events{name=…}`, `findings`, `findings{rule=…}`.
    func metric(_ id: String) -> ReportFigures.Metric? {
        metrics.first { $0.name.key == id } ?? absentPart(id) ?? common(id)
    }

    /// A part of a count that the report does not list because nothing was counted in it.
    func absentPart(_ id: String) -> ReportFigures.Metric? {
        guard let whole = MetricTarget.whole(of: id), let metric = metrics.first(where: { $0.name.key == whole }),
            case .count = metric.figure, metric.isListedWhole
        else { return nil }
        let siblings = metrics.filter { MetricTarget.whole(of: $0.name.key) == whole }
        let keys = MetricTarget.keys(of: id)
        guard siblings.isEmpty || siblings.contains(where: { MetricTarget.keys(of: $0.name.key) == keys }) else {
            return nil
        }
        return ReportFigures.Metric(
            name: ReportName(key: id, shown: Public(authored: id)), figure: .count(0), isPart: metric.isPart)
    }

    private func common(_ id: String) -> ReportFigures.Metric? {
        func counted(_ count: Int) -> ReportFigures.Metric {
            ReportFigures.Metric(
                name: ReportName(key: id, shown: Public(authored: id)), figure: .count(count))
        }
        switch id {
        case "launches": return launches.map { counted($0) }
        case "events": return counted(eventTotal)
        case "findings": return counted(findings.reduce(0) { $0 + $1.count })
        default: break
        }
        for (name, count) in events.merging(unplanned, uniquingKeysWith: +)
        where MetricTarget.text("events", [(key: "name", value: name.key)]) == id { return counted(count) }
        for finding in findings where MetricTarget.text("findings", [(key: "rule", value: finding.rule.key)]) == id {
            return counted(finding.count)
        }
        // What did not come is not in the report.
        let isOfCommon = ["events{name=", "findings{rule="].contains { id.hasPrefix($0) } && id.hasSuffix("}")
        return isOfCommon ? counted(0) : nil
    }

    /// Where the first finding is whose rule a metric counts.
    func place(of metric: ReportFigures.Metric) -> Public? {
        findings.first { finding in
            metric.name.key == finding.rule.key || metric.name.key.hasPrefix(finding.rule.key + ".")
                || metric.name.key == MetricTarget.text("findings", [(key: "rule", value: finding.rule.key)])
                || metric.name.key == "findings"
        }?.place
    }
}
