/// What a folded scalar is, as far as detectors ask.
struct ScalarClass: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    /// A letter or mark of any script.
    static let letter = ScalarClass(rawValue: 1 << 0)
    /// An ASCII digit; those of other scripts have been folded to them.
    static let digit = ScalarClass(rawValue: 1 << 1)
    static let upper = ScalarClass(rawValue: 1 << 2)
    static let lower = ScalarClass(rawValue: 1 << 3)
    /// A hexadecimal digit, of either case.
    static let hex = ScalarClass(rawValue: 1 << 4)
    /// Space, tab or line end.
    static let blank = ScalarClass(rawValue: 1 << 5)
    /// A letter of a script written without blanks between words, or with particles: Han, Kana, Hangul.
    static let ideograph = ScalarClass(rawValue: 1 << 6)
    /// Not ASCII.
    static let wide = ScalarClass(rawValue: 1 << 7)

    static let word: ScalarClass = [.letter, .digit]

    /// True when it shares anything with `other`.
    func meets(_ other: ScalarClass) -> Bool { rawValue & other.rawValue != 0 }

    /// The classes of the ASCII scalars.
    static let ascii: [ScalarClass] = (0..<128).map { (scalar: UInt8) in
        switch scalar {
        case 48...57: [.digit, .hex]
        case 65...70: [.letter, .upper, .hex]
        case 71...90: [.letter, .upper]
        case 97...102: [.letter, .lower, .hex]
        case 103...122: [.letter, .lower]
        case 9, 10, 11, 12, 13, 32: .blank
        default: []
        }
    }

    /// The class of a scalar beyond ASCII and its lower case.
    static func wide(_ scalar: UInt32) -> (class: ScalarClass, lowered: UInt32) {
        switch scalar {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x323AF, 0x3005, 0x3007,
            0xF900...0xFAFF, 0xFF66...0xFF9F:
            return ([.wide, .letter, .ideograph], scalar)
        case 0xDF...0xF6, 0xF8...0xFF, 0x0430...0x045F, 0x03AC...0x03CE:
            return ([.wide, .letter, .lower], scalar)
        case 0xC0...0xD6, 0xD8...0xDE, 0x0410...0x042F, 0x0391...0x03A9:
            return ([.wide, .letter, .upper], scalar + 32)
        case 0x0400...0x040F:
            return ([.wide, .letter, .upper], scalar + 80)
        case 0x05D0...0x05EA, 0x0620...0x064A:
            return ([.wide, .letter], scalar)
        case 0x2000...0x2BFF, 0x80...0xA9, 0x3000...0x303F:
            return (.wide, scalar)
        default:
            return looked(up: scalar)
        }
    }

    private static func looked(up scalar: UInt32) -> (class: ScalarClass, lowered: UInt32) {
        guard let unicode = Unicode.Scalar(scalar) else { return (.wide, scalar) }
        switch unicode.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter:
            let lowered = unicode.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar
            return ([.wide, .letter, .upper], lowered)
        case .lowercaseLetter: return ([.wide, .letter, .lower], scalar)
        case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: return ([.wide, .letter], scalar)
        default: return (.wide, scalar)
        }
    }
}
