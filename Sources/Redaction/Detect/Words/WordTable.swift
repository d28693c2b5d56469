/// Words with what they are known for.
struct WordTable: Sendable {
    let roles: WordRoles
    let words: [Substring]

    /// Takes words in lower case with blanks or line ends between them.
    init(_ roles: WordRoles, _ words: String) {
        self.roles = roles
        self.words = words.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Substring($0) }
    }

    /// All tables of the detectors.
    static let all: [WordTable] =
        people + typed + places + numbers + names + moreNames + commonNames + common + secrets + identifiers
}
