/// What a time did not say, and what was taken in its place. Nothing is made up where nobody said it: an unknown part stays
/// unknown.
public enum TimeAssumption: String, Sendable, Hashable, CaseIterable {
    /// The offset from UTC is not printed, and nobody said it: the time is civil.
    case zoneUnknown = "zone-unknown"
    /// The offset from UTC is the one that `--time-zone` gives.
    case zoneAssumed = "zone-assumed"
    /// The year is not printed, and nobody said it.
    case yearUnknown = "year-unknown"
    /// The year is the one that `--year` gives, or one behind it.
    case yearAssumed = "year-assumed"
    /// The date is not printed, and nobody said it.
    case dateUnknown = "date-unknown"
    /// The date is the one that `--date` gives, or one behind it.
    case dateAssumed = "date-assumed"
    /// A time that went back by more than half a year was taken for one of the next year.
    case yearTurned = "year-turned"
    /// A time without a date that went back by more than twelve hours was taken for one of the next day.
    case dayTurned = "day-turned"
    /// The order of day and month in a date of numbers was concluded from other lines.
    case dateOrderGuessed = "date-order-guessed"
}
