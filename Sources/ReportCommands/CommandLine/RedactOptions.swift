internal import Diagnostics

/// Options of `redact`.
struct RedactOptions: Sendable, Equatable {
    /// Where the captures go.
    enum Output: Sendable, Equatable {
        case standard
        case file(String)
        case folder(String)
        /// Nowhere: rules are printed instead, of all lines or of one.
        case explanation(line: Int?)
    }

    var inputs: [String]
    var output = Output.standard
    /// Whether files that are there are replaced.
    var isForced = false

    /// - Throws: `usage.combination` for flags that exclude each other.
    init(inputs words: [String], _ values: FlagValues) throws(Diagnostic) {
        inputs = words.isEmpty ? ["-"] : words
        isForced = values.isOn(.replace)
        let (file, folder, line) = (values.text(.redactedOutput), values.text(.redactedFolder), values.number(.line))
        let isExplained = values.isOn(.explain)
        if line != nil, !isExplained {
            throw RedactOptions.wrong(
                "--explain beside --line, found --line alone", "ctreport redact --explain --line N")
        }
        if isExplained, file != nil || folder != nil {
            throw RedactOptions.wrong(
                "--explain without an output, found both",
                "leave out --output and --output-dir: nothing but rules is printed")
        }
        if file != nil, folder != nil {
            throw RedactOptions.wrong("one of --output and --output-dir, found both", "ctreport help redact")
        }
        if inputs.count > 1, folder == nil, !isExplained {
            throw RedactOptions.wrong(
                "--output-dir for \(inputs.count) inputs, found none",
                "each capture becomes a file of its own: ctreport redact a.log b.log --output-dir safe")
        }
        if isExplained { output = .explanation(line: line) }
        if let file, file != "-" { output = .file(file) }
        if let folder { output = .folder(folder) }
    }

    private static func wrong(_ text: String, _ help: String) -> Diagnostic {
        Diagnostic("usage.combination", "expected \(text)", help: help)
    }
}
