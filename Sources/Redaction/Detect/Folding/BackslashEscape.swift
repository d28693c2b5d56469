/// `\u0041`, `\u{41}`, surrogate pairs, `\x41`, `\101`, and the escapes of quotes, slashes and blanks.
enum BackslashEscape {
    /// Decodes the escape at `place`; the place after it, or nil when there is none.
    static func decode(
        _ text: borrowing FoldedScalars, _ place: Int, isPath: Bool, _ result: inout FoldedScalars
    ) -> Int? {
        guard place + 1 < text.scalars.count else { return nil }
        let second = text.scalars[place + 1]
        switch second {
        case 0x75, 0x55: return unicode(text, place, &result)
        case 0x78:
            return EscapeDecoder.bytes(text, place, width: 4, &result) { scalars, place in
                guard place + 1 < scalars.count, scalars[place] == 0x5C, scalars[place + 1] == 0x78 else { return nil }
                return EscapeDecoder.hex(scalars, place + 2, digits: 2)
            }
        case 0x30...0x33:
            guard !isPath else { return nil }
            return EscapeDecoder.bytes(text, place, width: 4, &result, byte: octal)
        case 0x22, 0x27, 0x2F, 0x5C:
            result.append(second, for: place..<place + 2, of: text)
        case 0x6E, 0x72, 0x74:
            guard !isPath else { return nil }
            result.append(second == 0x74 ? 9 : 10, for: place..<place + 2, of: text)
        default: return nil
        }
        return place + 2
    }

    private static func unicode(_ text: borrowing FoldedScalars, _ place: Int, _ result: inout FoldedScalars) -> Int? {
        let scalars = text.scalars
        if scalars[place + 1] == 0x55 {
            guard let value = EscapeDecoder.hex(scalars, place + 2, digits: 8), let scalar = Unicode.Scalar(value)
            else {
                return nil
            }
            result.append(scalar.value, for: place..<place + 10, of: text)
            return place + 10
        }
        if place + 2 < scalars.count, scalars[place + 2] == 0x7B { return braced(text, place, &result) }
        guard let unit = EscapeDecoder.hex(scalars, place + 2, digits: 4) else { return nil }
        if let scalar = Unicode.Scalar(unit) {
            result.append(scalar.value, for: place..<place + 6, of: text)
            return place + 6
        }
        guard unit < 0xDC00, place + 7 < scalars.count, scalars[place + 6] == 0x5C, scalars[place + 7] == 0x75,
            let low = EscapeDecoder.hex(scalars, place + 8, digits: 4), (0xDC00...0xDFFF).contains(low)
        else { return nil }
        result.append(0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00), for: place..<place + 12, of: text)
        return place + 12
    }

    private static func braced(_ text: borrowing FoldedScalars, _ place: Int, _ result: inout FoldedScalars) -> Int? {
        var end = place + 3
        var value: UInt32 = 0
        while end < text.scalars.count, end < place + 11, let digit = EscapeDecoder.hexValue(text.scalars[end]) {
            value = value << 4 | digit
            end += 1
        }
        guard end > place + 3, end < text.scalars.count, text.scalars[end] == 0x7D, let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar.value, for: place..<end + 1, of: text)
        return end + 1
    }

    /// Octal escapes of letters, of signs and of bytes beyond ASCII: three digits, and no fourth behind them.
    private static func octal(_ scalars: [UInt32], _ place: Int) -> UInt32? {
        guard place + 3 < scalars.count, scalars[place] == 0x5C, (0x30...0x33).contains(scalars[place + 1]) else {
            return nil
        }
        var byte: UInt32 = 0
        for digit in place + 1...place + 3 {
            guard (0x30...0x37).contains(scalars[digit]) else { return nil }
            byte = byte << 3 | (scalars[digit] - 0x30)
        }
        let isNumber = place + 4 < scalars.count && (0x30...0x39).contains(scalars[place + 4])
        return byte > 0x20 && byte != 0x7F && !isNumber ? byte : nil
    }
}
