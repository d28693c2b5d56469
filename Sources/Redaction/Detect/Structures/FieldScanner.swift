/// Finds the fields of a message: of JSON, property lists, dictionaries, queries, forms, and `key=value` in sentences.
///
/// One pass over the marks `=`, `:` and `>`. Keys and values have a longest length, so hostile input costs linear time.
struct FieldScanner {
    let text: DetectableText

    static let longestKey = KeyLexicon.reach
    static let longestValue = 512

    /// A key that names the next value: `name="email" value="…"`, `<key>email</key><string>…`.
    private var announced: KeyMeaning = .unknown
    /// Keys of the braces around the place, outermost first.
    private var parents: [Range<Int>] = []
    /// A brace that opens here has this key.
    private var opening: (place: Int, key: Range<Int>)?
    /// Where no closing quote stands, by the quote that opens.
    var unclosed: [UInt32: Range<Int>] = [:]
    let hasAmpersand: Bool

    init(_ text: DetectableText) {
        self.text = text
        hasAmpersand = text.scalars.contains(Mark.ampersand)
    }

    /// All fields, in the order of their values.
    mutating func fields() -> [Field] {
        var found: [Field] = []
        var place = 0
        while place < text.scalars.count {
            switch text.scalars[place] {
            case Mark.equals, Mark.colon:
                if let field = field(at: place) { found += elements(of: field) }
            case Mark.more:
                if let field = element(endingAt: place) { found.append(field) }
            case Mark.leftBrace:
                let key = opening.flatMap { $0.place == place ? $0.key : nil } ?? place..<place
                if parents.count < 32 { parents.append(key) }
            case Mark.rightBrace:
                _ = parents.popLast()
            default: break
            }
            place += 1
        }
        return found
    }

    /// A list of quoted values as a field each: what stands between them is the message's.
    private func elements(of field: Field) -> [Field] {
        guard field.form == .quoted, text.scalars[safe: field.value.lowerBound - 1] == 0x5B,
            text.scalars[field.value].first == Mark.doubleQuote
        else { return [field] }
        var fields: [Field] = []
        var start: Int?
        for place in field.value where text.scalars[place] == Mark.doubleQuote {
            guard let first = start else {
                start = place + 1
                continue
            }
            start = nil
            guard place > first else { continue }
            var element = field
            element.value = first..<place
            fields.append(element)
        }
        return fields
    }

    // MARK: Keys

    private mutating func field(at mark: Int) -> Field? {
        guard !isOtherMark(mark), let key = key(before: mark), !key.isEmpty else { return nil }
        let isColon = text.scalars[mark] == Mark.colon
        var start = mark + 1
        if !isColon, start < text.scalars.count, text.scalars[start] == Mark.more { start += 1 }
        start = skippingBlanks(start, most: isColon || text.scalars[safe: mark - 1] == Mark.blank ? 3 : 1)
        start = skippingWrapper(start)
        guard start < text.scalars.count else { return nil }
        if text.scalars[start] == Mark.leftBrace {
            opening = (start, key)
            return nil
        }
        guard let (value, form) = value(from: start, key: key, isColon: isColon) else { return nil }
        if form != .query, isNameKey(key) {
            let said = KeyLexicon.meaning(of: text.scalars[value])
            if said.type != nil || said == .safe {
                announced = said
                return nil
            }
        }
        defer { announced = .unknown }
        let isAnnounced = announced != .unknown && isValueKey(key)
        let meaning = isAnnounced ? announced : meaning(of: key, isColon: isColon)
        return Field(key: key, value: value, form: form, meaning: meaning)
    }

    /// `==`, `!=`, `<=`, `://`, a colon of a time or of `::`.
    private func isOtherMark(_ mark: Int) -> Bool {
        let (before, after) = (text.scalars[safe: mark - 1], text.scalars[safe: mark + 1])
        guard let before, let after else { return true }
        if text.scalars[mark] == Mark.equals {
            return after == Mark.equals || [Mark.equals, Mark.bang, Mark.less, Mark.more].contains(before)
        }
        if after == Mark.slash, text.scalars[safe: mark + 2] == Mark.slash { return true }
        return after == Mark.colon || before == Mark.colon
            || (KeyScalar.isDigit(before) && KeyScalar.isDigit(after))
    }

