import Foundation
import Testing

@testable import SimulatedApps

/// The articles name what the code has.
@Suite struct ArticleTests {
    private func article(_ name: String) throws -> String {
        let folder = fixtures.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/SimulatedApps/SimulatedApps.docc")
        return try String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
    }

    @Test func everyWordOfCounterTestAppIsExplained() throws {
        let text = try article("CounterTestAppCore")
        for action in CounterTestApp.actions { #expect(text.contains("`\(action.name)`"), "\(action.name)") }
    }

    @Test func everyWordOfEveryAppIsExplained() throws {
        let text = try article("ScenarioLanguage")
        for name in ScenarioWords<CounterTestApp>(actions: []).names {
            #expect(text.contains("`\(name)`"), "\(name)")
        }
    }

    @Test func everyOutcomeOfTheLedgerIsNamed() throws {
        let text = try article("CounterTestAppCore")
        var ledger = Ledger()
        for install in 0..<60 {
            let outcome = CounterPopulation().run(
                install: install, launches: 20, seed: 5, start: 0, into: EntryList())
            ledger.merge(outcome.ledger)
        }
        let names = Set(ledger.outcomes.keys.map { $0.hasPrefix("navigation.http.") ? "navigation.http.STATUS" : $0 })
        #expect(names.count >= 13)
        for name in names.union(ledger.sequences.keys) { #expect(text.contains("`\(name)`"), "\(name)") }
    }
}
