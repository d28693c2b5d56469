import Diagnostics
import EventModel
import Testing

@testable import SimulatedApps

/// Loads, retries, searches, errors, toasts, summaries and toggles.
@Suite struct FunLoadingTests {
    private static let signIn = "- sign-in\n- wait: 3s\n"

    /// What the steps log after a sign-in.
    private func messages(_ steps: String, seed: UInt64 = 0) throws -> [String] {
        Array(try FunScript(Self.signIn + steps, seed: seed).messages.dropFirst(6))
    }

    private static let cancelled = "Featured items loaded: 0 items"
    private static let loading = "Loading featured items..."
    private static let loaded = "Featured items loaded: 14 items"

    @Test func aRetryCancelsTheLoadThatRunsAndEitherLineMayComeFirst() throws {
        let steps = "- retry-home\n- wait: 500ms\n- retry-home\n- wait: 3s\n"
        #expect(
            try messages("- cancelled-load-leads: 1\n" + steps)
                == [Self.loading, Self.cancelled, Self.loading, Self.loaded])
        #expect(
            try messages("- cancelled-load-leads: 0\n" + steps)
                == [Self.loading, Self.loading, Self.cancelled, Self.loaded])
    }

    @Test func chanceDecidesTheRaceAndASeedDecidesChance() throws {
        let steps = "- retry-home\n- wait: 500ms\n- retry-home\n- wait: 3s\n"
        let orders = try (0..<40).map { try messages(steps, seed: $0)[1] == Self.cancelled }
        #expect(Set(orders) == [true, false])
        #expect(try (0..<40).map { try messages(steps, seed: $0)[1] == Self.cancelled } == orders)
    }

    @Test func aRefreshLeavesARunningLoadAlone() throws {
        #expect(
            try messages("- retry-home\n- wait: 500ms\n- refresh\n- wait: 3s\n") == [
                Self.loading, "Pull to refresh triggered", Self.loading, Self.loaded, Self.loaded,
            ])
    }

    @Test func theLedgerTellsHowLoadsEnded() throws {
        let script = try FunScript(
            Self.signIn + """
                - retry-home
                - retry-home
                - wait: 3s
                - turn-on: simulateErrors
                - refresh
                - wait: 3s
                - turn-off: simulateErrors
                - refresh
                """)
        let outcomes = script.outcome.ledger.outcomes
        #expect(outcomes["home.loads.started"] == 5)
        #expect(outcomes["home.loads.finished"] == 2)
        #expect(outcomes["home.loads.cancelled"] == 1)
        #expect(outcomes["home.loads.failed"] == 1)
    }

    @Test func randomDelaysStayInTheAppsRanges() throws {
        for seed in 0..<50 as Range<UInt64> {
            let text = """
                app: Fun
                summary: test
                start: 2026-02-17T05:30:00Z
                steps: [launch, sign-in, {wait: 3s}, {search: swift}, {wait: 2s}]
                """
            let list = EntryList()
            let scenario = try Scenario(parsing: Array(text.utf8), file: "test.yml", actions: FunApp.scenarioActions)
            _ = scenario.run(seed: seed, into: list)
            let times = Dictionary(uniqueKeysWithValues: list.entries.map { ($0.message, $0.instant) })
            let start = try #require(times[Self.loading])
            let items = try #require(times["Filtered to 14 results for: '' in category: 'All'"])
            let featured = try #require(times[Self.loaded])
            let search = try #require(times["Filtered to 4 results for: 'swift' in category: 'All'"])
            #expect((500_000_000...1_000_311_000).contains(items - start))
            #expect((1_000_000_000...2_000_311_000).contains(featured - start))
            #expect((300_000_000...800_000_000).contains(search - (list.entries[0].instant + 3_600_311_000)))
        }
    }

    @Test func theLazyBranchLoadsTheListWithTheFirstVisitOfItsTab() throws {
        let script = try FunScript(
            """
            - flavor: lazy
            - sign-in
            - wait: 3s
            - expect-rows: 0
            - tab: settings
            - wait: 2s
            - tab: items
            - wait: 2s
            - tab: home
            - open: funapp://tab/items
            - wait: 2s
            """)
        #expect(
            Array(script.messages.dropFirst(5)) == [
                "Tab switched to index: 2", "Tab switched to index: 1",
                "Filtered to 14 results for: '' in category: 'All'", "Tab switched to index: 0",
                "Programmatically switched to tab index: 1",
            ])
        let index = try #require(script.messages.firstIndex(of: "Tab switched to index: 1"))
        #expect(script.entries[index + 1].instant - script.entries[index].instant == 750_311_000)
    }

    @Test func aLinkOpensTheListOfTheLazyBranchToo() throws {
        let script = try FunScript("- flavor: lazy\n- sign-in\n- wait: 3s\n- open: funapp://tab/items\n- wait: 2s\n")
        #expect(
            Array(script.messages.suffix(2)) == [
                "Programmatically switched to tab index: 1", "Filtered to 14 results for: '' in category: 'All'",
            ])
    }

    @Test func aSearchShowsTheTextAsItIsWhenTheSearchEnds() throws {
        #expect(
            try messages("- search: swift\n- wait: 700ms\n- search: swift6\n- wait: 3s\n") == [
                "Filtered to 0 results for: 'swift6' in category: 'All'",
                "Filtered to 0 results for: 'swift6' in category: 'All'",
            ])
    }

    @Test func aTextThatChangesInTimeIsNotSearchedFor() throws {
        #expect(try messages("- search: swift\n- wait: 500ms\n- search: s\n- wait: 2s\n") == [])
        #expect(
            try messages("- search: ui\n- wait: 2s\n- search: swift\n- wait: 100ms\n- search: ui\n- wait: 2s\n") == [
                "Filtered to 1 results for: 'ui' in category: 'All'"
            ])
    }

    @Test func anEmptiedTextShowsTheListAtOnceUnlessAnErrorIsShown() throws {
        let script = try FunScript(Self.signIn + "- search: ui\n- wait: 2s\n- empty-search\n- wait: 2s\n")
        #expect(script.messages.last == "Filtered to 14 results for: '' in category: 'All'")
        let times = script.entries.suffix(2).map(\.instant)
        #expect(times[1] - times[0] == 2_000_000_000 - 1_150_000_000 + 600_000_000)
    }

    @Test func aListThatFailsToLoadLogsNothingAndRetryShowsIt() throws {
        let script = try FunScript(
            """
            - sign-in
            - wait: 3s
            - turn-on: simulateErrors
            - kill
            - launch
            - sign-in
            - wait: 3s
            - expect-rows: 0
            - expect-cards: 0
            - retry-items
            - expect-rows: 14
            """)
        #expect(
            Array(script.messages.dropFirst(6)) == [
                "User tapped login", "HomeTabBarViewModel initialized", "Carousel visibility changed to: true",
                "Simulating network error...", "Filtered to 14 results for: '' in category: 'All'",
            ])
    }

    @Test func aNewToastTakesTheOthersPlaceAndGoesOnItsOwn() throws {
        let failure = "- expect-toast: Network connection failed. Please check your internet and try again.\n"
        let script = try FunScript(
            Self.signIn + "- turn-on: simulateErrors\n- refresh\n- wait: 1600ms\n" + failure
                + "- search: swift\n- wait: 1200ms\n" + failure + "- wait: 3s\n" + failure)
        #expect(script.outcome.ledger.outcomes["toasts.shown"] == 2)
        let gone = try Scenario(
            parsing: Array(
                """
                app: Fun
                summary: test
                start: 2026-02-17T05:30:00Z
                setup: [{delays: {featured: 1500ms}}, launch]
                steps: [sign-in, {wait: 3s}, {turn-on: simulateErrors}, refresh, {wait: 4800ms}, {expect-toast: x}]
                """.utf8), file: "test.yml", actions: FunApp.scenarioActions
        ).run(into: EntryList())
        #expect(gone.failures.map(\.message) == ["expected x, found none"])
    }

    @Test func aSummaryIsOfferedOnlyWithModelAndToggle() {
        let app = FunApp(
            host: AppHost(
                identity: FunApp.identity, start: 0, generator: SeededGenerator(seed: 0), sink: EntryList()))
        app.launch(arguments: [])
        app.perform(.login)
        app.host.scheduler.run(for: 3_000_000_000)
        app.perform(.tapCard("mvvm"))
        #expect(!app.perform(.summarize))
        app.options.hasSummaryModel = true
        #expect(app.perform(.summarize))
        app.perform(.setToggle(.aiSummary, false))
        #expect(!app.perform(.summarize))
    }

    @Test func onlyASummaryThatFailsIsLogged() throws {
        let script = try FunScript(
            """
            - summary-model: true
            - sign-in
            - wait: 3s
            - tap-card: mvvm
            - summarize
            - wait: 5s
            - summary-fails: The model is busy.
            - summarize
            - summarize
            - wait: 5s
            - summarize
            - summary-model: false
            - wait: 5s
            """)
        let lines = script.entries.suffix(2)
        #expect(
            lines.map(\.message) == [
                "AI summary failed: The model is busy.",
                "AI summary failed: AI summarization is not available on this device.",
            ])
        #expect(lines.allSatisfy { $0.level == .info })
        #expect(script.outcome.ledger.events["ai_summary_failed"] == 2)
    }

    @Test func onlyTheCarouselsChangesAreLogged() throws {
        #expect(
            try messages(
                """
                - turn-on: carousel
                - turn-off: aiSummary
                - appearance: light
                - turn-off: carousel
                - turn-off: carousel
                - reset-toggles
                - reset-toggles
                - reset-appearance
                """) == [
                    "Carousel visibility changed to: false", "Carousel visibility changed to: true",
                    "Feature toggles reset", "Feature toggles reset", "Appearance mode reset to system",
                ])
    }
}
