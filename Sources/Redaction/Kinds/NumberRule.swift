/// Publishes whole numbers and finite decimals of at most eight digits, also with a unit; longer ones may be an identifier.
enum NumberRule {
    private static let mostDigits = 8

    /// The number, or nil when the text is none or has too many digits.
    static func redacted(_ text: String) -> RedactedValue? {
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return nil }
        let digits = parts.reduce(0) { $0 + $1.utf8.count }
        guard digits <= mostDigits, let value = Double(text) else { return nil }
        if parts.count == 1, let whole = Int64(text) { return .integer(whole) }
        return .decimal(value, Public(redacted: text))
    }

    /// A number with a unit, as it stands: `12 MB`, `2.5 s`, `85%`; nil for anything else. It is a word, not a number:
    /// units differ.
    static func withUnit(_ text: String) -> RedactedValue? {
        guard text.utf8.count <= 24 else { return nil }
        var number = text[...]
        var unit = ""
        while let last = number.last, !last.isASCII || !last.isNumber, unit.count < 6 {
            unit = String(number.removeLast()) + unit
        }
        if unit.hasPrefix(" ") { unit.removeFirst() }
        guard units.contains(unit), redacted(String(number)) != nil else { return nil }
        return .word(Public(redacted: text))
    }

    private static let units: Set<String> = [
        "s", "sec", "ms", "µs", "us", "ns", "min", "m", "h", "d", "B", "b", "kB", "KB", "MB", "GB", "TB", "KiB", "MiB",
        "GiB", "bytes", "%", "px", "pt", "dp", "fps", "Hz", "kHz", "MHz", "GHz", "°C", "°F", "dB", "dBm", "km", "cm",
        "mm",
        "mi", "ft", "kg", "g", "V", "mV", "mAh", "x", "kbps", "Mbps",
    ]
}
