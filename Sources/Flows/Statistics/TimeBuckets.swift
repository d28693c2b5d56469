/// Counts over time in buckets of equal width, a round one: it grows until at most 240 buckets cover the span, so it
/// depends on the times alone, not on their order.
public struct TimeBuckets: Sendable, Hashable {
    private static let mostBuckets: Int64 = 240
    /// How many times wider the next width is, from 1 second on: 5, 15, 30 seconds, 1, 5, 15, 30 minutes, 1, 3, 6, 12 hours,
    /// 1, 7, 14, 28 days, then twice as wide. Each is a multiple of the one before it, so that buckets join whole.
    private static let factors: [Int64] = [5, 3, 2, 2, 5, 3, 2, 2, 3, 2, 2, 2, 7, 2, 2]
    private static let day: Int64 = 86_400_000_000_000
    /// Weeks begin on Mondays; 1970 began on a Thursday.
    private static let firstMonday = 4 * day

    /// Width of a bucket, nanoseconds.
    public private(set) var width: Int64 = 1_000_000_000
    /// The counts from the first bucket to the last.
    private var counts: [Int] = []
    /// The number of the first bucket.
    private var lowest: Int64 = 0
    /// How often the width grew.
    private var growths = 0

    /// No counts.
    public init() {}

    mutating func add(_ time: Int64, count: Int = 1) {
        var bucket = bucket(of: time)
        guard !counts.isEmpty else {
            (lowest, counts) = (bucket, [count])
            return
        }
        while max(bucket, highest) - min(bucket, lowest) >= TimeBuckets.mostBuckets {
            coarsen()
            bucket = self.bucket(of: time)
        }
        if bucket < lowest {
            counts.insert(contentsOf: repeatElement(0, count: Int(lowest - bucket)), at: 0)
            lowest = bucket
        } else if bucket > highest {
            counts.append(contentsOf: repeatElement(0, count: Int(bucket - highest)))
        }
        counts[Int(bucket - lowest)] += count
    }

    mutating func append(_ later: TimeBuckets) {
        while width < later.width { coarsen() }
        for (start, count) in later.buckets where count > 0 { add(start, count: count) }
    }

    /// The buckets in order of time, empty ones between them included.
    public var buckets: [(start: Int64, count: Int)] {
        counts.enumerated().map { ((lowest + Int64($0)) * width + origin, $1) }
    }

    private var highest: Int64 { lowest + Int64(counts.count) - 1 }

    private var factor: Int64 {
        TimeBuckets.factors.indices.contains(growths) ? TimeBuckets.factors[growths] : 2
    }

    /// Where the bucket with the number 0 begins.
    private var origin: Int64 { width.isMultiple(of: 7 * TimeBuckets.day) ? TimeBuckets.firstMonday : 0 }

    private func bucket(of time: Int64) -> Int64 { TimeBuckets.floor(time.saturatingSum(-origin), width) }

    private mutating func coarsen() {
        let (finer, begin) = (width, origin)
        width *= factor
        growths += 1
        // Each finer bucket lies in one wider bucket; only the days before a Monday have to be counted.
        let before = (origin - begin) / finer, ratio = width / finer
        let first = TimeBuckets.floor(lowest - before, ratio)
        var coarse: [Int] = []
        for (index, count) in counts.enumerated() {
            let place = Int(TimeBuckets.floor(lowest - before + Int64(index), ratio) - first)
            if place < coarse.count { coarse[place] += count } else { coarse.append(count) }
        }
        (lowest, counts) = (first, coarse)
    }

    private static func floor(_ value: Int64, _ width: Int64) -> Int64 {
        value / width - (value % width < 0 ? 1 : 0)
    }
}
