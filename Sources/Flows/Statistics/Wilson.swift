/// The Wilson score interval of a share at 95 %: the range of true shares that `k` of `n` does not speak against.
///
/// Source: E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, 1927.
public struct WilsonInterval: Sendable, Hashable {
    /// The interval's ends, from 0 to 1.
    public let low, high: Double

    /// The interval for `k` of `n`, or nil when `n` is 0.
    public init?(k: Int, n: Int) {
        guard n > 0 else { return nil }
        let z = 1.959963984540054
        let count = Double(n)
        let share = Double(k) / count
        let centre = share + z * z / (2 * count)
        let spread = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
        let scale = 1 + z * z / count
        low = k == 0 ? 0 : max(0, (centre - spread) / scale)
        high = k == n ? 1 : min(1, (centre + spread) / scale)
    }
}
