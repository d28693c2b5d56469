internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Redaction
internal import ReportModel
internal import ReportPipeline

/// What a command gets besides its options.
struct RunContext: Sendable {
    let terminal: Terminal
    let global: GlobalOptions
    /// The environment without the salt.
    let environment: [String: String]
    /// The configuration of the call, if there is one.
    var configuration: LoadedConfiguration?
    /// The text of the salt, if the environment has one; nothing prints it.
    var saltText: String?

    /// Reads the captures of a call, with progress and notes on the terminal; `change` sees the options before.
    func report(
        _ reading: ReadingOptions, title: String? = nil, change: (inout ReportOptions) -> Void = { _ in }
    ) throws -> LogReport {
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
        let lines = report.lines
        terminal.report(
            Diagnostic(
                "input.no-records",
                "expected a log of an app, found no record in \(lines.read) " + (lines.read == 1 ? "line" : "lines"),
                help: lines.read > 0
                    ? (isInspected ? "" : "ctreport inspect CAPTURE says why lines were rejected; ")
                        + "ctreport help capture says how to capture"
                    : "the capture is empty; info lines are lost without --info or --level info; how to capture follows"
            ))
        if lines.read == 0 { terminal.note("\n" + CaptureGuide.text(for: nil)) }
        return .failed
    }

    /// A hint when there were records, but no event of a known app.
    func noteMissingEvents(_ report: Report) {
        guard report.apps.isEmpty, report.lines.other > 0 else { return }
        let isInfoMissing = report.losses.missingLevels.contains("Info")
        terminal.report(
            Diagnostic(
                "input.no-events", severity: .warning,
                "found \(report.lines.other) record" + (report.lines.other == 1 ? "" : "s")
                    + ", but no event of an app that ctreport knows",
                help: isInfoMissing
                    ? "events are info lines, which are lost without --info or --level info: ctreport help capture"
                    : "ctreport summary says who logged what; a known app is told by its subsystem, or where the log has none, "
                        + "by its process"))
    }
}
