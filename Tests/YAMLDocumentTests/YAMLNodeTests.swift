import Diagnostics
import Testing
import YAMLDocument

/// The tree in one line: scalars quoted when they were, `(…)` for sequences, `{…}` for mappings, and places.
private func sketch(_ node: YAMLNode) -> String {
    let place = "@\(node.place.line):\(node.place.column)+\(node.place.length)"
    return switch node.content {
    case .scalar(let text, isPlain: true): text + place
    case .scalar(let text, isPlain: false): "\"\(text)\"" + place
    case .sequence(let nodes): "(" + nodes.map(sketch).joined(separator: " ") + ")" + place
    case .mapping(let entries):
        "{"
            + entries.map { "\($0.key)@\($0.keyPlace.line):\($0.keyPlace.column): \(sketch($0.value))" }
            .joined(separator: ", ") + "}" + place
    }
}

/// The diagnostics that parsing or reading throws, as text.
func texts(of text: String, _ read: (YAMLNode) throws -> Void = { _ in }) -> String {
    let bytes = Array(text.utf8)
    do {
        try read(try YAMLNode(parsing: bytes, file: "a.yml"))
        return ""
    } catch let error as Diagnostics {
        return error.all.map { DiagnosticText($0, quoting: SourceLines(bytes)).text }.joined()
    } catch {
        return "another error: \(error)"
    }
}

struct YAMLNodeTests {
    struct Case: Sendable {
        var text: String
        var tree: String
    }

    static let trees = [
        Case(text: "", tree: "{}@1:1+1"),
        Case(text: "# nothing\n\n", tree: "{}@1:1+1"),
        Case(text: "---\n", tree: "{}@1:1+1"),
        Case(text: "a: 1", tree: "{a@1:1: 1@1:4+1}@1:1+4"),
        Case(text: "a: 1\r\nb: yes\r\n", tree: "{a@1:1: 1@1:4+1, b@2:1: yes@2:4+3}@1:1+4"),
        Case(text: "a: 1\rb: 2", tree: "{a@1:1: 1@1:4+1, b@1:6: 2@1:9+1}@1:1+9"),
        Case(text: "a:\nb: '1.10'\n", tree: "{a@1:1: @1:3+1, b@2:1: \"1.10\"@2:4+6}@1:1+2"),
        Case(text: "- x\n- [y, \"z\"]\n", tree: "(x@1:3+1 (y@2:4+1 \"z\"@2:7+3)@2:3+8)@1:1+3"),
        Case(text: "größe: {名: ä}\n", tree: "{größe@1:1: {名@1:11: ä@1:16+2}@1:10+9}@1:1+18"),
        Case(text: "🎉: 🎈 # 🎊\n'é': x", tree: "{🎉@1:1: 🎈@1:7+4, é@2:1: x@2:7+1}@1:1+17"),
        Case(text: "\u{FEFF}a: 1", tree: "{a@1:1: 1@1:4+1}@1:1+4"),
        Case(
            text: "a: |\n  two\n  lines\nb: >-\n  folded\n  text\n",
            tree: "{a@1:1: \"two\nlines\n\"@1:4+1, b@4:1: \"folded text\"@4:4+2}@1:1+4"),
        Case(text: "a: first\n  second   \n", tree: "{a@1:1: first second@1:4+5}@1:1+8"),
        Case(text: "a: x\u{85}y: z\n", tree: "{a@1:1: x@1:4+1, y@1:7: z@1:10+1}@1:1+10"),
        Case(text: "--- text\n...\n", tree: "text@1:5+4"),
    ]

    @Test(arguments: trees) func textBecomesATreeWithPlaces(_ example: Case) throws {
        let node = try YAMLNode(parsing: Array(example.text.utf8), file: "a.yml")
        #expect(sketch(node) == example.tree)
    }

    struct Fault: Sendable {
        var text: String
        var message: String
    }

