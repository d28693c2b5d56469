internal import EventModel
public import Redaction
internal import Texts

/// Sessions: the events of one launch with no gap over the inactivity limit. How many, and how long each lasted from its
/// first event to its last.
public struct SessionFlow: Sendable, Hashable {
    /// The metrics' common name: `sessions` gives `sessions.count` and `sessions.duration`.
    public var id: Public

    /// Sessions.
    public init(id: Public) {
        self.id = id
    }
}

struct SessionFigures: AdditiveFigures {
    private(set) var count = 0
    private(set) var durations = DistributionFigures()
    private var number = -1
    private var begin: Int64?
    private var end: Int64?

    mutating func take(at place: LaunchPlace) {
        if place.session != number {
            finish()
            number = place.session
            count += 1
        }
        guard let instant = place.instant else { return }
        begin = min(begin ?? instant, instant)
        end = max(end ?? instant, instant)
    }

    /// Ends the session that runs.
    mutating func finish() {
        if let begin, let end {
            let (length, overflow) = end.subtractingReportingOverflow(begin)
            durations.add(overflow ? .max : length)
        }
        (begin, end) = (nil, nil)
    }

    mutating func append(_ later: SessionFigures) {
        count += later.count
        durations.append(later.durations)
    }
}

struct SessionLane: KindLane {
    var content: LaneContent<SessionFlow>
}

extension SessionFlow: FlowKind {
    typealias Lane = SessionLane

    var listensTo: [EventMatcher] { [] }

    var listensToAll: Bool { true }

    func emptyStretch() -> SessionFigures { SessionFigures() }

    func take(_ event: RedactedEvent, _ run: inout SessionFigures, at place: LaunchPlace) {
        run.take(at: place)
    }

    func close(_ run: inout SessionFigures, _ launch: LaunchFacts, into stretch: inout SessionFigures) {
        run.finish()
        stretch.append(run)
    }

    func metrics(of all: SessionFigures, installs: [SessionFigures]) -> [Metric] {
        [Metric(id + ".count", .count(all.count)), Metric(id + ".duration", .duration(all.durations))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [
            (id + ".count", words[.ruleSessions(length: words.length(words.inactivity))]),
            (id + ".duration", words[.ruleSessionLength]),
        ]
    }
}
