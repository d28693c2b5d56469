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
    var readsConfiguration: Bool { parsed.command.arguments == .inputs }

    /// Adds what the configuration says and the call does not.
    mutating func add(_ loaded: LoadedConfiguration) throws(Diagnostic) {
        if parsed.command.arguments == .inputs, parsed.words.isEmpty { parsed.words = loaded.inputs }
        try values.add(loaded.settings, of: parsed.command)
    }
}
