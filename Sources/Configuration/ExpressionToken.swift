/// A word, a number or a sign of a condition, and the byte at which it begins.
struct ExpressionToken {
    enum Kind {
        case number(Double)
        /// A text in single quotes.
        case word(String)
        case name
        case sign
    }

    var kind: Kind
    var text: String
    var offset: Int

    var isWord: Bool {
        if case .word = kind { true } else { false }
    }

    private static let signs = ["==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "(", ")"]

    /// The tokens of a text.
    static func all(of text: String) throws(ExpressionReading.Failure) -> [ExpressionToken] {
        var tokens: [ExpressionToken] = []
        var rest = text[...]
        while let first = rest.unicodeScalars.first {
            let offset = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
            if first == " " || first == "\n" || first == "\t" {
                rest = rest.dropFirst()
            } else if let token = try token(rest, offset) {
                tokens.append(token.token)
                rest = rest[token.end...]
            } else {
                throw ExpressionReading.Failure(
                    offset: offset, message: "expected a value or an operator, found '\(rest.prefix(1))'")
            }
        }
        return tokens
    }

    private static func token(
        _ rest: Substring, _ offset: Int
    ) throws(ExpressionReading.Failure) -> (token: ExpressionToken, end: String.Index)? {
        if rest.hasPrefix("'") {
            guard let end = rest.dropFirst().firstIndex(of: "'") else {
                throw ExpressionReading.Failure(
                    offset: offset, message: "expected a word that ends with ', found the end")
            }
            let word = String(rest[rest.index(after: rest.startIndex)..<end])
            return (ExpressionToken(kind: .word(word), text: word, offset: offset), rest.index(after: end))
        }
        if let sign = signs.first(where: { rest.hasPrefix($0) }) {
            let end = rest.index(rest.startIndex, offsetBy: sign.count)
            return (ExpressionToken(kind: .sign, text: sign, offset: offset), end)
        }
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        guard let first = word.first else { return nil }
        let text = String(word)
        guard first.isNumber else {
            return (ExpressionToken(kind: .name, text: text, offset: offset), word.endIndex)
        }
        guard let number = Double(text), number.isFinite, !text.contains("e"), !text.contains("x") else {
            throw ExpressionReading.Failure(offset: offset, message: "expected a number, found '\(text)'")
        }
        return (ExpressionToken(kind: .number(number), text: text, offset: offset), word.endIndex)
    }
}
