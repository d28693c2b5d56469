internal import Configuration
internal import Diagnostics
internal import Redaction
internal import YAMLDocument

/// The configuration of a call: the file that was named, or the nearest `ctreport.yml` above the working directory.
struct ConfigurationFile: Sendable, Equatable {
    /// What is wrong with the text of a configuration, and the text to quote.
    struct Fault: Error {
        let diagnostics: Diagnostics
        /// The texts by the names in the places.
        let sources: [String: SourceLines]

        /// The text to quote; none for labels and published texts, whose value may be refused because it
        /// must not be shown.
        func source(of diagnostic: Diagnostic) -> SourceLines? {
            [".labels", ".published"].contains { diagnostic.code.hasSuffix($0) }
                ? nil : sources[diagnostic.place?.file ?? ""]
        }
    }

    /// The file as messages name it; from the working directory on if it was searched for.
    let path: String

    /// The file of this name, which has to exist; without a name the one that is found, or nil.
    init?(named name: String?) throws(Diagnostic) {
        if let name {
            path = name
        } else if let found = ConfigurationFile.search() {
            path = found
        } else {
            return nil
        }
    }

    /// The nearest `ctreport.yml`, looked for from the working directory up to the root of the file system.
    private static func search() -> String? {
        var folder = "."
        while true {
            let path = (folder == "." ? "" : folder + "/") + ReportConfiguration.fileName
            if let status = try? Platform.status(of: path, followingLinks: true), status.kind == .file { return path }
            let parent = folder == "." ? ".." : folder + "/.."
            // The root is its own parent; a folder that cannot be looked at has no parent to go on with.
            guard let here = try? Platform.status(of: folder, followingLinks: true),
                let above = try? Platform.status(of: parent, followingLinks: true), !here.isSame(as: above)
            else { return nil }
            folder = parent
        }
    }

    /// What the file says.
    ///
    /// - Throws: a diagnostic `config.file` when it cannot be read, a `Fault` when something in it is wrong.
    func read() throws -> ReportConfiguration {
        let bytes = try bytes()
        var configuration: ReportConfiguration
        do throws(Diagnostics) {
            configuration = try ReportConfiguration(parsing: bytes, file: path)
        } catch {
            throw Fault(diagnostics: error, sources: [path: SourceLines(bytes)])
        }
        try addWords(to: &configuration)
        return configuration
    }

    /// What the file and the packs that it names say.
    ///
    /// - Throws: a diagnostic `config.file` when it cannot be read, a `Fault` with all that is wrong in it and in the packs.
    func load() throws -> LoadedConfiguration {
        let bytes = try bytes()
        var (configuration, diagnostics) = ReportConfiguration.reading(bytes, file: path)
        if var read = configuration {
            do throws(Diagnostic) {
                try addWords(to: &read)
                configuration = read
            } catch {
                diagnostics.append(error)
            }
        }
        var sources = [path: SourceLines(bytes)]
        let plans = PlanSet((configuration?.plans ?? []).map { Placed(resolved($0.value), at: $0.place) })
        diagnostics += plans.diagnostics
        sources.merge(plans.sources) { first, _ in first }
        do {
            let packs = try PackSet(configuration ?? ReportConfiguration()) { named throws(Diagnostic) in
                try pack(named)
            }
            diagnostics += plans.strangers(to: packs.packs)
            if diagnostics.isEmpty, let configuration {
                return LoadedConfiguration(
                    file: self, bytes: bytes, configuration: configuration, packs: packs, plans: plans.plans)
            }
        } catch {
            diagnostics += error.diagnostics
            sources.merge(error.sources) { first, _ in first }
        }
        throw Fault(diagnostics: Diagnostics(diagnostics), sources: sources)
    }

    /// The files that it names besides captures and folders, also where something else in it is wrong.
    var namedFiles: [String] {
        guard let bytes = try? bytes(), let configuration = ReportConfiguration.reading(bytes, file: path).0 else {
            return []
        }
        let words = configuration.redaction.texts.vocabularyFile.map { [$0] } ?? []
        return ((configuration.packs + configuration.plans).map(\.value) + words).map(resolved)
    }

    /// A path of the file as it is from the working directory.
    func resolved(_ name: String) -> String {
        guard !name.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return name }
        return String(path[...slash]) + name
    }

    private func pack(_ named: Placed<String>) throws(Diagnostic) -> (file: String, bytes: [UInt8]) {
        let file = resolved(named.value)
        do {
            return (file, try Platform.open(file: file).read(limit: ReportConfiguration.byteLimit))
        } catch {
            throw Diagnostic(
                "config.packs", at: named.place, "expected a pack to read, found \(quoted(file)): \(error.text)",
                help: "paths begin at the folder of the configuration; what a pack holds: ctreport help packs")
        }
    }

    private func bytes() throws(Diagnostic) -> [UInt8] {
        do {
            return try Platform.open(file: path).read(limit: ReportConfiguration.byteLimit)
        } catch {
            throw Diagnostic(
                "config.file", "expected a configuration to read, found \(quoted(path)): \(error.text)",
                help: "name a file with --config or CTREPORT_CONFIG; what stands in it: ctreport help formats")
        }
    }

    /// Adds the words of the file that the policy names: one a line, `#` begins a comment.
    private func addWords(to configuration: inout ReportConfiguration) throws(Diagnostic) {
        guard let name = configuration.redaction.texts.vocabularyFile else { return }
        let file = resolved(name)
        do {
            let text = String(decoding: try Platform.open(file: file).read(limit: 1 << 20), as: UTF8.self)
            let words = text.split(whereSeparator: \.isNewline).map {
                $0.prefix { $0 != "#" }.filter { !$0.isWhitespace }
            }
            configuration.redaction.texts.words = Set(words.filter { !$0.isEmpty })
        } catch {
            throw Diagnostic(
                "config.redaction.text.vocabulary", "expected a file of words, found \(quoted(file)): \(error.text)",
                help: "its path begins at the folder of the configuration")
        }
    }
}
