/// What may be known of a text that is not published: whether two are equal, blanks around them aside, and how long it is,
/// by class.
public struct TextFacts: Sendable, Hashable {
    /// Lengths in characters, blanks around the text aside.
    public enum Length: Int, Sendable, Hashable, CaseIterable, Comparable {
        /// Nothing but blanks.
        case empty = 0
        /// One character.
        case single = 1
        /// Two to nine.
        case short = 2
        /// Ten to forty-nine.
        case medium = 10
        /// Fifty and more.
        case long = 50

        /// Order of the lengths.
        public static func < (left: Length, right: Length) -> Bool { left.rawValue < right.rawValue }
    }

    /// How long it is.
    public let length: Length
    let token: Token

    init(_ text: String, key: RunKey) {
        let trimmed = text.trimmed
        let count = trimmed.prefix(Length.long.rawValue).count
        length = Length.allCases.last { $0.rawValue <= count } ?? .empty
        token = key.hash(of: trimmed)
    }
}

extension String {
    /// The text without blanks and line ends around it.
    fileprivate var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
