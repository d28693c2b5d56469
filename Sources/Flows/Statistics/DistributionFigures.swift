/// All values of a distribution, counted by value: percentiles stay exact, and parts add up in any order.
///
/// Memory is bounded: past 65,536 different values every value is rounded to three significant digits. Whether that
/// happens depends on the values alone, not on the order in which they came.
public struct DistributionFigures: Sendable, Hashable {
    private static let mostDistinct = 65_536

    private var counts: [Int64: Int] = [:]
    /// How many values.
    public private(set) var n = 0
    /// True when values were rounded to three significant digits.
    public private(set) var isRounded = false

    /// No values.
    public init() {}

    /// Adds a value.
    mutating func add(_ value: Int64) {
        counts[isRounded ? rounded(value) : value, default: 0] += 1
        n += 1
        roundIfFull()
    }

    /// Adds all values of another part.
    mutating func append(_ later: DistributionFigures) {
        if later.isRounded, !isRounded { round() }
        for (value, count) in later.counts {
            counts[isRounded ? rounded(value) : value, default: 0] += count
        }
        n += later.n
        roundIfFull()
    }

    /// The values in ascending order with their counts.
    public var sorted: [(value: Int64, count: Int)] {
        counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private mutating func roundIfFull() {
        if !isRounded, counts.count > DistributionFigures.mostDistinct { round() }
    }

    private mutating func round() {
        isRounded = true
        counts = counts.reduce(into: [:]) { $0[rounded($1.key), default: 0] += $1.value }
    }

    private func rounded(_ value: Int64) -> Int64 {
        var step: Int64 = 1
        while abs(value) / step >= 1000 { step *= 10 }
        return value / step * step
    }
}

extension DistributionFigures {
    /// The value below or at which `percent` of the values lie (nearest rank), or nil when there are none.
    public func percentile(_ percent: Int) -> Int64? {
        guard n > 0 else { return nil }
        let rank = max(1, (n * percent + 99) / 100)
        var seen = 0
        for (value, count) in sorted {
            seen += count
            if seen >= rank { return value }
        }
        return nil
    }
}
