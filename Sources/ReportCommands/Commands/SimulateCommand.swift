internal import Diagnostics
internal import SimulatedApps

/// `simulate`: a log of a simulated app, to standard output, to a file, or one of each install to a folder.
struct SimulateCommand: Sendable {
    let options: SimulateOptions

    private var app: SimulatedAppKind {
        guard let app = SimulatedAppKind.all.first(where: { $0.name == options.app }) else {
            preconditionFailure("the command line takes names of apps only")
        }
        return app
    }

    /// Prints the script or the population itself.
    func printSource(in context: RunContext) throws -> ExitStatus {
        let source = try SimulatedSource(options, of: app)
        try context.terminal.result(String(decoding: source.file.bytes, as: UTF8.self))
        return .done
    }

    func run(in context: RunContext) throws -> ExitStatus {
        let app = app
        let source = try SimulatedSource(options, of: app)
        let captures = (0..<options.installs).map {
            SimulatedCapture(options, of: app, part: source.part, install: $0)
        }
        if options.installs > 1, let folder = options.output {
            return try SimulatedInstalls(options: options, captures: captures).write(to: folder, in: context)
        }
        let outcome: SimulatedCapture.Outcome
        do {
            outcome =
                if let output = options.output {
                    try write(captures[0], to: output, in: context)
                } else {
                    try print(captures[0], in: context)
                }
        } catch let fault as Diagnostic where fault.place != nil {
            throw QuotedDiagnostics(diagnostics: Diagnostics([fault]), lines: source.lines)
        }
        outcome.failures.forEach { context.terminal.report($0, quoting: source.lines) }
        return outcome.failures.isEmpty ? .done : .failed
    }

    private func print(_ capture: SimulatedCapture, in context: RunContext) throws -> SimulatedCapture.Outcome {
        let stream = CaptureStream(capture.writer()) { try context.terminal.result($0) }
        let outcome = capture.run(into: stream)
        if let fault = outcome.fault { throw fault }
        try stream.finish()
        return outcome
    }

    private func write(
        _ capture: SimulatedCapture, to path: String, in context: RunContext
    ) throws -> SimulatedCapture.Outcome {
        let written = try Interrupts.check(WrittenCapture.interrupted) { interrupts throws(Diagnostic) in
            try WrittenCapture(capture, in: try CaptureFile(at: path, isForced: options.isForced), interrupts)
        }
        do {
            try written.file?.finish()
        } catch {
            written.file?.discard()
            throw error
        }
        try context.terminal.result(WrittenCapture.summary(of: [written], app: options.app, path: path))
        return written.outcome
    }
}
