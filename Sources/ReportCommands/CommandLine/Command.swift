/// A command of the tool: one row of the table that parsing and help come from.
struct Command: Sendable, Hashable {
    enum Name: String, Sendable, CaseIterable {
        case build, serve, summary, inspect, config, site, redact, check, compare, plan, policy, simulate, demo, help,
            version
    }

    /// What stands behind a command besides flags.
    enum Arguments: Sendable, Hashable {
        case none
        /// One or more captures: files, folders, archives, or `-` for standard input.
        case inputs
        /// Captures, or none for standard input.
        case optionalInputs
        /// Captures or a report to judge, captures that belong to a flag, or none.
        case furtherInputs
        /// Two runs: each a capture, a folder of captures or a report.
        case runs
        /// `test` and a corpus.
        case corpus
        /// What is done with a plan, and what it is done with.
        case plan
        /// One of the apps that can be simulated.
        case app
        /// One of a few words, and one more where something is about a file or a kind.
        case action([String])
        /// `init` and a folder, `blocks` and captures, or `show` and a built-in file.
        case site
        /// A topic of the help in up to so many words.
        case topic(words: Int)

        var usage: String {
            switch self {
            case .none: ""
            case .inputs: " INPUT…"
            case .optionalInputs: " [INPUT…]"
            case .furtherInputs: " [INPUT…]"
            case .runs: " BEFORE NOW"
            case .corpus: " test CORPUS.jsonl"
            case .plan: " init CAPTURE… | check [PLAN.yml] CAPTURE… | diff OLD NEW"
            case .app: " APP"
            case .action(let words): " \(words.joined(separator: "|"))"
            case .site: " init [DIR] | blocks [CAPTURE…] | show [FILE]"
            case .topic: " [TOPIC]"
            }
        }
    }

    let name: Name
    let arguments: Arguments
    /// One line for the overview.
    let summary: String
    /// Flags besides the global ones.
    var flags: [Flag] = []
    /// Lines of calls that work as they stand.
    var examples: [String] = []

    /// Flags of this command and the global ones.
    var allFlags: [Flag] { flags + Flag.global }
}

extension Command {
    private static let times: [Flag] = [.timeZone, .year, .date]
    private static let reading: [Flag] = times + [.installBy, .keepDuplicates, .excludeForced, .label, .strict]

