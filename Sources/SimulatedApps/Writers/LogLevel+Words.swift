internal import EventModel

/// Words of the tools. What only swift-log has is, in the system's log, what its usual bridge makes of it: trace is Debug,
/// warning Error, critical Fault.
extension LogLevel {
    /// Two letters of the compact style.
    var compactCode: String {
        switch self {
        case .standard: "Df"
        case .info: "I "
        case .debug, .trace: "Db"
        case .error, .warning: "E "
        case .fault, .critical: "F "
        }
    }

    /// The word of the default style and of JSON.
    var systemWord: String {
        switch self {
        case .standard: "Default"
        case .info: "Info"
        case .debug, .trace: "Debug"
        case .error, .warning: "Error"
        case .fault, .critical: "Fault"
        }
    }

    /// The word of the device tools.
    var deviceWord: String { self == .standard ? "Notice" : systemWord }

    /// The word of swift-log.
    var swiftLogWord: String {
        switch self {
        case .trace: "trace"
        case .debug: "debug"
        case .info: "info"
        case .standard: "notice"
        case .warning: "warning"
        case .error: "error"
        case .critical, .fault: "critical"
        }
    }
}
