public import Flows
public import Redaction
internal import Texts

/// Paths of launches, step by step.
extension Report {
    /// The first steps of launches, from each name to the next one; nil where the metric is no path.
    ///
    /// - Parameter steps: 1 to 4; fewer are drawn where no launch went so far.
    public func openingPaths(_ metric: Public, in app: FlowSummary, steps: Int, title: Public) -> Chart? {
        guard let tables = app.openings[metric]?.prefix(steps) else { return nil }
        let word = valueWord(ofPath: metric, in: app)
        let labelled = stepEdges(word, tables.map { table in table.counts.map { (edge: $0.key, count: $0.value) } })
        let launches = labelled.first?.reduce(tables.first?.other ?? 0) { $0 + $1.count } ?? 0
        let other = tables.reduce(0) { $0 + $1.other }
        let rest = other > 0 ? language[.rarerOnesNotDrawn(count: other)] : ""
        let all = labelled.enumerated().flatMap { step, edges in edges.map { (step: step, edge: $0) } }
        let rows = all.map { step, edge -> [DataTable.Cell] in
            [
                .init(Public(step + 1)), .init(edge.from, code: true), .init(edge.to, code: true),
                .init(forms.count(edge.count)),
            ]
        }
        let table = DataTable(
            caption: title,
            columns: [
                .init(language[.stepColumn], numeric: true), .init(language[.fromColumn]), .init(language[.toColumn]),
                .init(language[.launchesColumn], numeric: true),
            ], rows: rows, emptyText: language[.noStepLogged])
        return Chart(
            title: title,
            summary: language[
                .firstStepsOfLaunches(
                    steps: language[.countedSteps(count: max(1, labelled.count))],
                    launches: language[.countedLaunches(count: launches)], rest: rest)],
            content: .bands(labelled.map { $0.map { Chart.Band(from: $0.from, to: $0.to, count: $0.count) } }),
            unit: .count(language[.launchesUnit]), table: table.limited(to: Report.listedRows, in: language))
    }

    /// The edges of each step with their labels, the most frequent first. A value has one label in all steps.
    private func stepEdges(
        _ word: Public?, _ steps: [[(edge: PathEdge, count: Int)]]
    ) -> [[(from: Public, to: Public, count: Int)]] {
        var sizes: [RedactedValue: Int] = [:]
        for row in steps.joined() {
            for value in [row.edge.from, row.edge.to] { sizes[value, default: 0] += row.count }
        }
        let labels = worded(names.labels(of: sizes), word)
        return steps.map { sortedEdges($0, labels) }
    }
}
