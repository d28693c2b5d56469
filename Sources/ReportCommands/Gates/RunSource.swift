internal import Comparison
internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Redaction
internal import ReportModel
internal import ReportPipeline

/// The figures of a run, and what may be said of where they came from.
struct RunFigures: Sendable {
    var figures: ReportFigures
    /// The report, where captures were read; nil where a `report.json` was.
    var report: LogReport?
    /// What reads as leak in texts about the run.
    private let policy: RedactionPolicy

    init(figures: ReportFigures, report: LogReport?, policy: RedactionPolicy) {
        (self.figures, self.report, self.policy) = (figures, report, policy)
    }

    /// What must not be in files about the run.
    func leaks(in files: [(path: String, bytes: [UInt8])]) -> [SiteLeaks.Finding] {
        if let report { return report.leaks(in: files) }
        var leaks = SiteLeaks(policy: policy)
        for file in files { leaks.look(at: file.path, file.bytes) }
        return leaks.findings
    }
}

extension RunContext {
    /// The figures of inputs: of one `report.json`, of one site, or of captures. Captures give the same figures as the report
    /// that a site of them has, for they go through its bytes.
    ///
    /// - Throws: what is wrong with a report, or with the captures.
    func figures(_ inputs: [String], _ reading: ReadingOptions) throws -> RunFigures {
        var reports: [(file: String, bytes: [UInt8])] = []
        for input in inputs {
            if let found = try ReportFile.bytes(at: input) { reports.append(found) }
        }
        if let report = reports.first {
            guard inputs.count == 1 else {
                throw Diagnostic(
                    "usage.input", "expected captures or one report, found \(quoted(report.file)) and more",
                    help: "figures of several captures: ctreport build CAPTURE… writes one report.json")
            }
            return try figures(parsing: report.bytes, file: report.file)
        }
        var reading = reading
        reading.inputs = inputs
        let report = try self.report(reading)
        guard report.report.lines.event + report.report.lines.other > 0 else {
            throw NothingRecognised(report: report.report)
        }
        noteMissingEvents(report.report)
        return try figures(of: report)
    }

    /// The figures of a report of captures, through its bytes.
    func figures(of report: LogReport) throws -> RunFigures {
        let figures = try ReportFigures(
            parsing: report.report.json.bytes, file: "report.json", redactor: try redactor())
        return RunFigures(figures: figures, report: report, policy: configuredPolicy)
    }

    /// The figures of a file that has to be a report.
    func figures(ofReport path: String) throws -> RunFigures {
        guard let found = try ReportFile.bytes(at: path) else {
            let bytes = try ReportFile.read(path)
            return try figures(parsing: bytes, file: path)
        }
        return try figures(parsing: found.bytes, file: found.file)
    }

    private func figures(parsing bytes: [UInt8], file: String) throws -> RunFigures {
        let figures = try ReportFigures(parsing: bytes, file: file, redactor: try redactor())
        return RunFigures(figures: figures, report: nil, policy: configuredPolicy)
    }

    private var configuredPolicy: RedactionPolicy { configuration?.configuration.redaction ?? RedactionPolicy() }

    /// A run as it was named, as far as that may be shown; of a path from the root only the end, for homes are in it.
    func name(ofRun path: String) throws -> Public {
        guard path != "-" else { return "standard input" }
        let parts = path.split(separator: "/").filter { $0 != "." }
        let name = path.hasPrefix("/") ? parts.suffix(2).joined(separator: "/") : parts.joined(separator: "/")
        var redactor = try redactor()
        return redactor.redact(name.isEmpty ? path : name).text
    }

    /// The gate that texts of a report pass again.
    private func redactor() throws -> MessageRedactor {
        var options = ReportOptions()
        try fillRedaction(in: &options, of: configuration?.configuration)
        return MessageRedactor(policy: try RunPolicy(options.redaction, salt: options.salt, date: options.date))
    }
}

/// No record was found in captures; what there is to say of it is said where the status is.
struct NothingRecognised: Error {
    let report: Report
}

/// Finds out whether an input is a report.
enum ReportFile {
    /// The report at a path: a file that says so, or that of a site. Nil for captures.
    static func bytes(at path: String) throws -> (file: String, bytes: [UInt8])? {
        guard path != "-", let status = try? Platform.status(of: path, followingLinks: true) else { return nil }
        switch status.kind {
        case .folder:
            let folder = SiteDestination.withoutEndingSlashes(path)
            guard (try? Platform.status(of: "\(folder)/\(SiteMarker.name)")) != nil else { return nil }
            let file = "\(folder)/report.json"
            return (file, try read(file))
        case .file where path.hasSuffix(".json"):
            // Greater ones are no reports; a log of a system may be one array of gigabytes.
            guard let bytes = try? Platform.open(file: path).read(limit: ReportLimits.mostBytes),
                ReportFigures.isReport(bytes)
            else { return nil }
            return (path, bytes)
        default: return nil
        }
    }

    /// The bytes of a report.
    static func read(_ path: String) throws(Diagnostic) -> [UInt8] {
        do {
            return try Platform.open(file: path).read(limit: ReportLimits.mostBytes)
        } catch {
            throw Diagnostic(
                "report.file", "expected a report.json to read, found \(quoted(path)): \(error.text)",
                help: "ctreport build writes one into its site, ctreport summary --format json prints one")
        }
    }
}
