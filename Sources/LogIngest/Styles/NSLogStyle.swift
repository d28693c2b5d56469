internal import EventModel

/// What NSLog and os_log write to standard error, from the end of its time on, and a line next to it:
///
///     line     = time SP process "[" pid ":" tid "]" SP ("[" category "]" SP)? message
///     malloc   = process "(" pid ",0x" thread ") malloc: " text                             (a whole line, without a time)
///     category = any bytes but brackets and parentheses, at most 64
///
/// One grammar for all eras: milliseconds without a zone (NSLog in a terminal, and before iOS 10), microseconds without one
/// (Xcode 8), microseconds with one since. The thread is decimal; the mach port of old systems is hexadecimal, which shows
/// only where it has a letter. A process may hold blanks, parentheses and any letters; it ends at the first `[pid:tid] `.
/// A
/// category cannot be told from a bracket that an author wrote; places in a source, `[VERBOSE0:Engine.mm(12)]`, are none.
/// The message may begin with a blank.
enum NSLogStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard let header = header(bytes, &position, before: end) else { return .none }
        record.style = .nsLog
        record.process = header.process
        record.processID = header.mark.processID
        record.threadID = bytes.thread(header.mark.thread)
        position = min(header.mark.end + 1, end)
        readCategory(bytes, &position, before: end, into: &record)
        record.message = position..<end
        return .record
    }

    /// The line that the memory allocator writes; `range` is the whole line.
    static func matchMalloc(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        let limit = min(end, range.lowerBound + reach)
        let open = bytes.position(of: 0x28, in: range.lowerBound..<limit)
        var position = open + 1
        guard open > range.lowerBound, position < limit, let pid = bytes.decimal(&position, before: end),
            bytes.hasText(",0x", at: position, before: end)
        else { return .none }
        position += 3
        guard bytes.hexadecimal(&position, before: end) != nil, bytes.hasText(") malloc: ", at: position, before: end)
        else { return .none }
        record.style = .nsLog
        record.type = .stdio
        record.process = range.lowerBound..<open
        record.processID = pid
        record.message = position + 2..<end
        return .record
    }

    /// Names of processes are not believed to be longer.
    private static let reach = 256
    private static let categoryLimit = 64

    /// Reads ` process[pid:tid]`, which a blank or the end of the line follows.
    private static func header(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int
    ) -> (process: Range<Int>, mark: ProcessMark)? {
        guard bytes.skipSpaces(&position, before: end) > 0, position < end, bytes[position] != 0x5B else { return nil }
        guard let mark = bytes.processMark(ofNameAt: position, before: end), !mark.thread.isEmpty,
            mark.end == end || bytes[mark.end] == 0x20
        else { return nil }
        return (position..<mark.start, mark)
    }

    private static func readCategory(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        guard position < end, bytes[position] == 0x5B else { return }
        let start = position + 1
        var (close, length) = (start, 0)
        while close < end, bytes[close] != 0x5D {
            switch bytes[close] {
            case 0x28, 0x29, 0x5B: return
            // A byte that continues a character of UTF-8 is none of its own.
            case 0x80..<0xC0: break
            default: length += 1
            }
            close += 1
            guard length <= categoryLimit else { return }
        }
        guard close > start, close + 1 < end, bytes[close + 1] == 0x20 else { return }
        record.category = start..<close
        position = close + 2
    }
}

extension Span<UInt8> {
    /// The number of a thread: decimal, or hexadecimal where it has a letter; nil for one that is beyond 64 bits.
    func thread(_ digits: Range<Int>) -> UInt64? {
        var position = digits.lowerBound
        if digits.contains(where: { self[$0].digitValue == nil }) {
            return hexadecimal(&position, before: digits.upperBound)
        }
        return digits.reduce(0) { $0 * 10 + UInt64(self[$1] &- 0x30) }
    }
}
