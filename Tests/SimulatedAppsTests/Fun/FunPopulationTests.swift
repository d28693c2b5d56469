import Diagnostics
import EventModel
import Foundation
import Testing

@testable import SimulatedApps

/// People who use Fun.
@Suite struct FunPopulationTests {
    private func run(
        _ population: FunPopulation = FunPopulation(), install: Int = 0, launches: Int = 60, seed: UInt64 = 1
    ) -> (ledger: Ledger, entries: [SimulatedEntry]) {
        let list = EntryList()
        let outcome = population.run(
            install: install, launches: launches, seed: seed, start: 1_771_306_200_000_000_000, into: list)
        return (outcome.ledger, list.entries)
    }

    private func parsed(_ text: String) throws -> FunPopulation {
        try FunPopulation(parsing: Array(text.utf8), file: "test.yml")
    }

    @Test func theFileOfUsualParametersSaysWhatIsUsual() throws {
        let usual = SimulatedAppKind.fun.population
        #expect(try FunPopulation(parsing: usual.bytes, file: usual.name) == FunPopulation())
        #expect(try parsed("{}") == FunPopulation())
    }

    @Test func parametersReplaceWhatIsUsual() throws {
        let population = try parsed(
            """
            flavor: lazy
            delays: {featured: [1s, 3s], search: 400ms}
            pauses: {reading: {median: 2s}}
            activities: {search: 0}
            shares: {signs-out: 1}
            texts: [a, b]
            """)
        #expect(population.flavor == .lazy)
        #expect(population.delays.featured == 1_000_000_000...3_000_000_000)
        #expect(population.delays.search == 400_000_000...400_000_000)
        #expect(population.delays.items == 500_000_000...1_000_000_000)
        #expect(population.pauses.reading == VaryingDuration(median: 2_000_000_000, spread: 0.8))
        #expect(population.weights == [6, 2, 2, 0, 2, 3, 1, 1, 1, 2])
        #expect(population.shares.signsOut == 1 && population.shares.signsIn == 0.96)
        #expect(population.texts == ["a", "b"])
    }

    @Test(arguments: [
        ("shares: {sings-in: 1}", 10, "signs-in"), ("shares: {signs-in: 2}", 20, nil),
        ("delays: {search: [2s, 1s]}", 18, nil), ("activities: {serch: 1}", 14, "search"),
        ("pauses: {reading: {median: 200d}}", 28, nil), ("flavor: lasy", 9, "lazy"),
        // A session after every session would have no end.
        ("shares: {signs-out: 1, signs-in-again: 1}", 40, nil),
        ("texts: []", 8, nil), ("texts: [\"\"]", 9, nil), ("activities: {}", 13, nil),
        (
            "activities: {topic: 0, card-favorite: 0, refresh: 0, search: 0, category: 0, row: 0, settings: 0, "
                + "profile: 0, link: 0, tab: 0}", 13, nil
        ),
    ])
    func whatIsWrongIsSaidWithItsPlace(_ text: String, _ column: Int, _ suggestion: String?) {
        let thrown = #expect(throws: Diagnostics.self) { try parsed(text) }
        #expect(thrown?.all.count == 1)
        #expect(thrown?.all.first?.place?.column == column)
        #expect(thrown?.all.first?.suggestion == suggestion)
    }

    @Test func aSeedAlwaysMeansTheSame() {
        let first = run()
        let second = run()
        #expect(first.ledger == second.ledger)
        #expect(first.entries.map(\.message) == second.entries.map(\.message))
        #expect(first.entries.map(\.instant) == second.entries.map(\.instant))
        #expect(run(seed: 2).entries.map(\.instant) != first.entries.map(\.instant))
        #expect(run(install: 1).entries.map(\.instant) != first.entries.map(\.instant))
    }

