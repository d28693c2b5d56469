/// What is wrong with a time pattern, and where.
public struct TimePatternError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Reason: Sendable, Hashable {
        /// There is no text.
        case empty
        /// A quote without its end.
        case unclosedQuote
        /// A letter that stands for nothing that is read.
        case unknownLetter(String)
        /// A letter that stands too often in a row.
        case wrongCount(String)
        /// The same part of a time a second time.
        case repeated(String)
        /// A number of one digit or two right before another number.
        case adjacentNumbers(String)
        /// A part without another one that it needs.
        case missing(String, for: String)
    }

    /// Where, in bytes from the start of the pattern.
    public let offset: Int
    /// What.
    public let reason: Reason

    /// The error in words.
    public var text: String {
        switch reason {
        case .empty: "expected a pattern such as yyyy-MM-dd HH:mm:ss.SSS, found nothing"
        case .unclosedQuote: "expected a second ' to end the quoted text"
        case .unknownLetter(let letters):
            "expected one of the letters y M d E H h m s S a Z X x z, or text in single quotes, found '\(letters)'"
        case .wrongCount(let letters): "expected \(TimePattern.spellings(of: letters)), found '\(letters)'"
        case .repeated(let letters): "expected each part of a time once, found another one in '\(letters)'"
        case .adjacentNumbers(let letters):
            "expected '\(letters)\(letters)' or text behind '\(letters)', since nothing tells where the number ends"
        case .missing(let wanted, let found): "expected \(wanted) in the pattern as well as \(found)"
        }
    }

    /// What was meant, where a letter is known to be taken for another one.
    public var suggestion: String? {
        guard case .unknownLetter(let letters) = reason, let letter = letters.first else { return nil }
        let meant: [Character: Character] = [
            "Y": "y", "u": "y", "L": "M", "D": "d", "k": "H", "K": "h", "e": "E", "A": "a", "n": "S",
        ]
        return meant[letter].map { String(repeating: $0, count: letters.count) }
    }
}
