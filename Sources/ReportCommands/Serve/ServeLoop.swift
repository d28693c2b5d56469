internal import Diagnostics
internal import PreviewServer

/// What a running preview does, a step at a time: start builds, show what they gave, find browsers that went away.
struct ServeLoop {
    private static let second: UInt64 = 1_000_000_000
    private static let beatInterval = 10 * second

    private let options: ServeOptions
    private let server: PreviewServer
    private let terminal: Terminal
    private let build: PreviewBuild
    private let job = BackgroundJob<PreviewBuild.Outcome>()
    /// How the end of standard input was, once it came.
    private let inputEnd = BackgroundJob<SystemError?>()
    private var watch: ChangeWatch?
    /// What is shown until the first build has ended.
    static let firstSite = PreviewSite(
        notice: PreviewSite.Notice(
            .waiting, title: "The site is being built; this page shows it as soon as it is.", text: ""))
    private var site = ServeLoop.firstSite
    private var changes: [String] = []
    private var nextBuild: UInt64 = 0
    private var nextBeat: UInt64 = 0
    private var saysCut = true
    private var saysWaiting = true

    init(options: ServeOptions, server: PreviewServer, terminal: Terminal, build: PreviewBuild) {
        self.options = options
        self.server = server
        self.terminal = terminal
        self.build = build
    }

    /// Keeps what comes through standard input, on a thread of its own.
    func copy(_ input: StandardInput) {
        inputEnd.start { () -> SystemError? in
            do throws(SystemError) {
                try input.copyAll()
                return nil
            } catch {
                return error
            }
        }
    }

    /// Does what is due.
    mutating func step(now: UInt64) {
        if let outcome = job.take() { show(outcome, now: now) }
        if let end = inputEnd.take() { say(end) }
        if now >= nextBeat {
            server.beat()
            nextBeat = now + Self.beatInterval
        }
        guard job.isIdle, now >= nextBuild else { return }
        if watch != nil {
            guard let changes = watch?.changes(now: now) else { return }
            self.changes = changes
        }
        let build = build
        job.start { build.run() }
        nextBuild = .max
    }

    private mutating func show(_ outcome: PreviewBuild.Outcome, now: UInt64) {
        terminal.clearProgress()
        // Half of the time at most is spent on building, and what grows is built once a second at most.
        nextBuild = now + outcome.nanoseconds
        if options.follow != nil {
            nextBuild = max(nextBuild, now + Self.second - min(Self.second, outcome.nanoseconds))
        }
        if let watched = outcome.watched {
            watch = ChangeWatch(watched.list, built: watched.snapshot)
            if watched.snapshot.isCut, saysCut {
                saysCut = false
                terminal.report(
                    Diagnostic(
                        "serve.watch", severity: .warning,
                        "more than \(WatchList.mostEntries) files: changes of those beyond are not noticed",
                        help: "name the captures or folders that matter"))
            }
        }
        switch outcome.result {
        case .site(let files, let captures): show(files, captures: captures, outcome)
        case .failure(let parts): show(parts)
        case .waiting(let name):
            site.notice = PreviewSite.Notice(
                .waiting, title: "Nothing has come yet: waiting for the first line.", text: Self.shown(name))
            if saysWaiting { terminal.note("waiting for the first line of \(name)") }
            saysWaiting = false
        }
        server.show(site)
    }

    private mutating func show(_ files: [String: [UInt8]], captures: Int, _ outcome: PreviewBuild.Outcome) {
        let isSame = site.notice == nil && site.files == files
        site = PreviewSite(files: files)
        let tenths = (outcome.nanoseconds + Self.second / 20) / (Self.second / 10)
        let size =
            "\(Self.counted(files.count, "file")) of \(Self.counted(captures, "capture")) in \(tenths / 10).\(tenths % 10) s"
        let cause = changes.isEmpty ? "" : "\(changes.joined(separator: ", ")) changed: "
        terminal.note(cause + "built \(size)" + (isSame ? ", nothing is different" : ""))
        changes = []
    }

    private mutating func show(_ parts: FailureParts) {
        for part in parts.parts { terminal.report(part.diagnostic, quoting: part.source) }
        let hasSite = !site.files.isEmpty
        terminal.note(hasSite ? "the preview shows the site as it was" : "waiting for a change")
        site.notice = PreviewSite.Notice(
            .failure,
            title: hasSite ? "The last build failed. Below is the site as it was before." : "The build failed.",
            text: parts.text)
        changes = []
    }

    private func say(_ end: SystemError?) {
        guard let end else { return terminal.note("standard input ended; the preview goes on") }
        terminal.report(
            Diagnostic(
                "serve.follow", "cannot keep what comes through standard input: \(end.text)",
                help: "what has come so far stays on show"))
    }

    /// A name as a page may show it.
    private static func shown(_ name: String) -> String {
        var gate = TextGate()
        return name == "-" ? "standard input" : gate.shown(printable(name))
    }

    private static func counted(_ count: Int, _ one: String) -> String { "\(count) \(count == 1 ? one : one + "s")" }
}
