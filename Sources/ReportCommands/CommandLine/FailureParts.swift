internal import Diagnostics

/// What there is to say about an error that ended a job.
struct FailureParts {
    /// One diagnostic, and the text that it points into.
    struct Part {
        var diagnostic: Diagnostic
        var source: SourceLines?
    }

    let parts: [Part]

    init(_ error: any Error) {
        parts =
            switch error {
            case Terminal.Failure.unwritable(let diagnostic): [Part(diagnostic: diagnostic)]
            case let fault as ConfigurationFile.Fault:
                fault.diagnostics.all.map { Part(diagnostic: $0, source: fault.source(of: $0)) }
            case let diagnostic as Diagnostic: [Part(diagnostic: diagnostic)]
            case let quoted as QuotedDiagnostics:
                quoted.diagnostics.all.map { Part(diagnostic: $0, source: quoted.source($0)) }
            case let diagnostics as Diagnostics: diagnostics.all.map { Part(diagnostic: $0) }
            default: [Part(diagnostic: Diagnostic("internal.error", "unexpected: \(error)"))]
            }
    }

    /// The lines that a terminal without colours would show, without what is private in them.
    var text: String {
        parts.map { part in
            var gate = TextGate()
            let source = TextGate.quotable(part.source, of: part.diagnostic)
            return DiagnosticText(gate.shown(part.diagnostic), quoting: source).text
        }.joined()
    }
}
