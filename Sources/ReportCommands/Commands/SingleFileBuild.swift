internal import Diagnostics
internal import EventModel
internal import ReportModel
internal import ReportPipeline
internal import SiteGenerator

/// `build --single-file`: captures in, one HTML file out.
struct SingleFileBuild: Sendable {
    let options: BuildOptions
    let path: String

    private static let interrupted = Diagnostic(
        "output.interrupted", "interrupted while the file was written", help: "nothing is left of it")

    func run(in context: RunContext) throws -> ExitStatus {
        // Before any work: the file has to be ours to write.
        let file = try opened()
        var report = try context.report(options.reading, title: options.title)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            return context.nothingRecognised(report.report)
        }
        context.noteMissingEvents(report.report)
        report = try context.judged(report, in: options.reading.language)
        let single = try report.site.quoting { () throws(Diagnostics) in try report.singleFile() }
        try PublishGate.check(
            report.leaks(in: [(path: "report.html", bytes: single.bytes)]), kept: "\(quoted(path)) was not written")
        try write(single.bytes, to: file)
        let figures = BuildCommand.figures(report.report, details: "see its page on data quality")
        let input = options.reading.inputs.count == 1 ? options.reading.inputs[0] : "CAPTURE…"
        try context.terminal.result(figures + GateLines.gates(report.report, check: input) + line(single))
        return context.status(of: report, options.reading)
    }

    /// A pipe or a device, open from now on; nil for a file that can be made. What waits for its name is not there while
    /// captures are read, so that an interrupt in that time leaves nothing behind.
    private func opened() throws(Diagnostic) -> CaptureFile? {
        try Interrupts.check(SingleFileBuild.interrupted) { interrupts throws(Diagnostic) in
            let file = try CaptureFile(at: path, isForced: options.isForced, content: "report")
            file.whole?.discard()
            try interrupts.check()
            return file.whole == nil ? file : nil
        }
    }

    private func write(_ bytes: [UInt8], to device: CaptureFile?) throws(Diagnostic) {
        if let device { return try device.write(bytes) }
        try Interrupts.check(SingleFileBuild.interrupted) { interrupts throws(Diagnostic) in
            let file = try CaptureFile(at: path, isForced: options.isForced, content: "report")
            do throws(Diagnostic) {
                try file.write(bytes)
                try interrupts.check()
                try file.whole?.finish()
            } catch {
                file.whole?.discard()
                throw error
            }
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
