internal import Flows
internal import Redaction
internal import Texts

/// How numbers and times are distributed.
extension Report {
    /// So many different values have a bar each.
    private static let mostValues = 12
    /// So few different values have one even where each came once.
    private static let fewValues = 3

    /// A sentence for one value, a bar for each of a few, a histogram of more.
    func histogram(_ distribution: DistributionFigures, in app: FlowSummary, title: Public) -> Chart {
        let figure = figure(.duration(distribution), in: app)
        let summary: Public = "\(figure.value), \(figure.basis ?? "")"
        if let values = values(distribution, { forms.duration(seconds: seconds($0)) }) {
            return chart(values, first: language[.durationColumn], title: title, summary: summary)
        }
        let labels: [Public] = [language[.median], "p90", "p99"]
        let markers = zip(labels, distribution.percentiles([50, 90, 99])).map { Chart.Marker($0, seconds($1)) }
        let bins = bins(of: distribution)
        let rows = bins.map { bin in
            [
                DataTable.Cell(
                    "\(forms.duration(seconds: bin.low)) – \(forms.duration(seconds: bin.high))", value: bin.low),
                DataTable.Cell(forms.count(bin.count)),
            ]
        }
        let table = DataTable(
            caption: title, columns: [.init(language[.durationColumn]), .init(language[.countColumn], numeric: true)],
            rows: rows,
            emptyText: language[.noDurationSeen])
        return Chart(
            title: title, summary: summary, content: .histogram(bins, markers: markers), unit: .seconds, table: table)
    }

    /// A few bins with round edges, a millisecond or more wide.
    func bins(of distribution: DistributionFigures) -> [Chart.Bin] {
        Histogram(distribution, leastWidth: 1_000_000).bins.map { bin in
            Chart.Bin(low: seconds(bin.low), high: seconds(bin.high), count: bin.count)
        }
    }

    /// How often each number came, one bar a number, or a bin of numbers.
    func histogram(_ distribution: DistributionFigures, unit: Public, title: Public) -> Chart {
        let summary = language[.howOftenEachNumber(unit: unit)]
        let scale = Double(distribution.scale)
        if let values = values(
            distribution, { distribution.scale == 1 ? forms.count(Int($0)) : forms.number(Double($0) / scale) })
        {
            return chart(values, first: unit, title: title, summary: summary)
        }
        let bars = Histogram(distribution).bins.map { bin -> (label: Public, count: Int) in
            guard distribution.scale == 1 else {
                let edges = [bin.low, bin.high].map { forms.number(Double($0) / scale) }
                return (language[.fromToBelow(low: edges[0], high: edges[1])], bin.count)
            }
            let last = bin.high - 1
            return (bin.low == last ? Public(last) : "\(bin.low) – \(last)", bin.count)
        }
        return chart(bars, first: unit, title: title, summary: summary)
    }

    /// The different values, as they are shown, in order; nil where a histogram says more.
    private func values(
        _ distribution: DistributionFigures, _ label: (Int64) -> Public
    ) -> [(label: Public, count: Int)]? {
        guard !distribution.isSketch, distribution.n > 0 else { return nil }
        var values: [(label: Public, count: Int)] = []
        for (value, count) in distribution.sorted {
            let label = label(value)
            if values.last?.label == label {
                values[values.count - 1].count += count
            } else if values.count == Report.mostValues {
                return nil
            } else {
                values.append((label, count))
            }
        }
        return values.count <= Report.fewValues || 2 * values.count <= distribution.n ? values : nil
    }

    private func chart(
        _ values: [(label: Public, count: Int)], first column: Public, title: Public, summary: Public
    ) -> Chart {
        var chart = Chart(
            title: title, summary: summary, content: .bars(values.map { .init($0.label, Double($0.count)) }),
            unit: .count(language[.timesUnit]),
            table: DataTable(
                caption: title, columns: [.init(column), .init(language[.timesColumn], numeric: true)],
                rows: values.map { [.init($0.label), .init(forms.count($0.count))] },
                emptyText: language[.nothingWasMeasured]))
        if values.count == 1, let value = values.first {
            chart.sentence = language[.allValuesAre(count: value.count, value: value.label)]
        }
        return chart
    }
}
