internal import Redaction
internal import ReportModel
internal import Texts

/// Charts in characters, for Markdown: a column of bars beside the figures.
enum ChartText {
    /// Characters across.
    static let width = 20

    /// The chart's table with a column that draws it; where the rows don't fit the marks, a table of its own before it.
    static func tables(for chart: Chart, in language: Language) -> [DataTable] {
        let drawn = drawnRows(of: chart, language)
        guard !drawn.isEmpty else { return [chart.table] }
        if drawn.count == chart.table.rows.count {
            var table = chart.table
            table.columns.append(DataTable.Column(language[.drawnColumn]))
            for (index, row) in drawn.enumerated() { table.rows[index].append(row.picture) }
            return [table]
        }
        let rows = drawn.prefix(Drawing.rows).map { [DataTable.Cell($0.label), DataTable.Cell($0.value), $0.picture] }
        let note: Public? =
            drawn.count > rows.count ? language[.drawnFirst(shown: rows.count, all: drawn.count)] : nil
        let own = DataTable(
            caption: chart.title,
            columns: [
                DataTable.Column(language[.whatColumn]), DataTable.Column(language[.valueColumn], numeric: true),
                DataTable.Column(language[.drawnColumn]),
            ],
            rows: rows, note: note
        )
        return [own, chart.table]
    }

    private static func drawnRows(of chart: Chart, _ language: Language) -> [(
        label: Public, value: Public, picture: DataTable.Cell
    )] {
        switch chart.content {
        case .bars(let bars):
            let highest = bars.map(\.value).filter(\.isFinite).max() ?? 0
            let full = chart.unit == .share ? max(1, highest) : highest
            return bars.map {
                ($0.label, chart.unit.text(of: $0.value, in: language), cell(bar(of: $0.value, full: full)))
            }
        case .histogram(let bins, _):
            let highest = Double(bins.map(\.count).max() ?? 0)
            return bins.map { bin in
                (
                    "\(chart.unit.text(of: bin.low, in: language)) – \(chart.unit.text(of: bin.high, in: language))",
                    language.forms.count(bin.count),
                    cell(bar(of: Double(bin.count), full: highest))
                )
            }
        case .lines(let series):
            return series.map {
                (
                    $0.name, span(of: $0.points.map(\.value), chart.unit, language),
                    cell(line(of: $0.points.map(\.value)))
                )
            }
        case .timeline(let lanes):
            let longest = lanes.map(TimelineDrawing.length).max() ?? 0
            return lanes.map {
                (
                    $0.label, $0.figure ?? language.forms.duration(seconds: TimelineDrawing.length($0)),
                    cell(lane($0, longest: longest))
                )
            }
        case .bands(let steps):
            let highest = Double(steps.joined().map(\.count).max() ?? 0)
            return steps.enumerated().flatMap { step, bands in
                let place: Public = steps.count > 1 ? "\(step + 1). " : ""
                return bands.map {
                    (
                        "\(place)\($0.from) → \($0.to)" as Public, language.forms.count($0.count),
                        cell(bar(of: Double($0.count), full: highest))
                    )
                }
            }
        case .states(_, let rows):
            // The table names the states by the same numbers.
            let longest = rows.map(StatesDrawing.length).max() ?? 0
            return rows.map { ($0.label, $0.figure, cell(StatesDrawing.text(of: $0, longest: longest))) }
        case .heat(_, let rows):
            let highest = rows.flatMap(\.values).filter(\.isFinite).max() ?? 0
            return rows.map { row in
                let sum = row.values.filter(\.isFinite).reduce(0, +)
                return (
                    row.label, chart.unit.text(of: sum, in: language),
                    cell(line(of: row.values, in: 0...max(highest, 1)))
                )
            }
        case .estimates(let estimates):
            let full = chart.unit == .share ? 1 : estimates.compactMap(\.high).max() ?? 0
            return estimates.map {
                (
                    $0.label, $0.value.map { chart.unit.text(of: $0, in: language) } ?? "–",
                    cell(interval($0, full: full))
                )
            }
        case .parts(let parts):
            let total = parts.map(\.value).filter(\.isFinite).reduce(0, +)
            return parts.map {
                ($0.label, chart.unit.text(of: $0.value, in: language), cell(bar(of: $0.value, full: total)))
            }
        case .sparkline(let values):
            return [(chart.title, span(of: values, chart.unit, language), cell(line(of: values)))]
        }
    }

