internal import Configuration
internal import Diagnostics
internal import Redaction
internal import ReportPipeline

/// `redact`: captures in, captures of the same format out.
struct RedactCommand: Sendable {
    let options: RedactOptions

    func run(in context: RunContext) throws -> ExitStatus {
        switch options.output {
        case .standard, .explanation:
            return try run(in: context, RedactedWriter(options, terminal: context.terminal, interrupts: nil))
        case .file, .folder:
            let result = Interrupts.result(WrittenCapture.interrupted) { interrupts in
                try run(in: context, RedactedWriter(options, terminal: context.terminal, interrupts: interrupts))
            }
            return try result.get()
        }
    }

    private func run(in context: RunContext, _ writer: RedactedWriter) throws -> ExitStatus {
        let captures: RedactedCaptures
        do {
            captures = try RedactedCaptures(captures: options.inputs, options: try reading(in: context)) {
                try writer.open($0)
            } write: {
                try writer.write($0)
            }
            if captures.overflow > 0 { context.terminal.report(RedactCommand.overflow(captures.overflow)) }
            captures.notes.forEach { context.terminal.report($0) }
            if captures.unreadableCaptures > 0 || captures.recordCount == 0 {
                writer.discard()
                if captures.unreadableCaptures == 0 { context.terminal.report(RedactCommand.noRecords) }
                return .failed
            }
            try writer.finish()
        } catch {
            writer.discard()
            throw error
        }
        context.terminal.note(RedactCommand.summary(of: captures))
        return .done
    }

    private func reading(in context: RunContext) throws -> ReportOptions {
        try context.options(ReadingOptions(inputs: options.inputs))
    }

    private static func overflow(_ count: Int) -> Diagnostic {
        Diagnostic(
            "redact.overflow", severity: .warning,
            "expected at most 65536 different values, found more: \(count) values have no number of their own",
            help: "equal ones among them can no longer be told; redact fewer captures in one call")
    }

    private static let noRecords = Diagnostic(
        "input.no-records", "expected records of a log, found none",
        help: "ctreport inspect says what was found and why lines were rejected")

    /// How many values of which kinds were claimed, on one line.
    private static func summary(of captures: RedactedCaptures) -> String {
        let rules = captures.values.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let values = rules.reduce(0) { $0 + $1.value }
        let shown = rules.prefix(6).map { "\($0.value) \($0.key.text)" }.joined(separator: ", ")
        let more = rules.count > 6 ? ", and \(rules.count - 6) more types" : ""
        let closed = captures.closedLines > 0 ? "; \(captures.closedLines) lines left out whole" : ""
        let uses = captures.audit.keptByRule.values.reduce(0, +)
        let kept = uses > 0 ? "; \(uses) kept by rules of the policy" : ""
        return "redacted \(values) " + (values == 1 ? "value" : "values") + (values > 0 ? " (\(shown)\(more))" : "")
            + " in \(captures.recordCount) records\(kept)\(closed)"
    }
}
