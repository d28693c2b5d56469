/// Dates in running text of HTML: a browser breaks lines at their hyphens, and half a date reads as a number.
enum UnbrokenDates {
    private static let hyphen: UInt8 = 0x2D
    /// U+2011, the hyphen that does not break.
    private static let unbroken: [UInt8] = [0xE2, 0x80, 0x91]

    /// The text with every date of the form `2026-07-29` in one piece.
    static func text(of text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, bytes.contains(hyphen) else { return text }
        var shown: [UInt8] = []
        shown.reserveCapacity(bytes.count + 8)
        var next = 0
        for index in bytes.indices where index >= next && isDate(bytes, at: index) {
            shown += bytes[next..<index + 4] + unbroken + bytes[index + 5..<index + 7] + unbroken
            next = index + 8
        }
        return next == 0 ? text : String(decoding: shown + bytes[next...], as: UTF8.self)
    }

    private static func isDate(_ bytes: [UInt8], at start: Int) -> Bool {
        guard start + 10 <= bytes.count else { return false }
        let isApart =
            (start == 0 || !isDigit(bytes[start - 1])) && (start + 10 == bytes.count || !isDigit(bytes[start + 10]))
        return isApart
            && (0..<10).allSatisfy { [4, 7].contains($0) ? bytes[start + $0] == hyphen : isDigit(bytes[start + $0]) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
