/// What stands in one piece in running text of HTML. A browser breaks lines at the hyphens of a date, and half a date reads as a
/// number; it breaks them before a unit, too, which then seems to belong to nothing.
enum UnbrokenText {
    private static let hyphen: UInt8 = 0x2D, blank: UInt8 = 0x20
    /// U+2011, the hyphen that does not break.
    private static let unbrokenHyphen: [UInt8] = [0xE2, 0x80, 0x91]
    /// U+00A0, the blank that does not break.
    private static let unbrokenBlank: [UInt8] = [0xC2, 0xA0]
    private static let units: [[UInt8]] = ["%", "ms", "s", "min", "h", "d", "B", "kB", "MB", "GB"].map {
        Array($0.utf8)
    }

    /// The text with every date of the form `2026-07-29`, and every number with the unit behind it, in one piece.
    static func text(of text: String) -> String {
        let bytes = Array(text.utf8)
        var shown: [UInt8] = []
        var next = 0
        for index in bytes.indices where index >= next {
            if bytes[index] == hyphen, index >= 4, isDate(bytes, at: index - 4), index - 4 >= next {
                shown += bytes[next..<index] + unbrokenHyphen + bytes[index + 1..<index + 3] + unbrokenHyphen
                next = index + 4
            } else if bytes[index] == blank, isBeforeUnit(bytes, blank: index) {
                shown += bytes[next..<index] + unbrokenBlank
                next = index + 1
            }
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

    private static func isBeforeUnit(_ bytes: [UInt8], blank: Int) -> Bool {
        guard blank > 0, isDigit(bytes[blank - 1]) else { return false }
        let word = bytes[(blank + 1)...].prefix(4).prefix { $0 == 0x25 || isLetter($0) }
        return units.contains { $0.elementsEqual(word) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Whether it belongs to a word; of letters beyond ASCII every byte does.
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) }
}
