/// Undeclared values and the installs that have them, until all captures are read. Vaults of several captures merge in any
/// grouping to the same.
public struct CandidateVault: Sendable {
    /// The most values that one capture may bring; further ones are dropped and counted.
    static let limit = 4096

    private let needed: Int
    private var sources: [Candidate: Sources] = [:]
    /// Values for which there was no room.
    public private(set) var overflow = 0

    /// An empty vault; a value is released when `needed` installs have it.
    public init(needed: Int) {
        self.needed = max(1, needed)
    }

    /// Whether undeclared values wait at all: with one install enough, what comes is released.
    var isNeeded: Bool { needed > 1 }

    /// Notes that an install has a value; false when there is no room for it.
    mutating func note(_ candidate: Candidate, install: Int) -> Bool {
        if sources[candidate] != nil {
            sources[candidate]?.merge(Sources(install), needed: needed)
            return true
        }
        guard sources.count < CandidateVault.limit else {
            overflow += 1
            return false
        }
        sources[candidate] = Sources(install)
        return true
    }

    /// Joins the vault of other captures.
    public mutating func merge(_ other: CandidateVault) {
        sources.merge(other.sources) { mine, theirs in
            var both = mine
            both.merge(theirs, needed: needed)
            return both
        }
        overflow += other.overflow
    }

    /// The values that enough installs have.
    public var released: ReleasedValues {
        guard isNeeded else { return .everything }
        return ReleasedValues(only: Set(sources.filter { $0.value.installs.count >= needed }.keys))
    }

    /// The texts of all of them.
    var texts: Set<Public> { Set(sources.keys.map(\.text)) }

    /// Those that too few installs have.
    var withheld: [Public] { sources.filter { $0.value.installs.count < needed }.map(\.key.text) }

    /// All of them, for tests.
    var all: [Candidate] { Array(sources.keys) }

    /// Undeclared values that are not shown.
    public var withheldCount: Int {
        sources.count { $0.value.installs.count < needed }
    }
}

/// Which undeclared values may be shown.
public struct ReleasedValues: Sendable {
    private let only: Set<Candidate>?

    /// All of them: every value that one install has is shown.
    public static let everything = ReleasedValues(only: nil)
    /// None of them: nothing is known of installs yet.
    public static let nothing = ReleasedValues(only: [])

    init(only: Set<Candidate>?) {
        self.only = only
    }

    func contains(_ candidate: Candidate) -> Bool {
        only?.contains(candidate) ?? true
    }
}
