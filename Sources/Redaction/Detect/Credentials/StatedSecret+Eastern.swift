/// Passwords within Chinese, Japanese and Korean sentences: `密码改为abc123`, `パスワードをneko2024に変更`, `비밀번호를 nabi77로 변경`.
extension StatedSecret {
    private static let mostBetween = 8
    private static let longestEastern = 64

    /// The value behind the word at `index` when a name of a password begins in it.
    static func eastern(at index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let word = text.lexicalWords[index]
        guard !word.shape.isDisjoint(with: .eastern), let name = nameEnd(in: word.range, text) else { return nil }
        var start = name
        while start < text.scalars.count, start - name <= mostBetween, text.scalars[start] > 0x7F || isGap(start, text)
        {
            start += 1
        }
        guard start > name, start < text.scalars.count, start - name <= mostBetween else { return nil }
        var end = start
        while end < text.scalars.count, end - start < longestEastern, (0x21...0x7E).contains(text.scalars[end]) {
            end += 1
        }
        while end > start, [0x2E, 0x2C, 0x29, 0x21, 0x3A].contains(text.scalars[end - 1]) { end -= 1 }
        let shape = TokenShape(text.scalars[start..<end])
        let isPlain = text.scalars[start..<end].allSatisfy { ![0x2E, 0x2F, 0x3D, 0x28, 0x3A, 0x3C, 0x5B].contains($0) }
        // `SHA256`, `OAuth2` are names of ways.
        guard shape.count >= 6, shape.digits > 0, shape.lower > 1, isPlain else { return nil }
        let first = text.lexicalWords[text.lexicalIndex(at: start)]
        return first.has([.digest, .version, .unit, .token]) || first.shape.contains(.mixed) ? nil : start..<end
    }

    /// Where the first name of a password in a word ends.
    private static func nameEnd(in word: Range<Int>, _ text: borrowing DetectableText) -> Int? {
        let reading = text.reading
        for place in word.prefix(longestEastern) {
            if let length = EasternPhrases.length(of: .secret, reading, from: place) { return place + length }
        }
        return nil
    }

    private static func isGap(_ place: Int, _ text: borrowing DetectableText) -> Bool {
        text.classes[place].contains(.blank) || text.scalars[place] == 0x3A
    }
}
