/// The escapes of vis(3), in which the syslog relay sends what is not ASCII:
///
///     escape = "\M-" c | "\M^" c | "\^" c | "\" octal octal octal | "\\"
///
/// `\M-c` is the character with its top bit set, `\M^c` a control character with its top bit set, `\^c` a control character.
/// NUL, ESC and DEL stay escaped, since they are harmful as bytes; so does what is no complete escape.
enum VisText {
    /// Appends the text of `range` with its escapes decoded, in one pass from left to right. Where there are none, or the
    /// outcome is not valid UTF-8, nothing is appended and the answer is false: the text stands as it is.
    static func decode(_ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]) -> Bool {
        var position = bytes.position(of: 0x5C, in: range)
        guard position < range.upperBound else { return false }
        let start = text.count
        for index in range.lowerBound..<position { text.append(bytes[index]) }
        var isChanged = false
        while position < range.upperBound {
            if bytes[position] == 0x5C, let escape = escape(bytes, position, before: range.upperBound) {
                text.append(escape.byte)
                position += escape.length
                isChanged = true
            } else {
                text.append(bytes[position])
                position += 1
            }
        }
        if isChanged, String(validating: text[start...], as: UTF8.self) != nil { return true }
        text.removeSubrange(start...)
        return false
    }

    /// The byte that an escape at a place stands for, and how long the escape is.
    static func escape(
        _ bytes: Span<UInt8>, _ position: Int, before end: Int
    ) -> (byte: UInt8, length: Int)? {
        guard position + 1 < end else { return nil }
        switch bytes[position + 1] {
        case 0x5C: return (0x5C, 2)
        case 0x5E:
            guard position + 2 < end, let control = control(bytes[position + 2]), isHarmless(control) else {
                return nil
            }
            return (control, 3)
        case 0x4D: return meta(bytes, position, before: end)
        case 0x30...0x33: return octal(bytes, position, before: end)
        default: return nil
        }
    }

    private static func meta(_ bytes: Span<UInt8>, _ position: Int, before end: Int) -> (byte: UInt8, length: Int)? {
        guard position + 3 < end, (0x20..<0x80).contains(bytes[position + 3]) else { return nil }
        switch bytes[position + 2] {
        case 0x2D: return (bytes[position + 3] | 0x80, 4)
        case 0x5E: return control(bytes[position + 3]).map { ($0 | 0x80, 4) }
        default: return nil
        }
    }

    private static func octal(_ bytes: Span<UInt8>, _ position: Int, before end: Int) -> (byte: UInt8, length: Int)? {
        guard position + 3 < end else { return nil }
        let digits = (1...3).map { bytes[position + $0] &- 0x30 }
        guard digits.allSatisfy({ $0 < 8 }) else { return nil }
        let byte = digits.reduce(0) { $0 << 3 | $1 }
        return isHarmless(byte) ? (byte, 4) : nil
    }

    /// The control character that `^c` writes; `^?` is DEL.
    private static func control(_ byte: UInt8) -> UInt8? {
        (0x3F..<0x80).contains(byte) ? byte ^ 0x40 : nil
    }

    private static func isHarmless(_ byte: UInt8) -> Bool {
        byte != 0 && byte != 0x1B && byte != 0x7F
    }
}