    /// The lowest and the highest value.
    private static func span(of values: [Double], _ unit: Chart.Unit, _ language: Language) -> Public {
        let finite = values.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max() else { return "–" }
        return low == high
            ? unit.text(of: low, in: language)
            : "\(unit.text(of: low, in: language)) – \(unit.text(of: high, in: language))"
    }

    private static func cell(_ text: String) -> DataTable.Cell {
        DataTable.Cell(Public(authored: text))
    }

    /// A bar in eighths of a character: `████▌`.
    static func bar(of value: Double, full: Double, width: Int = width) -> String {
        guard value.isFinite, value > 0, full > 0 else { return "" }
        let eighths = max(1, Int((min(value / full, 1) * Double(width * 8)).rounded()))
        let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    }

    /// A line in eight heights, from the lowest value to the highest, or over a range: `▁▃▇█`.
    static func line(of values: [Double], in range: ClosedRange<Double>? = nil) -> String {
        let finite = values.filter(\.isFinite)
        guard let low = range?.lowerBound ?? finite.min(), let high = range?.upperBound ?? finite.max() else {
            return ""
        }
        let group = max(1, (finite.count + 2 * width - 1) / (2 * width))
        let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return stride(from: 0, to: finite.count, by: group).map { start in
            let part = finite[start..<min(start + group, finite.count)]
            let mean = part.reduce(0) { $0 + $1 / Double(part.count) }
            let share = high > low ? (mean / 2 - low / 2) / (high / 2 - low / 2) : 0.5
            return heights[min(max(Int((share * 7).rounded()), 0), 7)]
        }.joined()
    }

    /// An interval with its value: `····├──●─┤···`.
    static func interval(_ estimate: Chart.Estimate, full: Double) -> String {
        guard let value = estimate.value, value.isFinite, full > 0, full.isFinite else { return "" }
        func column(_ value: Double?) -> Int? {
            guard let value, value.isFinite else { return nil }
            return Int((min(max(value / full, 0), 1) * Double(width - 1)).rounded())
        }
        let middle = column(value) ?? 0
        var characters = Array(repeating: "·", count: width)
        let (low, high) = (column(estimate.low) ?? middle, column(estimate.high) ?? middle)
        for index in min(low, high)...max(low, high) { characters[index] = "─" }
        characters[low] = "├"
        characters[max(low, high)] = "┤"
        characters[middle] = "●"
        return characters.joined()
    }

    /// A lane with its marks: `─●──✕`.
    static func lane(_ lane: Chart.Lane, longest: Double) -> String {
        let columns = 2 * width
        guard longest > 0 else { return "●" }
        let length = TimelineDrawing.length(lane)
        var characters = Array(repeating: "─", count: max(1, Int((length / longest * Double(columns)).rounded())))
        for mark in lane.marks.sorted(by: { ($0.tone == .bad ? 1 : 0) < ($1.tone == .bad ? 1 : 0) }) {
            let seconds = (Double(mark.time) - Double(lane.start)) / 1e9
            let position = min(max(Int(seconds / longest * Double(columns)), 0), characters.count - 1)
            characters[position] = mark.tone.sign.isEmpty ? "●" : mark.tone.sign
        }
        return characters.joined()
    }
}

extension Tone {
    /// A character beside a judgement; empty for tones that judge nothing.
    var sign: String {
        switch self {
        case .good: "◆"
        case .warning: "▲"
        case .bad: "✕"
        case .muted: "○"
        case .neutral, .primary, .secondary: ""
        }
    }
}
