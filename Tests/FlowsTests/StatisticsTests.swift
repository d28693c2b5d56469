import Redaction
import Testing

@testable import Flows

/// A random number generator whose seed a failing test prints.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

@Suite struct StatisticsTests {
    // MARK: Percentiles

    /// Nearest rank by its definition: the least value such that at least the percentage lies at or below it.
    @Test func percentilesAreNearestRanks() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<200 {
            let spread = ([1, 5, 1000, .max / 2] as [Int64]).randomElement(using: &random) ?? 1
            let count = Int.random(in: 1...60, using: &random)
            let values = (0..<count).map { _ in Int64.random(in: -spread...spread, using: &random) }.sorted()
            var figures = DistributionFigures()
            values.shuffled(using: &random).forEach { figures.add($0) }
            #expect(figures.n == values.count)
            for percent in [0, 1, 50, 90, 99, 100] {
                let brute = values.first { value in values.count { $0 <= value } * 100 >= percent * values.count }
                #expect(figures.percentile(percent) == brute, "\(percent) of \(values), seed \(seed)")
            }
        }
    }

    @Test func nothingHasNoPercentile() {
        #expect(DistributionFigures().percentile(50) == nil)
        #expect(DistributionFigures().sorted.isEmpty)
    }

    // MARK: Wilson

    struct WilsonCase: Sendable {
        var k: Int
        var n: Int
        var low: Double
        var high: Double
    }

    /// The first three are the contract's; the others stand in tables of the interval.
    static let intervals = [
        WilsonCase(k: 2, n: 2, low: 0.34238, high: 1), WilsonCase(k: 0, n: 1, low: 0, high: 0.793451),
        WilsonCase(k: 1, n: 3, low: 0.061492, high: 0.79234), WilsonCase(k: 5, n: 10, low: 0.236593, high: 0.763407),
        WilsonCase(k: 0, n: 10, low: 0, high: 0.277533), WilsonCase(k: 10, n: 10, low: 0.722467, high: 1),
    ]

    @Test(arguments: intervals)
    func wilsonIntervalsAreKnown(_ known: WilsonCase) throws {
        let interval = try #require(WilsonInterval(k: known.k, n: known.n))
        #expect(abs(interval.low - known.low) < 0.000_000_6)
        #expect(abs(interval.high - known.high) < 0.000_000_6)
    }

    @Test func nothingHasNoInterval() {
        #expect(WilsonInterval(k: 0, n: 0) == nil)
        #expect(WilsonInterval(k: 0, n: -1) == nil)
    }

    @Test func anIntervalHoldsItsShare() {
        for n in 1...60 {
            for k in 0...n {
                let interval = WilsonInterval(k: k, n: n)
                let share = Double(k) / Double(n)
                #expect(
                    interval.map { 0 <= $0.low && $0.low <= share && share <= $0.high && $0.high <= 1 } == true,
                    "\(k)/\(n)")
            }
        }
    }

    // MARK: Time buckets

    @Test func bucketsDependOnTheTimesAlone() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for span in [0, 1, 239, 240, 241, 100_000, 4_000_000_000] as [Int64] {
            let start = Int64.random(in: -3_000_000_000...3_000_000_000, using: &random)
            let times =
                (0..<300).map { _ in (start + Int64.random(in: 0...span, using: &random)) * 1_000_000_000 } + [
                    start * 1_000_000_000, (start + span) * 1_000_000_000,
                ]
            let whole = times.reduce(into: TimeBuckets()) { $0.add($1) }
            let shuffled = times.shuffled(using: &random)
            let cut = Int.random(in: 0...times.count, using: &random)
            let parts = [shuffled[..<cut], shuffled[cut...]].map { $0.reduce(into: TimeBuckets()) { $0.add($1) } }
            for order in [[0, 1], [1, 0]] {
                let joined = order.reduce(into: TimeBuckets()) { $0.append(parts[$1]) }
                #expect(joined == whole, "span \(span), seed \(seed)")
            }
            #expect(whole.buckets.reduce(0) { $0 + $1.count } == times.count)
            #expect((1...240).contains(whole.buckets.count))
            #expect(span > 239 || whole.width == 1_000_000_000)
            // Of the steps to the next width the greatest is one of seven.
            #expect(span < 240 || whole.buckets.count > 240 / 7, "the width is no larger than it has to be")
            let isCovered = whole.buckets.first.map { $0.start <= start * 1_000_000_000 } ?? false
            #expect(isCovered)
        }
    }

    struct Width: Sendable {
        var span: Int64
        var width: Int64
    }

    /// Seconds from the first to the last event. Up to days, buckets begin at 0; weeks begin on a Monday, and 1970 began on a Thursday.
    @Test(arguments: [
        Width(span: 239, width: 1), Width(span: 240, width: 5), Width(span: 1199, width: 5),
        Width(span: 1200, width: 15),
        Width(span: 3600, width: 30), Width(span: 7200, width: 60), Width(span: 14_400, width: 300),
        Width(span: 86_400, width: 900), Width(span: 3 * 86_400, width: 1800), Width(span: 7 * 86_400, width: 3600),
        Width(span: 28 * 86_400, width: 3 * 3600), Width(span: 59 * 86_400, width: 6 * 3600),
        Width(span: 90 * 86_400, width: 12 * 3600), Width(span: 239 * 86_400, width: 86_400),
        Width(span: 365 * 86_400, width: 7 * 86_400), Width(span: 2000 * 86_400, width: 14 * 86_400),
        Width(span: 4000 * 86_400, width: 28 * 86_400), Width(span: 8000 * 86_400, width: 56 * 86_400),
    ])
    func bucketsAreRoundLengthsOfTime(_ sample: Width) {
        var buckets = TimeBuckets()
        for time in [0, sample.span] { buckets.add(time * 1_000_000_000) }
        #expect(buckets.width == sample.width * 1_000_000_000)
        let isWeeks = sample.width.isMultiple(of: 7 * 86_400)
        // From the Monday that a multiple of the width before or after 5 January 1970.
        let monday: Int64 = 4 * 86_400
        let start = isWeeks ? monday - sample.width : 0
        #expect(buckets.buckets.first?.start == start * 1_000_000_000)
        #expect(buckets.buckets.count == Int((sample.span - start) / sample.width) + 1)
    }

    /// Whatever the order of the times, before 1970 too: weeks have the events of their seven days.
    @Test(arguments: [-3000, 0, 20_000] as [Int64])
    func weeksBeginOnMondays(_ firstDay: Int64) {
        let days = (firstDay..<firstDay + 400).map { $0 * 86_400_000_000_000 }
        var forward = TimeBuckets()
        for day in days { forward.add(day) }
        var halves = TimeBuckets()
        for day in days.suffix(200).reversed() { halves.add(day + 1) }
        var others = TimeBuckets()
        for day in days.prefix(200) { others.add(day) }
        halves.append(others)
        #expect(forward == halves)
        #expect(forward.width == 7 * 86_400_000_000_000)
        // Day 4 of 1970 was a Monday.
        #expect(forward.buckets.allSatisfy { ($0.start / 86_400_000_000_000 - 4).isMultiple(of: 7) })
        #expect(forward.buckets.dropFirst().dropLast().allSatisfy { $0.count == 7 })
        #expect(forward.buckets.reduce(0) { $0 + $1.count } == 400)
    }

    @Test func emptyBucketsStandBetween() {
        var buckets = TimeBuckets()
        #expect(buckets.buckets.isEmpty)
        for time in [-1, 0, 2_500_000_000] as [Int64] { buckets.add(time) }
        #expect(buckets.buckets.map(\.start) == [-1_000_000_000, 0, 1_000_000_000, 2_000_000_000])
        #expect(buckets.buckets.map(\.count) == [1, 1, 0, 1])
    }

    // MARK: Tables

    @Test func aTableKeepsItsFirstThousandKeys() {
        var table = TopTable<Int>()
        for key in 0..<1001 { table.add(key) }
        table.add(0, count: 5)
        table.add(1000, count: 2)
        #expect(table.counts.count == 1000)
        #expect(table.counts[0] == 6)
        #expect(table.counts[1000] == nil)
        #expect(table.other == 3)
        #expect(table.total == 1008)
        var other = TopTable<Int>()
        other.add(2000, count: 4)
        var joined = other
        joined.append(table)
        table.append(other)
        #expect(joined == table)
        #expect(table.counts[2000] == 4)
        #expect(table.total == 1012)
    }

    // MARK: Names of metrics

    @Test func dimensionsAreSortedAndEscaped() {
        let id = MetricID("a.b", [.init(key: "z", value: "1"), .init(key: "c", value: "x,y={\\}")])
        #expect(id.text == "a.b{c=x\\,y\\=\\{\\\\\\},z=1}")
        #expect(MetricID("a.b").text == "a.b")
    }
}
