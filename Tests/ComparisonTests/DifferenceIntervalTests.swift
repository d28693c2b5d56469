import Testing

@testable import Comparison

@Suite struct DifferenceIntervalTests {
    struct Case: Sendable {
        var first: (k: Int, n: Int)
        var second: (k: Int, n: Int)
        var low, high: Double
    }

    /// Newcombe 1998, table II, method 10: examples (a), (b), (d), (e) and (g) as he has them, first less second there.
    static let cases = [
        Case(first: (56, 70), second: (48, 80), low: -0.3339, high: -0.0524),
        Case(first: (9, 10), second: (3, 10), low: -0.8090, high: -0.1705),
        Case(first: (5, 56), second: (0, 29), low: -0.1926, high: 0.0381),
        Case(first: (0, 10), second: (0, 20), low: -0.2775, high: 0.1611),
        Case(first: (10, 10), second: (0, 10), low: -1, high: -0.6075),
    ]

    @Test(arguments: cases) func newcombe(_ example: Case) throws {
        let interval = try #require(
            DifferenceInterval(
                baseK: example.first.k, baseN: example.first.n, k: example.second.k, n: example.second.n))
        #expect(abs(interval.low - example.low) < 0.00006)
        #expect(abs(interval.high - example.high) < 0.00006)
    }

    @Test func nothingToMeasure() {
        #expect(DifferenceInterval(baseK: 0, baseN: 0, k: 1, n: 2) == nil)
        #expect(DifferenceInterval(baseCount: 1, baseLaunches: 0, count: 1, launches: 4) == nil)
    }

    /// 100 in 10 launches: the score interval of 100 is (101.92 ± 1.96 √100.96) = 82.227 to 121.614.
    @Test func counts() throws {
        let interval = try #require(
            DifferenceInterval(baseCount: 100, baseLaunches: 10, count: 100, launches: 10))
        let (down, up) = (10 - 8.2227, 12.1614 - 10)
        #expect(abs(interval.high - (down * down + up * up).squareRoot()) < 0.001)
        #expect(abs(interval.low + interval.high) < 1e-12)
        #expect(interval.holdsZero)
    }

    @Test func holm() {
        // Sorted 0.01, 0.02, 0.03, 0.04 times 4, 3, 2, 1: 0.04, 0.06, 0.06, 0.06.
        let corrected = Holm.corrected([0.04, 0.01, 0.03, 0.02])
        for (found, right) in zip(corrected, [0.06, 0.04, 0.06, 0.06]) { #expect(abs(found - right) < 1e-12) }
        #expect(Holm.corrected([]) == [])
        #expect(Holm.corrected([0.6, 0.7]) == [1, 1])
    }
}
