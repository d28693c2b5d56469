/// Undoes one layer of encodings: percent, HTML entities, backslash escapes, quoted-printable.
enum EscapeDecoder {
    /// The most layers that are undone.
    static let rounds = 4

    /// True when a scalar may start an escape.
    static func isMark(_ scalar: UInt32) -> Bool {
        scalar == 0x25 || scalar == 0x26 || scalar == 0x5C
    }

    /// The text with one layer undone; nil when it has none.
    static func decoded(_ text: borrowing FoldedScalars) -> FoldedScalars? {
        var result = FoldedScalars(capacity: text.scalars.count)
        let hasQuotedPrintable = QuotedPrintable.occurs(in: text.scalars)
        let isPath = hasDrive(text.scalars)
        var place = 0
        var changed = false
        while place < text.scalars.count {
            let next: Int?
            switch text.scalars[place] {
            case 0x25: next = percent(text, place, &result)
            case 0x26: next = HTMLEntity.decode(text, place, &result)
            case 0x5C: next = BackslashEscape.decode(text, place, isPath: isPath, &result)
            case 0x3D where hasQuotedPrintable: next = QuotedPrintable.decode(text, place, &result)
            default: next = nil
            }
            if let next {
                changed = true
                place = next
            } else {
                result.append(text.scalars[place], for: place..<place + 1, of: text)
                place += 1
            }
        }
        return changed ? result : nil
    }

    /// A Windows path (`C:\name`), whose backslashes are no escapes of blanks.
    private static func hasDrive(_ scalars: [UInt32]) -> Bool {
        for place in scalars.indices.dropFirst() where scalars[place] == 0x5C && scalars[place - 1] == 0x3A {
            return true
        }
        return false
    }

    private static func percent(_ text: borrowing FoldedScalars, _ place: Int, _ result: inout FoldedScalars) -> Int? {
        if place + 1 < text.scalars.count, text.scalars[place + 1] | 0x20 == 0x75,
            let unit = hex(text.scalars, place + 2, digits: 4), let scalar = Unicode.Scalar(unit)
        {
            result.append(scalar.value, for: place..<place + 6, of: text)
            return place + 6
        }
        return bytes(text, place, width: 3, &result) { scalars, place in
            scalars[place] == 0x25 ? hex(scalars, place + 1, digits: 2) : nil
        }
    }

    /// Reads a run of encoded bytes of `width` scalars each and adds the scalars that they spell. A byte that is part of no
    /// UTF-8 counts as Latin-1 when it is a letter there, and stays as it is otherwise.
    static func bytes(
        _ text: borrowing FoldedScalars, _ place: Int, width: Int, _ result: inout FoldedScalars,
        byte: (_ scalars: [UInt32], _ place: Int) -> UInt32?
    ) -> Int? {
        let scalars = text.scalars
        guard let first = byte(scalars, place) else { return nil }
        if first < 0x80 {
            result.append(first, for: place..<place + width, of: text)
            return place + width
        }
        var run = [UInt8(truncatingIfNeeded: first)]
        while run.count < 4, place + run.count * width < scalars.count,
            let next = byte(scalars, place + run.count * width)
        {
            run.append(UInt8(truncatingIfNeeded: next))
        }
        if let (scalar, length) = UTF8Scalar.read(run.count, { run[$0] }) {
            result.append(scalar, for: place..<place + length * width, of: text)
            return place + length * width
        }
        guard first >= 0xC0 else { return nil }
        result.append(first, for: place..<place + width, of: text)
        return place + width
    }

    /// The number that `digits` hexadecimal digits spell; nil when one of them is none.
    static func hex(_ scalars: [UInt32], _ place: Int, digits: Int) -> UInt32? {
        guard place + digits <= scalars.count else { return nil }
        var number: UInt32 = 0
        for digit in place..<place + digits {
            guard let value = hexValue(scalars[digit]) else { return nil }
            number = number << 4 | value
        }
        return number
    }

    /// The value of a hexadecimal digit.
    static func hexValue(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 48...57: scalar - 48
        case 65...70: scalar - 55
        case 97...102: scalar - 87
        default: nil
        }
    }
}
