/// How bad a finding about the app is.
public enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note

    /// The place in an order in which the worst comes first.
    public var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
