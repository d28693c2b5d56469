internal import EventModel

/// A line of React Native's RCTLog, from the end of its time on; the time has no zone:
///
///     line    = time SP "[" level "]" "[tid:" thread "]" ("[" file ":" line "]")? (SP message)?
///     level   = "trace" | "info" | "warn" | "warning" | "error" | "fatal"
///     thread  = name of a thread or queue
///
/// There is no process. The message may begin on the next line; then its first byte is a line feed.
enum ReactNativeStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard record.time?.utcOffsetSeconds == nil, bytes.skipSpaces(&position, before: end) > 0,
            let word = bytes.group(at: &position, before: end), let level = LevelWords.level(bytes, word),
            bytes.hasText("[tid:", at: position, before: end), let thread = bytes.group(at: &position, before: end)
        else { return .none }
        record.style = .reactNative
        record.level = level
        record.levelWord = word
        record.details.threadName = thread.lowerBound + 4..<thread.upperBound
        readSource(bytes, &position, before: end, into: &record)
        if position < end, bytes[position] == 0x20 { position += 1 }
        record.message = position..<end
        return .record
    }

    /// Reads `[Name.m:52]`.
    private static func readSource(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        var next = position
        guard let group = bytes.group(at: &next, before: end),
            let place = SourcePlace.fileAndLine(bytes, group)
        else { return }
        record.details.sourceFile = place.file
        record.details.sourceLine = place.line
        position = next
    }
}
