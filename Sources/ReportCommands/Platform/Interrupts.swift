internal import Diagnostics
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#endif

/// The signal that asked this process to stop, or 0. A handler may touch lock-free atomics and nothing else.
private let stopSignal = Atomic<Int32>(0)

/// Turns Ctrl-C and its like into an error while a site is written, so that the temporary folder can be removed.
struct Interrupts: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// What an interrupted writer of sites says.
    static let siteFault = Diagnostic(
        "site.interrupted", "interrupted while the site was written",
        help: "the old site, if there was one, is untouched")

    private let fault: Diagnostic

    /// Runs `body`, which throws `fault` when it is interrupted; signals that come meanwhile wait for its next `check()`. Signals that were ignored stay ignored.
    static func check<Result>(
        _ fault: Diagnostic = siteFault, _ body: (Interrupts) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        stopSignal.store(0, ordering: .relaxed)
        let old = signals.map { number in
            (number, signal(number) { stopSignal.store($0, ordering: .relaxed) })
        }
        for (number, handler) in old where isIgnoring(handler) { signal(number, SIG_IGN) }
        defer {
            for (number, handler) in old { signal(number, handler) }
        }
        return try body(Interrupts(fault: fault))
    }

    /// As `check`, for a body that throws anything.
    static func result<Value>(
        _ fault: Diagnostic, _ body: (Interrupts) throws -> Value
    ) -> Result<Value, any Error> {
        do throws(Diagnostic) {
            return try check(fault) { interrupts throws(Diagnostic) in Result { try body(interrupts) } }
        } catch {
            return .failure(error)
        }
    }

    /// Whether a signal came.
    var isStopping: Bool { stopSignal.load(ordering: .relaxed) != 0 }

    /// Throws when a signal came.
    func check() throws(Diagnostic) {
        if isStopping { throw fault }
    }

    private static func isIgnoring(_ handler: sighandler?) -> Bool {
        // Safety: SIG_IGN is the address 1; the pointers are compared, never called.
        unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

private typealias sighandler = @convention(c) (Int32) -> Void
