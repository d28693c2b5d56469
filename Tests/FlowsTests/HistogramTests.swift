import Testing

@testable import Flows

@Suite struct HistogramTests {
    struct Case: Sendable {
        var values: [Int64]
        var leastWidth: Int64 = 1
        /// The edges, and how many values lie between each two.
        var edges: [Int64]
        var counts: [Int]
    }

    static let cases = [
        Case(values: [], edges: [], counts: []),
        Case(values: [7], edges: [7, 8], counts: [1]),
        Case(values: [3, 4, 4, 6], edges: [3, 4, 5, 6, 7], counts: [1, 2, 0, 1]),
        // 95 / 10 is 9, so bins are 10 wide and begin at a multiple of 10.
        Case(
            values: [5, 50, 55, 100], edges: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110],
            counts: [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]),
        Case(
            values: [-7, -1, 0, 12], edges: [-8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14],
            counts: [1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1]),
        Case(values: [1_300_000], leastWidth: 1_000_000, edges: [1_000_000, 2_000_000], counts: [1]),
        // 900 is more than 20 times the median 4: edges grow.
        Case(
            values: [3, 4, 4, 900], edges: [2, 5, 10, 20, 50, 100, 200, 500, 1000],
            counts: [3, 0, 0, 0, 0, 0, 0, 1]),
        Case(values: [0, 0, 1, 40], edges: [0, 1, 2, 5, 10, 20, 50], counts: [2, 1, 0, 0, 0, 1]),
        // Below the least width there is one bin.
        Case(
            values: [5, 30, 40, 1000], leastWidth: 10, edges: [0, 10, 20, 50, 100, 200, 500, 1000, 2000],
            counts: [1, 0, 2, 0, 0, 0, 0, 1]),
    ]

    @Test(arguments: cases)
    func edgesAreRoundAndHoldAllValues(_ known: Case) {
        let histogram = Histogram(
            known.values.reduce(into: DistributionFigures()) { $0.add($1) }, leastWidth: known.leastWidth)
        #expect(histogram.bins.map(\.low) + histogram.bins.suffix(1).map(\.high) == known.edges)
        #expect(histogram.bins.map(\.count) == known.counts)
    }

    /// Whatever the values: no trap, no gap, a bounded number of bins, every value in its bin.
    @Test func everyValueIsInItsBin() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let bounds: [ClosedRange<Int64>] = [
            .min ... .max, .min ... .min, .max ... .max, 0 ... .max, .min...0, -3...3, 0...1_000_000_000_000,
            .max - 5 ... .max,
        ]
        for bound in bounds {
            for count in [1, 2, 50] {
                var values = (0..<count).map { _ in
                    Int64.random(in: bound, using: &random)
                        >> (bound.lowerBound >= 0 ? Int64.random(in: 0...40, using: &random) : 0)
                }
                values += [bound.lowerBound, bound.upperBound]
                let bins = Histogram(values.reduce(into: DistributionFigures()) { $0.add($1) }).bins
                #expect(bins.reduce(0) { $0 + $1.count } == values.count)
                #expect((1...25).contains(bins.count), "\(bound), seed \(seed)")
                for (bin, next) in zip(bins, bins.dropFirst()) { #expect(bin.high == next.low && bin.low < bin.high) }
                let inside = bins.map { bin in
                    values.count { $0 >= bin.low && ($0 < bin.high || (bin.high == .max && $0 == .max)) }
                }
                #expect(inside == bins.map(\.count), "\(bound), seed \(seed)")
            }
        }
    }
}
