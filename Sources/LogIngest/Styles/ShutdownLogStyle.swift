internal import EventModel

/// A line of a sysdiagnose's shutdown.log; each one is a record:
///
///     after  = "After " seconds "s, these clients are still here:"
///     client = blank* "remaining client pid: " pid SP "(" path ")"
///     end    = "SIGTERM: [" epoch "]" text
///
/// Only the last one has a time, in seconds since 1970; it may be missing. A path ends in the program's name, and
/// often the UUID of its image behind that. The whole line is the message.
enum ShutdownLogStyle {
    /// Matches a line that fills `range`.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var start = range.lowerBound
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 {
            start += 1
        }
        record.style = .sysdiagnose
        record.message = start..<end
        if bytes.hasText("After ", at: start, before: end) {
            var position = start + 6
            var time = CivilTime()
            guard bytes.decimal(&position, before: end) != nil,
                bytes.readFraction(&position, before: end, into: &time),
                bytes.hasText("s, these clients are still here", at: position, before: end)
            else { return .none }
            return .record
        }
        if bytes.hasText("remaining client pid: ", at: start, before: end) {
            return matchClient(bytes, start + 22..<end, into: &record)
        }
        return bytes.hasText("SIGTERM: [", at: start, before: end)
            ? matchEnd(bytes, start + 10..<end, into: &record) : .none
    }

    private static func matchClient(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        var position = range.lowerBound
        guard let pid = bytes.decimal(&position, before: range.upperBound) else { return .none }
        record.processID = pid
        guard bytes.hasText(" (", at: position, before: range.upperBound) else { return .record }
        let close = bytes.positionOfLast(0x29, in: position..<range.upperBound)
        let path = position + 2..<close
        var name = bytes.lastComponent(path)
        if name.count == 36, name.lowerBound > path.lowerBound, bytes[name.lowerBound + 8] == 0x2D {
            name = bytes.lastComponent(path.lowerBound..<name.lowerBound - 1)
        }
        record.process = name
        return .record
    }

    private static func matchEnd(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        var position = range.lowerBound
        guard let seconds = bytes.decimal(&position, before: range.upperBound),
            bytes.hasText("]", at: position, before: range.upperBound)
        else { return .none }
        record.time = Timestamp(
            civilNanoseconds: Int64(seconds) * 1_000_000_000, utcOffsetSeconds: 0, fractionDigits: 0)
        return .record
    }
}
