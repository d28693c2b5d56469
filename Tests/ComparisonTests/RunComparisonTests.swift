import Redaction
import Testing
import Texts

@testable import Comparison

@Suite struct RunComparisonTests {
    private func comparison(_ before: String, _ now: String) throws -> RunComparison {
        RunComparison(from: try Runs.figures(before), to: try Runs.figures(now))
    }

    /// Wilson: 97 of 100 from 0.9155 to 0.9897, 70 of 100 from 0.6042 to 0.7811; so −0.27 − √(0.0958² + 0.0197²) = −0.3678 and
    /// −0.27 + √(0.0811² + 0.0545²) = −0.1723.
    @Test func theSentenceSaysTheChangeAndNoOther() throws {
        let others = (0..<20).map { Runs.rate("other\($0)", 40 + $0, 100) }
        let shifted = (0..<20).map { Runs.rate("other\($0)", 42 + $0, 100) }
        let before = ([Runs.rate("pay.rate", 97, 100)] + others).joined(separator: ", ")
        let now = ([Runs.rate("pay.rate", 70, 100)] + shifted).joined(separator: ", ")
        let comparison = try comparison(Runs.json(metrics: before), Runs.json(metrics: now))
        #expect(comparison.headline() == "1 metric changed by more than chance explains.")
        #expect(comparison.changed.map(\.name.key) == ["pay.rate"])
        #expect(comparison.tests == 21)
        let sentence = try #require(comparison.changes().first).text
        #expect(
            sentence
                == "pay.rate fell from 97.0 % (97 of 100) to 70.0 % (70 of 100): −27.0 points, 95 % interval −36.8 to −17.2 points "
                + "(corrected p < 0.0001).")
    }

    @Test func equalRuns() throws {
        let run = Runs.json(metrics: [Runs.rate("a", 3, 9), Runs.count("b", 4)].joined(separator: ", "))
        let comparison = try comparison(run, run)
        #expect(comparison.headline() == "Nothing changed by more than chance explains, in 2 metrics.")
        #expect(comparison.metrics.map(\.verdict) == [.same, .same])
        #expect(comparison.changes().isEmpty && comparison.events.isEmpty && comparison.differences.isEmpty)
    }

    /// 40 launches each: an event of 12 times in one run only is 2⁻¹² by chance, one of two times a quarter.
    @Test func newAndLostEvents() throws {
        let comparison = try comparison(
            Runs.json(events: "\"opened\": 40, \"paid\": 12, \"rare\": 2"),
            Runs.json(events: "\"opened\": 40, \"größe\": 15"))
        #expect(
            comparison.events.map { "\($0.name.key) \($0.isNew) \($0.isChange)" } == [
                "größe true true", "paid false true", "rare false false",
            ])
        #expect(comparison.headline() == "2 events changed by more than chance explains.")
        #expect(comparison.changes() == ["größe is new: 15 times.", "paid is lost: it came 12 times before."])
        #expect(comparison.events.last?.sentence() == "rare is lost: it came 2 times before, which chance explains.")
    }

    @Test func whatCannotBeCompared() throws {
        let comparison = try comparison(
            Runs.json(
                metrics: [Runs.rate("a", 1, 2), Runs.rate("gone", 1, 9), Runs.count("n", 80)].joined(separator: ", ")),
            Runs.json(
                metrics: [Runs.rate("a", 2, 2), Runs.count("n", 45), Runs.count("new", 2)].joined(separator: ", "),
                launches: 20, labels: "{\"device\": \"iPad\"}"))
        #expect(
            comparison.metrics.map { "\($0.name.key) \($0.verdict) \($0.differenceText().text)" } == [
                "a few +50.0 points", "gone only –", "n untested +0.25 a launch", "new only –",
            ])
        #expect(comparison.differences.map(\.english) == ["device is iPad, before not said"])
        #expect(comparison.tests == 0)
    }
}
