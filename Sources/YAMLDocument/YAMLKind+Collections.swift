internal import Diagnostics

extension YAMLKind where Value == YAMLNode {
    /// Anything: for values that are read later or elsewhere.
    public static var node: YAMLKind {
        YAMLKind("a value") { node, _ in node }
    }
}

extension YAMLKind {
    /// A list of different values of one kind; `key:` with nothing behind it is an empty list.
    ///
    /// Elements that are wrong are reported and left out, and so are those that came before; without `tellsRepeats` the caller
    /// has better words for these. `counts` says how many elements there may be, `element` what one is called.
    public static func list<Element>(
        of kind: YAMLKind<Element>, _ counts: ClosedRange<Int> = 0...Int.max, named element: String = "value",
        tellsRepeats: Bool = true
    ) -> YAMLKind where Value == [Element] {
        YAMLKind("a list", schema: .list(kind.schema, counts)) { node, findings in
            var nodes: [YAMLNode] = []
            if case .sequence(let found) = node.content {
                nodes = found
            } else if !node.isNothing {
                findings.reject(node, expected: "a list")
                return nil
            }
            guard counts.contains(nodes.count) else {
                findings.report(
                    "expected \(counts.counted(element)), found \(nodes.isEmpty ? "none" : "\(nodes.count)")",
                    at: node.place)
                return nil
            }
            var seen: Set<String> = []
            return nodes.compactMap { node in
                if !tellsRepeats || seen.insert(node.written).inserted { return kind.read(node, &findings) }
                findings.report("expected each value once, found \(node.shown) again", at: node.place)
                return nil
            }
        }
    }

    /// A mapping whose keys are free names; the entries in their order. `key:` with nothing behind it is empty.
    public static func table<Element>(of kind: YAMLKind<Element>) -> YAMLKind where Value == [YAMLRow<Element>] {
        YAMLKind("a mapping", schema: .table(kind.schema, least: 0)) { node, findings in
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

extension ClosedRange<Int> {
    /// How many elements a list has, in words.
    fileprivate func counted(_ element: String) -> String {
        switch (lowerBound, upperBound) {
        case (1, .max): "at least one \(element)"
        case (let least, .max): "at least \(least) \(element)s"
        case (let least, let most) where least == most: "\(least) \(element)s"
        case (let least, let most): "\(least) to \(most) \(element)s"
        }
    }
}

extension YAMLNode {
    /// The node as a text that another one has only when both hold the same.
    fileprivate var written: String {
        switch content {
        case .scalar(let text, _): "\(text.utf8.count):\(text)"
        case .sequence(let nodes): "[" + nodes.map(\.written).joined(separator: ",") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key.utf8.count):\($0.key)=\($0.value.written)" }.sorted().joined(separator: ",")
                + "}"
        }
    }
}

extension YAMLSchema {
    /// The schema of a list or a mapping that is not empty.
    public var notEmpty: YAMLSchema {
        switch self {
        case .list(let element, let counts) where counts.lowerBound < 1: .list(element, 1...counts.upperBound)
        case .table(let element, 0): .table(element, least: 1)
        case .either(let choices): .either(choices.map(\.notEmpty))
        default: self
        }
    }
}
