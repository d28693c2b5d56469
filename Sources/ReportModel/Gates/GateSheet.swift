public import Redaction

/// What became of the gates of a run's configuration.
public struct GateSheet: Sendable, Hashable {
    /// Each gate that was judged, in the order of the configuration.
    public var outcomes: [GateOutcome]
    /// How many gates are off.
    public var off: Int

    /// What became of gates.
    public init(outcomes: [GateOutcome], off: Int = 0) {
        self.outcomes = outcomes
        self.off = off
    }

    /// The states in words, with how many ended so: `1 failed, 3 passed`.
    public var counts: Public {
        let counts = outcomes.counts.map { "\($0.count) \(Public(authored: $0.state.rawValue))" as Public }
        return (counts + (off > 0 ? ["\(off) off"] : [])).joined(separator: ", ")
    }
}
