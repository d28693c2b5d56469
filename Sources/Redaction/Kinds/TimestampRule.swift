/// Publishes moments: dates with or without a time in the forms of ISO 8601, and seconds or milliseconds since 1970.
enum TimestampRule {
    /// Texts that are shown, checked by a test.
    static let matching = [
        "2026-11-30", "2026-11-30T10:14:02Z", "2026-11-30 10:14:02.123 +0000", "2026-11-30T10:14:02.123456+02:00",
        "20261130T101402Z", "10:14:02", "1764464402", "1764464402123", "1764464402.123",
    ]
    /// Texts that are none, checked by a test.
    static let notMatching = [
        "", "2026", "1984-03-17", "2026-13-01", "30.11.2026 Ivan", "2026-11-30 Ivan", "4111111111111111",
        "491511234567",
        "2026-11-30T10:14:02Z; ivan", "١٢", "99:99",
    ]

    /// The text itself when it is a moment of the time of apps (from 2000 on).
    static func redacted(_ text: String) -> Public? {
        let bytes = Array(text.utf8)
        guard (5...40).contains(bytes.count) else { return nil }
        return isSinceEpoch(bytes) || isDate(bytes) || isTime(bytes[...]) ? Public(redacted: text) : nil
    }

    /// Ten digits that begin with 1 (2001 to 2033), or thirteen; a fraction may follow.
    private static func isSinceEpoch(_ bytes: [UInt8]) -> Bool {
        let whole = bytes.prefix(while: isDigit)
        let rest = bytes.dropFirst(whole.count)
        guard bytes.first == UInt8(ascii: "1"), [10, 13].contains(whole.count) else { return false }
        return rest.isEmpty
            || (rest.first == UInt8(ascii: ".") && rest.count > 1 && rest.dropFirst().allSatisfy(isDigit))
    }

    private static func isDate(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        guard let year = number(&rest, digits: 4), (2000...2100).contains(year) else { return false }
        let isLong = skip(&rest, UInt8(ascii: "-")) || skip(&rest, UInt8(ascii: "/"))
        guard let month = number(&rest, digits: 2), (1...12).contains(month) else { return false }
        if isLong, !(skip(&rest, UInt8(ascii: "-")) || skip(&rest, UInt8(ascii: "/"))) { return false }
        guard let day = number(&rest, digits: 2), (1...31).contains(day) else { return false }
        if rest.isEmpty { return isLong }
        guard skip(&rest, UInt8(ascii: "T")) || skip(&rest, UInt8(ascii: " ")) else { return false }
        return isTime(rest)
    }

    /// Hours and minutes, seconds with a fraction, an offset or `Z`.
    private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        guard let hour = number(&rest, digits: 2), hour < 25 else { return false }
        let isLong = skip(&rest, UInt8(ascii: ":"))
        guard let minute = number(&rest, digits: 2), minute < 60 else { return false }
        if !isLong || skip(&rest, UInt8(ascii: ":")) {
            guard let second = number(&rest, digits: 2), second < 61 else { return false }
        }
        if skip(&rest, UInt8(ascii: ".")) || skip(&rest, UInt8(ascii: ",")) {
            let fraction = rest.prefix(while: isDigit)
            guard (1...9).contains(fraction.count) else { return false }
            rest = rest.dropFirst(fraction.count)
        }
        return isOffset(rest)
    }

    private static func isOffset(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        _ = skip(&rest, UInt8(ascii: " "))
        if rest.isEmpty || rest.elementsEqual("Z".utf8) || rest.elementsEqual("UTC".utf8) { return true }
        guard skip(&rest, UInt8(ascii: "+")) || skip(&rest, UInt8(ascii: "-")), number(&rest, digits: 2) != nil else {
            return false
        }
        if rest.isEmpty { return true }
        _ = skip(&rest, UInt8(ascii: ":"))
        return number(&rest, digits: 2) != nil && rest.isEmpty
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int) -> Int? {
        let text = rest.prefix(digits)
        guard text.count == digits, text.allSatisfy(isDigit) else { return nil }
        rest = rest.dropFirst(digits)
        return text.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    private static func skip(_ rest: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
