/// Base64 in both alphabets, padded or not.
enum Base64 {
    /// The six bits of a scalar; nil when it is in neither alphabet.
    static func value(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 65...90: scalar - 65
        case 97...122: scalar - 71
        case 48...57: scalar + 4
        case 0x2B, 0x2D: 62
        case 0x2F, 0x5F: 63
        default: nil
        }
    }

    /// The bytes that a run spells, up to `limit`; nil when it has other scalars.
    static func bytes(_ scalars: [UInt32], _ range: Range<Int>, limit: Int = .max) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, held): (UInt32, Int) = (0, 0)
        for place in range {
            guard let value = value(scalars[place]) else {
                return scalars[place] == 0x3D && range.upperBound - place <= 2 ? bytes : nil
            }
            bits = bits << 6 | value
            held += 6
            if held >= 8 {
                held -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
                if bytes.count >= limit { return bytes }
            }
        }
        return bytes
    }

    /// The text that a run spells when all of it is printable; nil otherwise.
    static func printable(_ scalars: [UInt32], _ range: Range<Int>) -> [UInt32]? {
        // What random scalars spell is hardly ever printable, and seen after a few bytes.
        guard let head = bytes(scalars, range, limit: 6), PrintableText.mayStart(head),
            let bytes = bytes(scalars, range), bytes.count >= 8
        else { return nil }
        return PrintableText.scalars(bytes)
    }
}

/// Two hexadecimal digits a byte.
enum Hexadecimal {
    /// The text that a run of at least 16 digits spells when all of it is printable; nil otherwise.
    static func printable(_ scalars: [UInt32], _ range: Range<Int>) -> [UInt32]? {
        guard range.count >= 16, range.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        var place = range.lowerBound
        while place < range.upperBound {
            guard let byte = EscapeDecoder.hex(scalars, place, digits: 2) else { return nil }
            bytes.append(UInt8(truncatingIfNeeded: byte))
            if bytes.count == 6, !PrintableText.mayStart(bytes) { return nil }
            place += 2
        }
        return PrintableText.scalars(bytes)
    }
}

/// Bytes that may be text.
enum PrintableText {
    /// False when the first bytes of a text would already hold a control character.
    static func mayStart(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { isPrintable(UInt32($0)) || $0 >= 0x80 }
    }

    /// The scalars of UTF-8 without control characters; nil when the bytes are anything else.
    static func scalars(_ bytes: [UInt8]) -> [UInt32]? {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            let read = UTF8Scalar.read(bytes.count - place) { bytes[place + $0] }
            guard let (scalar, length) = read, isPrintable(scalar) else { return nil }
            scalars.append(scalar)
            place += length
        }
        return scalars
    }

    private static func isPrintable(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 && scalar != 0x7F && !(0x80..<0xA0).contains(scalar) || (9...13).contains(scalar)
    }
}
