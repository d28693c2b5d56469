internal import Diagnostics

/// Options of `check`.
struct CheckOptions: Sendable, Equatable {
    enum Format: String, Sendable {
        case text, json
    }

    /// The folder that is searched.
    var site: String
    /// Captures whose values must not be in it.
    var captures: [String]
    var format = Format.text

    /// - Throws: `usage.…` without `--leaks`, or for captures without `--against`.
    init(words: [String], _ values: FlagValues) throws(Diagnostic) {
        guard let site = values.text(.leaks) else {
            throw Diagnostic(
                "usage.flag", "expected --leaks SITE, found nothing to check",
                help: "what there is to check is a finished site: ctreport check --leaks SITE [--against CAPTURE…]")
        }
        self.site = site
        let first = values.text(.against)
        if first == nil, let word = words.first {
            throw Diagnostic(
                "usage.argument", "expected --against before captures, found \(quoted(word))",
                help: "ctreport check --leaks SITE --against CAPTURE…")
        }
        captures = (first.map { [$0] } ?? []) + words
        format = values.choice(.checkFormat) ?? format
    }
}
