internal import EventModel

/// Lines of CocoaLumberjack, with a colon before the milliseconds.
///
///     file     = date SP clock ":" fff SP SP message        date = YYYY "/" MM "/" DD
///     terminal = time ":" fff SP process "[" pid ":" tid "]" SP message
///
/// A line of a file has neither level nor process, and its time is UTC since version 3.6.2 and local before, so its
/// zone is unknown. The terminal's time has hyphens in its date.
enum CocoaLumberjackStyle {
    /// Matches a line of a file, which fills `range`. One blank before the message is enough, if it was pasted.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        var time = CivilTime()
        guard bytes.readYearFirst(&position, before: end, mark: 0x2F, into: &time), position < end,
            bytes[position] == 0x20
        else { return .none }
        position += 1
        guard bytes.readClock(&position, before: end, into: &time), readMilliseconds(bytes, &position, end, &time),
            position == end || bytes[position] == 0x20
        else { return .none }
        position = min(position + 1, end)
        if position < end, bytes[position] == 0x20 { position += 1 }
        let stamp = time.stamp(endingAt: position)
        guard stamp.isPossible else { return .impossibleTime }
        record.style = .cocoaLumberjack
        record.time = stamp.time
        record.message = position..<end
        return .record
    }

    /// Matches a line of the terminal from the seconds on.
    static func matchTerminal(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        var time = CivilTime()
        guard record.time?.fractionDigits == 0, record.time?.utcOffsetSeconds == nil,
            readMilliseconds(bytes, &position, end, &time), position < end, bytes[position] == 0x20,
            let mark = bytes.firstProcessMark(in: position + 1..<end), !mark.thread.isEmpty,
            mark.end == end || bytes[mark.end] == 0x20
        else { return .none }
        record.style = .cocoaLumberjack
        record.time?.fractionDigits = 3
        record.time?.civilNanoseconds += time.nanoseconds
        record.process = position + 1..<mark.start
        record.processID = mark.processID
        record.threadID = bytes.thread(mark.thread)
        record.message = min(mark.end + 1, end)..<end
        return .record
    }

    /// Reads `:412`.
    private static func readMilliseconds(
        _ bytes: Span<UInt8>, _ position: inout Int, _ end: Int, _ time: inout CivilTime
    ) -> Bool {
        guard position < end, bytes[position] == 0x3A else { return false }
        return bytes.readFraction(&position, before: end, marks: ":", into: &time) && time.fractionDigits == 3
    }
}
