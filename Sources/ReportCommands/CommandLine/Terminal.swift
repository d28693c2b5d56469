internal import Diagnostics
internal import Synchronization

/// Where results, diagnostics and progress go: results to standard output, everything else to standard error.
///
/// Text passes `printable`, so that no name of a file and no line of a capture can drive the terminal.
final class Terminal: Sendable {
    /// Why a result could not be written.
    enum Failure: Error, Equatable {
        /// The reader went away (`ctreport summary x | head`): nothing is wrong, and nobody listens.
        case closed
        case unwritable(Diagnostic)
    }

    private let output: Int32
    private let errors: Int32
    private let isQuiet: Bool
    private let colors: DiagnosticText.Colors
    private let showsProgress: Bool
    /// What was reported, where each report is printed once; nil where it is printed each time.
    private let reported: Mutex<Set<String>?>
    /// Whether a line of progress stands unfinished on the terminal; also keeps lines of several threads apart.
    private let hasProgress = Mutex(false)

    /// A terminal over two descriptors; standard output and standard error unless told otherwise. Where the same is done
    /// again and again, each diagnostic is printed once.
    init(
        global: GlobalOptions, environment: [String: String], output: Int32 = 1, errors: Int32 = 2,
        reportsOnce: Bool = false
    ) {
        reported = Mutex(reportsOnce ? [] : nil)
        let isTerminal = Platform.isTerminal(errors) && environment["TERM"] != "dumb"
        self.output = output
        self.errors = errors
        isQuiet = global.isQuiet
        showsProgress = isTerminal && !global.isQuiet
        colors =
            switch global.color {
            case .always: .ansi
            case .never: .none
            case .auto: isTerminal ? .ansi : .none
            }
    }

    /// Prints a result as it is: for JSON and Markdown, whose bytes are the promise.
    func result(_ bytes: [UInt8]) throws(Failure) {
        clearProgress()
        do {
            try Platform.write(bytes, to: output)
        } catch .brokenPipe {
            throw .closed
        } catch {
            throw .unwritable(
                Diagnostic(
                    "output.write", "cannot write standard output: \(error.text)",
                    help: "check the disk or the program that reads the output"))
        }
    }

    /// Prints a result for people, line by line.
    func result(_ text: String) throws(Failure) {
        try result(Array(Self.printableLines(text).utf8))
    }

    /// Prints a diagnostic without what is private in it; a note only when not `--quiet`.
    func report(_ diagnostic: Diagnostic, quoting source: SourceLines? = nil) {
        if isQuiet, diagnostic.severity == .note { return }
        var gate = TextGate()
        let source = TextGate.quotable(source, of: diagnostic)
        let text = DiagnosticText(gate.shown(diagnostic), quoting: source, colors: colors).text
        if isNew(text) { say(text) }
    }

    private func isNew(_ text: String) -> Bool {
        reported.withLock { reported in
            guard reported != nil else { return true }
            // Forgetting costs a repetition, remembering memory.
            if (reported?.count ?? 0) >= 1000 { reported = [] }
            return reported?.insert(text).inserted ?? true
        }
    }

    /// Prints a line about what happened, when not `--quiet`.
    func note(_ text: String) {
        guard !isQuiet else { return }
        var gate = TextGate()
        say(Self.printableLines(gate.shown(text)) + "\n")
    }

    /// Replaces the line of progress; nothing unless standard error is a terminal.
    func progress(_ text: String) {
        guard showsProgress else { return }
        hasProgress.withLock { shown in
            shown = true
            write("\r\u{1B}[2K" + printable(text))
        }
    }

    /// Removes the line of progress.
    func clearProgress() {
        hasProgress.withLock { removeProgress(&$0) }
    }

    private func say(_ text: String) {
        hasProgress.withLock { shown in
            removeProgress(&shown)
            write(text)
        }
    }

    private func removeProgress(_ shown: inout Bool) {
        if shown { write("\r\u{1B}[2K") }
        shown = false
    }

    /// Standard error has nowhere to complain about itself.
    private func write(_ text: String) {
        try? Platform.write(Array(text.utf8), to: errors)
    }

    private static func printableLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(printable).joined(separator: "\n")
    }
}
