internal import Diagnostics
internal import Redaction

/// The words of a report block or of a line of its body, each with its place: names, quoted texts and options `key=value`.
struct BlockWords: Sendable {
    /// A word and where it stands.
    struct Word: Sendable {
        var text: String
        var place: SourcePlace
    }

    private(set) var names: [Word] = []
    private(set) var texts: [Word] = []
    private(set) var options: [(key: Word, value: Word)] = []
    /// The line from its first word to its last.
    private(set) var place: SourcePlace

    /// Splits at blanks; a text in double quotes is one word and may hold blanks, also behind `key=`.
    ///
    /// - Parameter start: where the line's text begins in its file.
    /// - Throws: `page.block.quote` for a quote that is not closed, or of another form than `"`.
    init(parsing line: String, at start: SourcePlace) throws(Diagnostic) {
        place = start
        var reader = WordReader(rest: line[...], place: start)
        reader.skipBlanks()
        place.column = reader.place.column
        while let first = reader.rest.first {
            if first == "\"" {
                texts.append(try reader.quotedText())
            } else if "“”„«»".contains(first) {
                reader.place.length = first.utf8.count
                throw Diagnostic(
                    "page.block.quote", at: reader.place, "expected straight quotes, found \(quoted(String(first)))",
                    help: "write texts as \"Title\"")
            } else {
                try takeWord(&reader)
            }
            place.length = reader.place.column - place.column
            reader.skipBlanks()
        }
    }

    private mutating func takeWord(_ reader: inout WordReader) throws(Diagnostic) {
        guard let key = reader.key() else {
            names.append(reader.word())
            return
        }
        if options.contains(where: { $0.key.text == key.text }) {
            throw Diagnostic(
                "page.block.option", at: key.place, "expected '\(key.text)' at most once, found it again")
        }
        options.append((key, reader.rest.first == "\"" ? try reader.quotedText() : reader.word()))
    }

    /// The words without the first name, which is the block's own.
    func withoutFirstName() -> BlockWords {
        var words = self
        words.names.removeFirst(min(1, words.names.count))
        return words
    }

    /// The value of an option.
    subscript(option: String) -> Word? {
        options.first { $0.key.text == option }?.value
    }

    /// The quoted text, or the standard one.
    func text(default standard: Public) -> Public {
        texts.first.map { Public(authored: $0.text) } ?? standard
    }
}

/// Takes a line apart from its begin; places are counted in bytes.
private struct WordReader {
    var rest: Substring
    /// Where `rest` begins.
    var place: SourcePlace

    mutating func skipBlanks() {
        take(rest[..<(rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex)])
    }

    mutating func quotedText() throws(Diagnostic) -> BlockWords.Word {
        let text = rest.dropFirst()
        guard let end = text.firstIndex(of: "\"") else {
            throw Diagnostic(
                "page.block.quote", at: place, "expected a closing quote, found the end of the line",
                help: "a text may not hold a quote itself")
        }
        return word(Substring(text[..<end]), through: text.index(after: end))
    }

    /// The characters up to the next blank outside of braces.
    mutating func word() -> BlockWords.Word {
        var depth = 0
        let end = rest.firstIndex { character in
            depth += character == "{" ? 1 : character == "}" ? -1 : 0
            return character.isWhitespace && depth <= 0
        }
        return word(rest[..<(end ?? rest.endIndex)], through: end ?? rest.endIndex)
    }

    /// The name of an option, if one begins here; its `=` is taken as well.
    mutating func key() -> BlockWords.Word? {
        let name = rest.prefix { $0.isLetter || $0 == "-" }
        guard !name.isEmpty, rest[name.endIndex...].first == "=" else { return nil }
        var word = word(name, through: rest.index(after: name.endIndex))
        word.place.length = name.utf8.count
        return word
    }

    private mutating func word(_ text: Substring, through end: Substring.Index) -> BlockWords.Word {
        var at = place
        let whole = rest[..<end]
        at.length = max(1, whole.utf8.count)
        take(whole)
        return BlockWords.Word(text: String(text), place: at)
    }

    private mutating func take(_ part: Substring) {
        place.column += part.utf8.count
        rest = rest[part.endIndex...]
    }
}
