public import Redaction
internal import Texts

/// Counts events: all of them, those after another event, or those that change a value; in all and in parts.
public struct CountFlow: Sendable, Hashable {
    /// How a count is split.
    public enum Parts: Sendable, Hashable {
        /// By the values of parameters.
        case values(Breakdown)
        /// By the event, each with the value that it stands for.
        case events(name: Public, [Part])
    }

    /// One part: the value it stands for, and its events. An event is of the first part that it fits.
    public struct Part: Sendable, Hashable {
        /// The value of the dimension.
        public var value: Public
        /// Which events.
        public var event: EventMatcher

        /// A part.
        public init(value: Public, event: EventMatcher) {
            self.value = value
            self.event = event
        }
    }

    /// The metric.
    public var id: Public
    /// What is counted.
    public var events: [EventMatcher]
    /// What must have happened since the last counted one, in the order of the install; none means that every event
    /// counts.
    public var after: [EventMatcher]
    /// Count only events that change a value.
    public var change: Change?
    /// How the count is split.
    public var parts: Parts?

    /// A count.
    public init(
        id: Public, events: [EventMatcher], after: [EventMatcher] = [], change: Change? = nil, parts: Parts? = nil
    ) {
        self.id = id
        self.events = events
        self.after = after
        self.change = change
        self.parts = parts
    }
}

/// How often, and what a neighbouring stretch must know: whether the stretch begins with an event that found no
/// `after` event yet, and whether it ends with one that waits.
struct CountFigures: AdditiveFigures {
    var count = 0
    var parts = PartTable<Int>()
    private var beginsUnarmed = false
    private var sawAny = false
    private var isArmed = false
    private var filter = ChangeFilter()

    mutating func take(_ event: RedactedEvent, _ flow: CountFlow) {
        if flow.after.match(event) {
            isArmed = true
            sawAny = true
        }
        let isChange = filter.passes(event, flow.change)
        guard isChange, flow.events.match(event) else { return }
        if flow.after.isEmpty || isArmed { add(event, flow) } else if !sawAny { beginsUnarmed = true }
        isArmed = false
        sawAny = true
    }

    private mutating func add(_ event: RedactedEvent, _ flow: CountFlow) {
        count += 1
        switch flow.parts {
        case .values(let by): parts.update(by.key(of: event), from: 0) { $0 += 1 }
        case .events(_, let events):
            events.first { $0.event.matches(event) }.map { parts.update(.one(.word($0.value)), from: 0) { $0 += 1 } }
        case nil: break
        }
    }

    mutating func append(_ later: CountFigures) {
        join(later)
        count += isArmed && later.beginsUnarmed ? 1 : 0
        if !sawAny { beginsUnarmed = later.beginsUnarmed }
        if later.sawAny { isArmed = later.isArmed }
        sawAny = sawAny || later.sawAny
    }

    mutating func join(_ other: CountFigures) {
        count += other.count
        parts.merge(other.parts, from: 0, +=)
    }
}

struct CountLane: KindLane {
    var content: LaneContent<CountFlow>
}

extension CountFlow: FlowKind {
    typealias Lane = CountLane

    var listensTo: [EventMatcher] { events + after + [change].compactMap { $0?.matcher } }

    func emptyStretch() -> CountFigures { CountFigures() }

    func take(_ event: RedactedEvent, _ run: inout CountFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: CountFigures, installs: [CountFigures]) -> [Metric] {
        [Metric(id, .count(all.count))] + parts(of: all)
    }

    private func parts(of all: CountFigures) -> [Metric] {
        switch parts {
        case .values(let by): return Metric.parts(all.parts, id, by.names) { .count($0) }
        case .events(let name, let events):
            var counts = all.parts
            for part in events { counts.update(.one(.word(part.value)), from: 0) { _ in } }
            return Metric.parts(counts, id, [name]) { .count($0) }
        case nil: return []
        }
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let after: Public = after.isEmpty ? "" : words[.ruleSinceLast(events: words.text(self.after))]
        return [(id, words.text(events) + after + words.text(change))]
    }
}
