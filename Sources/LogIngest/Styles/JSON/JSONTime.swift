internal import EventModel

/// Times of JSON records that are no whole stamp: numbers since 1970, and the local times of this tool's own records.
enum JSONTime {
    /// Seconds since 1970 in UTC, with the digits that are printed.
    static func seconds(_ bytes: Span<UInt8>, _ value: JSONValue) -> Timestamp? {
        timestamp(bytes, value, scale: 9)
    }

    /// Nanoseconds since 1970 in UTC.
    static func nanoseconds(_ bytes: Span<UInt8>, _ value: JSONValue) -> Timestamp? {
        timestamp(bytes, value, scale: 0)
    }

    /// A time without a year, `--10-07T08:21:33`, without a date, `T09:12:53.634705-05:00`, or to the minute,
    /// `2024-12-08T18:17`.
    static func partial(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Timestamp? {
        let end = range.upperBound
        var position = range.lowerBound
        var time = CivilTime()
        var isToTheMinute = false
        guard readDate(bytes, &position, before: end, into: &time), position < end, bytes[position] == 0x54 else {
            return nil
        }
        position += 1
        if bytes.readClock(&position, before: end, into: &time) {
            guard bytes.readFraction(&position, before: end, into: &time) else { return nil }
        } else {
            guard position + 5 <= end, bytes[position + 2] == 0x3A, let hour = bytes.twoDigits(at: position),
                let minute = bytes.twoDigits(at: position + 3)
            else { return nil }
            (time.hour, time.minute) = (hour, minute)
            isToTheMinute = true
            position += 5
        }
        guard bytes.readZone(&position, before: end, into: &time), position == end else { return nil }
        let stamp = time.stamp(endingAt: end)
        guard stamp.isPossible else { return nil }
        var result = stamp.time
        result.isToTheMinute = isToTheMinute
        return result
    }

    /// Reads `YYYY-MM-DD`, `--MM-DD` or nothing.
    private static func readDate(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into time: inout CivilTime
    ) -> Bool {
        if position < end, bytes[position] == 0x54 { return true }
        var next = position
        if bytes.hasText("--", at: next, before: end) {
            next += 2
        } else {
            guard next + 5 <= end, let century = bytes.twoDigits(at: next), let year = bytes.twoDigits(at: next + 2),
                bytes[next + 4] == 0x2D
            else { return false }
            time.year = century * 100 + year
            next += 5
        }
        guard next + 5 <= end, let month = bytes.twoDigits(at: next), bytes[next + 2] == 0x2D,
            let day = bytes.twoDigits(at: next + 3)
        else { return false }
        (time.month, time.day) = (month, day)
        position = next + 5
        return true
    }

    private static func timestamp(_ bytes: Span<UInt8>, _ value: JSONValue, scale: Int) -> Timestamp? {
        var decimal: Decimal
        switch value {
        case .integer(let magnitude, false): decimal = Decimal(digits: magnitude)
        case .number(let range):
            guard let number = Decimal(bytes, range) else { return nil }
            decimal = number
        default: return nil
        }
        let digits = scale == 9 ? max(0, min(9, -decimal.exponent)) : 9
        decimal.exponent += scale
        guard let nanoseconds = decimal.integer, nanoseconds <= JSONTime.last else { return nil }
        return Timestamp(civilNanoseconds: nanoseconds, utcOffsetSeconds: 0, fractionDigits: UInt8(digits))
    }

    /// The end of the years that are believed.
    private static let last =
        Int64(Timestamp.days(year: CivilTime.years.upperBound, month: 12, day: 31)) * 86_400_000_000_000

    /// A number as `digits * 10^exponent`, up to nineteen digits exact.
    private struct Decimal {
        var digits: UInt64
        var exponent = 0

        init(digits: UInt64) {
            self.digits = digits
        }

        /// A valid number of JSON that is not negative.
        init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
            digits = 0
            var position = range.lowerBound
            var isBehindPoint = false
            while position < range.upperBound, bytes[position] | 0x20 != 0x65 {
                if let digit = bytes[position].digitValue {
                    let isKept = digits < 1_000_000_000_000_000_000
                    if isKept { digits = digits * 10 + UInt64(digit) }
                    exponent += isBehindPoint ? (isKept ? -1 : 0) : (isKept ? 0 : 1)
                } else if bytes[position] == 0x2E {
                    isBehindPoint = true
                } else {
                    return nil
                }
                position += 1
            }
            guard position < range.upperBound else { return }
            position += 1
            let isNegative = bytes[position] == 0x2D
            if bytes[position].digitValue == nil { position += 1 }
            guard let power = bytes.decimal(&position, before: range.upperBound), power < 100 else { return nil }
            exponent += isNegative ? -Int(power) : Int(power)
        }

        /// The whole part, if 64 bits hold it.
        var integer: Int64? {
            var result = digits
            var rest = exponent
            while rest > 0, result > 0 {
                let (product, overflow) = result.multipliedReportingOverflow(by: 10)
                guard !overflow else { return nil }
                result = product
                rest -= 1
            }
            while rest < 0, result > 0 {
                result /= 10
                rest += 1
            }
            return Int64(exactly: result)
        }
    }
}

extension JSONValue {
    /// Whether it is a number of any form.
    var isNumber: Bool {
        switch self {
        case .integer, .number: true
        default: false
        }
    }
}
