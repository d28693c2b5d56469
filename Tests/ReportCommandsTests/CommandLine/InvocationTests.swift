import Configuration
import Diagnostics
import EventModel
import ReportPipeline
import SimulatedApps
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

    private static func serve(_ inputs: String..., change: (inout ServeOptions) -> Void = { _ in }) -> Invocation.Job {
        var options = ServeOptions(reading: ReadingOptions(inputs: inputs))
        change(&options)
        return .serve(options)
    }

    private static func simulate(_ app: String, change: (inout SimulateOptions) -> Void) -> Invocation.Job {
        var options = SimulateOptions(app: app)
        change(&options)
        return .simulate(options)
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
        Case(arguments: ["simulate", "ORION"], job: .simulate(SimulateOptions(app: "Orion"))),
        Case(arguments: ["simulate", "orion", "-o", "-"], job: .simulate(SimulateOptions(app: "Orion"))),
        Case(arguments: ["simulate", "--list"], job: .listSimulated(app: nil)),
        Case(arguments: ["simulate", "--list", "fun"], job: .listSimulated(app: "Fun")),
        Case(
            arguments: ["simulate", "fun", "--list", "--scenario", "fun-search"],
            job: .printSimulated(SimulateOptions(app: "Fun", scenario: "fun-search"))),
        Case(
            arguments: ["simulate", "fun", "--list", "--population", "fun-population"],
            job: .printSimulated(SimulateOptions(app: "Fun", population: "fun-population"))),
        Case(
            arguments: [
                "simulate", "fun", "--population", "people.yml", "--seed", "0", "--launches", "3", "--installs", "2",
                "--style", "log-json", "--tool", "show", "--start", "2026-07-01T10:00:00.5+02:00", "--utc-offset=-0430",
                "--noise", "99", "-o", "captures", "--force",
            ],
            job: simulate("Fun") {
                $0.population = "people.yml"
                $0.seed = 0
                $0.launches = 3
                $0.installs = 2
                $0.style = .logJSON
                $0.tool = .show
                $0.start = Timestamp(civilNanoseconds: 1_782_900_000_500_000_000, utcOffsetSeconds: 7200)
                $0.utcOffsetMinutes = -270
                $0.noisePercent = 99
                $0.output = "captures"
                $0.isForced = true
            }),
        Case(
            arguments: ["simulate", "fun", "--scenario", "x.yml", "--utc-offset", "Z"],
            job: simulate("Fun") {
                $0.scenario = "x.yml"
                $0.utcOffsetMinutes = 0
            }),
        Case(arguments: ["serve", "a"], job: serve("a")),
        Case(
            arguments: ["serve", "a", "--follow", "-", "--port=9000", "--title", "T"],
            job: serve("a", "-") { ($0.follow, $0.port, $0.title) = ("-", 9000, "T") }),
        // No variable sets what only one call is about.
        Case(
            arguments: ["serve", "--follow", "b"], environment: ["CTREPORT_PORT": "1", "CTREPORT_FOLLOW": "c"],
            job: serve("b") { $0.follow = "b" }),
        Case(arguments: ["demo"], job: .demo(DemoOptions())),
        Case(
            arguments: ["demo", "-o", "d", "--force"], environment: ["CTREPORT_SEED": "7", "CTREPORT_OUTPUT": "site"],
            job: .demo(DemoOptions(output: "d", seed: 7, isForced: true))),
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
                [usage.value] expected text, markdown, json or github-summary for --format, found 'jsn'
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
            arguments: ["simulate"],
            message: "[usage.app] expected an APP, found none\nhelp: ctreport simulate --list\n"),
        Fault(
            arguments: ["simulate", "orin"],
            message: """
                [usage.app] expected CounterTestApp, Fun or Orion, found 'orin'
                  did you mean 'Orion'?
                help: ctreport simulate --list

                """),
        Fault(
            arguments: ["simulate", "fun", "--style", "log-compcat"],
            message: """
                [usage.value] expected log-compact, log-default, log-syslog, log-json, log-ndjson or one of 7 more for \
                --style, found 'log-compcat'
                  did you mean 'log-compact'?

                """),
        Fault(
            arguments: ["simulate", "fun", "--scenario", "x", "--installs", "2"],
            message: """
                [usage.flag] flag '--installs' does not go with --scenario
                help: a script says itself what happens; leave one of both out

                """),
        Fault(
            arguments: ["simulate", "fun", "--installs", "2"],
            message: """
                [usage.flag] expected --output DIR for 2 installs, found none
                help: each install is a capture of its own: ctreport simulate Fun --installs 2 -o captures

                """),
        Fault(
            arguments: ["simulate", "fun", "--noise", "100"],
            message: "[usage.value] expected a whole number from 0 to 99 for --noise, found '100'\n"),
        Fault(
            arguments: ["simulate", "fun", "--start", "2026-07-01"],
            message: """
                [usage.value] expected a time from 1679-10-13 to 2260-03-21, such as 2026-07-01T08:00:00Z, for --start, \
                found '2026-07-01'
                help: ctreport help simulate

                """),
        Fault(
            arguments: ["simulate", "fun", "--utc-offset", "+3"],
            message: """
                [usage.value] expected an offset from -18:59 to +18:59, such as +03:00, for --utc-offset, found '+3'
                help: ctreport help simulate

                """),
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

    @Test func theOverviewHasTheCommandsInTheirOrder() throws {
        let overview = try HelpText(topics: [Self.topic]).text(for: [])
        let words = overview.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ")[0] }
        let names = Command.Name.allCases.map(\.rawValue)
        let shown = words.map(String.init).filter(names.contains)
        var order: [String] = []
        for name in shown where !order.contains(name) { order.append(name) }
        #expect(order == Command.all.map(\.name.rawValue))
        let read = ["build", "serve", "summary", "inspect", "redact", "check", "compare"]
        #expect(order == read + ["plan", "policy", "config", "site", "simulate", "demo", "help", "version"])
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
