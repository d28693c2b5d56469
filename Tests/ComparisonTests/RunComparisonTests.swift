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

    private static func twoApps(_ second: String) -> String {
        Runs.json(metrics: Runs.rate("a", 3, 9)).replacing("{\"apps\": {", with: "{\"apps\": {\(second)")
    }

    private static let café = """
        "café": {"events": {"by_name": {"größe": 2, "paid": 30}, "total": 32, "unplanned": {"odd": 1}}, "findings": [],
        "launches": {"total": 9}, "metrics": {\(Runs.count("orders", 30))}, "min_n": 5},
        """

    /// An app that one run lacks comes first, with its events, and nothing is called unchanged that is not in both.
    @Test func appsOfOneRun() throws {
        let lost = try comparison(Self.twoApps(Self.café), Self.twoApps(""))
        #expect(
            lost.headline()
                == "1 app is lost: café. In what both runs have, nothing differs by more than chance explains: 1 metric compared."
        )
        #expect(lost.changes() == ["café is lost: 9 launches and 32 events before, none now."])
        #expect(lost.events.map(\.name.key) == ["größe", "odd", "paid"])
        #expect(lost.events.first?.sentence() == "größe is lost with its app: it came 2 times before.")
        #expect(lost.hasChanged && lost.isOneSided && lost.tests == 1)
        let new = try comparison(Self.twoApps(""), Self.twoApps(Self.café))
        #expect(new.headline().text.hasPrefix("1 app is new: café. In what both runs have"))
        #expect(new.changes() == ["café is new: none before, 9 launches and 32 events now."])
        #expect(new.apps.map(\.presence) == [.new, .both])
    }

    /// Nothing in common: no sentence about what did not change.
    @Test func runsOfOtherApps() throws {
        let other = Runs.json().replacing("\"shop\"", with: "\"kiosk\"")
        let comparison = try comparison(Runs.json(), other)
        #expect(comparison.headline() == "1 app is lost: shop. 1 app is new: kiosk.")
        #expect(comparison.headline(in: .german) == "1 App ist verloren: shop. 1 App ist neu: kiosk.")
    }

    /// What chance explains that it is in one run only is told all the same.
    @Test func aRareEventOfOneRun() throws {
        let comparison = try comparison(
            Runs.json(metrics: Runs.rate("a", 3, 9), events: "\"opened\": 40, \"rare\": 2"),
            Runs.json(metrics: [Runs.rate("a", 3, 9), Runs.rate("b", 1, 9)].joined(separator: ", ")))
        #expect(
            comparison.headline().text
                == "In what both runs have, nothing differs by more than chance explains: 1 metric compared. "
                + "1 metric and 1 event came in one run only.")
        #expect(!comparison.hasChanged && comparison.isOneSided && comparison.changes().isEmpty)
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
