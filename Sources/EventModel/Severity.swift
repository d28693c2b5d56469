/// How bad a finding about the app is.
public enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
}
