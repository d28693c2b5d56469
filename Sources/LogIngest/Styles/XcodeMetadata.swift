internal import EventModel

/// The line of metadata in a copy from the console of Xcode 15 or newer, which follows its message:
///
///     line  = field (" | " field)*        field = key ": " value
///     key   = "Type" | "Timestamp" | "Process" | "Library" | "Subsystem" | "Category" | "TID"
///     type  = "Default" | "Notice" | "Info" | "Debug" | "Error" | "Fault" | "stdio"
///
/// Which fields there are is the user's choice; they keep that order. A value ends where ` | ` and a later key follow,
/// so it may hold ` | ` and be empty. A line is metadata if it begins with a type or a time, or has two fields or
/// more. `Type: stdio` stands alone and closes all plain lines since the metadata before.
enum XcodeMetadata {
    private static let keys: [StaticString] = [
        "Type:", "Timestamp:", "Process:", "Library:", "Subsystem:", "Category:", "TID:",
    ]

    /// Matches a line that fills `range` and puts what it says into `record`, whose message it leaves alone.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        guard let first = key(bytes, at: range.lowerBound, before: end, from: 0) else { return .none }
        var (number, position, fieldCount) = (first, range.lowerBound, 0)
        var match = HeaderMatch.record
        record.style = .xcodeCopy
        while position < end {
            let start = min(position + keys[number].utf8CodeUnitCount + 1, end)
            let next = nextField(bytes, start - 1..<end, after: number)
            // The blank behind the key may be lost with an empty value.
            let value = min(start, next.end)..<next.end
            guard let result = take(bytes, value, of: number, into: &record) else { return .none }
            if result != .record { match = result }
            fieldCount += 1
            guard let following = next.key else { break }
            (number, position) = (following, next.end + 3)
        }
        return first <= 1 || fieldCount > 1 ? match : .none
    }

    /// The number of the key at `position`, at least `first`; a blank or the line's end follows it.
    private static func key(_ bytes: Span<UInt8>, at position: Int, before end: Int, from first: Int) -> Int? {
        for number in first..<keys.count where bytes.hasText(keys[number], at: position, before: end) {
            let next = position + keys[number].utf8CodeUnitCount
            return next == end || bytes[next] == 0x20 ? number : nil
        }
        return nil
    }

    /// Where the value in `range` ends, and the key that follows it.
    private static func nextField(
        _ bytes: Span<UInt8>, _ range: Range<Int>, after number: Int
    ) -> (end: Int, key: Int?) {
        var bar = range.lowerBound
        while true {
            bar = bytes.position(of: 0x7C, in: bar..<range.upperBound)
            guard bar < range.upperBound else { return (range.upperBound, nil) }
            if bar > range.lowerBound, bytes[bar - 1] == 0x20, bar + 1 < range.upperBound, bytes[bar + 1] == 0x20,
                let key = key(bytes, at: bar + 2, before: range.upperBound, from: number + 1)
            {
                return (bar - 1, key)
            }
            bar += 1
        }
    }

    /// Takes a value; nil when it cannot be one of that key.
    private static func take(
        _ bytes: Span<UInt8>, _ value: Range<Int>, of number: Int, into record: inout LogRecord
    ) -> HeaderMatch? {
        switch number {
        case 0: return takeType(bytes, value, into: &record) ? .record : nil
        case 1: return takeTime(bytes, value, into: &record)
        case 2: record.process = value
        case 3: record.sender = value
        case 4: record.subsystem = value
        case 5: record.category = value
        default:
            guard bytes.hasText("0x", at: value.lowerBound, before: value.upperBound) else { return nil }
            var position = value.lowerBound + 2
            record.threadID = bytes.hexadecimal(&position, before: value.upperBound)
            guard record.threadID != nil, position == value.upperBound else { return nil }
        }
        return .record
    }

    private static let types: [(word: StaticString, level: LogLevel)] = [
        ("Default", .standard), ("Notice", .standard), ("Info", .info), ("Debug", .debug), ("Error", .error),
        ("Fault", .fault),
    ]

    private static func takeType(_ bytes: Span<UInt8>, _ value: Range<Int>, into record: inout LogRecord) -> Bool {
        if value.count == 5, bytes.hasText("stdio", at: value.lowerBound, before: value.upperBound) {
            record.type = .stdio
            return true
        }
        for (word, level) in types where word.utf8CodeUnitCount == value.count {
            guard bytes.hasText(word, at: value.lowerBound, before: value.upperBound) else { continue }
            record.level = level
            record.levelWord = value
            return true
        }
        return false
    }

    private static func takeTime(
        _ bytes: Span<UInt8>, _ value: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch? {
        var clock = ClockReader()
        guard let stamp = clock.read(bytes, at: value.lowerBound, before: value.upperBound),
            stamp.end == value.upperBound
        else { return nil }
        record.time = stamp.time
        return stamp.isPossible ? .record : .impossibleTime
    }
}
