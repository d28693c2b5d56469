public import Redaction
internal import Texts

/// A condition that has to hold for every event of some kinds, or at the end of every launch.
public struct InvariantFlow: Sendable, Hashable {
    /// The metrics' common name: `best.grows` gives `.kept`, `.violations`, `.pending` and `.unknown`.
    public var id: Public
    /// The events that are judged; none means the end of every launch.
    public var events: [EventMatcher]
    /// What has to hold.
    public var condition: InvariantExpression
    /// The condition as its author wrote it.
    public var text: Public
    /// The finding's text.
    public var finding: Public
    /// Launches whose begin was not seen are left out.
    public var needsWholeLaunch: Bool

    /// A condition.
    public init(
        id: Public, events: [EventMatcher], condition: InvariantExpression, text: Public, finding: Public,
        needsWholeLaunch: Bool = true
    ) {
        self.id = id
        self.events = events
        self.condition = condition
        self.text = text
        self.finding = finding
        self.needsWholeLaunch = needsWholeLaunch
    }
}

/// How often a condition held.
struct InvariantFigures: Figures {
    private(set) var kept = 0
    private(set) var violations = FindingFigures()
    /// It could not be told.
    private(set) var unknown = 0
    /// Launches that may go on.
    private(set) var pending = 0
    private var last: (value: InvariantValue, event: RedactedEvent)?
    private var hasLaunches = false

    mutating func judge(_ value: InvariantValue, _ event: RedactedEvent) {
        switch value {
        case .truth(true): kept += 1
        case .truth(false): violations.add(event)
        default: unknown += 1
        }
    }

    /// Leaves the judgement of a launch to what comes: it holds once a later launch begins.
    mutating func leaveOpen(_ value: InvariantValue, _ event: RedactedEvent) {
        pending += 1
        last = (value, event)
    }

    /// Says that a launch began.
    mutating func beginLaunch() {
        hasLaunches = true
        guard let last else { return }
        self.last = nil
        pending -= 1
        judge(last.value, last.event)
    }

    mutating func append(_ later: InvariantFigures) {
        if later.hasLaunches { beginLaunch() }
        join(later)
        last = later.last ?? last
    }

    mutating func join(_ other: InvariantFigures) {
        kept += other.kept
        violations.add(other.violations)
        unknown += other.unknown
        pending += other.pending
    }
}

/// A condition in one launch.
struct InvariantRun: Sendable {
    private(set) var figures = InvariantFigures()
    private var state: InvariantState
    private var last: RedactedEvent?

    init(_ flow: InvariantFlow) {
        state = InvariantState(flow.condition.watches)
    }

    mutating func take(_ event: RedactedEvent, _ flow: InvariantFlow, at place: LaunchPlace) {
        state.take(event, at: place.instant)
        if flow.events.isEmpty { last = event }
        guard flow.events.match(event) else { return }
        figures.judge(flow.condition.value(event, state), event)
        state.noteJudged(event)
    }

    /// Closes the launch's books.
    mutating func finish(_ flow: InvariantFlow, _ launch: LaunchFacts) -> InvariantFigures {
        guard flow.events.isEmpty, let last else { return figures }
        state.finish(at: launch.lastInstant)
        figures.leaveOpen(flow.condition.value(nil, state), last)
        return figures
    }
}

struct InvariantLane: KindLane {
    var content: LaneContent<InvariantFlow>
}

extension InvariantFlow: FlowKind {
    typealias Lane = InvariantLane

    var listensTo: [EventMatcher] {
        events
            + condition.watches.flatMap { watch -> [EventMatcher] in
                switch watch {
                case .count(let event), .since(let event): [EventMatcher(event: event)]
                case .last(let parameter): [EventMatcher(event: parameter.event)]
                case .previous(let parameters): parameters.map { EventMatcher(event: $0.event) }
                }
            }
    }

    /// The end of a launch is judged whichever events it has.
    var listensToAll: Bool { events.isEmpty }

    func begin() -> InvariantRun { InvariantRun(self) }

    var noticesEveryLaunch: Bool { true }

    func emptyStretch() -> InvariantFigures { InvariantFigures() }

    func take(_ event: RedactedEvent, _ run: inout InvariantRun, at place: LaunchPlace) {
        if place.isWhole || !needsWholeLaunch { run.take(event, self, at: place) }
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout InvariantFigures) { stretch.beginLaunch() }

    func close(_ run: inout InvariantRun, _ launch: LaunchFacts, into stretch: inout InvariantFigures) {
        stretch.beginLaunch()
        stretch.append(run.finish(self, launch))
    }

    func metrics(of all: InvariantFigures, installs: [InvariantFigures]) -> [Metric] {
        [
            Metric(id + ".kept", .count(all.kept)), Metric(id + ".violations", .count(all.violations.count)),
            Metric(id + ".unknown", .count(all.unknown)), Metric(id + ".pending", .count(all.pending)),
        ]
    }

    func findings(of all: InvariantFigures) -> [Finding] {
        [Finding(rule: id, message: finding, figures: all.violations)]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let place: Public =
            events.isEmpty ? words[.ruleAtEndOfLaunch] : words[.ruleAtEvents(events: words.text(events))]
        let whole: Public = needsWholeLaunch ? words[.ruleInWholeLaunches] : ""
        return [
            (id + ".kept", words[.ruleHolds(place: place, text: text, whole: whole)]),
            (id + ".violations", words[.ruleDoesNotHold(place: place, text: text, whole: whole)]),
            (id + ".unknown", words[.ruleNeedsUnknown(place: place, text: text, whole: whole)]),
            (id + ".pending", words[.ruleLaunchesMayGoOn]),
        ]
    }
}
