/// All values of a distribution, counted by value: percentiles are exact, and parts add up in any order.
///
/// Memory is bounded: past 10,000 different values they are counted by bucket (`ValueBucket`), and a percentile is off by at most
/// 1/128 of itself. Whether that happens depends on the values alone, not on their order nor on how they were split up.
/// Count, least and greatest value are always exact.
public struct DistributionFigures: Sendable, Hashable {
    /// How many different values are kept as they are.
    public static let mostDistinct = 10_000
    /// How far a percentile of a sketch may be off, as a part of the value.
    public static let relativeError = ValueBucket.relativeError

    private var counts: [Int64: Int] = [:]
    /// How many values.
    public private(set) var n = 0
    /// True when values are counted by bucket.
    public private(set) var isSketch = false
    /// The least and the greatest value; nil when there are none.
    public private(set) var least, greatest: Int64?

    /// No values.
    public init() {}

    /// Adds a value.
    mutating func add(_ value: Int64) {
        counts[isSketch ? ValueBucket.middle(of: value) : value, default: 0] += 1
        n += 1
        widen(value)
        sketchIfFull()
    }

    /// Adds all values of another part.
    mutating func append(_ later: DistributionFigures) {
        guard later.n > 0 else { return }
        if later.isSketch, !isSketch { sketch() }
        for (value, count) in later.counts {
            counts[isSketch ? ValueBucket.middle(of: value) : value, default: 0] += count
        }
        n += later.n
        if let value = later.least { widen(value) }
        if let value = later.greatest { widen(value) }
        sketchIfFull()
    }

    /// The values in ascending order with their counts; of a sketch the middles of its buckets.
    public var sorted: [(value: Int64, count: Int)] {
        guard let least, let greatest else { return [] }
        return counts.sorted { $0.key < $1.key }.map { (min(max($0.key, least), greatest), $0.value) }
    }

    private mutating func widen(_ value: Int64) {
        least = min(least ?? value, value)
        greatest = max(greatest ?? value, value)
    }

    private mutating func sketchIfFull() {
        if !isSketch, counts.count > DistributionFigures.mostDistinct { sketch() }
    }

    /// The same values counted by bucket, whatever their number: where many distributions are kept.
    var asSketch: DistributionFigures {
        var copy = self
        if !isSketch { copy.sketch() }
        return copy
    }

    private mutating func sketch() {
        isSketch = true
        counts = counts.reduce(into: [:]) { $0[ValueBucket.middle(of: $1.key), default: 0] += $1.value }
    }
}

extension DistributionFigures {
    /// The value below or at which `percent` of the values lie (nearest rank), or nil when there are none.
    public func percentile(_ percent: Int) -> Int64? {
        percentiles([percent]).first
    }

    /// The values below or at which each of `percents`, ascending, of the values lie; empty when there are none.
    ///
    /// Cost: one sort of the different values.
    public func percentiles(_ percents: [Int]) -> [Int64] {
        guard let least, let greatest else { return [] }
        let sorted = sorted
        var index = 0
        var seen = sorted[0].count
        return percents.map { percent in
            let rank = min(n, max(1, (n * percent + 99) / 100))
            while seen < rank, index + 1 < sorted.count {
                index += 1
                seen += sorted[index].count
            }
            return rank == 1 ? least : rank == n ? greatest : sorted[index].value
        }
    }
}
