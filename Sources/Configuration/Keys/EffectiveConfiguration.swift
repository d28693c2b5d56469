internal import Diagnostics
internal import YAMLDocument

/// What holds: the values of a configuration and of what goes over it, each with where it comes from, as YAML.
///
///     site:
///       title: Nightly  # ctreport.yml:2
///       folder: report  # --output
///
/// Values that are never to be shown are `(hidden)`.
public struct EffectiveConfiguration: Sendable {
    /// A value that goes over the file's, or under it.
    public struct Override: Sendable, Hashable {
        /// The key with those around it: `site.title`.
        public var path: String
        /// The value.
        public var value: String
        /// Who says so; nil for what holds without a file.
        public var origin: String?

        /// A value for a key.
        public init(path: String, value: String, origin: String?) {
            self.path = path
            self.value = value
            self.origin = origin
        }
    }

    /// The YAML text.
    public private(set) var text = ""
    private let overrides: [Override]

    /// A configuration that was read before; one that is wrong shows as nothing.
    public init(parsing bytes: [UInt8], file: String, overrides: [Override]) {
        self.overrides = overrides
        let node =
            (try? YAMLNode(parsing: bytes, file: file)) ?? YAMLNode(.mapping([]), at: SourcePlace(file: file, line: 1))
        text = lines(KeyTable.configuration.schema, node, path: "", indent: "").map { $0 + "\n" }.joined()
    }

    /// The lines of a mapping: its keys in the order of the tables, then those that are free.
    private func lines(_ schema: YAMLSchema, _ node: YAMLNode?, path: String, indent: String) -> [String] {
        let keys = schema.keys
        // Of a mapping that is not there, what would hold in it depends on the keys that it would have.
        if node == nil, keys.contains(where: \.isRequired) { return [] }
        var names = keys.map(\.name)
        for entry in node?.entries ?? [] where !names.contains(entry.key) { names.append(entry.key) }
        for override in overrides where override.path.hasPrefix(path) {
            let rest = override.path.dropFirst(path.count)
            if !rest.contains("."), !names.contains(String(rest)), override.origin != nil { names.append(String(rest)) }
        }
        return names.flatMap { name -> [String] in
            let key = keys.first { $0.name == name }
            return line(
                name, key?.schema ?? schema.element, node?.entry(name)?.value, standard: key?.standard,
                path: path + name,
                indent: indent)
        }
    }

    private func line(
        _ name: String, _ schema: YAMLSchema, _ node: YAMLNode?, standard: String?, path: String, indent: String
    ) -> [String] {
        let override = overrides.first { $0.path == path }
        if let override, let origin = override.origin {
            return ["\(indent)\(shown(name)): \(shown(override.value))  # \(printable(origin))"]
        }
        if case .secret = schema, let node { return ["\(indent)\(shown(name)): (hidden)  # \(origin(of: node))"] }
        let inner = lines(schema, node, path: path + ".", indent: indent + "  ")
        let isGiven = overrides.contains { $0.origin != nil && $0.path.hasPrefix(path + ".") }
        if !inner.isEmpty, schema.isMapping || node?.entries != nil || isGiven {
            return ["\(indent)\(shown(name)):"] + inner
        }
        if let node, !node.isNothing {
            return written(node, schema, after: "\(indent)\(shown(name)):", indent: indent + "  ")
        }
        return (override?.value ?? standard).map { ["\(indent)\(shown(name)): \(shown($0))  # default"] } ?? []
    }

    /// A value behind `start`, on its line or on lines of its own.
    private func written(_ node: YAMLNode, _ schema: YAMLSchema, after start: String, indent: String) -> [String] {
        switch node.content {
        case .scalar(let text, let isPlain):
            return ["\(start) \(isPlain ? printable(text) : JSONText.string(text).text)  # \(origin(of: node))"]
        case .sequence(let nodes) where nodes.isEmpty: return ["\(start) []  # \(origin(of: node))"]
        case .sequence(let nodes):
            return [start] + nodes.flatMap { written($0, schema.element, after: indent + "-", indent: indent + "  ") }
        case .mapping(let entries) where entries.isEmpty: return ["\(start) {}  # \(origin(of: node))"]
        case .mapping:
            let inner = lines(schema, node, path: "-.", indent: indent)
            guard start.hasSuffix("-"), let first = inner.first else { return [start] + inner }
            return ["\(start) \(first.drop { $0 == " " })"] + inner.dropFirst()
        }
    }

    private func origin(of node: YAMLNode) -> String { "\(printable(node.place.file)):\(node.place.line)" }

    /// A text as YAML takes it for the same text.
    private func shown(_ text: String) -> String {
        let isPlain =
            text.first.map { $0.isLetter || $0.isNumber || "/.".contains($0) } ?? false
            && text.last != " " && text.last != ":" && printable(text) == text
            && !text.contains(": ") && !text.contains(" #")
        return isPlain ? text : JSONText.string(text).text
    }
}

extension YAMLNode {
    /// The entries of a mapping.
    var entries: [YAMLEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }
}

extension YAMLSchema {
    /// Whether it is a mapping with fixed keys.
    var isMapping: Bool {
        if case .mapping = self { true } else { false }
    }

    /// The fixed keys, of all variants.
    fileprivate var keys: [YAMLKey] {
        switch self {
        case .mapping(let keys): keys.keys + (keys.variants?.all ?? []).flatMap(\.keys)
        case .named(_, let inner): inner.keys
        case .either(let choices): choices.first { !$0.keys.isEmpty }?.keys ?? []
        default: []
        }
    }

    /// What elements or free keys have.
    fileprivate var element: YAMLSchema {
        switch self {
        case .list(let element, _), .table(let element, _): element
        case .mapping(let keys): keys.others ?? .any
        case .named(_, let inner): inner.element
        case .either(let choices): choices.map(\.element).first { $0 != .any } ?? .any
        default: .any
        }
    }
}
