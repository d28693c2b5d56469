import Testing

@testable import Comparison

@Suite struct FisherTestTests {
    /// By definition, with whole numbers: of all tables with these sums, the part that has k or fewer, k or more, and no more
    /// ways than the one seen.
    private func enumerated(_ baseK: Int, _ baseN: Int, _ k: Int, _ n: Int) -> (Double, Double, Double) {
        func choose(_ n: Int, _ k: Int) -> Int {
            guard k >= 0, k <= n else { return 0 }
            return (0..<k).reduce(1) { $0 * (n - $1) / ($1 + 1) }
        }
        let marked = baseK + k
        let ways = (0...n).map { choose(n, $0) * choose(baseN, marked - $0) }
        let all = Double(ways.reduce(0, +))
        return (
            Double(ways[0...k].reduce(0, +)) / all, Double(ways[k...].reduce(0, +)) / all,
            Double(ways.filter { $0 <= ways[k] }.reduce(0, +)) / all
        )
    }

    @Test func agreesWithAllTablesOfSmallSums() throws {
        for baseN in 1...9 {
            for n in 1...9 {
                for baseK in 0...baseN {
                    for k in 0...n {
                        let test = try #require(FisherTest(baseK: baseK, baseN: baseN, k: k, n: n))
                        let (lower, higher, both) = enumerated(baseK, baseN, k, n)
                        #expect(abs(test.lower - lower) < 1e-12, "\(baseK)/\(baseN) \(k)/\(n)")
                        #expect(abs(test.higher - higher) < 1e-12, "\(baseK)/\(baseN) \(k)/\(n)")
                        #expect(abs(test.twoSided - both) < 1e-12, "\(baseK)/\(baseN) \(k)/\(n)")
                    }
                }
            }
        }
    }

    /// Fisher's tea: four cups of eight, all found, or three of four.
    @Test func tea() throws {
        let all = try #require(FisherTest(baseK: 0, baseN: 4, k: 4, n: 4))
        #expect(abs(all.higher - 1.0 / 70) < 1e-15)
        let three = try #require(FisherTest(baseK: 1, baseN: 4, k: 3, n: 4))
        #expect(abs(three.higher - 17.0 / 70) < 1e-15)
    }

    /// Of equal great shares a half is on each side, and what nobody sees by chance is nothing.
    @Test func greatSums() throws {
        let n = FisherTest.greatest / 100
        let equal = try #require(FisherTest(baseK: n / 2, baseN: n, k: n / 2, n: n))
        // A half, and half of the middle: the count of one has a variance of n ÷ 8, so that is 1 ÷ √(2π n ÷ 8).
        let middle = 1 / (2 * Double.pi * Double(n) / 8).squareRoot()
        #expect(abs(equal.lower - (0.5 + middle / 2)) < 1e-6 && abs(equal.higher - (0.5 + middle / 2)) < 1e-6)
        #expect(equal.twoSided > 0.999_9)
        let apart = try #require(FisherTest(baseK: n, baseN: n, k: 0, n: n))
        #expect(apart.lower == 0 && apart.twoSided == 0 && apart.higher == 1)
    }

    /// Of a million each, the count of one has a variance of n ÷ 8: 354 less is a standard deviation, 1 − Φ(1) = 0.15866.
    @Test func nearTheNormalDistribution() throws {
        let n = 1_000_000
        let test = try #require(FisherTest(baseK: n / 2 + 354, baseN: n, k: n / 2 - 354, n: n))
        #expect(abs(test.lower - 0.15866) < 0.0005)
        #expect(abs(test.twoSided - 2 * 0.15866) < 0.001)
    }

    @Test func noShares() {
        #expect(FisherTest(baseK: 0, baseN: 0, k: 1, n: 2) == nil)
        #expect(FisherTest(baseK: 0, baseN: 2, k: 0, n: 0) == nil)
        #expect(FisherTest(baseK: 3, baseN: 2, k: 0, n: 1) == nil)
        #expect(FisherTest(baseK: -1, baseN: 2, k: 0, n: 1) == nil)
        #expect(FisherTest(baseK: 0, baseN: .max, k: 0, n: .max) == nil)
    }
}
