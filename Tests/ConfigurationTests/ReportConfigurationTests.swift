import Diagnostics
import LogIngest
import Testing

@testable import Configuration

/// A small configuration, right and wrong. Each case changes one place of it; the text of the messages is compared whole.
@Suite struct ReportConfigurationTests {
    static let text = """
        formats:
          - name: shop-logger
            line: "{time} | {level} | {category} | {message}"
            time: "yyyy-MM-dd HH:mm:ss.SSS"
            levels: { W: warning, "!": error }
            samples:
              - line: "2026-07-29 14:00:00.412 | W | Checkout | Event: x"
                time: 2026-07-29 14:00:00.412
                level: warning
                category: Checkout
                message: "Event: x"
              - line: |
                  2026-07-29 14:00:00.412 | ! | Größe | first

                    third
                message: |
                  first

                    third
          - name: plain
            line: '[{level}] {process}[{pid}:{tid:hex}] {message}'
            samples:
              - "[INFO ] Shop[12:1f] x"
              - { line: "[debug] Shop[12:1f] x", process: Shop, pid: 12, tid: 31, level: debug, host: "" }
        """

    @Test func whatIsRightIsRead() throws {
        let formats = try ReportConfiguration(parsing: Array(Self.text.utf8), file: "ctreport.yml").formats
        #expect(formats.formats.map(\.name) == ["shop-logger", "plain"])
        #expect(try ReportConfiguration(parsing: [], file: "ctreport.yml").formats.isEmpty)
        #expect(try ReportConfiguration(parsing: Array("formats:\n".utf8), file: "ctreport.yml").formats.isEmpty)
        #expect(ReportConfiguration().formats.isEmpty)
    }

    struct Case: Sendable {
        var old: String
        var new: String
        var message: String

        init(_ old: String, _ new: String, _ message: String...) {
            self.old = old
            self.new = new
            self.message = message.map { $0 + "\n" }.joined() + ReportConfigurationTests.help
        }
    }

    private static let help = "help: how a format is described: ctreport help formats\n"

    static let keys = [
        Case(
            "    time: ", "    tiem: ",
            "c.yml:4:5: error: [config.formats.unknown-key] expected name, line, time, levels or samples, found the key 'tiem'",
            "    4 |     tiem: \"yyyy-MM-dd HH:mm:ss.SSS\"", "      |     ^~~~ did you mean 'time'?"),
        Case(
            "name: plain", "name: Plain",
            "c.yml:20:11: error: [config.formats.name] expected a name of a–z, 0–9 and - that no built-in style has, found 'Plain'",
            "   20 |   - name: Plain", "      |           ^~~~~"),
        Case(
            "name: plain", "name: log-compact",
            "c.yml:20:11: error: [config.formats.name] expected a name of a–z, 0–9 and - that no built-in style has, found 'log-compact'",
            "   20 |   - name: log-compact", "      |           ^~~~~~~~~~~"),
        Case(
            "name: plain", "name: shop-logger",
            "c.yml:20:11: error: [config.formats.name] expected each name once, found 'shop-logger' again",
            "   20 |   - name: shop-logger", "      |           ^~~~~~~~~~~"),
        Case(
            "{category}", "{categry}",
            "c.yml:3:32: error: [config.formats.line] expected time, level, process, pid, tid, library, subsystem, category, host, "
                + "message or _, found 'categry'",
            "    3 |     line: \"{time} | {level} | {categry} | {message}\"",
            "      |                                ^ did you mean 'category'?"),
        Case(
            "'[{level}] {process}[{pid}:{tid:hex}] {message}'", "{level}",
            "c.yml:21:11: error: [config.formats.line] expected a text in quotes, found a mapping",
            "   21 |     line: {level}", "      |           ^~~~~~~"),
        Case(
            "\"yyyy-", "\"ö\\x59-",
            "c.yml:4:11: error: [config.formats.time] expected one of the letters y M d E H h m s S a Z X x z, or text in single quotes, "
                + "found 'Y' (byte 3 of the pattern)",
            "    4 |     time: \"ö\\x59-MM-dd HH:mm:ss.SSS\"",
            "      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean 'y'?"),
        Case(
            "    samples:\n      - \"[INFO", "    time: \"HH:mm\"\n    samples:\n      - \"[INFO",
            "c.yml:22:11: error: [config.formats.time] expected {time} in the line, which this pattern is for, found none",
            "   22 |     time: \"HH:mm\"", "      |           ^~~~~~~"),
        Case(
            "W: warning", "W: wraning",
            "c.yml:5:18: error: [config.formats.levels] expected trace, debug, info, notice, default or one of 4 more, found 'wraning'",
            "    5 |     levels: { W: wraning, \"!\": error }",
            "      |                  ^~~~~~~ did you mean 'warning'?"),
        Case(
            "\"!\": error", "\"! \": error",
            "c.yml:5:27: error: [config.formats.levels] expected a word without blanks around it, found '! '",
            "    5 |     levels: { W: warning, \"! \": error }", "      |                           ^~~~"),
    ]

