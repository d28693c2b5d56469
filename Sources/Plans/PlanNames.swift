internal import Diagnostics
internal import EventModel
internal import Redaction

/// The names and values of a plan, for what is near them.
struct PlanNames: Sendable {
    private let plan: TrackingPlan
    private let caseless: [[UInt8]: String]
    /// Names of the pack's events, by their index.
    private let declared: [Public]

    init(_ plan: TrackingPlan, _ catalogue: EventCatalogue?) {
        self.plan = plan
        declared = (catalogue?.events ?? []).map { Public(authored: $0.name) }
        let names = plan.events.map { (Array($0.name.utf8).map { lowered($0) }, $0.name) }
        caseless = Dictionary(names) { first, _ in first }
    }

    /// The name of an event that the pack knows.
    func declared(_ event: Event) -> Public? { event.planned.map { declared[$0] } }

    /// The event whose name is near; `isCase` when only the case differs.
    func near(_ bytes: Span<UInt8>, _ name: Range<Int>) -> (suggestion: Public?, isCase: Bool) {
        guard name.count <= 256 else { return (nil, false) }
        let text = name.map { bytes[$0] }
        if let same = caseless[text.map { lowered($0) }] { return (Public(authored: same), true) }
        let near = nearest(to: String(decoding: text, as: UTF8.self), among: plan.events.map(\.name))
        return (near.map { Public(authored: $0) }, false)
    }

    /// The key of an event that is near, of those that the message does not have.
    func nearKey(_ bytes: Span<UInt8>, _ key: Range<Int>, event: Int, besides isThere: Set<Int>) -> Public? {
        let left = plan.events[event].parameters.enumerated().filter { !isThere.contains($0.offset) }.map(
            \.element.name)
        return nearest(to: String(decoding: key.map { bytes[$0] }, as: UTF8.self), among: left).map {
            Public(authored: $0)
        }
    }

    /// The declared value that is near; `isCase` when only the case differs.
    func near(_ value: String, event: Int, parameter: Int) -> (suggestion: Public?, isCase: Bool) {
        let domain = plan.events[event].parameters[parameter].domain
        guard value.utf8.count <= 256 else { return (nil, false) }
        if let same = domain.first(where: { $0.lowercased() == value.lowercased() }) {
            return (Public(authored: same), true)
        }
        return (nearest(to: value, among: domain).map { Public(authored: $0) }, false)
    }
}
