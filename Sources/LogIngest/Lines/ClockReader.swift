internal import EventModel

/// Reads the time stamp that begins a line:
///
///     stamp    = date (SP | "T") clock fraction? zone?
///     date     = YYYY "-" MM "-" DD            clock = HH ":" MM ":" SS
///     fraction = ("." | ",") digit{1,9}        zone  = ("+" | "-") HH ":"? MM
///
/// The civil minute is kept from one line to the next, since most lines share it with their neighbour.
struct ClockReader {
    private var dateWord: UInt64 = 0
    private var minuteWord: UInt64 = 0
    private var minuteNanoseconds: Int64 = 0

    /// The stamp at `start`, or nil when the bytes there are not shaped like one.
    mutating func read(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> Stamp? {
        guard start + 19 <= end else { return nil }
        var isPossible = true
        if bytes.word(at: start) != dateWord || bytes.word(at: start + 8) != minuteWord {
            guard let minute = ClockReader.minute(bytes, at: start) else { return nil }
            isPossible = minute.isPossible
            if isPossible {
                minuteNanoseconds = minute.nanoseconds
                dateWord = bytes.word(at: start)
                minuteWord = bytes.word(at: start + 8)
            }
        }
        guard bytes[start + 16] == 0x3A, let second = bytes.twoDigits(at: start + 17) else { return nil }
        var time = Timestamp(
            civilNanoseconds: minuteNanoseconds + Int64(second) * 1_000_000_000, fractionDigits: 0)
        var position = start + 19
        guard ClockReader.readFraction(bytes, &position, before: end, into: &time) else { return nil }
        isPossible = ClockReader.readZone(bytes, &position, before: end, into: &time) && isPossible && second < 60
        return Stamp(time: time, end: position, isPossible: isPossible)
    }

    /// Date, hour and minute, sixteen bytes.
    private static func minute(_ bytes: Span<UInt8>, at start: Int) -> (nanoseconds: Int64, isPossible: Bool)? {
        guard let century = bytes.twoDigits(at: start), let yearOfCentury = bytes.twoDigits(at: start + 2),
            bytes[start + 4] == 0x2D, let month = bytes.twoDigits(at: start + 5),
            bytes[start + 7] == 0x2D, let day = bytes.twoDigits(at: start + 8),
            bytes[start + 10] == 0x20 || bytes[start + 10] == 0x54, let hour = bytes.twoDigits(at: start + 11),
            bytes[start + 13] == 0x3A, let minute = bytes.twoDigits(at: start + 14)
        else { return nil }
        let year = century * 100 + yearOfCentury
        guard CivilTime.years.contains(year), (1...12).contains(month), day >= 1, hour < 24, minute < 60,
            day <= Timestamp.dayCount(year: year, month: month)
        else { return (0, false) }
        let days = Timestamp.days(year: year, month: month, day: day)
        return (Int64((days * 24 + hour) * 60 + minute) * 60_000_000_000, true)
    }

    /// Reads `.412`; false for a point without digits or with more than nine.
    private static func readFraction(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into time: inout Timestamp
    ) -> Bool {
        guard position < end, bytes[position] == 0x2E || bytes[position] == 0x2C else { return true }
        let first = position + 1
        var value: Int64 = 0
        position = first
        while position < end, position < first + 10, let digit = bytes[position].digitValue {
            value = value &* 10 &+ Int64(digit)
            position += 1
        }
        let count = position - first
        guard (1...9).contains(count) else { return false }
        time.fractionDigits = UInt8(count)
        time.civilNanoseconds += value * ClockReader.powersOfTen(9 - count)
        return true
    }

    private static func powersOfTen(_ exponent: Int) -> Int64 {
        switch exponent {
        case 0: 1
        case 3: 1_000
        case 6: 1_000_000
        default: (0..<exponent).reduce(1) { power, _ in power * 10 }
        }
    }

    /// Reads `+0300`, if it is there; false for a zone that no clock has.
    private static func readZone(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into time: inout Timestamp
    ) -> Bool {
        guard position + 5 <= end, bytes[position] == 0x2B || bytes[position] == 0x2D,
            let hours = bytes.twoDigits(at: position + 1)
        else { return true }
        let colon = bytes[position + 3] == 0x3A ? 1 : 0
        guard position + 5 + colon <= end, let minutes = bytes.twoDigits(at: position + 3 + colon) else { return true }
        let seconds = Int32(hours * 3600 + minutes * 60)
        time.utcOffsetSeconds = bytes[position] == 0x2D ? -seconds : seconds
        position += 5 + colon
        return hours <= 18 && minutes < 60
    }
}

extension UInt8 {
    /// The value of an ASCII digit.
    var digitValue: UInt8? {
        let value = self &- 0x30
        return value < 10 ? value : nil
    }

    /// The value of an ASCII hexadecimal digit of either case.
    var hexValue: UInt8? {
        if let digit = digitValue { return digit }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}

extension Span<UInt8> {
    /// The number that two ASCII digits write.
    func twoDigits(at position: Int) -> Int? {
        guard let tens = self[position].digitValue, let ones = self[position + 1].digitValue else { return nil }
        return Int(tens) * 10 + Int(ones)
    }

    /// Reads a decimal number that 32 bits hold; nil when there is none.
    func decimal(_ position: inout Int, before end: Int) -> Int32? {
        let first = position
        var value: Int64 = 0
        while position < end, let digit = self[position].digitValue {
            value = value * 10 + Int64(digit)
            guard value <= Int64(Int32.max) else { return nil }
            position += 1
        }
        return position > first ? Int32(value) : nil
    }

    /// Reads a hexadecimal number of at most sixteen digits; nil when there is none.
    func hexadecimal(_ position: inout Int, before end: Int) -> UInt64? {
        let first = position
        var value: UInt64 = 0
        while position < end, let digit = self[position].hexValue {
            guard position - first < 16 else { return nil }
            value = value << 4 | UInt64(digit)
            position += 1
        }
        return position > first ? value : nil
    }

    /// Steps over blanks; the answer is how many there were.
    @discardableResult
    func skipSpaces(_ position: inout Int, before end: Int) -> Int {
        let first = position
        while position < end, self[position] == 0x20 {
            position += 1
        }
        return position - first
    }
}
