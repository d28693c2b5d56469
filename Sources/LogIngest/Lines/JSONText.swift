/// A string of a JSON line as it stands there, between its quotes.
struct JSONText {
    var range: Range<Int>
    var hasEscapes: Bool
}

extension JSONText {
    /// No text.
    static let none = JSONText(range: 0..<0, hasEscapes: false)

    /// Copies the text behind what `text` holds; the answer is where it stands there.
    func copied(from bytes: Span<UInt8>, to text: inout [UInt8]) -> Range<Int> {
        let start = text.count
        append(from: bytes, to: &text)
        if hasEscapes, text[start...].contains(where: { $0 == 0 || $0 == 0x1B }) {
            let raw = Array(text[start...])
            text.removeSubrange(start...)
            LineCleaning.append(raw.span, 0..<raw.count, to: &text)
        }
        return start..<text.count
    }

    /// Appends the text, its escapes decoded; half a surrogate pair becomes U+FFFD. The escapes are known to be valid.
    func append(from bytes: Span<UInt8>, to text: inout [UInt8]) {
        var position = range.lowerBound
        while position < range.upperBound {
            let stop = hasEscapes ? bytes.position(of: 0x5C, in: position..<range.upperBound) : range.upperBound
            for index in position..<stop {
                text.append(bytes[index])
            }
            position = stop
            if position + 1 < range.upperBound {
                appendEscape(bytes, &position, to: &text)
            }
        }
    }

    private func appendEscape(_ bytes: Span<UInt8>, _ position: inout Int, to text: inout [UInt8]) {
        let letter = bytes[position + 1]
        position += 2
        switch letter {
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x75:
            var unit = codeUnit(bytes, at: position)
            position += 4
            if unit & 0xFC00 == 0xD800, bytes.hasText("\\u", at: position, before: range.upperBound) {
                let low = codeUnit(bytes, at: position + 2)
                if low & 0xFC00 == 0xDC00 {
                    unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
                    position += 6
                }
            }
            text.append(contentsOf: String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
        default: text.append(letter)
        }
    }

    private func codeUnit(_ bytes: Span<UInt8>, at position: Int) -> UInt32 {
        guard position + 4 <= range.upperBound else { return 0xFFFD }
        return (0..<4).reduce(0) { unit, index in
            unit << 4 | UInt32(bytes[position + index].hexValue ?? 0)
        }
    }
}
