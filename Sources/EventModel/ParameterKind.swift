/// What a parameter's value is; it decides what of the value may be published.
public enum ParameterKind: String, Sendable, Hashable, CaseIterable {
    case number, bool, duration, timestamp, `enum`, identifier, url, filename, path, error, text, blob
}
