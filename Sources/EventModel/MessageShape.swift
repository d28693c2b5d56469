/// A message that an app writes as a plain sentence: literal text with typed holes.
///
///     Filtered to {count:int} results for: '{text}' in category: '{category}'
///
/// The grammar of its text:
///
///     shape = (literal | hole)+          literal = any text, "{" and "}" doubled
///     hole  = "{" name (":" type)? "}"   name    = (letter | "_") (letter | digit | "_")*
///     type  = "text" | "word" | "int" | "decimal" | "bool"
///
/// A hole without a type is `text`. Two holes need a literal between them, since nothing would tell where one ends, and
/// a shape needs a literal at all. Names are ASCII and differ. A shape covers a whole message, from its first to its last byte.
public struct MessageShape: Sendable, Hashable {
    /// What a hole holds.
    public enum HoleType: String, Sendable, Hashable, CaseIterable {
        /// Any text, line breaks too; it may be empty.
        case text
        /// One byte or more, without blanks and control bytes. Where the literal behind it, which does not end the
        /// shape, has no blank, the word does not hold that literal's first byte either.
        case word
        /// `-` or not, and digits.
        case int
        /// A number as Swift prints one: `-0.5`, `12`, `1e-05`, `inf`, `nan`.
        case decimal
        /// `true` or `false`.
        case bool
    }

    /// A place in the message that differs from one message to the next.
    public struct Hole: Sendable, Hashable {
        /// The name of the parameter.
        public let name: String
        /// What it holds.
        public let type: HoleType
    }

    /// The text before, between and behind the holes, one more than there are holes; only the first and the last may be
    /// empty.
    public let literals: [String]
    /// The holes in the order of the message.
    public let holes: [Hole]
    /// Messages that have this shape.
    public var matches: [String]
    /// Messages that do not have it.
    public var rejects: [String]

    /// Reads the text of a shape.
    ///
    /// - Parameters:
    ///   - text: the shape.
    ///   - matches: messages that must have it.
    ///   - rejects: messages that must not have it.
    /// - Throws: `ShapeError` with the place in `text`.
    public init(parsing text: String, matches: [String] = [], rejects: [String] = []) throws(ShapeError) {
        var parser = ShapeParser(text)
        try parser.parse()
        literals = parser.literals.map { String(decoding: $0, as: UTF8.self) }
        holes = parser.holes
        self.matches = matches
        self.rejects = rejects
    }

    /// How many bytes its literals have: of two shapes that a message has, the one with more counts.
    public var literalByteCount: Int {
        literals.reduce(0) { $0 + $1.utf8.count }
    }
}
