import Testing

@testable import Flows

@Suite struct MedianRanksTests {
    /// The ranks that tables of the sign test give at 5 %, two-sided.
    @Test(arguments: [
        (6, 1, 6), (8, 1, 8), (9, 2, 8), (10, 2, 9), (20, 6, 15), (25, 8, 18), (50, 18, 33), (100, 40, 61),
    ]) func ranksOfTheSignTest(_ n: Int, _ low: Int, _ high: Int) throws {
        let ranks = try #require(MedianRanks(n: n))
        #expect(ranks.low == low && ranks.high == high)
    }

    @Test func tooFew() {
        for n in -1...5 { #expect(MedianRanks(n: n) == nil) }
    }

    /// Of a billion the normal distribution says half less 0.98 times the root: 31,000 and a little.
    @Test func many() throws {
        let ranks = try #require(MedianRanks(n: 1_000_000_000))
        #expect(abs(500_000_000 - ranks.low - 30_990) < 5)
    }

    /// By definition: the left tail of coins, summed in whole numbers.
    @Test func agreesWithWholeNumbers() throws {
        for n in 6...40 {
            func choose(_ k: Int) -> Int { (0..<k).reduce(1) { $0 * (n - $1) / ($1 + 1) } }
            var below = 0
            var rank = 0
            while (below + choose(rank)) * 40 <= 1 << n {
                below += choose(rank)
                rank += 1
            }
            #expect(try #require(MedianRanks(n: n)).low == rank, "\(n)")
        }
    }
}
