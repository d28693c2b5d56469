internal import Diagnostics
internal import Redaction

/// The words of a report block or of a line of its body: names, quoted texts and options `key=value`.
struct BlockWords: Sendable {
    private(set) var names: [String] = []
    private(set) var texts: [String] = []
    private(set) var options: [String: String] = [:]
    let place: SourcePlace

    /// Splits at blanks; a text in double quotes is one word and may hold blanks. A quote that is not closed is an error.
    init(parsing line: String, at place: SourcePlace) throws(Diagnostic) {
        self.place = place
        var rest = line[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" {
                let text = rest.dropFirst()
                guard let end = text.firstIndex(of: "\"") else {
                    throw Diagnostic(
                        "page.block.quote", at: place, "expected a closing quote, found the end of the line")
                }
                texts.append(String(text[..<end]))
                rest = text[text.index(after: end)...]
            } else {
                let word = Self.word(rest)
                if let equals = word.firstIndex(of: "="), !word[..<equals].contains("{") {
                    options[String(word[..<equals])] = String(word[word.index(after: equals)...])
                } else {
                    names.append(String(word))
                }
                rest = rest[word.endIndex...]
            }
        }
    }

    /// The characters up to the next blank outside of braces.
    private static func word(_ text: Substring) -> Substring {
        var depth = 0
        let end = text.firstIndex { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return character.isWhitespace && depth <= 0
        }
        return text[..<(end ?? text.endIndex)]
    }

    mutating func dropFirstName() {
        names.removeFirst(min(1, names.count))
    }

    /// Reports options that a block does not know.
    func allow(_ known: [String]) throws(Diagnostic) {
        for option in options.keys.sorted() where !known.contains(option) {
            throw Diagnostic(
                "page.block.option", at: place,
                "expected \(known.isEmpty ? "no options" : listing(known)), found '\(option)'",
                suggestion: nearest(to: option, among: known))
        }
    }

    /// The quoted text, or the standard one.
    func text(default standard: Public) -> Public {
        texts.first.map { Public(authored: $0) } ?? standard
    }
}
