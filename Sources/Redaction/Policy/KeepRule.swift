/// Lets values through that a detector or a kind would hide: those that match a pattern, under a key, for a stated reason.
///
/// It holds for the matched stretch only, and not behind its last day.
public struct KeepRule: Sendable, Hashable {
    /// The key it holds for, where `*` stands for any run of characters; nil for every key.
    public var key: Glob?
    /// The event it holds for; nil for every event.
    public var event: Glob?
    /// What of a value is kept.
    public var pattern: Pattern
    /// Why, in the words of the configuration's author.
    public var reason: Public
    /// The last day on which it holds; nil for no end.
    public var until: CivilDate?
    /// The strictest class that it lifts: nil lifts C and D, B also B, A every class.
    public var override: SensitiveType.Sensitivity?

    /// A rule.
    public init(
        key: Glob? = nil, event: Glob? = nil, pattern: Pattern, reason: Public, until: CivilDate? = nil,
        override: SensitiveType.Sensitivity? = nil
    ) {
        self.key = key
        self.event = event
        self.pattern = pattern
        self.reason = reason
        self.until = until
        self.override = override
    }

    /// Whether it holds on a day.
    func holds(on day: CivilDate) -> Bool {
        until.map { day <= $0 } ?? true
    }

    /// Whether it may lift a class.
    func lifts(_ sensitivity: SensitiveType.Sensitivity) -> Bool {
        sensitivity >= (override ?? .identifier)
    }

    /// Whether it is meant for values of this key of this event; nil for a value without one.
    func applies(event: String?, key: String?) -> Bool {
        (self.event?.matches(event ?? "") ?? true) && (self.key?.matches(key ?? "") ?? true)
    }
}
