/// A run of letters and digits of a text: a word, a number, or both mixed. A run ends where the script changes to or from
/// one that is written without blanks, so that names in such scripts come apart from what surrounds them.
struct TextWord: Sendable, Hashable {
    /// Places in `DetectableText.scalars`.
    let range: Range<Int>
    /// Of the plain letters in lower case.
    let hash: UInt64
    let shape: Shape
    /// What the lexicon knows of it.
    let roles: WordRoles

    /// How it is written.
    struct Shape: OptionSet, Sendable, Hashable {
        let rawValue: UInt16

        static let letters = Shape(rawValue: 1 << 0)
        static let digits = Shape(rawValue: 1 << 1)
        /// Begins with a capital.
        static let capital = Shape(rawValue: 1 << 2)
        /// Has a small letter.
        static let small = Shape(rawValue: 1 << 3)
        /// A capital after a small letter: camel case.
        static let mixed = Shape(rawValue: 1 << 4)
        /// Letters of a script without capitals: Arabic, Hebrew, Devanagari, Thai…
        static let caseless = Shape(rawValue: 1 << 5)
        static let han = Shape(rawValue: 1 << 6)
        static let kana = Shape(rawValue: 1 << 7)
        static let hangul = Shape(rawValue: 1 << 8)
        /// Letters of a script with capitals outside ASCII.
        static let foreign = Shape(rawValue: 1 << 9)

        /// Chinese, Japanese and Korean.
        static let eastern: Shape = [.han, .kana, .hangul]
        /// All scripts without capitals.
        static let withoutCase: Shape = [.caseless, .han, .kana, .hangul]
    }

    /// Nothing but digits.
    var isNumber: Bool { shape.contains(.digits) && !shape.contains(.letters) }
    /// Nothing but letters.
    var isLetters: Bool { shape.contains(.letters) && !shape.contains(.digits) }
    /// Letters with a capital in front and small ones after it: `Anna`; `McDonald` too, no `iPhone`, no `URL`.
    var isCapitalized: Bool { shape.isSuperset(of: [.letters, .capital, .small]) && !shape.contains(.digits) }
    var count: Int { range.count }

    /// Whether the lexicon gives it one of the roles.
    func has(_ wanted: WordRoles) -> Bool { !roles.isDisjoint(with: wanted) }
}
