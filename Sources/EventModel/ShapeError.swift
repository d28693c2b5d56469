/// What is wrong with the text of a shape, and where.
public struct ShapeError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// There is no text.
        case empty
        /// There is nothing but a hole.
        case noLiteral
        /// A hole without its closing brace.
        case unclosedHole
        /// A closing brace that closes no hole.
        case strayBrace
        /// A hole whose name is empty or not a name.
        case invalidName(String)
        /// A hole with a type that does not exist.
        case unknownType(String)
        /// A hole with the name of an earlier one.
        case duplicateName(String)
        /// A hole right behind another one.
        case adjacentHoles
        /// A digit right behind a number.
        case digitAfterNumber
    }

    /// Where, in bytes from the start of the shape's text.
    public let offset: Int
    /// What.
    public let reason: Reason

    /// The error in words.
    public var text: String {
        switch reason {
        case .empty: "the shape is empty"
        case .noLiteral: "the shape has a hole and no literal text, so it would fit every message"
        case .unclosedHole: "the hole is not closed by '}'; a literal brace is written '{{'"
        case .strayBrace: "'}' closes no hole; a literal brace is written '}}'"
        case .invalidName(let name): "expected the name of a hole (letters, digits, '_'), found '\(name)'"
        case .unknownType(let type): "expected \(ShapeError.types), found '\(type)'"
        case .duplicateName(let name): "two holes are named '\(name)'"
        case .adjacentHoles: "two holes without text between them; nothing tells where the first one ends"
        case .digitAfterNumber: "a digit right behind a number; nothing tells where the number ends"
        }
    }

    private static var types: String {
        let words = MessageShape.HoleType.allCases.map(\.rawValue)
        return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
    }
}
