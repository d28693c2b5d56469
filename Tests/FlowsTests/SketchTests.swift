import Testing

@testable import Flows

/// Percentiles of more values than are kept: their stated error, and that it matters not how the values were split up.
@Suite struct SketchTests {
    private func figures(_ values: some Sequence<Int64>) -> DistributionFigures {
        values.reduce(into: DistributionFigures()) { $0.add($1) }
    }

    // MARK: Buckets

    struct Bucket: Sendable {
        var value: Int64
        var middle: Int64
    }

    /// Worked by hand: 128…129 is the first bucket of two numbers, 256…259 the first of four; 1,000 lies in 1,000…1,007
    /// (1,000 needs ten bits, so three are dropped), whose middle, rounded down, is 1,003.
    static let buckets = [
        Bucket(value: 0, middle: 0), Bucket(value: 1, middle: 1), Bucket(value: 127, middle: 127),
        Bucket(value: 128, middle: 128), Bucket(value: 129, middle: 128), Bucket(value: 130, middle: 130),
        Bucket(value: 256, middle: 257), Bucket(value: 259, middle: 257), Bucket(value: 260, middle: 261),
        Bucket(value: 1000, middle: 1003), Bucket(value: 1007, middle: 1003), Bucket(value: 1008, middle: 1011),
        Bucket(value: -1, middle: -1), Bucket(value: -129, middle: -128), Bucket(value: -1000, middle: -1003),
        Bucket(value: .max, middle: .max - (1 << 55)), Bucket(value: .min, middle: -(.max - (1 << 55))),
    ]

    @Test(arguments: buckets)
    func aBucketStandsForItsNumbers(_ bucket: Bucket) {
        #expect(ValueBucket.middle(of: bucket.value) == bucket.middle)
    }

    /// The stated error, and that a middle stands for itself, on both sides of every power of two and at random.
    @Test func aMiddleIsNoFurtherOffThanStated() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        var values: [Int64] = [.min, .max]
        for shift in 0..<63 {
            let power = Int64(1) << shift
            values += [power - 1, power, power + 1, -power].map { $0 }
            values += (0..<100).map { _ in Int64.random(in: 0...power, using: &random) }
        }
        let wrong = values.filter { value in
            let middle = ValueBucket.middle(of: value)
            let distance = abs(Double(value) - Double(middle))
            return ValueBucket.middle(of: middle) != middle || distance > abs(Double(value)) / 128
        }
        #expect(wrong.isEmpty, "seed \(seed)")
    }

    // MARK: Percentiles

    /// A distribution of which the sketch must be held against the values themselves.
    enum Shape: String, CaseIterable, Sendable {
        case even, bell, longTail, twoHeaps, powersOfTwo, bucketEnds, aroundZero, negative, growing, widest

        func value(_ index: Int, _ random: inout SplitMix) -> Int64 {
            let unit = Double.random(in: 0..<1, using: &random)
            switch self {
            case .even: return Int64(unit * 1e10)
            case .bell:
                return 2_000_000_000
                    + (0..<12).reduce(0) { sum, _ in sum + .random(in: 0...99_999_999, using: &random) }
            case .longTail: return Int64(1_000_000 / (1 - unit))
            case .twoHeaps: return unit < 0.5 ? Int64(unit * 1e6) : 3_600_000_000_000 + Int64(unit * 1e9)
            case .powersOfTwo: return (Int64(1) << (index % 62)) + Int64(index) % 3 - 1
            case .bucketEnds: return (64 + Int64(index % 64)) << (8 + Int64(index) % 40) - Int64(index) % 2
            case .aroundZero: return Int64((unit - 0.5) * 1e6)
            case .negative: return -Int64(1000 / (1 - unit)) - Int64(index)
            case .growing: return Int64(index) * 1009 + 1
            case .widest: return .random(in: .min ... .max, using: &random)
            }
        }
    }

    @Test(arguments: Shape.allCases)
    func percentilesOfASketchAreOffByLessThanStated(_ shape: Shape) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        var values = (0..<30_000).map { shape.value($0, &random) }
        // Enough different values for a sketch, whatever the shape: below all others.
        let others = (0...Int64(DistributionFigures.mostDistinct)).map { -5_000_000 - $0 }
        if Set(values).count <= DistributionFigures.mostDistinct { values += others }
        let sketch = figures(values)
        #expect(sketch.isSketch)
        values.sort()
        #expect(sketch.least == values.first)
        #expect(sketch.greatest == values.last)
        let percents = Array(0...100)
        let found = sketch.percentiles(percents)
        let errors = percents.map { percent in
            let exact = Double(values[max(1, (values.count * percent + 99) / 100) - 1])
            return exact == 0 ? abs(Double(found[percent])) : abs(Double(found[percent]) - exact) / abs(exact)
        }
        let largest = errors.max() ?? 0
        #expect(largest <= DistributionFigures.relativeError, "\(shape), seed \(seed)")
        print("sketch of \(shape): largest error \((largest * 1e6).rounded() / 1e4) %")
        #expect(found.first == values.first)
        #expect(found.last == values.last)
    }

    /// The switch to a sketch, and all it gives, depend on the values alone.
    @Test func aSketchDoesNotDependOnTheGrouping() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for count in [9_999, 10_000, 10_001, 25_000] {
            let values = (0..<count).map { Int64($0) * 1009 + 1 }
            let whole = figures(values)
            #expect(whole.isSketch == (count > DistributionFigures.mostDistinct))
            for _ in 0..<3 {
                let shuffled = (values + values).shuffled(using: &random)
                let cuts =
                    ([0, shuffled.count] + (0..<4).map { _ in Int.random(in: 0...shuffled.count, using: &random) })
                    .sorted()
                let parts = zip(cuts, cuts.dropFirst()).map { figures(shuffled[$0..<$1]) }.shuffled(using: &random)
                let fromLeft = parts.reduce(into: DistributionFigures()) { $0.append($1) }
                let fromRight = parts.reversed().reduce(DistributionFigures()) { later, part in
                    var joined = part
                    joined.append(later)
                    return joined
                }
                var twice = whole
                twice.append(whole)
                #expect(fromLeft == twice, "\(count), seed \(seed)")
                #expect(fromRight == twice, "\(count), seed \(seed)")
            }
        }
    }
}
