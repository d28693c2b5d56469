/// What a scalar is for the split into words.
enum LetterScript: Sendable, Hashable {
    case none, digit
    /// Latin, Greek, Cyrillic, Armenian, Georgian.
    case cased
    /// Scripts with blanks and no capitals.
    case caseless
    case han, hiragana, kana, hangul
    /// Belongs to the letter before it.
    case mark

    init(_ scalar: UInt32) {
        if scalar < 0x80 {
            switch scalar {
            case 0x30...0x39: self = .digit
            case 0x41...0x5A, 0x61...0x7A: self = .cased
            default: self = .none
            }
        } else {
            self = LetterScript.beyondASCII(scalar)
        }
    }

    private static func beyondASCII(_ scalar: UInt32) -> LetterScript {
        switch scalar {
        case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x370...0x37D, 0x37F...0x386, 0x388...0x481,
            0x48A...0x556, 0x561...0x587, 0x10A0...0x10FF, 0x1C80...0x1C8F, 0x1E00...0x1FFF, 0x2C60...0x2C7F,
            0xA640...0xA66D, 0xA720...0xA7FF:
            .cased
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x64B...0x65F, 0x670,
            0x1AB0...0x1AFF, 0x20D0...0x20FF, 0x3099...0x309A, 0xFE20...0xFE2F:
            .mark
        case 0x5D0...0x5F2, 0x620...0x64A, 0x66E...0x6D3, 0x6D5...0x6EF, 0x6FA...0x6FF, 0x710...0x7BF,
            0x900...0x963, 0x966...0xDF3, 0xE01...0xE3A, 0xE40...0xE4E, 0xE80...0xEDF, 0xF40...0xFBC,
            0x1000...0x109F, 0x1200...0x135A, 0x1780...0x17D3:
            .caseless
        case 0x3041...0x3096, 0x309D...0x309F: .hiragana
        case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: .kana
        case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: .han
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
        default: .none
        }
    }

    /// Whether a scalar is a letter of any script.
    static func isLetter(_ scalar: UInt32) -> Bool {
        let script = LetterScript(scalar)
        return script != .none && script != .digit
    }

    /// Whether a word goes on from a scalar of `previous` to one of this script.
    func joins(_ previous: LetterScript) -> Bool {
        switch (previous, self) {
        case (.cased, .digit), (.digit, .cased), (.caseless, .cased), (.cased, .caseless): true
        default: previous == self
        }
    }
}
