import Diagnostics
import EventModel
import SimulatedApps
import Testing
import YAMLDocument

/// The smallest app that logs: it says what it is told.
final class Parrot: SimulatedApp {
    static let identity = AppIdentity(name: "Parrot", firstProcessID: 7, processIDStep: 2, threadID: 1)
    static let actions: [ScenarioAction<Parrot>] = [
        .taking("say", .text) { app, text in app.host.log(text, from: app.origin, level: .info) },
        .taking("say-later", .duration) { app, delay in
            app.host.scheduler.schedule(after: delay) { app.host.log("later", from: app.origin, level: .info) }
        },
    ]
    let origin = LogOrigin(process: "Parrot", subsystem: "bird", category: "talk", imagePath: "/Parrot")
    let host: AppHost

    init(host: AppHost) { self.host = host }

    func launch(arguments: [String]) {
        host.startProcess()
        host.log("hello " + arguments.joined(separator: " "), from: origin, level: .info)
    }

    func terminate() { host.endProcess() }
}

@Suite struct ScenarioTests {
    private func outcome(_ steps: String) throws -> (ScenarioOutcome, [SimulatedEntry]) {
        let text = "app: Parrot\nsummary: test\nstart: 1970-01-01T00:00:01Z\nsteps:\n" + steps
        let scenario = try Scenario(parsing: Array(text.utf8), file: "test.yml", actions: Parrot.actions)
        let list = EntryList()
        return (scenario.run(into: list), list.entries)
    }

