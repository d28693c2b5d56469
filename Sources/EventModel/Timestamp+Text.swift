extension Timestamp {
    /// The civil time as `2026-07-29T14:00:00.412`, with as many digits as the log printed; `--07-29T…` without a known year,
    /// `T14:00…` without a known date (the forms of ISO 8601:2000).
    public var civilText: String {
        let (seconds, nanoseconds) = civilNanoseconds.floorDivided(by: 1_000_000_000)
        let (day, secondOfDay) = seconds.floorDivided(by: 86_400)
        let (year, month, dayOfMonth) = Timestamp.civilDate(days: Int(day))
        var text = ""
        switch unknown {
        case .nothing: text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
        case .year: text = "--\(padded(month, 2))-\(padded(dayOfMonth, 2))"
        case .date: break
        }
        text += "T\(padded(Int(secondOfDay / 3600), 2)):\(padded(Int(secondOfDay / 60 % 60), 2))"
        if isToTheMinute { return text }
        text += ":" + padded(Int(secondOfDay % 60), 2)
        if fractionDigits > 0 {
            text += "." + padded(Int(nanoseconds), 9).prefix(Int(fractionDigits))
        }
        return text
    }

    /// The offset as `+03:00`, or nil when it is not known.
    public var utcOffsetText: String? {
        guard let offset = utcOffsetSeconds else { return nil }
        let minutes = abs(Int(offset)) / 60
        return (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
    }

    /// Year, month and day of a count of days since 1970-01-01.
    public static func civilDate(days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

extension Int64 {
    /// The quotient rounded towards minus infinity, and what is left, never below 0; `divisor` is positive.
    fileprivate func floorDivided(by divisor: Int64) -> (quotient: Int64, rest: Int64) {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }
}

private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
}
