import Foundation
import Testing

@testable import SimulatedApps

@Suite struct OrionPopulationTests {
    private func run(_ population: OrionPopulation = OrionPopulation(), seed: UInt64, launches: Int = 12) -> (
        ledger: Ledger, entries: [SimulatedEntry]
    ) {
        let list = EntryList()
        let outcome = population.run(
            install: 0, launches: launches, seed: seed, start: 1_667_117_700_000_000_000, into: list)
        return (outcome.ledger, list.entries)
    }

    @Test func theWrittenParametersAreTheUsualOnes() throws {
        let written = try OrionPopulation(parsing: SimulatedAppKind.orion.population.bytes, file: "population.yml")
        #expect(written == OrionPopulation())
        #expect(try OrionPopulation(parsing: Array("{}".utf8), file: "empty.yml") == written)
    }

    @Test func aSeedIsOnePopulation() {
        let (first, second, other) = (run(seed: 3), run(seed: 3), run(seed: 4))
        #expect(first.entries.map(\.message) == second.entries.map(\.message))
        #expect(first.entries.map(\.instant) == second.entries.map(\.instant))
        #expect(first.ledger == second.ledger)
        #expect(other.entries.map(\.message) != first.entries.map(\.message))
    }

    /// The ledger against a count of the texts.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func theLedgerCountsWhatIsLogged(seed: UInt64) {
        let (ledger, entries) = run(seed: seed)
        func count(_ prefix: String) -> Int { entries.count { $0.message.hasPrefix(prefix) } }
        let prefixes = [
            "page_committed": "did commit loading ", "page_finished": "did finish loading ",
            "back_pressed": "back button", "forward_pressed": "forward button", "refresh_pressed": "refresh button",
            "left_edge_swiped": "LEFT screen edge swiped", "right_edge_swiped": "RIGHT screen edge swiped",
            "left_pan_began": "LEFT screen edge pan gesture BEGAN",
            "right_pan_began": "RIGHT screen edge pan gesture BEGAN",
            "left_pan_changed": "LEFT screen edge pan gesture CHANGED",
            "right_pan_changed": "RIGHT screen edge pan gesture CHANGED",
            "left_pan_ended": "LEFT screen edge pan gesture ENDED",
            "right_pan_ended": "RIGHT screen edge pan gesture ENDED",
            "browser_state_load": "load browser state", "browser_state_save": "save browser state",
            "browser_state_load_failed": "Couldn't load", "browser_state_save_failed": "Couldn't write",
            "activity_restored": "restore activity", "scene_continued_from_activity": "scene(_:willConnectTo:",
        ]
        #expect(prefixes.filter { count($0.value) > 0 }.mapValues(count) == ledger.events)
        #expect(ledger.events.values.reduce(0, +) == entries.count)
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.instant < $1.instant })
    }

    /// Nobody can lose a pan: each that began has one outcome.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func everyPanHasAnOutcome(seed: UInt64) {
        let ledger = run(seed: seed).ledger
        for edge in OrionEdge.allCases {
            let outcomes = ["completed", "cancelled", "interrupted", "pending"].map {
                ledger.outcomes["gestures{outcome=\($0),side=\(edge.rawValue)}", default: 0]
            }
            #expect(outcomes.reduce(0, +) == ledger.events["\(edge.rawValue)_pan_began", default: 0])
        }
    }

    /// The real app's file can never be read; the repaired app's always.
    @Test func onlyTheRepairedAppReadsItsFile() throws {
        var population = try OrionPopulation(
            parsing: Array("{phones: 0, damaged-states: 0, launches: {crashes: 0}}".utf8), file: "test.yml")
        let shipped = run(population, seed: 1, launches: 20).ledger
        #expect(shipped.events["browser_state_load_failed"] == 19)
        population.build = .repaired
        let repaired = run(population, seed: 1, launches: 20).ledger
        #expect(repaired.events["browser_state_load_failed"] == nil)
        #expect(repaired.events["browser_state_load"] == 20)
    }

    @Test func wrongParametersAreNamedWithTheirPlace() {
        #expect(throws: (any Error).self) {
            try OrionPopulation(parsing: Array("app: Orion\nstepz: {link: 1}\n".utf8), file: "test.yml")
        }
    }
}
