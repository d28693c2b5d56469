import EventModel
import Foundation
import Testing

@testable import SimulatedApps

/// The shared scripts against what the app's own logic logged when it was driven like this.
@Suite struct FunCaptureTests {
    private static let names = [
        "fun-error-simulation", "fun-favorites-corrupt", "fun-login-browse", "fun-search", "fun-toggles",
    ]

    /// What an entry says; times are the capture's microseconds.
    private struct Line: Hashable {
        var microseconds: Int64
        var level: LogLevel
        var process: [String]
        var identifiers: [UInt64]
        var message: String
        var format: String?

        init(_ entry: SimulatedEntry) {
            microseconds = entry.instant / 1000
            level = entry.level
            let origin = entry.origin
            process = [origin.process, origin.imagePath, origin.subsystem, origin.category, origin.library ?? ""]
            identifiers = [UInt64(entry.processID), entry.threadID]
            message = entry.message
            format = entry.format.map { "\($0)" }
        }
    }

    @Test(arguments: names)
    func aScriptLogsWhatWasCaptured(_ name: String) throws {
        let captured = try CapturedEntries(scenario: name).entries.map(Line.init)
        let run = try FunScript(shared: name)
        #expect(run.outcome.failures.isEmpty)
        let simulated = run.entries.map(Line.init)
        for (expected, found) in zip(captured, simulated) { #expect(found == expected) }
        #expect(simulated.count == captured.count)
    }

    /// The whole way: script to lines to the file that the tool wrote.
    @Test(arguments: names, [(CaptureStyle.logCompact, "compact"), (.logDefault, "default"), (.logNDJSON, "ndjson")])
    func aScriptPrintsTheFileThatWasCaptured(_ name: String, _ style: (CaptureStyle, ending: String)) throws {
        let kind = SimulatedAppKind.fun
        let file = try #require(kind.scenarios.first { $0.name == name })
        let script = try kind.script(parsing: file.bytes, file: file.name)
        var options = CaptureOptions()
        options.predicate = kind.predicate
        options.utcOffsetMinutes = Int(try #require(script.start.utcOffsetSeconds)) / 60
        let writer = CaptureWriter(style: style.0, options: options)
        writer.begin()
        _ = script.run(0, nil, writer)
        writer.end()
        #expect(writer.bytes == (try CapturedEntries.bytes("\(name).\(style.ending).log")))
    }

    @Test func theScriptsAreAllOfTheApps() {
        #expect(SimulatedAppKind.fun.scenarios.map(\.name) == Self.names)
        #expect(CapturedEntries.scenarios.filter { $0.hasPrefix("fun-") } == Self.names)
    }

    @Test(arguments: names)
    func theLedgerCountsWhatTheCaptureHolds(_ name: String) throws {
        let captured = try CapturedEntries(scenario: name).entries
        let found = try FunScript(shared: name).outcome.ledger
        #expect(found.entries == captured.count)
        #expect(found.launches == Set(captured.map(\.processID)).count)
        #expect(found.events.values.reduce(0, +) == captured.count)
        func count(_ prefix: String) -> Int { captured.count { $0.message.hasPrefix(prefix) } }
        #expect(found.events["login_tapped", default: 0] == count("User tapped login"))
        #expect(found.events["tab_switched", default: 0] == count("Tab switched to index: "))
        #expect(found.events["items_filtered", default: 0] == count("Filtered to "))
        #expect(found.outcomes["home.loads.finished", default: 0] == count("Featured items loaded: 14"))
        #expect(found.outcomes["home.loads.failed", default: 0] == count("Simulating network error"))
    }
}
