import Diagnostics
import EventModel
import Foundation
import Testing

@testable import SimulatedApps

/// The shared scripts against what the app's own logic logged when it was driven like this.
@Suite struct OrionCaptureTests {
    static let captured = ["orion-gestures", "orion-load-corrupt", "orion-start-browse"]

    /// Byte for byte: time to the second, level, label, source and text of every line.
    @Test(arguments: captured)
    func aScriptLogsWhatWasCaptured(_ name: String) throws {
        let expected = String(decoding: try CapturedEntries.bytes("\(name).swiftlog.log"), as: UTF8.self)
        let script = try OrionScript(shared: name)
        #expect(script.outcome.failures.map(\.message) == [])
        let found = script.written(.swiftLog14)
        for (found, expected) in zip(found.split(separator: "\n"), expected.split(separator: "\n")) {
            #expect(found == expected)
        }
        #expect(found == expected)
    }

    /// Newer versions of swift-log have no blank before the colon, and nothing else is different.
    @Test(arguments: captured)
    func theNewerFormIsTheSameWithoutABlank(_ name: String) throws {
        let script = try OrionScript(shared: name)
        let newer = script.written(.swiftLog16)
        #expect(newer == script.written(.swiftLog14).replacing(" : [OrionTestTask] ", with: ": [OrionTestTask] "))
    }

    @Test(arguments: OrionScript.names)
    func expectationsOfTheScriptsAreMet(_ name: String) throws {
        let failures = try OrionScript(shared: name).outcome.failures.map(\.message)
        #expect(failures == [])
    }

    struct Expected: Decodable {
        struct Scenario: Decodable {
            var app: String
            var sessions: Int
            var event_counts: [String: Int]?
            var events_total: Int
        }

        var scenarios: [String: Scenario]
    }

    @Test(arguments: captured)
    func theLedgerCountsWhatAReportMustShow(_ name: String) throws {
        let data = Data(try CapturedEntries.bytes("expected.json"))
        let expected = try #require(try JSONDecoder().decode(Expected.self, from: data).scenarios[name])
        let ledger = try OrionScript(shared: name).outcome.ledger
        #expect(ledger.events == expected.event_counts)
        #expect(ledger.entries == expected.events_total)
        #expect(ledger.launches == expected.sessions)
    }
}
