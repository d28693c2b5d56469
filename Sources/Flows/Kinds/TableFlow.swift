public import Redaction

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

    /// A table.
    public init(id: Public, value: ParameterReference, part: Part, columns: [Public]) {
        self.id = id
        self.value = value
        self.part = part
        self.columns = columns
    }
}

struct TableFigures: AdditiveFigures {
    var rows = TopTable<RedactedValue>()

    mutating func take(_ event: RedactedEvent, _ flow: TableFlow) {
        guard let value = flow.value.value(in: event) else { return }
        switch (flow.part, value) {
        case (.host, .url(let url)): rows.add(url.hostValue)
        default: rows.add(value)
        }
    }

    mutating func append(_ later: TableFigures) {
        rows.append(later.rows)
    }
}

struct TableLane: KindLane {
    let flows: [TableFlow]
    var runs: [LaneRun<TableFigures>]
    var stretches: [TableFigures]
}

extension TableFlow: FlowKind {
    typealias Lane = TableLane

    var listensTo: [EventMatcher] { [EventMatcher(event: value.event)] }

    func emptyStretch() -> TableFigures { TableFigures() }

    func take(_ event: RedactedEvent, _ run: inout TableFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: TableFigures, installs: [TableFigures]) -> [Metric] {
        let rows = all.rows.counts.map { (label: $0.key, count: $0.value) }
        return [Metric(id, .table(columns: columns, rows: rows, other: all.rows.other))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, "events by \(words.text(value))")]
    }
}
