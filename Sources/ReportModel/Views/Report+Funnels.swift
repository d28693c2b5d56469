public import Flows
public import Redaction
internal import Texts

extension Report {
    /// A funnel in one figure: the share that took all steps.
    func figure(_ funnel: FunnelValue) -> Figure {
        var figure = figure(funnel.conversion)
        let pending = funnel.steps.reduce(0) { $0 + $1.pending }
        if pending > 0, let basis = figure.basis {
            figure.basis = language[.basisPending(basis: basis, count: pending)]
        }
        return figure
    }

    /// The steps of a funnel: how many took each, of all and of those before, how long it took, and what came instead.
    public func funnelTable(_ funnel: FunnelValue, in app: FlowSummary, caption: Public) -> DataTable {
        let first = max(1, funnel.steps.first?.reached ?? 0)
        let rows = funnel.steps.enumerated().map { index, step -> [DataTable.Cell] in
            let (median, slow) = (step.time?.percentile(50), step.time?.percentile(90))
            return [
                .init("\(index + 1). \(app.program.told(step.name, in: language))"),
                .init(forms.count(step.reached), share: Double(step.reached) / Double(first)),
                cell(step.fromFirst, in: app), cell(step.fromPrevious, in: app),
                .init(seconds: median.map { seconds($0) }, forms), .init(seconds: slow.map { seconds($0) }, forms),
                .init(forms.count(step.pending)), .init(forms.count(step.dropped)), .init(next(step)),
            ]
        }
        return DataTable(
            caption: caption,
            columns: [
                .init(language[.stepColumn]), .init(language[.reachedColumn], numeric: true),
                .init(language[.ofAllColumn], numeric: true),
                .init(language[.ofStepBeforeColumn], numeric: true), .init(language[.medianTimeColumn], numeric: true),
                .init("p90", numeric: true), .init(language[.pendingColumn], numeric: true),
                .init(language[.droppedColumn], numeric: true),
                .init(language[.nextEventsOfDropped]),
            ], rows: rows, note: funnel.leftOut > 0 ? language[.eventsNotKept(count: funnel.leftOut)] : nil)
    }

    /// The steps of a funnel as bars.
    func funnelBars(_ funnel: FunnelValue, in app: FlowSummary, title: Public) -> Chart {
        let unit = language[funnel.reentry == .all ? .attemptsUnit : funnel.unit.words]
        let figure = figure(.funnel(funnel), in: app)
        return Chart(
            title: title, summary: "\(figure.value), \(figure.basis ?? "")",
            content: .bars(
                funnel.steps.enumerated().map { index, step in
                    .init(
                        "\(index + 1). \(app.program.told(step.name, in: language))", Double(step.reached),
                        details: details(of: step, in: app))
                }),
            unit: .count(unit), table: funnelTable(funnel, in: app, caption: title))
    }

    /// Conversion with its interval, and time, pending and those who dropped apart from one another.
    private func details(of step: FunnelValue.Step, in app: FlowSummary) -> [Public] {
        let conversion = step.fromPrevious.flatMap { share -> Public? in
            guard let interval = WilsonInterval(k: share.k, n: share.n) else { return nil }
            let rate = forms.share(Double(share.k) / Double(share.n))
            return language[
                .rateOfStepBefore(rate: rate, interval: forms.shares(from: interval.low, to: interval.high))]
        }
        let few = step.fromPrevious.flatMap { share -> Public? in
            share.n < app.program.fewest
                ? language[.tooFewOf(part: share.k, whole: share.n)] : nil
        }
        let parts: [Public?] = [
            step.time?.percentile(50).map { language[.medianTime(time: forms.duration(seconds: seconds($0)))] },
            step.pending > 0 ? language[.countPending(count: step.pending)] : nil,
            step.dropped > 0 ? language[.countDropped(count: step.dropped)] : nil,
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
        let named = step.next.map { event, count in "\(event ?? "end of the launch") \(forms.count(count))" as Public
        }
        let other = step.nextOther > 0 ? [language[.otherCount(count: step.nextOther)] as Public] : []
        return (named + other).joined(separator: ", ")
    }
}
