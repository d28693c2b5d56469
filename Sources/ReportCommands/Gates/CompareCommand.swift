internal import Comparison
internal import Configuration
internal import Redaction
internal import Diagnostics
internal import ReportModel
internal import ReportPipeline
internal import SiteGenerator

/// `compare`: two runs side by side.
struct CompareCommand: Sendable {
    let options: CompareOptions

    func run(in context: RunContext) throws -> ExitStatus {
        let destination = try options.output.map { path throws(Diagnostic) in
            try SiteDestination(
                checking: path, inputs: [options.before, options.now], isForced: options.isForced,
                environment: context.environment)
        }
        let before: RunFigures
        let now: RunFigures
        do {
            before = try context.figures([options.before], options.reading)
            now = try context.figures([options.now], options.reading)
        } catch let nothing as NothingRecognised {
            return context.nothingRecognised(nothing.report)
        }
        let comparison = RunComparison(
            from: before.figures, to: now.figures,
            names: (try context.name(ofRun: options.before), try context.name(ofRun: options.now)))
        if let destination {
            try write(comparison, to: destination, before, now, context)
        } else {
            try print(comparison, before, now, context)
        }
        let statuses = [before, now].compactMap { $0.report.map { context.status(of: $0, options.reading) } }
        return statuses.contains(.degraded) ? .degraded : .done
    }

    private func print(
        _ comparison: RunComparison, _ before: RunFigures, _ now: RunFigures, _ context: RunContext
    ) throws {
        let (name, bytes): (String, [UInt8]) =
            switch options.format {
            case .text: ("comparison.txt", Array(ComparisonText(comparison: comparison).text.utf8))
            case .markdown: ("comparison.md", Array(try site(context).markdown(for: comparison).utf8))
            case .json: ("comparison.json", comparison.json.bytes)
            }
        try check([(name, bytes)], before, now, kept: "nothing was printed")
        if options.format == .text {
            try context.terminal.result(String(decoding: bytes, as: UTF8.self))
        } else {
            try context.terminal.result(bytes)
        }
    }

    private func write(
        _ comparison: RunComparison, to destination: SiteDestination, _ before: RunFigures, _ now: RunFigures,
        _ context: RunContext
    ) throws {
        let files = try site(context).files(for: comparison)
        try check(
            files.map { ($0.path, $0.bytes) }, before, now,
            kept: "the site in \(quoted(destination.given)) stays as it was")
        let outcome = try SiteWriter(destination: destination).write(files)
        outcome.notes.forEach { context.terminal.report($0) }
        let count = outcome.written + outcome.linked
        let apps = comparison.apps.compactMap { $0.change() }.map { "  \($0.text)\n" }.joined()
        try context.terminal.result(
            "\(comparison.headline().text)\n\(apps)wrote \(count) files: open \(destination.given)/index.html\n")
    }

    private func site(_ context: RunContext) throws -> ComparisonSite {
        try ComparisonSite(
            version: ctreportVersion.description,
            title: context.configuration?.settings.first { $0.flag == "title" }?.value,
            language: options.reading.language)
    }

    private func check(
        _ files: [(path: String, bytes: [UInt8])], _ before: RunFigures, _ now: RunFigures, kept: String
    ) throws {
        try PublishGate.check(before.leaks(in: files), kept: kept)
        try PublishGate.check(now.leaks(in: files), kept: kept)
    }
}
