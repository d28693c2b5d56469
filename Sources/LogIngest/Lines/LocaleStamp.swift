internal import EventModel

/// Dates and times as locales write them.
///
///     stamp  = date ","? (SP "at")? SP time
///     date   = n mark n mark year  |  YYYY mark n mark n       mark = "/" | "-" | "." blank?
///            | Mmm SP d ", " YYYY  |  d SP Mmm SP YYYY
///     time   = H ":" MM (":" SS fraction?)? (blank ("AM" | "PM"))?     blank = SP | U+00A0 | U+202F
///
/// With points and hyphens the day is first; with slashes `DateOrder` decides, unless a number over 12 does. Years of
/// two digits are those from 1970 to 2069. A time without seconds is one to the minute.
extension Span<UInt8> {
    /// Reads such a stamp; nil when the bytes are not shaped like one. `first` is what dates with slashes begin with, nil
    /// for a guess.
    func localeStamp(at start: Int, before end: Int, first: DateOrder.First?) -> Stamp? {
        var position = start
        var time = CivilTime()
        guard readLocaleDate(&position, before: end, first: first, into: &time) else { return nil }
        if position < end, self[position] == 0x2C { position += 1 }
        if hasText(" at ", at: position, before: end) { position += 3 }
        guard skipBlank(&position, before: end) else { return nil }
        skipSpaces(&position, before: end)
        let clock = position
        guard let hasSeconds = readLocaleTime(&position, before: end, into: &time) else { return nil }
        let isHalfDay = (self[position - 1] | 0x20) == 0x6D
        if first == nil, !isHalfDay, isPaddedGuess(at: start, before: clock), let month = time.month, let day = time.day
        {
            (time.month, time.day) = (day, month)
        }
        var stamp = time.stamp(endingAt: position)
        stamp.time.isToTheMinute = !hasSeconds
        return stamp
    }

    /// Reads a date.
    private func readLocaleDate(
        _ position: inout Int, before end: Int, first: DateOrder.First?, into time: inout CivilTime
    ) -> Bool {
        if let month = readMonth(&position, before: end) {
            return readMonthName(month, &position, before: end, into: &time)
        }
        let start = position
        guard let one = decimal(&position, before: Swift.min(end, start + 4)), position < end else { return false }
        let mark = self[position]
        let isYear = position == start + 4
        if mark == 0x20, !isYear { return readDayAndMonthName(Int(one), &position, before: end, into: &time) }
        guard mark == 0x2F || mark == 0x2E || mark == 0x2D, isYear || position <= start + 2 else { return false }
        skipMark(&position, before: end)
        guard let two = decimal(&position, before: Swift.min(end, position + 2)), position < end,
            self[position] == mark
        else { return false }
        skipMark(&position, before: end)
        if isYear {
            guard let day = decimal(&position, before: Swift.min(end, position + 2)) else { return false }
            (time.year, time.month, time.day) = (Int(one), Int(two), Int(day))
            return true
        }
        guard let year = readYear(&position, before: end) else { return false }
        let isDayFirst = one > 12 || (two <= 12 && (mark != 0x2F || first == .day))
        time.year = year
        (time.month, time.day) = isDayFirst ? (Int(two), Int(one)) : (Int(one), Int(two))
        return true
    }

    /// Whether a date with slashes is padded with zeros, and both of its numbers could be the month.
    private func isPaddedGuess(at start: Int, before end: Int) -> Bool {
        guard start + 6 <= end, self[start + 2] == 0x2F, self[start + 5] == 0x2F, let one = twoDigits(at: start),
            let two = twoDigits(at: start + 3)
        else { return false }
        return one <= 12 && two <= 12 && (self[start] == 0x30 || self[start + 3] == 0x30)
    }

    /// Steps over the mark between two numbers; a blank may follow a point.
    private func skipMark(_ position: inout Int, before end: Int) {
        position += 1
        if self[position - 1] == 0x2E { skipBlank(&position, before: end) }
    }

    /// Reads ` d, YYYY` behind the name of a month.
    private func readMonthName(_ month: Int, _ position: inout Int, before end: Int, into time: inout CivilTime) -> Bool
    {
        guard skipBlank(&position, before: end), let day = decimal(&position, before: Swift.min(end, position + 2)),
            hasText(", ", at: position, before: end)
        else { return false }
        position += 2
        guard let year = readYear(&position, before: end) else { return false }
        (time.year, time.month, time.day) = (year, month, Int(day))
        return true
    }

    /// Reads ` Mmm YYYY` behind a day.
    private func readDayAndMonthName(
        _ day: Int, _ position: inout Int, before end: Int, into time: inout CivilTime
    ) -> Bool {
        position += 1
        guard let month = readMonth(&position, before: end), skipBlank(&position, before: end),
            let year = readYear(&position, before: end)
        else { return false }
        (time.year, time.month, time.day) = (year, month, day)
        return true
    }

    /// Reads a year of two or four digits.
    private func readYear(_ position: inout Int, before end: Int) -> Int? {
        let start = position
        guard let year = decimal(&position, before: Swift.min(end, start + 4)) else { return nil }
        switch position - start {
        case 4: return Int(year)
        case 2: return Int(year) + (year < 70 ? 2000 : 1900)
        default: return nil
        }
    }

    /// Reads a time; the answer tells whether it has seconds.
    private func readLocaleTime(_ position: inout Int, before end: Int, into time: inout CivilTime) -> Bool? {
        guard let hour = decimal(&position, before: Swift.min(end, position + 2)), position + 3 <= end,
            self[position] == 0x3A, let minute = twoDigits(at: position + 1)
        else { return nil }
        position += 3
        (time.hour, time.minute) = (Int(hour), minute)
        var hasSeconds = false
        if position + 3 <= end, self[position] == 0x3A, let second = twoDigits(at: position + 1) {
            time.second = second
            hasSeconds = true
            position += 3
            guard readFraction(&position, before: end, into: &time) else { return nil }
        }
        return readHalfDay(&position, before: end, into: &time) ? hasSeconds : nil
    }

    /// Reads `AM` or `PM`; false when the hour is none of twelve.
    private func readHalfDay(_ position: inout Int, before end: Int, into time: inout CivilTime) -> Bool {
        var next = position
        skipBlank(&next, before: end)
        guard next + 2 <= end, self[next + 1] | 0x20 == 0x6D else { return true }
        let letter = self[next] | 0x20
        guard letter == 0x61 || letter == 0x70, next + 2 == end || (self[next + 2] | 0x20) &- 0x61 >= 26 else {
            return true
        }
        guard (1...12).contains(time.hour) else { return false }
        time.hour = time.hour % 12 + (letter == 0x70 ? 12 : 0)
        position = next + 2
        return true
    }

    /// Steps over a blank, one that does not break (U+00A0) or a narrow one (U+202F).
    @discardableResult
    func skipBlank(_ position: inout Int, before end: Int) -> Bool {
        guard position < end else { return false }
        if self[position] == 0x20 {
            position += 1
        } else if hasText("\u{A0}", at: position, before: end) {
            position += 2
        } else if hasText("\u{202F}", at: position, before: end) {
            position += 3
        } else {
            return false
        }
        return true
    }
}
