internal import BuiltInPacks
internal import Diagnostics
internal import Redaction
internal import YAMLDocument

/// The apps of the built-in packs, in the order in which apps are reported.
let builtInApps = builtInPacks.map { String($0.file.prefix { $0 != "." }) }

/// The documents of packs, in the order in which apps are reported: what stands in files and what is compiled in, each with
/// what extends it.
struct PackDocuments {
    /// A pack that is not read yet.
    struct Document {
        var app: String
        var file: String
        var node: YAMLNode
        var origin: Pack.Origin

        var isBuiltIn: Bool { origin == .builtIn }
    }

    private(set) var documents: [Document] = []
    private(set) var sources: [String: SourceLines] = [:]
    var diagnostics: [Diagnostic] = []
    private let policy: RedactionPolicy

    /// The built-in packs of these apps; all without them. What a policy claims must not stand in others.
    init(builtIn apps: [String]?, policy: RedactionPolicy) {
        self.policy = policy
        for app in apps ?? builtInApps where !documents.contains(where: { $0.app == app }) {
            builtIn(app).map { documents.append($0) }
        }
    }

    /// Adds the pack of a file.
    mutating func add(_ bytes: [UInt8], file: String) {
        sources[file] = SourceLines(bytes)
        do throws(Diagnostics) {
            let node = try YAMLNode(parsing: bytes, file: file)
            diagnostics += AuthoredReading.faults(inPack: node, policy)
            if node.entry("extends") == nil {
                add(node, file: file)
            } else {
                let (read, problems) = node.reading(.packExtension, code: "pack", help: Pack.help)
                diagnostics += problems
                if let read, problems.isEmpty { add(read, node, file: file) }
            }
        } catch {
            diagnostics += error.all
        }
    }

    private mutating func add(_ node: YAMLNode, file: String) {
        let app = node.text(of: "app") ?? ""
        let document = Document(app: app, file: file, node: node, origin: .own)
        guard let index = documents.firstIndex(where: { $0.app == app && app != "" }) else {
            return documents.append(document)
        }
        guard documents[index].isBuiltIn else {
            diagnostics.append(
                Diagnostic(
                    "pack.app", at: node.place(of: "app"),
                    "expected an app that no other file has, found \(quoted(app)) of \(quoted(documents[index].file)) again",
                    help: "a pack that changes another one begins with: extends: \(app)"))
            return
        }
        documents[index] = document
    }

    private mutating func add(_ change: PackExtension, _ node: YAMLNode, file: String) {
        let app = change.app.value
        let index = documents.firstIndex { $0.app == app }
        guard var base = index.map({ documents[$0] }) ?? builtIn(app) else {
            let known = documents.map(\.app) + builtInApps.filter { app in !documents.contains { $0.app == app } }
            diagnostics.append(
                Diagnostic(
                    "pack.extends", at: change.app.place,
                    "expected the app of another pack, \(listing(known)), found \(quoted(app))",
                    suggestion: nearest(to: app, among: known), help: "a pack of a new app has the key 'app' instead"))
            return
        }
        if base.isBuiltIn { quote(&base) }
        diagnostics += change.apply(to: &base.node, node)
        base.file = file
        base.origin = .extended
        if let index { documents[index] = base } else { documents.append(base) }
    }

    /// Gives the places of a built-in pack a file to be quoted from: what extends it may break what it says.
    private mutating func quote(_ document: inout Document) {
        guard let pack = builtInPacks.first(where: { $0.file == document.app + ".yml" }) else { return }
        sources[document.file] = SourceLines(pack.bytes)
    }

    private func builtIn(_ app: String) -> Document? {
        guard let pack = builtInPacks.first(where: { $0.file == app + ".yml" }) else { return nil }
        let file = "built-in/" + pack.file
        guard let node = try? YAMLNode(parsing: pack.bytes, file: file) else {
            preconditionFailure("the tests read every built-in pack")
        }
        return Document(app: app, file: file, node: node, origin: .builtIn)
    }
}
