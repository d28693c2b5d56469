/// A text with its words, as the detectors of people and numbers read it.
struct Reading: Sendable {
    /// The folded text.
    let scalars: [UInt32]
    /// The same places in lower case.
    let lowered: [UInt32]
    /// Its words in order.
    let words: [TextWord]
    /// What any of them is known for.
    let roles: WordRoles

    init(_ scalars: [UInt32], lowered: [UInt32]) {
        self.scalars = scalars
        self.lowered = lowered
        words = TextWords.words(of: scalars, lowered: lowered)
        roles = words.reduce(into: []) { $0.formUnion($1.roles) }
    }

    /// The scalar at a place; 0 before the first and after the last.
    func scalar(_ place: Int) -> UInt32 {
        scalars.indices.contains(place) ? scalars[place] : 0
    }

    /// Whether a place holds a letter or a digit.
    func isWord(_ place: Int) -> Bool {
        let script = LetterScript(scalar(place))
        return script != .none
    }

    /// Whether there is nothing but blanks, and at most two, between a word and the next one.
    func isBlank(after word: Int) -> Bool {
        guard word >= 0, word + 1 < words.count else { return false }
        let gap = words[word].range.upperBound..<words[word + 1].range.lowerBound
        return (1...2).contains(gap.count) && gap.allSatisfy { Reading.isBlank(scalars[$0]) }
    }

    /// Whether exactly one scalar, `scalar`, is between a word and the next one.
    func isJoined(after word: Int, by scalar: UInt32) -> Bool {
        guard word >= 0, word + 1 < words.count else { return false }
        let end = words[word].range.upperBound
        return words[word + 1].range.lowerBound == end + 1 && scalars[end] == scalar
    }

    /// The first place from `place` on that is no blank.
    func skippingBlanks(_ place: Int) -> Int {
        var place = place
        while place < scalars.count, Reading.isBlank(scalars[place]) { place += 1 }
        return place
    }

    /// The first word that begins at `place` or later; the number of words when there is none.
    func word(from place: Int) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether one of the `reach` words before a word has one of the roles, and no end of a sentence stands between.
    func has(_ roles: WordRoles, before word: Int, within reach: Int) -> Bool {
        var index = word - 1
        while index >= 0, index >= word - reach {
            if endsSentence(after: index) { return false }
            if words[index].has(roles) { return true }
            index -= 1
        }
        return false
    }

    /// Whether one of the `reach` words after a word has one of the roles.
    func has(_ roles: WordRoles, after word: Int, within reach: Int) -> Bool {
        var index = word + 1
        while index < words.count, index <= word + reach {
            if endsSentence(after: index - 1) { return false }
            if words[index].has(roles) { return true }
            index += 1
        }
        return false
    }

    /// Whether a text has one of the roles in any word.
    func has(_ roles: WordRoles) -> Bool {
        !self.roles.isDisjoint(with: roles)
    }

    /// A stop, a semicolon or a line end between a word and the next one.
    func endsSentence(after word: Int) -> Bool {
        guard word >= 0, word + 1 < words.count else { return true }
        let gap = words[word].range.upperBound..<words[word + 1].range.lowerBound
        for place in gap {
            switch scalars[place] {
            case 0x0A, 0x3B, 0x21, 0x3002, 0xFF01: return true
            // A stop after a few letters is one of a short form.
            case 0x2E:
                if Reading.isBlank(scalar(place + 1)), words[word].count > 3 || words[word].isNumber { return true }
            case 0x3F: if Reading.isBlank(scalar(place + 1)) { return true }
            default: continue
            }
        }
        return false
    }

    static func isBlank(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0xA0, 0x2009, 0x202F, 0x3000: true
        default: false
        }
    }

    static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

    /// The value of a hexadecimal digit.
    static func hexDigit(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x30...0x39: scalar - 0x30
        case 0x41...0x46: scalar - 0x37
        case 0x61...0x66: scalar - 0x57
        default: nil
        }
    }

    /// Any dash.
    static func isDash(_ scalar: UInt32) -> Bool {
        scalar == 0x2D || (0x2010...0x2015).contains(scalar) || scalar == 0x2212
    }
}

extension Detector {
    /// A detector that reads a text's words. With `roles` only texts are read in which a word has one of them.
    init(
        _ id: Public, _ type: SensitiveType, needs: TextFeatures, roles: WordRoles? = nil, matches: [Sample],
        rejects: [String],
        read: @escaping @Sendable (_ text: Reading, _ claim: (Range<Int>) -> Void) -> Void
    ) {
        self.init(id: id, type: type, needs: needs, matches: matches, rejects: rejects) { text, claims in
            if let roles, text.roles.isDisjoint(with: roles) { return }
            read(text.reading) { claims.append(Claim(range: $0, type: type, rule: id)) }
        }
    }
}
