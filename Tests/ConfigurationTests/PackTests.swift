import Diagnostics
import EventModel
import Flows
import Foundation
import Redaction
import Testing
import Texts

@testable import Configuration

/// A small pack, right and wrong. Each case changes one place of it; the message is compared whole.
@Suite struct PackTests {
    static let text = """
        app: tiny
        title: Tiny
        capture: { subsystem: com.tiny, process: Tiny }
        records:
          events: [{ subsystem: com.tiny, category: A }]
        grammar: { prefix: "Event: ", parameters: ", parameters: " }
        events:
          started: {}
          resolved: { route: { enum: [home, web] }, fast: bool }
          failed: { error: error, url: url }
          scored: { score: number }
        error_classes:
          shown: { offline: { NSURLErrorDomain: [-1009] }, otherwise: general }
        launch: { marker: started }
        timeline: [resolved]
        flows:
          - { id: splash, kind: rate, start: started, success: resolved, metrics: { started: splash.started } }
          - { id: routes, kind: alternation, value: resolved.route, cycle: [home, web], explained_by: splash, finding: Same. }
          - { id: hosts, kind: table, value: failed.url, part: host, columns: [host, loads] }
          - { id: scores, kind: sequence, value: scored.score }
        """

    struct Case: Sendable {
        var old: String
        var new: String
        var message: String

        init(_ old: String, _ new: String, _ message: String...) {
            self.old = old
            self.new = new
            self.message = message.joined(separator: "\n") + "\n"
        }
    }

    static let flows = [
        Case(
            "start: started, ",
            "start: startd, ",
            "pack.yml:17:38: error: [pack.flow.start] expected an event of the pack, found 'startd'",
            "  did you mean 'started'?"),
        Case(
            "start: started, ",
            "start: [started, resolvd], ",
            "pack.yml:17:48: error: [pack.flow.start] expected an event of the pack, found 'resolvd'",
            "  did you mean 'resolved'?"),
        Case(
            "start: started, ",
            "start: { event: started, where: { x: 1 } }, ",
            "pack.yml:17:65: error: [pack.event.where] expected no conditions, found 'x'"),
        Case(
            "success: resolved, ",
            "success: { event: resolved, where: { rout: home } }, ",
            "pack.yml:17:84: error: [pack.event.where] expected fast or route, found 'rout'",
            "  did you mean 'route'?"),
        Case(
            "success: resolved, ",
            "success: { event: resolved, where: { route: away } }, ",
            "pack.yml:17:91: error: [pack.event.where] expected home or web for 'route', found 'away'"),
        Case(
            "success: resolved, ",
            "success: { event: resolved, where: { fast: yes } }, ",
            "pack.yml:17:90: error: [pack.event.where] expected true or false for 'fast', found 'yes'"),
        Case(
            "success: resolved, ",
            "success: { event: failed, where: { error: offline } }, ",
            "pack.yml:17:80: error: [pack.event.where] expected the key 'classes' "
                + "that names the classes of 'error'"),
        Case(
            "success: resolved, ",
            "success: { event: failed, where: { error: ofline }, classes: shown }, ",
            "pack.yml:17:89: error: [pack.event.where] expected offline or general for 'error', "
                + "found 'ofline'",
            "  did you mean 'offline'?"),
        Case(
            "success: resolved, ",
            "success: resolved, overlap: stak, ",
            "pack.yml:17:75: error: [pack.flow.overlap] expected supersede, stack or share, found 'stak'",
            "  did you mean 'stack'?"),
        Case(
            "kind: rate",
            "kind: ratee",
            "pack.yml:17:25: error: [pack.flow.kind] expected count, share, rate, alternation, best or one of 10 more, "
                + "found 'ratee'",
            "  did you mean 'rate'?"),
        Case(
            "metrics: { started: splash.started }",
            "metrics: { strted: splash.started }",
            "pack.yml:17:77: error: [pack.flow.metrics.unknown-key] expected started, succeeded, failed, cancelled, interrupted or one of 5 more, "
                + "found the key 'strted'",
            "  did you mean 'started'?"),
        Case(
            "metrics: { started: splash.started }",
            "metrics: { started: Splash }",
            "pack.yml:17:86: error: [pack.flow.metrics.started] expected a metric such as splash.started or "
                + "gestures{side=left}, found 'Splash'"),
        Case(
            "id: routes, ",
            "id: Routes, ",
            "pack.yml:18:11: error: [pack.flow.id] expected a dotted name such as splash.success_rate, found 'Routes'"),
        Case(
            "metrics: { started: splash.started }",
            "metrics: { started: a }, duration: { rules: [{ success: resolved, plus: 1 sec }] }",
            "pack.yml:17:138: error: [pack.flow.duration.plus] expected a duration such as 100ms, 1.5s, 2min or 1h, "
                + "found '1 sec'"),
        Case(
            "metrics: { started: splash.started }",
            "metrics: { started: a }, duration: { by: rout }",
            "pack.yml:17:107: error: [pack.flow.duration.by] expected a parameter of the event, or a label: "
                + "label.KEY, app_version, os or device; found 'rout'",
            "  did you mean 'route'?"),
        Case(
            "explained_by: splash",
            "explained_by: splas",
            "pack.yml:18:95: error: [pack.flow.explained_by] expected the id of a flow of kind rate, "
                + "found 'splas'",
            "  did you mean 'splash'?"),
        Case(
            "explained_by: splash",
            "explained_by: scores",
            "pack.yml:18:95: error: [pack.flow.explained_by] expected the id of a flow of kind rate, "
                + "found 'scores'"),
        Case(
            "cycle: [home, web]",
            "cycle: [home]",
            "pack.yml:18:68: error: [pack.flow.cycle] expected at least 2 values, found 1"),
        Case(
            "cycle: [home, web]",
            "cycle: [home, away]",
            "pack.yml:18:68: error: [pack.flow.cycle] expected two or more of home or web"),
        Case(
            "value: resolved.route",
            "value: resolved.rout",
            "pack.yml:18:45: error: [pack.flow.value] expected a parameter of an event of the pack, "
                + "found 'resolved.rout'",
            "  did you mean 'resolved.route'?"),
        Case(
            "value: scored.score",
            "value: scored",
            "pack.yml:20:42: error: [pack.flow.value] expected a parameter such as event.key, "
                + "found 'scored'"),
        Case(
            "columns: [host, loads]",
            "columns: [host]",
            "pack.yml:19:71: error: [pack.flow.columns] expected 2 titles, found 1"),
        Case(
            "part: host",
            "part: path",
            "pack.yml:19:56: error: [pack.flow.part] expected value or host, found 'path'"),
    ]

