import Foundation
import Testing

@testable import SimulatedApps

/// What a core counts itself against what was found in the captures of the same scenarios.
@Suite struct CounterLedgerTests {
    struct Expected: Decodable {
        struct Scenario: Decodable {
            var sessions: Int
            var eventCounts: [String: Int]
            var localNotificationLines: Int?
            var splash: [String: Int]?
            var routeSequence: [String]?
            var alternationViolations: Int?
            var bestScores: [Int]?
            var retries: [String: Int]?
        }
        var scenarios: [String: Scenario]
    }

    private func expected(_ name: String) throws -> Expected.Scenario {
        let data = try Data(contentsOf: fixtures.appendingPathComponent("captures/expected.json"))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try #require(try decoder.decode(Expected.self, from: data).scenarios["counter-" + name])
    }

    /// The errors of a scenario as the ledger names them.
    private func errors(_ name: String) throws -> [String: Int] {
        let data = try Data(contentsOf: fixtures.appendingPathComponent("captures/expected.json"))
        let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let scenarios = try #require(root["scenarios"] as? [String: [String: Any]])
        let found = try #require(scenarios["counter-" + name]?["navigation_errors"] as? [String: Any])
        var result: [String: Int] = [:]
        for (kind, value) in found {
            if let statuses = value as? [String: Int] {
                for (status, count) in statuses { result["navigation.\(kind).\(status)"] = count }
            } else {
                result["navigation." + kind] = value as? Int
            }
        }
        return result
    }

    @Test(arguments: CounterScenarioTests.names)
    func theLedgerOfAScenarioHoldsTheFiguresOfItsCapture(_ name: String) throws {
        let kind = SimulatedAppKind.counterTestApp
        let file = try #require(kind.scenarios.first { $0.name == "counter-" + name })
        let list = EntryList()
        let ledger = try kind.script(parsing: file.bytes, file: file.name).run(0, nil, list).ledger
        let expected = try expected(name)
        #expect(ledger.launches == expected.sessions)
        #expect(ledger.events == expected.eventCounts)
        let events = expected.eventCounts.values.reduce(0, +)
        #expect(ledger.entries == events + (expected.localNotificationLines ?? 0))
        for (outcome, count) in try #require(expected.splash) {
            #expect(ledger.outcomes["splash." + outcome] ?? 0 == count, "splash \(outcome)")
        }
        #expect(ledger.sequences["routes"] ?? [] == expected.routeSequence)
        #expect(ledger.outcomes["alternation.violations"] ?? 0 == expected.alternationViolations)
        #expect(ledger.sequences["best_scores"] ?? [] == expected.bestScores?.map(String.init))
        for (outcome, count) in try #require(expected.retries) {
            #expect(ledger.outcomes["retries." + outcome] ?? 0 == count, "retries \(outcome)")
        }
        #expect(ledger.outcomes.filter { $0.key.hasPrefix("navigation.") } == (try errors(name)))
    }
}
