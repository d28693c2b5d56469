/// What a core did, counted by the core itself and never read back from log text: the other side of a round trip.
public struct Ledger: Sendable, Hashable {
    /// Processes started.
    public var launches = 0
    /// Entries logged.
    public var entries = 0
    /// Analytics events, by name.
    public var events: [String: Int] = [:]
    /// Outcomes that an app defines, such as `splash.succeeded`, by name.
    public var outcomes: [String: Int] = [:]
    /// Values in the order in which they occurred, such as the destinations of an install, by name.
    public var sequences: [String: [String]] = [:]

    /// An empty ledger.
    public init() {}

    /// Counts an event.
    public mutating func count(event name: String) {
        events[name, default: 0] += 1
    }

    /// Counts an outcome.
    public mutating func count(outcome name: String, by count: Int = 1) {
        outcomes[name, default: 0] += count
    }

    /// Notes a value of a sequence.
    public mutating func note(_ value: String, in name: String) {
        sequences[name, default: []].append(value)
    }

    /// Adds what another install did; sequences are appended.
    public mutating func merge(_ other: Ledger) {
        launches += other.launches
        entries += other.entries
        events.merge(other.events, uniquingKeysWith: +)
        outcomes.merge(other.outcomes, uniquingKeysWith: +)
        for (name, values) in other.sequences {
            sequences[name, default: []].append(contentsOf: values)
        }
    }
}
