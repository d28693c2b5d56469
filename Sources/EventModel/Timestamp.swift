/// A time as a log printed it: civil date and time, and the offset from UTC where the log names one.
///
/// Nothing is made up: without an offset the time stays civil. Precision is a nanosecond; how many digits the log
/// printed is kept, so that a time is shown as it was read.
public struct Timestamp: Sendable, Hashable {
    /// Nanoseconds of the civil time since 1970-01-01T00:00:00 of the same clock.
    public var civilNanoseconds: Int64
    /// Seconds east of UTC, or nil when the log does not say.
    public var utcOffsetSeconds: Int32?
    /// Digits after the decimal point of the seconds, 0 to 9.
    public var fractionDigits: UInt8
    /// The part of the date that the log did not print.
    public var unknown = UnknownPart.nothing
    /// Whether the log printed hours and minutes only.
    public var isToTheMinute = false

    /// The part of a date that a log left out; in its place stands that of 2000-01-01, in a leap year, so that times of one
    /// log can be compared and every day of a year exists.
    public enum UnknownPart: Sendable, Hashable {
        /// The whole date is known.
        case nothing
        /// Month and day are known, the year is not.
        case year
        /// Only the time of day is known.
        case date
    }

    /// The year in place of an unknown one.
    public static let placeholderYear = 2000

    /// A civil time with or without an offset.
    public init(civilNanoseconds: Int64, utcOffsetSeconds: Int32? = nil, fractionDigits: UInt8 = 6) {
        self.civilNanoseconds = civilNanoseconds
        self.utcOffsetSeconds = utcOffsetSeconds
        self.fractionDigits = fractionDigits
    }

    /// Nanoseconds for ordering and differences: UTC where the offset is known, civil time otherwise. Beyond what 64 bits
    /// hold it stays at their end.
    public var instantNanoseconds: Int64 {
        let offset = Int64(utcOffsetSeconds ?? 0) * 1_000_000_000
        let (instant, overflow) = civilNanoseconds.subtractingReportingOverflow(offset)
        return overflow ? (offset < 0 ? .max : .min) : instant
    }

    /// Days since 1970-01-01 of a date in the proleptic Gregorian calendar; `month` 1 to 12, `day` 1 to 31.
    public static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The number of days of a month, leap years included.
    public static func dayCount(year: Int, month: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
