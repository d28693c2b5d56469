public import Redaction
internal import Texts

/// Counts events by the value of a parameter, or by the host of a URL.
public struct TableFlow: Sendable, Hashable {
    /// What of the value is the row.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case value, host
    }

    /// The metric.
    public var id: Public
    /// Which value.
    public var value: ParameterReference
    /// What of it.
    public var part: Part
    /// The titles of the two columns.
    public var columns: [Public]
    /// What to break down by: one table for each part.
    public var by: Breakdown?

    /// A table.
    public init(id: Public, value: ParameterReference, part: Part, columns: [Public], by: Breakdown? = nil) {
        self.id = id
        self.value = value
        self.part = part
        self.columns = columns
        self.by = by
    }
}

struct TableFigures: AdditiveFigures {
    var rows = TopTable<RedactedValue>()
    var parts = PartTable<TopTable<RedactedValue>>()

    mutating func take(_ event: RedactedEvent, _ flow: TableFlow) {
        guard let value = flow.value.value(in: event) else { return }
        var row = value
        if flow.part == .host, case .url(let url) = value { row = url.hostValue }
        rows.add(row)
        if let by = flow.by { parts.update(by.key(of: event), from: TopTable()) { $0.add(row) } }
    }

    mutating func append(_ later: TableFigures) {
        rows.append(later.rows)
        parts.merge(later.parts, from: TopTable()) { $0.append($1) }
    }
}

struct TableLane: KindLane {
    var content: LaneContent<TableFlow>
}

extension TableFlow: FlowKind {
    typealias Lane = TableLane

    var listensTo: [EventMatcher] { [EventMatcher(event: value.event)] }

    func emptyStretch() -> TableFigures { TableFigures() }

    func take(_ event: RedactedEvent, _ run: inout TableFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: TableFigures, installs: [TableFigures]) -> [Metric] {
        let whole = Metric(id, value(of: all.rows))
        guard let by else { return [whole] }
        return [whole] + Metric.parts(all.parts, id, by.names) { value(of: $0) }
    }

    private func value(of table: TopTable<RedactedValue>) -> MetricValue {
        let rows = table.counts.map { (label: $0.key, count: $0.value) }
        return .table(columns: columns, rows: rows, other: table.other)
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, words[.ruleEventsBy(value: words.text(value))])]
    }
}
