internal import EventModel

/// A line copied or saved from Console.app, whose fields are apart by tabs:
///
///     line = type TAB clock SP? zone TAB process TAB (column TAB)* message
///     type = "default" | "info" | "debug" | "error" | "fault" | "activity" | "signpost"
///
/// The last tab may be lost with an empty message. There is no date; a blank stands before the zone up to macOS 10.15.
/// The message may hold tabs. Further columns are known by their form alone: a decimal number is the process id, one
/// with `0x` the thread, then the activity.
enum ConsoleCopyStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        let tab = bytes.position(of: 0x09, in: range.lowerBound..<min(end, range.lowerBound + 16))
        let word = range.lowerBound..<tab
        guard tab < end, bytes[tab] == 0x09, readType(bytes, word, into: &record),
            let stamp = bytes.clockStamp(at: tab + 1, before: end), stamp.time.utcOffsetSeconds != nil,
            stamp.end < end, bytes[stamp.end] == 0x09
        else { return .none }
        let start = stamp.end + 1
        let processEnd = bytes.position(of: 0x09, in: start..<end)
        guard processEnd > start else { return .damaged }
        record.style = .consoleCopy
        record.process = start..<processEnd
        var position = min(processEnd + 1, end)
        while readColumn(bytes, &position, before: end, into: &record) {}
        record.message = position..<end
        record.time = stamp.time
        return stamp.isPossible ? .record : .impossibleTime
    }

    private static func readType(_ bytes: Span<UInt8>, _ word: Range<Int>, into record: inout LogRecord) -> Bool {
        if let level = LevelWords.level(bytes, word) {
            record.level = level
            record.levelWord = word
            return true
        }
        guard word.count == 8 else { return false }
        if bytes.hasText("activity", at: word.lowerBound, before: word.upperBound) { record.type = .activity }
        if bytes.hasText("signpost", at: word.lowerBound, before: word.upperBound) { record.type = .signpost }
        return record.type != .log
    }

    /// Reads a column of numbers; false when the message begins.
    private static func readColumn(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        var next = position
        if bytes.hasText("0x", at: next, before: end) {
            next += 2
            guard let number = bytes.hexadecimal(&next, before: end), next < end, bytes[next] == 0x09 else {
                return false
            }
            if record.threadID == nil {
                record.threadID = number
            } else if record.activityID == 0 {
                record.activityID = number
            } else {
                return false
            }
        } else {
            guard record.processID == nil, let number = bytes.decimal(&next, before: end), next < end,
                bytes[next] == 0x09
            else { return false }
            record.processID = number
        }
        position = next + 1
        return true
    }
}
