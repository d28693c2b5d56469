internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Redaction
internal import ReportModel
internal import ReportPipeline
internal import SiteGenerator

/// What a command gets besides its options.
struct RunContext: Sendable {
    private(set) var terminal: Terminal
    let global: GlobalOptions
    /// The environment without the salt.
    let environment: [String: String]
    /// The configuration of the call, if there is one.
    var configuration: LoadedConfiguration?
    /// The text of the salt, if the environment has one; nothing prints it.
    var saltText: String?
    /// The call without what the configuration adds, for commands that read the configuration again.
    var call: Call?

    /// Prints each diagnostic once from now on, for what is done again and again.
    mutating func reportOnce() {
        terminal = Terminal(global: global, environment: environment, reportsOnce: true)
    }

    /// Reads the captures of a call, with progress and notes on the terminal; `change` sees the options before.
    func report(
        _ reading: ReadingOptions, title: String? = nil, change: (inout ReportOptions) -> Void = { _ in }
    ) throws -> LogReport {
        // Before anything is read: a gate that nothing can break looks like one that is kept.
        try configuration?.checkGates()
        var options = try options(reading)
        if let title {
            var authored = AuthoredText(policy: options.redaction)
            if let rule = authored.rules(in: title).first {
                throw Diagnostic(
                    "usage.title",
                    "expected a title that may be published, found what the detector '\(rule.text)' claims",
                    help: "pages show it: leave names, addresses and secrets out of --title")
            }
        }
        options.title = title
        options.language = reading.language
        options.site = try AuthoredFolders(pages: reading.site, templates: reading.templates).read()
        change(&options)
        let report = try options.site.quoting { () throws(Diagnostics) in
            try LogReport(captures: reading.inputs, options: options) { [terminal] finished, all in
                if all > 1 { terminal.progress("read \(finished) of \(all) captures") }
            }
        }
        terminal.clearProgress()
        report.notes.forEach { terminal.report($0) }
        return report
    }

    /// The files of a report's site, searched for leaks; `kept` says what becomes of the site before it when there is one.
    func files(of report: LogReport, kept: String) throws -> [OutputFile] {
        noteMissingEvents(report.report)
        let files = try report.site.quoting { () throws(Diagnostics) in try report.siteFiles() }
        try PublishGate.check(report.leaks(in: files), kept: kept)
        return files
    }

    /// How the captures of a call are read, as its flags and the configuration say.
    func options(_ reading: ReadingOptions) throws -> ReportOptions {
        var options = ReportOptions()
        if let loaded = configuration {
            options.formats = loaded.configuration.formats
            options.labels = loaded.configuration.labels
            options.packs = loaded.packs.packs
            options.plans = loaded.plans
        }
        options.labels.call = reading.labels
        try fillRedaction(in: &options, of: configuration?.configuration)
        options.isPublic = reading.isPublic
        options.installRule = reading.installRule
        options.keepsDuplicates = reading.keepsDuplicates
        options.times = reading.times
        options.excludesForced = reading.excludesForced
        options.jobs = global.jobs ?? Platform.processorCount
        return options
    }

    /// Done, or degraded when that matters: a capture could not be read to its end, or its last record is cut.
    func status(of report: LogReport, _ reading: ReadingOptions) -> ExitStatus {
        let isCut = report.report.rejections[.cutJSON] != nil
        return reading.isStrict && (report.unreadableCaptures > 0 || isCut) ? .degraded : .done
    }

    /// Says that nothing was recognised, and how to capture; the status of such a run.
    func nothingRecognised(_ report: Report, isInspected: Bool = false) -> ExitStatus {
        let packs = configuration?.packs.packs ?? (try? Pack.builtIn()) ?? []
        terminal.report(Self.withoutRecords(report, isInspected: isInspected))
        if report.lines.read == 0 {
            terminal.note("\n" + CaptureGuide.text(forRunOf: packs))
        }
        return .failed
    }

    /// What there is to say about a run in which nothing was recognised.
    static func withoutRecords(_ report: Report, isInspected: Bool = false) -> Diagnostic {
        let lines = report.lines
        let isTooLong = report.rejections[.lineTooLong].map { $0 * 2 > lines.rejected } ?? false
        return Diagnostic(
            "input.no-records",
            "expected a log of an app, found no record in \(lines.read) " + (lines.read == 1 ? "line" : "lines"),
            help: isTooLong ? longLineHelp : help(lines.read, isInspected))
    }

    private static func help(_ lineCount: Int, _ isInspected: Bool) -> String {
        guard lineCount > 0 else {
            return "the capture is empty; info lines are lost without --info or --level info; how to capture follows"
        }
        return (isInspected ? "" : "ctreport inspect CAPTURE says why lines were rejected; ")
            + "ctreport help capture says how to capture"
    }

    /// What to do about lines that are too long to be read.
    static let longLineHelp =
        "lines over 1 MiB are not read; an array of JSON on one line becomes an entry a line with: jq -c '.[]' CAPTURE"

    /// A hint when there were records, but no event of a known app.
    func noteMissingEvents(_ report: Report) {
        guard report.apps.isEmpty, report.lines.other > 0 else { return }
        let packs = configuration?.packs.packs ?? []
        let own = packs.filter { $0.origin == .own }.map(\.catalogue.app)
        let others = packs.contains { $0.origin != .own } ? ["of another app that ctreport knows"] : []
        let isInfoMissing = report.losses.missingLevels.contains("Info")
        terminal.report(
            Diagnostic(
                "input.no-events", severity: .warning,
                "found \(report.lines.other) record" + (report.lines.other == 1 ? "" : "s")
                    + ", but no event of "
                    + (own.isEmpty ? "an app that ctreport knows" : listing(own + others)),
                help: isInfoMissing
                    ? "events are info lines, which are lost without --info or --level info: ctreport help capture"
                    : "ctreport summary says who logged what; a known app is told by its subsystem, or where the log has none, "
                        + "by its process"
                        + (own.isEmpty ? "" : "; what a pack takes as its app's records: ctreport help packs")))
    }
}
