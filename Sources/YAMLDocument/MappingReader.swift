public import Diagnostics

/// Reads the keys of one mapping and collects all that is wrong with them.
///
///     static let flow = YAMLKind<Flow>.mapping("config.flow", help: "every flow kind: ctreport help flows") { flow in
///         let name = flow.required("name", .text, "How pages call it.")
///         let within = flow.optional("within", .duration, default: 1_000_000_000, "The longest time it may take.")
///         guard let name else { return nil }
///         return Flow(name: name, within: within)
///     }
///
/// Ask for every key before the first `return`, so that one run reports everything and no key counts as unknown. The same
/// reader describes the mapping: without a document no key is there, each `required` gives nil, and what was asked for is
/// the table of keys (``YAMLKind/schema``). Keys that depend on the word of another one are read in ``variants(_:_:_:read:)``.
public struct MappingReader: Sendable {
    /// Where the mapping stands.
    public let place: SourcePlace
    let entries: [YAMLEntry]
    var findings: YAMLFindings
    /// The keys asked for, while the mapping is described.
    private(set) var description: YAMLKeys?
    /// Keys asked for, in that order.
    private var known: [String] = []
    private var missing: [String] = []
    private var leavesOtherKeys = false

    init(entries: [YAMLEntry], place: SourcePlace, findings: YAMLFindings) {
        self.entries = entries
        self.place = place
        self.findings = findings
    }

    /// A reader of nothing, which notes what it is asked for.
    init(describing code: String) {
        self.init(entries: [], place: SourcePlace(file: "", line: 1), findings: YAMLFindings(code: code))
        description = YAMLKeys()
    }

    /// The value of a key that must be there; nil after a report when it is missing or wrong.
    public mutating func required<Value>(_ key: String, _ kind: YAMLKind<Value>, _ summary: String = "") -> Value? {
        note(key, kind, isRequired: true, summary: summary)
        guard let node = node(of: key) else {
            missing.append(key)
            return nil
        }
        return read(key, node, kind)
    }

    /// The value of a key; nil when it is missing or has nothing behind it, and after a report when it is wrong.
    public mutating func optional<Value>(_ key: String, _ kind: YAMLKind<Value>, _ summary: String = "") -> Value? {
        note(key, kind, summary: summary)
        return valueIfThere(key, kind)
    }

    /// The value of a key, or `standard` when it is missing or, after a report, wrong.
    public mutating func optional<Value>(
        _ key: String, _ kind: YAMLKind<Value>, default standard: Value, _ summary: String = ""
    ) -> Value {
        note(key, kind, standard: standard, summary: summary)
        return valueIfThere(key, kind) ?? standard
    }

    /// What the keys of a variant say: `key` must be there and names it, `read` reads the keys that it brings.
    ///
    /// When the word is missing or wrong, nothing is said of keys that nobody asked for. A description has the keys of
    /// all variants.
    public mutating func variants<Variant, Value>(
        _ key: String, _ variants: Variant.Type, _ summary: String = "",
        read: (Variant, inout MappingReader) -> Value?
    ) -> Value? where Variant: CaseIterable & RawRepresentable & Sendable, Variant.RawValue == String {
        let variant = required(key, .oneOf(variants), summary)
        if description != nil {
            let all = Variant.allCases.map { variant in
                var reader = MappingReader(describing: findings.code)
                _ = read(variant, &reader)
                return YAMLVariants.Variant(word: variant.rawValue, keys: reader.description?.keys ?? [])
            }
            description?.variants = YAMLVariants(key: key, all: all)
        }
        guard let variant else {
            leaveOtherKeys()
            return nil
        }
        return read(variant, &self)
    }

    /// Whether the mapping has a key.
    public func has(_ key: String) -> Bool {
        entries.contains { $0.key == key }
    }

    /// Where the value of a key stands; the place of the mapping when the key is missing.
    public func place(of key: String) -> SourcePlace {
        entries.first { $0.key == key }?.value.place ?? place
    }

    /// Reports a rule that the value of a key breaks, under the key's code, at the value's place unless another is given.
    public mutating func reject(
        _ key: String, _ message: String, at given: SourcePlace? = nil, suggestion: String? = nil, help: String? = nil
    ) {
        let place = given ?? place(of: key)
        findings.within(code: code(of: key)) {
            $0.report(message, at: place, suggestion: suggestion, help: help)
        }
    }

    /// Says nothing of keys nobody asked for: what they mean depends on a key that is wrong.
    public mutating func leaveOtherKeys() {
        leavesOtherKeys = true
    }

    private mutating func note<Value>(
        _ key: String, _ kind: YAMLKind<Value>, isRequired: Bool = false, standard: Value? = nil, summary: String
    ) {
        guard let keys = description?.keys, !keys.contains(where: { $0.name == key }) else { return }
        description?.keys.append(
            YAMLKey(
                key, expected: kind.expected, schema: kind.schema, isRequired: isRequired,
                standard: standard.flatMap(kind.written), summary: summary))
    }

    private mutating func valueIfThere<Value>(_ key: String, _ kind: YAMLKind<Value>) -> Value? {
        guard let node = node(of: key), !node.isNothing else { return nil }
        return read(key, node, kind)
    }

    private mutating func node(of key: String) -> YAMLNode? {
        if !known.contains(key) { known.append(key) }
        return entries.first { $0.key == key }?.value
    }

    private mutating func read<Value>(_ key: String, _ node: YAMLNode, _ kind: YAMLKind<Value>) -> Value? {
        findings.within(code: code(of: key)) { kind.read(node, &$0) }
    }

    private func code(of key: String) -> String { findings.code + "." + key }

    /// Reports keys nobody asked for, and missing keys, unless an unknown key looks like the missing one misspelt.
    mutating func reportKeys() {
        let names = listing(known)
        let free = known.filter { key in !entries.contains { $0.key == key } }
        for entry in entries where !known.contains(entry.key) && !leavesOtherKeys {
            let misspelt = nearest(to: entry.key, among: free)
            missing.removeAll { $0 == misspelt }
            // `key { a: 1 }` and `key value: 1` are keys with a blank to YAML.
            let suggestion = free.first { entry.key.hasPrefix($0 + " ") }.map { $0 + ":" } ?? misspelt
            let message = known.isEmpty ? "expected no keys" : "expected \(names)"
            findings.within(code: code(of: "unknown-key")) {
                $0.report(
                    "\(message), found the key \(quoted(entry.key))", at: entry.keyPlace, suggestion: suggestion)
            }
        }
        let place = place
        for key in missing {
            findings.within(code: code(of: key)) {
                $0.report("expected the key \(quoted(key)), found none", at: place)
            }
        }
    }
}
