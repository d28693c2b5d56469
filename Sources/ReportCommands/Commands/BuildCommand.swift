internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportPipeline

/// `build`: captures in, a site out.
struct BuildCommand: Sendable {
    let options: BuildOptions

    func run(in context: RunContext) throws -> ExitStatus {
        if let path = options.singleFile { return try SingleFileBuild(options: options, path: path).run(in: context) }
        let inputs = options.reading.inputs
        let destination = try SiteDestination(
            checking: options.output, inputs: inputs, isForced: options.isForced, environment: context.environment)
        var report = try context.report(options.reading, title: options.title)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            return context.nothingRecognised(report.report)
        }
        report = try context.judged(report, in: options.reading.language)
        let files = try context.files(of: report, kept: "the site in \(quoted(options.output)) stays as it was")
        let outcome = try SiteWriter(destination: destination).write(files)
        outcome.notes.forEach { context.terminal.report($0) }
        try context.terminal.result(
            Self.figures(report.report) + GateLines.gates(report.report, check: options.output)
                + lines(report.report, outcome))
        return context.status(of: report, options.reading)
    }

    /// A line for each app, and one for the lines that were read.
    static func figures(_ report: Report, details: String = "see data-quality.html") -> String {
        let none = report.rejectedSeverity == .error ? "no findings in what was understood" : "no findings"
        var lines = report.apps.map { app in
            let findings = app.findings.reduce(0) { $0 + $1.figures.count }
            return
                "\(app.program.title.text): \(counted(app.eventTotal, "event"))\(report.launches(of: app).text), "
                + (findings == 0 ? none : counted(findings, "finding"))
        }
        let plans = GateLines.plans(report)
        if !plans.isEmpty { lines.append(String(plans.dropLast())) }
        let rejected = report.lines.rejected
        lines.append(
            "read \(counted(report.lines.read, "line")) of \(counted(report.captures.count, "capture"))"
                + (rejected > 0 ? ", \(rejected) rejected (\(details))" : ""))
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ report: Report, _ outcome: SiteWriter.Outcome) -> String {
        "wrote \(Self.counted(outcome.written + outcome.linked, "file")): open \(options.output)/index.html\n"
    }

    static func counted(_ count: Int, _ one: String) -> String {
        "\(count) \(count == 1 ? one : one + "s")"
    }
}
