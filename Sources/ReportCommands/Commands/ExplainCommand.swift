internal import Diagnostics
internal import ReportPipeline

/// `inspect --explain`: what became of one line, from its class to what every flow made of it.
struct ExplainCommand: Sendable {
    let options: InspectOptions
    let line: ExplainedLine

    func run(in context: RunContext) throws -> ExitStatus {
        let inputs = options.reading.inputs.isEmpty ? [line.capture].compactMap { $0 } : options.reading.inputs
        let explanation = try LineExplanation(
            of: line, captures: inputs, options: try context.options(options.reading))
        guard explanation.lineClass != nil else {
            context.terminal.report(
                Diagnostic(
                    "usage.value",
                    "expected a line from 1 to \(explanation.lineCount) for --explain, found \(explanation.line)"))
            return .failed
        }
        try context.terminal.result(ExplainText(explanation: explanation).text)
        return .done
    }
}
