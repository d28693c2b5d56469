internal import EventModel

/// The time of a line in the reader's zone: seconds are formatted once, and again only when they change.
struct LineClock: Sendable {
    enum Layout: Sendable {
        /// `2026-07-29 14:00:00`, with this byte between date and time.
        case civil(separator: UInt8)
        /// `Jul 29 14:00:00`, the day padded with a blank.
        case month
    }

    private let layout: Layout
    private let offsetNanoseconds: Int64
    private let zone: [UInt8]
    private var second = Int64.min
    private var text: [UInt8] = []
    private var day = Int64.min
    private var date: [UInt8] = []
    private var fraction: Int64 = 0

    init(layout: Layout, utcOffsetMinutes: Int) {
        self.layout = layout
        offsetNanoseconds = Int64(utcOffsetMinutes) * 60_000_000_000
        let minutes = UInt64(abs(utcOffsetMinutes))
        var zone: [UInt8] = [utcOffsetMinutes < 0 ? 0x2D : 0x2B]
        zone.add(decimal: minutes / 60, width: 2)
        zone.add(decimal: minutes % 60, width: 2)
        self.zone = zone
    }

    /// Goes to an instant, in nanoseconds since 1970 UTC.
    mutating func move(to instant: Int64) {
        let civil = instant + offsetNanoseconds
        var (seconds, rest) = civil.quotientAndRemainder(dividingBy: 1_000_000_000)
        if rest < 0 { (seconds, rest) = (seconds - 1, rest + 1_000_000_000) }
        fraction = rest
        if seconds != second { format(seconds) }
    }

    /// Appends date and time down to the second.
    func addSeconds(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text)
    }

    /// Appends a point and three digits.
    func addMilliseconds(to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        bytes.add(threeDigits: Int(fraction / 1_000_000))
    }

    /// Appends a point and six digits.
    func addMicroseconds(to bytes: inout [UInt8]) {
        bytes.append(0x2E)
        bytes.add(threeDigits: Int(fraction / 1_000_000))
        bytes.add(threeDigits: Int(fraction / 1000 % 1000))
    }

    /// Appends the zone, `+0300`.
    func addZone(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: zone)
    }

    private mutating func format(_ seconds: Int64) {
        let isSameMinute = seconds >= 0 && second >= 0 && seconds / 60 == second / 60
        second = seconds
        if isSameMinute {
            text.removeLast(2)
            return text.add(twoDigits: Int(seconds % 60))
        }
        var (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        if rest < 0 { (days, rest) = (days - 1, rest + 86_400) }
        if days != day { formatDate(days) }
        text.removeAll(keepingCapacity: true)
        text.append(contentsOf: date)
        text.add(twoDigits: Int(rest / 3600))
        text.append(0x3A)
        text.add(twoDigits: Int(rest / 60 % 60))
        text.append(0x3A)
        text.add(twoDigits: Int(rest % 60))
    }

    private mutating func formatDate(_ days: Int64) {
        day = days
        let (year, month, dayOfMonth) = LineClock.civilDate(days: Int(days))
        date.removeAll(keepingCapacity: true)
        switch layout {
        case .civil(let separator):
            date.add(decimal: UInt64(max(0, year)), width: 4)
            date.append(0x2D)
            date.add(decimal: UInt64(month), width: 2)
            date.append(0x2D)
            date.add(decimal: UInt64(dayOfMonth), width: 2)
            date.append(separator)
        case .month:
            date.add(LineClock.months[month - 1])
            date.add(dayOfMonth < 10 ? "  " : " ")
            date.add(decimal: UInt64(dayOfMonth))
            date.append(0x20)
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Year, month and day of a count of days since 1970, by counting the days of years and months.
    static func civilDate(days: Int) -> (year: Int, month: Int, day: Int) {
        // 400 years have 146,097 days; within them years are counted one by one.
        let eras = (days >= 0 ? days : days - 146_096) / 146_097
        var rest = days - eras * 146_097
        var year = 1970 + eras * 400
        while rest >= daysOfYear(year) {
            rest -= daysOfYear(year)
            year += 1
        }
        var month = 1
        while rest >= Timestamp.dayCount(year: year, month: month) {
            rest -= Timestamp.dayCount(year: year, month: month)
            month += 1
        }
        return (year, month, rest + 1)
    }

    private static func daysOfYear(_ year: Int) -> Int {
        Timestamp.dayCount(year: year, month: 2) + 337
    }
}
