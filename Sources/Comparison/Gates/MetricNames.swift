public import Diagnostics

/// The metrics that the packs of a configuration define, whether anything was counted or not: what its gates may name.
public struct MetricNames: Sendable {
    /// The ids of each app, as a report of no event lists them, in the order of the packs.
    private let apps: [(app: String, ids: [String])]

    /// The names of apps with the ids of their metrics.
    public init(_ apps: [(app: String, ids: [String])]) {
        self.apps = apps
    }

    /// What is wrong with the name of a gate's metric; nil for one that is defined. Values of dimensions are not looked at:
    /// which of them come is seen only in a run.
    public func fault(of gate: Gate) -> Diagnostic? {
        let target = gate.target
        if let app = target.app, !isApp(app, of: target.id) { return fault(ofApp: app, gate) }
        let ids = self.ids(of: target.app)
        guard !defines(target.id, among: ids) else { return nil }
        let found = MetricTarget.whole(of: target.id) ?? target.id
        let whose = target.app.map { "of \(quoted($0))" } ?? "that a pack defines"
        return Diagnostic(
            "config.gates.metric", at: gate.place, "expected a metric \(whose), found \(quoted(found))",
            suggestion: suggestion(for: target, among: ids), help: Self.help)
    }

    private static let help =
        "every metric and its kind: ctreport site blocks; those that every app has: ctreport help gates"

    /// What every app has besides the metrics of its pack.
    private static let common = ["launches", "events", "findings"]

    private func fault(ofApp app: String, _ gate: Gate) -> Diagnostic {
        let known = apps.map(\.app)
        return Diagnostic(
            "config.gates.metric", at: gate.place,
            "expected an app of the packs before the slash, found \(quoted(app))",
            suggestion: nearest(to: app, among: known),
            help: "apps: \(known.joined(separator: ", ")); packs of your own stand under 'packs': ctreport help packs")
    }

    /// Events that no pack takes have a plan and nothing else.
    private func isApp(_ app: String, of id: String) -> Bool {
        apps.contains { $0.app == app } || (app == PlanFigures.noApp && isOfPlan(id))
    }

    private func isOfPlan(_ id: String) -> Bool {
        id == PlanFigures.neverSeenID || (MetricTarget.whole(of: id) ?? id) == PlanFigures.violations
    }

    private func ids(of app: String?) -> [String] {
        apps.filter { app == nil || $0.app == app }.flatMap(\.ids)
    }

    private func defines(_ id: String, among ids: [String]) -> Bool {
        if PlanFigures.ids.contains(id) || Self.common.contains(id) { return true }
        guard let whole = MetricTarget.whole(of: id) else { return ids.contains(id) }
        if ["events", "findings"].contains(whole) { return true }
        return ids.contains { $0 == whole || MetricTarget.whole(of: $0) == whole }
    }

    /// The nearest name: of the same metric with a part where it has parts only, of another app where that has it, or of another
    /// spelling.
    private func suggestion(for target: MetricTarget, among ids: [String]) -> String? {
        if let part = ids.first(where: { MetricTarget.whole(of: $0) == target.id }) { return part }
        if let other = apps.first(where: { defines(target.id, among: $0.ids) }) { return "\(other.app)/\(target.id)" }
        if isOfPlan(target.id) { return nearest(to: target.id, among: PlanFigures.ids) }
        let wholes = ids.map { MetricTarget.whole(of: $0) ?? $0 }
        let names = wholes + Self.common + [PlanFigures.violations, PlanFigures.neverSeenID]
        return nearest(to: MetricTarget.whole(of: target.id) ?? target.id, among: names)
    }
}

extension ReportFigures {
    /// Whether the run has a metric of a gate, whatever packs it was made with.
    public func has(_ target: MetricTarget) -> Bool { !metrics(of: target).isEmpty }
}
