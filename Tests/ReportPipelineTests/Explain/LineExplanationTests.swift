import EventModel
import Flows
import Foundation
import LogIngest
import Redaction
import ReportPipeline
import Testing

/// What is said of single lines of a capture.
@Suite struct LineExplanationTests {
    private static let header = "I  CounterTestApp[7:1f] [com.salokpi.CounterTestApp:Analytics]"

    /// Every kind of line; the comments are their numbers.
    private static let lines = [
        "Filtering the log data using \"process == \\\"CounterTestApp\\\"\"",  // 1
        "lost text",  // 2
        "2026-07-29 14:00:00.000 \(header) Event: app_started",  // 3
        "2026-07-29 14:00:00.100 \(header) Event: splash_loading_started",  // 4
        "2026-07-29 14:00:01.100 \(header) Event: initial_route_resolved, parameters: destination=counter",  // 5
        "2026-07-29 14:00:01.200 \(header) Event: initial_route_resolved, parameters: destination=counter",  // 6
        "2026-07-29 14:00:02.000 \(header) Event: splash_loading_start",  // 7
        "2026-07-29 14:00:02.100 \(header) event:splash_loading_started",  // 8
        "2026-07-29 14:00:02.200 \(header) Event: ",  // 9
        "2026-07-29 14:00:02.300 I  CounterTestApp[7:1f] [com.salokpi.CounterTestApp:Network] hello",  // 10
        "2026-07-29 14:00:02.400 I  CounterTestApp[7:1f] [com.apple.network:tcp] hello",  // 11
        "2026-07-29 14:00:02.500 I  Other[9:1f] [com.other:x] hello",  // 12
        "  more of it",  // 13
        "2026-07-29 14:00:03.000 \(header) Event: counter_new_best_score, parameters: score=4, who=Rose",  // 14
        "2026-07-29 14:00:03.000 \(header) Hello Rose",  // 15
    ]

    private func explanation(line: Int, excludesForced: Bool = false) throws -> LineExplanation {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("explain-\(UUID().uuidString).log")
        try Data((Self.lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var options = ReportOptions()
        options.excludesForced = excludesForced
        let wanted = try #require(ExplainedLine(parsing: "\(file.path):\(line)"))
        return try LineExplanation(of: wanted, captures: [file.path], options: options)
    }

    struct Case: Sendable {
        var line: Int
        var lineClass: LineClass
        /// What the pack of CounterTestApp says.
        var verdict: String?
    }

    static let cases = [
        Case(line: 1, lineClass: .noise), Case(line: 2, lineClass: .rejected),
        Case(line: 3, lineClass: .event, verdict: "took it as an event"),
        Case(line: 7, lineClass: .event, verdict: "took it as an event that it does not plan"),
        Case(
            line: 8, lineClass: .other,
            verdict: "no: it begins nearly as events do; expected “Event: ” letter for letter"),
        Case(
            line: 10, lineClass: .other,
            verdict: "no: its subsystem is the app's, but its category is Network; events have Analytics"),
        Case(
            line: 11, lineClass: .other,
            verdict:
                "no: the app's process logged it, but its subsystem is com.apple.network; events have com.salokpi.CounterTestApp or CounterTestApp"
        ),
        Case(line: 12, lineClass: .other, verdict: "no: another process and subsystem"),
        Case(line: 13, lineClass: .continuation, verdict: "no: another process and subsystem"),
        Case(
            line: 15, lineClass: .other,
            verdict: "no: it stands where events stand, but does not begin with “Event: ”"),
    ]

    @Test(arguments: cases)
    func aLineHasItsClassAndTheReason(_ known: Case) throws {
        let found = try explanation(line: known.line)
        #expect(found.lineClass == known.lineClass)
        #expect(found.packs.first?.verdict.text == known.verdict)
        #expect(found.lineCount == Self.lines.count)
    }

    @Test func aLineBehindTheEndHasNoClass() throws {
        #expect(try explanation(line: Self.lines.count + 1).lineClass == nil)
    }

    @Test func anEventThatIsNotPlannedHasANeighbour() throws {
        let event = try #require(try explanation(line: 7).packs.first?.event)
        #expect(!event.isPlanned)
        #expect(event.suggestion == "splash_loading_started")
    }

    @Test func parametersAreShownAsTheGateLetsThemThrough() throws {
        let event = try #require(try explanation(line: 14).packs.first?.event)
        #expect(event.parameters.map { "\($0.name.text) \($0.kind.text) \($0.value.text)" } == ["score number 4"])
        #expect(event.unplanned == ["who"])
    }

    /// What the engine did: the first route ends the attempt, the second finds none open.
    @Test func theFlowsSayWhatTheyDid() throws {
        func part(_ line: Int, _ id: String) throws -> EventExplanation.FlowPart {
            let effect = try #require(try explanation(line: line).effect)
            #expect(effect.event.origin.launch == 1)
            #expect(effect.launchStart.line == 3)
            #expect(effect.isWhole)
            return try #require(effect.flows.first { $0.id.text == id })
        }
        let start = try part(4, "splash")
        #expect(start.roles == ["start"])
        #expect(start.standing == "1 attempt open")
        let success = try part(5, "splash")
        #expect(success.roles == ["success"])
        #expect(success.standing == "no attempt open")
        #expect(success.changes.contains { $0.id.text == "splash.succeeded" })
        let late = try part(6, "splash")
        #expect(late.roles == ["success"])
        #expect(late.changes.isEmpty)
        #expect(late.standing == "no attempt open")
        #expect(try part(6, "routes.sequence").changes.map(\.id.text) == ["routes.sequence"])
    }

    @Test(arguments: ["", ":", "x", "a:", ":4", "a:0", "a:-1", "0", "a:1x"])
    func aLineIsANumberFromOne(_ text: String) {
        #expect(ExplainedLine(parsing: text) == nil)
    }

    @Test func aLineNamesItsCapture() {
        #expect(ExplainedLine(parsing: "17").map { [$0.capture ?? "", "\($0.line)"] } == ["", "17"])
        #expect(
            ExplainedLine(parsing: "C:/a b.log:3").map { [$0.capture ?? "", "\($0.line)"] } == ["C:/a b.log", "3"])
    }
}
