/// The level of a record, in Apple's words; Notice is Default there. What only swift-log has comes after them.
public enum LogLevel: String, Sendable, Hashable, CaseIterable {
    case standard = "Default"
    case info = "Info"
    case debug = "Debug"
    case error = "Error"
    case fault = "Fault"
    case trace = "Trace"
    case warning = "Warning"
    case critical = "Critical"
}
