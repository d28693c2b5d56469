import Diagnostics
import Testing

struct DiagnosticTextTests {
    struct Case: Sendable {
        var name: String
        var line: String?
        var column = 1
        var length = 1
        var suggestion: String?
        var help: String?
        var text: String
    }

    static let cases = [
        Case(
            name: "the example of the style guide", line: "    kind: ratio", column: 11, length: 5, suggestion: "rate",
            help: "every flow kind and its keys: ctreport help flows",
            text: """
                a.yml:14:11: error: [config.flow.kind] expected rate, found 'ratio'
                   14 |     kind: ratio
                      |           ^~~~~ did you mean 'rate'?
                help: every flow kind and its keys: ctreport help flows

                """),
        Case(
            name: "without the line", column: 11, length: 5, suggestion: "rate", help: "see the list",
            text: """
                a.yml:14:11: error: [config.flow.kind] expected rate, found 'ratio'
                  did you mean 'rate'?
                help: see the list

                """),
        Case(
            name: "multi-byte text before and under the caret", line: "größe: ä e\u{301}", column: 10, length: 6,
            text: """
                a.yml:14:10: error: [config.flow.kind] expected rate, found 'ratio'
                   14 | größe: ä e\u{301}
                      |        ^~~

                """),
        Case(
            name: "wide characters", line: "名前: 値", column: 9, length: 3,
            text: """
                a.yml:14:9: error: [config.flow.kind] expected rate, found 'ratio'
                   14 | 名前: 値
                      |       ^~

                """),
        Case(
            name: "tabs", line: "a\tb\tc", column: 5, length: 1,
            text: """
                a.yml:14:5: error: [config.flow.kind] expected rate, found 'ratio'
                   14 | a   b   c
                      |         ^

                """),
        Case(
            name: "control characters", line: "a\u{1B}[2Jb\u{202E}", column: 6, length: 1,
            text: """
                a.yml:14:6: error: [config.flow.kind] expected rate, found 'ratio'
                   14 | a\\u{1B}[2Jb\\u{202E}
                      |           ^

                """),
        Case(
            name: "a place after the end, longer than the line", line: "ab", column: 9, length: 9,
            text: """
                a.yml:14:9: error: [config.flow.kind] expected rate, found 'ratio'
                   14 | ab
                      |   ^

                """),
        Case(
            name: "an empty line", line: "", column: 1, length: 1,
            text: """
                a.yml:14:1: error: [config.flow.kind] expected rate, found 'ratio'
                   14 |
                      | ^

                """),
        Case(
            name: "a very long line",
            line: String(repeating: "x", count: 1000) + "yz" + String(repeating: "x", count: 1000),
            column: 1001, length: 2,
            text: """
                a.yml:14:1001: error: [config.flow.kind] expected rate, found 'ratio'
                   14 | …\(String(repeating: "x", count: 80))yz\(String(repeating: "x", count: 118))…
                      | \(String(repeating: " ", count: 81))^~

                """),
    ]

    @Test(arguments: cases) func textShowsPlaceLineAndFix(_ example: Case) {
        let place = SourcePlace(file: "a.yml", line: 14, column: example.column, length: example.length)
        let diagnostic = Diagnostic(
            "config.flow.kind", at: place, "expected rate, found 'ratio'", suggestion: example.suggestion,
            help: example.help)
        let source = example.line.map {
            SourceLines(Array((String(repeating: "\n", count: 13) + $0 + "\r\n").utf8))
        }
        #expect(DiagnosticText(diagnostic, quoting: source).text == example.text, "\(example.name)")
    }

    @Test func withoutAPlaceTheToolSpeaks() {
        let diagnostic = Diagnostic(
            "usage.command", "unknown command 'biuld'", suggestion: "build", help: "ctreport help")
        let text = """
            ctreport: error: [usage.command] unknown command 'biuld'
              did you mean 'build'?
            help: ctreport help

            """
        #expect(DiagnosticText(diagnostic).text == text)
    }

    @Test func namesOfFilesCannotDriveATerminal() {
        let place = SourcePlace(file: "a\u{1B}[31m\n.yml", line: 1)
        let diagnostic = Diagnostic("yaml.syntax", at: place, severity: .warning, "expected YAML")
        #expect(
            DiagnosticText(diagnostic).text == "a\\u{1B}[31m\\n.yml:1:1: warning: [yaml.syntax] expected YAML\n")
    }

    @Test func coloursStandAroundSeverityAndCaret() {
        let diagnostic = Diagnostic("a.b", at: SourcePlace(file: "f", line: 1), severity: .note, "x")
        let lines = DiagnosticText(diagnostic, quoting: SourceLines([0x61]), colors: .ansi).lines
        #expect(
            lines == [
                "f:1:1: \u{1B}[1;36mnote\u{1B}[0m: [a.b] x", "    1 | a", "      | \u{1B}[1;32m^\u{1B}[0m",
            ])
    }

    @Test func bytesThatAreNotUTF8AreShownRepaired() {
        let place = SourcePlace(file: "f", line: 1, column: 2)
        let lines = DiagnosticText(Diagnostic("a.b", at: place, "x"), quoting: SourceLines([0xFF, 0x61])).lines
        #expect(lines == ["f:1:2: error: [a.b] x", "    1 | \u{FFFD}a", "      |  ^"])
    }
}
