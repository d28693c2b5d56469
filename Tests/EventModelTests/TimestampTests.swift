import Testing

@testable import EventModel

@Suite struct TimestampTests {
    struct TextCase: Sendable {
        var nanoseconds: Int64
        var digits: UInt8
        var text: String
    }

    static let texts = [
        TextCase(nanoseconds: 0, digits: 0, text: "1970-01-01T00:00:00"),
        TextCase(nanoseconds: -1, digits: 9, text: "1969-12-31T23:59:59.999999999"),
        TextCase(nanoseconds: -1_000_000_000, digits: 0, text: "1969-12-31T23:59:59"),
        TextCase(nanoseconds: 951_782_400_000_000_000, digits: 0, text: "2000-02-29T00:00:00"),
        TextCase(nanoseconds: 1_735_689_599_000_000_000, digits: 0, text: "2024-12-31T23:59:59"),
        TextCase(nanoseconds: 4_107_542_400_000_000_000, digits: 0, text: "2100-03-01T00:00:00"),
        TextCase(nanoseconds: -2_203_891_201_000_000_000, digits: 0, text: "1900-02-28T23:59:59"),
        TextCase(nanoseconds: 1_785_333_600_412_337_000, digits: 3, text: "2026-07-29T14:00:00.412"),
        TextCase(nanoseconds: 1_785_333_600_412_337_000, digits: 6, text: "2026-07-29T14:00:00.412337"),
        TextCase(nanoseconds: 1_785_333_600_000_000_007, digits: 9, text: "2026-07-29T14:00:00.000000007"),
        TextCase(nanoseconds: 1_785_333_600_999_999_999, digits: 1, text: "2026-07-29T14:00:00.9"),
        // The ends of 64-bit nanoseconds, as every table of them has it.
        TextCase(nanoseconds: .min, digits: 9, text: "1677-09-21T00:12:43.145224192"),
        TextCase(nanoseconds: .max, digits: 9, text: "2262-04-11T23:47:16.854775807"),
    ]

    @Test(arguments: texts)
    func aTimeIsWrittenAsItWasPrinted(_ text: TextCase) {
        let time = Timestamp(civilNanoseconds: text.nanoseconds, fractionDigits: text.digits)
        #expect(time.civilText == text.text)
    }

    struct OffsetCase: Sendable {
        var seconds: Int32?
        var text: String?
    }

    static let offsets = [
        OffsetCase(seconds: nil, text: nil), OffsetCase(seconds: 0, text: "+00:00"),
        OffsetCase(seconds: 10_800, text: "+03:00"), OffsetCase(seconds: -12_600, text: "-03:30"),
        OffsetCase(seconds: -1800, text: "-00:30"), OffsetCase(seconds: 20_700, text: "+05:45"),
        OffsetCase(seconds: .min, text: "-596523:14"), OffsetCase(seconds: .max, text: "+596523:14"),
    ]

    @Test(arguments: offsets)
    func anOffsetIsWrittenWithItsSign(_ offset: OffsetCase) {
        #expect(Timestamp(civilNanoseconds: 0, utcOffsetSeconds: offset.seconds).utcOffsetText == offset.text)
    }

    struct InstantCase: Sendable {
        var civil: Int64
        var offset: Int32?
        var instant: Int64
    }

    static let instants = [
        InstantCase(civil: 5, offset: nil, instant: 5),
        InstantCase(civil: 10_800_000_000_000, offset: 10_800, instant: 0),
        InstantCase(civil: 0, offset: -1800, instant: 1_800_000_000_000),
        InstantCase(civil: .min, offset: 1, instant: .min), InstantCase(civil: .max, offset: -1, instant: .max),
    ]

    @Test(arguments: instants)
    func anInstantIsCivilTimeLessTheOffset(_ time: InstantCase) {
        let stamp = Timestamp(civilNanoseconds: time.civil, utcOffsetSeconds: time.offset)
        #expect(stamp.instantNanoseconds == time.instant)
    }

    struct MonthCase: Sendable {
        var year: Int
        var month: Int
        var days: Int
    }

    static let months =
        [
            MonthCase(year: 1900, month: 2, days: 28), MonthCase(year: 2000, month: 2, days: 29),
            MonthCase(year: 2023, month: 2, days: 28), MonthCase(year: 2024, month: 2, days: 29),
            MonthCase(year: 2100, month: 2, days: 28), MonthCase(year: 2400, month: 2, days: 29),
        ]
        + zip(1...12, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]).map { month, days in
            MonthCase(year: 2025, month: month, days: days)
        }

    @Test(arguments: months)
    func monthsHaveTheirDays(_ month: MonthCase) {
        #expect(Timestamp.dayCount(year: month.year, month: month.month) == month.days)
    }

    /// Walks the calendar day by day, across four centuries' leap years and 1970.
    @Test func daysCountUpOneByOne() {
        var day = -135_140  // 1600-01-01: 370 years of 365 days and 90 leap days before 1970.
        var mistakes = 0
        for year in 1600...2000 {
            for month in 1...12 {
                for date in 1...Timestamp.dayCount(year: year, month: month) {
                    let back = Timestamp.civilDate(days: day)
                    mistakes += Timestamp.days(year: year, month: month, day: date) == day ? 0 : 1
                    mistakes += back.year == year && back.month == month && back.day == date ? 0 : 1
                    day += 1
                }
            }
        }
        #expect(mistakes == 0)
        #expect(day == 11_323)  // 2001-01-01: 31 years and 8 leap days.
    }
}
