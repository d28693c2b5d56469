/// Puts numbers into buckets that are fine near zero and grow with the number: the sketch behind percentiles of many values.
///
/// A number below 128 has a bucket of its own; from there on each power of two has 64 buckets of equal width. A bucket stands
/// for all its numbers by the one in its middle, which is off by at most 1/128 of each of them. Negative numbers mirror positive
/// ones. Buckets are found with whole numbers only, so they are the same on every system, and two sketches join bucket by
/// bucket: the sum does not depend on how the values were split up.
enum ValueBucket {
    /// How far a number may be from the one that stands for it, as a part of the number.
    static let relativeError = 1.0 / 128
    /// Numbers below have a bucket of their own.
    private static let exactBelow: UInt64 = 128
    /// Bits of a number that tell its bucket.
    private static let keptBits = 7

    /// The number that stands for the bucket of `value`; what stands for a bucket stands for itself.
    static func middle(of value: Int64) -> Int64 {
        // The least number has no positive twin: it mirrors the greatest.
        let magnitude = min(value.magnitude, Int64.max.magnitude)
        guard magnitude >= exactBelow else { return value }
        let droppedBits = UInt64.bitWidth - magnitude.leadingZeroBitCount - keptBits
        let width = UInt64(1) << UInt64(droppedBits)
        let low = magnitude - magnitude % width
        // Half of the width, rounded down, stays inside the bucket.
        let middle = Int64(low + (width - 1) / 2)
        return value < 0 ? -middle : middle
    }
}
