/// A distribution in a few bins with round edges that hold all its values.
///
/// Bins are equally wide where that shows something. Where the greatest value is more than twenty times the median, equal bins
/// would put most values into one; then edges grow by 1, 2 and 5 times powers of ten, or by powers of ten where even those are
/// too many.
public struct Histogram: Sendable, Hashable {
    /// Values from `low` (inclusive) to `high` (exclusive).
    public struct Bin: Sendable, Hashable {
        /// Lower edge.
        public let low: Int64
        /// Upper edge.
        public let high: Int64
        /// How many values.
        public internal(set) var count = 0
    }

    /// Not counting one that a round begin may add.
    private static let mostEqualBins: UInt64 = 10
    private static let mostGrowingBins = 20

    /// The bins in ascending order, without a gap; none when there are no values.
    public private(set) var bins: [Bin]
    /// Whether the bins grow.
    public let isGrowing: Bool

    /// The histogram of a distribution, its bins at least `leastWidth` wide (1 or more).
    public init(_ figures: DistributionFigures, leastWidth: Int64 = 1) {
        guard let least = figures.least, let greatest = figures.greatest, let median = figures.percentile(50) else {
            bins = []
            isGrowing = false
            return
        }
        isGrowing = least >= 0 && greatest / 20 > max(median, leastWidth)
        let edges =
            isGrowing
            ? Histogram.growingEdges(least, greatest, leastWidth) : Histogram.equalEdges(least, greatest, leastWidth)
        bins = zip(edges, edges.dropFirst()).map { Bin(low: $0, high: $1) }
        var index = 0
        for (value, count) in figures.sorted {
            while index + 1 < bins.count, value >= bins[index].high { index += 1 }
            bins[index].count += count
        }
    }

    private static func equalEdges(_ least: Int64, _ greatest: Int64, _ leastWidth: Int64) -> [Int64] {
        // The distance of two numbers always fits when it has no sign.
        let distance = UInt64(bitPattern: greatest &- least)
        let tenth = distance / mostEqualBins + (distance % mostEqualBins == 0 ? 0 : 1)
        let width = roundNumber(atLeast: max(UInt64(leastWidth), tenth))
        let (start, overflow) = least.subtractingReportingOverflow(remainder(of: least, by: width))
        var edges = [overflow ? .min : start]
        while let last = edges.last, last <= greatest {
            let (next, overflow) = last.addingReportingOverflow(width)
            edges.append(overflow ? .max : next)
            if overflow { break }
        }
        return edges
    }

    /// Edges at 1, 2 and 5 times powers of ten, the first at or below the least value, the last above the greatest.
    private static func growingEdges(_ least: Int64, _ greatest: Int64, _ leastWidth: Int64) -> [Int64] {
        let all = edges(of: [1, 2, 5], least, greatest, leastWidth)
        return all.count <= mostGrowingBins ? all : edges(of: [1], least, greatest, leastWidth)
    }

    private static func edges(of steps: [Int64], _ least: Int64, _ greatest: Int64, _ leastWidth: Int64) -> [Int64] {
        var edges: [Int64] = []
        var power: Int64 = 1
        while true {
            for step in steps {
                let (edge, overflow) = power.multipliedReportingOverflow(by: step)
                if overflow { return edges + [.max] }
                if edge <= leastWidth {
                    edges = least < edge ? [0, edge] : [edge]
                } else if edge <= least {
                    edges = [edge]
                } else {
                    edges.append(edge)
                    if edge > greatest { return edges }
                }
            }
            let (next, overflow) = power.multipliedReportingOverflow(by: 10)
            if overflow { return edges + [.max] }
            power = next
        }
    }

    /// The smallest of 1, 2 and 5 times a power of ten that is not below `least`.
    private static func roundNumber(atLeast least: UInt64) -> Int64 {
        var power: UInt64 = 1
        while power <= least / 10 { power *= 10 }
        return Int64(clamping: [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power)
    }

    /// From 0 to less than `width`.
    private static func remainder(of value: Int64, by width: Int64) -> Int64 {
        let remainder = value % width
        return remainder < 0 ? remainder + width : remainder
    }
}
