internal import EventModel

/// Finds out whether a line is the header of a record in one of the text styles.
///
/// All of them begin with a time; what follows it decides, so that each line stands for itself and files may be mixed.
struct TextHeaders {
    private var clock = ClockReader()

    /// Matches the line that fills `range`; the texts and numbers go into `record`.
    mutating func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        guard let stamp = clock.read(bytes, at: range.lowerBound, before: range.upperBound) else { return .none }
        record.time = stamp.time
        if bytes[range.lowerBound + 10] == 0x54 {
            let match = SwiftLogStyle.match(bytes, stamp.end..<range.upperBound, into: &record)
            return stamp.isPossible || match == .none ? match : .impossibleTime
        }
        var match = HeaderMatch.none
        if stamp.time.utcOffsetSeconds == nil {
            match = CompactStyle.match(bytes, stamp.end..<range.upperBound, into: &record)
        }
        if match == .none {
            match = StandardStyle.match(bytes, stamp.end..<range.upperBound, into: &record)
        }
        if match == .none {
            return OtherStyles.isTimed(bytes, stamp.end..<range.upperBound) ? .otherStyle : .none
        }
        return stamp.isPossible ? match : .impossibleTime
    }

    /// Whether a last line without a line feed is the beginning of a header that was cut: at least its date, and nothing
    /// that a header could not have there.
    static func isCutHeader(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count >= 10 else { return false }
        let isSwiftLog = range.count > 10 && bytes[range.lowerBound + 10] == 0x54
        let shape: StaticString = isSwiftLog ? "dddd-dd-ddTdd:dd:dd" : "dddd-dd-dd dd:dd:dd.ddd"
        return shape.withUTF8Buffer { letters in
            for index in 0..<min(range.count, letters.count) {
                let byte = bytes[range.lowerBound + index]
                let isDigit = unsafe letters[index] == 0x64
                guard unsafe isDigit ? byte.digitValue != nil : byte == letters[index] else { return false }
            }
            return range.count <= 32
        }
    }
}

/// Headers of styles that are not read, told apart so that their lines do not end up in the message before them.
enum OtherStyles {
    /// What follows a civil time: `localhost name[1]:` of the syslog style, `name[1:2] ` of NSLog.
    static func isTimed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        guard bytes.skipSpaces(&position, before: range.upperBound) > 0 else { return false }
        if bytes.hasText("localhost ", at: position, before: range.upperBound) { return true }
        let end = min(range.upperBound, position + 256)
        while position < end {
            position = bytes.position(of: 0x5B, in: position..<end) + 1
            var number = position
            guard number < end, bytes.decimal(&number, before: end) != nil, number < end, bytes[number] == 0x3A else {
                continue
            }
            number += 1
            if bytes.hexadecimal(&number, before: end) != nil, bytes.hasText("] ", at: number, before: end) {
                return true
            }
        }
        return false
    }
}
