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
        (apps + planOnly).filter { target.app == nil || $0.name.key == target.app }.compactMap { app in
            app.metric(target.id).map { Found(app: app, metric: $0) }
        }
    }

    /// The name nearest to one that no app has.
    func suggestion(for target: MetricTarget) -> Public? {
        let names = apps.filter { target.app == nil || $0.name.key == target.app }.flatMap(\.metrics).map(\.name)
        if let near = nearest(to: target.id, among: names.map(\.key) + PlanFigures.ids) {
            return names.first { $0.key == near }?.shown ?? Public(authored: near)
        }
        let ids = (apps + planOnly).map(\.name)
        guard let app = target.app, !ids.contains(where: { $0.key == app }) else { return nil }
        return nearest(to: app, among: ids.map(\.key)).flatMap { near in ids.first { $0.key == near }?.shown }
    }
}

extension ReportFigures.App {
    /// A metric by its id, or what every app has: `launches`, `events`, `events{name=…}`, `findings`, `findings{rule=…}`.
    func metric(_ id: String) -> ReportFigures.Metric? {
        metrics.first { $0.name.key == id } ?? absentPart(id) ?? planned(id) ?? common(id)
    }

    /// A count of the app's tracking plan: `plan.violations`, `plan.violations{rule=…}`, `plan.never_seen`.
    private func planned(_ id: String) -> ReportFigures.Metric? {
        guard let plan, let count = plan.count(id) else { return nil }
        var metric = ReportFigures.Metric(
            name: ReportName(key: id, shown: Public(authored: id)), figure: .count(count))
        metric.eventCount = plan.checked
        return metric
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
            name: ReportName(key: id, shown: Public(authored: id)), figure: .count(0), isPart: metric.isPart,
            isAbsent: true)
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
        guard isOfCommon, !metrics.isEmpty || eventTotal > 0 else { return nil }
        var none = counted(0)
        none.isAbsent = true
        return none
    }

    /// Whether the values of an id's dimensions are names of this run though nothing was counted: planned events, and
    /// rules of the app's flows. Numbers and truths have no spelling.
    func hasNames(of id: String) -> Bool {
        let dimensions = MetricTarget.dimensions(of: id)
        return dimensions.allSatisfy { dimension in
            let value = dimension.value
            if Double(value) != nil || ["true", "false"].contains(value) { return true }
            if dimension.key == "rule" {
                return metrics.contains { $0.name.key == value || $0.name.key.hasPrefix(value + ".") }
            }
            return plan?.names.contains(value) ?? false
        }
    }

    /// A part of the same metric whose name is near one that is not there.
    func nearPart(_ id: String) -> Public? {
        let whole = MetricTarget.whole(of: id)
        let parts = metrics.map(\.name).filter { $0.key != whole && MetricTarget.whole(of: $0.key) == whole }
        if let near = nearest(to: id, among: parts.map(\.key)) { return parts.first { $0.key == near }?.shown }
        guard let value = MetricTarget.dimensions(of: id).first?.value else { return nil }
        if whole == "findings" { return nearRule(value) }
        guard whole == "events" else { return nil }
        let names = Array(events.keys) + Array(unplanned.keys)
        let planned = (plan?.names ?? []).sorted()
        return nearest(to: value, among: names.map(\.key).sorted() + planned).map { near in
            names.first { $0.key == near }?.shown ?? Public(authored: near)
        }
    }

    /// A rule that was broken, or the id of a flow: what metrics' ids begin with.
    private func nearRule(_ value: String) -> Public? {
        let rules = findings.map { ($0.rule.key, $0.rule.shown) }
        let flows = metrics.filter { !$0.isPart && $0.name.key == $0.name.shown.text }.flatMap { metric in
            let parts = metric.name.key.prefix { $0 != "{" }.split(separator: ".")
            return parts.indices.map { parts[...$0].joined(separator: ".") }.map { ($0, Public(authored: $0)) }
        }
        let near = nearest(to: value, among: (rules + flows).map(\.0))
        return (rules + flows).first { $0.0 == near }?.1
    }

    /// What a count of a plan rests on: the first violations.
    func planEvidence(of metric: ReportFigures.Metric) -> [Public] {
        guard metric.eventCount != nil, metric.name.key != PlanFigures.neverSeenID else { return [] }
        return plan?.evidence(of: metric.name.key) ?? []
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
