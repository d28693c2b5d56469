/// Chance from a seed: xoshiro256**, its state filled by SplitMix64.
///
/// A value: a copy draws the same numbers again. Everything is integer arithmetic or the basic operations of IEEE 754,
/// so that a seed means the same on every platform.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
    private var state: (UInt64, UInt64, UInt64, UInt64)

    /// A generator for a seed; each `stream` of a seed is a sequence of its own, such as one for each install.
    public init(seed: UInt64, stream: UInt64 = 0) {
        var mixer = seed ^ (stream &* 0xD1B5_4A32_D192_ED03)
        state = (Self.mix(&mixer), Self.mix(&mixer), Self.mix(&mixer), Self.mix(&mixer))
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        let result = Self.rotated(state.1 &* 5, by: 7) &* 9
        let shifted = state.1 << 17
        state.2 ^= state.0
        state.3 ^= state.1
        state.1 ^= state.2
        state.0 ^= state.3
        state.2 ^= shifted
        state.3 = Self.rotated(state.3, by: 45)
        return result
    }

    private static func mix(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
        word << count | word >> (64 - count)
    }

    /// Whether two generators will draw the same.
    public static func == (left: SeededGenerator, right: SeededGenerator) -> Bool {
        left.state == right.state
    }

    /// Feeds the state to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(state.0)
        hasher.combine(state.1)
        hasher.combine(state.2)
        hasher.combine(state.3)
    }
}

extension SeededGenerator {
    /// A number from 0 up to but not 1, with 53 random bits.
    public mutating func fraction() -> Double {
        Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// True with a probability from 0 to 1.
    public mutating func chance(_ probability: Double) -> Bool {
        fraction() < probability
    }

    /// A whole number of a range, each as likely.
    public mutating func integer(in range: ClosedRange<Int>) -> Int {
        let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
        if width == .max { return Int(truncatingIfNeeded: next()) }
        return range.lowerBound &+ Int(truncatingIfNeeded: next().multipliedFullWidth(by: width + 1).high)
    }

    /// A duration of a range, each nanosecond as likely.
    public mutating func duration(in range: ClosedRange<Int64>) -> Int64 {
        Int64(integer(in: Int(range.lowerBound)...Int(range.upperBound)))
    }

    /// One of several, each as likely; nil of none.
    public mutating func pick<Element>(_ choices: [Element]) -> Element? {
        choices.isEmpty ? nil : choices[integer(in: 0...choices.count - 1)]
    }

    /// The index of one of several weights, in proportion to them; nil when none is above 0.
    public mutating func weightedIndex(_ weights: [Double]) -> Int? {
        let total = weights.reduce(0) { $0 + max(0, $1) }
        guard total > 0 else { return nil }
        var rest = fraction() * total
        var last: Int?
        for (index, weight) in weights.enumerated() where weight > 0 {
            if rest < weight { return index }
            rest -= weight
            last = index
        }
        return last
    }

    /// A waiting time with a mean, exponentially distributed.
    public mutating func exponential(mean: Double) -> Double {
        -mean * naturalLogarithm(1 - fraction())
    }

    /// A duration whose logarithm is normally distributed around that of `median`; `spread` is its standard deviation.
    public mutating func logNormal(median: Double, spread: Double) -> Double {
        median * exponentialFunction(spread * normal())
    }

    /// A number of the standard normal distribution (Marsaglia's polar method).
    public mutating func normal() -> Double {
        while true {
            let first = 2 * fraction() - 1
            let second = 2 * fraction() - 1
            let square = first * first + second * second
            if square > 0, square < 1 {
                return first * (-2 * naturalLogarithm(square) / square).squareRoot()
            }
        }
    }
}
