internal import Diagnostics

extension YAMLKind where Value == YAMLNode {
    /// Anything: for values that are read later or elsewhere.
    public static var node: YAMLKind {
        YAMLKind("a value") { node, _ in node }
    }
}

extension YAMLKind {
    /// A list of values of one kind; `key:` with nothing behind it is an empty list.
    ///
    /// Elements that are wrong are reported and left out.
    public static func list<Element>(of kind: YAMLKind<Element>) -> YAMLKind where Value == [Element] {
        YAMLKind("a list", schema: .list(kind.schema)) { node, findings in
            if node.isNothing { return [] }
            guard case .sequence(let nodes) = node.content else {
                findings.reject(node, expected: "a list")
                return nil
            }
            return nodes.compactMap { kind.read($0, &findings) }
        }
    }

    /// A mapping whose keys are free names; the entries in their order. `key:` with nothing behind it is empty.
    public static func table<Element>(of kind: YAMLKind<Element>) -> YAMLKind where Value == [YAMLRow<Element>] {
        YAMLKind("a mapping", schema: .table(kind.schema)) { node, findings in
            if node.isNothing { return [] }
            guard case .mapping(let entries) = node.content else {
                findings.reject(node, expected: "a mapping")
                return nil
            }
            return entries.compactMap { entry in
                kind.read(entry.value, &findings).map {
                    YAMLRow(key: Placed(entry.key, at: entry.keyPlace), value: $0)
                }
            }
        }
    }

    /// A mapping with fixed keys, read by `read`; keys that it never asks for are reported.
    ///
    /// `code` begins the codes of what is found inside: `config.flow` gives `config.flow.kind`. `help` is the help line
    /// of diagnostics inside that bring none. `key:` with nothing behind it is a mapping without keys.
    public static func mapping(
        _ code: String, help: String? = nil, _ read: @escaping @Sendable (inout MappingReader) -> Value?
    ) -> YAMLKind {
        YAMLKind("a mapping", schema: described(code, read)) { node, findings in
            findings.within(code: code, help: help) { findings in
                let entries: [YAMLEntry]
                switch node.content {
                case .mapping(let found): entries = found
                case _ where node.isNothing: entries = []
                default:
                    findings.reject(node, expected: "a mapping")
                    return nil
                }
                var reader = MappingReader(entries: entries, place: node.place, findings: findings)
                let value = read(&reader)
                reader.reportKeys()
                findings = reader.findings
                return value
            }
        }
    }
}

extension YAMLKind {
    /// The keys that a reader asks for.
    private static func described(_ code: String, _ read: (inout MappingReader) -> Value?) -> YAMLSchema {
        var reader = MappingReader(describing: code)
        _ = read(&reader)
        return .mapping(reader.description ?? YAMLKeys())
    }

    /// A short form beside the mapping that says the same with keys: `event`, or `{ event: …, where: … }`.
    ///
    /// A mapping is read by `full`, anything else by `short`; `expected` stands for both where both are wrong.
    public static func short<Short>(
        _ expected: String, _ short: YAMLKind<Short>, or full: YAMLKind, _ value: @escaping @Sendable (Short) -> Value
    ) -> YAMLKind {
        YAMLKind(expected, schema: .either([short.schema, full.schema])) { node, findings in
            if case .mapping = node.content { return full.read(node, &findings) }
            return short.read(node, &findings).map(value)
        }
    }
}

/// An entry of a mapping with free keys.
public struct YAMLRow<Value> {
    /// The key and its place.
    public var key: Placed<String>
    /// The value.
    public var value: Value

    /// An entry.
    public init(key: Placed<String>, value: Value) {
        self.key = key
        self.value = value
    }
}

extension YAMLRow: Sendable where Value: Sendable {}
extension YAMLRow: Equatable where Value: Equatable {}