    static let others = [
        Case(
            "marker: started",
            "marker: startd",
            "pack.yml:14:19: error: [pack.launch.marker] expected an event of the pack, found 'startd'",
            "  did you mean 'started'?"),
        Case(
            "timeline: [resolved]",
            "timeline: [{ event: resolved, severity: bad }]",
            "pack.yml:15:41: error: [pack.timeline.severity] expected error, warning or note, found 'bad'"),
        Case(
            "score: number",
            "score: numbr",
            "pack.yml:11:20: error: [pack.events] expected number, bool, duration, timestamp, enum or one of 7 more, "
                + "found 'numbr'",
            "  did you mean 'number'?"),
        Case(
            "score: number",
            "score: {}",
            "pack.yml:11:20: error: [pack.events] expected a kind of parameter with its declared values, "
                + "found a mapping"),
        Case(
            "score: number",
            "score: { enum: }",
            "pack.yml:11:20: error: [pack.events] expected a kind of parameter with its declared values, "
                + "found a mapping"),
        Case(
            "app: tiny",
            "app: Tiny",
            "pack.yml:1:6: error: [pack.app] expected an id of a–z, 0–9 and -, found 'Tiny'"),
        Case(
            "title: Tiny\n",
            "",
            "pack.yml:1:1: error: [pack.title] expected the key 'title', found none"),
        Case(
            "title: Tiny\n",
            "title: Tiny\nauthor: Ivan\n",
            "pack.yml:3:1: error: [pack.unknown-key] expected app, title, capture, records, grammar or one of 12 more, "
                + "found the key 'author'"),
        Case(
            "subsystem: com.tiny, process: Tiny",
            "subsystem: com.tiny",
            "pack.yml:3:10: error: [pack.capture.process] expected the key 'process', found none"),
        Case(
            "[-1009]",
            "[offline]",
            "pack.yml:13:42: error: [pack.error_classes] expected a whole number, found 'offline'"),
        Case(
            "{ id: scores, kind: sequence, value: scored.score }",
            "{ id: scores, kind: sequence }",
            "pack.yml:20:5: error: [pack.flow.value] expected the key 'value', found none"),
        Case(
            "{ id: scores, kind: sequence, value: scored.score }",
            "{ id: e, kind: errors, sources: [{ event: failed, parameter: "
                + "error, classes: shown }], classes: [ofline] }",
            "pack.yml:20:101: error: [pack.flow.classes] expected offline or general, found 'ofline'",
            "  did you mean 'offline'?"),
        Case(
            "{ id: scores, kind: sequence, value: scored.score }",
            "{ id: e, kind: errors, sources: [{ event: failed, parameter: error }], classes: [general] }",
            "pack.yml:20:47: error: [pack.flow.sources.event] expected the "
                + "key 'class', or 'parameter' and 'classes' that the pack declares"),
        Case(
            "{ id: scores, kind: sequence, value: scored.score }",
            "{ id: b, kind: best, best: scored.score, findings: { not_grown: a, below_floor: b, missed: c } }",
            "pack.yml:20:56: error: [pack.flow.findings.other_best] expected the key 'other_best', "
                + "found none"),
    ]

