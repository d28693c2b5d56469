internal import Diagnostics
internal import PreviewServer

/// `serve`: builds the site, shows it on 127.0.0.1, and builds it again whenever something changes, until a signal ends it.
///
/// Nothing is written: files of the site stay in memory, and a copy of standard input has no name.
struct ServeCommand: Sendable {
    private static let firstPort: UInt16 = 8000
    private static let triedPorts: UInt16 = 100
    /// What `Interrupts` asks for; a signal is how a preview is meant to end.
    private static let stopped = Diagnostic("serve.stopped", "the preview was stopped")

    let options: ServeOptions

    func run(in context: RunContext) throws -> ExitStatus {
        guard let call = context.call else { preconditionFailure("the tool fills in the call of every context") }
        try checkInputs()
        return try Interrupts.result(Self.stopped) { interrupts in
            let input = try options.follow == "-" ? standardInput() : nil
            let server = try listen()
            defer { server.stop() }
            try context.terminal.result("serving http://127.0.0.1:\(server.port)/ until Ctrl-C\n")
            var buildContext = context
            buildContext.reportOnce()
            let build = PreviewBuild(call: call, firstReading: options.reading, context: buildContext)
            var loop = ServeLoop(options: options, server: server, terminal: context.terminal, build: build)
            if let input { loop.copy(input) }
            while !interrupts.isStopping {
                loop.step(now: Platform.monotonicNanoseconds)
                Platform.wait(milliseconds: 20)
            }
            context.terminal.clearProgress()
            context.terminal.note("stopped")
            return .done
        }.get()
    }

    /// Refuses what cannot be read a second time, and names that are not there; what is followed may still come.
    private func checkInputs() throws(Diagnostics) {
        var problems: [Diagnostic] = []
        for path in options.reading.inputs where path != "-" {
            guard let status = try? Platform.status(of: path, followingLinks: true) else {
                if path != options.follow {
                    problems.append(
                        Diagnostic(
                            "input.missing", "expected a capture, found nothing at \(quoted(path))",
                            help: "a file that comes later: ctreport serve --follow FILE"))
                }
                continue
            }
            if status.kind == .folder, path == options.follow {
                problems.append(
                    Diagnostic(
                        "serve.follow", "expected a file for --follow, found the folder \(quoted(path))",
                        help: "folders are watched as they are: ctreport serve DIR"))
            }
            if status.kind == .other {
                problems.append(
                    Diagnostic(
                        "serve.input",
                        "expected a file to read again and again, found a pipe or device at \(quoted(path))",
                        help: "standard input is followed: ctreport serve --follow - < PIPE"))
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    private func standardInput() throws(Diagnostic) -> StandardInput {
        do throws(SystemError) {
            return try StandardInput()
        } catch {
            throw Diagnostic(
                "serve.follow", "cannot keep what comes through standard input: \(error.text)",
                help: "a file in TMPDIR holds it: choose a folder that can be written to")
        }
    }

    /// A server on the port that was asked for, or on the first one that is free.
    private func listen() throws(Diagnostic) -> PreviewServer {
        let run = String(UInt64(Platform.secondsSince1970), radix: 36) + "-\(Platform.processID)"
        let first = options.port.map { UInt16($0) } ?? Self.firstPort
        let last = options.port == nil ? first + Self.triedPorts - 1 : first
        for port in first...last {
            do throws(PreviewFault) {
                return try PreviewServer(port: port, run: run, site: ServeLoop.firstSite)
            } catch {
                if error.isTaken, port < last { continue }
                throw Diagnostic(
                    "serve.port", "cannot listen on 127.0.0.1:\(port): \(SystemError(code: error.code).text)",
                    help: options.port == nil
                        ? "name a port: --port PORT" : "name another port, or none for the first free one")
            }
        }
        preconditionFailure("the last port is tried and either listened on or thrown about")
    }
}
