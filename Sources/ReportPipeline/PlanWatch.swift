internal import EventModel
internal import LogIngest
internal import Plans
internal import Redaction

/// Looks at the events of one app, or of none, for tracking plans: compares them with one, learns one, or does nothing.
struct PlanWatch: Sendable {
    private var check: PlanCheck?
    private var draft: PlanDraft?

    /// Does nothing.
    init() {}

    /// A watch on the events that a catalogue finds, or on those that no pack takes. Without a plan of its own an app is
    /// compared with what its pack declares.
    init(_ catalogue: EventCatalogue?, _ options: ReportOptions, _ policy: RunPolicy, _ vocabulary: Vocabulary) {
        let own = options.plans.first { $0.app == catalogue?.app }
        if let plan = own ?? catalogue.map(TrackingPlan.init) {
            check = PlanCheck(plan, catalogue: catalogue, neededInstalls: policy.minimumInstalls)
        }
        if options.learnsPlans {
            draft = PlanDraft(
                catalogue: catalogue, learner: ValueLearner(policy, vocabulary: vocabulary),
                neededInstalls: policy.minimumInstalls)
        }
    }

    /// Whether it does anything.
    var isWatching: Bool { check != nil || draft != nil }

    mutating func add(_ event: Event, of record: LogRecord, bytes: Span<UInt8>, origin: EventOrigin) {
        check?.add(event, of: record, bytes: bytes, origin: origin)
        draft?.add(event, of: record, bytes: bytes, install: origin.install)
    }

    /// What there is to note whenever the same message comes.
    enum Standing: Sendable {
        /// Nothing: no plan is compared.
        case unwatched
        /// This event of the plan came, as planned.
        case flawless(Int)
    }

    /// What there is to note of an event and of all with the same message; nil where each has to be looked at.
    func standing(of event: Event, of record: LogRecord, bytes: Span<UInt8>) -> Standing? {
        guard draft == nil else { return nil }
        guard let check else { return .unwatched }
        return check.flawless(event, of: record, bytes: bytes).map { .flawless($0) }
    }

    mutating func add(_ standing: Standing, origin: EventOrigin) {
        if case .flawless(let event) = standing { check?.add(flawless: event, origin: origin) }
    }

    /// Joins what another capture gave.
    mutating func merge(_ later: PlanWatch) {
        if let other = later.check { check?.merge(other) }
        if let other = later.draft { draft?.merge(other) }
    }

    /// What the events make of the plan; nil where there is none, or it is a pack's and none of its events came.
    func summary(withholding secrets: SecretSet? = nil) -> PlanSummary? {
        check.map { $0.summary(withholding: secrets) }.flatMap { $0.plan.isOfPack && $0.eventTotal == 0 ? nil : $0 }
    }

    /// The plan that was learnt, if there was an event.
    func learnt(withholding secrets: SecretSet? = nil) -> DraftedPlan? {
        draft.flatMap { $0.eventTotal > 0 ? $0.plan(withholding: secrets) : nil }
    }
}
