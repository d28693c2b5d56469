internal import Configuration
internal import Diagnostics
internal import LogIngest
internal import Redaction
internal import ReportPipeline
internal import Texts

/// A call of the tool, checked and typed.
struct Invocation: Sendable, Equatable {
    enum Job: Sendable, Equatable {
        case build(BuildOptions)
        case serve(ServeOptions)
        case summary(SummaryOptions)
        case inspect(InspectOptions)
        case redact(RedactOptions)
        case check(CheckOptions)
        case plan(PlanOptions)
        case judge(GateOptions)
        case compare(CompareOptions)
        case testPolicy(PolicyTestOptions)
        case simulate(SimulateOptions)
        /// What there is to simulate: of one app, or all there is.
        case listSimulated(app: String?)
        /// The text of a script or a population.
        case printSimulated(SimulateOptions)
        case config(ConfigOptions)
        case site(SiteOptions)
        case demo(DemoOptions)
        /// The words behind `help`; none for the overview.
        case help(topic: [String])
        case version
    }

    var job: Job
    var global: GlobalOptions
}

/// Options of every command.
struct GlobalOptions: Sendable, Equatable {
    var isQuiet = false
    var color = ColorChoice.auto
    /// The configuration that was named; nil to search for one.
    var config: String?
    /// How many threads read; nil for one a processor.
    var jobs: Int?
}

/// How captures are read and counted.
struct ReadingOptions: Sendable, Equatable {
    /// Paths as given; `-` is standard input, at most once.
    var inputs: [String]
    var installRule = ReportOptions.InstallRule.file
    /// Whether what several captures hold counts each time.
    var keepsDuplicates = false
    var excludesForced = false
    /// Whether what is made is for everybody, so that undeclared values need ten installs.
    var isPublic = false
    /// What the user says about times that the log prints in part.
    var times = TimeCompletion()
    /// Whether an input that is cut or partly unreadable changes the exit status.
    var isStrict = false
    /// What is said of all captures.
    var labels = Labels()
    /// The folders of pages and of templates of the user's own.
    var site, templates: String?
    /// The language of pages.
    var language = Language.english
}

/// Options of `build`.
struct BuildOptions: Sendable, Equatable {
    var reading: ReadingOptions
    var output = "ctreport-site"
    /// The one file that is written in place of the folder.
    var singleFile: String?
    var isForced = false
    var title: String?
}

/// Options of `summary`.
struct SummaryOptions: Sendable, Equatable {
    var reading: ReadingOptions
    var format = SummaryFormat.text
    /// The title of Markdown.
    var title: String?
}

/// Options of `inspect`.
struct InspectOptions: Sendable, Equatable {
    var reading: ReadingOptions
    /// Whether the records themselves are printed.
    var listsRecords = false
    /// Whether they are printed as they are.
    var isUnredacted = false
    /// The line that is explained, instead of everything else.
    var explained: ExplainedLine?
}

extension Invocation {
    /// The call that `arguments` (without the name of the program) and `environment` make.
    ///
    /// - Throws: a diagnostic with a code `usage.…`.
    init(arguments: [String], environment: [String: String]) throws(Diagnostic) {
        try self.init(Call(arguments: arguments, environment: environment))
    }