    static let faults = [
        Fault(
            text: "größe: 1\nb: 2\ngröße: 3\n",
            message: """
                a.yml:3:1: error: [yaml.duplicate-key] expected each key once, found 'größe' again
                    3 | größe: 3
                      | ^~~~~
                help: the first one is in line 1

                """),
        Fault(
            text: "é: &x 1\nb: *x\n",
            message: """
                a.yml:1:5: error: [yaml.anchor] expected a value, found an anchor
                    1 | é: &x 1
                      |    ^~~~
                help: remove '&name'
                a.yml:2:4: error: [yaml.alias] expected a value, found an alias
                    2 | b: *x
                      |    ^~
                help: write the value out

                """),
        Fault(
            text: "a: !!int 1\n",
            message: """
                a.yml:1:4: error: [yaml.tag] expected a value, found a tag
                    1 | a: !!int 1
                      |    ^~~~~~~
                help: remove '!name'; write text that begins with '!' in quotes

                """),
        Fault(
            text: "a: 1\n---\nb: 2\n",
            message: """
                a.yml:2:1: error: [yaml.documents] expected one document, found a second
                    2 | ---
                      | ^~~
                help: remove what follows '---'

                """),
        Fault(
            text: "[1, 2]: x\n'': y\n",
            message: """
                a.yml:1:1: error: [yaml.key] expected a text as key, found a list
                    1 | [1, 2]: x
                      | ^~~~~~
                a.yml:2:1: error: [yaml.key] expected a text as key, found nothing
                    2 | '': y
                      | ^~

                """),
        Fault(
            text: "a:\n\t- b\n",
            message: """
                a.yml:2:1: error: [yaml.syntax] expected YAML, found a fault: while scanning for the next token, \
                found character that cannot start any token
                    2 |     - b
                      | ^~~~
                help: indent with spaces, not with tabs

                """),
        Fault(
            text: "name: a: b",
            message: """
                a.yml:1:8: error: [yaml.syntax] expected YAML, found a fault: mapping values are not allowed in this context
                    1 | name: a: b
                      |        ^
                help: put a value that holds ': ' in quotes, and check the indentation

                """),
        Fault(
            text: "a: \u{1B}[31mred\n",
            message: """
                a.yml:1:4: error: [yaml.encoding] expected text in UTF-8, found: control characters are not allowed
                    1 | a: \\u{1B}[31mred
                      |    ^~~~~~
                help: save the file as UTF-8 without control characters

                """),
        Fault(
            text: "a: [1,\n",
            message: """
                a.yml:2:1: error: [yaml.syntax] expected YAML, found a fault: while parsing a flow node, \
                did not find expected node content
                    2 |
                      | ^

                """),
    ]

    @Test(arguments: faults) func faultsAreReportedAtTheirPlace(_ example: Fault) {
        #expect(texts(of: example.text) == example.message)
    }

    @Test func bytesThatAreNotUTF8AreReported() {
        let error = #expect(throws: Diagnostics.self) {
            try YAMLNode(parsing: Array("é: ".utf8) + [0xFF, 0x0A], file: "a.yml")
        }
        #expect(
            error?.all == [
                Diagnostic(
                    "yaml.encoding", at: SourcePlace(file: "a.yml", line: 1, column: 5),
                    "expected text in UTF-8, found: invalid leading UTF-8 octet",
                    help: "save the file as UTF-8 without control characters")
            ])
    }

    @Test(arguments: [(64, true), (65, false)]) func nestingHasALimit(levels: Int, isFine: Bool) {
        let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let message = """
            a.yml:1:65: error: [yaml.depth] expected at most 64 levels, found more

            """
        let bytes = Array(text.utf8)
        var found = ""
        do {
            _ = try YAMLNode(parsing: bytes, file: "a.yml")
        } catch {
            found = error.all.map { DiagnosticText($0).text }.joined()
        }
        #expect(found == (isFine ? "" : message))
    }

    @Test func sizeHasALimit() {
        let error = #expect(throws: Diagnostics.self) {
            try YAMLNode(parsing: [UInt8](repeating: 0x20, count: (4 << 20) + 1), file: "a.yml")
        }
        #expect(error?.all.first?.message == "expected at most 4 MiB of YAML, found 4194305 bytes")
        #expect(throws: Never.self) {
            try YAMLNode(parsing: [UInt8](repeating: 0x20, count: 4 << 20), file: "a.yml")
        }
    }

    @Test func faultsOfTheTreeAreCollectedUpToTwenty() {
        let error = #expect(throws: Diagnostics.self) {
            try YAMLNode(parsing: Array(String(repeating: "a: 1\n", count: 1000).utf8), file: "a.yml")
        }
        #expect(error?.all.count == 20)
    }

    /// Any damage to a document gives a tree or a diagnostic, never a trap.
    @Test func damagedDocumentsNeverTrap() {
        let seed = UInt64.random(in: .min ... .max)
        var random = Xorshift(state: seed | 1)
        let bytes = Array("a: {b: [1, 'zwölf']}\nc:\n  - |\n    x\n  - *y\n? k\n: \"v\\n\"\n".utf8)
        for _ in 0..<3000 {
            var damaged = bytes
            for _ in 0..<Int(random.next() % 4 + 1) {
                damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next() >> 9)
            }
            do {
                _ = try YAMLNode(parsing: damaged, file: "a.yml")
            } catch {
                #expect(!error.all.isEmpty, "seed \(seed)")
                let source = SourceLines(damaged)
                #expect(error.all.allSatisfy { !DiagnosticText($0, quoting: source).lines.isEmpty }, "seed \(seed)")
            }
        }
    }
}

private struct Xorshift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
