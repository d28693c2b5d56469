internal import Redaction

extension FigureReader {
    /// A metric, and what of it stands by itself: the rows of a table, the steps of a funnel.
    mutating func metrics(_ id: String, _ fields: ReportFields) throws(ReportFault) -> [ReportFigures.Metric] {
        let name = names.name(id)
        func one(_ figure: MetricFigure) -> [ReportFigures.Metric] {
            [ReportFigures.Metric(name: name, figure: figure)]
        }
        switch try fields.text("kind") {
        case "count": return one(.count(try fields.count("value")))
        case "rate": return one(try rate(fields))
        case "duration": return one(try spread(fields, isDuration: true))
        case "distribution": return one(try spread(fields, isDuration: false))
        case "best": return one(.best(try fields.optionalNumber("value")))
        case "state_time":
            let seconds = try fields.optionalNumber("value") ?? 0
            return one(.stateTime(seconds: seconds, intervals: try fields.count("intervals")))
        case "sequence": return one(.count(try fields.count("total")))
        case "paths": return one(.count(try fields.count("steps")))
        case "table": return try table(name, fields)
        case "funnel": return try funnel(name, fields)
        default:
            // A kind of a later version: additions are allowed, and nothing can be said of it.
            return []
        }
    }

    private func rate(_ fields: ReportFields) throws(ReportFault) -> MetricFigure {
        let (k, n) = (try fields.count("k"), try fields.count("n"))
        guard k <= n else { throw fields.fault("k", "at most the n of \(n)", "\(k)") }
        return .rate(k: k, n: n)
    }

    private mutating func spread(_ fields: ReportFields, isDuration: Bool) throws(ReportFault) -> MetricFigure {
        var values: [MetricFigure.Spread.Part: Double] = [:]
        for part in MetricFigure.Spread.Part.allCases { values[part] = try fields.optionalNumber(part.rawValue) }
        let n = try fields.count("n")
        let parts = MetricFigure.Spread.Part.allCases.compactMap { values[$0] }
        guard n == 0 ? parts.isEmpty : parts.count == MetricFigure.Spread.Part.allCases.count else {
            throw fields.fault("n", "figures exactly where something was measured", "an n of \(n)")
        }
        guard zip(parts, parts.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            throw fields.fault("min", "figures in ascending order", "others")
        }
        return .spread(
            MetricFigure.Spread(
                n: n, unit: names.name(try fields.text("unit")).shown, isDuration: isDuration, values: values,
                medianInterval: try interval(fields)))
    }

    private func interval(_ fields: ReportFields) throws(ReportFault) -> ClosedRange<Double>? {
        guard let low = try fields.optionalNumber("p50_low"), let high = try fields.optionalNumber("p50_high") else {
            return nil
        }
        guard low <= high else { throw fields.fault("p50_low", "at most p50_high", "more") }
        return low...high
    }

    /// The sum, and a count for each row that is listed, with the first column as dimension.
    private mutating func table(_ name: ReportName, _ fields: ReportFields) throws(ReportFault) -> [ReportFigures
        .Metric]
    {
        guard case .text(let column)? = try fields.list("columns").first?.content else {
            throw fields.fault("columns", "titles of columns")
        }
        let other = try fields.count("other")
        var sum = other
        var parts: [ReportFigures.Metric] = []
        for row in try fields.list("rows") {
            guard case .list(let cells) = row.content, cells.count == 2, case .text(let label) = cells[0].content
            else { throw fields.fault("rows", "rows of a text and a count", row.words) }
            let count = try ReportFields.count(cells[1], path: fields.path(of: "rows"))
            sum += count
            let part = names.name(MetricTarget.text(name.key, [(key: column, value: label)]))
            parts.append(ReportFigures.Metric(name: part, figure: .count(count), isPart: true))
        }
        return [ReportFigures.Metric(name: name, figure: .count(sum), isListedWhole: other == 0)] + parts
    }

    /// Each step as the share of the first one's that reached it.
    private mutating func funnel(
        _ name: ReportName, _ fields: ReportFields
    ) throws(ReportFault) -> [ReportFigures.Metric] {
        var parts: [ReportFigures.Metric] = []
        var first: Int?
        for (number, node) in try fields.list("steps").enumerated() {
            let step = try ReportFields(node, path: fields.path(of: "steps.\(number)"))
            let part = names.name(MetricTarget.text(name.key, [(key: "step", value: try step.text("name"))]))
            if let share = try step.optionalFields("from_first") {
                parts.append(ReportFigures.Metric(name: part, figure: try rate(share), isPart: true))
            }
            if first == nil { first = try step.count("reached") }
        }
        return [ReportFigures.Metric(name: name, figure: .count(first ?? 0))] + parts
    }
}
