/// A message's shape with the words that stood in its holes for single unlisted words.
struct WordedShape: Sendable, Hashable {
    /// A word and where in the shape its hole begins.
    struct Word: Sendable, Hashable {
        var hole: Int
        var text: [UInt8]

        /// Whether it is also what people are called: such words need twice as many installs.
        var isName: Bool {
            let lowered = String(decoding: text, as: UTF8.self).lowercased()
            let names: WordRoles = [.given, .givenOrWord, .surname, .kin]
            return ShapeWords.nameLike.contains(Array(lowered.utf8))
                || !WordLexicon.shared.roles(of: WordHash.hash(of: lowered)).isDisjoint(with: names)
        }

        /// Whether bytes are a word of letters that can be one of an app's own.
        static func isPossible(_ text: ArraySlice<UInt8>) -> Bool {
            guard (2...32).contains(text.count), let word = String(validating: text, as: UTF8.self) else {
                return false
            }
            return word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || $0 == "'" }
        }
    }

    /// The shape, holes and all, in UTF-8.
    var shape: [UInt8]
    /// In order of their holes.
    var words: [Word]

    /// The shape with its words in their holes.
    var text: [UInt8] {
        var text = shape
        for word in words.reversed() {
            text.replaceSubrange(word.hole..<word.hole + MessageShape.Hole.text.rawValue.utf8.count, with: word.text)
        }
        return text
    }
}
