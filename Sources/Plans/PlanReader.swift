internal import EventModel
internal import LogIngest

/// Reads the parameters of an event as a plan has them.
///
/// Values are not escaped in the log, so a message with something wrong in it can be read in several ways; which one tells
/// best what is wrong is for ``PlanCheck`` to say.
struct PlanReader: Sendable {
    /// An event of the plan and its parameters, by their index in the plan.
    struct Reading: Sendable {
        var event: Int
        var parameters: [Event.Parameter]
        /// Whether keys stand in the message, which is not so in a sentence.
        var isSpelled: Bool
    }

    /// Where an event of the pack stands in the plan.
    private struct Link: Sendable {
        var event: Int
        /// For each parameter of the pack the one of the plan; nil when they are the same ones.
        var parameters: [Int?]?
    }

    /// By index in the pack; nil for an event that the plan does not have.
    private let links: [Link?]
    private let isSpelled: [Bool]
    /// Finds spelled events of a plan that is not the pack's own.
    private let own: EventExtractor?
    /// The same, but values of most kinds end where the next key begins.
    private let closing: EventExtractor
    /// The same in any order.
    private let loose: EventExtractor
    /// Values of all kinds but errors and blobs end where the next key begins.
    private let strict: EventExtractor

    init(_ plan: TrackingPlan, _ catalogue: EventCatalogue?) {
        var spelled = catalogue ?? .anyApp
        let links = (catalogue?.events ?? []).map { PlanReader.link(of: $0, in: plan) }
        self.links = links
        isSpelled = (catalogue?.events ?? []).map { $0.shape == nil }
        let isPacksOwn = plan.isOfPack && catalogue != nil
        spelled.grammar?.keyOrder = plan.keyOrder
        spelled.events = plan.events.map { event in
            var event = event
            event.shape = nil
            return event
        }
        own = isPacksOwn ? nil : EventExtractor(catalogue: spelled)
        closing = EventExtractor(catalogue: spelled, closed: ValueForm.closedKinds)
        strict = EventExtractor(catalogue: spelled, closed: ValueForm.closedKinds.union(ValueForm.openKinds))
        spelled.grammar?.keyOrder = .any
        loose = EventExtractor(catalogue: spelled, closed: ValueForm.closedKinds)
    }

    private static func link(of event: EventCatalogue.PlannedEvent, in plan: TrackingPlan) -> Link? {
        guard let index = plan.events.firstIndex(where: { $0.name == event.name }) else { return nil }
        let (mine, theirs) = (plan.events[index].parameters.map(\.name), event.parameters.map(\.name))
        return Link(event: index, parameters: mine == theirs ? nil : theirs.map { mine.firstIndex(of: $0) })
    }

    /// The first reading of an event that an extractor found; nil when the plan does not have it.
    func reading(of event: Event, in record: LogRecord, _ bytes: Span<UInt8>) -> Reading? {
        guard let number = event.planned, !isSpelled[number] || own == nil else {
            return own.flatMap { reading($0, record, bytes) }
        }
        guard let link = links[number] else { return nil }
        var parameters = event.parameters
        if let map = link.parameters {
            for index in parameters.indices {
                parameters[index].planned = parameters[index].planned.flatMap { map[$0] }
            }
        }
        return Reading(event: link.event, parameters: parameters, isSpelled: isSpelled[number])
    }

    /// Further readings of a spelled event, from the strictest on.
    func otherReadings(in record: LogRecord, _ bytes: Span<UInt8>) -> [Reading] {
        [closing, loose].compactMap { reading($0, record, bytes) }
    }

    /// The keys that the plan does not have in a reading in which texts end where the next key begins.
    func keysBehindTexts(in record: LogRecord, _ bytes: Span<UInt8>) -> [Range<Int>] {
        (reading(strict, record, bytes)?.parameters ?? []).filter { $0.planned == nil }.map(\.key)
    }

    private func reading(_ extractor: EventExtractor, _ record: LogRecord, _ bytes: Span<UInt8>) -> Reading? {
        guard let event = extractor.event(of: record, bytes: bytes), let planned = event.planned else { return nil }
        return Reading(event: planned, parameters: event.parameters, isSpelled: true)
    }
}

extension EventCatalogue {
    /// Events of the common grammar in whatever record they stand.
    static var anyApp: EventCatalogue {
        EventCatalogue(
            app: "", title: "", eventRecords: [.init(subsystem: nil)], otherRecords: [], grammar: .common, events: [])
    }
}
