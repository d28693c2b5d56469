internal import EventModel

/// The levels of the app's own logger.
///
/// Its lines use `info`, and `warning` for two things that went wrong; nothing calls the others.
enum FunLogLevel: Sendable, Hashable, CaseIterable {
    case debug
    case info
    case warning
    case error
    case fault

    /// The type of the record it makes. The system's logger writes a warning as an error.
    var recordLevel: LogLevel {
        switch self {
        case .debug: .debug
        case .info: .info
        case .warning, .error: .error
        case .fault: .fault
        }
    }
}
