internal import Diagnostics

/// What is wrong with the line of a user's own format, and where.
public struct CustomLineError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// The line is longer than `CustomLine.byteLimit`.
        case tooLong
        /// It holds a line break.
        case lineBreak
        /// A hole without its closing brace.
        case unclosedHole
        /// A closing brace that closes no hole.
        case strayBrace
        /// A hole for a field that no record has.
        case unknownField(String)
        /// A hole with a type that does not exist or does not fit its field.
        case wrongType(String, CustomField)
        /// A second hole for the same field.
        case repeatedField(CustomField)
        /// A hole right behind another one.
        case adjacentHoles
        /// A digit right behind a number.
        case digitAfterNumber
        /// Something behind the message.
        case messageNotLast
        /// No hole for the message.
        case noMessage
        /// Neither a time nor a level nor any text but blanks.
        case fitsEverything
    }

    /// Where, in bytes from the start of the line.
    public let offset: Int
    /// What.
    public let reason: Reason

    /// The error in words.
    public var text: String {
        switch reason {
        case .tooLong: "expected at most \(CustomLine.byteLimit) bytes"
        case .lineBreak: "expected one line, found a line break; further lines of a record belong to {message} anyway"
        case .unclosedHole: "expected '}' behind the name of a field; a literal brace is written '{{'"
        case .strayBrace: "expected '{' before '}'; a literal brace is written '}}'"
        case .unknownField(let name):
            "expected \(CustomLineError.listing(CustomField.allCases.map(\.rawValue))), found \(quoted(name))"
        case .wrongType(let type, let field):
            "expected \(CustomLineError.listing(field.types.map(\.rawValue))) as type of {\(field.rawValue)}, "
                + "found \(quoted(type))"
        case .repeatedField(let field): "expected {\(field.rawValue)} once, found it again"
        case .adjacentHoles: "expected text between two holes: nothing tells where the first one ends"
        case .digitAfterNumber: "expected no digit right behind a number: nothing tells where the number ends"
        case .messageNotLast: "expected {message} at the end: it goes on to the end of the record"
        case .noMessage: "expected {message} at the end, found none"
        case .fitsEverything: "expected {time}, {level} or text besides blanks, since this fits lines of any kind"
        }
    }

    /// The field that was meant, if one is near.
    public var suggestion: String? {
        switch reason {
        case .unknownField(let name):
            nearest(to: name, among: CustomField.allCases.map(\.rawValue).filter { $0 != "_" })
        case .wrongType(let type, let field): nearest(to: type, among: field.types.map(\.rawValue))
        default: nil
        }
    }

    /// All choices, however many: they are few enough to see at once, and there is no other place to look.
    private static func listing(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
