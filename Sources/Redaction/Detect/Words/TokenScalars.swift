/// The alphabets of tokens.
struct TokenAlphabet: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let digit = TokenAlphabet(rawValue: 1 << 0)
    static let hexLetter = TokenAlphabet(rawValue: 1 << 1)
    static let upper = TokenAlphabet(rawValue: 1 << 2)
    static let lower = TokenAlphabet(rawValue: 1 << 3)
    static let dash = TokenAlphabet(rawValue: 1 << 4)
    static let underscore = TokenAlphabet(rawValue: 1 << 5)
    /// `+` and `/`.
    static let base64 = TokenAlphabet(rawValue: 1 << 6)
    static let dot = TokenAlphabet(rawValue: 1 << 7)

    static let hex: TokenAlphabet = [.digit, .hexLetter]
    static let letters: TokenAlphabet = [.upper, .lower]
    static let alphanumeric: TokenAlphabet = [.upper, .lower, .digit]
    static let url: TokenAlphabet = [.upper, .lower, .digit, .dash, .underscore]
    static let everyBase64: TokenAlphabet = [.upper, .lower, .digit, .dash, .underscore, .base64]

    /// Whether a scalar is in one of the alphabets.
    func has(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 48...57: contains(.digit)
        case 65...70: contains(.upper) || contains(.hexLetter)
        case 71...90: contains(.upper)
        case 97...102: contains(.lower) || contains(.hexLetter)
        case 103...122: contains(.lower)
        case 0x2D: contains(.dash)
        case 0x5F: contains(.underscore)
        case 0x2B, 0x2F: contains(.base64)
        case 0x2E: contains(.dot)
        default: false
        }
    }
}

extension DetectableText {
    /// The scalar at a place; 0 before the first and after the last.
    func scalar(_ place: Int) -> UInt32 { place >= 0 && place < scalars.count ? scalars[place] : 0 }

    /// The end of the run of an alphabet's scalars from a place on.
    func end(of alphabet: TokenAlphabet, from start: Int) -> Int {
        var end = start
        while end < scalars.count, alphabet.has(scalars[end]) { end += 1 }
        return end
    }

    /// Whether neither an ASCII letter, nor a digit, nor an underscore stands before a place.
    func isTokenStart(_ place: Int) -> Bool {
        !TokenAlphabet([.upper, .lower, .digit, .underscore]).has(scalar(place - 1))
    }

    /// Whether neither an ASCII letter, nor a digit, nor an underscore stands at a place.
    func isTokenEnd(_ place: Int) -> Bool {
        !TokenAlphabet([.upper, .lower, .digit, .underscore]).has(scalar(place))
    }

    /// Whether a text of our own stands at a place, in exactly these scalars.
    func has(_ prefix: [UInt32], at place: Int) -> Bool {
        guard place >= 0, place + prefix.count <= scalars.count else { return false }
        for offset in prefix.indices where scalars[place + offset] != prefix[offset] { return false }
        return true
    }

    /// The index of the first word that ends behind a place: the one the place is in, or the next.
    func lexicalIndex(at place: Int) -> Int {
        var (low, high) = (0, lexicalWords.count)
        while low < high {
            let middle = (low + high) / 2
            if lexicalWords[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether one of the `reach` words before a place has one of the roles; ends of sentences and fields part them.
    func hasWord(_ roles: WordRoles, before place: Int, within reach: Int) -> Bool {
        var end = place
        var index = lexicalIndex(at: place) - 1
        var left = reach
        while index >= 0, left > 0 {
            let word = lexicalWords[index]
            for gap in word.range.upperBound..<max(end, word.range.upperBound) {
                switch scalars[gap] {
                case 0x0A, 0x2C, 0x3B, 0x26, 0x28, 0x7B, 0x5B, 0x3F: return false
                case 0x2E: if scalar(gap + 1) == 0x20 { return false }
                default: continue
                }
            }
            if word.has(roles) { return true }
            end = word.range.lowerBound
            index -= 1
            left -= 1
        }
        return false
    }

    /// Whether a sentence or a field ends between two places.
    func hasEnd(between start: Int, and end: Int) -> Bool {
        guard start < end else { return false }
        return scalars[start..<end].contains { [0x0A, 0x2C, 0x3B, 0x2E, 0x21, 0x3F, 0x28, 0xFF0C].contains($0) }
    }
}
