internal import EventModel
public import Flows
internal import Redaction
internal import Texts

extension Report {
    private static let shownValues = 10
    /// Numbers of more values than this are shown as a range.
    private static let mostNumbers = 5

    /// The most frequent values of every parameter, as they may be published; of many numbers from where to where they go.
    public func parameterTable(_ app: FlowSummary) -> DataTable {
        var rows: [[DataTable.Cell]] = []
        var hidden = 0
        for (event, figures) in zip(app.program.events, app.events) {
            guard let figures else { continue }
            for (parameter, values) in zip(event.parameters, figures.values) where values.total > 0 {
                hidden += values.counts.reduce(0) { $1.key.isHidden ? $0 + $1.value : $0 }
                for (label, count) in shown(values) {
                    rows.append([
                        .init(event.name, code: true), .init(parameter, code: true), label,
                        .init(forms.count(count), share: Double(count) / Double(values.total)),
                    ])
                }
            }
        }
        return DataTable(
            caption: language[.parametersAfterRedaction],
            columns: [
                .init(language[.eventColumn]), .init(language[.parameterColumn]), .init(language[.valueColumn]),
                .init(language[.countColumn], numeric: true),
            ], rows: rows,
            note: note(hidden: hidden),
            emptyText: language[.noEventWithParameters])
    }

    /// What is not shown, and why.
    private func note(hidden: Int) -> Public? {
        let undeclared = audit.defaultedKeys.reduce(0) { $0 + $1.value }
        let parts = [
            hidden > 0 ? language[.valuesNotPublished(count: hidden)] : nil,
            undeclared > 0 ? language[.valuesOfUndeclaredKeys(count: undeclared)] : nil,
            policy.withheld > 0
                ? language[
                    .withheldFromFewInstalls(
                        installs: language[.countedInstalls(count: policy.minimumInstalls)],
                        values: policy.shown(distinct: policy.withheld))] : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// A parameter's values for readers, with how often they came.
    private func shown(_ values: TopTable<RedactedValue>) -> [(label: DataTable.Cell, count: Int)] {
        let numbers = values.counts.compactMap { value, count in value.number.map { (number: $0, count: count) } }
        guard numbers.count > Self.mostNumbers else { return listed(values.counts, other: values.other) }
        let rest = values.counts.filter { $0.key.number == nil }
        let range = DataTable.Cell(range(of: numbers, isWhole: values.other == 0))
        return [(range, numbers.reduce(0) { $0 + $1.count })] + listed(rest, other: values.other)
    }

    private func listed(_ counts: [RedactedValue: Int], other: Int) -> [(label: DataTable.Cell, count: Int)] {
        let sorted = sortedRows(counts.map { (label: $0.key, count: $0.value) })
        let left = sorted.dropFirst(Self.shownValues).reduce(other) { $0 + $1.count }
        let shown = sorted.prefix(Self.shownValues).map {
            (label: DataTable.Cell($0.label, code: true), count: $0.count)
        }
        return left > 0 ? shown + [(label: DataTable.Cell(language[.otherRow]), count: left)] : shown
    }

    /// `1 to 24, median 7, 24 values`, by nearest rank; `isWhole` is false where only the first numbers are known one by one.
    private func range(of numbers: [(number: Double, count: Int)], isWhole: Bool) -> Public {
        let sorted = numbers.sorted { $0.number < $1.number }
        let rank = (sorted.reduce(0) { $0 + $1.count } + 1) / 2
        var seen = 0
        let median = sorted.first { number in
            seen += number.count
            return seen >= rank
        }
        let bounds = [sorted.first, median, sorted.last].map { forms.number($0?.number ?? 0) }
        return language[
            isWhole
                ? .numbersFromTo(low: bounds[0], high: bounds[2], median: bounds[1], count: numbers.count)
                : .firstNumbersFromTo(low: bounds[0], high: bounds[2], median: bounds[1], count: numbers.count)]
    }
}

extension RedactedValue {
    /// The number, where it is one.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value, _): value
        default: nil
        }
    }

    /// Whether it stands for a value that is not published.
    fileprivate var isHidden: Bool {
        switch self {
        case .dropped, .text: true
        default: false
        }
    }
}
