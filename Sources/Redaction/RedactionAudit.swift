public import EventModel

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

    /// Where what is published goes.
    public enum Sink: String, Sendable, Hashable, CaseIterable {
        /// The figures of apps: pages, files and printed texts.
        case report
        /// The figures of records that belong to no known app.
        case records
        /// The names of captures, in reports and messages.
        case names
        /// Captures that are written anew.
        case redact
    }

    /// One row: the rule, what it did, for which parameter of which event, and for whom.
    public struct Row: Sendable, Hashable {
        /// The rule: a parameter kind, a detector's id, `keep`, `event-name`, `unplanned-parameter` or `no-room`.
        public var rule: Public
        /// The class of what a detector found.
        public var sensitivity: SensitiveType.Sensitivity?
        /// The kind of the parameter.
        public var kind: ParameterKind?
        /// What it did.
        public var action: Action
        /// The event, public by declaration, or a placeholder.
        public var event: Public
        /// The key, public by declaration, or a placeholder; nil where the event itself is meant.
        public var key: Public?
        /// Where it goes.
        public var sink: Sink

        /// A row.
        public init(
            rule: Public, sensitivity: SensitiveType.Sensitivity? = nil, kind: ParameterKind? = nil, action: Action,
            event: Public, key: Public? = nil, sink: Sink = .report
        ) {
            self.rule = rule
            self.sensitivity = sensitivity
            self.kind = kind
            self.action = action
            self.event = event
            self.key = key
            self.sink = sink
        }

        /// Whether it counts values of events, and not as they were.
        fileprivate var isRedactedValue: Bool { action != .kept && [.report, .redact].contains(sink) }

        /// Event and key in one.
        public var subject: Public { key.map { event + "." + $0 } ?? event }
    }

    /// The most rows; further ones count together, as `(other)`.
    static let mostRows = 10_000

    /// How often each row happened.
    public private(set) var counts: [Row: Int] = [:]
    /// How often each keep rule of the policy let a value through, by its index.
    public private(set) var keptByRule: [Int: Int] = [:]
    /// How often a keep rule would have, had it not ended, by its index.
    public private(set) var endedByRule: [Int: Int] = [:]
    /// Keys that no rule and no pack declares, so that the default kind holds.
    public private(set) var defaultedKeys: [Public: Int] = [:]

    /// No counts.
    public init() {}

    /// Counts something that the gate did.
    public mutating func add(_ row: Row, count: Int = 1) {
        guard count > 0 else { return }
        var row = row
        if counts[row] == nil, counts.count >= RedactionAudit.mostRows { (row.event, row.key) = ("(other)", nil) }
        counts[row, default: 0] += count
    }

    mutating func addKept(rule index: Int, count: Int) { keptByRule[index, default: 0] += count }

    mutating func addEnded(rule index: Int, count: Int) { endedByRule[index, default: 0] += count }

    mutating func addDefaulted(_ key: Public, count: Int = 1) {
        let hasRoom = defaultedKeys[key] != nil || defaultedKeys.count < 1000
        defaultedKeys[hasRoom ? key : "(other)", default: 0] += count
    }

    /// Adds the counts of another part.
    public mutating func merge(_ other: RedactionAudit) {
        counts.merge(other.counts, uniquingKeysWith: +)
        keptByRule.merge(other.keptByRule, uniquingKeysWith: +)
        endedByRule.merge(other.endedByRule, uniquingKeysWith: +)
        defaultedKeys.merge(other.defaultedKeys, uniquingKeysWith: +)
    }

    /// Values of events that were not published as they were.
    public var redactedValues: Int {
        counts.reduce(0) { $0 + ($1.key.isRedactedValue ? $1.value : 0) }
    }

    /// Values of events that were not published as they were, by rule.
    public var redactedByRule: [Public: Int] {
        counts.reduce(into: [:]) { sums, row in
            if row.key.isRedactedValue { sums[row.key.rule, default: 0] += row.value }
        }
    }

    /// Values, names and messages that were not published at all, by the rule that says why.
    public var droppedByRule: [Public: Int] {
        counts.reduce(into: [:]) { sums, row in
            if row.key.action == .dropped { sums[row.key.rule, default: 0] += row.value }
        }
    }
}
