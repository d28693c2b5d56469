internal import Diagnostics
internal import Dispatch
internal import SimulatedApps
internal import Synchronization

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
        if options.installs > 1, let folder = options.output { return try write(captures, to: folder, in: context) }
        let outcome =
            if let output = options.output {
                try write(captures[0], to: output, in: context)
            } else {
                try print(captures[0], in: context)
            }
        outcome.failures.forEach { context.terminal.report($0, quoting: source.lines) }
        return outcome.failures.isEmpty ? .done : .failed
    }

    private func print(_ capture: SimulatedCapture, in context: RunContext) throws -> SimulatedCapture.Outcome {
        let stream = CaptureStream(capture.writer()) { try context.terminal.result($0) }
        let outcome = capture.run(into: stream)
        try stream.finish()
        return outcome
    }

    private func write(
        _ capture: SimulatedCapture, to path: String, in context: RunContext
    ) throws -> SimulatedCapture.Outcome {
        let written = try Interrupts.check(Self.interrupted) { interrupts throws(Diagnostic) in
            try Self.write(capture, to: path, isForced: options.isForced, interrupts)
        }
        try say([written], path, in: context)
        return written.outcome
    }

    private static let interrupted = Diagnostic(
        "output.interrupted", "interrupted while a capture was written", help: "nothing is left of that capture")

    /// What a file got.
    private struct Written: Sendable {
        var outcome: SimulatedCapture.Outcome
        var byteCount: Int
    }

    private static func write(
        _ capture: SimulatedCapture, to path: String, isForced: Bool, _ interrupts: Interrupts
    ) throws(Diagnostic) -> Written {
        let file = try CaptureFile(at: path, isForced: isForced)
        let stream = CaptureStream(capture.writer(), isStopping: { interrupts.isStopping }) { try file.write($0) }
        let outcome = capture.run(into: stream)
        do {
            try stream.finish()
            try interrupts.check()
            try file.finish()
        } catch {
            file.discard()
            throw error as? Diagnostic ?? Diagnostic("internal.error", "unexpected: \(error)")
        }
        return Written(outcome: outcome, byteCount: stream.byteCount)
    }
}

extension SimulateCommand {
    /// Several installs at a time. Each is a file of its own, so that the bytes do not depend on how many.
    private func write(_ captures: [SimulatedCapture], to folder: String, in context: RunContext) throws -> ExitStatus {
        let paths = try names(captures.count, in: folder)
        let state = Mutex<(next: Int, written: [Written], failure: Diagnostic?)>((0, [], nil))
        let jobs = max(1, min(context.global.jobs ?? Platform.processorCount, captures.count))
        try Interrupts.check(Self.interrupted) { interrupts throws(Diagnostic) in
            DispatchQueue.concurrentPerform(iterations: jobs) { _ in
                while let index = state.withLock({ state -> Int? in
                    defer { state.next += 1 }
                    return state.failure == nil && state.next < captures.count ? state.next : nil
                }) {
                    do throws(Diagnostic) {
                        let written = try Self.write(
                            captures[index], to: paths[index], isForced: options.isForced, interrupts)
                        state.withLock { $0.written.append(written) }
                        context.terminal.progress("wrote \(index + 1) of \(captures.count) captures")
                    } catch {
                        state.withLock { $0.failure = $0.failure ?? error }
                    }
                }
            }
        }
        context.terminal.clearProgress()
        if let failure = state.withLock({ $0.failure }) { throw failure }
        try say(state.withLock { $0.written }, folder, in: context)
        return .done
    }

    /// `install-01.log` and so on, as wide as the last one.
    private func names(_ count: Int, in folder: String) throws(Diagnostic) -> [String] {
        let bare = SiteDestination.withoutEndingSlashes(folder)
        do {
            try Platform.makeFolder(bare)
        } catch .exists {
            // The captures join what is there.
        } catch {
            throw Diagnostic(
                "output.folder", "cannot make the folder \(quoted(folder)): \(error.text)",
                help: "choose another one with -o")
        }
        let width = String(count).count
        return (1...count).map { number in
            let digits = String(number)
            return bare + "/install-" + String(repeating: "0", count: width - digits.count) + digits + ".log"
        }
    }

    private func say(_ written: [Written], _ path: String, in context: RunContext) throws {
        let ledger = written.reduce(into: Ledger()) { $0.merge($1.outcome.ledger) }
        let bytes = written.reduce(0) { $0 + $1.byteCount }
        let captures = written.count == 1 ? "1 capture" : "\(written.count) captures"
        try context.terminal.result(
            "\(options.app): \(ledger.entries) entries of \(ledger.launches) "
                + (ledger.launches == 1 ? "launch" : "launches") + ", \(bytes) bytes in \(captures): \(path)\n")
    }
}
