internal import EventModel
public import Redaction
internal import Texts

/// Time spent in a state, from an event that enters it to one that leaves it, in one launch.
///
/// A state that is open at the end of a launch counts up to the launch's last event: later than that nobody knows.
public struct IntervalFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// What enters the state.
    public var enter: [EventMatcher]
    /// What leaves it.
    public var leave: [EventMatcher]

    /// A state.
    public init(id: Public, enter: [EventMatcher], leave: [EventMatcher]) {
        self.id = id
        self.enter = enter
        self.leave = leave
    }
}

/// Time and number of intervals; a sum beyond what 64 bits hold stays at their end.
struct IntervalFigures: AdditiveFigures {
    var nanoseconds: Int64 = 0
    var intervals = 0

    mutating func append(_ later: IntervalFigures) {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(later.nanoseconds)
        nanoseconds = overflow ? .max : sum
        intervals += later.intervals
    }
}

/// The state of one launch while it runs.
struct IntervalRun: Sendable {
    private var figures = IntervalFigures()
    private var since: Int64?

    mutating func take(_ event: RedactedEvent, _ flow: IntervalFlow) {
        guard let now = event.origin.time?.instantNanoseconds else { return }
        if flow.leave.match(event) {
            close(at: now)
        } else if since == nil, flow.enter.match(event) {
            since = now
        }
    }

    mutating func finish(lastEvent: Int64?) -> IntervalFigures {
        if let lastEvent { close(at: lastEvent) }
        return figures
    }

    private mutating func close(at end: Int64) {
        guard let start = since else { return }
        figures.append(IntervalFigures(nanoseconds: max(0, end.saturatingDistance(from: start)), intervals: 1))
        since = nil
    }
}

struct IntervalLane: KindLane {
    var content: LaneContent<IntervalFlow>
}

extension IntervalFlow: FlowKind {
    typealias Lane = IntervalLane

    var listensTo: [EventMatcher] { enter + leave }

    func begin() -> IntervalRun { IntervalRun() }

    func emptyStretch() -> IntervalFigures { IntervalFigures() }

    func take(_ event: RedactedEvent, _ run: inout IntervalRun, at place: LaunchPlace) {
        run.take(event, self)
    }

    func close(_ run: inout IntervalRun, _ launch: LaunchFacts, into stretch: inout IntervalFigures) {
        stretch.append(run.finish(lastEvent: launch.lastInstant))
    }

    func metrics(of all: IntervalFigures, installs: [IntervalFigures]) -> [Metric] {
        [Metric(id, .stateTime(nanoseconds: all.nanoseconds, intervals: all.intervals))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, words[.ruleInterval(first: words.text(enter), second: words.text(leave))])]
    }
}
