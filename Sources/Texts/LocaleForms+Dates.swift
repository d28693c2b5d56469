public import Redaction

extension LocaleForms {
    /// A time as ISO 8601 writes it, in the order of the language: `2026-07-29 14:00:01.413` or `29.07.2026 14:00:01,413`.
    ///
    /// `civil` is `2026-07-29`, or goes on behind a `T` or a blank; other texts stay as they are.
    public func time(_ civil: String) -> Public {
        let parts = civil.split(maxSplits: 1, whereSeparator: { $0 == "T" || $0 == " " })
        let date = parts.first?.split(separator: "-") ?? []
        guard dateOrder == .dayFirst, date.count == 3, date[0].utf8.count >= 4 else {
            return Public(authored: parts.joined(separator: " "))
        }
        let day = "\(date[2]).\(date[1]).\(date[0])"
        guard parts.count > 1 else { return Public(authored: day) }
        return "\(Public(authored: day)) \(clock(parts[1]))"
    }

    /// A time of day: `14:05`, `14:05:30.412` or `14:05:30,412`.
    public func clock(_ time: Substring) -> Public {
        Public(authored: time.split(separator: ".", maxSplits: 1).joined(separator: decimalMark))
    }

    /// A day with the name of its month: `29 Jul 2026`, `29. Juli 2026`, and without its year.
    public func day(_ day: Int, month: Int, year: Public?) -> Public {
        let short: Public = "\(day)\(dayMark) \(months[min(max(month, 1), months.count) - 1])"
        return year.map { "\(short) \($0)" } ?? short
    }
}
