internal import Configuration
internal import LogIngest
internal import ReportPipeline
internal import SimulatedApps
internal import Texts

/// A flag of the command line: one row of the table that parsing, help and environment variables come from.
struct Flag: Sendable, Hashable {
    /// What stands behind the flag.
    enum Takes: Sendable, Hashable {
        /// Nothing: the flag is on when it is there.
        case nothing
        /// Any text that is not empty; `name` stands for it in the help.
        case text(name: String)
        /// One of a few words.
        case word([String])
        /// One of many words; `name` stands for them in the help.
        case choice(name: String, [String])
        /// A whole number of a range; `name` stands for it in the help.
        case number(ClosedRange<Int>, name: String = "N")
        /// A day, `YYYY-MM-DD`.
        case date
        /// `Z`, `±HHMM`, `±HH:MM`, or a name of the IANA database.
        case timeZone
        /// A share: `97%`, `0.97`.
        case share
    }

    /// The long name without its dashes.
    let name: String
    /// The letter of the short form.
    var short: Character?
    let takes: Takes
    /// One line for the help.
    let summary: String
    /// How to go on after a wrong value, where the list of right ones does not say it.
    var hint: String?
    /// The value without flag and environment, as the help shows it.
    var standard: String?
    /// Whether `CTREPORT_NAME` sets it, too.
    var readsEnvironment = true
    /// Whether it may stand several times; its values are joined by line feeds.
    var isRepeatable = false

    /// The environment variable that sets the flag.
    var variable: String? {
        readsEnvironment ? "CTREPORT_" + name.uppercased().replacing("-", with: "_") : nil
    }

    /// The flag as the help writes it: `-o, --output DIR`.
    var usage: String { (short.map { "-\($0), " } ?? "    ") + "--" + name + (valueName.map { " " + $0 } ?? "") }

    /// What the help writes for the value.
    var valueName: String? {
        switch takes {
        case .nothing: nil
        case .text(let name): name
        case .word(let words): words.joined(separator: "|")
        case .choice(let name, _): name
        case .number(_, let name): name
        case .date: "YYYY-MM-DD"
        case .timeZone: "ZONE"
        case .share: "SHARE"
        }
    }
}

extension Flag {
    static let output = Flag(
        name: "output", short: "o", takes: .text(name: "DIR"), summary: "write the site to this folder",
        standard: "ctreport-site")
    static let force = Flag(
        name: "force", takes: .nothing, summary: "replace the folder even if ctreport did not write all of it",
        readsEnvironment: false)
    static let singleFile = Flag(
        name: "single-file", takes: .text(name: "FILE"),
        summary: "write one HTML file with everything inside, to be mailed (not for Jenkins), and no folder",
        readsEnvironment: false)
    static let title = Flag(
        name: "title", takes: .text(name: "TEXT"), summary: "title of the report", standard: "Analytics report")
    static let language = Flag(
        name: "language", takes: .word(Language.tags), summary: "language of the pages", standard: "en")
    static let site = Flag(
        name: "site", takes: .text(name: "DIR"),
        summary: "pages of your own, beside the built-in ones or in the place of those of the same name")
    static let templates = Flag(
        name: "templates", takes: .text(name: "DIR"),
        summary: "templates and style sheets of your own: page.html, tokens.css, style.css")
    static let port = Flag(
        name: "port", takes: .number(1024...65535, name: "PORT"), summary: "listen on this port of 127.0.0.1",
        standard: "8000, or the next free one", readsEnvironment: false)
    static let follow = Flag(
        name: "follow", takes: .text(name: "FILE"),
        summary: "a capture that grows, - for standard input: show what is there, wait for more",
        readsEnvironment: false)
    static let starterApp = Flag(
        name: "app", takes: .word(Starter.all.map(\.app)), summary: "the app that the starter's page is about",
        hint: "an app of your own begins with a pack: ctreport help packs; pages about it say 'app: ID'",
        standard: Starter.all[0].app, readsEnvironment: false)
    static let installBy = Flag(
        name: "install-by", takes: .word(words(of: ReportOptions.InstallRule.self)),
        summary: "which captures are one install of an app",
        standard: ReportOptions.InstallRule.file.rawValue)
    static let keepDuplicates = Flag(
        name: "keep-duplicates", takes: .nothing,
        summary: "count equal inputs each time, and records that captures of one install share (--install-by)")
    static let timeZone = Flag(
        name: "time-zone", takes: .timeZone,
        summary: "zone of times without an offset: Z, +0200 or Europe/Berlin")
    static let year = Flag(
        name: "year", takes: .number(TimeCompletion.years, name: "YYYY"),
        summary: "year of the first time without a year")
    static let date = Flag(
        name: "date", takes: .date, summary: "day of the first time without a date")
    static let strict = Flag(
        name: "strict", takes: .nothing, summary: "exit with 3 when an input is cut or partly unreadable")
    static let label = Flag(
        name: "label", takes: .text(name: "KEY=VALUE"),
        summary: "what all captures are, such as build=42; repeatable",
        isRepeatable: true)
    static let excludeForced = Flag(
        name: "exclude-forced", takes: .nothing, summary: "leave out launches whose route was forced")
    static let isPublic = Flag(
        name: "public", takes: .nothing,
        summary: "show values that nobody declared only when ten installs have them")
    static let format = Flag(
        name: "format", takes: .word(words(of: SummaryFormat.self)),
        summary: "how to print the figures; github-summary: Markdown that fits into a job summary",
        standard: SummaryFormat.text.rawValue)

