internal import EventModel
internal import Redaction

/// What a funnel keeps of an event: which steps and exclusions it fits, when it came, and the held values.
struct FunnelMoment: Sendable {
    /// A bit for each step that the event fits.
    var steps: UInt32
    /// A bit for each exclusion that it fits.
    var exclusions: UInt32
    var instant: Int64?
    /// Its number among all events, those of other kinds counted too: neighbours differ by one.
    var number: Int
    /// The held values; nil where its kind of event has no such parameter.
    var held: [RedactedValue?]
    /// The part of an attempt that begins here.
    var part: PartKey?
    /// The name of the next event of the launch.
    var next: Public?
}

extension FunnelFlow {
    /// What the funnel keeps of an event, or nil when it fits nothing.
    func moment(_ event: RedactedEvent, number: Int, instant: Int64?) -> FunnelMoment? {
        var (fitting, excluded): (UInt32, UInt32) = (0, 0)
        for index in steps.indices where steps[index].events.match(event) {
            fitting |= 1 << UInt32(index)
        }
        for index in exclusions.indices where exclusions[index].events.match(event) {
            excluded |= 1 << UInt32(index)
        }
        guard fitting | excluded != 0 else { return nil }
        let held = hold.map { held in held.parameters.lazy.compactMap { $0.value(in: event) }.first }
        // What is not there, or not known, cannot be held.
        if held.contains(where: { $0?.isKnown == false }) { fitting = 0 }
        var moment = FunnelMoment(
            steps: fitting, exclusions: excluded, instant: instant, number: number, held: held)
        if let by, isEntry(moment) { moment.part = by.key(of: event) }
        return moment
    }

    /// Whether a moment can begin an attempt.
    func isEntry(_ moment: FunnelMoment) -> Bool {
        order == .any ? moment.steps != 0 : moment.steps & 1 != 0
    }
}

extension FunnelMoment {
    /// Whether the values that it has are those of an attempt.
    func agrees(with values: [RedactedValue?]) -> Bool {
        zip(held, values).allSatisfy { $0 == nil || $0 == $1 }
    }
}

/// Whether `now` is not later than `limit` after `then`. Without a limit it always is; what has no time is in every window,
/// for nothing says that it is not.
func isWithin(_ limit: Int64?, from then: Int64?, to now: Int64?) -> Bool {
    guard let limit, let then, let now else { return true }
    let (passed, overflow) = now.subtractingReportingOverflow(then)
    return overflow ? now < then : passed <= limit
}