    private func key(before mark: Int) -> Range<Int>? {
        var end = mark
        var blanks = 0
        while end > 0, text.scalars[end - 1] == Mark.blank, blanks < 2 {
            end -= 1
            blanks += 1
        }
        guard end > 0 else { return nil }
        let lowest = max(0, end - 1 - FieldScanner.longestKey)
        switch text.scalars[end - 1] {
        case Mark.doubleQuote, Mark.quote, 0x201D, 0x2019, 0x60:
            let closing = text.scalars[end - 1]
            return (lowest..<end - 1).last { Quotes.close(text.scalars[$0], with: closing) }.map { $0 + 1..<end - 1 }
        case Mark.rightParenthesis:
            return (lowest..<end - 1).last { text.scalars[$0] == Mark.leftParenthesis }.map { $0 + 1..<end - 1 }
        default:
            var start = end
            while start > lowest, isBareKey(start - 1) { start -= 1 }
            return start < end ? start..<end : nil
        }
    }

    private func isBareKey(_ place: Int) -> Bool {
        if text.classes[place].meets(.word) { return true }
        switch text.scalars[place] {
        case Mark.underscore, Mark.dash, Mark.dot, 0x5B, 0x5D, 0x24, 0x2A: return true
        default: return false
        }
    }

    /// Of the key, of the key with the words before it (`First name: …`), or of the key within its parent (`user: {id: …}`).
    private func meaning(of key: Range<Int>, isColon: Bool) -> KeyMeaning {
        let own = KeyLexicon.meaning(of: text.scalars[key])
        if case .sensitive = own { return own }
        if own == .safe { return own }
        if let parent = parents.last, !parent.isEmpty {
            let both = Array(text.scalars[parent]) + [Mark.dot] + Array(text.scalars[key])
            let meaning = KeyLexicon.meaning(of: both[...])
            if case .sensitive = meaning { return meaning }
        }
        if isColon {
            var start = key.lowerBound
            for _ in 0..<2 {
                guard let word = wordBefore(start) else { break }
                start = word
                let meaning = KeyLexicon.meaning(of: text.scalars[start..<key.upperBound])
                if case .sensitive = meaning { return meaning }
            }
        }
        return own
    }

    private func wordBefore(_ place: Int) -> Int? {
        guard place > 1, text.scalars[place - 1] == Mark.blank, text.classes[place - 2].meets(.word) else { return nil }
        var start = place - 1
        while start > 0, place - start < 32, text.classes[start - 1].meets(.word) { start -= 1 }
        return start
    }

    // MARK: Elements

    /// `<email>…</email>` and `<key>email</key><string>…</string>`, seen at the `>` that ends the opening tag.
    private mutating func element(endingAt mark: Int) -> Field? {
        var start = mark
        while start > 0, mark - start <= FieldScanner.longestKey,
            isBareKey(start - 1) || text.scalars[start - 1] == Mark.colon
        {
            start -= 1
        }
        guard start < mark, text.scalars[safe: start - 1] == Mark.less, let next = text.scalars[safe: mark + 1],
            next != Mark.less, let end = closing(Mark.less, of: Mark.more, from: mark + 1),
            text.scalars[safe: end + 1] == Mark.slash
        else { return nil }
        let (name, value) = (start..<mark, mark + 1..<end)
        if text.isEqual(name, "key") {
            announced = KeyLexicon.meaning(of: text.scalars[value])
            return nil
        }
        let isPlistValue = FieldScanner.plistTypes.contains { text.isEqual(name, $0) }
        let meaning = isPlistValue ? announced : KeyLexicon.meaning(of: text.scalars[name])
        announced = .unknown
        return Field(key: name, value: value, form: .quoted, meaning: meaning)
    }

    // MARK: Small things

    private static let plistTypes: [StaticString] = ["string", "integer", "real", "data", "date"]

    private func isValueKey(_ key: Range<Int>) -> Bool { text.isEqual(key, "value") || text.isEqual(key, "content") }

    private func isNameKey(_ key: Range<Int>) -> Bool {
        text.isEqual(key, "name") || text.isEqual(key, "key") || text.isEqual(key, "field")
    }

    private func skippingBlanks(_ start: Int, most: Int) -> Int {
        var place = start
        while place < text.scalars.count, place - start < most, [0x20, 0x09, 0x0A].contains(text.scalars[place]) {
            place += 1
        }
        return place
    }

    /// `Optional(` and `@` before a value.
    private func skippingWrapper(_ start: Int) -> Int {
        if text.scalars[safe: start] == Mark.at, text.scalars[safe: start + 1] == Mark.doubleQuote { return start + 1 }
        let end = start + 9
        guard end < text.scalars.count, text.isEqual(start..<end, "optional(") else { return start }
        return end
    }
}
