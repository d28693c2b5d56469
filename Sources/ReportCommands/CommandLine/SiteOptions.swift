internal import Diagnostics

/// Options of `site`.
struct SiteOptions: Sendable, Equatable {
    enum Action: String, Sendable, CaseIterable {
        case initialise = "init"
        case blocks
        case show
    }

    enum Job: Sendable, Equatable {
        /// Writes a starter about an app into a folder.
        case initialise(folder: String, app: String)
        /// Lists blocks, and the figures of captures or of the packs.
        case blocks(ReadingOptions)
        /// Prints a built-in file, or lists all of them.
        case show(file: String?)
    }

    var job: Job

    /// - Throws: `usage.combination` for flags of the other action.
    init(words: [String], _ values: FlagValues) throws(Diagnostic) {
        let app = values.text(.starterApp)
        if words.first == Action.initialise.rawValue {
            let folder = words.dropFirst().first ?? "."
            if folder.isEmpty {
                throw Diagnostic("usage.argument", "expected a folder behind init, found an empty text")
            }
            job = .initialise(folder: folder, app: app ?? Starter.all[0].app)
            return
        }
        if app != nil {
            let word = words.first ?? ""
            throw Diagnostic(
                "usage.combination", "expected --app with init only, found it with \(word)",
                help: word == Action.show.rawValue
                    ? "a file is named: ctreport site show FILE" : "the figures of all apps are listed")
        }
        if words.first == Action.show.rawValue {
            job = .show(file: words.dropFirst().first)
            return
        }
        job = .blocks(try ReadingOptions(inputs: Array(words.dropFirst()), values))
    }
}
