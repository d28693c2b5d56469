public import Flows
public import Redaction

extension Report {
    /// A funnel in one figure: the share that took all steps.
    func figure(_ funnel: FunnelValue) -> Figure {
        var figure = figure(funnel.conversion)
        let pending = funnel.steps.reduce(0) { $0 + $1.pending }
        if pending > 0, let basis = figure.basis { figure.basis = "\(basis) · \(Public(count: pending)) pending" }
        return figure
    }

    /// The steps of a funnel: how many took each, of all and of those before, how long it took, and what came instead.
    public func funnelTable(_ funnel: FunnelValue, in app: FlowSummary, caption: Public) -> DataTable {
        let first = max(1, funnel.steps.first?.reached ?? 0)
        let rows = funnel.steps.enumerated().map { index, step -> [DataTable.Cell] in
            let median = step.time?.percentile(50).map { Public(seconds: seconds($0)) }
            let slow = step.time?.percentile(90).map { Public(seconds: seconds($0)) }
            return [
                .init("\(index + 1). \(step.name)"),
                .init(Public(count: step.reached), share: Double(step.reached) / Double(first)),
                cell(step.fromFirst, in: app), cell(step.fromPrevious, in: app), .init(median ?? "–"),
                .init(slow ?? "–"),
                .init(Public(count: step.pending)), .init(Public(count: step.dropped)), .init(next(step)),
            ]
        }
        let left = Public(count: funnel.leftOut)
        return DataTable(
            caption: caption,
            columns: [
                .init("Step"), .init("Reached", numeric: true), .init("Of all", numeric: true),
                .init("Of the step before", numeric: true), .init("Median time", numeric: true),
                .init("p90", numeric: true), .init("Pending", numeric: true), .init("Dropped", numeric: true),
                .init("Next events of those who dropped"),
            ], rows: rows, note: funnel.leftOut > 0 ? "\(left) further events of installs were not kept." : nil)
    }

    /// The steps of a funnel as bars.
    func funnelBars(_ funnel: FunnelValue, in app: FlowSummary, title: Public) -> Chart {
        let unit = Public(authored: funnel.reentry == .all ? "attempts" : funnel.unit.rawValue)
        let figure = figure(.funnel(funnel), in: app)
        return Chart(
            title: title, summary: "\(figure.value), \(figure.basis ?? "")",
            content: .bars(
                funnel.steps.enumerated().map { index, step in
                    .init("\(index + 1). \(step.name)", Double(step.reached), details: details(of: step, in: app))
                }),
            unit: .count(unit), table: funnelTable(funnel, in: app, caption: title))
    }

    /// Conversion with its interval, and time, pending and those who dropped apart from one another.
    private func details(of step: FunnelValue.Step, in app: FlowSummary) -> [Public] {
        let conversion = step.fromPrevious.flatMap { share -> Public? in
            guard let interval = WilsonInterval(k: share.k, n: share.n) else { return nil }
            let rate = Public(share: Double(share.k) / Double(share.n))
            return "\(rate) of the step before · \(Public(shareFrom: interval.low, to: interval.high))"
        }
        let few = step.fromPrevious.flatMap { share -> Public? in
            share.n < app.program.fewest
                ? "too few to judge: \(Public(count: share.k)) of \(Public(count: share.n))" : nil
        }
        let parts: [Public?] = [
            step.time?.percentile(50).map { "median \(Public(seconds: seconds($0)))" },
            step.pending > 0 ? "\(Public(count: step.pending)) pending" : nil,
            step.dropped > 0 ? "\(Public(count: step.dropped)) dropped" : nil,
        ]
        let rest = parts.compactMap { $0 }
        return [conversion, few, rest.isEmpty ? nil : rest.joined(separator: " · ")].compactMap { $0 }
    }

    private func cell(_ share: Share?, in app: FlowSummary) -> DataTable.Cell {
        guard let share else { return .init("–") }
        let figure = figure(.rate(share), in: app)
        let basis: Public = figure.basis.map { " (\($0))" } ?? ""
        return .init(figure.value + basis, tone: figure.tone == .muted ? .muted : nil)
    }

    private func next(_ step: FunnelValue.Step) -> Public {
        let named = step.next.map { event, count in "\(event ?? "end of the launch") \(Public(count: count))" as Public
        }
        let other = step.nextOther > 0 ? ["(other) \(Public(count: step.nextOther))" as Public] : []
        return (named + other).joined(separator: ", ")
    }
}
