public import EventModel

/// Completes the times of one capture with what the user says about them, in the order of the capture, and counts what was
/// assumed.
///
///     var completion = TimeCompletion(zone: .offset(7200), year: 2026)
///     completion.complete(&record.time)
///
/// Without a year the placeholder stays (`Timestamp.placeholderYear`), without a date the placeholder's first day; both are
/// followed all the same, so that times of one capture can be compared: one that goes back by more than half a year is of the
/// next year, a time of day that goes back by more than twelve hours is of the next day. A time that comes up to ten minutes late
/// is put before such a turn again.
public struct TimeCompletion: Sendable, Hashable {
    /// The zone of times that come without an offset.
    public enum Zone: Sendable, Hashable {
        /// Seconds east of UTC.
        case offset(Int32)
        /// A zone with its rules.
        case named(ZoneInfo)
    }

    /// The years that a time can have.
    public static var years: ClosedRange<Int> { CivilTime.years }

    /// A day of the calendar.
    public struct Day: Sendable, Hashable {
        /// Days since 1970-01-01.
        public let days: Int

        /// A day; nil when there is none of that date, or its year is none of `years`.
        public init?(year: Int, month: Int, day: Int) {
            guard TimeCompletion.years.contains(year), (1...12).contains(month),
                (1...Timestamp.dayCount(year: year, month: month)).contains(day)
            else { return nil }
            days = Timestamp.days(year: year, month: month, day: day)
        }
    }

    /// The zone of times that come without an offset; nil leaves them civil.
    public var zone: Zone?
    /// The year of the first time that comes without a year.
    public var year: Int?
    /// The day of the first time that comes without a date. Without `year` its year counts for times without one.
    public var date: Day?

    private var counts: [TimeAssumption: Int] = [:]
    private var years = Turns()
    private var days = Turns()
    /// Times with an assumed offset and times without one: every time of a capture, so they are counted apart.
    private var zoned = 0
    private var unzoned = 0

    /// What is known of times beyond what the log prints.
    public init(zone: Zone? = nil, year: Int? = nil, date: Day? = nil) {
        self.zone = zone
        self.year = year
        self.date = date
    }

    private static let day: Int64 = 86_400_000_000_000

    /// Completes a time. Times of one capture come in its order.
    public mutating func complete(_ time: inout Timestamp) {
        switch time.unknown {
        case .nothing: break
        case .year: completeYear(of: &time)
        case .date: completeDate(of: &time)
        }
        if time.utcOffsetSeconds == nil { completeZone(of: &time) }
    }

    /// As `complete(_:)`; nothing where there is no time.
    public mutating func complete(_ time: inout Timestamp?) {
        guard var known = time else { return }
        complete(&known)
        time = known
    }

    private mutating func note(_ assumption: TimeAssumption) {
        counts[assumption, default: 0] += 1
    }

    /// How often each assumption was made.
    public var assumptions: [TimeAssumption: Int] {
        var assumptions = counts
        if zoned > 0 { assumptions[.zoneAssumed] = zoned }
        if unzoned > 0 { assumptions[.zoneUnknown] = unzoned }
        return assumptions
    }

    private mutating func completeYear(of time: inout Timestamp) {
        let first = year ?? date.map { Timestamp.civilDate(days: $0.days).year }
        let turn = years.turn(
            of: time.civilNanoseconds, backBy: 183 * TimeCompletion.day, period: 366 * TimeCompletion.day)
        if turn.isNew { note(.yearTurned) }
        guard let moved = time.movedToYear((first ?? Timestamp.placeholderYear) + turn.count) else {
            return note(.yearUnknown)
        }
        time.civilNanoseconds = moved
        if first != nil { time.unknown = .nothing }
        note(first == nil ? .yearUnknown : .yearAssumed)
    }

    private mutating func completeDate(of time: inout Timestamp) {
        let turn = days.turn(of: time.civilNanoseconds, backBy: TimeCompletion.day / 2, period: TimeCompletion.day)
        if turn.isNew { note(.dayTurned) }
        let placeholder = Timestamp.days(year: Timestamp.placeholderYear, month: 1, day: 1)
        let day = (date?.days ?? placeholder) - placeholder + turn.count
        time.civilNanoseconds += Int64(day) * TimeCompletion.day
        if date != nil { time.unknown = .nothing }
        note(date == nil ? .dateUnknown : .dateAssumed)
    }

    private mutating func completeZone(of time: inout Timestamp) {
        switch zone {
        case .offset(let seconds): time.utcOffsetSeconds = seconds
        case .named(let zone) where time.unknown == .nothing:
            let (seconds, rest) = time.civilNanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
            time.utcOffsetSeconds = zone.offset(civilSeconds: rest < 0 ? seconds - 1 : seconds)
        default:
            unzoned += 1
            return
        }
        zoned += 1
    }
}

/// Follows times that say no more than where in a period they are, through its turns.
private struct Turns: Sendable, Hashable {
    private var last: Int64?
    private var count = 0

    /// A capture that turns more often has no order to go by.
    private static let limit = 366
    /// How late a time may come.
    private static let lateness: Int64 = 600_000_000_000

    /// How many turns there were before a time. A time that goes back by more than `limit` is behind a new one; one that is a
    /// few minutes before a turn that has been comes late.
    mutating func turn(of time: Int64, backBy limit: Int64, period: Int64) -> (count: Int, isNew: Bool) {
        guard let last else {
            last = time
            return (0, false)
        }
        if last - time > limit {
            self.last = time
            guard count < Turns.limit else { return (count, false) }
            count += 1
            return (count, true)
        }
        if count > 0, last + period - time < Turns.lateness { return (count - 1, false) }
        self.last = time
        return (count, false)
    }
}

extension Timestamp {
    /// The civil time of the same day and hour in another year; nil where that year has no 29 February.
    fileprivate func movedToYear(_ year: Int) -> Int64? {
        let length: Int64 = 86_400_000_000_000
        let rest = (civilNanoseconds % length + length) % length
        let (own, month, day) = Timestamp.civilDate(days: Int((civilNanoseconds - rest) / length))
        if own == year { return civilNanoseconds }
        guard TimeCompletion.years.contains(year), day <= Timestamp.dayCount(year: year, month: month) else {
            return nil
        }
        return Int64(Timestamp.days(year: year, month: month, day: day)) * length + rest
    }
}
