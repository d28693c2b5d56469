/// Counts over time in buckets of equal width. The width doubles until at most 240 buckets cover the span, so it depends
/// on the times alone, not on their order.
public struct TimeBuckets: Sendable, Hashable {
    private static let mostBuckets: Int64 = 240

    /// Width of a bucket, nanoseconds.
    public private(set) var width: Int64 = 1_000_000_000
    private var counts: [Int64: Int] = [:]
    private var lowest: Int64?
    private var highest: Int64?

    /// No counts.
    public init() {}

    mutating func add(_ time: Int64, count: Int = 1) {
        let bucket = TimeBuckets.bucket(time, width)
        counts[bucket, default: 0] += count
        lowest = min(lowest ?? bucket, bucket)
        highest = max(highest ?? bucket, bucket)
        while let lowest, let highest, highest - lowest >= TimeBuckets.mostBuckets { coarsen() }
    }

    mutating func append(_ later: TimeBuckets) {
        while width < later.width { coarsen() }
        for (bucket, count) in later.counts {
            add(bucket * later.width, count: count)
        }
    }

    /// The buckets in order of time, empty ones between them included.
    public var buckets: [(start: Int64, count: Int)] {
        guard let lowest, let highest else { return [] }
        return (lowest...highest).map { ($0 * width, counts[$0] ?? 0) }
    }

    private mutating func coarsen() {
        width *= 2
        counts = counts.reduce(into: [:]) { $0[TimeBuckets.bucket($1.key, 2), default: 0] += $1.value }
        lowest = lowest.map { TimeBuckets.bucket($0, 2) }
        highest = highest.map { TimeBuckets.bucket($0, 2) }
    }

    private static func bucket(_ value: Int64, _ width: Int64) -> Int64 {
        value / width - (value % width < 0 ? 1 : 0)
    }
}
