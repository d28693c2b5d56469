internal import EventModel

/// How a log writes times, in the letters of Unicode's date patterns (UTS #35):
///
///     yyyy-MM-dd HH:mm:ss.SSS        dd.MM.yy 'at' h:mm a        EEE MMM d HH:mm:ss yyyy
///
/// | letters | read |
/// |---|---|
/// | `yyyy`, `y`, `yy` | year of four digits, or of two, which begins in 2000 |
/// | `MM`, `M`, `MMM`, `MMMM` | month in two digits, in one or two, as `Jul`, as `July` |
/// | `dd`, `d` | day of the month in two digits, in one or two |
/// | `HH`, `H`, `hh`, `h` with `a` | hour from 0 to 23; from 1 to 12 with AM or PM |
/// | `mm`, `m`, `ss`, `s` | minute, second |
/// | `S` … `SSSSSSSSS` | fraction of the second, one to nine digits |
/// | `Z`, `X`, `x` | offset: `+0300`, `+03:00`, `+03`, `GMT+3`, `Z` |
/// | `z` | the same, or the name of a zone, whose offset then is unknown |
/// | `E` | day of the week, a word that is not looked at |
/// | `'text'`, `''` | the text, a single quote |
///
/// Anything that is no letter stands for itself; a blank also for the blanks that do not break lines. Names are English.
public struct TimePattern: Sendable, Hashable {
    /// A part of a time.
    enum Part: Sendable, Hashable {
        case year, month, day, weekday, hour, halfHour, minute, second, fraction, half, zone
    }

    /// What stands in the log.
    enum Element: Sendable, Hashable {
        case text([UInt8])
        /// A number of so many digits.
        case number(Part, digits: ClosedRange<Int>)
        /// A word; whether the name of a month is written out.
        case word(Part, isLong: Bool)
        /// An offset; whether a zone's name may stand there.
        case zone(allowsName: Bool)
    }

    /// The text of the pattern.
    let text: String
    let elements: [Element]

    /// Reads the text of a pattern.
    ///
    /// - Throws: `TimePatternError` with the place in `text`.
    public init(parsing text: String) throws(TimePatternError) {
        var parser = TimePatternParser(text)
        elements = try parser.parse()
        self.text = text
    }

    /// The time at `start`, or nil when there is none in this pattern.
    func stamp(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> Stamp? {
        var reading = TimeReading(position: start, end: end)
        for element in elements {
            guard reading.take(element, bytes) else { return nil }
        }
        return reading.stamp()
    }

    /// How a letter may be written, for messages.
    static func spellings(of letters: String) -> String {
        switch letters.first {
        case "y": "y, yy or yyyy"
        case "M": "M, MM, MMM or MMMM"
        case "S": "one to nine S"
        case "a": "one a"
        case let letter?: "\(letter) or \(letter)\(letter)"
        case nil: "letters"
        }
    }
}

/// A time that is being read by a pattern.
private struct TimeReading {
    var position: Int
    let end: Int
    private var time = CivilTime()
    private var halfHour: Int?
    private var isAfternoon = false
    private var hasSecond = false

    init(position: Int, end: Int) {
        self.position = position
        self.end = end
    }

    mutating func take(_ element: TimePattern.Element, _ bytes: Span<UInt8>) -> Bool {
        switch element {
        case .text(let text): text.allSatisfy { takeText($0, bytes) }
        case .number(.fraction, let digits): takeFraction(digits, bytes)
        case .number(let part, let digits): takeNumber(part, digits, bytes)
        case .word(.month, let isLong): takeMonth(isLong: isLong, bytes)
        case .word(.half, _): takeHalf(bytes)
        case .word: takeLetters(2...32, bytes)
        case .zone(let allowsName): takeZone(bytes) || (allowsName && takeLetters(1...5, bytes))
        }
    }

    func stamp() -> Stamp {
        var time = time
        if let halfHour {
            // No clock shows 24, and none shows 0 or 13 with AM or PM.
            time.hour = (1...12).contains(halfHour) ? halfHour % 12 + (isAfternoon ? 12 : 0) : 24
        }
        var stamp = time.stamp(endingAt: position)
        stamp.time.isToTheMinute = !hasSecond
        return stamp
    }

