internal import Diagnostics

/// Options of `site`.
struct SiteOptions: Sendable, Equatable {
    enum Action: String, Sendable, CaseIterable {
        case initialise = "init"
        case blocks
    }

    enum Job: Sendable, Equatable {
        /// Writes a starter about an app into a folder.
        case initialise(folder: String, app: String)
        /// Lists blocks, and the figures of captures or of the packs.
        case blocks(ReadingOptions)
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
            throw Diagnostic(
                "usage.combination", "expected --app with init only, found it with blocks",
                help: "the figures of all apps are listed")
        }
        job = .blocks(try ReadingOptions(inputs: Array(words.dropFirst()), values))
    }
}
