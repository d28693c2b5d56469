import Diagnostics
import ReportPipeline
import Testing

@testable import ReportCommands

struct InvocationTests {
    struct Case: Sendable {
        var arguments: [String]
        var environment: [String: String] = [:]
        var job: Invocation.Job
        var global = GlobalOptions()
    }

    private static func build(_ inputs: String..., change: (inout BuildOptions) -> Void = { _ in }) -> Invocation.Job {
        var options = BuildOptions(reading: ReadingOptions(inputs: inputs))
        change(&options)
        return .build(options)
    }

    static let calls = [
        Case(arguments: ["build", "größe.log"], job: build("größe.log")),
        Case(arguments: ["build", "a", "-o", "out", "b"], job: build("a", "b") { $0.output = "out" }),
        Case(arguments: ["build", "-oout", "a"], job: build("a") { $0.output = "out" }),
        Case(arguments: ["build", "-o=out", "a"], job: build("a") { $0.output = "out" }),
        Case(arguments: ["build", "--output=a=b", "a"], job: build("a") { $0.output = "a=b" }),
        Case(arguments: ["build", "--title=-x", "a"], job: build("a") { $0.title = "-x" }),
        Case(arguments: ["build", "-", "--", "-o", "--", "-x"], job: build("-", "-o", "--", "-x")),
        Case(
            arguments: ["build", "--force", "--force", "--exclude-forced", "--install-by", "host", "a"],
            job: build("a") {
                $0.isForced = true
                $0.reading.excludesForced = true
                $0.reading.installRule = .host
            }),
        Case(
            arguments: ["-q", "--jobs", "4", "summary", "a", "--color=never", "--format", "json"],
            job: .summary(SummaryOptions(reading: ReadingOptions(inputs: ["a"]), format: .json)),
            global: GlobalOptions(isQuiet: true, color: .never, jobs: 4)),
        Case(
            arguments: ["inspect", "a", "--jobs=256"],
            job: .inspect(InspectOptions(reading: ReadingOptions(inputs: ["a"]))), global: GlobalOptions(jobs: 256)),
        Case(arguments: ["help"], job: .help(topic: [])),
        Case(arguments: ["--help"], job: .help(topic: [])),
        Case(arguments: ["-q", "-h"], job: .help(topic: [])),
        Case(arguments: ["build", "--bogus", "-h"], job: .help(topic: ["build"])),
        Case(arguments: ["--help", "build"], job: .help(topic: ["build"])),
        Case(arguments: ["help", "capture", "Orion"], job: .help(topic: ["capture", "Orion"])),
        Case(arguments: ["help", "--help"], job: .help(topic: [])),
        Case(
            arguments: ["--config", "a.yml", "version"], environment: ["CTREPORT_CONFIG": "b.yml"], job: .version,
            global: GlobalOptions(config: "a.yml")),
        Case(
            arguments: ["version"], environment: ["CTREPORT_CONFIG": "b.yml"], job: .version,
            global: GlobalOptions(config: "b.yml")),
        Case(arguments: ["--version"], job: .version),
        Case(arguments: ["build", "--version"], job: .version),
        Case(arguments: ["version"], job: .version),
        Case(
            arguments: ["build", "a"],
            environment: [
                "CTREPORT_OUTPUT": "out", "CTREPORT_QUIET": "yes", "CTREPORT_JOBS": "2", "CTREPORT_FORCE": "1",
            ],
            job: build("a") { $0.output = "out" }, global: GlobalOptions(isQuiet: true, jobs: 2)),
        Case(
            arguments: ["build", "a", "-o", "flag", "--color", "always"],
            environment: ["CTREPORT_OUTPUT": "out", "CTREPORT_COLOR": "never", "CTREPORT_TITLE": ""],
            job: build("a") { $0.output = "flag" }, global: GlobalOptions(color: .always)),
        Case(
            arguments: ["version"], environment: ["NO_COLOR": "1"], job: .version, global: GlobalOptions(color: .never)),
        Case(arguments: ["version"], environment: ["NO_COLOR": ""], job: .version),
        Case(
            arguments: ["version"], environment: ["NO_COLOR": "1", "CTREPORT_COLOR": "always"], job: .version,
            global: GlobalOptions(color: .always)),
    ]

    @Test(arguments: calls) func callsAreReadByTheTable(_ example: Case) throws {
        let invocation = try Invocation(arguments: example.arguments, environment: example.environment)
        #expect(invocation == Invocation(job: example.job, global: example.global))
    }

    struct Fault: Sendable {
        var arguments: [String]
        var environment: [String: String] = [:]
        var message: String
    }

