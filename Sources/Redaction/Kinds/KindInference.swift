public import EventModel

/// The kind of a parameter that nobody declared: what its key says, else the shape of its value; unknown is text.
public enum KindInference {
    /// Kinds from the strictest to the loosest: of several guesses the strictest counts.
    private static let strictness: [ParameterKind] = [
        .text, .blob, .identifier, .filename, .path, .error, .url, .timestamp, .enum, .duration, .number, .bool,
    ]

    /// The kind of a value under a key: the configuration's, else that of the key, else the value's shape.
    public static func kind(
        event: String, key: String, value: String, policy: RedactionPolicy = RedactionPolicy()
    ) -> ParameterKind {
        if let kind = policy.kind(event: event, key: key) { return kind }
        let shape = shape(of: value)
        switch KeyLexicon.meaning(of: key) {
        case .kind(let kind): return fits(kind, shape) ? kind : strictest(kind, shape)
        case .sensitive(let type): return kind(of: type)
        case .plausible(let type): return shape == .bool ? shape : strictest(kind(of: type), shape)
        case .safe: return shape
        case .unknown: return shape == .text ? policy.defaults.unknownKey : shape
        }
    }

    /// The stricter of two kinds.
    static func strictest(_ left: ParameterKind, _ right: ParameterKind) -> ParameterKind {
        strictness.first { $0 == left || $0 == right } ?? .text
    }

    /// A number under the key of a moment or a duration is what the key says.
    private static func fits(_ kind: ParameterKind, _ shape: ParameterKind) -> Bool {
        switch kind {
        case .timestamp: [.timestamp, .number].contains(shape)
        case .duration: [.number, .duration].contains(shape)
        case .url: [.url, .path, .enum].contains(shape)
        case .path: [.path, .filename, .url].contains(shape)
        case .error: [.error, .number, .enum, .text].contains(shape)
        default: kind == shape
        }
    }

    /// How values of a sensitive type are published.
    private static func kind(of type: SensitiveType) -> ParameterKind {
        switch type {
        case .file: .filename
        case .uuid, .device, .pushToken, .container, .user, .account, .appleID: .identifier
        case .receipt, .blob: .blob
        default: .text
        }
    }

    /// The kind that a value looks like.
    static func shape(of value: String) -> ParameterKind {
        if value == "true" || value == "false" { return .bool }
        if NumberRule.redacted(value) != nil { return .number }
        if NumberRule.withUnit(value) != nil { return .duration }
        if TimestampRule.redacted(value) != nil { return .timestamp }
        if value.hasPrefix("Error Domain=") { return .error }
        if value.contains("://") { return .url }
        if value.hasPrefix("/") || value.hasPrefix("~/") { return .path }
        if WordRule.isWord(value) { return FilenameRule.parts(of: value).suffix == nil ? .enum : .filename }
        return looksLikeIdentifier(value) ? .identifier : .text
    }

    /// Nine characters and more with a digit, and nothing but letters, digits, dashes and underscores.
    private static func looksLikeIdentifier(_ value: String) -> Bool {
        let bytes = value.utf8
        return (9...128).contains(bytes.count) && bytes.contains { (48...57).contains($0) }
            && bytes.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 0x20) || $0 == 45 || $0 == 95 }
    }
}
