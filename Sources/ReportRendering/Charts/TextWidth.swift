internal import Redaction
internal import ReportModel

/// How wide a text of a drawing is at most, in pixels: what decides which labels have room beside each other.
///
/// Pages take the font of the reader's system. The widths are those of DejaVu Sans and Verdana, the widest fonts that browsers
/// fall back to, so that a text is never wider than what is reckoned.
enum TextWidth {
    /// The sizes of a drawing's texts, as the style sheet has them.
    enum Size {
        case label, tick, marker, figure

        var pixels: Double { self == .label || self == .figure ? 13 : 12 }
        /// Bold letters are wider.
        var factor: Double { self == .marker || self == .figure ? 1.15 : 1 }
    }

    /// The width of a text as it is shown.
    static func width(_ text: Public, _ size: Size) -> Double {
        width(text.visibleValue, size)
    }

    static func width(_ shown: String, _ size: Size) -> Double {
        shown.unicodeScalars.reduce(0) { $0 + ems($1) } * size.pixels * size.factor
    }

    /// The width of one character, as a part of the font's size.
    private static func ems(_ scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0..<0x80: ascii[Int(scalar.value)]
        case 0xA0, 0x202F, 0x2009: 0.32
        case 0xB7: 0.32
        case 0x2013: 0.5
        case 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
        case 0x2000...0x2BFF: 1
        case 0x80..<0x1100: scalar.properties.generalCategory == .nonspacingMark ? 0 : 0.92
        case 0x1F000...0x1FAFF: 1.4
        default: scalar.properties.generalCategory == .nonspacingMark ? 0 : 1.1
        }
    }

    /// By byte; control characters are shown by longer names and never come.
    private static let ascii: [Double] = (0..<128).map { byte in
        switch Character(Unicode.Scalar(UInt8(byte))) {
        case "i", "j", "l", "I", "J", "'", "|": 0.35
        case " ", ".", ",", ":", ";", "/", "\\", "!": 0.36
        case "f", "t", "r", "(", ")", "[", "]", "-", "\"", "`": 0.46
        case "m", "%": 0.98
        case "w", "M", "@", "+", "=", "<", ">", "#", "~": 0.87
        case "W": 1
        case "0"..."9", "a"..."z", "_": 0.64
        default: 0.79
        }
    }
}

extension Public {
    /// A text in no more than `room` pixels: whole, or cut in the middle, where names of one kind differ least.
    func fitted(to room: Double, _ size: TextWidth.Size) -> Public {
        fitted(to: room) { TextWidth.width($0, size) }
    }

    /// The same in another measure, in which the characters of a text add up.
    func fitted(to room: Double, by width: (String) -> Double) -> Public {
        let shown = visibleValue
        guard width(shown) > room else { return self }
        let characters = Array(shown)
        let widths = characters.map { width(String($0)) }
        var left = room - width("…")
        var (start, end) = (0, characters.count)
        // Two characters of the begin to each of the end.
        while start < end {
            let isHead = start <= 2 * (characters.count - end)
            let width = widths[isHead ? start : end - 1]
            guard width <= left else { break }
            left -= width
            if isHead { start += 1 } else { end -= 1 }
        }
        return Public(authored: String(characters[..<start]) + "…" + String(characters[end...]))
    }
}
