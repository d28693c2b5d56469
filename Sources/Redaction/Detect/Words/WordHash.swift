/// A hash of a word's plain letters: the same in every run, for looking words up without making strings.
struct WordHash {
    /// FNV-1a over scalars. Two words of the lexicon with one hash are found by a test.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds the next scalar, in lower case.
    mutating func add(_ scalar: UInt32) {
        if scalar < 0x80 {
            value = (value ^ UInt64(scalar)) &* 0x0000_0100_0000_01B3
        } else if let plain = PlainLetter.plain(scalar), LetterScript(scalar) != .mark {
            value = (value ^ UInt64(plain)) &* 0x0000_0100_0000_01B3
        }
    }

    /// The hash of a word of our own, written in lower case.
    static func hash(of word: some StringProtocol) -> UInt64 {
        var hash = WordHash()
        for scalar in word.unicodeScalars { hash.add(scalar.value) }
        return hash.value
    }

    /// The hashes of words of our own, written in lower case with blanks or line ends between them.
    static func set(_ words: String) -> Set<UInt64> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { hash(of: $0) })
    }
}
