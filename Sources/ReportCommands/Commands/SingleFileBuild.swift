internal import Diagnostics
internal import EventModel
internal import ReportModel
internal import ReportPipeline
internal import SiteGenerator

/// `build --single-file`: captures in, one HTML file out.
struct SingleFileBuild: Sendable {
    let options: BuildOptions
    let path: String

    func run(in context: RunContext) throws -> ExitStatus {
        // Before any work: the file has to be ours to write.
        let file = try CaptureFile(at: path, isForced: options.isForced, content: "report")
        do {
            let report = try context.report(options.reading, title: options.title)
            guard report.report.lines.event + report.report.lines.other > 0 else {
                file.whole?.discard()
                return context.nothingRecognised(report.report)
            }
            context.noteMissingEvents(report.report)
            let single = try report.site.quoting { () throws(Diagnostics) in try report.singleFile() }
            try PublishGate.check(
                report.leaks(in: [(path: "report.html", bytes: single.bytes)]), kept: "\(quoted(path)) was not written")
            try file.write(single.bytes)
            try file.whole?.finish()
            let figures = BuildCommand.figures(report.report, details: "see its page on data quality")
            try context.terminal.result(figures + line(single))
            return context.status(of: report, options.reading)
        } catch {
            file.whole?.discard()
            throw error
        }
    }

    private func line(_ single: SingleFile) -> String {
        let launches =
            single.launches < single.allLaunches
            ? "\(single.launches) of \(single.allLaunches) launches (more do not fit)"
            : BuildCommand.counted(single.launches, "launch page")
        return
            "wrote \(path): \(BuildCommand.counted(single.pages, "page")) and \(launches), \(single.bytes.count) bytes, "
            + "to be mailed; for Jenkins build a folder\n"
    }
}
