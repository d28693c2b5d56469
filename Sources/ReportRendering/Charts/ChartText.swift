internal import Redaction
internal import ReportModel
internal import Texts

/// Charts in characters, for Markdown: a column of bars beside the figures.
enum ChartText {
    /// Characters across.
    static let width = 20

    /// The widest line with a picture, in columns of a terminal.
    static let lineWidth = 80
    /// A picture that is narrower shows little.
    private static let leastWidth = 12

    /// A row of the chart in characters.
    private struct Row {
        var label: Public
        var value: Public
        /// The picture in so many columns.
        var picture: (Int) -> String

        init(_ label: Public, _ value: Public, _ picture: @escaping (Int) -> String) {
            self.label = label
            self.value = value
            self.picture = picture
        }

        func cell(_ columns: Int) -> DataTable.Cell { DataTable.Cell(Public(authored: picture(columns))) }
    }

    /// The chart's table with a column that draws it; where the rows don't fit the marks or leave no room for them on a line, a
    /// table of its own before it.
    static func tables(for chart: Chart, in language: Language) -> [DataTable] {
        let drawn = drawnRows(of: chart, language)
        guard !drawn.isEmpty else { return [chart.table] }
        let widest = isWide(chart.content) ? 2 * width : width
        if drawn.count == chart.table.rows.count {
            let room = lineWidth - MarkdownWidth.line(of: chart.table) - MarkdownWidth.border
            if room >= leastWidth {
                var table = chart.table
                table.columns.append(DataTable.Column(language[.drawnColumn]))
                for (index, row) in drawn.enumerated() { table.rows[index].append(row.cell(min(room, widest))) }
                return [table]
            }
        }
        return [ownTable(of: drawn, widest: widest, for: chart, language), chart.table]
    }

    private static func ownTable(
        of drawn: [Row], widest: Int, for chart: Chart, _ language: Language
    ) -> DataTable {
        let shown = drawn.prefix(Drawing.rows)
        let valueWidth = shown.map { MarkdownWidth.text($0.value) }.max() ?? 0
        let labelWidth = shown.map { MarkdownWidth.text($0.label) }.max() ?? 0
        // Four borders, of which the first has no blank before it.
        let room = lineWidth - 3 * MarkdownWidth.border - 1 - valueWidth
        let columns = min(max(room - labelWidth, leastWidth), widest)
        let rows = shown.map { row in
            let label = row.label.fitted(to: Double(max(room - columns, leastWidth))) { Double(MarkdownWidth.text($0)) }
            return [DataTable.Cell(label), DataTable.Cell(row.value), row.cell(columns)]
        }
        return DataTable(
            caption: chart.title,
            columns: [
                DataTable.Column(language[.whatColumn]), DataTable.Column(language[.valueColumn], numeric: true),
                DataTable.Column(language[.drawnColumn]),
            ],
            rows: rows,
            note: drawn.count > rows.count ? language[.drawnFirst(shown: rows.count, all: drawn.count)] : nil
        )
    }

    /// Whether the content is drawn along a time, which wants more columns than a length.
    private static func isWide(_ content: Chart.Content) -> Bool {
        switch content {
        case .lines, .timeline, .states, .heat, .sparkline: true
        case .bars, .histogram, .bands, .estimates, .parts: false
        }
    }

