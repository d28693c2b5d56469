import Diagnostics
import Testing

struct SourceLinesTests {
    struct Case: Sendable {
        var text: String
        var lines: [String]
    }

    static let cases = [
        Case(text: "", lines: [""]),
        Case(text: "a", lines: ["a"]),
        Case(text: "a\n", lines: ["a", ""]),
        Case(text: "ä\r\n\r\n\nb", lines: ["ä", "", "", "b"]),
        Case(text: "\u{FEFF}a\nb\rc", lines: ["a", "b\rc"]),
    ]

    @Test(arguments: cases) func linesAreCountedFromOne(_ example: Case) {
        let source = SourceLines(Array(example.text.utf8))
        let lines = (1...example.lines.count).map { source[$0].map { String(decoding: $0, as: UTF8.self) } }
        #expect(lines == example.lines)
        #expect(source[0] == nil)
        #expect(source[example.lines.count + 1] == nil)
    }
}
