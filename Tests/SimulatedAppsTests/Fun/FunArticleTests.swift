import Foundation
import Testing

@testable import SimulatedApps

/// The article on Fun names what the code has.
@Suite struct FunArticleTests {
    private func article() throws -> String {
        let folder = fixtures.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/SimulatedApps/SimulatedApps.docc")
        return try String(contentsOf: folder.appendingPathComponent("FunCore.md"), encoding: .utf8)
    }

    @Test func everyWordIsExplained() throws {
        let text = try article()
        for action in FunApp.scenarioActions { #expect(text.contains("`\(action.name)`"), "\(action.name)") }
        for (delay, _) in FunDelays.names { #expect(text.contains("`\(delay)`"), "\(delay)") }
        for toggle in FunToggle.allCases { #expect(text.contains("`\(toggle.rawValue)`"), "\(toggle)") }
    }

    @Test func everyOutcomeOfTheLedgerIsNamed() throws {
        let text = try article()
        var ledger = Ledger()
        var habits = FunPopulation()
        // Errors, hasty logouts: what is rare becomes common.
        habits.shares.simulatesErrors = 1
        habits.shares.signsOut = 1
        habits.pauses.betweenActions = VaryingDuration(median: 300_000_000, spread: 0.8)
        for install in 0..<40 {
            ledger.merge(habits.run(install: install, launches: 20, seed: 5, start: 0, into: EntryList()).ledger)
        }
        #expect(
            Set(ledger.outcomes.keys) == [
                "home.loads.started", "home.loads.finished", "home.loads.failed", "home.loads.cancelled",
                "items.searches", "items.empty_searches", "carousel.changes", "favorites.toggled_in_list",
                "toasts.shown", "sessions.ended", "crashes",
            ])
        for name in ledger.outcomes.keys { #expect(text.contains("`\(name)`"), "\(name)") }
    }
}
