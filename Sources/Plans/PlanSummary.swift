internal import EventModel
public import Redaction
public import Texts

/// What the events of a run make of a plan: which of its events came, and what differed.
public struct PlanSummary: Sendable {
    /// One event of the plan.
    public struct EventRow: Sendable, Hashable {
        /// Its name.
        public var name: Public
        /// Whether it must come in whatever is checked.
        public var isRequired: Bool
        /// How often it came.
        public private(set) var count = 0
        /// Civil nanoseconds of the earliest and the latest one, where records have times.
        public private(set) var firstTime, lastTime: Int64?

        init(name: Public, isRequired: Bool) {
            self.name = name
            self.isRequired = isRequired
        }

        mutating func note(_ time: Int64?) {
            count += 1
            guard let time else { return }
            firstTime = min(firstTime ?? time, time)
            lastTime = max(lastTime ?? time, time)
        }

        mutating func merge(_ later: EventRow) {
            count += later.count
            firstTime = [firstTime, later.firstTime].compactMap { $0 }.min()
            lastTime = [lastTime, later.lastTime].compactMap { $0 }.max()
        }
    }

    /// The plan.
    public let plan: TrackingPlan
    /// How pages and messages call what it is about.
    public let title: Text
    /// Its events in ascending order of their names.
    public let events: [EventRow]
    /// How many events were compared with it.
    public let eventTotal: Int
    /// What differed, by rule and place.
    public let violations: [PlanViolation]
    /// Further violations, of more subjects than are told apart.
    public let otherViolations: Int

    init(
        plan: TrackingPlan, title: Text, events: [EventRow], eventTotal: Int, table: ViolationTable,
        shown: (Public) -> Public
    ) {
        self.plan = plan
        self.title = title
        self.events = events
        self.eventTotal = eventTotal
        otherViolations = table.other
        let missing = events.filter { $0.isRequired && $0.count == 0 }.map { row in
            PlanViolation(subject: .init(.missingEvent, event: row.name), count: 1, evidence: [])
        }
        violations = missing + PlanSummary.violations(table, plan, shown)
    }

    /// How many events of the plan came.
    public var seenCount: Int { events.count { $0.count > 0 } }

    /// The events of the plan that never came.
    public var neverSeen: [Public] { events.filter { $0.count == 0 }.map(\.name) }

    /// How often something differed.
    public var violationTotal: Int { violations.reduce(otherViolations) { $0 + $1.count } }

    /// The table with the names that may be shown; those that may not fall together.
    private static func violations(
        _ table: ViolationTable, _ plan: TrackingPlan, _ shown: (Public) -> Public
    ) -> [PlanViolation] {
        let declared = PlanWords(plan)
        var figures: [PlanViolation.Subject: ViolationFigures] = [:]
        for (subject, more) in table.figures {
            let known = declared.showing(subject, shown)
            if figures[known]?.add(more) == nil { figures[known] = more }
        }
        return figures.sorted { $0.key < $1.key }.map { subject, figures in
            PlanViolation(
                subject: subject, expected: declared.expectation(of: subject), count: figures.count,
                firstTime: figures.firstTime, lastTime: figures.lastTime, evidence: figures.places)
        }
    }
}

/// What a plan says, in words.
private struct PlanWords {
    private let parameters: [Public: [Public: EventCatalogue.Parameter]]

    init(_ plan: TrackingPlan) {
        parameters = Dictionary(
            plan.events.map { event in
                let rows = event.parameters.map { (Public(authored: $0.name), $0) }
                return (Public(authored: event.name), Dictionary(rows) { first, _ in first })
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The subject without names that too few installs have, and without what is near them.
    func showing(_ subject: PlanViolation.Subject, _ shown: (Public) -> Public) -> PlanViolation.Subject {
        var subject = subject
        if subject.rule == .unplannedEvent || subject.rule == .wrongCase, parameters[subject.event] == nil {
            let name = shown(subject.event)
            if name != subject.event { subject.suggestion = nil }
            subject.event = name
        }
        if let key = subject.parameter, parameters[subject.event]?[key] == nil {
            let name = shown(key)
            if name != key { subject.suggestion = nil }
            subject.parameter = name
        }
        return subject
    }

    /// What the plan expects of the parameter that a subject is about.
    func expectation(of subject: PlanViolation.Subject) -> Text? {
        guard [.wrongType, .wrongValue].contains(subject.rule), let key = subject.parameter,
            let parameter = parameters[subject.event]?[key]
        else { return nil }
        let kind = Public(authored: parameter.kind.rawValue)
        guard parameter.kind == .enum, !parameter.domain.isEmpty else { return .asItIs(text: kind) }
        let most = 5
        let words = parameter.domain.prefix(most).map { Public(authored: $0) }.joined(separator: ", ")
        let left = parameter.domain.count - most
        if left > 0 { return .wordsOrOneOfMore(words: words, count: left) }
        return parameter.domain.count > 1 ? .oneOf(words: words) : .asItIs(text: words)
    }
}
