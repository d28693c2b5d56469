internal import Diagnostics
internal import YAMLDocument

/// A document that changes another pack: `extends: countertestapp`, what it takes out, and keys of a pack that replace or add.
///
/// It works on documents, not on what was read of them: the result is read as any pack is, so events that flows lost are named
/// at their place.
struct PackExtension: Sendable {
    /// Names to take out, by the key that they stand under.
    struct Removal: Sendable {
        var key: String
        var names: [Placed<String>]
    }

    var app: Placed<String>
    var ownApp: Placed<String>?
    var removals: [Removal]

    /// Keys whose entries are changed one by one; all others are replaced as a whole.
    static let byName = ["events", "messages", "error_classes", "vocabulary", "titles"]

    /// Changes a pack as `node`, the document of the extension, says; gives what is wrong.
    func apply(to pack: inout YAMLNode, _ node: YAMLNode) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if let ownApp, ownApp.value != app.value {
            problems.append(
                Diagnostic(
                    "pack.app", at: ownApp.place,
                    "expected \(quoted(app.value)), the app that is extended, or no key, found \(quoted(ownApp.value))",
                    help: Pack.help))
        }
        for removal in removals { problems += remove(removal, from: &pack) }
        guard case .mapping(let entries) = node.content else { return problems }
        for entry in entries where !["app", "extends", "remove"].contains(entry.key) {
            if entry.key == "flows" {
                addFlows(entry, to: &pack)
            } else if Self.byName.contains(entry.key), var own = pack.entry(entry.key),
                case .mapping(let changes) = entry.value.content
            {
                changes.forEach { own.value.set(entry.key == "vocabulary" ? joined(own.value, $0) : $0) }
                pack.set(own)
            } else {
                pack.set(entry)
            }
        }
        return problems
    }

    private func remove(_ removal: Removal, from pack: inout YAMLNode) -> [Diagnostic] {
        guard var entry = pack.entry(removal.key) else {
            return removal.names.map { missing($0, removal.key, among: []) }
        }
        var problems: [Diagnostic] = []
        for name in removal.names {
            let names = names(in: entry.value)
            guard names.contains(name.value) else {
                problems.append(missing(name, removal.key, among: names))
                continue
            }
            if case .sequence(let flows) = entry.value.content {
                entry.value.content = .sequence(flows.filter { $0.text(of: "id") != name.value })
            } else {
                _ = entry.value.remove(name.value)
            }
        }
        pack.set(entry)
        return problems
    }

    private func missing(_ name: Placed<String>, _ key: String, among names: [String]) -> Diagnostic {
        Diagnostic(
            "pack.remove.\(key)", at: name.place,
            "expected one of the \(key.replacing("_", with: " ")) of \(quoted(app.value)), found \(quoted(name.value))",
            suggestion: nearest(to: name.value, among: names), help: Pack.help)
    }

    private func names(in node: YAMLNode) -> [String] {
        switch node.content {
        case .mapping(let entries): entries.map(\.key)
        case .sequence(let flows): flows.compactMap { $0.text(of: "id") }
        case .scalar: []
        }
    }

    /// Flows of known ids are replaced where they stand, others come behind.
    private func addFlows(_ entry: YAMLEntry, to pack: inout YAMLNode) {
        guard var own = pack.entry("flows"), case .sequence(var flows) = own.value.content,
            case .sequence(let changes) = entry.value.content
        else { return pack.set(entry) }
        var changed: Set<String> = []
        for change in changes {
            let id = change.text(of: "id")
            // A second change of the same id stays, so that it is refused as a flow of an id that is taken.
            if let id, changed.insert(id).inserted, let index = flows.firstIndex(where: { $0.text(of: "id") == id }) {
                flows[index] = change
            } else {
                flows.append(change)
            }
        }
        own.value.content = .sequence(flows)
        pack.set(own)
    }

    /// Lists of public words add up.
    private func joined(_ own: YAMLNode, _ change: YAMLEntry) -> YAMLEntry {
        guard case .sequence(let words) = own.entry(change.key)?.value.content,
            case .sequence(let more) = change.value.content
        else { return change }
        var change = change
        change.value.content = .sequence(words + more)
        return change
    }
}

extension YAMLKind where Value == PackExtension {
    /// The keys that only an extension has; those of a pack are read when it was applied.
    static var packExtension: YAMLKind {
        .mapping("pack") { pack in
            let app = pack.required("extends", .placed(.text), "The app of the pack that is changed.")
            let ownApp = pack.optional("app", .placed(.text), "The same app, or no key.")
            let removals = pack.optional("remove", .removals, default: [], "What is taken out of it.")
            pack.leaveOtherKeys()
            return app.map { PackExtension(app: $0, ownApp: ownApp, removals: removals) }
        }
    }
}

extension YAMLKind where Value == [PackExtension.Removal] {
    fileprivate static var removals: YAMLKind {
        .mapping("pack.remove") { remove in
            let keys = [
                ("events", "Names of events."), ("messages", "Names of messages."), ("flows", "Ids of flows."),
                ("error_classes", "Names of classes of errors."),
            ]
            return keys.compactMap { key, summary in
                remove.optional(key, .list(of: .placed(.text)), summary).map { .init(key: key, names: $0) }
            }
        }
    }
}
