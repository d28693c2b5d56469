internal import Diagnostics

// The commands' frame: inputs and output are checked before any work. What they do comes with the pipeline.

/// What a command gets besides its options.
struct RunContext: Sendable {
    let terminal: Terminal
    let global: GlobalOptions
    let environment: [String: String]
}

struct BuildCommand: Sendable {
    let options: BuildOptions

    func run(in context: RunContext) throws -> ExitStatus {
        let inputs = options.reading.inputs
        try checkInputs(inputs)
        _ = try SiteDestination(
            checking: options.output, inputs: inputs, isForced: options.isForced, environment: context.environment)
        throw Diagnostic("build.unfinished", "this version cannot build yet")
    }
}

struct SummaryCommand: Sendable {
    let options: SummaryOptions

    func run(in context: RunContext) throws -> ExitStatus {
        try checkInputs(options.reading.inputs)
        throw Diagnostic("summary.unfinished", "this version cannot summarise yet")
    }
}

struct InspectCommand: Sendable {
    let inputs: [String]

    func run(in context: RunContext) throws -> ExitStatus {
        try checkInputs(inputs)
        throw Diagnostic("inspect.unfinished", "this version cannot inspect yet")
    }
}
