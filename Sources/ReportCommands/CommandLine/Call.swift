internal import Configuration
internal import Diagnostics

/// A call taken apart and its flags checked, before anything is read.
struct Call: Sendable {
    private(set) var parsed: ParsedArguments
    private(set) var values: FlagValues
    let global: GlobalOptions

    /// - Throws: a diagnostic with a code `usage.…`.
    init(arguments: [String], environment: [String: String]) throws(Diagnostic) {
        parsed = try ArgumentParser.parse(arguments)
        values = try FlagValues(parsed, environment: environment)
        global = GlobalOptions(values, environment: environment)
    }

    /// Whether a configuration says something about the call.
    var readsConfiguration: Bool {
        if parsed.command.arguments == .site { return parsed.words.first == SiteOptions.Action.blocks.rawValue }
        return [.inputs, .optionalInputs, .furtherInputs, .plan, .runs].contains(parsed.command.arguments)
    }

    /// Adds what the configuration says and the call does not.
    mutating func add(_ loaded: LoadedConfiguration) throws(Diagnostic) {
        // Inputs, the site's folder and the like are said for reports.
        if parsed.command.arguments == .plan {
            if PlanOptions.namesNoInput(parsed.words) { parsed.words += loaded.inputs }
            try values.add(loaded.settings.filter { $0.flag != Flag.planOutput.name }, of: parsed.command)
        }
        let isAboutRun: Bool =
            switch parsed.command.arguments {
            case .inputs, .runs, .site: true
            // What is searched for leaks is a site.
            case .furtherInputs: values.text(.leaks) == nil
            default: false
            }
        guard isAboutRun else { return }
        let isComparison = parsed.command.arguments == .runs
        if parsed.words.isEmpty, !isComparison, values.text(.follow) == nil { parsed.words = loaded.inputs }
        // The folder is that of the report's site.
        let settings = loaded.settings.filter { !isComparison || $0.flag != Flag.output.name }
        try values.add(settings, of: parsed.command)
    }
}
