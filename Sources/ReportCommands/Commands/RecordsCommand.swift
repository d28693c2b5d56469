internal import Diagnostics
internal import ReportPipeline

/// `inspect --records`: every record as a line of JSON.
struct RecordsCommand: Sendable {
    let options: InspectOptions

    func run(in context: RunContext) throws -> ExitStatus {
        if options.isUnredacted {
            context.terminal.report(
                Diagnostic(
                    "records.unredacted", severity: .warning,
                    "names and messages are printed as they are and may hold what is personal or secret",
                    help: "leave --unredacted out before anything of this is published"))
        }
        let listing = try RecordListing(
            captures: options.reading.inputs, options: try context.options(options.reading),
            isRedacted: !options.isUnredacted
        ) { [terminal = context.terminal] in try terminal.result($0) }
        listing.notes.forEach { context.terminal.report($0) }
        guard listing.recordCount > 0 else {
            context.terminal.report(
                Diagnostic(
                    "input.no-records", "expected records of a log, found none",
                    help: "ctreport inspect without --records says what was found and why lines were rejected"))
            return .failed
        }
        return options.reading.isStrict && listing.unreadableCaptures > 0 ? .degraded : .done
    }
}
