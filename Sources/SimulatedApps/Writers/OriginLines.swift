/// What a style prints of an origin, made once: the bytes around the numbers that differ from entry to entry.
struct OriginLines: Sendable {
    /// What stands before the process id, or in JSON before the thread.
    var head: [UInt8] = []
    /// What stands between the numbers and the message, or in JSON between the thread and the time.
    var tail: [UInt8] = []

    /// Nothing.
    init() {}

    init(_ origin: LogOrigin, style: CaptureStyle) {
        switch style {
        case .logCompact, .nslogConsole: head.add(origin.process + "[")
        case .logSyslog: head.add("  localhost " + origin.process + "[")
        case .relay, .osTrace: head.add(" " + origin.process + (origin.library.map { "(\($0))" } ?? "") + "[")
        case .logJSON: head = JSONLayout.pretty.beforeThread(origin)
        case .logNDJSON: head = JSONLayout.line.beforeThread(origin)
        case .logDefault, .swiftLog12, .swiftLog13, .swiftLog14, .swiftLog16: break
        }
        switch style {
        case .logCompact: tail.add("] " + Self.sender(of: origin))
        case .logDefault: tail.add(origin.process + ": " + Self.sender(of: origin))
        case .logSyslog: tail.add("]: " + Self.sender(of: origin))
        case .nslogConsole: tail.add("] " + (origin.systemCategory.isEmpty ? "" : "[\(origin.systemCategory)] "))
        case .swiftLog12: tail.add(": ")
        case .swiftLog13: tail.add(" \(origin.loggerLabel) : ")
        case .swiftLog14: tail.add(" \(origin.loggerLabel) : [\(origin.loggerSource)] ")
        case .swiftLog16: tail.add(" \(origin.loggerLabel): [\(origin.loggerSource)] ")
        case .logJSON: tail = JSONLayout.pretty.beforeTime(origin)
        case .logNDJSON: tail = JSONLayout.line.beforeTime(origin)
        case .relay, .osTrace: break
        }
    }

    /// `(library) [subsystem:category] `, as far as there is any of it.
    private static func sender(of origin: LogOrigin) -> String {
        let library = origin.library.map { "(\($0)) " } ?? ""
        let subsystem = origin.systemSubsystem
        return library + (subsystem.isEmpty ? "" : "[\(subsystem):\(origin.systemCategory)] ")
    }
}

extension LogOrigin {
    /// The subsystem in the system's log; a bridge from swift-log gives it the label.
    var systemSubsystem: String { label ?? subsystem }

    /// The category in the system's log; a bridge from swift-log gives it the source.
    var systemCategory: String { source ?? category }

    /// The label of a swift-log logger that stands for the origin.
    var loggerLabel: String { label ?? (subsystem.isEmpty ? process : subsystem) }

    /// The source of such a logger.
    var loggerSource: String { source ?? (category.isEmpty ? library ?? process : category) }

    /// The path of the image that logs.
    var senderImagePath: String {
        guard let library else { return imagePath }
        if library.hasSuffix(".dylib") { return "/usr/lib/" + library }
        return "/System/Library/Frameworks/\(library).framework/\(library)"
    }
}
