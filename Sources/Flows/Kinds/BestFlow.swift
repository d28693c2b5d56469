public import Redaction
internal import Texts

/// A record that only grows, such as a best score, and the rules that its log must follow.
///
/// A best or a reset says what the app has stored, so from there on its value is the known one. The first of an install
/// tells what is known; before that nothing is judged.
public struct BestFlow: Sendable, Hashable {
    /// The texts of the findings.
    public struct Findings: Sendable, Hashable {
        /// A new best that is not above the known one.
        public var notGrown: Public
        /// A value below the floor.
        public var belowFloor: Public
        /// A candidate above the known best that no new best follows.
        public var missed: Public
        /// A reset that names another best than the known one.
        public var otherBest: Public

        /// The four texts.
        public init(notGrown: Public, belowFloor: Public, missed: Public, otherBest: Public) {
            self.notGrown = notGrown
            self.belowFloor = belowFloor
            self.missed = missed
            self.otherBest = otherBest
        }
    }

    /// The metric.
    public var id: Public
    /// The event that says a new best, and its value.
    public var best: ParameterReference
    /// The event that may become a best, and its value.
    public var candidate: ParameterReference?
    /// The event that repeats the best, and its value.
    public var reset: ParameterReference?
    /// Values that must not fall below the floor.
    public var floored: [ParameterReference]
    /// The floor.
    public var floor: Int64
    /// The findings' texts.
    public var findings: Findings
    /// What to break the greatest value down by: values of the event that says a best.
    public var by: Breakdown?

    /// A record.
    public init(
        id: Public, best: ParameterReference, candidate: ParameterReference?, reset: ParameterReference?,
        floored: [ParameterReference], floor: Int64, findings: Findings
    ) {
        self.id = id
        self.best = best
        self.candidate = candidate
        self.reset = reset
        self.floored = floored
        self.floor = floor
        self.findings = findings
    }
}

/// The record of a stretch: what is known at its end, and what an earlier stretch's record must be held against.
struct BestFigures: Figures {
    /// Something that says what the best is.
    private enum Statement: Sendable {
        case best(LoggedNumber, RedactedEvent)
        case reset(LoggedNumber, RedactedEvent)

        var value: LoggedNumber {
            switch self {
            case .best(let value, _), .reset(let value, _): value
            }
        }
    }

    private static let mostUnjudged = 100

    /// The greatest value ever said.
    var maximum: LoggedNumber?
    private(set) var maxima = PartTable<LoggedNumber>()
    var notGrown = FindingFigures()
    var belowFloor = FindingFigures()
    var missed = FindingFigures()
    var otherBest = FindingFigures()

    /// What the app said last that it has stored.
    private var known: LoggedNumber?
    private var firstStatement: Statement?
    /// Candidates without a best behind them, from before the first statement.
    private var unjudged: [(value: LoggedNumber, event: RedactedEvent)] = []

    /// Adds a new best; `isJudged` is false where the launch's begin was not seen.
    mutating func addBest(_ value: LoggedNumber, _ event: RedactedEvent, _ part: PartKey?, isJudged: Bool) {
        if let part { maxima.update(part, from: value) { $0 = max($0, value) } }
        note(.best(value, event), isJudged: isJudged)
        known = value
    }

    /// Adds a reset.
    mutating func addReset(_ value: LoggedNumber, _ event: RedactedEvent, isJudged: Bool) {
        note(.reset(value, event), isJudged: isJudged)
        known = value
    }

    mutating func addUnfollowedCandidate(_ value: LoggedNumber, _ event: RedactedEvent) {
        judge([(value, event)])
    }

    private mutating func note(_ statement: Statement, isJudged: Bool) {
        maximum = max(maximum ?? statement.value, statement.value)
        guard isJudged else { return }
        if let known {
            judge(statement, against: known)
        } else {
            firstStatement = statement
        }
    }

    private mutating func judge(_ statement: Statement, against known: LoggedNumber) {
        switch statement {
        case .best(let value, let event): if value <= known { notGrown.add(event) }
        case .reset(let value, let event): if value != known { otherBest.add(event) }
        }
    }

