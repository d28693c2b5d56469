/// Counts by key, bounded: keys beyond the first of a capture, 1,000 in most tables, are counted together. Counts of several captures add
/// up to the same in any grouping.
struct BoundedCounts<Key: Hashable & Sendable>: Sendable {
    static var mostKeys: Int { 1000 }

    private let mostKeys: Int
    private(set) var counts: [Key: Int] = [:]
    private(set) var other = 0
    /// The installs that have a key, once captures are finished and several installs are needed.
    private var sources: [Key: Sources] = [:]
    private var needed = 1

    /// Whether several installs are needed for a key to be shown.
    var isSmallCounted: Bool { needed > 1 }

    init(mostKeys: Int = BoundedCounts.mostKeys) {
        self.mostKeys = mostKeys
    }

    /// Counts a key; false when there was no room for it.
    @discardableResult
    mutating func add(_ key: Key, count: Int = 1) -> Bool {
        guard counts[key] != nil || counts.count < mostKeys else {
            other += count
            return false
        }
        counts[key, default: 0] += count
        return true
    }

    /// The installs that have a key; nil before captures are finished, and where one install is enough.
    func sources(of key: Key) -> Sources? { sources[key] }

    mutating func addOther(_ count: Int = 1) {
        other += count
    }

    /// Says whose the counts are, and how many installs must have a key for it to be shown.
    mutating func finish(install: Int, needed: Int) {
        guard needed > 1 else { return }
        self.needed = needed
        sources = counts.mapValues { _ in Sources(install) }
    }

    mutating func merge(_ later: BoundedCounts) {
        needed = max(needed, later.needed)
        sources.merge(later.sources) { mine, theirs in
            var both = mine
            both.merge(theirs, needed: needed)
            return both
        }
        counts.merge(later.counts, uniquingKeysWith: +)
        other += later.other
    }

    /// The keys that may be shown, and how often the others came. When one key only would be hidden, the one with the
    /// smallest count goes with it: what is left of the total would tell its count.
    func shown(isDeclared: (Key) -> Bool, isBefore: (Key, Key) -> Bool) -> (counts: [Key: Int], other: Int) {
        guard needed > 1 else { return (counts, other) }
        let undeclared = counts.filter { !isDeclared($0.key) }
        var hidden = Set(undeclared.keys.filter { sources[$0].map { $0.installs.count < needed } ?? true })
        if hidden.count == 1 {
            let next = undeclared.filter { !hidden.contains($0.key) }.min { one, two in
                one.value != two.value ? one.value < two.value : isBefore(one.key, two.key)
            }
            if let next { hidden.insert(next.key) }
        }
        return (counts.filter { !hidden.contains($0.key) }, hidden.reduce(other) { $0 + (counts[$1] ?? 0) })
    }
}