    static let records = Flag(
        name: "records", takes: .nothing, summary: "print every record as a line of JSON", readsEnvironment: false)
    static let unredacted = Flag(
        name: "unredacted", takes: .nothing, summary: "print names and messages of records as they are",
        readsEnvironment: false)

    static let redactedOutput = Flag(
        name: "output", short: "o", takes: .text(name: "FILE"), summary: "write the one capture to this file",
        standard: "standard output", readsEnvironment: false)
    static let redactedFolder = Flag(
        name: "output-dir", takes: .text(name: "DIR"), summary: "write each capture to a file in this folder",
        readsEnvironment: false)
    static let explain = Flag(
        name: "explain", takes: .nothing,
        summary: "print for each line which rules claim how much of it, instead of the line",
        readsEnvironment: false)
    static let line = Flag(
        name: "line", takes: .number(1...Int.max), summary: "explain this line only", readsEnvironment: false)
    static let explainedLine = Flag(
        name: "explain", takes: .text(name: "FILE:LINE"),
        summary: "say what became of one line, from its class to what every flow made of it", readsEnvironment: false)

    static let leaks = Flag(
        name: "leaks", takes: .text(name: "SITE"), summary: "the folder to search", readsEnvironment: false)
    static let against = Flag(
        name: "against", takes: .text(name: "CAPTURE…"),
        summary: "also search for the values of these captures, in any encoding", readsEnvironment: false)
    static let checkFormat = Flag(
        name: "format", takes: .word(words(of: CheckFormat.self)),
        summary: "how to print the result; of leaks text or json", standard: CheckFormat.text.rawValue,
        readsEnvironment: false)
    static let baseline = Flag(
        name: "baseline", takes: .text(name: "FILE"), summary: "the report.json that regressions are judged against")
    static let comparisonFormat = Flag(
        name: "format", takes: .word(words(of: ComparisonFormat.self)), summary: "how to print the comparison",
        standard: ComparisonFormat.text.rawValue, readsEnvironment: false)
    static let comparisonOutput = Flag(
        name: "output", short: "o", takes: .text(name: "DIR"), summary: "write the comparison as a site to this folder",
        readsEnvironment: false)
    static let planOutput = Flag(
        name: "output", short: "o", takes: .text(name: "FILE"), summary: "write the learnt plan to this file",
        standard: "standard output", readsEnvironment: false)
    static let replacePlan = Flag(
        name: "force", takes: .nothing, summary: "replace the file of --output if it is there",
        readsEnvironment: false)
    static let planFormat = Flag(
        name: "format", takes: .word(PlanOptions.Format.allCases.map(\.rawValue)),
        summary: "how to print what differs", standard: PlanOptions.Format.text.rawValue, readsEnvironment: false)
    static let everyEvent = Flag(
        name: "complete", takes: .nothing, summary: "a planned event that never came is a violation too",
        readsEnvironment: false)
    static let minRecall = Flag(
        name: "min-recall", takes: .share, summary: "fail when fewer sensitive spans are hidden, such as 97%",
        readsEnvironment: false)
    static let maxKeepLost = Flag(
        name: "max-keep-lost", takes: .share, summary: "fail when more of the texts to keep are lost",
        readsEnvironment: false)
    static let minSafe = Flag(
        name: "min-safe", takes: .share, summary: "fail when fewer messages hide all of their spans",
        readsEnvironment: false)
    static let minUntouched = Flag(
        name: "min-untouched", takes: .share, summary: "fail when fewer messages without spans are left as they are",
        readsEnvironment: false)

