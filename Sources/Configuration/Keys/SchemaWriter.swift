internal import YAMLDocument

/// Writes what a document accepts as JSON Schema, draft 2020-12.
///
/// A scalar of YAML that readers take as text may be a number or a truth value to an editor, and `key:` with nothing behind it
/// is null: both are allowed where the readers allow them.
struct SchemaWriter {
    /// Named schemas, in the order in which they were met.
    private(set) var definitions: [(String, JSONText)] = []

    mutating func json(_ schema: YAMLSchema, orNothing: Bool = false) -> JSONText {
        .object(members(schema, orNothing: orNothing))
    }

    /// The members of a schema; `orNothing` allows null.
    mutating func members(_ schema: YAMLSchema, orNothing: Bool = false) -> [(String, JSONText)] {
        switch schema {
        case .any: []
        case .text(_, let pattern?): type(["string"], orNothing) + [("pattern", .string("^(?:\(pattern))$"))]
        case .text: type(["string", "number", "boolean"], orNothing) + [("minLength", .raw("1"))]
        case .bool: type(["boolean"], orNothing)
        case .integer(let range):
            type(["integer"], orNothing) + bounds(range.map { (String($0.lowerBound), String($0.upperBound)) })
        case .number(let range):
            type(["number"], orNothing) + bounds(range.map { (String($0.lowerBound), String($0.upperBound)) })
        case .words(let words): [("enum", .array(words.map { .string($0) } + (orNothing ? [.raw("null")] : [])))]
        case .numbers(let numbers):
            [("enum", .array(numbers.map { .raw(String($0)) } + (orNothing ? [.raw("null")] : [])))]
        case .list(let element, let counts):
            type(["array"], orNothing || counts.lowerBound == 0) + [
                ("items", json(element)), ("uniqueItems", .raw("true")),
            ]
                + (counts.lowerBound > 0 ? [("minItems", .raw(String(counts.lowerBound)))] : [])
                + (counts.upperBound < .max ? [("maxItems", .raw(String(counts.upperBound)))] : [])
        case .table(let element, let least):
            type(["object"], orNothing || least == 0) + [("additionalProperties", json(element))]
                + (least > 0 ? [("minProperties", .raw(String(least)))] : [])
        case .mapping(let keys): members(keys, orNothing)
        case .either(let choices):
            [("anyOf", .array(choices.map { json($0) } + (orNothing ? [.object([("type", .string("null"))])] : [])))]
        case .named(let name, let schema): reference(name, schema, orNothing)
        case .secret(let schema): members(schema, orNothing: orNothing)
        }
    }

    private func type(_ names: [String], _ orNothing: Bool) -> [(String, JSONText)] {
        let all = names + (orNothing ? ["null"] : [])
        return [("type", all.count == 1 ? .string(all[0]) : .array(all.map { .string($0) }))]
    }

    private func bounds(_ range: (String, String)?) -> [(String, JSONText)] {
        range.map { [("minimum", .raw($0.0)), ("maximum", .raw($0.1))] } ?? []
    }

    private mutating func reference(
        _ name: String, _ schema: YAMLSchema, _ orNothing: Bool
    ) -> [(String, JSONText)] {
        let name = name.replacing(" ", with: "-")
        if !definitions.contains(where: { $0.0 == name }) {
            definitions.append((name, .object([])))
            let json = json(schema)
            definitions = definitions.map { $0.0 == name ? (name, json) : $0 }
        }
        let reference = JSONText.string("#/$defs/\(name)")
        guard orNothing else { return [("$ref", reference)] }
        return [("anyOf", .array([.object([("$ref", reference)]), .object([("type", .string("null"))])]))]
    }

    private mutating func members(_ keys: YAMLKeys, _ orNothing: Bool) -> [(String, JSONText)] {
        let required = keys.keys.filter(\.isRequired)
        var members = type(["object"], orNothing || required.isEmpty)
        if let variants = keys.variants {
            members += self.members(keys.keys, closedBy: nil)
            members.append(("allOf", .array(variants.all.map { variant in condition(variants.key, variant, keys) })))
        } else {
            members += self.members(keys.keys, closedBy: .some(keys.others))
        }
        return members
    }

    /// Properties and what is required; `closedBy` is what other keys have, where it says anything.
    private mutating func members(
        _ keys: [YAMLKey], closedBy others: YAMLSchema??
    ) -> [(String, JSONText)] {
        var members: [(String, JSONText)] = [("properties", .object(keys.map { ($0.name, property($0)) }))]
        let required = keys.filter(\.isRequired).map { JSONText.string($0.name) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        switch others {
        case .none: break
        case .some(nil): members.append(("additionalProperties", .raw("false")))
        case .some(let schema?): members.append(("additionalProperties", json(schema)))
        }
        return members
    }

    private mutating func property(_ key: YAMLKey) -> JSONText {
        var members = members(key.schema, orNothing: !key.isRequired)
        members.append(("description", .string(key.summary)))
        if let standard = key.standard {
            members.append(("default", key.schema.isWrittenBare ? .raw(standard) : .string(standard)))
        }
        return .object(members)
    }

    /// The keys of a variant, where its word stands.
    private mutating func condition(
        _ key: String, _ variant: YAMLVariants.Variant, _ keys: YAMLKeys
    ) -> JSONText {
        let word: JSONText = .object([
            ("properties", .object([(key, .object([("const", .string(variant.word))]))])),
            ("required", .array([.string(key)])),
        ])
        let common = keys.keys.filter { shared in !variant.keys.contains { $0.name == shared.name } }
        var then = members(variant.keys, closedBy: .some(nil))
        if case .object(let own) = then[0].1 {
            then[0].1 = .object(common.map { ($0.name, .raw("true")) } + own)
        }
        return .object([("if", word), ("then", .object(then))])
    }
}

extension YAMLSchema {
    /// Whether JSON writes its values without quotes.
    fileprivate var isWrittenBare: Bool {
        switch self {
        case .bool, .integer, .number: true
        default: false
        }
    }
}
