internal import Flows

/// The 95 % interval of a difference, made of the intervals of its two sides.
///
/// For shares it is Newcombe's (method 10), made of two Wilson intervals; for counts by launch it is made of two score
/// intervals of a Poisson rate; for medians of two intervals of order statistics. Squares of the distances to the ends add up,
/// each end with the one that lies on the other side.
///
/// Source: R. G. Newcombe, “Interval estimation for the difference between independent proportions”, 1998.
public struct DifferenceInterval: Sendable, Hashable {
    /// The interval's ends; the difference is the second side less the first.
    public let low, high: Double

    /// A side: its value and its own interval.
    struct Side {
        var value, low, high: Double
    }

    /// The interval of the difference of two sides.
    init(from first: Side, to second: Side) {
        let difference = second.value - first.value
        let down = (second.value - second.low, first.high - first.value)
        let up = (second.high - second.value, first.value - first.low)
        low = difference - (down.0 * down.0 + down.1 * down.1).squareRoot()
        high = difference + (up.0 * up.0 + up.1 * up.1).squareRoot()
    }

    /// The interval of the difference of two shares, or nil where one has n of 0.
    public init?(baseK: Int, baseN: Int, k: Int, n: Int) {
        guard let first = Side(k: baseK, n: baseN), let second = Side(k: k, n: n) else { return nil }
        self.init(from: first, to: second)
    }

    /// The interval of the difference of two counts by launch, as if each came by itself; nil without launches.
    public init?(baseCount: Int, baseLaunches: Int, count: Int, launches: Int) {
        guard baseLaunches > 0, launches > 0, baseCount >= 0, count >= 0 else { return nil }
        self.init(
            from: Side(count: baseCount, exposure: Double(baseLaunches)),
            to: Side(count: count, exposure: Double(launches)))
    }

    /// Whether no difference lies in it.
    public var holdsZero: Bool { low <= 0 && high >= 0 }
}

extension DifferenceInterval.Side {
    /// A share with its Wilson interval.
    init?(k: Int, n: Int) {
        guard n > 0, (0...n).contains(k), let interval = WilsonInterval(k: k, n: n) else { return nil }
        self.init(value: Double(k) / Double(n), low: interval.low, high: interval.high)
    }

    /// A rate of a Poisson process with its score interval.
    init(count: Int, exposure: Double) {
        let z = 1.959963984540054
        let count = Double(count)
        let centre = count + z * z / 2
        let spread = z * (count + z * z / 4).squareRoot()
        self.init(
            value: count / exposure, low: count == 0 ? 0 : max(0, (centre - spread) / exposure),
            high: (centre + spread) / exposure)
    }
}
