internal import Diagnostics
internal import Redaction

/// What may be printed of texts that quote files, names and arguments of the user: all but what a detector claims.
struct TextGate: Sendable {
    private var messages = MessageRedactor()

    /// A text as it may be printed, decided line by line.
    mutating func shown(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { messages.redact(String($0)).text.text }
            .joined(separator: "\n")
    }

    /// A diagnostic as it may be printed.
    mutating func shown(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.message = InputName.quoting(shown(diagnostic.message))
        diagnostic.suggestion = diagnostic.suggestion.map { InputName.quoting(shown($0)) }
        diagnostic.help = diagnostic.help.map { shown($0) }
        if let file = diagnostic.place?.file { diagnostic.place?.file = InputName.quoted(shown(file)) }
        return diagnostic
    }

    /// The text that a diagnostic points into, unless a detector claims something in the line, or something of the message is
    /// hidden, which may stand in the line without the words that say what it is: then its place is all that is said of it.
    static func quotable(_ source: SourceLines?, of diagnostic: Diagnostic) -> SourceLines? {
        guard let source, let place = diagnostic.place, let line = source[place.line] else { return nil }
        var gate = TextGate()
        let shown = gate.shown(diagnostic)
        guard shown.message == diagnostic.message, shown.suggestion == diagnostic.suggestion else { return nil }
        return Detectors.standard.claims(in: String(decoding: line, as: UTF8.self)).isEmpty ? source : nil
    }
}
