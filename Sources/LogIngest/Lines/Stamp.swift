internal import EventModel

/// A time at the beginning of a line and where it ends.
struct Stamp {
    var time: Timestamp
    var end: Int
    /// False for a date, time or zone that no clock shows.
    var isPossible: Bool
}

/// Date and time of day as numbers, before they are known to be possible.
struct CivilTime {
    /// The year, or nil when the log does not print it.
    var year: Int?
    /// Month and day, both nil when the log prints no date.
    var month: Int?
    var day: Int?
    var hour = 0
    var minute = 0
    var second = 0
    var nanoseconds: Int64 = 0
    var fractionDigits = 0
    var utcOffsetSeconds: Int32?

    /// The years that are believed: from the zero of every clock, west of UTC too, on; 64 bits hold the nanoseconds between any
    /// two of these times.
    static let years = 1969...2260

    /// Whether a clock can show it.
    var isPossible: Bool {
        let year = self.year ?? Timestamp.placeholderYear
        guard CivilTime.years.contains(year), hour < 24, minute < 60, second < 60 else { return false }
        guard let month, let day else { return month == nil && day == nil }
        return (1...12).contains(month) && day >= 1 && day <= Timestamp.dayCount(year: year, month: month)
    }

    /// The stamp that ends at `end`; what is not possible has the time zero.
    func stamp(endingAt end: Int) -> Stamp {
        var time = Timestamp(civilNanoseconds: 0, fractionDigits: UInt8(fractionDigits))
        time.utcOffsetSeconds = utcOffsetSeconds
        time.unknown = month == nil ? .date : year == nil ? .year : .nothing
        guard isPossible else { return Stamp(time: time, end: end, isPossible: false) }
        let days = Timestamp.days(
            year: year ?? Timestamp.placeholderYear, month: month ?? 1, day: day ?? 1)
        let seconds = Int64(((days * 24 + hour) * 60 + minute) * 60 + second)
        time.civilNanoseconds = seconds * 1_000_000_000 + nanoseconds
        return Stamp(time: time, end: end, isPossible: true)
    }
}

/// Readers of the parts of a time; each steps over what it read, and leaves the position alone when the part is not there.
extension Span<UInt8> {
    /// Reads `HH:MM:SS`.
    func readClock(_ position: inout Int, before end: Int, into time: inout CivilTime) -> Bool {
        guard position + 8 <= end, self[position + 2] == 0x3A, self[position + 5] == 0x3A,
            let hour = twoDigits(at: position), let minute = twoDigits(at: position + 3),
            let second = twoDigits(at: position + 6)
        else { return false }
        (time.hour, time.minute, time.second) = (hour, minute, second)
        position += 8
        return true
    }

    /// Reads `.412`: one of `marks` and one to nine digits. True when there is no mark, false for a mark without digits or
    /// with more than nine.
    func readFraction(
        _ position: inout Int, before end: Int, marks: StaticString = ".,", into time: inout CivilTime
    ) -> Bool {
        guard position < end, marks.contains(self[position]) else { return true }
        let first = position + 1
        var next = first
        var value: Int64 = 0
        while next < end, next < first + 10, let digit = self[next].digitValue {
            value = value &* 10 &+ Int64(digit)
            next += 1
        }
        let count = next - first
        guard (1...9).contains(count) else { return false }
        time.fractionDigits = count
        time.nanoseconds = (count..<9).reduce(value) { scaled, _ in scaled * 10 }
        position = next
        return true
    }

    /// Reads `+0300`, `+03:00` or `Z`. True when there is none, false for a zone that no clock has.
    func readZone(_ position: inout Int, before end: Int, into time: inout CivilTime) -> Bool {
        guard position < end else { return true }
        if self[position] == 0x5A {
            time.utcOffsetSeconds = 0
            position += 1
            return true
        }
        guard position + 5 <= end, self[position] == 0x2B || self[position] == 0x2D,
            let hours = twoDigits(at: position + 1)
        else { return true }
        let colon = self[position + 3] == 0x3A ? 1 : 0
        guard position + 5 + colon <= end, let minutes = twoDigits(at: position + 3 + colon) else { return true }
        let seconds = Int32(hours * 3600 + minutes * 60)
        time.utcOffsetSeconds = self[position] == 0x2D ? -seconds : seconds
        position += 5 + colon
        return hours <= 18 && minutes < 60
    }

    /// Reads `Jan` to `Dec`; the answer is 1 to 12.
    func readMonth(_ position: inout Int, before end: Int) -> Int? {
        guard position + 3 <= end else { return nil }
        let letters = UInt32(self[position]) << 16 | UInt32(self[position + 1]) << 8 | UInt32(self[position + 2])
        let month: Int? =
            switch letters {
            case 0x4A616E: 1
            case 0x466562: 2
            case 0x4D6172: 3
            case 0x417072: 4
            case 0x4D6179: 5
            case 0x4A756E: 6
            case 0x4A756C: 7
            case 0x417567: 8
            case 0x536570: 9
            case 0x4F6374: 10
            case 0x4E6F76: 11
            case 0x446563: 12
            default: nil
            }
        if month != nil { position += 3 }
        return month
    }

    /// Reads `Mmm d HH:MM:SS` with one or two blanks before the day, and a fraction if there is one; the year is unknown.
    func monthStamp(at start: Int, before end: Int) -> Stamp? {
        var position = start
        var time = CivilTime()
        guard let month = readMonth(&position, before: end), position < end, self[position] == 0x20 else { return nil }
        skipSpaces(&position, before: Swift.min(end, position + 2))
        guard let day = decimal(&position, before: Swift.min(end, position + 2)), position < end,
            self[position] == 0x20
        else { return nil }
        position += 1
        (time.month, time.day) = (month, Int(day))
        guard readClock(&position, before: end, into: &time), readFraction(&position, before: end, into: &time) else {
            return nil
        }
        return time.stamp(endingAt: position)
    }

    /// Reads `HH:MM:SS` with a fraction and a zone if they are there, the zone behind at most one blank; the date is unknown.
    func clockStamp(at start: Int, before end: Int) -> Stamp? {
        var position = start
        var time = CivilTime()
        guard readClock(&position, before: end, into: &time), readFraction(&position, before: end, into: &time) else {
            return nil
        }
        var zone = position + (position < end && self[position] == 0x20 ? 1 : 0)
        let isZone = readZone(&zone, before: end, into: &time)
        return time.stamp(endingAt: time.utcOffsetSeconds == nil ? position : zone).with(isZone: isZone)
    }
}

extension Stamp {
    fileprivate func with(isZone: Bool) -> Stamp {
        Stamp(time: time, end: end, isPossible: isPossible && isZone)
    }
}

extension StaticString {
    fileprivate func contains(_ byte: UInt8) -> Bool {
        withUTF8Buffer { letters in
            for index in letters.indices where unsafe letters[index] == byte { return true }
            return false
        }
    }
}

/// Readers of dates in numbers.
extension Span<UInt8> {
    /// Reads `YYYY/MM/DD` with `mark` between the numbers.
    func readYearFirst(_ position: inout Int, before end: Int, mark: UInt8, into time: inout CivilTime) -> Bool {
        guard position + 10 <= end, self[position + 4] == mark, self[position + 7] == mark,
            let century = twoDigits(at: position), let year = twoDigits(at: position + 2),
            let month = twoDigits(at: position + 5), let day = twoDigits(at: position + 8)
        else { return false }
        (time.year, time.month, time.day) = (century * 100 + year, month, day)
        position += 10
        return true
    }
}
