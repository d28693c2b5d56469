/// A day of the calendar, such as `2027-06-01`.
public struct CivilDate: Sendable, Hashable, Comparable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// A day, or nil when the calendar has no such one.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...days[month - 1]).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day that a text of the form `2027-06-01` names, or nil.
    public init?(parsing text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day in which a moment lies, in UTC.
    ///
    /// - Parameter secondsSince1970: the moment; before the year 1 and after 9999 it counts as the nearest day of these.
    public init(secondsSince1970: Int64) {
        // Days from civil, the other way round: the calendar repeats every 146,097 days, and years begin in March.
        let days = (secondsSince1970 >= 0 ? secondsSince1970 : secondsSince1970 - 86_399) / 86_400 + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = Int(shifted < 10 ? shifted + 3 : shifted - 9)
        year = min(9999, max(1, Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)))
        self.month = month
        day = Int(dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// Days since the first one of the calendar's era of 400 years, for differences.
    var days: Int {
        let shifted = month > 2 ? year : year - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (153 * ((month + 9) % 12) + 2) / 5 + day
    }

    /// Earlier days first.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// `2027-06-01`.
    public var text: Public {
        let year = String(self.year)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        return Public(
            redacted: String(repeating: "0", count: 4 - year.count) + year + "-" + two(month) + "-" + two(day))
    }
}
