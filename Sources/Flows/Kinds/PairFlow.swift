public import Redaction

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

    /// Pairs.
    public init(id: Public, begins: [EventMatcher], ends: [EventMatcher], hold: Breakdown? = nil) {
        self.id = id
        self.begins = begins
        self.ends = ends
        self.hold = hold
    }
}

struct PairFigures: AdditiveFigures {
    private struct Open: Sendable {
        var instant: Int64?
        var key: PartKey?
    }

    private static let mostOpen = 256

    private(set) var durations = DistributionFigures()
    private(set) var pairs = 0
    /// Begins without an end when their launch was over, or for which there was no room.
    private(set) var unended = 0
    /// Ends without a begin.
    private(set) var unmatched = 0
    private var open: [Open] = []

    mutating func take(_ event: RedactedEvent, _ flow: PairFlow, at place: LaunchPlace) {
        let key = flow.hold?.key(of: event)
        if flow.ends.match(event) {
            // What is not known agrees with nothing.
            if key?.isKnown != false, let index = open.firstIndex(where: { $0.key == key }) {
                close(open.remove(at: index), at: place.instant)
            } else {
                unmatched += 1
            }
        }
        guard flow.begins.match(event) else { return }
        if open.count >= PairFigures.mostOpen {
            open.removeFirst()
            unended += 1
        }
        open.append(Open(instant: place.instant, key: key))
    }

    /// Closes the launch's books.
    mutating func finish() {
        unended += open.count
        open = []
    }

    mutating func append(_ later: PairFigures) {
        durations.append(later.durations)
        pairs += later.pairs
        unended += later.unended
        unmatched += later.unmatched
    }

    private mutating func close(_ begin: Open, at end: Int64?) {
        pairs += 1
        guard let from = begin.instant, let end else { return }
        let (length, overflow) = end.subtractingReportingOverflow(from)
        if !overflow, length >= 0 { durations.add(length) }
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
        [
            Metric(id + ".duration", .duration(all.durations)), Metric(id + ".pairs", .count(all.pairs)),
            Metric(id + ".open", .count(all.unended)), Metric(id + ".unmatched", .count(all.unmatched)),
        ]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let same: Public = hold.map { " with the same \($0.names.joined(separator: " and "))" } ?? ""
        let (first, second) = (words.text(begins), words.text(ends))
        return [
            (id + ".duration", "from \(first) to the next \(second)\(same), the oldest first, in one launch"),
            (id + ".pairs", "\(first) and a \(second) behind it\(same), in one launch"),
            (id + ".open", "\(first) without a \(second) in its launch"),
            (id + ".unmatched", "\(second) without an open \(first) in its launch"),
        ]
    }
}
