internal import Flows
internal import Redaction
internal import ReportModel

/// What every flow made of an event, as plain text.
struct EffectText: Sendable {
    let effect: EventExplanation

    var text: String {
        let parts = effect.flows.filter { !$0.isIdle }
        let idle = effect.flows.filter(\.isIdle)
        var rows = parts.flatMap(rows)
        if !idle.isEmpty {
            rows.append(["  no condition met", idle.map(\.id.text).joined(separator: ", ")])
        }
        if rows.isEmpty { rows = [["  no flow listens to it"]] }
        return "flows, with the figures of this launch\n" + TextTable(rows: rows).text
    }

    private func rows(_ part: EventExplanation.FlowPart) -> [[String]] {
        let role = part.roles.map(\.text).joined(separator: ", ")
        let standing = part.standing.map { "; \($0.text)" } ?? ""
        var rows: [[String]] = []
        for change in part.changes {
            let before = change.before.map { "\(EffectText.short($0)) → " } ?? ""
            rows.append([change.id.text.visibleText, before + EffectText.short(change.after)])
        }
        for finding in part.findings { rows.append(["finding", finding.visibleText]) }
        let head = ["  " + part.id.text, (role.isEmpty ? "listens" : role) + standing]
        let body = rows.isEmpty ? [["", "changed nothing"]] : rows.map { ["", $0.joined(separator: ": ")] }
        return [head] + body
    }

    /// A value in a few characters.
    private static func short(_ value: MetricValue) -> String {
        switch value {
        case .count(let count): Public(count: count).text
        case .rate(let share): "\(share.k) of \(share.n)"
        case .duration(let figures): values(figures) { Public(seconds: Double($0) / 1_000_000_000).text }
        case .distribution(let figures, _):
            values(figures) { figures.scale == 1 ? "\($0)" : Public(number: Double($0) / Double(figures.scale)).text }
        case .best(let best): best.map { "\($0)" } ?? "none"
        case .sequence(let installs): "\(installs.reduce(0) { $0 + $1.total }) in order"
        case .table(_, let rows, let other): "\(rows.reduce(other) { $0 + $1.count }) in all"
        case .paths(let steps, _, _): "\(steps) steps"
        case .stateTime(let nanoseconds, _): Public(seconds: Double(nanoseconds) / 1_000_000_000).text
        case .funnel(let funnel): "reached " + funnel.steps.map { "\($0.reached)" }.joined(separator: "/")
        }
    }

    private static func values(_ figures: DistributionFigures, _ text: (Int64) -> String) -> String {
        guard let median = figures.percentile(50) else { return "none" }
        return figures.n == 1 ? text(median) : "\(figures.n) with median \(text(median))"
    }
}

extension EventExplanation.FlowPart {
    /// The flow listens to such events, but this one does not meet its conditions.
    fileprivate var isIdle: Bool { roles.isEmpty && changes.isEmpty && findings.isEmpty }
}
