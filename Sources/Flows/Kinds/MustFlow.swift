internal import EventModel
public import Redaction
internal import Texts

/// Something that every launch must keep to: an event that has to follow another one, or that must not come before or
/// after one.
public struct MustFlow: Sendable, Hashable {
    /// What has to be.
    public enum Rule: Sendable, Hashable {
        /// Behind every event of `after` one of `then`, in time where there is a limit. One answers all that wait.
        case follows(after: [EventMatcher], then: [EventMatcher], withinNanoseconds: Int64?)
        /// None of `event` while none of `before` came in the launch.
        case neverBefore(event: [EventMatcher], before: [EventMatcher])
        /// None of `event` once one of `after` came in the launch.
        case neverAfter(event: [EventMatcher], after: [EventMatcher])
    }

    /// The metrics' common name: `login.answered` gives `.kept`, `.violations` and `.pending`.
    public var id: Public
    /// What has to be.
    public var rule: Rule
    /// The finding's text.
    public var finding: Public

    /// A rule.
    public init(id: Public, rule: Rule, finding: Public) {
        self.id = id
        self.rule = rule
        self.finding = finding
    }
}

/// How often a rule was kept and broken.
struct MustFigures: Figures {
    var kept = 0
    var violations = FindingFigures()
    /// Waiting when the log ends, or when their launch ends before their time is over.
    var pending = 0
    /// Those that wait in the last launch and have no time limit: a later launch is an answer too late.
    private var waiting: [RedactedEvent] = []
    private var hasLaunches = false

    mutating func wait(for event: RedactedEvent) {
        pending += 1
        waiting.append(event)
    }

    /// Says that a launch began.
    mutating func beginLaunch() {
        for event in waiting { violations.add(event) }
        pending -= waiting.count
        waiting = []
        hasLaunches = true
    }

    mutating func append(_ later: MustFigures) {
        if later.hasLaunches { beginLaunch() }
        join(later)
        waiting += later.waiting
    }

    mutating func join(_ other: MustFigures) {
        kept += other.kept
        violations.add(other.violations)
        pending += other.pending
    }
}

/// A rule in one launch.
struct MustRun: Sendable {
    private static let mostWaiting = 64

    private(set) var figures = MustFigures()
    private var waiting: [RedactedEvent] = []
    private var sawOther = false

    mutating func take(_ event: RedactedEvent, _ flow: MustFlow, at place: LaunchPlace) {
        switch flow.rule {
        case .follows(let after, let then, let limit):
            expire(limit, at: place.instant)
            if then.match(event) {
                figures.kept += waiting.count
                waiting.removeAll(keepingCapacity: true)
            }
            if after.match(event) { wait(for: event) }
        case .neverBefore(let events, let before):
            // What came before the first line of a launch that is not whole is not known.
            guard place.isWhole else { return }
            judge(event, events) { !$0 }
            sawOther = sawOther || before.match(event)
        case .neverAfter(let events, let after):
            judge(event, events) { $0 }
            sawOther = sawOther || after.match(event)
        }
    }

    /// Closes the launch's books.
    mutating func finish(_ flow: MustFlow, _ launch: LaunchFacts) -> MustFigures {
        guard case .follows(_, _, let limit) = flow.rule else { return figures }
        expire(limit, at: launch.lastInstant)
        if limit != nil {
            figures.pending += waiting.count
        } else {
            for event in waiting { figures.wait(for: event) }
        }
        return figures
    }

    /// Judges the event if it is one that must not come; `isWrong` says whether it is so after the other one.
    private mutating func judge(_ event: RedactedEvent, _ events: [EventMatcher], _ isWrong: (Bool) -> Bool) {
        guard events.match(event) else { return }
        if isWrong(sawOther) { figures.violations.add(event) } else { figures.kept += 1 }
    }

    /// Gives up on those whose time is over.
    private mutating func expire(_ limit: Int64?, at now: Int64?) {
        guard limit != nil, !waiting.isEmpty else { return }
        waiting.removeAll { event in
            guard !isWithin(limit, from: event.origin.time?.instantNanoseconds, to: now) else { return false }
            figures.violations.add(event)
            return true
        }
    }

    private mutating func wait(for event: RedactedEvent) {
        // Beyond what is kept nobody will know.
        guard waiting.count < MustRun.mostWaiting else {
            figures.pending += 1
            return
        }
        waiting.append(event)
    }
}

struct MustLane: KindLane {
    var content: LaneContent<MustFlow>
}

extension MustFlow: FlowKind {
    typealias Lane = MustLane

    var listensTo: [EventMatcher] {
        switch rule {
        case .follows(let after, let then, _): after + then
        case .neverBefore(let events, let others), .neverAfter(let events, let others): events + others
        }
    }

    func begin() -> MustRun { MustRun() }

    var noticesEveryLaunch: Bool { true }

    func emptyStretch() -> MustFigures { MustFigures() }

    func take(_ event: RedactedEvent, _ run: inout MustRun, at place: LaunchPlace) {
        run.take(event, self, at: place)
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout MustFigures) { stretch.beginLaunch() }

    func close(_ run: inout MustRun, _ launch: LaunchFacts, into stretch: inout MustFigures) {
        stretch.beginLaunch()
        stretch.append(run.finish(self, launch))
    }

    func metrics(of all: MustFigures, installs: [MustFigures]) -> [Metric] {
        [
            Metric(id + ".kept", .count(all.kept)), Metric(id + ".violations", .count(all.violations.count)),
            Metric(id + ".pending", .count(all.pending)),
        ]
    }

    func findings(of all: MustFigures) -> [Finding] {
        [Finding(rule: id, message: finding, figures: all.violations)]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let texts: (kept: Public, broken: Public, pending: Public)
        switch rule {
        case .follows(let after, let then, let limit):
            let time: Public = limit.map { words[.ruleWithinBehind(length: words.length($0))] } ?? ""
            let (first, second) = (words.text(after), words.text(then))
            texts = (
                words[.ruleFollows(first: first, second: second, time: time)],
                words[.ruleDoesNotFollow(first: first, second: second, time: time)],
                words[
                    .ruleFollowsPending(
                        first: first, second: second, more: limit == nil ? "" as Public : words[.ruleOrItsLaunch])]
            )
        case .neverBefore(let events, let others):
            let (first, second) = (words.text(events), words.text(others))
            texts = (
                words[.ruleAfterInWholeLaunch(first: first, second: second)],
                words[.ruleBeforeInWholeLaunch(first: first, second: second)], words[.ruleNone]
            )
        case .neverAfter(let events, let others):
            let (first, second) = (words.text(events), words.text(others))
            texts = (
                words[.ruleBeforeInItsLaunch(first: first, second: second)],
                words[.ruleAfterInItsLaunch(first: first, second: second)], words[.ruleNone]
            )
        }
        return [(id + ".kept", texts.kept), (id + ".violations", texts.broken), (id + ".pending", texts.pending)]
    }
}
