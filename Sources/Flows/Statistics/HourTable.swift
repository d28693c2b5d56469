/// Counts by day of the week and hour of the day, of the civil clock. Always 168 numbers.
public struct HourTable: Sendable, Hashable {
    /// Seven days from Monday, twenty-four hours each.
    private var counts = [Int](repeating: 0, count: 168)

    /// No counts.
    public init() {}

    /// The count of a day, 0 for Monday to 6 for Sunday, and an hour from 0.
    public subscript(day: Int, hour: Int) -> Int { counts[day * 24 + hour] }

    /// All that was counted.
    public var total: Int { counts.reduce(0, +) }

    /// The number of an hour since 1970, of the civil clock.
    static func hour(of civilNanoseconds: Int64) -> Int64 {
        let length: Int64 = 3_600_000_000_000
        return civilNanoseconds / length - (civilNanoseconds % length < 0 ? 1 : 0)
    }

    /// Adds events of an hour, by its number since 1970.
    mutating func add(hour: Int64, count: Int) {
        // 1970 began on a Thursday.
        let place = (hour + 72) % 168
        counts[Int(place < 0 ? place + 168 : place)] += count
    }

    mutating func append(_ later: HourTable) {
        for index in counts.indices { counts[index] += later.counts[index] }
    }
}
