internal import EventModel

/// The rule of a time zone as the variable TZ of POSIX has it, with the extensions of RFC 9636.
///
///     rule   = name offset [name [offset] "," change "," change]
///     name   = three letters or more, or any in "<" ">"
///     offset = ["+" | "-"] hours [":" minutes [":" seconds]], west of UTC
///     change = day ["/" time]                to summer time first, from it second
///     day    = "M" month "." week "." weekday    the week's day 0 (Sunday) to 6; week 5 is the last one
///            | "J" 1…365                         29 February is not counted
///            | 0…365                             29 February is counted
///     time   = offset, of the clock before the change; 02:00:00 without one; up to 167 hours either way
struct ZoneRule: Sendable, Hashable {
    private enum Day: Sendable, Hashable {
        case weekday(month: Int, week: Int, day: Int)
        case numbered(Int, countsLeapDay: Bool)
    }

    private struct Change: Sendable, Hashable {
        var day: Day
        var seconds: Int64
    }

    private struct Summer: Sendable, Hashable {
        var offset: Int32
        var start: Change
        var end: Change
    }

    private var standard: Int32
    private var summer: Summer?

    /// A rule; nil when the text is not one.
    init?(_ text: String) {
        var parser = Parser(rest: Array(text.utf8)[...])
        guard parser.name(), let west = parser.time() else { return nil }
        standard = Int32(-west)
        guard !parser.rest.isEmpty else { return }
        guard parser.name() else { return nil }
        var offset = standard + 3600
        if parser.rest.first != UInt8(ascii: ",") {
            guard let west = parser.time() else { return nil }
            offset = Int32(-west)
        }
        guard let start = ZoneRule.change(&parser), let end = ZoneRule.change(&parser), parser.rest.isEmpty else {
            return nil
        }
        summer = Summer(offset: offset, start: start, end: end)
    }

    /// Seconds east of UTC at an instant, in seconds since 1970 in UTC.
    func offset(at instant: Int64) -> Int32 {
        guard let summer else { return standard }
        let civil = instant + Int64(standard)
        let days = civil >= 0 ? civil / 86_400 : (civil - 86_399) / 86_400
        let year = Timestamp.civilDate(days: Int(days)).year
        let start = ZoneRule.civilSeconds(of: summer.start, in: year) - Int64(standard)
        let end = ZoneRule.civilSeconds(of: summer.end, in: year) - Int64(summer.offset)
        let isSummer =
            start < end ? (start..<end).contains(instant) : !(end..<start).contains(instant)
        return isSummer ? summer.offset : standard
    }

    private static func civilSeconds(of change: Change, in year: Int) -> Int64 {
        Int64(dayNumber(of: change.day, in: year)) * 86_400 + change.seconds
    }

    private static func dayNumber(of day: Day, in year: Int) -> Int {
        switch day {
        case .numbered(let number, let countsLeapDay):
            let isLeap = Timestamp.dayCount(year: year, month: 2) == 29
            let skipped = !countsLeapDay && isLeap && number >= 60 ? 1 : 0
            return Timestamp.days(year: year, month: 1, day: 1) + (countsLeapDay ? number : number - 1) + skipped
        case .weekday(let month, let week, let weekday):
            let first = Timestamp.days(year: year, month: month, day: 1)
            // 1970-01-01 was a Thursday, day 4 of the week.
            let firstWeekday = ((first + 4) % 7 + 7) % 7
            let day = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
            return day < first + Timestamp.dayCount(year: year, month: month) ? day : day - 7
        }
    }

    private static func change(_ parser: inout Parser) -> Change? {
        guard parser.take(","), let day = day(&parser) else { return nil }
        guard parser.take("/") else { return Change(day: day, seconds: 7200) }
        return parser.time().map { Change(day: day, seconds: $0) }
    }

    private static func day(_ parser: inout Parser) -> Day? {
        if parser.take("M") {
            guard let month = parser.number(1...12), parser.take("."), let week = parser.number(1...5),
                parser.take("."),
                let day = parser.number(0...6)
            else { return nil }
            return .weekday(month: month, week: week, day: day)
        }
        if parser.take("J") { return parser.number(1...365).map { .numbered($0, countsLeapDay: false) } }
        return parser.number(0...365).map { .numbered($0, countsLeapDay: true) }
    }
}

/// Takes the parts of a rule off the front of its text.
private struct Parser {
    var rest: ArraySlice<UInt8>

    mutating func take(_ character: Character) -> Bool {
        guard let first = rest.first, first == character.asciiValue else { return false }
        rest.removeFirst()
        return true
    }

    mutating func name() -> Bool {
        if take("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
            rest = rest[(end + 1)...]
            return true
        }
        let letters = rest.prefix { (0x41...0x5A).contains($0 & 0xDF) }
        rest = rest.dropFirst(letters.count)
        return letters.count >= 3
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(4).prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        let number = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
        return range.contains(number) ? number : nil
    }

    /// Hours with minutes and seconds, in seconds.
    mutating func time() -> Int64? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard let hours = number(0...167) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where take(":") {
            guard let number = number(0...59) else { return nil }
            seconds += number * unit
        }
        return Int64(isNegative ? -seconds : seconds)
    }
}