    /// The ledger against the text of the lines, read by their first words.
    @Test(arguments: 0..<20)
    func theLedgerAgreesWithTheLines(_ install: Int) {
        let (ledger, entries) = run(install: install)
        #expect(ledger.entries == entries.count)
        #expect(ledger.events.values.reduce(0, +) == entries.count)
        #expect(ledger.launches == 60)
        for (name, prefix) in Self.prefixes {
            let found = entries.count { $0.message.hasPrefix(prefix) }
            #expect(ledger.events[name, default: 0] == found, "\(name)")
        }
        let outcomes = ledger.outcomes
        func loads(_ end: String) -> Int { outcomes["home.loads.\(end)", default: 0] }
        #expect(loads("finished") == entries.count { $0.message == "Featured items loaded: 14 items" })
        #expect(loads("cancelled") == entries.count { $0.message == "Featured items loaded: 0 items" })
        #expect(loads("failed") == entries.count { $0.message == "Simulating network error..." })
        #expect(loads("started") >= loads("finished") + loads("cancelled") + loads("failed"))
    }

    @Test func timeNeverGoesBackAndEntriesOfALaunchHaveItsProcess() {
        let (_, entries) = run()
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.instant < $1.instant })
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.processID <= $1.processID })
    }

    @Test func sessionsFollowSessionsAndEnd() throws {
        let population = try parsed("shares: {signs-out: 1, signs-in-again: 0.9, simulates-errors: 0, signs-in: 1}")
        let ledger = run(population, launches: 40).ledger
        #expect(ledger.launches == 40)
        // Ten sessions a launch on average.
        #expect((200...800).contains(ledger.events["login_tapped", default: 0]))
    }

    /// Apple's systems give out no number above 99998, and none that a process still has.
    @Test func processNumbersBeginAgain() {
        var population = FunPopulation()
        population.activitiesPerSession = 0
        population.pauses.betweenLaunches = VaryingDuration(median: 1_000_000_000, spread: 0)
        let (_, entries) = run(population, launches: 3000)
        var numbers: [Int32] = []
        for entry in entries where entry.processID != numbers.last { numbers.append(entry.processID) }
        #expect(numbers.allSatisfy { (1...99_998).contains($0) })
        #expect(zip(numbers, numbers.dropFirst()).contains { $0 > $1 })
        let others = NoiseSpeaker.inSystemLog.map(\.processID)
        #expect(numbers.allSatisfy { !others.contains($0) })
    }

    @Test func peopleDoEverythingThatTheAppLogs() {
        let all = (0..<40).map { run(install: $0).ledger }.reduce(into: Ledger()) { $0.merge($1) }
        let unreachable: Set = ["invalid_tab_index"]
        let expected = Set(Self.prefixes.map(\.0)).subtracting(unreachable)
        #expect(expected.subtracting(all.events.keys) == [])
        #expect(all.outcomes["home.loads.cancelled", default: 0] > 0)
        #expect(all.outcomes["items.empty_searches", default: 0] > 0)
    }

    @Test func sharesDecide() {
        var population = FunPopulation()
        population.shares.signsIn = 0
        population.shares.linkBeforeSignIn = 0
        #expect(run(population).entries.isEmpty)
        population.shares.signsIn = 1
        population.shares.signsOut = 1
        population.shares.signsInAgain = 0
        let ledger = run(population).ledger
        #expect(ledger.events["login_tapped"] == 60)
        #expect(ledger.events["logout_tapped"] == 60)
    }

    private static let prefixes: [(String, String)] = [
        ("login_tapped", "User tapped login"), ("main_flow_started", "HomeTabBarViewModel"),
        ("carousel_visibility_changed", "Carousel visibility"), ("featured_items_loading", "Loading featured"),
        ("featured_items_loaded", "Featured items loaded"), ("network_error_simulated", "Simulating network"),
        ("pull_to_refresh_triggered", "Pull to refresh"), ("featured_item_tapped", "Featured item tapped"),
        ("home_favorite_toggled", "Toggled favorite"), ("detail_favorite_toggled", "Favorite toggled"),
        ("profile_tapped", "Profile tapped"), ("profile_go_to_items_tapped", "Go to Items"),
        ("logout_tapped", "User tapped logout"), ("items_filtered", "Filtered to"),
        ("category_selected", "Category selected"), ("item_selected", "Item selected"),
        ("tab_switched", "Tab switched"), ("tab_switched_programmatically", "Programmatically"),
        ("invalid_tab_index", "Invalid tab"), ("deep_link_item_not_found", "Deep link item"),
        ("ai_summary_failed", "AI summary failed"), ("appearance_reset", "Appearance mode"),
        ("feature_toggles_reset", "Feature toggles"), ("favorites_decode_failed", "Failed to decode"),
    ]
}
