internal import Diagnostics
internal import YAMLDocument

/// The table of one mapping's keys.
public struct KeySection: Sendable, Hashable {
    /// A key.
    public struct Row: Sendable, Hashable {
        /// The key.
        public var key: String
        /// What stands behind it.
        public var value: String
        /// Whether it must be there.
        public var isRequired: Bool
        /// What holds without it.
        public var standard: String?
        /// What it is for.
        public var summary: String
    }

    /// Where the mapping stands: `flows[].duration`; empty for the whole document.
    public var path: String
    /// The word that brings these keys, such as `rate`.
    public var variant: String?
    /// The keys.
    public var rows: [Row]
}

/// Collects the tables of a document: first the document's, then those of the mappings in it, then what has a name.
struct KeySectionList {
    private var sections: [KeySection] = []
    private var named: [(String, YAMLSchema)] = []

    mutating func add(_ schema: YAMLSchema, path: String) {
        switch schema {
        case .any, .text, .bool, .integer, .number, .numbers, .words: break
        case .list(let element, _): add(element, path: path + "[]")
        case .table(let element, _): add(element, path: path + ".NAME")
        case .secret(let inner): add(inner, path: path)
        case .either(let choices):
            for choice in choices {
                // One value or a list of them: the value says it all.
                if case .list(let element, _) = choice, choices.contains(element) { continue }
                add(choice, path: path)
            }
        case .named(let name, let inner):
            if !named.contains(where: { $0.0 == name }) { named.append((name, inner)) }
        case .mapping(let keys): add(keys, path: path)
        }
    }

    private mutating func add(_ keys: YAMLKeys, path: String) {
        add(keys.keys, path: path, variant: nil)
        for variant in keys.variants?.all ?? [] { add(variant.keys, path: path, variant: variant.word) }
        keys.others.map { add($0, path: path + ".NAME") }
    }

    private mutating func add(_ keys: [YAMLKey], path: String, variant: String?) {
        let rows = keys.map { key in
            KeySection.Row(
                key: key.name, value: key.schema.words(key.expected), isRequired: key.isRequired,
                standard: key.standard, summary: key.summary)
        }
        let section = KeySection(path: path, variant: variant, rows: rows)
        guard !rows.isEmpty, !sections.contains(section) else { return }
        sections.append(section)
        for key in keys { add(key.schema, path: path.isEmpty ? key.name : "\(path).\(key.name)") }
    }

    /// All tables.
    mutating func finished() -> [KeySection] {
        var next = 0
        while next < named.count {
            add(named[next].1, path: named[next].0)
            next += 1
        }
        return sections
    }
}

extension YAMLSchema {
    private func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// What is accepted, in words; `expected` are those of messages.
    func words(_ expected: String) -> String {
        switch self {
        case .any: expected
        case .text(let expected, _): expected
        case .bool: "true or false"
        case .integer, .number: expected.contains("number") ? expected : "a number"
        case .words(let words): listed(words.filter { !$0.isEmpty })
        case .numbers(let numbers): listed(numbers.map(String.init))
        case .list(let element, _): "a list of " + element.words("values").plural
        case .table(let element, _): "names with " + element.words("a value")
        case .mapping: "keys"
        case .either(let choices):
            choices.map { $0.words(expected) }.reduce(into: [String]()) { words, next in
                if !next.isEmpty, !words.contains(next) { words.append(next) }
            }
            .joined(separator: ", or ")
        case .named(let name, _): ("aeiou".contains(name.prefix(1)) ? "an " : "a ") + name
        case .secret(let inner): inner.words(expected)
        }
    }
}

extension String {
    /// Words for one thing as words for several, where that is simple.
    fileprivate var plural: String {
        switch self {
        case "text": "texts"
        case "keys": "mappings"
        case "an event", "a flow", "a record", "a message": dropFirst(2).drop { $0 == " " } + "s"
        default: self
        }
    }
}
