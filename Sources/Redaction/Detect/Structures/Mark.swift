/// Scalars that structure messages.
enum Mark {
    static let blank: UInt32 = 0x20
    static let bang: UInt32 = 0x21
    static let doubleQuote: UInt32 = 0x22
    static let percent: UInt32 = 0x25
    static let ampersand: UInt32 = 0x26
    static let quote: UInt32 = 0x27
    static let leftParenthesis: UInt32 = 0x28
    static let rightParenthesis: UInt32 = 0x29
    static let plus: UInt32 = 0x2B
    static let comma: UInt32 = 0x2C
    static let dash: UInt32 = 0x2D
    static let dot: UInt32 = 0x2E
    static let slash: UInt32 = 0x2F
    static let colon: UInt32 = 0x3A
    static let semicolon: UInt32 = 0x3B
    static let less: UInt32 = 0x3C
    static let equals: UInt32 = 0x3D
    static let more: UInt32 = 0x3E
    static let question: UInt32 = 0x3F
    static let at: UInt32 = 0x40
    static let leftBracket: UInt32 = 0x5B
    static let backslash: UInt32 = 0x5C
    static let rightBracket: UInt32 = 0x5D
    static let underscore: UInt32 = 0x5F
    static let leftBrace: UInt32 = 0x7B
    static let rightBrace: UInt32 = 0x7D
    static let tilde: UInt32 = 0x7E
}

/// Quotes that belong together, of several languages.
enum Quotes {
    /// The mark that closes what `opening` opens; nil for a mark that opens nothing.
    static func closing(of opening: UInt32) -> UInt32? {
        switch opening {
        case Mark.doubleQuote, Mark.quote, 0x60: opening
        case 0x201C, 0x201E: 0x201D
        case 0x2018, 0x201A: 0x2019
        case 0xAB: 0xBB
        case 0x300C: 0x300D
        case 0x300E: 0x300F
        default: nil
        }
    }

    /// Whether the two make a pair.
    static func close(_ opening: UInt32, with closing: UInt32) -> Bool { self.closing(of: opening) == closing }
}

extension Array {
    /// The element, or nil outside of the array.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension DetectableText {
    /// Whether the range reads like an ASCII word in lower case.
    func isEqual(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        var place = range.lowerBound
        for scalar in word.description.unicodeScalars {
            if lowered[place] != scalar.value { return false }
            place += 1
        }
        return true
    }
}
