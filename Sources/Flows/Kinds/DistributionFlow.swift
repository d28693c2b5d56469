public import Redaction

/// The distribution of a whole number over events.
public struct DistributionFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// Which events.
    public var events: EventMatcher
    /// Which number.
    public var value: ParameterReference
    /// Take only events that change a value.
    public var change: Change?
    /// What the number counts, plural: `items`.
    public var unit: Public

    /// A distribution.
    public init(id: Public, events: EventMatcher, value: ParameterReference, change: Change?, unit: Public) {
        self.id = id
        self.events = events
        self.value = value
        self.change = change
        self.unit = unit
    }
}

struct NumberFigures: AdditiveFigures {
    var values = DistributionFigures()
    private var filter = ChangeFilter()

    mutating func take(_ event: RedactedEvent, _ flow: DistributionFlow) {
        let isChange = filter.passes(event, flow.change)
        guard isChange, flow.events.matches(event), let number = flow.value.integer(in: event) else { return }
        values.add(number)
    }

    mutating func append(_ later: NumberFigures) {
        values.append(later.values)
    }
}

extension DistributionFlow: FlowKind {
    var listensTo: [EventMatcher] { [events] + [change].compactMap { $0?.matcher } }

    func emptyStretch() -> NumberFigures { NumberFigures() }

    func take(_ event: RedactedEvent, _ run: inout NumberFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: NumberFigures, installs: [NumberFigures]) -> [Metric] {
        [Metric(id, .distribution(all.values, unit: unit))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, "\(words.text(value)) of \(words.text(events))\(words.text(change))")]
    }
}
