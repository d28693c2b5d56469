/// The styles that records are read from, named as `inspect` and reports name them.
public enum LogStyle: String, Sendable, Hashable, CaseIterable {
    /// `log show|stream --style compact`.
    case compact = "log-compact"
    /// `log show|stream`, the default style.
    case standard = "log-default"
    /// `log show|stream --style syslog`.
    case syslog = "log-syslog"
    /// `log show|stream --style json`.
    case json = "log-json"
    /// `log show|stream --style ndjson`.
    case ndjson = "log-ndjson"
    /// What NSLog and os_log write to standard error: Xcode's console, terminals, xcodebuild, devicectl.
    case nsLog = "nslog-console"
    /// A copy from the console of Xcode 15 or newer with metadata.
    case xcodeCopy = "xcode-structured-copy"
    /// A copy from Console.app.
    case consoleCopy = "console-app-copy"
    /// `idevicesyslog` through the syslog relay, and what wraps its lines.
    case deviceRelay = "idevicesyslog-relay"
    /// `idevicesyslog` through os_trace.
    case deviceTrace = "idevicesyslog-ostrace"
    /// `pymobiledevice3 syslog live`.
    case pyMobileDevice = "pymobiledevice3"
    /// `pymobiledevice3 syslog live --format json`.
    case pyMobileDeviceJSON = "pymobiledevice3-json"
    /// `ios syslog` of go-ios, a relay line in JSON, or its parts with `--parse`.
    case goIOSJSON = "go-ios-json"
    /// `ios ostrace` of go-ios, plain.
    case goIOSTrace = "go-ios-ostrace"
    /// `ios ostrace` of go-ios, JSON.
    case goIOSTraceJSON = "go-ios-ostrace-json"
    /// system.log and other files of the Apple System Log.
    case asl = "asl-syslog"
    /// The text files of a sysdiagnose.
    case sysdiagnose = "sysdiagnose-text"
    /// React Native's RCTLog.
    case reactNative = "rn-rctlog"
    /// Standard output of swift-log's `StreamLogHandler`.
    case swiftLog = "swift-log"
    /// Files of CocoaLumberjack.
    case cocoaLumberjack = "cocoalumberjack-file"
    /// SwiftyBeaver's text.
    case swiftyBeaver = "swiftybeaver"
    /// SwiftyBeaver's JSON.
    case swiftyBeaverJSON = "swiftybeaver-json"
    /// What apps print from OSLogStore.
    case logStoreDump = "oslogstore-dump"
    /// JSON lines of `unifiedlog_iterator`.
    case unifiedLogJSON = "unifiedlog-jsonl"
    /// CSV of `unifiedlog_iterator`.
    case unifiedLogCSV = "unifiedlog-csv"
    /// Records that `ctreport inspect --records` wrote.
    case records = "ctreport-records"
    /// A format of the user's own; the configuration names it.
    case custom = "custom"
}

extension LogStyle {
    /// Whether the records are entries of Apple's log as `log` prints them, which its banners and footers are about.
    var isPrintedByLog: Bool {
        switch self {
        case .compact, .standard, .syslog, .json, .ndjson: true
        default: false
        }
    }

    /// Whether a record may have a subsystem that the style does not print.
    var leavesOutSubsystems: Bool {
        switch self {
        case .nsLog, .xcodeCopy, .consoleCopy, .deviceRelay, .deviceTrace, .pyMobileDevice, .pyMobileDeviceJSON,
            .goIOSJSON, .goIOSTrace, .goIOSTraceJSON, .records, .custom:
            true
        default: false
        }
    }

    /// Whether `log` printed them as JSON.
    var isJSONOfLog: Bool { self == .json || self == .ndjson }
}