    static let faults = [
        Fault(arguments: [], message: "[usage.command] expected a command, found none\nhelp: ctreport help\n"),
        Fault(
            arguments: ["biuld"],
            message: "[usage.command] unknown command 'biuld'\n  did you mean 'build'?\nhelp: ctreport help\n"),
        Fault(
            arguments: ["größe\u{1B}"], message: "[usage.command] unknown command 'größe\\u{1B}'\nhelp: ctreport help\n"
        ),
        Fault(arguments: ["-"], message: "[usage.command] unknown command '-'\nhelp: ctreport help\n"),
        Fault(
            arguments: ["--", "build"], message: "[usage.command] expected a command, found none\nhelp: ctreport help\n"
        ),
        Fault(
            arguments: ["--ouptut", "x", "build"],
            message: "[usage.flag] unknown flag '--ouptut'\nhelp: ctreport help\n"),
        Fault(
            arguments: ["--output=x", "build", "y"],
            message: """
                [usage.flag] flag '--output' does not belong here
                help: write it behind the command: ctreport build --output

                """),
        Fault(
            arguments: ["inspect", "--format", "json", "y"],
            message: "[usage.flag] flag '--format' does not belong here\nhelp: it belongs to: ctreport summary\n"),
        Fault(
            arguments: ["build", "--ouptut=x"],
            message: "[usage.flag] unknown flag '--ouptut'\n  did you mean '--output'?\nhelp: ctreport help build\n"),
        Fault(arguments: ["build", "-z"], message: "[usage.flag] unknown flag '-z'\nhelp: ctreport help build\n"),
        Fault(
            arguments: ["build", "a", "-o"],
            message: "[usage.value] expected DIR behind --output, found nothing\nhelp: ctreport help build\n"),
        Fault(
            arguments: ["build", "a", "-o", "--force"],
            message: """
                [usage.value] expected DIR behind --output, found the flag '--force'
                help: write a value that begins with a dash as --output=VALUE

                """),
        Fault(arguments: ["build", "a", "-o="], message: "[usage.value] expected DIR for --output, found nothing\n"),
        Fault(
            arguments: ["build", "a", "--force=1"],
            message: "[usage.value] expected no value for --force, found '1'\nhelp: ctreport help build\n"),
        Fault(
            arguments: ["build", "a", "-o", "x", "--output", "x"],
            message: "[usage.repeated] expected --output at most once, found it again\nhelp: ctreport help build\n"),
        Fault(
            arguments: ["summary", "a", "--format", "jsn"],
            message: """
                [usage.value] expected text, markdown or json for --format, found 'jsn'
                  did you mean 'json'?

                """),
        Fault(
            arguments: ["summary", "a", "--jobs", "257"],
            message: "[usage.value] expected a whole number from 1 to 256 for --jobs, found '257'\n"),
        Fault(
            arguments: ["summary", "a", "--jobs", "+1"],
            message: "[usage.value] expected a whole number from 1 to 256 for --jobs, found '+1'\n"),
        Fault(
            arguments: ["version"], environment: ["CTREPORT_QUIET": "maybe"],
            message: "[usage.environment] expected 1 or 0 for CTREPORT_QUIET, found 'maybe'\n"),
        Fault(
            arguments: ["build"],
            message: """
                [usage.input] expected at least one INPUT, found none
                help: name a capture, or - for standard input; how to make one: ctreport help capture

                """),
        Fault(
            arguments: ["build", "-", "-"],
            message:
                "[usage.input] expected '-' at most once, found it again\nhelp: standard input can be read once only\n"),
        Fault(
            arguments: ["build", ""],
            message: "[usage.input] expected the name of an INPUT, found an empty text\nhelp: ctreport help build\n"),
        Fault(
            arguments: ["version", "x"],
            message: "[usage.argument] expected nothing more, found 'x'\nhelp: ctreport help version\n"),
        Fault(
            arguments: ["help", "a", "b", "c"],
            message: "[usage.argument] expected nothing more, found 'c'\nhelp: ctreport help help\n"),
    ]

    @Test(arguments: faults) func wrongCallsSayWhatWasExpected(_ example: Fault) {
        let error = #expect(throws: Diagnostic.self) {
            try Invocation(arguments: example.arguments, environment: example.environment)
        }
        #expect(error.map { DiagnosticText($0).text } == "ctreport: error: " + example.message)
    }
}

struct HelpTextTests {
    private static let topic = HelpTopic(name: "capture", summary: "how", parts: ["Fun", "Orion"]) { part in
        "capture \(part ?? "any")\n"
    }

    @Test func everyCommandHasARowAndAHelp() throws {
        #expect(Set(Command.all.map(\.name)) == Set(Command.Name.allCases))
        let overview = try HelpText(topics: [Self.topic]).text(for: [])
        for command in Command.all {
            let text = try HelpText(topics: []).text(for: [command.name.rawValue])
            #expect(text.hasPrefix("ctreport \(command.name.rawValue): "))
            #expect(overview.contains("  \(command.name.rawValue)"))
            for flag in command.allFlags { #expect(text.contains("--" + flag.name)) }
        }
        for line in overview.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }

    @Test func flagsHaveOneNameAndOneLetterInACommand() {
        for command in Command.all {
            let names = command.allFlags.map(\.name)
            let letters = command.allFlags.compactMap(\.short)
            #expect(Set(names).count == names.count)
            #expect(Set(letters).count == letters.count)
        }
    }

    @Test func examplesOfTheHelpAreValidCalls() throws {
        for example in Command.all.flatMap(\.examples) {
            let call = example.split(separator: "|").last?.split(separator: "'").enumerated().flatMap { index, part in
                index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
            }
            let arguments = try #require(call)
            #expect(arguments.first == "ctreport")
            #expect(throws: Never.self) { try Invocation(arguments: Array(arguments.dropFirst()), environment: [:]) }
        }
    }

    struct Case: Sendable {
        var words: [String]
        var text: String?
        var suggestion: String?
    }

    static let topics = [
        Case(words: ["capture"], text: "capture any\n"),
        Case(words: ["capture", "orion"], text: "capture Orion\n"),
        Case(words: ["capture", "orio"], suggestion: "Orion"),
        Case(words: ["captrue"], suggestion: "capture"),
        Case(words: ["biuld"], suggestion: "build"),
        Case(words: ["build", "x"]),
    ]

    @Test(arguments: topics) func topicsHaveTheirText(_ example: Case) {
        let help = HelpText(topics: [Self.topic])
        do throws(Diagnostic) {
            let text = try help.text(for: example.words)
            #expect(text == example.text)
        } catch {
            #expect(example.text == nil)
            #expect(error.suggestion == example.suggestion)
        }
    }
}
