public import Diagnostics

/// Reads the keys of one mapping and collects all that is wrong with them.
///
///     static let flow = YAMLKind<Flow>.mapping("config.flow", help: "every flow kind: ctreport help flows") { flow in
///         let name = flow.required("name", .text)
///         let kind = flow.required("kind", .oneOf(FlowKind.self))
///         let within = flow.optional("within", .duration, default: 1_000_000_000)
///         guard let name, let kind else { return nil }
///         return Flow(name: name, kind: kind, within: within)
///     }
///
/// Ask for every key before the first `return`, so that one run reports everything and no key counts as unknown.
public struct MappingReader: Sendable {
    /// Where the mapping stands.
    public let place: SourcePlace
    let entries: [YAMLEntry]
    var findings: YAMLFindings
    /// Keys asked for, in that order.
    private var known: [String] = []
    private var missing: [String] = []
    private var leavesOtherKeys = false

    init(entries: [YAMLEntry], place: SourcePlace, findings: YAMLFindings) {
        self.entries = entries
        self.place = place
        self.findings = findings
    }

    /// The value of a key that must be there; nil after a report when it is missing or wrong.
    public mutating func required<Value>(_ key: String, _ kind: YAMLKind<Value>) -> Value? {
        guard let node = node(of: key) else {
            missing.append(key)
            return nil
        }
        return read(key, node, kind)
    }

    /// The value of a key; nil when it is missing or has nothing behind it, and after a report when it is wrong.
    public mutating func optional<Value>(_ key: String, _ kind: YAMLKind<Value>) -> Value? {
        guard let node = node(of: key), !node.isNothing else { return nil }
        return read(key, node, kind)
    }

    /// The value of a key, or `standard` when it is missing or, after a report, wrong.
    public mutating func optional<Value>(_ key: String, _ kind: YAMLKind<Value>, default standard: Value) -> Value {
        optional(key, kind) ?? standard
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
            let suggestion = nearest(to: entry.key, among: free)
            missing.removeAll { $0 == suggestion }
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
