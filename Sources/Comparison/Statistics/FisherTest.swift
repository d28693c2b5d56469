/// Fisher's exact test of two shares: how often chance alone, with the sums as they are, gives what was seen or more.
///
/// The probabilities of all tables with the same sums are taken relative to the most probable one and divided by their sum, so
/// that nothing overflows and no factorial is needed. Cost: about the square root of n.
///
/// Source: R. A. Fisher, “The logic of inductive inference”, 1935.
public struct FisherTest: Sendable, Hashable {
    /// Which way a share is worse.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        case lower, higher
    }

    /// The probability that the second share is as low as it is, or lower.
    public let lower: Double
    /// The probability that the second share is as high as it is, or higher.
    public let higher: Double
    /// The probability of what was seen or of anything less probable.
    public let twoSided: Double

    /// The greatest n that is tested.
    public static let greatest = 1_000_000_000

    /// The test of `k` of `n` against `baseK` of `baseN`; nil where a share is none, or n is 0 or over the greatest.
    public init?(baseK: Int, baseN: Int, k: Int, n: Int) {
        guard (0...baseN).contains(baseK), (0...n).contains(k), baseN > 0, n > 0, baseN <= FisherTest.greatest,
            n <= FisherTest.greatest
        else { return nil }
        let table = Hypergeometric(total: baseN + n, marked: baseK + k, drawn: n)
        let terms = table.sums(around: k)
        lower = min(1, (terms.below + terms.at) / terms.all)
        higher = min(1, (terms.above + terms.at) / terms.all)
        twoSided = min(1, terms.asRare / terms.all)
    }

    /// The probability of one side.
    public func probability(_ direction: Direction) -> Double {
        direction == .lower ? lower : higher
    }
}

/// How many of `marked` things among `total` are in a sample of `drawn`.
private struct Hypergeometric {
    let total, marked, drawn: Int

    /// The possible counts.
    private var support: ClosedRange<Int> { max(0, drawn + marked - total)...min(drawn, marked) }

    /// The most probable count.
    private var mode: Int {
        // In decimals, for the product may not fit; off by a little does not matter, terms are relative to it.
        let share = Double(drawn + 1) * Double(marked + 1) / Double(total + 2)
        return min(support.upperBound, max(support.lowerBound, Int(share)))
    }

    /// The probability of `count + 1` over that of `count`.
    private func ratio(after count: Int) -> Double {
        Double(marked - count) / Double(count + 1)
            * (Double(drawn - count) / Double(total - marked - drawn + count + 1))
    }

    /// Sums of probabilities, relative to that of the mode.
    struct Sums {
        var below = 0.0
        var at = 0.0
        var above = 0.0
        /// What is no more probable than what was seen.
        var asRare = 0.0
        var all: Double { below + at + above }
    }

    func sums(around seen: Int) -> Sums {
        var sums = Sums()
        walk(downTo: 0) { count, term in
            if count == seen { sums.at = term }
            return count != seen
        }
        // Two tables may be equally probable and differ in the last digits.
        let rare = sums.at * (1 + 1e-9)
        walk(downTo: sums.at * 1e-20) { count, term in
            if count < seen { sums.below += term }
            if count > seen { sums.above += term }
            if term <= rare { sums.asRare += term }
            return true
        }
        return sums
    }

    /// From the mode to both sides, as long as a probability is over `least` and `body` wants more of that side.
    private func walk(downTo least: Double, _ body: (Int, Double) -> Bool) {
        let (middle, range) = (mode, support)
        var term = 1.0
        var count = middle
        while count <= range.upperBound, term > least, body(count, term) {
            term *= ratio(after: count)
            count += 1
        }
        term = 1
        count = middle
        while count > range.lowerBound {
            term /= ratio(after: count - 1)
            count -= 1
            guard term > least, body(count, term) else { break }
        }
    }
}