    @Test func stepsRunInOrderAndEveryLineCostsTime() throws {
        let (outcome, entries) = try self.outcome(
            """
            - launch: [--loud]
            - say-later: 500ms
            - wait: 1s
            - repeat: {times: 2, steps: [{say: again}]}
            - expect: ["hello --loud", later, again, again]
            - expect: []
            - kill
            - launch
            """)
        #expect(outcome.failures.isEmpty)
        #expect(entries.map(\.message) == ["hello --loud", "later", "again", "again", "hello "])
        #expect(
            entries.map(\.instant) == [
                1_000_000_000, 1_500_311_000, 2_000_311_000, 2_000_622_000, 2_000_933_000,
            ])
        #expect(entries.map(\.processID) == [7, 7, 7, 7, 9])
        #expect(outcome.ledger.launches == 2 && outcome.ledger.entries == 5)
    }

    @Test func workOfAKilledProcessNeverRuns() throws {
        let (_, entries) = try outcome("- launch\n- say-later: 1s\n- kill\n- wait: 2s\n")
        #expect(entries.map(\.message) == ["hello "])
    }

    @Test func anExpectationThatIsNotMetNamesItsPlace() throws {
        let (outcome, _) = try self.outcome("- launch\n- say: one\n- expect: ['hello ', one, two]\n")
        #expect(
            outcome.failures == [
                Diagnostic(
                    "scenario.expectation", at: SourcePlace(file: "test.yml", line: 7, column: 3, length: 6),
                    "expected 'two' as line 3, found none")
            ])
    }

    @Test func aStepThatPassesTheEndOfTheClockEndsTheRun() throws {
        let (outcome, entries) = try self.outcome(
            "- launch\n- repeat: {times: 1000, steps: [{say: a}, {wait: 2500000h}]}\n")
        let fault = try #require(outcome.fault)
        #expect(fault.message == "expected a step before the clock ends on 2261-07-15, found one that passes it")
        #expect(fault.place?.line == 6 && fault.place?.column == 44)
        // 285 years each.
        #expect(entries.map(\.message) == ["hello ", "a", "a"])
    }

    @Test func aScriptOfAnotherAppIsToldByItsNameAlone() throws {
        let text = "app: Fun\nsummary: test\nstart: 1970-01-01T00:00:01Z\nsteps: [launch, tap-login]\n"
        let thrown = #expect(throws: Diagnostics.self) {
            try Scenario(parsing: Array(text.utf8), file: "test.yml", actions: Parrot.actions)
        }
        #expect(thrown?.all.map(\.message) == ["expected the app Parrot, found 'Fun'"])
    }

    /// The clock is 64 bits of nanoseconds.
    @Test(arguments: ["2300-01-01T00:00:00Z", "1600-01-01T00:00:00Z"])
    func aStartBeyondTheClockNamesItsLimits(_ start: String) throws {
        let text = "app: Parrot\nsummary: test\nstart: \(start)\nsteps: [launch]\n"
        let thrown = #expect(throws: Diagnostics.self) {
            try Scenario(parsing: Array(text.utf8), file: "test.yml", actions: Parrot.actions)
        }
        #expect(thrown?.all.first?.message.contains("from 1679-10-13 to 2260-03-21") == true)
        #expect(Timestamp(scenarioTime: "2260-03-21T23:59:59Z") != nil)
        #expect(Timestamp(scenarioTime: "2260-03-22T00:00:00Z") == nil)
        #expect(Timestamp(scenarioTime: "1679-10-13T00:00:00Z") != nil)
        #expect(Timestamp(scenarioTime: "1679-10-12T23:59:59Z") == nil)
    }

    @Test func aLogThatIsFullEndsALongScript() throws {
        let text = """
            app: Parrot
            summary: test
            start: 1970-01-01T00:00:01Z
            steps:
            - launch
            - repeat: {times: 1000000, steps: [{say: a}]}
            """
        let scenario = try Scenario(parsing: Array(text.utf8), file: "test.yml", actions: Parrot.actions)
        let outcome = scenario.run(into: ThreeEntries())
        #expect(outcome.ledger.entries == 3 && outcome.fault == nil)
    }

    private final class ThreeEntries: EntrySink {
        private var count = 0
        var isFull: Bool { count >= 3 }

        func receive(_ entry: SimulatedEntry) { count += 1 }
    }

    struct Fault {
        var steps: String
        var message: String
        var line: Int
        var column: Int
        var suggestion: String?
    }

    @Test(arguments: [
        Fault(
            steps: "- lanch\n", message: "expected the word of a step, found 'lanch'", line: 5, column: 3,
            suggestion: "launch"),
        Fault(
            steps: "- wait\n",
            message: "expected a duration such as 100ms, 1.5s, 2min or 1h behind 'wait', found nothing",
            line: 5, column: 3),
        Fault(
            steps: "- wait: soon\n", message: "expected a duration such as 100ms, 1.5s, 2min or 1h, found 'soon'",
            line: 5, column: 9),
        Fault(steps: "- kill: now\n", message: "expected nothing behind 'kill', found 'now'", line: 5, column: 9),
        Fault(
            steps: "- {say: a, wait: 1s}\n",
            message: "expected a step with one word, such as 'wait: 3s', found a mapping", line: 5, column: 3),
        Fault(
            steps: "- wait: 1s\n- repeat: {times: 2, steps: [{wait: 1s}, {say: a}]}\n- launch\n",
            message: "expected a launch before this step, found none", line: 6, column: 43),
        Fault(steps: "- kill\n", message: "expected a launch before this step, found none", line: 5, column: 3),
        Fault(
            steps: "- repeat: {times: 0, steps: []}\n",
            message: "expected a whole number from 1 to 1000000, found '0'", line: 5, column: 19),
        Fault(
            steps: "- repeat: {times: 1000, steps: [{repeat: {times: 100000, steps: [{say: a}]}}]}\n",
            message: "expected at most 10000000 steps in all, repeats included, found 100000000", line: 5, column: 19),
        Fault(
            steps: "- repeat: {times: 1000000, steps: [{repeat: {times: 1000000, steps: []}}]}\n",
            message: "expected at most 10000000 steps in all, repeats included, found 1000000000000", line: 5,
            column: 19),
        Fault(
            steps: String(repeating: "- repeat: {times: 1000000, steps: [{say: a}]}\n", count: 11),
            message: "expected at most 10000000 steps in all, repeats included, found 11000000", line: 5, column: 1),
    ])
    func whatIsWrongIsSaidWithItsPlace(_ fault: Fault) throws {
        let thrown = #expect(throws: Diagnostics.self) { try outcome(fault.steps) }
        let first = try #require(thrown?.all.first)
        #expect(first.message == fault.message)
        #expect(first.place?.line == fault.line && first.place?.column == fault.column)
        #expect(first.suggestion == fault.suggestion)
    }
}
