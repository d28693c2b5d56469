import SimulatedApps
import Testing

@Suite struct SeededGeneratorTests {
    @Test func aSeedAndStreamMeanOneSequence() {
        var first = SeededGenerator(seed: 7, stream: 1)
        var again = SeededGenerator(seed: 7, stream: 1)
        var other = SeededGenerator(seed: 7, stream: 2)
        let drawn = (0..<8).map { _ in first.next() }
        #expect(drawn == (0..<8).map { _ in again.next() })
        #expect(drawn != (0..<8).map { _ in other.next() })
    }

    @Test func meansAreWhereTheyShouldBe() {
        var generator = SeededGenerator(seed: 1)
        let count = 20_000
        var uniform = 0.0
        var exponential = 0.0
        var belowMedian = 0
        for _ in 0..<count {
            uniform += Double(generator.integer(in: 1...6))
            exponential += generator.exponential(mean: 3)
            if generator.logNormal(median: 5, spread: 0.8) < 5 { belowMedian += 1 }
        }
        #expect(abs(uniform / Double(count) - 3.5) < 0.05)
        #expect(abs(exponential / Double(count) - 3) < 0.1)
        #expect(abs(Double(belowMedian) / Double(count) - 0.5) < 0.02)
    }

    @Test func weightsDecide() {
        var generator = SeededGenerator(seed: 3)
        #expect(generator.weightedIndex([]) == nil)
        #expect(generator.weightedIndex([0, 0]) == nil)
        let drawn = (0..<1000).map { _ in generator.weightedIndex([0, 1, 3]) }
        #expect(!drawn.contains(0))
        #expect((200...300).contains(drawn.count { $0 == 1 }))
    }

    @Test func wholeRangesDoNotTrap() {
        var generator = SeededGenerator(seed: 3)
        _ = generator.integer(in: Int.min...Int.max)
        #expect(generator.integer(in: 4...4) == 4)
    }
}
