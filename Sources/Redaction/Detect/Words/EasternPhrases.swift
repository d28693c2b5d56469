/// Looks for words of the lexicon within Chinese, Japanese and Korean, where no blanks part them.
enum EasternPhrases {
    /// The longest word that is looked for.
    static let longest = 6

    /// Whether the letters before a place end with a word of one of the roles.
    static func ends(_ roles: WordRoles, _ text: Reading, before place: Int) -> Bool {
        length(of: roles, text, before: place) != nil
    }

    /// The length of the longest word of one of the roles that ends before a place.
    static func length(of roles: WordRoles, _ text: Reading, before place: Int) -> Int? {
        (1...longest).reversed().first { length in
            place >= length
                && !WordLexicon.shared.roles(of: hash(text, (place - length)..<place)).isDisjoint(with: roles)
        }
    }

    /// The length of the longest word of one of the roles that begins at a place.
    static func length(of roles: WordRoles, _ text: Reading, from place: Int) -> Int? {
        (1...longest).reversed().first { length in
            place + length <= text.scalars.count
                && !WordLexicon.shared.roles(of: hash(text, place..<(place + length))).isDisjoint(with: roles)
        }
    }

    private static func hash(_ text: Reading, _ range: Range<Int>) -> UInt64 {
        var hash = WordHash()
        for place in range { hash.add(text.lowered[place]) }
        return hash.value
    }
}