    private mutating func judge(_ candidates: [(value: LoggedNumber, event: RedactedEvent)]) {
        guard let known else {
            unjudged += candidates.prefix(BestFigures.mostUnjudged - unjudged.count)
            return
        }
        for candidate in candidates where candidate.value > known { missed.add(candidate.event) }
    }

    mutating func append(_ later: BestFigures) {
        judge(later.unjudged)
        if let statement = later.firstStatement {
            if let known { judge(statement, against: known) } else { firstStatement = statement }
        }
        known = later.known ?? known
        join(later)
    }

    mutating func join(_ other: BestFigures) {
        if let value = other.maximum { maximum = max(maximum ?? value, value) }
        maxima.merge(other.maxima, from: LoggedNumber(.min)) { $0 = max($0, $1) }
        notGrown.add(other.notGrown)
        belowFloor.add(other.belowFloor)
        missed.add(other.missed)
        otherBest.add(other.otherBest)
    }
}

/// The record of one launch while it runs: a candidate waits for the event behind it.
struct BestRun: Sendable {
    private struct Waiting: Sendable {
        var value: LoggedNumber
        var event: RedactedEvent
        var number: Int
    }

    private var figures = BestFigures()
    private var waiting: Waiting?

    /// Takes an event, the `number`th of its launch. What a launch whose begin was not seen says is known from then on,
    /// but nothing in it is found wrong.
    mutating func take(_ event: RedactedEvent, number: Int, _ flow: BestFlow, isWhole: Bool) {
        if let best = flow.best.number(in: event) {
            if waiting?.value == best { waiting = nil }
            settle()
            figures.addBest(best, event, flow.by?.key(of: event), isJudged: isWhole)
        } else if let value = flow.candidate?.number(in: event) {
            settle()
            waiting = isWhole ? Waiting(value: value, event: event, number: number) : nil
        } else if let value = flow.reset?.number(in: event) {
            settle()
            figures.addReset(value, event, isJudged: isWhole)
        }
        if isWhole,
            flow.floored.contains(where: { $0.number(in: event).map { $0 < LoggedNumber(flow.floor) } ?? false })
        {
            figures.belowFloor.add(event)
        }
    }

    /// Closes the books of a launch of `count` events. A candidate in its last line is not judged: what would have
    /// followed was not logged any more.
    mutating func finish(count: Int) -> BestFigures {
        if let waiting, waiting.number < count { settle() }
        return figures
    }

    private mutating func settle() {
        if let waiting { figures.addUnfollowedCandidate(waiting.value, waiting.event) }
        waiting = nil
    }
}

struct BestLane: KindLane {
    var content: LaneContent<BestFlow>
}

extension BestFlow: FlowKind {
    typealias Lane = BestLane

    var listensTo: [EventMatcher] {
        ([best] + [candidate, reset].compactMap { $0 } + floored).map { EventMatcher(event: $0.event) }
    }

    func begin() -> BestRun { BestRun() }

    func emptyStretch() -> BestFigures { BestFigures() }

    func take(_ event: RedactedEvent, _ run: inout BestRun, at place: LaunchPlace) {
        run.take(event, number: place.number, self, isWhole: place.isWhole)
    }

    func close(_ run: inout BestRun, _ launch: LaunchFacts, into stretch: inout BestFigures) {
        stretch.append(run.finish(count: launch.eventCount))
    }

    func metrics(of all: BestFigures, installs: [BestFigures]) -> [Metric] {
        [Metric(id, .best(all.maximum))] + (by.map { Metric.parts(all.maxima, id, $0.names) { .best($0) } } ?? [])
    }

    func findings(of all: BestFigures) -> [Finding] {
        [
            Finding(rule: id + ".not-grown", message: findings.notGrown, figures: all.notGrown),
            Finding(rule: id + ".below-floor", message: findings.belowFloor, figures: all.belowFloor),
            Finding(rule: id + ".missed", message: findings.missed, figures: all.missed),
            Finding(rule: id + ".other-best", message: findings.otherBest, figures: all.otherBest),
        ]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, words[.ruleGreatestLogged(value: words.text(best))])]
    }
}
