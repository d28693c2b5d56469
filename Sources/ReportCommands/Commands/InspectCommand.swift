internal import Diagnostics
internal import EventModel
internal import Redaction
internal import ReportModel
internal import ReportPipeline
internal import Texts

/// `inspect`: which styles were found, and what was not understood and why.
struct InspectCommand: Sendable {
    let options: InspectOptions

    func run(in context: RunContext) throws -> ExitStatus {
        if let line = options.explained { return try ExplainCommand(options: options, line: line).run(in: context) }
        if options.listsRecords { return try RecordsCommand(options: options).run(in: context) }
        let report = try context.report(options.reading).report
        let total = report.captures.count > 1 ? [InspectSummary.total(of: report)] : []
        try context.terminal.result((total + report.captures.map(text)).joined(separator: "\n"))
        guard report.lines.event + report.lines.other > 0 else {
            return context.nothingRecognised(report, isInspected: true)
        }
        context.noteMissingEvents(report)
        return .done
    }

    private func text(_ capture: Report.Capture) -> String {
        let lines = capture.lines
        var rows = capture.formats.sorted { $0.key < $1.key }.map { style, count in
            ["  style", style.text, "\(count) record" + (count == 1 ? "" : "s")]
        }
        if rows.isEmpty { rows.append(["  style", "none", "no record was recognised"]) }
        if let first = capture.first, let last = capture.last {
            rows.append(["  time", "first", first.civilText])
            rows.append(["  time", "last", last.civilText])
            rows.append(["  time", "UTC offset", capture.offsetLabel(in: .english).text])
        }
        let classes = [
            ("event", lines.event), ("other", lines.other), ("continuation", lines.continuation),
            ("noise", lines.noise), ("rejected", lines.rejected),
        ]
        rows += classes.map { ["  lines", $0.0, "\($0.1)"] }
        rows.append(["  lines", "read", "\(lines.read)"])
        rows += rejections(capture)
        rows += losses(capture)
        rows += assumptions(capture)
        rows += changes(capture)
        // Words in front and no line feed inside: a name must not begin a line, where CI systems look for commands.
        return "capture \(printable(capture.name.text))\n\(InspectSummary(capture: capture).text)\n\n"
            + TextTable(rows: rows).text
    }

    private func rejections(_ capture: Report.Capture) -> [[String]] {
        capture.rejections.sorted { $0.key.rawValue < $1.key.rawValue }.map { reason, count in
            let first = capture.rejectedLines.filter { $0.reason == reason }.map { String($0.line) }
            let places = first.joined(separator: ", ") + (count > first.count ? ", …" : "")
            return ["  rejected", reason.rawValue, "\(count): \(reason.meaning.english.text); line \(places)"]
        }
    }
}
