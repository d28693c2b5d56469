internal import EventModel

/// The header of `log show|stream` in its default style, from the end of its time on:
///
///     line     = time SP+ thread SP+ type SP+ activity SP+ pid SP+ (ttl SP+)? body
///     thread   = "0x" hexadecimal    activity = "0x" hexadecimal    pid, ttl = decimal
///     body     = signpost? (process ":" SP ("(" sender ")" SP)? ("[" subsystem ":" category "]" SP)?)? message
///     signpost = "[spid " id ", " scope ", " SP* kind "]" SP
///
/// The message of a signpost begins with its name and a colon. Blanks collapsed by pasting are accepted. macOS 10.12 and 10.13 have no TTL column, which each line shows by itself: a
/// TTL is padded to four, so a number before one blank is the beginning of the process, unless the blanks of the line are
/// collapsed. A process goes up to the first `: `, so it may hold blanks, dots and parentheses. Timesync has no process.
/// Times have a zone in real captures; one without is accepted.
enum StandardStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard bytes.skipSpaces(&position, before: end) > 0, let thread = address(bytes, &position, before: end) else {
            return .none
        }
        record.style = .standard
        record.threadID = thread
        var isCollapsed = false
        guard readType(bytes, &position, before: end, into: &record, isCollapsed: &isCollapsed),
            let activity = address(bytes, &position, before: end),
            let pid = bytes.decimal(&position, before: end),
            bytes.skipSpaces(&position, before: end) > 0 || position == end
        else { return .damaged }
        record.activityID = activity
        record.processID = pid
        readTTL(bytes, &position, before: end, into: &record, isCollapsed: isCollapsed)
        readBody(bytes, &position, before: end, into: &record)
        record.message = position..<end
        if record.type == .signpost { SenderFields.readSignpostName(bytes, into: &record) }
        return .record
    }

    /// `0x3a1f2c` and the blanks after it.
    private static func address(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) -> UInt64? {
        guard position + 2 < end, bytes[position] == 0x30, bytes[position + 1] == 0x78 else { return nil }
        position += 2
        guard let number = bytes.hexadecimal(&position, before: end),
            bytes.skipSpaces(&position, before: end) > 0
        else { return nil }
        return number
    }

    /// Reads the type; one blank after it, where the column is wider, tells that blanks are collapsed.
    private static func readType(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord,
        isCollapsed: inout Bool
    ) -> Bool {
        let start = position
        while position < end, (bytes[position] | 0x20) &- 0x61 < 26 {
            position += 1
        }
        guard position > start, position - start <= 16 else { return false }
        for entry in StandardStyle.types where entry.length == position - start {
            guard bytes.hasText(entry.word, at: start, before: position) else { continue }
            record.level = entry.level
            record.type = entry.type
            break
        }
        let blanks = bytes.skipSpaces(&position, before: end)
        isCollapsed = blanks == 1
        return blanks > 0
    }

    /// The words of the type column; an unknown word makes a record without a level.
    private static let types: [(word: StaticString, length: Int, level: LogLevel?, type: RecordType)] = [
        ("Default", 7, .standard, .log), ("Info", 4, .info, .log), ("Debug", 5, .debug, .log),
        ("Error", 5, .error, .log), ("Fault", 5, .fault, .log), ("Activity", 8, nil, .activity),
        ("Signpost", 8, nil, .signpost), ("Timesync", 8, nil, .timesync), ("State", 5, nil, .state),
        ("Loss", 4, nil, .loss), ("Trace", 5, nil, .trace), ("UserAction", 10, nil, .userAction),
        ("Transition", 10, nil, .transition),
    ]

    private static func readTTL(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord, isCollapsed: Bool
    ) {
        var next = position
        guard let days = bytes.decimal(&next, before: end) else { return }
        let blanks = bytes.skipSpaces(&next, before: end)
        guard blanks > 1 || next == end || (blanks == 1 && isCollapsed) else { return }
        record.timeToLive = days
        position = next
    }

    private static func readBody(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        if record.type == .signpost {
            SenderFields.readSignpost(bytes, &position, before: end, into: &record)
        }
        if record.type == .timesync {
            record.processID = nil
            record.threadID = nil
            return
        }
        let start = position
        var colon = start
        while true {
            colon = bytes.position(of: 0x3A, in: colon..<end)
            guard colon < end else { return }
            if colon + 1 == end || bytes[colon + 1] == 0x20 { break }
            colon += 1
        }
        guard colon > start else { return }
        record.process = start..<colon
        position = min(colon + 2, end)
        SenderFields.read(bytes, &position, before: end, into: &record)
    }
}
