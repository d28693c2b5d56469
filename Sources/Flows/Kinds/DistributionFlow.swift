public import Redaction
internal import Texts

/// The distribution of a number over events.
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
    /// What to break down by.
    public var by: Breakdown?

    /// A distribution.
    public init(
        id: Public, events: EventMatcher, value: ParameterReference, change: Change?, unit: Public, by: Breakdown? = nil
    ) {
        self.id = id
        self.events = events
        self.value = value
        self.change = change
        self.unit = unit
        self.by = by
    }
}

struct NumberFigures: AdditiveFigures {
    var values = DistributionFigures()
    var parts = PartTable<DistributionFigures>()
    /// Events whose value is no number, in all and in parts.
    private(set) var leftOut = 0
    private(set) var leftOutParts = PartTable<Int>()
    private var filter = ChangeFilter()

    mutating func take(_ event: RedactedEvent, _ flow: DistributionFlow) {
        let isChange = filter.passes(event, flow.change)
        guard isChange, flow.events.matches(event) else { return }
        guard let number = flow.value.number(in: event, unit: flow.unit) else {
            leftOut += 1
            if let by = flow.by { leftOutParts.update(by.key(of: event), from: 0) { $0 += 1 } }
            return
        }
        values.add(number)
        if let by = flow.by { parts.update(by.key(of: event), from: DistributionFigures()) { $0.add(number) } }
    }

    mutating func append(_ later: NumberFigures) {
        values.append(later.values)
        parts.merge(later.parts, from: DistributionFigures()) { $0.append($1) }
        leftOut += later.leftOut
        leftOutParts.merge(later.leftOutParts, from: 0, +=)
    }
}

struct DistributionLane: KindLane {
    var content: LaneContent<DistributionFlow>
}

extension DistributionFlow: FlowKind {
    typealias Lane = DistributionLane

    var listensTo: [EventMatcher] { [events] + [change].compactMap { $0?.matcher } }

    func emptyStretch() -> NumberFigures { NumberFigures() }

    func take(_ event: RedactedEvent, _ run: inout NumberFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: NumberFigures, installs: [NumberFigures]) -> [Metric] {
        // What is left out is told where something was.
        let leftOut = all.leftOut > 0 ? [Metric(leftOutName, .count(all.leftOut))] : []
        let whole = [Metric(id, .distribution(all.values, unit: unit))]
        guard let by else { return whole + leftOut }
        return whole + Metric.parts(all.parts, id, by.names) { .distribution($0, unit: unit) } + leftOut
            + Metric.parts(all.leftOutParts, leftOutName, by.names) { .count($0) }
    }

    private var leftOutName: Public { id + ".left_out" }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let of = "\(words.text(events))\(words.text(change))" as Public
        return [
            (id, words[.ruleValueOf(value: words.text(value), events: of)]),
            (leftOutName, words[.ruleNoNumber(events: of, value: words.text(value), unit: unit)]),
        ]
    }
}