    static let config = Flag(
        name: "config", takes: .text(name: "FILE"), summary: "configuration",
        standard: "ctreport.yml, searched upward")

    static let captureOutput = Flag(
        name: "output", short: "o", takes: .text(name: "PATH"),
        summary: "a file for the capture (- for standard output), a folder for several installs",
        standard: "standard output", readsEnvironment: false)
    static let demoOutput = Flag(
        name: "output", short: "o", takes: .text(name: "DIR"), summary: "write captures and site below this folder",
        standard: "ctreport-demo", readsEnvironment: false)
    static let scenario = Flag(
        name: "scenario", takes: .text(name: "NAME|FILE"),
        summary: "run this script instead of a population (help scenarios)",
        readsEnvironment: false)
    static let population = Flag(
        name: "population", takes: .text(name: "NAME|FILE"), summary: "how people use the app (see --list)",
        readsEnvironment: false)
    static let seed = Flag(
        name: "seed", takes: .number(0...Int.max), summary: "where chance begins; a seed gives the same bytes",
        standard: "1")
    static let launches = Flag(
        name: "launches", takes: .number(1...10_000_000),
        summary: "how often each install is launched; its clock ends in 2261", standard: "10", readsEnvironment: false)
    static let installs = Flag(
        name: "installs", takes: .number(1...10_000),
        summary: "how many installs there are, each with its own capture, begun within a week",
        standard: "1", readsEnvironment: false)
    static let style = Flag(
        name: "style", takes: .choice(name: "STYLE", CaptureStyle.allCases.map(\.rawValue)),
        summary: "the form of the lines (see --list)", standard: "log-compact; swift-log-1.4 for apps that print",
        readsEnvironment: false)
    static let tool = Flag(
        name: "tool", takes: .word(words(of: CaptureOptions.Tool.self)), summary: "which command of log prints",
        standard: CaptureOptions.Tool.stream.rawValue, readsEnvironment: false)
    static let start = Flag(
        name: "start", takes: .text(name: "TIME"), summary: "when it begins, as 2026-07-01T08:00:00Z or with +03:00",
        standard: "the script's own, else that", readsEnvironment: false)
    static let utcOffset = Flag(
        name: "utc-offset", takes: .text(name: "±HH:MM"), summary: "how far the lines' clock is from UTC",
        standard: "as of the start", readsEnvironment: false)
    static let noise = Flag(
        name: "noise", takes: .number(0...99), summary: "how many of 100 lines are of other processes", standard: "0",
        readsEnvironment: false)
    static let list = Flag(
        name: "list", takes: .nothing,
        summary: "print what there is to simulate, or the script or population that is named",
        readsEnvironment: false)
    static let replace = Flag(
        name: "force", takes: .nothing, summary: "replace captures that are there", readsEnvironment: false)

    static let quiet = Flag(
        name: "quiet", short: "q", takes: .nothing, summary: "print results, warnings and errors only")
    static let color = Flag(
        name: "color", takes: .word(words(of: ColorChoice.self)),
        summary: "colours on the terminal; NO_COLOR is honoured",
        standard: ColorChoice.auto.rawValue)
    static let jobs = Flag(
        name: "jobs", takes: .number(1...256), summary: "how many threads read", standard: "one a processor")
    static let help = Flag(
        name: "help", short: "h", takes: .nothing, summary: "this text", readsEnvironment: false)
    static let version = Flag(
        name: "version", takes: .nothing, summary: "the version", readsEnvironment: false)

    /// The flags of every command.
    static let global: [Flag] = [.config, .quiet, .color, .jobs, .help, .version]

    private static func words<Choice: CaseIterable & RawRepresentable<String>>(of: Choice.Type) -> [String] {
        Choice.allCases.map(\.rawValue)
    }
}
