/// Counts over time in buckets of equal width, a round one: it grows until at most 240 buckets cover the span, so it
/// depends on the times alone, not on their order.
public struct TimeBuckets: Sendable, Hashable {
    private static let mostBuckets: Int64 = 240
    /// How many times wider the next width is, from 1 second on: 5, 15, 30 seconds, 1, 5, 15, 30 minutes, 1, 3, 6, 12 hours,
    /// 1, 7, 14, 28 days, then twice as wide. Each is a multiple of the one before it, so that buckets join whole.
    private static let factors: [Int64] = [5, 3, 2, 2, 5, 3, 2, 2, 3, 2, 2, 2, 7, 2, 2]

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
        var bucket = TimeBuckets.bucket(time, width)
        guard !counts.isEmpty else {
            (lowest, counts) = (bucket, [count])
            return
        }
        while max(bucket, highest) - min(bucket, lowest) >= TimeBuckets.mostBuckets {
            bucket = TimeBuckets.bucket(bucket, factor)
            coarsen()
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
        counts.enumerated().map { ((lowest + Int64($0)) * width, $1) }
    }

    private var highest: Int64 { lowest + Int64(counts.count) - 1 }

    private var factor: Int64 {
        TimeBuckets.factors.indices.contains(growths) ? TimeBuckets.factors[growths] : 2
    }

    private mutating func coarsen() {
        let factor = factor
        width *= factor
        growths += 1
        let first = TimeBuckets.bucket(lowest, factor)
        var coarse: [Int] = []
        for (index, count) in counts.enumerated() {
            let place = Int(TimeBuckets.bucket(lowest + Int64(index), factor) - first)
            if place < coarse.count { coarse[place] += count } else { coarse.append(count) }
        }
        (lowest, counts) = (first, coarse)
    }

    private static func bucket(_ value: Int64, _ width: Int64) -> Int64 {
        value / width - (value % width < 0 ? 1 : 0)
    }
}
