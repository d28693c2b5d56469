internal import EventModel

/// A plain line of go-ios' `ios ostrace`, from the end of its time on; the time has a `T`:
///
///     line  = time ("Z" | zone) SP SP "PID:" pid SP+ "<" level SP* ">" (SP SP "[" subsystem ":" category "]")? SP SP message
///     level = "Notice" | "Info" | "Debug" | "Error" | "Fault" | "Unknown"
///
/// Process id and level are padded. There is no process. A message that begins with a bracket group of this shape looks the
/// same as a label.
enum GoIOSTraceStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        if record.time?.utcOffsetSeconds == nil, position < end, bytes[position] == 0x5A {
            record.time?.utcOffsetSeconds = 0
            position += 1
        }
        guard bytes.skipSpaces(&position, before: end) > 0, bytes.hasText("PID:", at: position, before: end) else {
            return .none
        }
        position += 4
        bytes.skipSpaces(&position, before: end)
        guard let processID = bytes.decimal(&position, before: end), bytes.skipSpaces(&position, before: end) > 0,
            let word = LevelWords.read(bytes, &position, before: end)
        else { return .damaged }
        record.style = .goIOSTrace
        record.processID = processID
        record.levelWord = word.range
        record.level = word.level
        skipGap(bytes, &position, before: end)
        readLabel(bytes, &position, before: end, into: &record)
        record.message = position..<end
        return .record
    }

    /// Steps over the two blanks between columns, so that further ones stay in the message.
    private static func skipGap(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) {
        bytes.skipSpaces(&position, before: min(end, position + 2))
    }

    private static func readLabel(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        guard position < end, bytes[position] == 0x5B else { return }
        let start = position + 1
        let colon = bytes.position(ofFirst: 0x3A, 0x5D, orAtMost: 0x20, in: start..<end)
        guard colon < end, bytes[colon] == 0x3A else { return }
        let close = bytes.position(of: 0x5D, in: colon..<end)
        guard close < end, close + 1 == end || bytes[close + 1] == 0x20 else { return }
        record.subsystem = start..<colon
        record.category = colon + 1..<close
        position = close + 1
        skipGap(bytes, &position, before: end)
    }
}
