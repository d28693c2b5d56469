internal import Diagnostics
internal import Plans
internal import YAMLDocument

/// The keys that a file may have, taken from the code that reads it: for editors, for articles and for the help.
public enum KeyTable: String, Sendable, CaseIterable {
    /// `ctreport.yml`.
    case configuration = "config"
    /// A pack.
    case pack
    /// A tracking plan.
    case plan

    /// What the file's document accepts.
    var schema: YAMLSchema {
        switch self {
        case .configuration: YAMLKind<ReportConfiguration>.configuration.schema
        case .pack: YAMLKind<Pack>.pack.schema
        case .plan: YAMLKind<[TrackingPlan]>.trackingPlans.schema
        }
    }

    /// What a pack that extends another one accepts: its own keys and those of any pack, none of which must be there.
    var extensionSchema: YAMLSchema? {
        guard self == .pack, case .mapping(var keys) = YAMLKind<PackExtension>.packExtension.schema,
            case .mapping(let pack) = schema
        else { return nil }
        keys.keys += pack.keys.filter { $0.name != "app" }.map { key in
            var key = key
            key.isRequired = false
            return key
        }
        return .mapping(keys)
    }

    /// The JSON Schema (draft 2020-12) of the file.
    public var jsonSchema: String {
        var writer = SchemaWriter()
        var members: [(String, JSONText)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
        ]
        if let extended = extensionSchema {
            let extends: JSONText = .object([("required", .array([.string("extends")])), ("type", .string("object"))])
            members += [
                ("if", extends), ("then", writer.json(extended)), ("else", writer.json(schema)),
            ]
        } else {
            members += writer.members(schema)
        }
        if !writer.definitions.isEmpty { members.append(("$defs", .object(writer.definitions))) }
        return JSONText.object(members).text + "\n"
    }

    private var title: String {
        switch self {
        case .configuration: "ctreport.yml: the configuration of ctreport"
        case .pack: "A pack: what ctreport knows of one app"
        case .plan: "A tracking plan: what an app is meant to log"
        }
    }

    /// The tables of keys, mapping by mapping.
    public var sections: [KeySection] {
        var list = KeySectionList()
        list.add(schema, path: "")
        if let extensionSchema, case .mapping(let keys) = extensionSchema {
            let own = keys.keys.filter { ["extends", "app", "remove"].contains($0.name) }
            list.add(.mapping(YAMLKeys(keys: own)), path: "extends")
        }
        return list.finished()
    }
}
