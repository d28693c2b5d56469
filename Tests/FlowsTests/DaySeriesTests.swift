import Redaction
import Testing

@testable import Flows

@Suite struct DaySeriesTests {
    private func step(_ k: Int, _ n: Int) -> DaySeries.Step {
        DaySeries.Step(launches: 1, values: ["a": .rate(Share(k: k, n: n)), "b": .count(n)])
    }

    @Test func valuesOfADayAddUp() {
        var series = DaySeries()
        series.add(step(1, 2), day: 3)
        series.add(step(0, 1), day: 5)
        series.add(step(2, 2), day: 3)
        let day: Int64 = 86_400_000_000_000
        #expect(series.steps.map(\.start) == [3 * day, 5 * day])
        #expect(series.steps.map(\.step.launches) == [2, 1])
        #expect(series.steps[0].step.values == ["a": .rate(Share(k: 3, n: 4)), "b": .count(4)])
        #expect(series.width == 1)
    }

    @Test func aDayBeginsAtMidnightBefore1970Too() {
        #expect(DaySeries.day(of: 0) == 0)
        #expect(DaySeries.day(of: DaySeries.dayNanoseconds - 1) == 0)
        #expect(DaySeries.day(of: -1) == -1)
        #expect(DaySeries.day(of: .min) == Int64.min / DaySeries.dayNanoseconds - 1)
    }

    /// The steps depend on the days alone: not on their order nor on how they were split up.
    @Test func stepsDependOnTheDaysAlone() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for span in [0, 119, 120, 121, 5000, 70_000] as [Int64] {
            let start = Int64.random(in: -30_000...30_000, using: &random)
            let days =
                [start, start + span] + (0..<200).map { _ in start + Int64.random(in: 0...span, using: &random) }
            func series(_ days: some Sequence<Int64>) -> DaySeries {
                days.reduce(into: DaySeries()) { $0.add(step(Int($1 & 1), 1), day: $1) }
            }
            let whole = series(days)
            let shuffled = days.shuffled(using: &random)
            let cut = Int.random(in: 0...days.count, using: &random)
            let parts = [series(shuffled[..<cut]), series(shuffled[cut...])]
            for order in [[0, 1], [1, 0]] {
                #expect(order.reduce(into: DaySeries()) { $0.append(parts[$1]) } == whole, "seed \(seed)")
            }
            #expect(whole.steps.reduce(0) { $0 + $1.step.launches } == days.count)
            #expect((1...120).contains(whole.steps.count))
            #expect((whole.width == 1) == (span < 120))
        }
    }

    @Test func kindsWithoutACourseHaveNoValue() {
        #expect(SeriesValue(.best(3)) == nil)
        #expect(SeriesValue(.count(3)) == .count(3))
        var state = SeriesValue.stateTime(.max)
        state.add(.stateTime(1))
        #expect(state == .stateTime(.max))
    }
}
