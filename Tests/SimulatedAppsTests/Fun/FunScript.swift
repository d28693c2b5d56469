import Foundation
import Testing

@testable import SimulatedApps

/// A script of Fun that was run.
struct FunScript {
    let outcome: ScenarioOutcome
    let entries: [SimulatedEntry]

    /// Runs one of the shared scripts.
    init(shared name: String) throws {
        let url = repository.appendingPathComponent("Sources/SimulatedApps/Scripts/\(name).yml")
        try self.init(Array(try Data(contentsOf: url)), file: "\(name).yml", seed: 0)
    }

    /// Runs steps that follow the start of a process; random delays are the middle of their range.
    init(_ steps: String, seed: UInt64 = 0) throws {
        let text = """
            app: Fun
            summary: test
            start: 2026-02-17T05:30:00Z
            setup: [{delays: {featured: 1500ms, items: 750ms, search: 550ms}}, launch]
            steps:
            \(steps)
            """
        try self.init(Array(text.utf8), file: "test.yml", seed: seed)
        #expect(outcome.failures.isEmpty)
    }

    private init(_ bytes: [UInt8], file: String, seed: UInt64) throws {
        let scenario = try Scenario(parsing: bytes, file: file, actions: FunApp.scenarioActions)
        let list = EntryList()
        outcome = scenario.run(seed: seed, into: list)
        entries = list.entries
    }

    /// The messages.
    var messages: [String] { entries.map(\.message) }

    /// The messages from the first one that equals `message` on.
    func messages(from message: String) -> [String] { Array(messages.drop { $0 != message }) }
}

private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

/// The rows of a table among the fixtures, its header included; a row is its cells.
func tableRows(_ name: String) throws -> [[String]] {
    let url = repository.appendingPathComponent("Tests/Fixtures/tables/\(name)")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    try #require(rows.count > 1)
    return rows
}
