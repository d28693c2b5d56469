internal import EventModel

/// Words of the tools. What only swift-log has is, in the system's log, what its usual bridge makes of it: trace is Debug,
/// warning Error, critical Fault.
extension LogLevel {
    /// Two letters of the compact style, as bytes: `Df`, `I `, `Db`, `E ` or `F `.
    var compactCode: (UInt8, UInt8) {
        switch self {
        case .standard: (UInt8(ascii: "D"), UInt8(ascii: "f"))
        case .info: (UInt8(ascii: "I"), 0x20)
        case .debug, .trace: (UInt8(ascii: "D"), UInt8(ascii: "b"))
        case .error, .warning: (UInt8(ascii: "E"), 0x20)
        case .fault, .critical: (UInt8(ascii: "F"), 0x20)
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
