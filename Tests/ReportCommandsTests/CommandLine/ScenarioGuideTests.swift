import Diagnostics
import SimulatedApps
import Testing

@testable import ReportCommands

/// Entries are not looked at.
private final class Nowhere: EntrySink {
    let isFull = false

    func receive(_ entry: SimulatedEntry) {}
}

struct ScenarioGuideTests {
    @Test(arguments: SimulatedAppKind.all.map(\.name))
    func theExampleOfEveryAppRuns(name: String) throws {
        let app = try #require(SimulatedAppKind.all.first { $0.name == name })
        let example = try #require(ScenarioGuide.examples.first { $0.app == name })
        let script = try app.script(parsing: Array(example.script.utf8), file: "mine.yml")
        let outcome = script.run(1, nil, Nowhere())
        #expect(outcome.failures == [])
        #expect(outcome.ledger.entries > 5)
    }

    @Test func everyCommonWordIsExplained() throws {
        let common = SimulatedAppKind.all.map { Set($0.words.map(\.name)) }.reduce(nil) { $0?.intersection($1) ?? $1 }
        for word in try #require(common).subtracting(["phase", "page", "back", "expect-screen"]) {
            #expect(ScenarioGuide.text.contains("\n\(word)"), "\(word)")
        }
        #expect(ScenarioGuide.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test(arguments: SimulatedAppKind.all.map(\.name))
    func everyWordIsListed(name: String) throws {
        let app = try #require(SimulatedAppKind.all.first { $0.name == name })
        let lines = SimulatedListing(app: name).text.split(separator: "\n").map { $0.split(separator: " ") }
        for word in app.words {
            #expect(lines.contains { $0.first.map(String.init) == word.name }, "\(word.name)")
        }
    }

    /// The keys that the list shows for a word's value are keys that it knows.
    @Test func shownKeysAreKnown() throws {
        for app in SimulatedAppKind.all {
            for word in app.words {
                guard let open = word.takes.firstIndex(of: "{"), let close = word.takes.firstIndex(of: "}"),
                    !word.takes[open...].contains(":")
                else { continue }
                let keys = word.takes[open...close].dropFirst().dropLast().split(separator: ", ")
                let value = keys.map { "\($0): [[]]" }.joined(separator: ", ")
                let text = """
                    app: \(app.name)
                    summary: s
                    start: 2026-03-02T09:00:00Z
                    steps: [launch, {\(word.name): {\(value)}}]

                    """
                let thrown = #expect(throws: Diagnostics.self) {
                    try app.script(parsing: Array(text.utf8), file: "mine.yml")
                }
                let faults = try #require(thrown?.all)
                #expect(!faults.contains { $0.code.hasSuffix("unknown-key") }, "\(faults)")
                #expect(faults.contains { $0.place?.column ?? 0 > 19 + word.name.count })
            }
        }
    }

    /// A word that is none is answered by the nearest one and where all are; no message lists them.
    @Test func aWordThatIsNoneIsAnsweredShortly() throws {
        for app in SimulatedAppKind.all {
            let text = "app: \(app.name)\nsummary: s\nstart: 2026-03-02T09:00:00Z\nsteps: [launch, wiat: 1s]\n"
            let thrown = #expect(throws: Diagnostics.self) {
                try app.script(parsing: Array(text.utf8), file: "mine.yml")
            }
            let fault = try #require(thrown?.all.first)
            #expect(fault.message == "expected the word of a step, found 'wiat'")
            #expect(fault.suggestion == "wait")
            #expect(fault.help == "words of steps: ctreport simulate \(app.name) --list")
        }
    }

    @Test func stepsOfEveryAppNeedALaunch() throws {
        for (app, step) in [("CounterTestApp", "up"), ("Fun", "sign-in"), ("Orion", "press-start")] {
            let text = "app: \(app)\nsummary: s\nstart: 2026-03-02T09:00:00Z\nsteps: [wait: 1s, \(step), launch]\n"
            let kind = try #require(SimulatedAppKind.all.first { $0.name == app })
            let thrown = #expect(throws: Diagnostics.self) {
                try kind.script(parsing: Array(text.utf8), file: "mine.yml")
            }
            let fault = try #require(thrown?.all.first)
            #expect(fault.message == "expected a launch before this step, found none")
            #expect(fault.place?.column == 19)
        }
    }
}
