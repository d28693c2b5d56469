internal import Configuration
internal import Diagnostics
internal import Redaction
internal import ReportModel
internal import ReportPipeline

/// `check --leaks`: whether a finished site holds what must not be in it.
struct CheckCommand: Sendable {
    let options: CheckOptions

    func run(in context: RunContext) throws -> ExitStatus {
        let files = SiteFiles(at: options.site)
        var secrets: CaptureSecrets?
        if !options.captures.isEmpty {
            secrets = try CaptureSecrets(
                captures: options.captures, options: context.options(ReadingOptions(inputs: options.captures)))
            secrets?.notes.forEach { context.terminal.report($0) }
            if let secrets, secrets.unreadableCaptures > 0 { return .failed }
        }
        var leaks = SiteLeaks(
            secrets: secrets?.secrets, policy: context.configuration?.configuration.redaction ?? RedactionPolicy(),
            names: files.report().map { SiteLeaks.names(inReport: $0) } ?? [],
            day: try context.date())
        try files.each { path in
            context.terminal.report(
                Diagnostic(
                    "check.link", severity: .warning,
                    "\(quoted(path)) is a link or no file: what it leads to was not read",
                    help: "publish files, or check what the link leads to"))
        } _: { path, bytes in
            context.terminal.progress("looked at \(leaks.fileCount) files")
            leaks.look(at: path, bytes)
        }
        context.terminal.clearProgress()
        guard leaks.fileCount > 0 else {
            throw Diagnostic(
                "check.site", "expected files in \(quoted(options.site)), found none",
                help: "name the folder that ctreport build wrote")
        }
        if options.isJSON {
            try context.terminal.result(LeakListing(leaks, captures: options.captures).json)
        } else {
            try context.terminal.result(LeakListing(leaks, captures: options.captures).text)
        }
        return leaks.findings.isEmpty ? .done : .found
    }
}

/// What a search for leaks found, printed: places and rules, never a value.
struct LeakListing {
    private let leaks: SiteLeaks
    /// The captures whose values were looked for, as they were named.
    private let captures: [String]

    init(_ leaks: SiteLeaks, captures: [String] = []) {
        self.leaks = leaks
        self.captures = captures
    }

    var text: String {
        let files = Set(leaks.findings.map(\.file)).count
        let found = leaks.findings.reduce(0) { $0 + $1.count }
        let lines = leaks.findings.map { finding in
            let place = finding.line.map { ":\($0)" } ?? ""
            return "\(finding.file.text)\(place): \(words(finding)) [\(finding.rule.text)]"
                + (finding.count > 1 ? " ×\(finding.count)" : "")
        }
        let summary =
            found == 0
            ? "no leak in \(leaks.fileCount) files, \(leaks.textCount) texts"
            : "\(found) \(found == 1 ? "leak" : "leaks") in \(files) of \(leaks.fileCount) files"
        return (lines + [summary]).joined(separator: "\n") + "\n"
    }

    /// What was found, in words; never the value.
    private func words(_ finding: SiteLeaks.Finding) -> String {
        switch finding.rule {
        case "against": return "a value of \(capturesText) that no report shows"
        case "unreadable": return "a packed file that cannot be unpacked"
        default: return "what the detector '\(finding.rule.text)' claims"
        }
    }

    private var capturesText: String {
        var gate = TextGate()
        guard captures.count <= 3 else { return "the \(captures.count) captures" }
        return captures.map { gate.shown($0) }.joined(separator: " or ")
    }

    var json: [UInt8] {
        let findings = leaks.findings.map { finding -> JSONValue in
            .object([
                "file": .string(finding.file), "line": finding.line.map { .integer($0) } ?? .null,
                "rule": .string(finding.rule), "count": .integer(finding.count),
            ])
        }
        return JSONValue.object([
            "schema": .string("ctreport.leaks/1"), "files": .integer(leaks.fileCount),
            "texts": .integer(leaks.textCount),
            "findings": .array(findings),
        ]).bytes
    }
}
