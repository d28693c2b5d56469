internal import Diagnostics
internal import SimulatedApps

/// The script or the population of a call, read and checked, with its lines for quoting.
struct SimulatedSource: Sendable {
    let part: SimulatedPart
    let file: ScenarioFile
    let lines: SourceLines

    /// What the options name.
    ///
    /// - Throws: all that is wrong with the file, quoting it, or a diagnostic that there is none.
    init(_ options: SimulateOptions, of app: SimulatedAppKind) throws {
        if let scenario = options.scenario {
            file = try Self.file(scenario, or: app.scenarios, "a scenario", of: app)
        } else if let population = options.population {
            file = try Self.file(population, or: [app.population], "the population", of: app)
        } else {
            file = app.population
        }
        lines = SourceLines(file.bytes)
        do {
            part =
                options.scenario != nil
                ? .script(try app.script(parsing: file.bytes, file: file.name))
                : .population(try app.populationRunner(parsing: file.bytes, file: file.name))
        } catch {
            throw QuotedDiagnostics(diagnostics: error, lines: lines)
        }
    }

    /// One of ours, or a file of the user's own: what could be a name of ours and is no file may be a name misspelt.
    private static func file(
        _ path: String, or shipped: [ScenarioFile], _ kind: String, of app: SimulatedAppKind
    ) throws(Diagnostic) -> ScenarioFile {
        if let file = shipped.first(where: { $0.name == path }) { return file }
        do {
            return try file(path)
        } catch {
            let names = shipped.map(\.name)
            if path.contains("/") || path.contains(".") { throw error }
            if let owner = SimulatedAppKind.all.first(where: { $0.scenarios.contains { $0.name == path } }) {
                throw Diagnostic(
                    "simulate.scenario",
                    "expected a scenario of \(app.name), found \(quoted(path)), which is one of \(owner.name)",
                    help: "ctreport simulate \(owner.name) --scenario \(path)")
            }
            throw Diagnostic(
                "simulate.scenario", "expected \(kind) of \(app.name) or a file, found \(quoted(path))",
                suggestion: nearest(to: path, among: names), help: "ctreport simulate \(app.name) --list")
        }
    }

    private static let byteLimit = 16 << 20

    private static func file(_ path: String) throws(Diagnostic) -> ScenarioFile {
        do {
            return ScenarioFile(name: path, bytes: try Platform.open(file: path).read(limit: byteLimit))
        } catch {
            throw Diagnostic("simulate.file", "cannot read \(quoted(path)): \(error.text)")
        }
    }
}

/// Diagnostics with the texts that they are about.
struct QuotedDiagnostics: Error {
    let diagnostics: Diagnostics
    /// The text that a diagnostic points into; nil for none.
    let source: @Sendable (Diagnostic) -> SourceLines?

    /// Diagnostics that are all about one text.
    init(diagnostics: Diagnostics, lines: SourceLines) {
        self.init(diagnostics: diagnostics) { _ in lines }
    }

    init(diagnostics: Diagnostics, source: @escaping @Sendable (Diagnostic) -> SourceLines?) {
        self.diagnostics = diagnostics
        self.source = source
    }
}
