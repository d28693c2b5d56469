internal import EventModel

extension ParameterKind {
    /// The class of what values of the kind tell, where nothing finer is known of a value: identifiers find somebody again,
    /// texts, files and places are what somebody wrote or did. Nil for values that are nobody's by themselves.
    var sensitivity: SensitiveType.Sensitivity? {
        switch self {
        case .identifier: .identifier
        case .text, .filename, .path, .url, .error, .blob: .personal
        case .number, .bool, .duration, .timestamp, .enum: nil
        }
    }
}
