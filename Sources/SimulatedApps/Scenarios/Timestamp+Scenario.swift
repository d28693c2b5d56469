public import EventModel

extension Timestamp {
    /// A time as `2026-07-29T14:00:00.412337+03:00` or with `Z`; nil for anything else.
    public init?(scenarioTime text: String) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = Self.dayNumber(of: parts[0]) else { return nil }
        guard let zone = parts[1].lastIndex(where: { "Z+-".contains($0) }),
            let offset = Self.offsetSeconds(of: parts[1][zone...])
        else { return nil }
        let clock = parts[1][..<zone].split(separator: ".", omittingEmptySubsequences: false)
        guard let time = clock.first.flatMap({ Self.numbers(of: $0, separator: ":") }), time.count == 3,
            time[0] < 24, time[1] < 60, time[2] < 60
        else { return nil }
        var nanoseconds = 0
        if clock.count == 2 {
            guard (1...9).contains(clock[1].count), let fraction = Self.number(of: clock[1]) else { return nil }
            nanoseconds = (clock[1].count..<9).reduce(fraction) { number, _ in number * 10 }
        } else if clock.count != 1 {
            return nil
        }
        let seconds = Int64(day) * 86_400 + Int64(time[0] * 3600 + time[1] * 60 + time[2])
        self.init(civilNanoseconds: seconds * 1_000_000_000 + Int64(nanoseconds), utcOffsetSeconds: offset)
    }

    private static func dayNumber(of text: Substring) -> Int? {
        guard let date = numbers(of: text, separator: "-"), date.count == 3, (1...9999).contains(date[0]),
            (1...12).contains(date[1]), (1...dayCount(year: date[0], month: date[1])).contains(date[2])
        else { return nil }
        let day = days(year: date[0], month: date[1], day: date[2])
        // The clock is 64 bits of nanoseconds: from 1678 to 2261.
        return (-106_000...106_000).contains(day) ? day : nil
    }

    private static func offsetSeconds(of text: Substring) -> Int32? {
        if text == "Z" { return 0 }
        guard text.count == 6, let parts = numbers(of: text.dropFirst(), separator: ":"), parts.count == 2,
            parts[0] < 24, parts[1] < 60
        else { return nil }
        let seconds = Int32(parts[0] * 3600 + parts[1] * 60)
        return text.first == "-" ? -seconds : seconds
    }

    private static func numbers(of text: Substring, separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let values = parts.compactMap { number(of: $0) }
        return values.count == parts.count ? values : nil
    }

    private static func number(of text: Substring) -> Int? {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
