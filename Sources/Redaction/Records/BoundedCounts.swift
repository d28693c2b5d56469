/// Counts by key, bounded: keys beyond the first 1,000 of a capture are counted together. Counts of several captures add
/// up to the same in any grouping.
struct BoundedCounts<Key: Hashable & Sendable>: Sendable {
    static var mostKeys: Int { 1000 }

    private(set) var counts: [Key: Int] = [:]
    private(set) var other = 0

    mutating func add(_ key: Key) {
        if counts[key] != nil || counts.count < Self.mostKeys {
            counts[key, default: 0] += 1
        } else {
            other += 1
        }
    }

    mutating func addOther() {
        other += 1
    }

    mutating func merge(_ later: BoundedCounts) {
        counts.merge(later.counts, uniquingKeysWith: +)
        other += later.other
    }
}
