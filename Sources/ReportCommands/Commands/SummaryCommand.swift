internal import EventModel
internal import ReportModel
internal import ReportPipeline

/// `summary`: the same figures on the terminal.
struct SummaryCommand: Sendable {
    let options: SummaryOptions

    func run(in context: RunContext) throws -> ExitStatus {
        let report = try context.report(options.reading)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            return context.nothingRecognised(report.report)
        }
        context.noteMissingEvents(report.report)
        switch options.format {
        case .json: try context.terminal.result(report.report.json.bytes)
        case .markdown: try context.terminal.result(Array(try report.markdown().utf8))
        case .text: try context.terminal.result(SummaryText(report: report.report).text)
        }
        return context.status(of: report, options.reading)
    }
}
