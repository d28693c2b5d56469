public import Redaction
internal import Texts

/// Pairs of events in one launch: from one that begins something to the one that ends it, and how long that took.
///
/// An end belongs to the oldest begin that is open and agrees with it in the values that are held, such as the id of a
/// request.
public struct PairFlow: Sendable, Hashable {
    /// The metrics' common name: `requests` gives `.duration`, `.pairs`, `.open` and `.unmatched`.
    public var id: Public
    /// What begins.
    public var begins: [EventMatcher]
    /// What ends.
    public var ends: [EventMatcher]
    /// What begin and end have in common.
    public var hold: Breakdown?
    /// What all figures are broken down by: values of the events that begin.
    public var by: Breakdown?

    /// Pairs.
    public init(
        id: Public, begins: [EventMatcher], ends: [EventMatcher], hold: Breakdown? = nil, by: Breakdown? = nil
    ) {
        self.id = id
        self.begins = begins
        self.ends = ends
        self.hold = hold
        self.by = by
    }
}

/// How many pairs, and how long each took.
struct PairCounts: Sendable {
    var durations = DistributionFigures()
    var pairs = 0
    /// Begins without an end when their launch was over, or for which there was no room.
    var unended = 0
    /// Ends without a begin.
    var unmatched = 0

    mutating func add(_ other: PairCounts) {
        durations.append(other.durations)
        pairs += other.pairs
        unended += other.unended
        unmatched += other.unmatched
    }
}

struct PairFigures: AdditiveFigures {
    private struct Open: Sendable {
        var instant: Int64?
        var key: PartKey?
        var part: PartKey?
    }

    private static let mostOpen = 256

    private(set) var all = PairCounts()
    private(set) var parts = PartTable<PairCounts>()
    private var open: [Open] = []

    mutating func take(_ event: RedactedEvent, _ flow: PairFlow, at place: LaunchPlace) {
        let key = flow.hold?.key(of: event)
        if flow.ends.match(event) {
            // What is not known agrees with nothing.
            if key?.isKnown != false, let index = open.firstIndex(where: { $0.key == key }) {
                close(open.remove(at: index), at: place.instant)
            } else {
                count(flow.by?.key(of: event)) { $0.unmatched += 1 }
            }
        }
        guard flow.begins.match(event) else { return }
        if open.count >= PairFigures.mostOpen { count(open.removeFirst().part) { $0.unended += 1 } }
        open.append(Open(instant: place.instant, key: key, part: flow.by?.key(of: event)))
    }

    /// Closes the launch's books.
    mutating func finish() {
        for begin in open { count(begin.part) { $0.unended += 1 } }
        open = []
    }

    mutating func append(_ later: PairFigures) {
        all.add(later.all)
        parts.merge(later.parts, from: PairCounts()) { $0.add($1) }
    }

    private mutating func count(_ part: PartKey?, _ change: (inout PairCounts) -> Void) {
        change(&all)
        if let part { parts.update(part, from: PairCounts(), change) }
    }

    private mutating func close(_ begin: Open, at end: Int64?) {
        let passed = begin.instant.flatMap { from in end.map { $0.subtractingReportingOverflow(from) } }
        count(begin.part) { counts in
            counts.pairs += 1
            if let passed, !passed.overflow, passed.partialValue >= 0 { counts.durations.add(passed.partialValue) }
        }
    }
}

struct PairLane: KindLane {
    var content: LaneContent<PairFlow>
}

extension PairFlow: FlowKind {
    typealias Lane = PairLane

    var listensTo: [EventMatcher] { begins + ends }

    func begin() -> PairFigures { PairFigures() }

    func emptyStretch() -> PairFigures { PairFigures() }

    func take(_ event: RedactedEvent, _ run: inout PairFigures, at place: LaunchPlace) {
        run.take(event, self, at: place)
    }

    func close(_ run: inout PairFigures, _ launch: LaunchFacts, into stretch: inout PairFigures) {
        run.finish()
        stretch.append(run)
    }

    func metrics(of all: PairFigures, installs: [PairFigures]) -> [Metric] {
        let values: [(id: Public, of: (PairCounts) -> MetricValue)] = [
            (id + ".duration", { .duration($0.durations) }), (id + ".pairs", { .count($0.pairs) }),
            (id + ".open", { .count($0.unended) }), (id + ".unmatched", { .count($0.unmatched) }),
        ]
        return values.map { Metric($0, $1(all.all)) }
            + values.flatMap { id, value in by.map { Metric.parts(all.parts, id, $0.names, value) } ?? [] }
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let same: Public = hold.map { words[.ruleWithTheSame(names: $0.names.joined(separator: words.and))] } ?? ""
        let (first, second) = (words.text(begins), words.text(ends))
        return [
            (id + ".duration", words[.rulePairDuration(first: first, second: second, same: same)]),
            (id + ".pairs", words[.rulePairs(first: first, second: second, same: same)]),
            (id + ".open", words[.rulePairOpen(first: first, second: second)]),
            (id + ".unmatched", words[.rulePairUnmatched(second: second, first: first)]),
        ]
    }
}
