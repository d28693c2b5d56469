public import Redaction
internal import Texts

/// The share of events that meet a condition, in all and by the values of a parameter.
public struct ShareFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// All events: n.
    public var of: EventMatcher
    /// Those among them that count: k.
    public var success: EventMatcher
    /// What to break down by.
    public var by: Breakdown?

    /// Take only events that change a value.
    public var change: Change?

    /// A share.
    public init(id: Public, of: EventMatcher, success: EventMatcher, by: Breakdown? = nil, change: Change? = nil) {
        self.id = id
        self.change = change
        self.of = of
        self.success = success
        self.by = by
    }
}

/// k of n.
public struct Share: Sendable, Hashable {
    /// How many met the condition.
    public var k = 0
    /// How many there were.
    public var n = 0

    /// k of n; nothing without them.
    public init(k: Int = 0, n: Int = 0) {
        self.k = k
        self.n = n
    }
}

struct ShareFigures: AdditiveFigures {
    var all = Share()
    var parts = PartTable<Share>()
    private var filter = ChangeFilter()

    mutating func take(_ event: RedactedEvent, _ flow: ShareFlow) {
        let isChange = filter.passes(event, flow.change)
        guard isChange, flow.of.matches(event) else { return }
        let success = flow.success.matches(event) ? 1 : 0
        all.k += success
        all.n += 1
        if let by = flow.by {
            parts.update(by.key(of: event), from: Share()) { share in
                share.k += success
                share.n += 1
            }
        }
    }

    mutating func append(_ later: ShareFigures) {
        all.k += later.all.k
        all.n += later.all.n
        parts.merge(later.parts, from: Share()) { $0 = Share(k: $0.k + $1.k, n: $0.n + $1.n) }
    }
}

struct ShareLane: KindLane {
    var content: LaneContent<ShareFlow>
}

extension ShareFlow: FlowKind {
    typealias Lane = ShareLane

    var listensTo: [EventMatcher] { [of] + [change].compactMap { $0?.matcher } }

    func emptyStretch() -> ShareFigures { ShareFigures() }

    func take(_ event: RedactedEvent, _ run: inout ShareFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: ShareFigures, installs: [ShareFigures]) -> [Metric] {
        let whole = Metric(id, .rate(all.all))
        guard let by else { return [whole] }
        return [whole] + Metric.parts(all.parts, id, by.names) { .rate($0) }
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, words[.ruleShare(success: words.text(success), all: words.text(of), change: words.text(change))])]
    }
}
