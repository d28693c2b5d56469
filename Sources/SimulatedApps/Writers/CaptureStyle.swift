/// A form in which a tool prints a log, named as ctreport names it.
public enum CaptureStyle: String, Sendable, Hashable, CaseIterable {
    /// `log stream|show --style compact`.
    case logCompact = "log-compact"
    /// `log stream|show`.
    case logDefault = "log-default"
    /// `log stream|show --style syslog`.
    case logSyslog = "log-syslog"
    /// `log stream|show --style json`.
    case logJSON = "log-json"
    /// `log stream|show --style ndjson`.
    case logNDJSON = "log-ndjson"
    /// What a debugger or `OS_ACTIVITY_DT_MODE` shows on the console.
    case nslogConsole = "nslog-console"
    /// `idevicesyslog` over the old relay, with vis(3) escapes.
    case relay = "idevicesyslog-relay"
    /// `idevicesyslog` over the trace service.
    case osTrace = "idevicesyslog-ostrace"
    /// swift-log up to 1.2: no label.
    case swiftLog12 = "swift-log-1.2"
    /// swift-log from 1.3.0 to 1.4.2: a label, no source.
    case swiftLog13 = "swift-log-1.3"
    /// swift-log from 1.4.3 to 1.6.3: label and source, a blank before the colon.
    case swiftLog14 = "swift-log-1.4"
    /// swift-log since 1.6.4: no blank before the colon.
    case swiftLog16 = "swift-log-1.6"

    /// Whether it is one of the forms of swift-log's stream handler, which an app prints itself.
    public var isSwiftLog: Bool {
        switch self {
        case .swiftLog12, .swiftLog13, .swiftLog14, .swiftLog16: true
        default: false
        }
    }
}
