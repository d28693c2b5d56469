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
    public func funnelTable(_ funnel: FunnelValue, caption: Public) -> DataTable {
        let first = max(1, funnel.steps.first?.reached ?? 0)
        let rows = funnel.steps.enumerated().map { index, step -> [DataTable.Cell] in
            let median = step.time?.percentile(50).map { Public(seconds: seconds($0)) }
            let slow = step.time?.percentile(90).map { Public(seconds: seconds($0)) }
            return [
                .init("\(index + 1). \(step.name)"),
                .init(Public(count: step.reached), share: Double(step.reached) / Double(first)),
                cell(step.fromFirst), cell(step.fromPrevious), .init(median ?? "–"), .init(slow ?? "–"),
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
    func funnelBars(_ funnel: FunnelValue, title: Public) -> Chart {
        let unit = Public(authored: funnel.reentry == .all ? "attempts" : funnel.unit.rawValue)
        let figure = figure(funnel)
        return Chart(
            title: title, summary: "\(figure.value), \(figure.basis ?? "")",
            content: .bars(
                funnel.steps.enumerated().map { .init("\($0 + 1). \($1.name)", Double($1.reached)) }),
            unit: .count(unit), table: funnelTable(funnel, caption: title))
    }

    private func cell(_ share: Share?) -> DataTable.Cell {
        guard let share else { return .init("–") }
        let figure = figure(share)
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