    /// Every command, in the order of the help.
    static let all: [Command] = [
        Command(
            name: .build, arguments: .inputs, summary: "write a site of Markdown and HTML from captures",
            flags: [.output, .singleFile, .force, .title, .language, .site, .templates, .isPublic] + reading,
            examples: [
                "ctreport build app.log", "ctreport build captures/ -o report --title 'Nightly run'",
                "log show --info --last 1h | ctreport build -", "ctreport build app.log --single-file report.html",
            ]),
        Command(
            name: .serve, arguments: .inputs,
            summary: "show the site on this machine, built again on every change",
            flags: [.port, .follow, .title, .language, .site, .templates, .isPublic] + times + [
                .installBy, .keepDuplicates, .excludeForced, .label,
            ],
            examples: [
                "ctreport serve app.log", "ctreport serve captures/ --site Site --templates Templates --port 9000",
                "ctreport serve --follow app.log", "log stream --level info | ctreport serve --follow -",
            ]),
        Command(
            name: .summary, arguments: .inputs, summary: "print the same figures",
            flags: [.format, .title, .language, .site, .isPublic] + reading,
            examples: [
                "ctreport summary app.log", "ctreport summary --format json a.log b.log",
                "ctreport summary --format github-summary app.log >> \"$GITHUB_STEP_SUMMARY\"",
            ]),
        Command(
            name: .inspect, arguments: .inputs, summary: "say which formats were found and what was not understood",
            flags: [.explainedLine, .records, .unredacted] + times + [
                .installBy, .keepDuplicates, .excludeForced, .strict,
            ],
            examples: [
                "ctreport inspect app.log", "ctreport inspect --records app.log > app.ndjson",
                "ctreport inspect --explain app.log:17",
            ]),
        Command(
            name: .redact, arguments: .optionalInputs,
            summary: "write captures of the same format without what is personal or secret",
            flags: [.redactedOutput, .redactedFolder, .replace, .explain, .line],
            examples: [
                "ctreport redact app.log -o safe.log", "ctreport redact a.log b.log --output-dir safe",
                "log show --info --last 1h | ctreport redact -o safe.log",
                "ctreport redact --explain --line 12 app.log",
            ]),
        Command(
            name: .check, arguments: .furtherInputs,
            summary: "hold a run to the gates of ctreport.yml, or search a site for leaks",
            flags: [.baseline, .checkFormat, .leaks, .against] + reading,
            examples: [
                "ctreport check app.log", "ctreport check ctreport-site/report.json --baseline main/report.json",
                "ctreport check captures/ --format junit > gates.xml", "ctreport check --leaks ctreport-site",
                "ctreport check --leaks ctreport-site --against a.log b.log",
            ]),
        Command(
            name: .compare, arguments: .runs, summary: "say what changed between two runs, and what chance explains",
            flags: [.comparisonFormat, .comparisonOutput, .language, .force] + reading,
            examples: [
                "ctreport compare before.log now.log", "ctreport compare main/report.json ctreport-site/report.json",
                "ctreport compare before/ now/ -o comparison", "ctreport compare a.log b.log --format markdown",
            ]),
        Command(
            name: .plan, arguments: .plan,
            summary: "learn a tracking plan, check captures against one, or compare two",
            flags: [.planOutput, .replacePlan, .planFormat, .everyEvent, .isPublic] + reading,
            examples: [
                "ctreport plan init captures/ -o plan.yml", "ctreport plan check plan.yml app.log",
                "ctreport plan check app.log", "ctreport plan diff old.yml plan.yml --format markdown",
            ]),
        Command(
            name: .policy, arguments: .corpus, summary: "measure the redaction on labelled messages of your own",
            flags: [.minRecall, .maxKeepLost, .minSafe, .minUntouched],
            examples: [
                "ctreport policy test corpus.jsonl",
                "ctreport policy test corpus.jsonl --min-recall 97% --max-keep-lost 2%",
            ]),
        Command(
            name: .config, arguments: .action(ConfigOptions.Action.allCases.map(\.rawValue)),
            summary: "check ctreport.yml, show what holds, or print a schema",
            flags: [.output, .title, .language, .site, .templates] + reading,
            examples: [
                "ctreport config check", "ctreport config check other.yml", "ctreport config show --label build=42",
                "ctreport config schema pack",
            ]),
        Command(
            name: .site, arguments: .site,
            summary: "start pages of your own, list what they can show, print built-in files",
            flags: [.starterApp] + reading,
            examples: [
                "ctreport site init", "ctreport site init docs --app fun", "ctreport site blocks",
                "ctreport site blocks app.log", "ctreport site show", "ctreport site show Templates/foot.html",
            ]),
        Command(
            name: .simulate, arguments: .app, summary: "write the log of a simulated app",
            flags: [
                .scenario, .population, .seed, .launches, .installs, .style, .tool, .start, .utcOffset, .noise,
                .captureOutput, .replace, .list,
            ],
            examples: [
                "ctreport simulate countertestapp --launches 100 --noise 50 -o app.log",
                "ctreport simulate orion --scenario orion-gestures", "ctreport simulate fun --installs 20 -o captures",
                "ctreport simulate --list", "ctreport simulate fun --list --scenario fun-search",
            ]),
        Command(
            name: .demo, arguments: .none, summary: "simulate every app and write a site on it",
            flags: [.demoOutput, .language, .seed, .force],
            examples: ["ctreport demo", "ctreport demo -o demo --seed 7"]),
        Command(
            name: .help, arguments: .topic(words: 2), summary: "explain a command or a topic",
            examples: ["ctreport help build", "ctreport help capture"]),
        Command(name: .version, arguments: .none, summary: "print the version"),
    ]

    /// The command of a name.
    static func named(_ name: Name) -> Command {
        guard let command = all.first(where: { $0.name == name }) else {
            preconditionFailure("every name has a row in the table; a test checks it")
        }
        return command
    }
}
