import Diagnostics
import Testing

@testable import SimulatedApps

@Suite struct CounterPopulationTests {
    private func run(
        _ population: CounterPopulation = CounterPopulation(), install: Int = 0, launches: Int = 20, seed: UInt64 = 1
    ) -> (InstallOutcome, [SimulatedEntry]) {
        let list = EntryList()
        let outcome = population.run(
            install: install, launches: launches, seed: seed, start: 1_785_000_000_000_000_000, into: list)
        return (outcome, list.entries)
    }

    @Test func theFileHoldsTheUsualParameters() throws {
        let file = SimulatedAppKind.counterTestApp.population
        #expect(try CounterPopulation(parsing: file.bytes, file: file.name) == CounterPopulation())
        #expect(try CounterPopulation(parsing: [], file: "empty") == CounterPopulation())
    }

    @Test func whatIsLeftOutKeepsItsValue() throws {
        let text = "{launches: {pause: {median: 1h}}, counter: {taps: {spread: 0}, again: 0.5}}"
        var expected = CounterPopulation()
        expected.launches.pause.median = 3_600_000_000_000
        expected.counter.taps.spread = 0
        expected.counter.again = 0.5
        #expect(try CounterPopulation(parsing: Array(text.utf8), file: "p.yml") == expected)
    }

    @Test func aSeedMeansTheSameLinesAndInstallsAreIndependent() {
        let (outcome, entries) = run(install: 3)
        let (again, same) = run(install: 3)
        #expect(outcome.ledger == again.ledger && outcome.end == again.end)
        #expect(entries.map(\.message) == same.map(\.message) && entries.map(\.instant) == same.map(\.instant))
        let (_, other) = run(install: 4)
        #expect(entries.map(\.instant) != other.map(\.instant))
        let (_, otherSeed) = run(install: 3, seed: 2)
        #expect(entries.map(\.instant) != otherSeed.map(\.instant))
    }

    @Test(arguments: 0..<40) func theLedgerIsWhatWasLogged(_ install: Int) {
        let (outcome, entries) = run(install: install)
        let ledger = outcome.ledger
        #expect(ledger.launches == 20 && ledger.entries == entries.count)
        #expect(entries.isSorted { $0.instant })
        var counts: [String: Int] = [:]
        for entry in entries where entry.origin.category == "Analytics" {
            let name = entry.message.dropFirst("Event: ".count).prefix { $0 != "," }
            counts[String(name), default: 0] += 1
        }
        #expect(ledger.events == counts)
        #expect(ledger.outcomes["splash.started"] == counts["splash_loading_started"])
        let ends = ["succeeded", "failed", "cancelled"].map { ledger.outcomes["splash." + $0] ?? 0 }
        #expect(ends.reduce(0, +) == counts["splash_loading_started"])
        #expect(ledger.outcomes["retries.tapped"] == counts["web_view_retry_tapped"])
        #expect(ledger.sequences["routes"]?.count == counts["initial_route_resolved"])
    }

    /// Every repeat of a destination has its cause: an advance that nobody saw.
    @Test(arguments: 0..<20) func destinationsAlternateUnlessATapHidAnAdvance(_ install: Int) {
        let ledger = run(install: install, launches: 60).0.ledger
        #expect(ledger.outcomes["alternation.violations"] ?? 0 <= ledger.outcomes["alternation.swallowed"] ?? 0)
        let scores = (ledger.sequences["best_scores"] ?? []).compactMap { Int($0) }
        #expect(scores == Array(1..<(scores.count + 1)))
    }

    @Test func everyEventButTheUnreachableOneOccurs() {
        var ledger = Ledger()
        for install in 0..<150 { ledger.merge(run(install: install).0.ledger) }
        let missing = CounterEvent.allCases.filter { ledger.events[$0.name] == nil }
        #expect(missing == [.splashLoadingFailed])
    }

