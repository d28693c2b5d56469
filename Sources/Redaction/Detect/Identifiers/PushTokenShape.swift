/// Push tokens in the forms that programs print.
enum PushTokenShape {
    private static let bytes = WordHash.hash(of: "bytes")
    private static let expo = Set(["exponentpushtoken", "expopushtoken"].map(WordHash.hash(of:)))
    private static let google = "APA91".unicodeScalars.map(\.value)

    /// The token that begins at a word, or belongs to it.
    static func find(at index: Int, _ text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) {
        let word = text.lexicalWords[index]
        if word.hash == bytes {
            printed(after: word.range.upperBound, text, claim)
        } else if expo.contains(word.hash), text.scalar(word.range.upperBound) == 0x5B {
            let start = word.range.upperBound + 1
            let end = text.end(of: .url, from: start)
            if end > start { claim(start..<end) }
        } else if text.has(google, at: word.range.lowerBound), text.scalar(word.range.lowerBound - 1) == 0x3A {
            firebase(word.range.lowerBound, text, claim)
        } else if word.count == 8, text.scalar(word.range.lowerBound - 1) == 0x3C {
            groups(from: word.range.lowerBound, text, claim)
        }
    }

    /// `bytes = 0x… ... …`: both ends of the token.
    private static func printed(after place: Int, _ text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) {
        var start = place
        while start < text.scalars.count, text.classes[start].contains(.blank) || text.scalars[start] == 0x3D {
            start += 1
        }
        guard start > place, text.scalar(start) == 0x30, text.scalar(start + 1) == 0x78 else { return }
        while true {
            if text.scalar(start) == 0x30, text.scalar(start + 1) == 0x78 { start += 2 }
            let end = text.end(of: .hex, from: start)
            guard end - start >= 8 else { return }
            claim(start..<end)
            start = end
            while start < text.scalars.count,
                text.classes[start].contains(.blank) || [0x2E, 0x2026].contains(text.scalars[start])
            {
                start += 1
            }
        }
    }

    private static func firebase(_ start: Int, _ text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) {
        var first = start - 1
        while first > 0, TokenAlphabet.url.has(text.scalars[first - 1]), start - first < 40 { first -= 1 }
        let end = text.end(of: .url, from: start)
        guard start - first > 8, end - start > 20 else { return }
        claim(first..<end)
    }

    /// `<740f4707 bebcf74f …>`: four groups or more.
    private static func groups(from start: Int, _ text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) {
        var (end, count) = (start, 0)
        while true {
            let stop = text.end(of: .hex, from: end)
            guard stop - end == 8 else { return }
            count += 1
            if text.scalar(stop) == 0x3E {
                if count >= 2 { claim(start..<stop) }
                return
            }
            guard text.scalar(stop) == 0x20 else { return }
            end = stop + 1
        }
    }
}
