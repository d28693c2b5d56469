internal import Diagnostics

/// Options of `check --leaks`.
struct CheckOptions: Sendable, Equatable {
    /// The folder that is searched.
    var site: String
    /// Captures whose values must not be in it.
    var captures: [String]
    /// Whether JSON is printed, not text.
    var isJSON: Bool

    /// - Throws: `usage.…` for captures without `--against`, or a format that leaks have not.
    init(site: String, words: [String], _ values: FlagValues) throws(Diagnostic) {
        self.site = site
        let first = values.text(.against)
        if first == nil, let word = words.first {
            throw Diagnostic(
                "usage.argument", "expected --against before captures, found \(quoted(word))",
                help: "ctreport check --leaks SITE --against CAPTURE…")
        }
        captures = (first.map { [$0] } ?? []) + words
        let format = values.choice(.checkFormat) ?? CheckFormat.text
        guard format == .text || format == .json else {
            throw Diagnostic(
                "usage.combination",
                "expected text or json for --format beside --leaks, found \(quoted(format.rawValue))")
        }
        isJSON = format == .json
    }
}

/// Options of `check` of gates.
struct GateOptions: Sendable, Equatable {
    var reading: ReadingOptions
    /// The report of the baseline; nil for that of the configuration.
    var baseline: String?
    var format = CheckFormat.text

    /// - Throws: `usage.…` for `--against` without a site, and without anything to check.
    init(reading: ReadingOptions, _ values: FlagValues) throws(Diagnostic) {
        if values.text(.against) != nil {
            throw Diagnostic(
                "usage.combination", "expected --leaks SITE beside --against, found --against alone",
                help: "ctreport check --leaks SITE --against CAPTURE…")
        }
        guard !reading.inputs.isEmpty else {
            throw Diagnostic(
                "usage.input", "expected a capture, a report.json or --leaks SITE, found nothing to check",
                help: "ctreport check app.log holds a run to the gates of ctreport.yml: ctreport help gates")
        }
        self.reading = reading
        baseline = values.text(.baseline)
        format = values.choice(.checkFormat) ?? format
    }
}

/// Options of `compare`.
struct CompareOptions: Sendable, Equatable {
    /// How captures of both runs are read; without inputs.
    var reading: ReadingOptions
    var before: String
    var now: String
    var format = ComparisonFormat.text
    /// The folder that a site is written to, instead of printing.
    var output: String?
    var isForced = false

    /// - Throws: `usage.…` where there are not two runs, or both a folder and a format.
    init(reading: ReadingOptions, _ values: FlagValues) throws(Diagnostic) {
        let words = reading.inputs
        guard words.count == 2 else {
            let found = words.count > 2 ? quoted(words[2]) : words.isEmpty ? "nothing" : "one"
            throw Diagnostic(
                "usage.input", "expected two runs, found \(found)",
                help: "each is a capture, a folder of captures or a report.json: ctreport compare BEFORE NOW")
        }
        (before, now) = (words[0], words[1])
        self.reading = reading
        self.reading.inputs = []
        format = values.choice(.comparisonFormat) ?? format
        output = values.text(.comparisonOutput)
        isForced = values.isOn(.force)
        if output != nil, values.text(.comparisonFormat) != nil {
            throw Diagnostic(
                "usage.combination", "expected --output or --format, found both",
                help: "the site has Markdown and JSON beside every page")
        }
    }
}
