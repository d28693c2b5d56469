internal import EventModel

/// A line of `syslog -F raw`, the Apple System Log as a list of keys and values, a whole line:
///
///     line = "[" key SP value "]" (SP "[" key SP value "]")*
///
/// `Time` is in seconds since 1970, `TimeNanoSec` its fraction; `Host`, `Sender`, `PID`, `Level` (a number or a word) and
/// `Message` are read, other keys are stepped over. Brackets in a value are escaped with a backslash. A list without a time or
/// without a message is none.
enum ASLListStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        var position = range.lowerBound
        var (seconds, nanoseconds): (Int64?, Int64?)
        var hasMessage = false
        while let (key, value) = next(bytes, &position, before: range.upperBound) {
            func isKey(_ word: StaticString) -> Bool {
                word.utf8CodeUnitCount == key.count && bytes.hasText(word, at: key.lowerBound, before: key.upperBound)
            }
            if isKey("Time") {
                seconds = number(bytes, value)
            } else if isKey("TimeNanoSec") {
                nanoseconds = number(bytes, value)
            } else if isKey("Message") {
                record.message = value
                hasMessage = true
            } else if isKey("Level") {
                readLevel(bytes, value, into: &record)
            } else if isKey("PID") {
                record.processID = number(bytes, value).flatMap { Int32(exactly: $0) }
            } else if isKey("Sender") {
                record.process = value
            } else if isKey("Host") {
                record.details.host = value
            }
        }
        guard position == range.upperBound, hasMessage, let seconds else { return .none }
        record.style = .asl
        return setTime(seconds, nanoseconds, &record) ? .record : .impossibleTime
    }

    /// Reads one group and the blank after it.
    private static func next(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int
    ) -> (key: Range<Int>, value: Range<Int>)? {
        guard position < end, bytes[position] == 0x5B else { return nil }
        let start = position + 1
        var blank = start
        while blank < end, isKeyByte(bytes[blank]) {
            blank += 1
        }
        guard blank > start, blank < end, bytes[blank] == 0x20 else { return nil }
        var close = blank + 1
        while close < end, bytes[close] != 0x5D {
            close += bytes[close] == 0x5C ? 2 : 1
        }
        guard close < end else { return nil }
        position = close + 1
        bytes.skipSpaces(&position, before: end)
        return (start..<blank, blank + 1..<close)
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.digitValue != nil || byte == 0x5F || byte == 0x2D || byte == 0x2E
    }

    /// A decimal number of at most ten digits.
    private static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
        guard (1...10).contains(range.count) else { return nil }
        var number: Int64 = 0
        for index in range {
            guard let digit = bytes[index].digitValue else { return nil }
            number = number * 10 + Int64(digit)
        }
        return number
    }

    private static func readLevel(_ bytes: Span<UInt8>, _ value: Range<Int>, into record: inout LogRecord) {
        if let number = number(bytes, value) {
            record.level = Int32(exactly: number).flatMap(LevelWords.level(ofNumber:))
        } else if let level = LevelWords.level(bytes, value) {
            record.level = level
            record.levelWord = value
        }
    }

    /// The time is that of UTC; years that no other style believes are not believed here.
    private static func setTime(_ seconds: Int64, _ nanoseconds: Int64?, _ record: inout LogRecord) -> Bool {
        let fraction = nanoseconds ?? 0
        record.time = Timestamp(
            civilNanoseconds: 0, utcOffsetSeconds: 0, fractionDigits: nanoseconds == nil ? 0 : 9)
        guard fraction < 1_000_000_000, seconds / 86_400 < Int64(Timestamp.days(year: 2261, month: 1, day: 1)) else {
            return false
        }
        record.time?.civilNanoseconds = seconds * 1_000_000_000 + fraction
        return true
    }
}
