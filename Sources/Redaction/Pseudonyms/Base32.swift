/// Digits and small letters without `i`, `l`, `o` and `u`: five bits each, the highest first (Crockford's alphabet).
enum Base32 {
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// Whether a byte is one of the digits.
    static func isDigit(_ byte: UInt8) -> Bool { digits.contains(byte) }

    /// The first `count` digits of bytes; at most as many as they fill.
    static func text(_ bytes: [UInt8], count: Int) -> String {
        var text: [UInt8] = []
        var (bits, width) = (0, 0)
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFF
            width += 8
            while width >= 5, text.count < count {
                width -= 5
                text.append(digits[bits >> width & 31])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
