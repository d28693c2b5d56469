internal import EventModel

/// Lines of the text files of a sysdiagnose that begin with a whole time, from its end on:
///
///     logd    = time zone SP process "[" pid "]: " message             logd.0.log; whole seconds
///     launchd = time SP "(" job ") <" level ">: " message              launchd.log; no zone
///
/// The zone of the first is that of the device and may change inside the file.
enum SysdiagnoseStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        guard let time = record.time, range.lowerBound < end, bytes[range.lowerBound] == 0x20 else { return .none }
        if time.utcOffsetSeconds != nil, time.fractionDigits == 0 {
            return matchLogd(bytes, range.lowerBound + 1..<end, into: &record)
        }
        return time.utcOffsetSeconds == nil ? matchLaunchd(bytes, range, into: &record) : .none
    }

    private static func matchLogd(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let end = range.upperBound
        guard let mark = bytes.firstProcessMark(in: range), mark.thread.isEmpty, mark.end < end,
            bytes[mark.end] == 0x3A, mark.end + 1 == end || bytes[mark.end + 1] == 0x20
        else { return .none }
        record.style = .sysdiagnose
        record.process = range.lowerBound..<mark.start
        record.processID = mark.processID
        record.message = min(mark.end + 2, end)..<end
        return .record
    }

    private static func matchLaunchd(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let end = range.upperBound
        guard bytes.hasText(" (", at: range.lowerBound, before: end) else { return .none }
        let start = range.lowerBound + 2
        let limit = min(end, start + 512)
        var close = start
        while true {
            close = bytes.position(of: 0x29, in: close..<limit)
            guard close < limit else { return .none }
            if bytes.hasText(") <", at: close, before: end) { break }
            close += 1
        }
        let word = close + 3
        let wordEnd = bytes.position(of: 0x3E, in: word..<min(end, word + 16))
        guard let level = LevelWords.level(bytes, word..<wordEnd), bytes.hasText(">:", at: wordEnd, before: end) else {
            return .none
        }
        record.style = .sysdiagnose
        record.details.job = start..<close
        record.level = level
        record.levelWord = word..<wordEnd
        record.message = wordEnd + 2..<end
        if record.message.isEmpty { return .record }
        guard bytes[wordEnd + 2] == 0x20 else { return .none }
        record.message = wordEnd + 3..<end
        return .record
    }
}
