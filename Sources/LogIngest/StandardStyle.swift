internal import EventModel

/// The header of `log show|stream` in its default style, from the end of its time on:
///
///     line     = time SP+ thread SP+ type SP+ activity SP+ pid SP+ (ttl SP+)? body
///     thread   = "0x" hexadecimal    activity = "0x" hexadecimal    pid, ttl = decimal
///     body     = signpost? (process ":" SP ("(" sender ")" SP)? ("[" subsystem ":" category "]" SP)?)? message
///     signpost = "[spid " id ", " scope ", " type "]" SP
///
/// Blanks collapsed by pasting are accepted. macOS 10.12 and 10.13 have no TTL column: the column header decides, and
/// without one a number in that place is a TTL. A process goes up to the first `: `, so it may hold blanks, dots and parentheses. Timesync has no process. Times have a
/// zone in real captures; one without is accepted.
struct StandardStyle {
    /// Whether the column header seen last has the TTL column; nil before any.
    private var hasTTL: Bool?

    mutating func adopt(columns bytes: Span<UInt8>, _ range: Range<Int>) {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 {
            end -= 1
        }
        hasTTL = bytes.hasText("TTL", at: end - 3, before: end)
    }

    func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard bytes.skipSpaces(&position, before: end) > 0, let thread = address(bytes, &position, before: end) else {
            return .none
        }
        record.style = .standard
        record.threadID = thread
        guard readType(bytes, &position, before: end, into: &record),
            let activity = address(bytes, &position, before: end),
            let pid = bytes.decimal(&position, before: end),
            bytes.skipSpaces(&position, before: end) > 0 || position == end
        else { return .damaged }
        record.activityID = activity
        record.processID = pid
        readTTL(bytes, &position, before: end, into: &record)
        readBody(bytes, &position, before: end, into: &record)
        record.message = position..<end
        return .record
    }

    /// `0x3a1f2c` and the blanks after it.
    private func address(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) -> UInt64? {
        guard position + 2 < end, bytes[position] == 0x30, bytes[position + 1] == 0x78 else { return nil }
        position += 2
        guard let number = bytes.hexadecimal(&position, before: end),
            bytes.skipSpaces(&position, before: end) > 0
        else { return nil }
        return number
    }

    private func readType(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
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
        return bytes.skipSpaces(&position, before: end) > 0
    }

    /// The words of the type column; an unknown word makes a record without a level.
    private static let types: [(word: StaticString, length: Int, level: LogLevel?, type: RecordType)] = [
        ("Default", 7, .standard, .log), ("Info", 4, .info, .log), ("Debug", 5, .debug, .log),
        ("Error", 5, .error, .log), ("Fault", 5, .fault, .log), ("Activity", 8, nil, .activity),
        ("Signpost", 8, nil, .signpost), ("Timesync", 8, nil, .timesync), ("State", 5, nil, .state),
        ("Loss", 4, nil, .loss), ("Trace", 5, nil, .trace), ("UserAction", 10, nil, .userAction),
        ("Transition", 10, nil, .transition),
    ]

    private func readTTL(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        guard hasTTL != false else { return }
        var next = position
        guard let days = bytes.decimal(&next, before: end) else { return }
        guard bytes.skipSpaces(&next, before: end) > 0 || next == end else { return }
        record.timeToLive = days
        position = next
    }

    private func readBody(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        if record.type == .signpost {
            SenderFields.skipSignpost(bytes, &position, before: end)
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
