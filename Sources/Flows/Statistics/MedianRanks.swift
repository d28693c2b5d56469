/// The ranks of the values between which the median of all that might have been measured lies, at 95 %.
///
/// How many values lie below that median is as heads of `n` coins; the interval leaves out the outer ranks that come in at most
/// 2.5 % of cases on each side, whatever the values are distributed like.
public struct MedianRanks: Sendable, Hashable {
    /// The ranks, from 1 to `n`; as far from both ends.
    public let low, high: Int

    /// The ranks for `n` values; nil for fewer than six, of which no two values are far enough out.
    ///
    /// Cost: about the square root of `n`.
    public init?(n: Int) {
        guard n >= 6 else { return nil }
        // Probabilities relative to that of the middle, from there to the left, down to what adds nothing.
        var terms = [1.0]
        var count = n / 2
        while count > 0, terms[terms.count - 1] > 1e-20 {
            terms.append(terms[terms.count - 1] * Double(count) / Double(n - count + 1))
            count -= 1
        }
        let left = terms.reduce(0, +)
        let all = n.isMultiple(of: 2) ? 2 * left - 1 : 2 * left
        var below = 0.0
        var rank = count
        for term in terms.reversed() {
            guard below + term <= 0.025 * all else { break }
            below += term
            rank += 1
        }
        guard rank >= 1 else { return nil }
        low = rank
        high = n + 1 - rank
    }
}
