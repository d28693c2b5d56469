import EventModel
import Foundation
import Testing

@testable import SimulatedApps

@Suite struct CounterScenarioTests {
    static let names = [
        "alternation-swallowed", "counter-session", "first-launch-prompt", "notifications", "splash-cancelled",
        "two-cold-launches", "ui-test-forced", "web-back-forward", "web-downloads", "web-errors-retry", "web-http-500",
        "web-offline", "web-popups-external",
    ]

    private func outcome(_ name: String) throws -> (ScenarioOutcome, [SimulatedEntry]) {
        let file = try #require(SimulatedAppKind.counterTestApp.scenarios.first { $0.name == "counter-" + name })
        let script = try SimulatedAppKind.counterTestApp.script(parsing: file.bytes, file: file.name)
        let list = EntryList()
        return (script.run(0, nil, list), list.entries)
    }

    @Test func thereAreThirteen() {
        #expect(SimulatedAppKind.counterTestApp.scenarios.map(\.name) == Self.names.map { "counter-" + $0 })
    }

    @Test(arguments: names)
    func linesAreThoseOfTheCapture(_ name: String) throws {
        let (outcome, entries) = try outcome(name)
        let records = try capturedRecords("counter-" + name)
        #expect(outcome.failures.isEmpty)
        try #require(entries.count == records.count)
        try #require(!records.isEmpty)
        for (index, (entry, record)) in zip(entries, records).enumerated() {
            #expect(entry.message == record.eventMessage, "line \(index + 1)")
            #expect(entry.origin.category == record.category)
            #expect(entry.origin.subsystem == record.subsystem)
            #expect(entry.level.rawValue == record.messageType)
            #expect(entry.format.map { "\($0)" } == record.formatString)
            #expect(entry.processID == record.processID)
            let simulated = entry.instant - entries[0].instant
            let captured = record.nanoseconds - records[0].nanoseconds
            #expect(abs(simulated - captured) < 1_000_000, "line \(index + 1): \(simulated - captured) ns off")
        }
    }

    /// The whole way: script to lines to the file that the tool wrote, addresses and all.
    @Test(arguments: names, [(CaptureStyle.logCompact, "compact"), (.logDefault, "default"), (.logNDJSON, "ndjson")])
    func filesAreThoseOfTheCapture(_ name: String, _ style: (CaptureStyle, ending: String)) throws {
        let kind = SimulatedAppKind.counterTestApp
        let file = try #require(kind.scenarios.first { $0.name == "counter-" + name })
        let script = try kind.script(parsing: file.bytes, file: file.name)
        var options = CaptureOptions()
        options.predicate = "subsystem == \"com.salokpi.CounterTestApp\""
        options.utcOffsetMinutes = Int(try #require(script.start.utcOffsetSeconds)) / 60
        let writer = CaptureWriter(style: style.0, options: options)
        writer.begin()
        _ = script.run(0, nil, writer)
        writer.end()
        let capture = fixtures.appendingPathComponent("captures/counter-\(name).\(style.ending).log")
        let expected = try [UInt8](Data(contentsOf: capture))
        // One line of the difference says more than both files.
        let lines = zip(writer.bytes.split(separator: 0x0A), expected.split(separator: 0x0A))
        if let (found, wanted) = lines.first(where: { $0 != $1 }) {
            #expect(String(decoding: found, as: UTF8.self) == String(decoding: wanted, as: UTF8.self))
        }
        #expect(writer.bytes == expected)
    }
}
