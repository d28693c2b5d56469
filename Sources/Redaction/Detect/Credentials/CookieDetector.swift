extension Detector {
    /// Values of cookies, in `Cookie` and `Set-Cookie` headers; short plain words such as `theme=dark` stay.
    static let cookies = Detector(
        "cookie", .cookie, needs: [.equals],
        matches: [
            Sample("Cookie: sid=4b65a86a9a51a878; theme=dark; uid=4471920", "4b65a86a9a51a878", "4471920"),
            Sample(
                "Set-Cookie: SESSION=abcDEF123; Path=/; Max-Age=3600; HttpOnly; Expires=Wed, 09 Jun 2027 10:18:14 GMT",
                "abcDEF123"),
            Sample(#""Cookie": "a=b64payload==; lang=en-GB""#, "b64payload=="),
            Sample("куки cookie=_ga=GA1.2.1234567890.1610000000", "GA1.2.1234567890.1610000000"),
            Sample("cookies: token=\"x y z 1\"; beta=1", "x y z 1"),
        ],
        rejects: [
            "", "cookie consent=accepted", "Cookie: theme=dark; lang=de", "cookies enabled=true",
            "Set-Cookie: a=b; Path=/home",
            "cookie count=12",
        ]
    ) { text, claim in
        for word in text.lexicalWords where CookieValue.isHeader(word.hash) {
            CookieValue.values(after: word.range.upperBound, text, claim)
        }
    }
}

/// The pairs of a cookie header.
enum CookieValue {
    private static let headers = Set(["cookie", "cookies", "setcookie"].map(WordHash.hash(of:)))
    private static let attributes = Set(
        ["path", "domain", "expires", "age", "samesite", "version", "priority"].map(WordHash.hash(of:)))

    static func isHeader(_ hash: UInt64) -> Bool { headers.contains(hash) }

    /// Goes over `name=value; name=value` behind a header's name.
    static func values(after start: Int, _ text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) {
        var place = start
        while place < text.scalars.count,
            [0x3A, 0x3D, 0x22, 0x27].contains(text.scalars[place]) || isBlank(text, place)
        {
            place += 1
        }
        guard place > start, text.scalars[start..<place].contains(where: { $0 == 0x3A || $0 == 0x3D }) else { return }
        while let equals = name(from: place, text) {
            let value = value(from: equals + 1, text)
            if !isAttribute(text, before: equals), tells(text, value) { claim(value) }
            place = value.upperBound
            while place < text.scalars.count, text.scalars[place] == 0x22 { place += 1 }
            guard text.scalar(place) == 0x3B else { return }
            while place < text.scalars.count, text.scalars[place] == 0x3B || isBlank(text, place) { place += 1 }
            place = flagsEnd(from: place, text)
        }
    }

    private static func isBlank(_ text: borrowing DetectableText, _ place: Int) -> Bool {
        text.classes[place].contains(.blank)
    }

    /// The place of the equals sign behind a name.
    private static func name(from start: Int, _ text: borrowing DetectableText) -> Int? {
        let end = text.end(of: [.upper, .lower, .digit, .dash, .underscore, .dot], from: start)
        return end > start && text.scalar(end) == 0x3D ? end : nil
    }

    /// Behind attributes without a value: `HttpOnly; Secure;`.
    private static func flagsEnd(from start: Int, _ text: borrowing DetectableText) -> Int {
        var place = start
        while true {
            let end = text.end(of: .letters, from: place)
            guard end > place, text.scalar(end) == 0x3B else { return place }
            place = end + 1
            while place < text.scalars.count, isBlank(text, place) { place += 1 }
        }
    }

    private static func value(from start: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        if text.scalar(start) == 0x22 {
            end += 1
            while end < text.scalars.count, text.scalars[end] != 0x22 { end += 1 }
            return start + 1..<end
        }
        while end < text.scalars.count, ![0x3B, 0x22, 0x27, 0x5D, 0x7D].contains(text.scalars[end]), !isBlank(text, end)
        {
            end += 1
        }
        return start..<end
    }

    private static func isAttribute(_ text: borrowing DetectableText, before equals: Int) -> Bool {
        let index = text.lexicalIndex(at: equals - 1)
        return index < text.lexicalWords.count && attributes.contains(text.lexicalWords[index].hash)
    }

    /// False for short words, settings and flags.
    private static func tells(_ text: borrowing DetectableText, _ value: Range<Int>) -> Bool {
        let shape = TokenShape(text.scalars[value])
        if shape.digits == 0 { return value.count > 16 }
        return shape.digits + shape.segments > 4 || value.count > 6
    }
}