    static let samples = [
        Case(
            "level: warning\n", "level: error\n",
            "c.yml:9:16: error: [config.formats.samples] expected 'error' as level of the sample, found 'warning'",
            "    9 |         level: error", "      |                ^~~~~"),
        Case(
            "message: \"Event: x\"", "message: \"x\"",
            "c.yml:11:18: error: [config.formats.samples] expected 'x' as message of the sample, found 'Event: x'",
            "   11 |         message: \"x\"", "      |                  ^~~"),
        Case(
            "category: Checkout", "pid: 12",
            "c.yml:10:14: error: [config.formats.samples] expected '12' as pid of the sample, found nothing",
            "   10 |         pid: 12", "      |              ^~"),
        Case(
            "tid: 31", "tid: 1f",
            "c.yml:24:71: error: [config.formats.samples.tid] expected a whole number, found '1f'",
            "   24 |       - { line: \"[debug] Shop[12:1f] x\", process: Shop, pid: 12, tid: 1f, level: debug, host: \"\" }",
            "      |                                                                       ^~"),
        Case(
            "[INFO ] Shop", "[INFOS] Shop",
            "c.yml:23:15: error: [config.formats.samples] expected the text '] ', found 'S] Shop[12:1f] x'",
            "   23 |       - \"[INFOS] Shop[12:1f] x\"", "      |               ^"),
        Case(
            "[INFO ] Shop[12:1f] x", "[\\x51] Shop[12:1f] x",
            "c.yml:23:9: error: [config.formats.samples] expected a level for {level}, found 'Q] Shop[12:1f] x' (byte 2 of the sample)",
            "   23 |       - \"[\\x51] Shop[12:1f] x\"", "      |         ^~~~~~~~~~~~~~~~~~~~~~"),
        Case(
            "2026-07-29 14:00:00.412 | W", "2026-02-29 14:00:00.412 | W",
            "c.yml:7:15: error: [config.formats.samples] expected a record of 'shop-logger', found a time that no clock shows",
            "    7 |       - line: \"2026-02-29 14:00:00.412 | W | Checkout | Event: x\"",
            "      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~"),
        Case(
            "[INFO ] Shop[12:1f] x", "[INFO ] Shop[12:1f] x\\n[INFO ] Shop[12:1f] y",
            "c.yml:23:9: error: [config.formats.samples] expected one record of 'plain', found that line 2 of the sample begins one of "
                + "'plain'",
            "   23 |       - \"[INFO ] Shop[12:1f] x\\n[INFO ] Shop[12:1f] y\"",
            "      |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~"),
        Case(
            "formats:\n", "formats:\n  - { name: first, line: \"[{level}] {message}\", samples: [\"[W] x\"] }\n",
            "c.yml:24:9: error: [config.formats.samples] expected a record of 'plain', found one of 'first', which is listed before it",
            "   24 |       - \"[INFO ] Shop[12:1f] x\"", "      |         ^~~~~~~~~~~~~~~~~~~~~~~"),
    ]

    @Test(arguments: keys + samples) func theFirstFaultIsNamed(_ example: Case) throws {
        let text = Self.text.replacing(example.old, with: example.new, maxReplacements: 1)
        #expect(text != Self.text)
        let all = faults(of: text)
        let help = "help: what a configuration holds: ctreport help formats\n"
        #expect(all.first?.replacing(help, with: Self.help) == example.message)
    }

    @Test func everyFaultIsNamedAndWhatIsNotKnownIsRefused() {
        let text =
            "format: []\nformats:\n  - { name: a, line: \"[{level}] {message}\", samples: [] }\n  - {}\nformats: []\n"
        #expect(
            faults(of: text).map { String($0.prefix { $0 != "\n" }) } == [
                "c.yml:5:1: error: [yaml.duplicate-key] expected each key once, found 'formats' again"
            ])
        #expect(
            faults(of: String(text.dropLast("formats: []\n".count))).map { String($0.prefix { $0 != "\n" }) } == [
                "c.yml:1:1: error: [config.unknown-key] expected packs, built_in, inputs, labels, captures or one of 10 more, "
                    + "found the key 'format'",
                "c.yml:3:54: error: [config.formats.samples] expected at least one sample, found none",
                "c.yml:4:5: error: [config.formats.name] expected the key 'name', found none",
                "c.yml:4:5: error: [config.formats.line] expected the key 'line', found none",
                "c.yml:4:5: error: [config.formats.samples] expected the key 'samples', found none",
            ])
    }

    @Test func thereIsALimitOfFormats() {
        let formats = (1...65).map { "  - { name: f\($0), line: \"<\($0)> {message}\", samples: [\"<\($0)> x\"] }\n" }
        #expect(faults(of: "formats:\n" + formats.dropLast().joined()) == [])
        let message = "c.yml:66:13: error: [config.formats.name] expected at most 64 formats, found 65\n"
        #expect(faults(of: "formats:\n" + formats.joined()).map { $0.hasPrefix(message) } == [true])
    }

    /// The messages of a configuration as people read them.
    private func faults(of text: String) -> [String] {
        do throws(Diagnostics) {
            _ = try ReportConfiguration(parsing: Array(text.utf8), file: "c.yml")
            return []
        } catch {
            let source = SourceLines(Array(text.utf8))
            return error.all.map { DiagnosticText($0, quoting: source).text }
        }
    }
}
