/// How often the gate did what: counts by rule, never a value, a length or an example.
public struct RedactionAudit: Sendable, Hashable {
    /// What became of a value.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// Published as it was: a number, a truth value, a declared word.
        case kept
        /// Published in part: a URL's route, an error's code.
        case generalized
        /// Published as a stand-in.
        case pseudonym
        /// Not published.
        case dropped
    }

    /// One row: the rule, what it did, for which parameter of which event.
    public struct Row: Sendable, Hashable {
        /// The rule: a parameter kind, `event-name` or `unplanned-parameter`.
        public var rule: Public
        /// What it did.
        public var action: Action
        /// The event and key, both public by declaration, or a placeholder.
        public var subject: Public
    }

    /// How often each row happened.
    public private(set) var counts: [Row: Int] = [:]

    /// No counts.
    public init() {}

    mutating func add(_ row: Row, count: Int = 1) {
        counts[row, default: 0] += count
    }

    /// Adds the counts of another part.
    public mutating func merge(_ other: RedactionAudit) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// Values that were not published as they were.
    public var redactedValues: Int {
        counts.reduce(0) { $0 + ($1.key.action == .kept ? 0 : $1.value) }
    }

    /// Values that were not published as they were, by rule.
    public var redactedByRule: [Public: Int] {
        counts.reduce(into: [:]) { sums, row in
            if row.key.action != .kept { sums[row.key.rule, default: 0] += row.value }
        }
    }
}
