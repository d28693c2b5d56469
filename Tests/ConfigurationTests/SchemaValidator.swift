import Foundation
import YAMLDocument

/// A small validator of the part of JSON Schema (2020-12) that is written for documents: an independent reading of its words.
struct SchemaValidator {
    private let root: [String: Any]

    init(_ text: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        root = value as? [String: Any] ?? [:]
    }

    func accepts(_ node: YAMLNode) -> Bool { accepts(SchemaValidator.value(of: node), root) }

    /// A document as an editor sees it: plain scalars are typed.
    private static func value(of node: YAMLNode) -> Any {
        switch node.content {
        case .scalar where node.isNothing: NSNull()
        case .scalar("true", isPlain: true): true
        case .scalar("false", isPlain: true): false
        case .scalar(let text, isPlain: true): Int(text).map { $0 as Any } ?? Double(text).map { $0 as Any } ?? text
        case .scalar(let text, isPlain: false): text
        case .sequence(let nodes): nodes.map(value)
        case .mapping(let entries): Dictionary(uniqueKeysWithValues: entries.map { ($0.key, value(of: $0.value)) })
        }
    }

    private func accepts(_ value: Any, _ schema: Any) -> Bool {
        if let isTrue = schema as? Bool { return isTrue }
        guard let schema = schema as? [String: Any] else { return false }
        if let reference = schema["$ref"] as? String {
            let name = String(reference.split(separator: "/").last ?? "")
            guard let all = root["$defs"] as? [String: Any], let meant = all[name], accepts(value, meant) else {
                return false
            }
        }
        if let condition = schema["if"] {
            let branch = accepts(value, condition) ? schema["then"] : schema["else"]
            if let branch, !accepts(value, branch) { return false }
        }
        return acceptsType(value, schema) && acceptsScalar(value, schema) && acceptsMembers(value, schema)
            && (schema["anyOf"] as? [Any] ?? [true]).contains { accepts(value, $0) }
            && (schema["allOf"] as? [Any] ?? []).allSatisfy { accepts(value, $0) }
    }

    private func acceptsType(_ value: Any, _ schema: [String: Any]) -> Bool {
        guard let type = schema["type"] else { return true }
        let types = type as? [String] ?? [type as? String ?? ""]
        return types.contains { SchemaValidator.names(of: value).contains($0) }
    }

    private static func names(of value: Any) -> [String] {
        switch value {
        case is NSNull: ["null"]
        case is Bool: ["boolean"]
        case is Int: ["integer", "number"]
        case is Double: ["number"]
        case is String: ["string"]
        case is [Any]: ["array"]
        default: ["object"]
        }
    }

    private func acceptsScalar(_ value: Any, _ schema: [String: Any]) -> Bool {
        if let words = schema["enum"] as? [Any] {
            guard words.contains(where: { SchemaValidator.isEqual($0, value) }) else { return false }
        }
        if let word = schema["const"], !SchemaValidator.isEqual(word, value) { return false }
        if let text = value as? String {
            if let least = schema["minLength"] as? Int, text.count < least { return false }
            if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
                return false
            }
        }
        if let number = (value as? Int).map(Double.init) ?? (value as? Double), !(value is Bool) {
            if let least = schema["minimum"] as? NSNumber, number < least.doubleValue { return false }
            if let most = schema["maximum"] as? NSNumber, number > most.doubleValue { return false }
        }
        return true
    }

    /// A value as a text that another one has only when both are equal.
    private static func written(_ value: Any) -> String {
        switch value {
        case let list as [Any]: "[" + list.map(written).joined(separator: ",") + "]"
        case let object as [String: Any]:
            "{" + object.map { "\($0.key)=\(written($0.value))" }.sorted().joined(separator: ",") + "}"
        default: String(describing: value)
        }
    }

    private static func isEqual(_ left: Any, _ right: Any) -> Bool {
        if left is NSNull || right is NSNull { return left is NSNull && right is NSNull }
        if let left = left as? Int { return left == right as? Int && !(right is Bool) }
        return (left as? String) != nil && left as? String == right as? String
    }

    private func acceptsMembers(_ value: Any, _ schema: [String: Any]) -> Bool {
        if let list = value as? [Any] {
            let isCounted =
                list.count >= schema["minItems"] as? Int ?? 0 && list.count <= schema["maxItems"] as? Int ?? .max
            let values = Set(list.map(SchemaValidator.written))
            guard isCounted, schema["uniqueItems"] as? Bool != true || values.count == list.count else { return false }
            return schema["items"].map { items in list.allSatisfy { accepts($0, items) } } ?? true
        }
        guard let object = value as? [String: Any] else { return true }
        if object.count < schema["minProperties"] as? Int ?? 0 { return false }
        let known = schema["properties"] as? [String: Any] ?? [:]
        for key in schema["required"] as? [String] ?? [] where object[key] == nil { return false }
        return object.allSatisfy { key, value in
            if let property = known[key] { return accepts(value, property) }
            return schema["additionalProperties"].map { accepts(value, $0) } ?? true
        }
    }
}
