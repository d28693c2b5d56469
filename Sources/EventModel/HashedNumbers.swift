/// Numbers of things by their hashes, from 0, in the order in which they came: an index over things that stand elsewhere, which
/// say themselves whether they are equal.
public struct HashedNumbers: Sendable {
    @usableFromInline internal var hashes: [UInt64] = []
    /// Numbers, from 1, at the places of their hashes or behind; 0 is a free place.
    @usableFromInline internal var table: [Int32] = []

    /// No things.
    public init() {}

    /// How many there are.
    public var count: Int { hashes.count }

    /// The number of the thing with this hash that is the one which is meant.
    @inlinable
    public func number(_ hash: UInt64, isEqual: (Int) -> Bool) -> Int? {
        guard !table.isEmpty else { return nil }
        var place = Int(truncatingIfNeeded: hash) & (table.count &- 1)
        while table[place] > 0 {
            let number = Int(table[place]) &- 1
            if hashes[number] == hash, isEqual(number) { return number }
            place = (place &+ 1) & (table.count &- 1)
        }
        return nil
    }

    /// Adds a thing; the answer is its number.
    @discardableResult
    public mutating func add(_ hash: UInt64) -> Int {
        hashes.append(hash)
        if hashes.count * 2 > table.count {
            table = Array(repeating: 0, count: max(64, table.count * 2))
            for number in hashes.indices { place(number) }
        } else {
            place(hashes.count - 1)
        }
        return hashes.count - 1
    }

    private mutating func place(_ number: Int) {
        var place = Int(truncatingIfNeeded: hashes[number]) & (table.count - 1)
        while table[place] > 0 { place = (place + 1) & (table.count - 1) }
        table[place] = Int32(number + 1)
    }
}