    private func diagnostics(_ text: String) -> String? {
        do throws(Diagnostics) {
            _ = try Pack(parsing: Array(text.utf8), file: "pack.yml")
            return nil
        } catch {
            return error.all.map { DiagnosticText($0).text }.joined()
        }
    }

    @Test func theSmallPackReads() throws {
        let pack = try Pack(parsing: Array(Self.text.utf8), file: "pack.yml")
        #expect(pack.catalogue.events.map(\.name) == ["started", "resolved", "failed", "scored"])
        // Parameters stand in ascending order, however they were written.
        #expect(pack.catalogue.events[1].parameters.map(\.name) == ["fast", "route"])
        let explaining = pack.program.flows.compactMap { flow in
            if case .alternation(let alternation) = flow { alternation.explainedBy?.id } else { nil }
        }
        #expect(explaining == ["splash"])
        #expect(pack.capture.level == "info")
    }

    @Test func figuresHaveTitlesAndAPlaceOnTheOverview() throws {
        let titles = """
            titles: { splash.started: Splashes, scores: Scores }
            overview: [scores, splash.started]
            translations: { de: { Scores: Punkte } }
            """
        let program = try Pack(parsing: Array((Self.text + "\n" + titles).utf8), file: "pack.yml").program
        #expect(program.title(of: MetricID("splash.started"), in: .english).text == "Splashes")
        #expect(program.title(of: MetricID("scores"), in: Language(.german)).text == "Punkte")
        // A figure without a title is called by its name.
        #expect(program.title(of: MetricID("hosts"), in: .english).text == "hosts")
        #expect(program.overview.map(\.text) == ["scores", "splash.started"])
        let line = Self.text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        for (key, column, wrong) in [("titles: { score: Scores }", 11, "score"), ("overview: [score]", 12, "score")] {
            let message = diagnostics(Self.text + "\n" + key + "\n") ?? ""
            #expect(message.contains("pack.yml:\(line):\(column): error: [pack."), "\(message)")
            #expect(message.contains("expected a figure of the pack's flows, found '\(wrong)'"))
            #expect(message.contains("did you mean 'scores'?"))
        }
    }

    @Test(arguments: flows + others)
    func aWrongPlaceIsNamed(_ wrong: Case) {
        #expect(Self.text.components(separatedBy: wrong.old).count == 2, "\(wrong.old) stands once")
        #expect(diagnostics(Self.text.replacing(wrong.old, with: wrong.new)) == wrong.message)
    }

    @Test func allThatIsWrongIsToldInOrder() {
        let text = Self.text.replacing("app: tiny", with: "app: T").replacing("kind: table", with: "kind: tabel")
        #expect(
            diagnostics(text) == """
                pack.yml:1:6: error: [pack.app] expected an id of a–z, 0–9 and -, found 'T'
                pack.yml:19:24: error: [pack.flow.kind] expected count, share, rate, alternation, best or one of 10 more, \
                found 'tabel'
                  did you mean 'table'?

                """)
    }
}
