public import Redaction
internal import Texts

/// Which value or event follows which, in one launch: steps and the edges between neighbours.
public struct PathFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// The values that make the path, whichever event they come with.
    public var values: [ParameterReference]
    /// The events whose names make the path.
    public var events: [EventMatcher]
    /// The names of all events make the path, those that are not planned too.
    public var takesAllEvents: Bool
    /// How many kinds of steps are told apart, the most frequent ones; the others are counted together.
    public var top: Int
    /// How many steps of a launch count.
    public var mostSteps: Int?
    /// What numbers and truth values among the steps are called, as in `tab 1`; nil for the parameter's name.
    public var valueWord: Public?

    /// More kinds of steps than these are never told apart.
    public static let mostEdges = 1000

    /// A path.
    public init(
        id: Public, values: [ParameterReference], events: [EventMatcher] = [], takesAllEvents: Bool = false,
        top: Int = 100, mostSteps: Int? = nil, valueWord: Public? = nil
    ) {
        self.id = id
        self.values = values
        self.events = events
        self.takesAllEvents = takesAllEvents
        self.top = top
        self.mostSteps = mostSteps
        self.valueWord = valueWord
    }

    /// The step that an event is, if it is one.
    func step(_ event: RedactedEvent) -> RedactedValue? {
        for reference in values {
            if let value = reference.value(in: event) { return value }
        }
        return takesAllEvents || events.match(event) ? .word(event.name) : nil
    }
}

/// From one value to the next.
public struct PathEdge: Sendable, Hashable {
    /// Where the step began and where it led.
    public let from, to: RedactedValue
}

struct PathFigures: AdditiveFigures {
    /// How many steps from the begin of a launch are counted by their place as well.
    static let mostOpenings = 4

    var steps = 0
    var edges = TopTable<PathEdge>()
    /// The first step of every launch, the second one, and so on.
    var openings: [TopTable<PathEdge>] = []
    private var last: RedactedValue?

    mutating func take(_ event: RedactedEvent, _ flow: PathFlow) {
        guard let value = flow.step(event), flow.mostSteps.map({ steps < $0 }) ?? true else { return }
        steps += 1
        if let last {
            let edge = PathEdge(from: last, to: value)
            edges.add(edge)
            let place = steps - 2
            if place < PathFigures.mostOpenings {
                if place == openings.count { openings.append(TopTable()) }
                openings[place].add(edge)
            }
        }
        last = value
    }

    mutating func append(_ later: PathFigures) {
        steps += later.steps
        edges.append(later.edges)
        while openings.count < later.openings.count { openings.append(TopTable()) }
        for (place, table) in later.openings.enumerated() { openings[place].append(table) }
    }
}

struct PathLane: KindLane {
    var content: LaneContent<PathFlow>
}

extension PathFlow: FlowKind {
    typealias Lane = PathLane

    var listensTo: [EventMatcher] { values.map { EventMatcher(event: $0.event) } + events }

    var listensToAll: Bool { takesAllEvents }

    func emptyStretch() -> PathFigures { PathFigures() }

    func take(_ event: RedactedEvent, _ run: inout PathFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: PathFigures, installs: [PathFigures]) -> [Metric] {
        let edges = all.edges.counts.map { (edge: $0.key, count: $0.value) }
        guard edges.count > top else {
            return [Metric(id, .paths(steps: all.steps, edges: edges, other: all.edges.other))]
        }
        let sorted = edges.sorted { one, two in
            guard one.count == two.count else { return one.count > two.count }
            let ends = [[one.edge.from, one.edge.to], [two.edge.from, two.edge.to]]
            return ends[0].lexicographicallyPrecedes(ends[1]) { $0.precedes($1) }
        }
        let rest = sorted.dropFirst(top).reduce(all.edges.other) { $0 + $1.count }
        return [Metric(id, .paths(steps: all.steps, edges: Array(sorted.prefix(top)), other: rest))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let steps =
            values.map { words.text($0) } + events.map { words.text($0) }
            + (takesAllEvents ? [words[.ruleAllEvents]] : [])
        let most: Public = mostSteps.map { words[.ruleFirstOfLaunch(number: $0)] } ?? ""
        return [(id, words[.ruleStepsInOrder(steps: steps.joined(separator: ", "), most: most)])]
    }
}
