internal import Configuration
internal import Diagnostics
internal import Redaction

/// Options of `config`.
struct ConfigOptions: Sendable, Equatable {
    enum Action: String, Sendable, CaseIterable {
        case check, show, schema
    }

    var action: Action
    /// The file to check or show; nil for the one that a run would use.
    var file: String?
    /// Whose schema is printed.
    var table = KeyTable.configuration
    /// What flags and environment say of keys, by the keys' paths.
    var overrides: [EffectiveConfiguration.Override] = []

    init(words: [String], _ values: FlagValues) throws(Diagnostic) {
        action = words.first.flatMap(Action.init) ?? .check
        guard action != .schema else {
            let tables = KeyTable.allCases.map(\.rawValue)
            guard let word = words.dropFirst().first else { return }
            guard let table = KeyTable(rawValue: word) else {
                throw Diagnostic(
                    "usage.argument", "expected \(listing(tables)) behind schema, found \(quoted(word))",
                    suggestion: nearest(to: word, among: tables), help: "ctreport help config")
            }
            self.table = table
            return
        }
        file = words.dropFirst().first
        overrides = try ConfigOptions.overrides(values)
    }

    private static let keys: [(flag: Flag, path: String)] = [
        (.title, "site.title"), (.language, "language"), (.output, "site.folder"), (.site, "site.pages"),
        (.templates, "site.templates"),
        (.installBy, "reading.install_by"),
        (.timeZone, "reading.time_zone"), (.keepDuplicates, "reading.keep_duplicates"),
        (.excludeForced, "reading.exclude_forced"), (.strict, "reading.strict"),
    ]

    private static func overrides(_ values: FlagValues) throws(Diagnostic) -> [EffectiveConfiguration.Override] {
        var overrides: [EffectiveConfiguration.Override] = []
        for (flag, path) in keys {
            let text = values.text(flag).map { flag.takes == .nothing ? ($0 == "1" ? "true" : "false") : $0 }
            let standard = flag.takes == .nothing ? "false" : flag.standard
            if let text, let origin = origin(of: flag, values) {
                overrides.append(.init(path: path, value: text, origin: origin))
            } else if let standard {
                overrides.append(.init(path: path, value: standard, origin: nil))
            }
        }
        for label in try values.labels().all {
            let origin = origin(of: .label, values) ?? ""
            overrides.append(.init(path: "labels." + label.key.text, value: label.value.text, origin: origin))
        }
        return overrides
    }

    private static func origin(of flag: Flag, _ values: FlagValues) -> String? {
        switch values.origins[flag] {
        case .flag: "--" + flag.name
        case .environment(let variable): variable
        case .file, nil: nil
        }
    }
}