    /// The call, with what the configuration adds.
    init(_ call: Call) throws(Diagnostic) {
        let (parsed, values) = (call.parsed, call.values)
        // The line that is explained names its capture itself, and so does what is followed.
        if parsed.command.arguments == .inputs, parsed.words.isEmpty, values.text(.explainedLine) == nil,
            values.text(.follow) == nil
        {
            throw Diagnostic(
                "usage.input", "expected at least one INPUT, found none",
                help: "name a capture, or - for standard input; how to make one: ctreport help capture")
        }
        switch parsed.command.name {
        case .build:
            job = .build(try BuildOptions(reading: ReadingOptions(inputs: parsed.words, values), values))
        case .serve: job = .serve(try ServeOptions(inputs: parsed.words, values))
        case .summary:
            var options = SummaryOptions(reading: try ReadingOptions(inputs: parsed.words, values))
            options.format = values.choice(.format) ?? options.format
            options.title = values.text(.title)
            job = .summary(options)
        case .inspect:
            var options = InspectOptions(reading: try ReadingOptions(inputs: parsed.words, values))
            options.listsRecords = values.isOn(.records)
            options.isUnredacted = values.isOn(.unredacted)
            options.explained = try values.text(.explainedLine).map { text throws(Diagnostic) in
                try InspectOptions.explained(text)
            }
            job = .inspect(try options.checked())
        case .redact: job = .redact(try RedactOptions(inputs: parsed.words, values))
        case .check:
            if let site = values.text(.leaks) {
                job = .check(try CheckOptions(site: site, words: parsed.words, values))
            } else {
                job = .judge(try GateOptions(reading: ReadingOptions(inputs: parsed.words, values), values))
            }
        case .compare:
            job = .compare(try CompareOptions(reading: ReadingOptions(inputs: parsed.words, values), values))
        case .plan:
            let reading = try ReadingOptions(inputs: [], values)
            job = .plan(try PlanOptions(words: parsed.words, reading, values))
        case .policy: job = .testPolicy(PolicyTestOptions(corpus: parsed.words[1], values))
        case .simulate:
            let app = try parsed.words.first.map { word throws(Diagnostic) in try SimulateOptions.app(named: word) }
            let namesFile = values.text(.scenario) ?? values.text(.population) != nil
            if values.isOn(.list), !namesFile {
                job = .listSimulated(app: app)
            } else {
                let options = try SimulateOptions(app: app, values)
                job = values.isOn(.list) ? .printSimulated(options) : .simulate(options)
            }
        case .config: job = .config(try ConfigOptions(words: parsed.words, values))
        case .site: job = .site(try SiteOptions(words: parsed.words, values))
        case .demo: job = .demo(DemoOptions(values))
        case .help: job = .help(topic: parsed.words)
        case .version: job = .version
        }
        global = call.global
    }
}

extension BuildOptions {
    /// - Throws: `usage.combination` where the call itself asks for a folder and for one file; a folder that the environment
    ///   or the configuration names gives way.
    init(reading: ReadingOptions, _ values: FlagValues) throws(Diagnostic) {
        self.init(reading: reading)
        output = values.text(.output) ?? output
        singleFile = values.text(.singleFile)
        isForced = values.isOn(.force)
        title = values.text(.title)
        if singleFile != nil, values.origins[.output] == .flag {
            throw Diagnostic(
                "usage.combination", "expected --output or --single-file, found both",
                help: "a folder and one file are two calls")
        }
    }
}

extension InspectOptions {
    fileprivate static func explained(_ text: String) throws(Diagnostic) -> ExplainedLine {
        if let line = ExplainedLine(parsing: text) { return line }
        throw Diagnostic(
            "usage.value", "expected FILE:LINE or LINE for --explain, found \(quoted(text))",
            help: "lines are counted from 1: ctreport inspect --explain app.log:17")
    }

    /// - Throws: `usage.combination` for `--unredacted` where no record is printed, and for two things to print;
    ///   `usage.input` where a line is to be explained and no capture is named.
    fileprivate func checked() throws(Diagnostic) -> InspectOptions {
        if let explained {
            if listsRecords {
                throw Diagnostic("usage.combination", "expected --explain or --records, found both")
            }
            if reading.inputs.isEmpty, explained.capture == nil {
                throw Diagnostic(
                    "usage.input", "expected a capture for the line of --explain, found none",
                    help: "ctreport inspect --explain app.log:\(explained.line)")
            }
        }
        guard isUnredacted, !listsRecords else { return self }
        throw Diagnostic(
            "usage.combination", "expected --records beside --unredacted, found --unredacted alone",
            help: "nothing but records can be printed unredacted: ctreport inspect --records --unredacted CAPTURE")
    }
}

extension GlobalOptions {
    /// What holds before the command line is read: `NO_COLOR`, which any value of the tool's own flag overrules.
    init(environment: [String: String]) {
        if let value = environment["NO_COLOR"], !value.isEmpty { color = .never }
    }
}

extension ReadingOptions {
    init(inputs: [String], _ values: FlagValues) throws(Diagnostic) {
        labels = try values.labels()
        self.inputs = inputs
        installRule = values.choice(.installBy) ?? installRule
        keepsDuplicates = values.isOn(.keepDuplicates)
        excludesForced = values.isOn(.excludeForced)
        isPublic = values.isOn(.isPublic)
        times = values.times
        isStrict = values.isOn(.strict)
        site = values.text(.site)
        templates = values.text(.templates)
        language = values.text(.language).flatMap { Language(tag: $0) } ?? language
    }
}

extension GlobalOptions {
    init(_ values: FlagValues, environment: [String: String]) {
        self.init(environment: environment)
        config = values.text(.config)
        isQuiet = values.isOn(.quiet)
        color = values.choice(.color) ?? color
        jobs = values.number(.jobs)
    }
}
