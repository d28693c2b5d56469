/// Counts by key, bounded: keys beyond the first 1,000 of a part are counted together.
public struct TopTable<Key: Hashable & Sendable>: Sendable, Hashable {
    private static var mostKeys: Int { 1000 }

    /// How often each key came.
    public private(set) var counts: [Key: Int] = [:]
    /// How often keys came for which there was no room.
    public private(set) var other = 0

    /// No counts.
    public init() {}

    mutating func add(_ key: Key, count: Int = 1) {
        // One look-up for a key that is known, as most are.
        if let index = counts.index(forKey: key) {
            counts.values[index] += count
        } else if counts.count < Self.mostKeys {
            counts[key] = count
        } else {
            other += count
        }
    }

    mutating func append(_ later: TopTable) {
        counts.merge(later.counts, uniquingKeysWith: +)
        other += later.other
    }

    /// The table with other counts of the same total.
    func mapCounts(_ change: ([Key: Int]) -> [Key: Int]) -> TopTable {
        var table = self
        table.counts = change(counts)
        return table
    }

    /// All counts together.
    public var total: Int { counts.values.reduce(other, +) }
}
