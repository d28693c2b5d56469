public import Redaction
internal import Texts

/// Values that must follow a cycle from launch to launch of an install.
///
/// Each pair of neighbours counts. A pair that does not follow the cycle is a violation, unless a launch between them
/// had an attempt of another flow that an event cancelled: such a launch may have moved the cycle on silently. Forced
/// launches are skipped; a launch whose begin was not seen breaks the chain, for nobody knows what it did before.
public struct AlternationFlow: Sendable, Hashable {
    /// The metrics' common name: `routes.alternation` gives `.pairs`, `.violations`, `.explained`.
    public var id: Public
    /// Which value.
    public var value: ParameterReference
    /// The cycle, two values or more.
    public var cycle: [RedactedValue]
    /// The attempts that explain a violation when an event cancelled one of them.
    public var explainedBy: AttemptFlow? {
        get { attempts?.value }
        set { attempts = newValue.map { Shared($0) } }
    }
    private var attempts: Shared<AttemptFlow>?
    /// The finding's text.
    public var finding: Public

    /// An alternation.
    public init(
        id: Public, value: ParameterReference, cycle: [RedactedValue], explainedBy: AttemptFlow?, finding: Public
    ) {
        self.id = id
        self.value = value
        self.cycle = cycle
        attempts = explainedBy.map { Shared($0) }
        self.finding = finding
    }

    fileprivate var rule: AlternationRule { AlternationRule(parameter: value.parameter, cycle: cycle) }
}

/// What follows what.
struct AlternationRule: Sendable {
    let parameter: Int
    let cycle: [RedactedValue]

    func follows(_ next: RedactedEvent, _ last: RedactedEvent) -> Bool {
        let (next, last) = (next.values[parameter], last.values[parameter])
        guard let place = cycle.firstIndex(of: last) else { return cycle.contains(next) }
        return cycle[(place + 1) % cycle.count] == next
    }
}

/// The pairs of a stretch, and its two ends.
struct AlternationFigures: Figures {
    /// What lies between two values: a launch that explains a repeat, a launch that breaks the chain.
    private struct Gap: Sendable {
        var isExplained = false
        var isBroken = false

        mutating func add(_ other: Gap) {
            isExplained = isExplained || other.isExplained
            isBroken = isBroken || other.isBroken
        }
    }

    var pairs = 0
    var explained = 0
    var violations = FindingFigures()
    private let rule: AlternationRule
    private var first: RedactedEvent?
    private var last: RedactedEvent?
    private var gapBefore = Gap()
    private var gapAfter = Gap()

    init(_ rule: AlternationRule) {
        self.rule = rule
    }

    /// Without a value.
    var isEmpty: Bool { first == nil }

    mutating func addValue(_ event: RedactedEvent) {
        if let last { judge(last, event, gapAfter) } else { first = event }
        last = event
        gapAfter = Gap()
    }

    mutating func addExplanation() { addGap(Gap(isExplained: true)) }

    mutating func addBreak() { addGap(Gap(isBroken: true)) }

    private mutating func addGap(_ gap: Gap) {
        if last == nil { gapBefore.add(gap) } else { gapAfter.add(gap) }
    }

    mutating func append(_ later: AlternationFigures) {
        guard let next = later.first else {
            addGap(later.gapBefore)
            return
        }
        if let last {
            var gap = gapAfter
            gap.add(later.gapBefore)
            judge(last, next, gap)
        } else {
            gapBefore.add(later.gapBefore)
            first = next
        }
        last = later.last
        gapAfter = later.gapAfter
        join(later)
    }

    mutating func join(_ other: AlternationFigures) {
        pairs += other.pairs
        explained += other.explained
        violations.add(other.violations)
    }

    private mutating func judge(_ last: RedactedEvent, _ next: RedactedEvent, _ gap: Gap) {
        guard !gap.isBroken else { return }
        pairs += 1
        guard !rule.follows(next, last) else { return }
        if gap.isExplained { explained += 1 } else { violations.add(next) }
    }
}

/// The values of one launch, and the attempts that may explain a violation.
struct AlternationRun: Sendable {
    fileprivate var figures: AlternationFigures
    fileprivate var attempts = AttemptRun()
}

struct AlternationLane: KindLane {
    var content: LaneContent<AlternationFlow>
}

extension AlternationFlow: FlowKind {
    typealias Lane = AlternationLane

    var listensTo: [EventMatcher] { [EventMatcher(event: value.event)] + (explainedBy?.listensTo ?? []) }

    func begin() -> AlternationRun { AlternationRun(figures: emptyStretch()) }

    var noticesEveryLaunch: Bool { true }

    func emptyStretch() -> AlternationFigures { AlternationFigures(rule) }

    func take(_ event: RedactedEvent, _ run: inout AlternationRun, at place: LaunchPlace) {
        attempts?.value.take(event, &run.attempts, at: place)
        if place.isWhole, event.planned == value.event { run.figures.addValue(event) }
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout AlternationFigures) {
        if !launch.isWhole { stretch.addBreak() }
    }

    func close(_ run: inout AlternationRun, _ launch: LaunchFacts, into stretch: inout AlternationFigures) {
        guard launch.isWhole else { return stretch.addBreak() }
        guard !launch.isForced else { return }
        stretch.append(run.figures)
        if run.figures.isEmpty, run.attempts.figures.cancelledByEvent > 0 { stretch.addExplanation() }
    }

    func metrics(of all: AlternationFigures, installs: [AlternationFigures]) -> [Metric] {
        [
            Metric(id + ".pairs", .count(all.pairs)), Metric(id + ".violations", .count(all.violations.count)),
            Metric(id + ".explained", .count(all.explained)),
        ]
    }

    func findings(of all: AlternationFigures) -> [Finding] {
        [Finding(rule: id, message: finding, figures: all.violations)]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [
            (
                id + ".pairs",
                words[.ruleAlternationPairs(value: words.text(value))]
            ),
            (id + ".violations", words[.ruleAlternationViolations]),
            (id + ".explained", words[.ruleAlternationExplained]),
        ]
    }
}
