internal import Diagnostics
internal import SimulatedApps

/// A capture that was written to a file, which may wait for its name.
struct WrittenCapture: Sendable {
    static let interrupted = Diagnostic(
        "output.interrupted", "interrupted while captures were written", help: "nothing is left of them")

    var outcome: SimulatedCapture.Outcome
    var byteCount: Int
    var file: WholeCapture?

    /// Runs a capture into a file; when that fails, nothing is left of it.
    init(_ capture: SimulatedCapture, in file: CaptureFile, _ interrupts: Interrupts) throws(Diagnostic) {
        let stream = CaptureStream(capture.writer(), isStopping: { interrupts.isStopping }) { try file.write($0) }
        outcome = capture.run(into: stream)
        do {
            if let fault = outcome.fault { throw fault }
            try stream.finish()
            try interrupts.check()
        } catch {
            file.whole?.discard()
            throw error as? Diagnostic ?? Diagnostic("internal.error", "unexpected: \(error)")
        }
        byteCount = stream.byteCount
        self.file = file.whole
    }

    /// What was written, for people.
    static func summary(of written: [WrittenCapture], app: String, path: String) -> String {
        let ledger = written.reduce(into: Ledger()) { $0.merge($1.outcome.ledger) }
        let bytes = written.reduce(0) { $0 + $1.byteCount }
        let captures = written.count == 1 ? "1 capture" : "\(written.count) captures"
        return "\(app): \(ledger.entries) entries of \(ledger.launches) "
            + (ledger.launches == 1 ? "launch" : "launches") + ", \(bytes) bytes in \(captures): \(path)\n"
    }
}
