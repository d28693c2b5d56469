import EventModel
import Foundation
import Testing

@testable import SimulatedApps

/// A script of Orion that was run.
struct OrionScript {
    let outcome: ScenarioOutcome
    let entries: [SimulatedEntry]
    let start: Timestamp

    /// Runs one of the scripts that come with the tool.
    init(shared name: String) throws {
        try self.init(Array(try Data(contentsOf: scripts.appendingPathComponent("\(name).yml"))), file: "\(name).yml")
    }

    /// Runs steps after a setup; the app is not launched yet.
    init(setup: String = "[]", _ steps: String) throws {
        let text = "app: Orion\nsummary: test\nstart: 2022-10-30T10:00:00Z\nsetup: \(setup)\nsteps:\n" + steps
        try self.init(Array(text.utf8), file: "test.yml")
        #expect(outcome.failures.isEmpty)
    }

    private init(_ bytes: [UInt8], file: String) throws {
        let scenario = try Scenario(parsing: bytes, file: file, actions: OrionApp.actions)
        let list = EntryList()
        outcome = scenario.run(into: list)
        entries = list.entries
        start = scenario.start
    }

    var messages: [String] { entries.map(\.message) }

    /// The lines in a form of swift-log, in the script's own time zone.
    func written(_ style: CaptureStyle) -> String {
        var options = CaptureOptions()
        options.utcOffsetMinutes = Int(start.utcOffsetSeconds ?? 0) / 60
        let writer = CaptureWriter(style: style, options: options)
        writer.begin()
        entries.forEach(writer.receive)
        writer.end()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The scripts of Orion that come with the tool.
    static let names: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scripts.path)) ?? []
        return names.filter { $0.hasPrefix("orion-") && $0 != "orion-population.yml" }.map {
            String($0.dropLast(".yml".count))
        }.sorted()
    }()
}

private let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SimulatedApps/Scripts")
