/// Passwords between quotes, and phrases that restore a wallet.
extension StatedSecret {
    private static let mostWords = 24
    private static let mostQuotes = 8

    /// `password mismatch: entered 'sunsett', expected 'sunset'`, `new passphrase “lantern mango harbour”`.
    static func quoted(after index: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        guard nameEnd(index, text) != nil else { return [] }
        var found: [Range<Int>] = []
        var next = index
        while next < text.lexicalWords.count, next < index + 24, found.count < mostQuotes {
            let word = text.lexicalWords[next]
            defer { next += 1 }
            guard next == index || verbs.contains(word.hash),
                let range = quotation(behind: word.range.upperBound, text),
                isChosen(
                    range, text,
                    isNear: next == index && !isUsed(index, quote: range, text) && !unlabelled.contains(word.hash))
            else { continue }
            found.append(range)
        }
        return found
    }

    /// `seed phrase: lantern harbour walnut`: small words up to the end of the clause, however few.
    static func phrase(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        var name = index
        if name + 1 < words.count, phrases.contains(words[name + 1].hash),
            words[name + 1].range.lowerBound == words[name].range.upperBound + 1
        {
            name += 1
        } else if !mnemonics.contains(words[name].hash) {
            return nil
        }
        var start = words[name].range.upperBound
        var hasSign = false
        while start < text.scalars.count, start - words[name].range.upperBound < 4,
            [0x20, 0x3A, 0x3D, 0x22, 0x27].contains(text.scalars[start])
        {
            hasSign = hasSign || text.scalars[start] != 0x20
            start += 1
        }
        guard hasSign else { return nil }
        var next = text.lexicalIndex(at: start)
        let first = next
        var end = start
        while next < words.count, next - first < mostWords,
            words[next].range.lowerBound - end <= (next == first ? 0 : 2),
            words[next].isLetters, !words[next].shape.contains(.capital),
            !words[next].has([.stop, .failure, .harmless])
        {
            end = words[next].range.upperBound
            next += 1
        }
        return next - first >= 3 ? start..<end : nil
    }

    /// `IDENTIFIED BY 'tiger'`
    static func identified(by index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        guard words[index].hash == identified, index + 1 < words.count, words[index + 1].hash == by else { return nil }
        return quotation(behind: words[index + 1].range.upperBound, text)
    }

    private static let (identified, by) = (WordHash.hash(of: "identified"), WordHash.hash(of: "by"))

    /// The text between quotes that open right behind a place.
    static func quotation(behind place: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var start = place
        while start < text.scalars.count, start - place < 3, [0x20, 0x3A, 0x3D, 0x28].contains(text.scalars[start]) {
            start += 1
        }
        guard start < text.scalars.count, let close = Quotes.closing(of: text.scalars[start]),
            let end = text.scalars[start + 1..<min(text.scalars.count, start + 96)].firstIndex(of: close),
            end > start + 1
        else { return nil }
        return start + 1..<end
    }

    /// A word, or words of which programs do not say one; with `isNear` one word alone is no label of a field.
    private static func isChosen(_ range: Range<Int>, _ text: borrowing DetectableText, isNear: Bool) -> Bool {
        if PublicWords.contains(text.lowered[range]) { return false }
        let first = text.lexicalIndex(at: range.lowerBound)
        let words = text.lexicalWords[first...].prefix { $0.range.upperBound <= range.upperBound }
        guard !words.isEmpty, !words.contains(where: { $0.has([.stop, .failure]) }) else { return false }
        if !isNear { return true }
        return words.count > 1 && words.contains { $0.isLetters && !$0.has([.common, .interface, .harmless, .link]) }
    }

    /// Names that no field of a form has.
    private static let unlabelled = hashed("psk pw pwd passwd passphrase")
    private static let verbs = hashed(
        "is ist lautet est es jest это entered typed expected got old new received actual supplied given was from to vs versus before after and"
    )
    private static let phrases = hashed("phrase phrases words")
    private static let mnemonics = hashed("mnemonic mnemonics seedphrase recoveryphrase")

    private static func hashed(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
