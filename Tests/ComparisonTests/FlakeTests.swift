import Diagnostics
import Redaction
import ReportModel
import Testing

@testable import Comparison

/// The regression gate on simulated runs: how often it fails equal runs, and how often it finds a drop.
@Suite struct FlakeTests {
    /// SplitMix64; the seed is in the name of a failure.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
    }

    private static func successes(_ n: Int, _ share: Double, _ generator: inout Generator) -> Int {
        (0..<n).count { _ in Double.random(in: 0..<1, using: &generator) < share }
    }

    private static func run(_ k: Int, _ n: Int) -> ReportFigures {
        let name = ReportName(key: "shop", shown: "shop")
        var app = ReportFigures.App(name: name, launches: n, fewest: 1, eventTotal: n)
        app.metrics = [
            ReportFigures.Metric(name: ReportName(key: "rate", shown: "rate"), figure: .rate(k: k, n: n))
        ]
        return ReportFigures(apps: [app], environment: RunEnvironment(), captureCount: 1, lineCount: n)
    }

    private static func fails(
        _ first: (k: Int, n: Int), _ second: (k: Int, n: Int), _ worse: FisherTest.Direction, _ confidence: Double
    ) throws -> Bool {
        var gate = Gate(try #require(MetricTarget("rate")), at: SourcePlace(file: "c.yml", line: 1))
        gate.regression = Gate.Regression(worse: worse, confidence: confidence)
        let judge = GateJudge(
            run(second.k, second.n), baseline: run(first.k, first.n), today: CivilDate(secondsSince1970: 0))
        return try judge.outcomes(of: [gate]).hasFailed
    }

    /// The least count that so many trials of a probability go over in at most one of a thousand cases.
    private static func bound(_ trials: Int, _ probability: Double) -> Int {
        var term = (0..<trials).reduce(1.0) { product, _ in product * (1 - probability) }
        var sum = term
        var count = 0
        while sum < 0.999 {
            term *= Double(trials - count) / Double(count + 1) * probability / (1 - probability)
            count += 1
            sum += term
        }
        return count
    }

    /// Of 1,000 pairs of equal runs, n of each from 5 to 500 and the share from a half to 99.5 %, no more fail than the level
    /// says: at most its 99.9 % binomial bound.
    @Test(arguments: [(0.99, FisherTest.Direction.lower), (0.95, .lower), (0.95, .higher), (0.9, .higher)])
    func equalRunsPass(_ confidence: Double, _ worse: FisherTest.Direction) throws {
        var generator = Generator(state: 20_270_115)
        var failed = 0
        for _ in 0..<1000 {
            let share = Double.random(in: 0.5..<0.995, using: &generator)
            let sizes = [Int.random(in: 5...500, using: &generator), Int.random(in: 5...500, using: &generator)]
            let runs = sizes.map { (k: Self.successes($0, share, &generator), n: $0) }
            if try Self.fails(runs[0], runs[1], worse, confidence) { failed += 1 }
        }
        let most = Self.bound(1000, 1 - confidence)
        #expect(failed <= most, "seed 20270115: \(failed) of 1,000 at \(confidence), at most \(most)")
    }

    struct Power: Sendable {
        var confidence, before, now: Double
        var n: Int
        /// The sum over all pairs of counts of their probability where the test says worse, reckoned apart from this code.
        var power: Double
    }

    /// The table of the article `Gates`.
    static let powers = [
        Power(confidence: 0.99, before: 0.95, now: 0.85, n: 100, power: 0.447),
        Power(confidence: 0.99, before: 0.95, now: 0.75, n: 50, power: 0.623),
        Power(confidence: 0.99, before: 0.90, now: 0.70, n: 100, power: 0.871),
        Power(confidence: 0.99, before: 0.99, now: 0.95, n: 500, power: 0.921),
        Power(confidence: 0.95, before: 0.95, now: 0.85, n: 100, power: 0.708),
        Power(confidence: 0.95, before: 0.95, now: 0.75, n: 20, power: 0.376),
    ]

    /// 1,000 pairs find a drop as often as the table says, within four standard deviations.
    @Test(arguments: powers) func aDropIsFound(_ row: Power) throws {
        var generator = Generator(state: 7)
        var found = 0
        for _ in 0..<1000 {
            let first = (k: Self.successes(row.n, row.before, &generator), n: row.n)
            let second = (k: Self.successes(row.n, row.now, &generator), n: row.n)
            if try Self.fails(first, second, .lower, row.confidence) { found += 1 }
        }
        let deviation = (row.power * (1 - row.power) * 1000).squareRoot()
        #expect(abs(Double(found) - row.power * 1000) < 4 * deviation, "seed 7: \(found)")
    }

    @Test func theBoundIsThatOfTheBinomialDistribution() {
        // 10 trials of a half: 10 come in 1 of 1,024, 9 or more in 11.
        #expect(Self.bound(10, 0.5) == 9)
        #expect(Self.bound(1000, 0.01) == 21)
    }

    /// Equal runs of a permission: each install answers once, with 60 %, and is read at 3 to 30 launches. Of 1,000 pairs of 2 to
    /// 40 installs no more are called changed than the level says; counted by launch, far more would be.
    @Test func installsThatRepeatThemselvesAreNoChange() throws {
        var generator = Generator(state: 20_270_116)
        var (changed, naive) = (0, 0)
        for _ in 0..<1000 {
            let runs = (0..<2).map { _ in
                var rate = EffectiveRates.Rate(k: 0, n: 0, repeated: RepeatedTrials(installs: 0, kk: 0, kn: 0, nn: 0))
                for _ in 0..<Int.random(in: 2...40, using: &generator) {
                    let n = Int.random(in: 3...30, using: &generator)
                    let k = Double.random(in: 0..<1, using: &generator) < 0.6 ? n : 0
                    (rate.k, rate.n) = (rate.k + k, rate.n + n)
                    rate.repeated?.installs += 1
                    rate.repeated?.kk += Double(k * k)
                    rate.repeated?.kn += Double(k * n)
                    rate.repeated?.nn += Double(n * n)
                }
                return rate
            }
            let test = try #require(EffectiveRates(from: runs[0], to: runs[1]).fisher)
            if test.twoSided <= 0.05 { changed += 1 }
            let plain = try #require(FisherTest(baseK: runs[0].k, baseN: runs[0].n, k: runs[1].k, n: runs[1].n))
            if plain.twoSided <= 0.05 { naive += 1 }
        }
        #expect(changed <= Self.bound(1000, 0.05), "seed 20270116: \(changed) of 1,000")
        #expect(naive > 500, "seed 20270116: \(naive) of 1,000")
    }
}
