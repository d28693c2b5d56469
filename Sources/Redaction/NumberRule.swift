/// Publishes whole numbers and finite decimals of at most eight digits; longer ones may be an identifier.
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
}