    private static func drawnRows(of chart: Chart, _ language: Language) -> [Row] {
        let unit = chart.unit
        func amount(_ value: Double) -> Public { unit.text(of: value, in: language) }
        /// Bars of amounts, or of counts, which are written from whole numbers.
        func bar(_ label: Public, _ value: Double, full: Double, count: Int? = nil) -> Row {
            Row(label, count.map(language.forms.count) ?? amount(value)) { Self.bar(of: value, full: full, width: $0) }
        }
        switch chart.content {
        case .bars(let shown):
            let highest = shown.map(\.value).filter(\.isFinite).max() ?? 0
            let full = unit == .share ? max(1, highest) : highest
            return shown.map { bar($0.label, $0.value, full: full) }
        case .parts(let parts):
            let total = parts.map(\.value).filter(\.isFinite).reduce(0, +)
            return parts.map { bar($0.label, $0.value, full: total) }
        case .histogram(let bins, _):
            let highest = Double(bins.map(\.count).max() ?? 0)
            return bins.map { bin in
                let range: Public = "\(amount(bin.low)) – \(amount(bin.high))"
                return bar(range, Double(bin.count), full: highest, count: bin.count)
            }
        case .bands(let steps):
            let highest = Double(steps.joined().map(\.count).max() ?? 0)
            return steps.enumerated().flatMap { step, bands in
                let place: Public = steps.count > 1 ? "\(step + 1). " : ""
                return bands.map {
                    bar("\(place)\($0.from) → \($0.to)", Double($0.count), full: highest, count: $0.count)
                }
            }
        case .lines(let series):
            return series.map { line in
                let values = line.points.map(\.value)
                return Row(line.name, span(of: values, unit, language)) { Self.line(of: values, columns: $0) }
            }
        case .sparkline(let values):
            return [Row(chart.title, span(of: values, unit, language)) { line(of: values, columns: $0) }]
        case .timeline(let lanes):
            let longest = lanes.map(TimelineDrawing.length).max() ?? 0
            return lanes.map { lane in
                let figure = lane.figure ?? language.forms.duration(seconds: TimelineDrawing.length(lane))
                return Row(lane.label, figure) { Self.lane(lane, longest: longest, columns: $0) }
            }
        case .states(_, let rows):
            // The table names the states by the same numbers.
            let longest = rows.map(StatesDrawing.length).max() ?? 0
            return rows.map { row in
                Row(row.label, row.figure) { StatesDrawing.text(of: row, longest: longest, columns: $0) }
            }
        case .heat(_, let rows):
            let highest = rows.flatMap(\.values).filter(\.isFinite).max() ?? 0
            return rows.map { row in
                Row(row.label, amount(row.values.filter(\.isFinite).reduce(0, +))) {
                    line(of: row.values, in: 0...max(highest, 1), columns: $0)
                }
            }
        case .estimates(let estimates):
            let full = unit == .share ? 1 : estimates.compactMap(\.high).max() ?? 0
            return estimates.map { estimate in
                Row(estimate.label, estimate.value.map(amount) ?? "–") { interval(estimate, full: full, columns: $0) }
            }
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

    /// A bar in eighths of a character: `████▌`.
    static func bar(of value: Double, full: Double, width: Int = width) -> String {
        guard value.isFinite, value > 0, full > 0 else { return "" }
        let eighths = max(1, Int((min(value / full, 1) * Double(width * 8)).rounded()))
        let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
    }

    /// A line in eight heights, from the lowest value to the highest, or over a range: `▁▃▇█`.
    static func line(of values: [Double], in range: ClosedRange<Double>? = nil, columns: Int = 2 * width) -> String {
        let finite = values.filter(\.isFinite)
        guard let low = range?.lowerBound ?? finite.min(), let high = range?.upperBound ?? finite.max() else {
            return ""
        }
        let group = max(1, (finite.count + columns - 1) / columns)
        let heights = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return stride(from: 0, to: finite.count, by: group).map { start in
            let part = finite[start..<min(start + group, finite.count)]
            let mean = part.reduce(0) { $0 + $1 / Double(part.count) }
            let share = high > low ? (mean / 2 - low / 2) / (high / 2 - low / 2) : 0.5
            return heights[min(max(Int((share * 7).rounded()), 0), 7)]
        }.joined()
    }

    /// An interval with its value: `····├──●─┤···`.
    static func interval(_ estimate: Chart.Estimate, full: Double, columns: Int) -> String {
        guard let value = estimate.value, value.isFinite, full > 0, full.isFinite else { return "" }
        func column(_ value: Double?) -> Int? {
            guard let value, value.isFinite else { return nil }
            return Int((min(max(value / full, 0), 1) * Double(columns - 1)).rounded())
        }
        let middle = column(value) ?? 0
        var characters = Array(repeating: "·", count: columns)
        let (low, high) = (column(estimate.low) ?? middle, column(estimate.high) ?? middle)
        for index in min(low, high)...max(low, high) { characters[index] = "─" }
        characters[low] = "├"
        characters[max(low, high)] = "┤"
        characters[middle] = "●"
        return characters.joined()
    }

    /// A lane with its marks: `─●──✕`.
    static func lane(_ lane: Chart.Lane, longest: Double, columns: Int) -> String {
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