    private mutating func takeText(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
        if position < end, bytes[position] == byte {
            position += 1
            return true
        }
        guard byte == 0x20 else { return false }
        if bytes.hasText("\u{202F}", at: position, before: end) {
            position += 3
        } else if bytes.hasText("\u{A0}", at: position, before: end) {
            position += 2
        } else {
            return false
        }
        return true
    }

    private mutating func takeNumber(_ part: TimePattern.Part, _ digits: ClosedRange<Int>, _ bytes: Span<UInt8>) -> Bool
    {
        // A number that is not filled up with zeros may be filled up with a blank.
        if digits.lowerBound < digits.upperBound, position < end, bytes[position] == 0x20 { position += 1 }
        let start = position
        guard let value = bytes.decimal(&position, before: min(end, start + digits.upperBound)),
            position - start >= digits.lowerBound
        else { return false }
        switch part {
        case .year: time.year = digits.upperBound == 2 ? 2000 + Int(value) : Int(value)
        case .month: time.month = Int(value)
        case .day: time.day = Int(value)
        case .hour: time.hour = Int(value)
        case .halfHour: halfHour = Int(value)
        case .minute: time.minute = Int(value)
        case .second:
            time.second = Int(value)
            hasSecond = true
        default: return false
        }
        return true
    }

    private mutating func takeFraction(_ digits: ClosedRange<Int>, _ bytes: Span<UInt8>) -> Bool {
        let start = position
        while position < end, position < start + digits.upperBound, let digit = bytes[position].digitValue {
            time.nanoseconds = time.nanoseconds * 10 + Int64(digit)
            position += 1
        }
        time.fractionDigits = position - start
        guard digits.contains(time.fractionDigits) else { return false }
        for _ in time.fractionDigits..<9 { time.nanoseconds *= 10 }
        return true
    }

    private mutating func takeMonth(isLong: Bool, _ bytes: Span<UInt8>) -> Bool {
        guard let month = bytes.readMonth(&position, before: end) else { return false }
        time.month = month
        return !isLong || takeLetters(0...6, bytes)
    }

    private mutating func takeHalf(_ bytes: Span<UInt8>) -> Bool {
        guard position + 2 <= end, bytes[position + 1] | 0x20 == 0x6D else { return false }
        switch bytes[position] | 0x20 {
        case 0x61: isAfternoon = false
        case 0x70: isAfternoon = true
        default: return false
        }
        position += 2
        return true
    }

    private mutating func takeLetters(_ count: ClosedRange<Int>, _ bytes: Span<UInt8>) -> Bool {
        let start = position
        while position < end, position < start + count.upperBound, bytes[position].isLetter {
            position += 1
        }
        return position - start >= count.lowerBound
    }

    /// Reads `Z`, `GMT`, `UTC`, and an offset of hours, with minutes or not.
    private mutating func takeZone(_ bytes: Span<UInt8>) -> Bool {
        let isNamed = ["GMT", "UTC"].contains { (name: StaticString) in bytes.hasText(name, at: position, before: end) }
        if isNamed {
            position += 3
        } else if position < end, bytes[position] == 0x5A {
            position += 1
            time.utcOffsetSeconds = 0
            return true
        }
        time.utcOffsetSeconds = isNamed ? 0 : nil
        guard position < end, bytes[position] == 0x2B || bytes[position] == 0x2D else { return isNamed }
        var next = position + 1
        let first = next
        guard let hours = bytes.decimal(&next, before: min(end, first + 2)), next - first == 2 || isNamed else {
            return isNamed
        }
        let colon = next < end && bytes[next] == 0x3A ? 1 : 0
        var minutes = 0
        if next + colon + 2 <= end, let read = bytes.twoDigits(at: next + colon) {
            minutes = read
            next += colon + 2
        }
        guard hours <= 18, minutes < 60 else { return false }
        let seconds = hours * 3600 + Int32(minutes) * 60
        time.utcOffsetSeconds = bytes[position] == 0x2D ? -seconds : seconds
        position = next
        return true
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or part of a character beyond ASCII.
    fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 || self >= 0x80 }
}
