internal import Diagnostics
internal import SimulatedApps
internal import SiteGenerator

/// `demo`: simulates every app, then builds a site on all of it.
struct DemoCommand: Sendable {
    /// What is simulated of an app.
    private struct Part: Sendable {
        var app: String
        var installs: Int
        var launches: Int
        /// Captures take turns, so that the site shows several.
        var styles: [CaptureStyle]
    }

    private static let parts = [
        Part(
            app: "CounterTestApp", installs: 24, launches: 16,
            styles: [.logCompact, .logDefault, .logNDJSON]),
        Part(app: "Fun", installs: 12, launches: 8, styles: [.logNDJSON, .logCompact]),
        Part(app: "Orion", installs: 8, launches: 8, styles: [.swiftLog14, .swiftLog16]),
    ]

    let options: DemoOptions

    func run(in context: RunContext) throws -> ExitStatus {
        let site = options.output + "/site"
        let folders = Self.parts.map { options.output + "/captures/" + $0.app.lowercased() }
        // Before any work: both folders have to be ours to replace.
        _ = try destination(site, in: context)
        let captures = try destination(options.output + "/captures", in: context)
        let files = try Self.parts.flatMap { try Self.files(of: $0, seed: options.seed) }
        _ = try SiteWriter(destination: captures).write(files)
        let bytes = files.reduce(0) { $0 + $1.bytes.count }
        try context.terminal.result(
            "simulated \(Self.parts.count) apps: \(files.count) captures, \(bytes) bytes in \(options.output)/captures\n"
        )
        var build = BuildOptions(reading: ReadingOptions(inputs: folders))
        build.reading.language = options.language
        build.output = site
        build.isForced = options.isForced
        build.title = "Simulated apps"
        let status = try BuildCommand(options: build).run(in: context)
        if status == .done { try context.terminal.result(Self.guide) }
        return status
    }

    private func destination(_ path: String, in context: RunContext) throws(Diagnostic) -> SiteDestination {
        try SiteDestination(checking: path, inputs: [], isForced: options.isForced, environment: context.environment)
    }

    private static func files(of part: Part, seed: UInt64) throws -> [OutputFile] {
        guard let app = SimulatedAppKind.all.first(where: { $0.name == part.app }) else { return [] }
        return try (0..<part.installs).map { install in
            var options = SimulateOptions(app: part.app)
            options.seed = seed
            options.launches = part.launches
            options.style = part.styles[install % part.styles.count]
            options.noisePercent = install % 4 == 3 ? 40 : 0
            let source = try SimulatedSource(options, of: app)
            let capture = SimulatedCapture(options, of: app, part: source.part, install: install)
            let writer = capture.writer()
            writer.begin()
            _ = capture.run(into: writer)
            writer.end()
            let number = install < 9 ? "0\(install + 1)" : "\(install + 1)"
            return try OutputFile(path: "\(part.app.lowercased())/install-\(number).log", bytes: writer.bytes)
        }
    }

    /// What to look at.
    private static let guide = """
        look at:
          CounterTestApp  how launches alternate, how long the splash took, which errors pages had and whether retries helped
          Fun             home loads that fail or are cancelled, searches without a result, the path through the tabs
          Orion           pages that never finish, pans that do not complete, state that is saved and cannot be read
          data quality    captures in several styles, some with lines of other processes among them

        """
}
