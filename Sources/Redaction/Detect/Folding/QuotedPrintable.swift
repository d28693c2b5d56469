/// Quoted-printable bytes (`=D0=98`, `=40`), where a text looks as if it had them: `count=40` is none.
enum QuotedPrintable {
    /// True when the text has bytes beyond ASCII in a row, or an `=40` that stands for the at sign of an address.
    static func occurs(in scalars: [UInt32]) -> Bool {
        var place = 0
        while place + 2 < scalars.count {
            defer { place += 1 }
            guard scalars[place] == 0x3D, let first = byte(scalars, place) else { continue }
            if first >= 0xC2, let second = byte(scalars, place + 3), second & 0xC0 == 0x80 { return true }
            if first == 0x40, isAddress(scalars, at: place) { return true }
        }
        return false
    }

    /// Decodes the byte or bytes at `place`; the place after them, or nil when there are none.
    static func decode(_ text: borrowing FoldedScalars, _ place: Int, _ result: inout FoldedScalars) -> Int? {
        EscapeDecoder.bytes(text, place, width: 3, &result, byte: byte)
    }

    private static func byte(_ scalars: [UInt32], _ place: Int) -> UInt32? {
        guard place + 2 < scalars.count, scalars[place] == 0x3D, scalars[place + 1] < 0x47, scalars[place + 2] < 0x47
        else { return nil }
        return EscapeDecoder.hex(scalars, place + 1, digits: 2)
    }

    /// A letter or digit before, and a host name with a dot behind.
    private static func isAddress(_ scalars: [UInt32], at place: Int) -> Bool {
        guard place > 0, isHostScalar(scalars[place - 1]), place + 3 < scalars.count, isLetter(scalars[place + 3])
        else {
            return false
        }
        var end = place + 3
        while end < scalars.count, end < place + 66, isHostScalar(scalars[end]) { end += 1 }
        return end + 1 < scalars.count && scalars[end] == 0x2E && isLetter(scalars[end + 1])
    }

    private static func isLetter(_ scalar: UInt32) -> Bool { (97...122).contains(scalar | 0x20) }

    private static func isHostScalar(_ scalar: UInt32) -> Bool {
        isLetter(scalar) || (48...57).contains(scalar) || scalar == 0x2D || scalar == 0x5F
    }
}
