internal import EventModel

/// A line that Console.app saved from the Apple System Log, up to macOS 10.11:
///
///     line = date SP time SP process "[" pid "]" (SP "(" job ")")? ":" SP message
///
/// Date and time are those of the locale (`LocaleStamp.swift`), with seconds; dates of ISO 8601 belong to other styles.
enum ConsoleExportStyle {
    static func match(
        _ bytes: Span<UInt8>, _ range: Range<Int>, order: DateOrder, into record: inout LogRecord
    ) -> HeaderMatch {
        let end = range.upperBound
        guard range.count > 16, bytes[range.lowerBound + 4] != 0x2D,
            let stamp = bytes.localeStamp(at: range.lowerBound, before: end, first: order.bare),
            !stamp.time.isToTheMinute, stamp.end < end, bytes[stamp.end] == 0x20,
            let mark = bytes.firstProcessMark(in: stamp.end + 1..<end), mark.thread.isEmpty
        else { return .none }
        var position = mark.end
        if bytes.hasText(" (", at: position, before: end) {
            let limit = min(end, position + 512)
            let colon = bytes.position(of: 0x3A, in: position..<limit)
            guard colon < limit, bytes[colon - 1] == 0x29 else { return .none }
            record.details.job = position + 2..<colon - 1
            position = colon
        }
        guard position < end, bytes[position] == 0x3A, position + 1 == end || bytes[position + 1] == 0x20 else {
            return .none
        }
        record.style = .asl
        record.time = stamp.time
        record.process = stamp.end + 1..<mark.start
        record.processID = mark.processID
        record.message = min(position + 2, end)..<end
        return stamp.isPossible ? .record : .impossibleTime
    }
}
