internal import EventModel

/// An object of SwiftyBeaver's format `$J`: `timestamp` in seconds since 1970, `level` as a number from 0 to 6,
/// `message`, `thread`, `file`, `function`, `line`, and a `context` that is not read.
enum SwiftyBeaverJSON {
    private static let levels: [LogLevel] = [.trace, .debug, .info, .warning, .error, .critical, .fault]

    static func fill(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        if let number = members[.level].unsigned, number < UInt64(levels.count) { record.level = levels[Int(number)] }
        record.details.threadName = texts.range(members[.thread])
        record.details.sourceFile = texts.range(members[.file])
        record.details.sourceFunction = texts.range(members[.function])
        record.details.sourceLine = members[.line].small(bytes)
        record.message = texts.range(members[.message])
    }
}
