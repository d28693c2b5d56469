/// Counts by key, bounded: keys beyond the first 1,000 of a part are counted together.
public struct TopTable<Key: Hashable & Sendable>: Sendable, Hashable {
    private static var mostKeys: Int { 1000 }

    private struct Entry: Sendable {
        var key: Key
        var count: Int
    }

    /// The first keys stand in a row: most tables have few keys, which are found sooner by looking than by hashing.
    private static var mostInRow: Int { 6 }

    private var row: [Entry] = []
    /// The keys that came when the row was full.
    private var more: [Key: Int] = [:]
    /// How often keys came for which there was no room.
    public private(set) var other = 0

    /// No counts.
    public init() {}

    mutating func add(_ key: Key, count: Int = 1) {
        if !increase(key, count) {
            if row.count + more.count < Self.mostKeys { insert(key, count) } else { other += count }
        }
    }

    mutating func append(_ later: TopTable) {
        for entry in later.row where !increase(entry.key, entry.count) { insert(entry.key, entry.count) }
        for (key, count) in later.more where !increase(key, count) { insert(key, count) }
        other += later.other
    }

    /// Adds to the count of a key that is known.
    private mutating func increase(_ key: Key, _ count: Int) -> Bool {
        for index in row.indices where row[index].key == key {
            row[index].count += count
            return true
        }
        // One look-up for a key that is known, as most are.
        guard !more.isEmpty, let index = more.index(forKey: key) else { return false }
        more.values[index] += count
        return true
    }

    private mutating func insert(_ key: Key, _ count: Int) {
        if row.count < Self.mostInRow { row.append(Entry(key: key, count: count)) } else { more[key] = count }
    }

    /// How often each key came.
    public var counts: [Key: Int] {
        row.reduce(into: more) { $0[$1.key] = $1.count }
    }

    /// The table with other counts of the same total.
    func mapCounts(_ change: ([Key: Int]) -> [Key: Int]) -> TopTable {
        var table = self
        table.row = []
        table.more = change(counts)
        return table
    }

    /// All counts together.
    public var total: Int { row.reduce(more.values.reduce(other, +)) { $0 + $1.count } }

    /// Equal when every key came equally often, in whatever order.
    public static func == (one: TopTable, other: TopTable) -> Bool {
        one.other == other.other && one.counts == other.counts
    }

    /// Hashes the counts, in whatever order they came.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(counts)
        hasher.combine(other)
    }
}
