/// The installs that have a value, as far as they matter: of more than are needed, only that they are enough.
struct Sources: Sendable, Hashable {
    /// Ascending, at most as many as are needed.
    private(set) var installs: [Int]

    init(_ install: Int) {
        installs = [install]
    }

    /// Joins others. Any grouping of the same installs is enough, or not, all the same: what is left out of more than are
    /// needed can only be missed in something that has enough without it.
    mutating func merge(_ other: Sources, needed: Int) {
        guard installs.count < needed else { return }
        installs = Array(Set(installs + other.installs).sorted().prefix(needed))
    }
}
