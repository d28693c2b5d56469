internal import EventModel

/// A line of `idevicesyslog` through os_trace, a whole line:
///
///     line  = month SP+ day SP clock fraction SP process ("(" image ")")? "[" pid "] <" level ">:" SP message
///     level = "Notice" | "Info" | "Debug" | "Error" | "Fault" | "Unknown"
///
/// The year and the zone are unknown; there is no device. The image is left out where it is the process; it may be a path. A
/// process may hold blanks. On Windows the day is not padded, and with a day of one digit the fraction is lost: such a line
/// looks like one of the relay, and is read here where it has one word only, so no device.
enum DeviceTraceStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        guard let stamp = bytes.monthStamp(at: range.lowerBound, before: end) else { return .none }
        record.style = .deviceTrace
        record.time = stamp.time
        var position = stamp.end
        let hasFraction = stamp.time.fractionDigits > 0
        guard hasFraction || isUnpadded(bytes, range), bytes.skipSpaces(&position, before: end) == 1,
            DeviceHeader.read(bytes, from: position, before: end, into: &record), isLevel(bytes, record.levelWord),
            hasFraction || !record.process.contains(where: { bytes[$0] == 0x20 })
        else { return .none }
        return stamp.isPossible ? .record : .impossibleTime
    }

    /// Whether one blank stands before a day of one digit.
    private static func isUnpadded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes[range.lowerBound + 4] != 0x20 && bytes[range.lowerBound + 5] == 0x20
    }

    private static func isLevel(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Bool {
        let words: [StaticString] = ["Notice", "Info", "Debug", "Error", "Fault", "Unknown"]
        return words.contains {
            $0.utf8CodeUnitCount == word.count && bytes.hasText($0, at: word.lowerBound, before: word.upperBound)
        }
    }
}
