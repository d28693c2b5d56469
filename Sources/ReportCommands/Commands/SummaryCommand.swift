internal import Texts
internal import Diagnostics
internal import EventModel
internal import ReportModel
internal import ReportPipeline

/// `summary`: the same figures on the terminal.
struct SummaryCommand: Sendable {
    let options: SummaryOptions

    func run(in context: RunContext) throws -> ExitStatus {
        var reading = options.reading
        // Figures need no page, so a page that is wrong does not keep them back.
        if options.format == .text || options.format == .json { reading.site = nil }
        var report = try context.report(reading, title: options.title)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            return context.nothingRecognised(report.report)
        }
        context.noteMissingEvents(report.report)
        if options.format != .json {
            report = try context.judged(report, in: options.format == .text ? .english : reading.language)
        }
        let (path, bytes) = try output(of: report)
        try PublishGate.check(report.leaks(in: [(path: path, bytes: bytes)]), kept: "nothing was printed")
        if options.format == .text {
            try context.terminal.result(String(decoding: bytes, as: UTF8.self))
        } else {
            try context.terminal.result(bytes)
        }
        return context.status(of: report, options.reading)
    }

    /// What is printed, and a name that says how to read it.
    private func output(of report: LogReport) throws -> (path: String, bytes: [UInt8]) {
        switch options.format {
        case .json: ("summary.json", report.report.json.bytes)
        case .markdown:
            ("summary.md", Array(try report.site.quoting { () throws(Diagnostics) in try report.markdown() }.utf8))
        case .githubSummary:
            ("summary.md", Array(try report.site.quoting { () throws(Diagnostics) in try report.jobSummary() }.utf8))
        case .text: ("summary.txt", Array(SummaryText(report: report.report, inputs: options.reading.inputs).text.utf8))
        }
    }
}
