public import LogIngest

extension TimeCompletion.Day {
    /// A day written as `2026-07-29`; nil for another text, and for a day that the calendar lacks.
    public init?(writtenAs text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { digits($0) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}

extension TimeCompletion.Zone {
    /// A zone written as `Z`, `+0200`, `-02:00`, or by its name in the system's database; nil for another text.
    public init?(writtenAs text: String) {
        if let seconds = Self.seconds(text) {
            self = .offset(seconds)
        } else if let zone = try? ZoneInfo(named: text) {
            self = .named(zone)
        } else {
            return nil
        }
    }

    /// Whether a zone is written so.
    public static func isKnown(_ text: String) -> Bool { Self(writtenAs: text) != nil }

    private static func seconds(_ text: String) -> Int32? {
        if text == "Z" || text == "z" { return 0 }
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let rest = text.dropFirst()
        let parts =
            rest.contains(":")
            ? rest.split(separator: ":", omittingEmptySubsequences: false) : [rest.prefix(2), rest.dropFirst(2)]
        guard parts.map(\.count) == [2, 2], let hours = digits(parts[0]), let minutes = digits(parts[1]), hours <= 18,
            minutes < 60
        else { return nil }
        let seconds = Int32(hours * 3600 + minutes * 60)
        return sign == "-" ? -seconds : seconds
    }
}

/// The number of a text of digits only.
private func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
}
