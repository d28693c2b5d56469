import Diagnostics
import Testing

@testable import ReportCommands

struct TerminalTests {
    @Test func aFullDeviceIsAnError() throws {
        let full = try Scratch.openForWriting("/dev/full")
        let terminal = Terminal(global: GlobalOptions(), environment: [:], output: full)
        let diagnostic = Diagnostic(
            "output.write", "cannot write standard output: No space left on device",
            help: "check the disk or the program that reads the output")
        #expect(throws: Terminal.Failure.unwritable(diagnostic)) { try terminal.result("größe\n") }
    }

    struct Case: Sendable {
        var global = GlobalOptions()
        var text: String
    }

    static let reports = [
        Case(text: "a b\\u{1B}\nc\nf:1:1: note: [x.y] z\\n\n"),
        Case(global: GlobalOptions(isQuiet: true), text: ""),
        Case(
            global: GlobalOptions(color: .always), text: "a b\\u{1B}\nc\nf:1:1: \u{1B}[1;36mnote\u{1B}[0m: [x.y] z\\n\n"
        ),
    ]

    @Test(arguments: reports) func controlCharactersNeverReachTheTerminal(_ example: Case) throws {
        let scratch = try Scratch()
        let path = scratch.path + "/errors"
        let errors = try Scratch.openForWriting(path)
        let terminal = Terminal(global: example.global, environment: [:], errors: errors)
        terminal.progress("no terminal, no progress")
        terminal.note("a b\u{1B}\nc")
        terminal.report(Diagnostic("x.y", at: SourcePlace(file: "f", line: 1), severity: .note, "z\n"))
        #expect(try scratch.text("errors") == example.text)
    }
}
