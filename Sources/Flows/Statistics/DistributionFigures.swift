/// All values of a distribution, counted by value: percentiles are exact, and parts add up in any order.
///
/// Memory is bounded: past 10,000 different values they are counted by bucket (`ValueBucket`), and a percentile is off by at most
/// 1/128 of itself. Whether that happens depends on the values alone, not on their order nor on how they were split up.
/// Count, least and greatest value are always exact. Values are whole numbers of units; `scale` units make one.
public struct DistributionFigures: Sendable, Hashable {
    /// How many different values are kept as they are.
    public static let mostDistinct = 10_000
    /// How far a percentile of a sketch may be off, as a part of the value.
    public static let relativeError = ValueBucket.relativeError

    private var counts: [Int64: Int] = [:]
    /// Numbers that are not whole, in billionths. They stand apart so that whole numbers keep their buckets and their range.
    private var fractions: [Int64: Int] = [:]
    private var fractionRange: ClosedRange<Int64>?
    private var wholeRange: ClosedRange<Int64>?
    /// How many values.
    public private(set) var n = 0
    /// True when values are counted by bucket.
    public private(set) var isSketch = false
    /// The least and the greatest value; nil when there are none.
    public var least: Int64? {
        [wholeRange.map { scaled($0.lowerBound) }, fractionRange?.lowerBound].compactMap { $0 }.min()
    }
    /// The greatest value; nil when there are none.
    public var greatest: Int64? {
        [wholeRange.map { scaled($0.upperBound) }, fractionRange?.upperBound].compactMap { $0 }.max()
    }
    /// How many units of all values make one: 1 while every number is whole, a billion with decimals among them.
    public var scale: Int64 { fractions.isEmpty ? 1 : LoggedNumber.scale }

    /// No values.
    public init() {}

    /// Adds a value.
    mutating func add(_ value: Int64) {
        counts[isSketch ? ValueBucket.middle(of: value) : value, default: 0] += 1
        n += 1
        wholeRange = joined(wholeRange, value...value)
        sketchIfFull()
    }

    /// Adds a number, which may have decimals.
    mutating func add(_ number: LoggedNumber) {
        guard number.billionths > 0 else { return add(number.whole) }
        let value = number.scaled
        fractions[isSketch ? ValueBucket.middle(of: value) : value, default: 0] += 1
        n += 1
        fractionRange = joined(fractionRange, value...value)
        sketchIfFull()
    }

    /// Adds all values of another part.
    mutating func append(_ later: DistributionFigures) {
        guard later.n > 0 else { return }
        if later.isSketch, !isSketch { sketch() }
        for (value, count) in later.counts {
            counts[isSketch ? ValueBucket.middle(of: value) : value, default: 0] += count
        }
        for (value, count) in later.fractions {
            fractions[isSketch ? ValueBucket.middle(of: value) : value, default: 0] += count
        }
        n += later.n
        if let range = later.wholeRange { wholeRange = joined(wholeRange, range) }
        if let range = later.fractionRange { fractionRange = joined(fractionRange, range) }
        sketchIfFull()
    }

    /// The values in ascending order with their counts; of a sketch the middles of its buckets.
    public var sorted: [(value: Int64, count: Int)] {
        guard let least, let greatest else { return [] }
        var all = counts
        if !fractions.isEmpty {
            all = Dictionary(counts.map { (scaled($0.key), $0.value) }, uniquingKeysWith: +)
            all.merge(fractions, uniquingKeysWith: +)
        }
        return all.sorted { $0.key < $1.key }.map { (min(max($0.key, least), greatest), $0.value) }
    }

    private func scaled(_ whole: Int64) -> Int64 { fractions.isEmpty ? whole : LoggedNumber(whole).scaled }

    private func joined(_ one: ClosedRange<Int64>?, _ two: ClosedRange<Int64>) -> ClosedRange<Int64> {
        guard let one else { return two }
        return min(one.lowerBound, two.lowerBound)...max(one.upperBound, two.upperBound)
    }

    private mutating func sketchIfFull() {
        if !isSketch, counts.count + fractions.count > DistributionFigures.mostDistinct { sketch() }
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
        fractions = fractions.reduce(into: [:]) { $0[ValueBucket.middle(of: $1.key), default: 0] += $1.value }
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
        values(atRanks: percents.map { min(n, max(1, (n * $0 + 99) / 100)) })
    }

    /// The 95 % interval of the median, or nil where fewer than six values are known.
    public var medianInterval: (low: Int64, high: Int64)? {
        guard let ranks = MedianRanks(n: n) else { return nil }
        let ends = values(atRanks: [ranks.low, ranks.high])
        return ends.count == 2 ? (ends[0], ends[1]) : nil
    }

    /// The values of ranks, ascending from 1 to `n`; empty when there are none.
    private func values(atRanks ranks: [Int]) -> [Int64] {
        guard let least, let greatest else { return [] }
        let sorted = sorted
        var index = 0
        var seen = sorted[0].count
        return ranks.map { rank in
            while seen < rank, index + 1 < sorted.count {
                index += 1
                seen += sorted[index].count
            }
            return rank == 1 ? least : rank == n ? greatest : sorted[index].value
        }
    }
}
