import Diagnostics
import Foundation
import Testing

@testable import Configuration

/// A small pack whose events are sentences. Each case changes one place of it; what is told is compared whole.
@Suite struct MessageReadingTests {
    static let text = """
        app: tiny
        title: Tiny
        capture: { subsystem: com.tiny, process: Tiny }
        records:
          events: [{ subsystem: com.tiny, category: A }]
        messages:
          opened: { shape: "Opened {name} with {count:int} rows", parameters: { name: filename, count: number } }
          searched: { shape: "Found '{text}'", parameters: { text: text }, matches: ["Found 'a'"], rejects: ["Lost 'a'"] }
          closed: { shape: "Closed" }
        flows:
          - { id: opened, kind: count, events: opened }
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

    static let shapes = [
        Case(
            "\"Closed\"", "\"{name}\"",
            "pack.yml:9:20: error: [pack.messages.shape] the shape has a hole and no literal text, so it would fit every "
                + "message (byte 1 of the shape)"),
        Case(
            "\"Closed\"", "\"Closed {name\"",
            "pack.yml:9:20: error: [pack.messages.shape] the hole is not closed by '}'; a literal brace is written '{{' "
                + "(byte 8 of the shape)"),
        Case(
            "\"Closed\"", "\"Clôsed }\"",
            "pack.yml:9:20: error: [pack.messages.shape] '}' closes no hole; a literal brace is written '}}' "
                + "(byte 9 of the shape)"),
        Case(
            "\"Closed\"", "\"Closed {a}{b}\"",
            "pack.yml:9:20: error: [pack.messages.shape] two holes without text between them; nothing tells where the "
                + "first one ends (byte 11 of the shape)"),
        Case(
            "closed: { shape: \"Closed\" }", "closed: { parameters: {} }",
            "pack.yml:9:11: error: [pack.messages.shape] expected the key 'shape', found none"),
        Case(
            "closed: { shape: \"Closed\" }", "closed: { shape: \"Closed\", match: [] }",
            "pack.yml:9:30: error: [pack.messages.unknown-key] expected shape, parameters, matches or rejects, found the "
                + "key 'match'",
            "  did you mean 'matches'?"),
    ]

    static let holes = [
        Case(
            "\"Closed\"", "\"Closed {name}\"",
            "pack.yml:9:11: error: [pack.messages.parameters] expected a kind for each hole of the shape: name"),
        Case(
            "{ text: text }", "{ txt: text }",
            "pack.yml:8:52: error: [pack.messages.parameters] expected a kind for each hole of the shape: text"),
        Case(
            "closed: { shape: \"Closed\" }", "closed: { shape: \"Closed\", parameters: { name: text } }",
            "pack.yml:9:42: error: [pack.messages.parameters] expected a kind for each hole of the shape: it has none"),
    ]

    static let samples = [
        Case(
            "[\"Found 'a'\"]", "[\"Found 'a'\", \"Lost 'a'\"]",
            "pack.yml:8:77: error: [pack.messages] expected a message of this shape, found that sample 2 has another"),
        Case(
            "[\"Lost 'a'\"]", "[\"Found ''\"]",
            "pack.yml:8:101: error: [pack.messages] expected a message of another shape, found that sample 1 has this one"
        ),
        Case(
            "closed: { shape: \"Closed\" }", "closed: { shape: \"Closed\" }\n  shut: { shape: \"Closed\" }",
            "pack.yml:10:18: error: [pack.messages] expected shapes that can be told apart, found that 'Closed' has those "
                + "of 'closed' and 'shut'"),
        Case(
            "\"Closed\"", "\"Found 'a'\"",
            "pack.yml:9:20: error: [pack.messages] expected shapes that can be told apart, found that sample 1 of "
                + "'searched' is taken by 'closed'"),
    ]

    static let flows = [
        Case(
            "events: opened }", "events: opened, by: name }",
            "pack.yml:11:52: error: [pack.flow.by] expected a parameter of kind bool, enum, number, url or error, found one of kind "
                + "filename"),
        Case(
            "events: opened }", "events: searched, by: text }",
            "pack.yml:11:54: error: [pack.flow.by] expected a parameter of kind bool, enum, number, url or error, found one of kind "
                + "text"),
        Case(
            "events: opened }", "events: { event: searched, length: { text: 3 } } }",
            "pack.yml:11:75: error: [pack.event.length] expected 0, 1, 2, 10 or 50, found '3'"),
    ]

    private func diagnostics(_ text: String) -> String? {
        do throws(Diagnostics) {
            _ = try Pack(parsing: Array(text.utf8), file: "pack.yml")
            return nil
        } catch {
            return error.all.map { DiagnosticText($0).text }.joined()
        }
    }

    @Test func theSmallPackReads() {
        #expect(diagnostics(Self.text) == nil)
    }

    @Test(arguments: shapes + holes + samples + flows)
    func aWrongPlaceIsNamed(_ wrong: Case) {
        #expect(Self.text.components(separatedBy: wrong.old).count == 2, "\(wrong.old) stands once")
        #expect(diagnostics(Self.text.replacing(wrong.old, with: wrong.new)) == wrong.message)
    }

    @Test func aPackNeedsEventsOrMessages() {
        let text = """
            app: tiny
            title: Tiny
            capture: { subsystem: com.tiny, process: Tiny }
            records:
              events: [{ subsystem: com.tiny, category: A }]
            """
        let message = "pack.yml:1:1: error: [pack.events] expected events or messages, found none\n"
        #expect(diagnostics(text) == message)
    }
}
