/// Shapes of values.
extension FieldRule {
    /// Without blanks around it.
    func trimmed(_ value: Range<Int>) -> Range<Int> {
        var (start, end) = (value.lowerBound, value.upperBound)
        while start < end, text.classes[start].contains(.blank) { start += 1 }
        while end > start, text.classes[end - 1].contains(.blank) { end -= 1 }
        return start..<end
    }

    /// Up to the first blank, without the comma behind it.
    func word(in value: Range<Int>) -> Range<Int> {
        var end = value.lowerBound
        while end < value.upperBound, !text.classes[end].contains(.blank), text.scalars[end] != Mark.comma { end += 1 }
        while end > value.lowerBound, [Mark.dot, Mark.colon, Mark.quote].contains(text.scalars[end - 1]) { end -= 1 }
        return value.lowerBound..<end
    }

    /// The longest run at the start whose scalars all pass, without the marks at its end.
    func run(in value: Range<Int>, of passes: (Int) -> Bool) -> Range<Int> {
        var end = value.lowerBound
        while end < value.upperBound, passes(end) { end += 1 }
        while end > value.lowerBound, !text.classes[end - 1].meets(.word) { end -= 1 }
        return value.lowerBound..<end
    }

    func isPhone(_ place: Int) -> Bool {
        switch text.scalars[place] {
        case 48...57, Mark.plus, Mark.dash, Mark.dot, Mark.leftParenthesis, Mark.rightParenthesis, Mark.blank,
            Mark.slash,
            0x2A:
            true
        default: false
        }
    }

    func isDate(_ place: Int) -> Bool {
        switch text.scalars[place] {
        case Mark.dash, Mark.dot, Mark.slash, Mark.blank, Mark.comma: true
        default: text.classes[place].meets(.word)
        }
    }

    func isCoordinate(_ place: Int) -> Bool {
        switch text.scalars[place] {
        case 48...57, Mark.plus, Mark.dash, Mark.dot, Mark.blank, Mark.comma, 0xB0: true
        default: false
        }
    }

    func isGrouped(_ place: Int) -> Bool {
        switch text.scalars[place] {
        case Mark.dash, Mark.dot, Mark.slash, Mark.blank, Mark.plus: true
        default: text.classes[place].meets(.word)
        }
    }

    /// A run of groups up to the first word of letters only behind a group with digits.
    func withoutWords(_ run: Range<Int>) -> Range<Int> {
        var hasDigits = false
        for word in text.words(in: run) {
            let digits = word.some.contains(.digit)
            if !digits, hasDigits, word.range.count > 1 {
                return trimmed(run.lowerBound..<word.range.lowerBound)
            }
            hasDigits = hasDigits || digits
        }
        return run
    }

    /// `12.5`: one point between digits, and nothing else.
    func isDecimal(_ range: Range<Int>) -> Bool {
        let places = text.scalars[range]
        return places.count { $0 == Mark.dot } == 1
            && places.allSatisfy { KeyScalar.isDigit($0) || $0 == Mark.dot || $0 == Mark.dash }
            && places.first != Mark.dot
    }

    /// How many digits stand behind the first point.
    func decimals(_ range: Range<Int>) -> Int {
        guard let point = text.scalars[range].firstIndex(of: Mark.dot) else { return 0 }
        return text.scalars[(point + 1)..<range.upperBound].prefix(while: KeyScalar.isDigit).count
    }

    /// `04/27`, `2027-04`, `0427` are dates of cards; `1764464400` is none.
    func isExpiry(_ range: Range<Int>) -> Bool {
        let digits = text.scalars[range].count(where: KeyScalar.isDigit)
        let marks = text.scalars[range].count { [Mark.slash, Mark.dash, Mark.dot].contains($0) }
        return (3...6).contains(digits) && marks == 1 && digits + marks == range.count && !isDecimal(range)
    }

