public import Redaction

/// Counts events; with `after`, only those with such an event since the last counted one, in the order of the install.
public struct CountFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// What is counted.
    public var events: [EventMatcher]
    /// What must have happened since the last one; none means that every event counts.
    public var after: [EventMatcher]

    /// A count.
    public init(id: Public, events: [EventMatcher], after: [EventMatcher] = []) {
        self.id = id
        self.events = events
        self.after = after
    }
}

/// How often, and what a neighbouring stretch must know: whether the stretch begins with an event that found no
/// `after` event yet, and whether it ends with one that waits.
struct CountFigures: AdditiveFigures {
    var count = 0
    private var beginsUnarmed = false
    private var sawAny = false
    private var isArmed = false

    mutating func take(_ event: RedactedEvent, _ flow: CountFlow) {
        if flow.after.contains(where: { $0.matches(event) }) {
            isArmed = true
            sawAny = true
        }
        guard flow.events.contains(where: { $0.matches(event) }) else { return }
        if flow.after.isEmpty || isArmed { count += 1 } else if !sawAny { beginsUnarmed = true }
        isArmed = false
        sawAny = true
    }

    mutating func append(_ later: CountFigures) {
        count += later.count + (isArmed && later.beginsUnarmed ? 1 : 0)
        if !sawAny { beginsUnarmed = later.beginsUnarmed }
        if later.sawAny { isArmed = later.isArmed }
        sawAny = sawAny || later.sawAny
    }

    mutating func join(_ other: CountFigures) {
        count += other.count
    }
}
