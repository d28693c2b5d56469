internal import EventModel
internal import Flows
internal import Redaction

extension Report {
    /// The course of an app's metrics: by day, and launch by launch for the first launches. Only what rests on something.
    func seriesJSON(_ app: FlowSummary) -> JSONValue {
        .object([
            "step_days": .integer(Int(app.series.width)),
            "days": .array(
                app.series.steps.map { start, step in
                    .object([
                        "day": json(day: start), "launches": .integer(step.launches), "metrics": json(step.values),
                    ])
                }),
            "launches": .array(
                app.traces.map { trace in
                    .object([
                        "start": trace.start.map { json(time: $0) } ?? .null, "metrics": json(trace.values),
                    ])
                }),
        ])
    }

    private func json(time civilNanoseconds: Int64) -> JSONValue {
        .string(Public(authored: Timestamp(civilNanoseconds: civilNanoseconds, fractionDigits: 3).civilText))
    }

    private func json(day start: Int64) -> JSONValue {
        let text = Timestamp(civilNanoseconds: start, fractionDigits: 0).civilText
        return .string(Public(authored: text.split(separator: "T").first.map(String.init) ?? text))
    }

    private func json(_ values: [Public: SeriesValue]) -> JSONValue {
        .object(values.filter { $0.value.n > 0 }.mapValues { json($0) })
    }

    private func json(_ value: SeriesValue) -> JSONValue {
        switch value {
        case .count(let count): .object(["value": .integer(count)])
        case .rate(let share): .object(["k": .integer(share.k), "n": .integer(share.n)])
        case .duration(let figures): json(figures, scale: 1_000_000_000)
        case .distribution(let figures): json(figures, scale: Double(figures.scale))
        case .stateTime(let nanoseconds): .object(["value": .number(seconds(nanoseconds))])
        }
    }

    private func json(_ figures: DistributionFigures, scale: Double) -> JSONValue {
        let median = figures.percentile(50).map { JSONValue.number(Double($0) / scale) } ?? .null
        return .object(["n": .integer(figures.n), "p50": median])
    }
}