    /// Eight digits that are a date of our time.
    func isDateNumber(_ range: Range<Int>) -> Bool {
        guard range.count == 8, text.scalars[range].allSatisfy(KeyScalar.isDigit) else { return false }
        let digits = text.scalars[range].map { Int($0) - 48 }
        let (month, day) = (digits[4] * 10 + digits[5], digits[6] * 10 + digits[7])
        return digits[0] == 2 && digits[1] == 0 && (1...12).contains(month) && (1...31).contains(day)
    }

    /// A name in code, a path or a URL: `home_feed`, `com.example.app`, `/tmp`, `<nil>`.
    func isCode(_ range: Range<Int>) -> Bool {
        let scalars = text.scalars[range]
        guard let first = scalars.first else { return true }
        if [Mark.slash, Mark.less, Mark.leftBrace, Mark.leftBracket, Mark.at, Mark.tilde].contains(first) {
            return true
        }
        let hasBlank = scalars.contains(Mark.blank)
        if !hasBlank, scalars.contains(Mark.underscore), !scalars.contains(where: { $0 >= 0x80 }) {
            return text.words(in: range).allSatisfy { isKnown($0.range) || !$0.some.contains(.letter) }
        }
        return !hasBlank && scalars.dropFirst().dropLast().contains(Mark.dot) && text.words(in: range).count > 2
    }

    /// A statement of SQL or GraphQL.
    func isStatement(_ range: Range<Int>) -> Bool {
        let statements: [StaticString] = [
            "select", "insert", "update", "delete", "query", "mutation", "create", "pragma",
        ]
        guard let first = text.words(in: range).first, first.range.count < range.count else { return false }
        return statements.contains { text.isEqual(first.range, $0) }
            && text.scalars[range].contains { [0x2A, Mark.leftBrace, Mark.equals, Mark.leftParenthesis].contains($0) }
    }

    func starts(_ range: Range<Int>, _ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        return range.count > count && text.isEqual(range.lowerBound..<range.lowerBound + count, word)
    }

    /// Nothing but zeros and marks: no identifier.
    func isZero(_ range: Range<Int>) -> Bool {
        range.allSatisfy { text.scalars[$0] == 0x30 || !text.classes[$0].meets(.word) }
    }

    /// A word that programs say.
    func isKnown(_ range: Range<Int>) -> Bool { text.isProgramWord(range) }
}

/// What a value consists of.
struct ValueFacts {
    let range: Range<Int>
    var (letters, digits, blanks, marks, uppers, lowers, wides) = (0, 0, 0, 0, 0, 0, 0)

    var count: Int { range.count }

    init(_ text: DetectableText, _ range: Range<Int>) {
        self.range = range
        for place in range {
            let classes = text.classes[place]
            if classes.contains(.digit) { digits += 1 }
            if classes.contains(.letter) { letters += 1 }
            if classes.contains(.upper) { uppers += 1 }
            if classes.contains(.lower) { lowers += 1 }
            if classes.contains(.blank) { blanks += 1 }
            if classes.contains([.wide, .letter]) { wides += 1 }
            if !classes.meets(.word), !classes.contains(.blank) { marks += 1 }
        }
    }
}

extension DetectableText {
    /// The words that lie within a range, in order.
    func words(in range: Range<Int>) -> ArraySlice<Word> {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        let first = low
        while low < words.count, words[low].range.upperBound <= range.upperBound { low += 1 }
        return words[first..<low]
    }

    /// Whether it is a given or family name and no other word.
    func isPersonName(_ range: Range<Int>) -> Bool {
        guard range.count > 1, range.count <= 32 else { return false }
        var hash = WordHash()
        for place in range { hash.add(lowered[place]) }
        return WordLexicon.shared.roles(of: hash.value).intersection([.given, .surname]) != []
    }

    /// Whether programs say this word: one of `ShapeWords`, in ASCII.
    func isProgramWord(_ range: Range<Int>) -> Bool {
        guard range.count <= 64 else { return false }
        var bytes: [UInt8] = []
        for place in range {
            guard scalars[place] < 0x80 else { return false }
            bytes.append(UInt8(truncatingIfNeeded: scalars[place]))
        }
        return ShapeWords.isShown(bytes[...])
    }
}