    /// An error that stays for good is left alone some time, however patient people are.
    @Test func nobodyTriesAgainForEver() throws {
        let text = "{web: {retries: 1, process-ends: 1, steps: {fragment: 1}, pages: {median: 30}}}"
        let ledger = run(try CounterPopulation(parsing: Array(text.utf8), file: "p.yml"), launches: 6).0.ledger
        #expect(ledger.launches == 6)
    }

    /// 6.1 million days of pauses do not fit between 2026 and 2261.
    @Test func launchesThatDoNotFitIntoTheClockAreRefused() throws {
        let text = "{launches: {pause: {median: 100d, spread: 0}}}"
        let (outcome, _) = run(try CounterPopulation(parsing: Array(text.utf8), file: "p.yml"), launches: 61_000)
        let fault = try #require(outcome.fault)
        #expect(fault.message.hasPrefix("expected 61000 launches before the clock ends on 2261-07-15, found time"))
        #expect(outcome.ledger.launches < 900)
        #expect(run().0.fault == nil)
    }

    /// Within one launch, too: 2,700 years of taps.
    @Test func aLaunchThatPassesTheEndOfTheClockIsRefused() throws {
        let text = """
            {counter: {plays: 1, taps: {median: 10000, spread: 0}, tap-interval: {median: 100d, spread: 0}}}
            """
        let (outcome, _) = run(try CounterPopulation(parsing: Array(text.utf8), file: "p.yml"), launches: 2)
        #expect(try #require(outcome.fault).message.hasPrefix("expected 2 launches"))
        #expect(outcome.ledger.entries < 5000)
    }

    @Test func uiTestsAskForNothing() throws {
        let population = try CounterPopulation(
            parsing: Array("{launches: {ui-testing: 1}, web: {pages: {median: 2}}}".utf8), file: "p.yml")
        let events = run(population).0.ledger.events
        #expect(events["app_started"] == 20)
        #expect(
            events["notification_permission_requested"] == nil && events["background_notification_cancelled"] == nil)
        #expect(events["background_notification_requested"] ?? 0 >= 20)
    }

    @Test(arguments: [
        ("{app: Fun}", "expected the app CounterTestApp, found 'Fun'"),
        ("{web: {errors: 2}}", "expected a number from 0.0 to 1.0, found '2'"),
        ("{web: {codes: {bad: 1}}}", "expected a whole number with its weight, found 'bad'"),
        (
            "{web: {statuses: {\"404\": 1, \"399\": 1}}}",
            "expected a status from 400 to 599 with its weight, found '399'"
        ),
        ("{web: {statuses: {\"600\": 1}}}", "expected a status from 400 to 599 with its weight, found '600'"),
        ("{web: {statuses: {\"404\": -1}}}", "expected a number from 0.0 to 1000000.0, found '-1'"),
        (
            "{web: {steps: {lnik: 1}}}",
            "expected link, back, forward, fragment, external or one of 5 more with its weight, found 'lnik'"
        ),
        ("{web: {statuses: {}}}", "expected names with weights, one of them above 0, found none"),
        ("{web: {statuses: {\"404\": 0}}}", "expected names with weights, one of them above 0, found none"),
        ("{counter: {again: 1}}", "expected a number from 0.0 to 0.99, found '1'"),
        ("{web: {fails-again: 1}}", "expected a number from 0.0 to 0.99, found '1'"),
        ("{counter: {taps: {median: many}}}", "expected a number from 0.0 to 1000000.0, found 'many'"),
    ])
    func whatIsWrongWithParametersIsSaid(_ text: String, _ message: String) {
        let thrown = #expect(throws: Diagnostics.self) {
            try CounterPopulation(parsing: Array(text.utf8), file: "p.yml")
        }
        #expect(thrown?.all.map(\.message) == [message])
    }
}

extension [SimulatedEntry] {
    fileprivate func isSorted(by value: (SimulatedEntry) -> Int64) -> Bool {
        zip(self, dropFirst()).allSatisfy { value($0) <= value($1) }
    }
}
