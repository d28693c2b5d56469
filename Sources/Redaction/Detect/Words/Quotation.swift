/// Stretches of text in quotation marks of any language.
enum Quotation {
    /// The longest quoted text that is looked for, in scalars.
    static let longest = 2_000

    /// What closes a mark that opens; empty for scalars that open nothing.
    static func closing(_ scalar: UInt32) -> [UInt32] {
        switch scalar {
        case 0x22: [0x22]
        case 0x27: [0x27]
        case 0x60: [0x60, 0x27]
        case 0xAB: [0xBB]
        case 0xBB: [0xAB]
        case 0x2039: [0x203A]
        case 0x201C: [0x201D]
        case 0x201D: [0x201D]
        case 0x201E: [0x201C, 0x201D, 0x22]
        case 0x2018: [0x2019]
        case 0x201A: [0x2018, 0x2019]
        case 0x300C: [0x300D]
        case 0x300E: [0x300F]
        case 0x300A: [0x300B]
        case 0x3008: [0x3009]
        case 0x301D: [0x301E, 0x301F]
        default: []
        }
    }

    /// The text between a mark at a place and the one that closes it; nil when nothing opens or closes.
    static func inside(_ text: Reading, openedAt place: Int) -> Range<Int>? {
        let opening = text.scalar(place)
        let closing = closing(opening)
        guard !closing.isEmpty else { return nil }
        let isEscaped = text.scalar(place - 1) == 0x5C
        var index = place + 1
        while index < text.scalars.count, index - place <= longest {
            let scalar = text.scalars[index]
            if scalar == 0x5C, !isEscaped {
                index += 2
                continue
            }
            if closing.contains(scalar), !isApostrophe(text, at: index) {
                let end = isEscaped && text.scalar(index - 1) == 0x5C ? index - 1 : index
                return end > place + 1 ? (place + 1)..<end : nil
            }
            index += 1
        }
        return nil
    }

    /// Whether a mark stands within a word: `it's`.
    private static func isApostrophe(_ text: Reading, at place: Int) -> Bool {
        let scalar = text.scalars[place]
        guard scalar == 0x27 || scalar == 0x2019 else { return false }
        return text.isWord(place - 1) && text.isWord(place + 1)
    }
}
