public import Redaction

/// Which value follows which, in one launch: steps and the edges between neighbours.
public struct PathFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// The values that make the path, whichever event they come with.
    public var values: [ParameterReference]

    /// A path.
    public init(id: Public, values: [ParameterReference]) {
        self.id = id
        self.values = values
    }
}

/// From one value to the next.
public struct PathEdge: Sendable, Hashable {
    /// Where the step began and where it led.
    public let from, to: RedactedValue
}

struct PathFigures: AdditiveFigures {
    var steps = 0
    var edges = TopTable<PathEdge>()
    private var last: RedactedValue?

    mutating func take(_ event: RedactedEvent, _ flow: PathFlow) {
        guard let value = flow.values.lazy.compactMap({ $0.value(in: event) }).first else { return }
        steps += 1
        if let last { edges.add(PathEdge(from: last, to: value)) }
        last = value
    }

    mutating func append(_ later: PathFigures) {
        steps += later.steps
        edges.append(later.edges)
    }
}

extension PathFlow: FlowKind {
    var listensTo: [EventMatcher] { values.map { EventMatcher(event: $0.event) } }

    func emptyStretch() -> PathFigures { PathFigures() }

    func take(_ event: RedactedEvent, _ run: inout PathFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: PathFigures, installs: [PathFigures]) -> [Metric] {
        let edges = all.edges.counts.map { (edge: $0.key, count: $0.value) }
        return [Metric(id, .paths(steps: all.steps, edges: edges, other: all.edges.other))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, "\(values.map { words.text($0) }.joined(separator: ", ")) in order, in one launch")]
    }
}
