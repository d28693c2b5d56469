/// A passphrase of several words without quotes: `Wi-Fi password copied: quiet harbour 77`.
enum WordyPassphrase {
    private static let mostWords = 8
    private static let longest = 96
    private static let mostLinks = 3
    private static let names = hashes(
        "passphrase passphrases wachtwoordzin lösenfras passfrase контрольнаяфраза парольнаяфраза パスフレーズ")

    /// The words behind the word at `index`: the owner made them up, and programs do not say most of them.
    static func range(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let isPhrase = names.contains(text.lexicalWords[index].hash)
        guard isPhrase || isOfNetwork(index, text) else { return nil }
        guard let start = start(after: index, text), isPhrase || start.hasSign else { return nil }
        let first = text.lexicalIndex(at: start.place)
        guard first < text.lexicalWords.count, text.lexicalWords[first].range.lowerBound == start.place else {
            return nil
        }
        let last = lastWord(from: first, text)
        let words = text.lexicalWords[first...last]
        guard ((start.hasSign ? 2 : 3)...mostWords).contains(words.count), isEnd(words, text) else { return nil }
        let own = words.count { isOwn($0, text) }
        let hasNumber = start.hasSign && words.contains { $0.isNumber }
        if !start.hasSign, words.count < 4, own < 2 { return nil }
        return own >= (hasNumber ? 1 : 2) ? start.place..<text.lexicalWords[last].range.upperBound : nil
    }

    /// `Wi-Fi password`, `WLAN-Passwort`.
    private static func isOfNetwork(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        text.hasWord(.network, before: text.lexicalWords[index].range.lowerBound, within: 2)
    }

    /// Behind links such as `copied` and a colon or an equals sign.
    private static func start(after index: Int, _ text: borrowing DetectableText) -> (place: Int, hasSign: Bool)? {
        var next = index + 1
        while next < text.lexicalWords.count, next <= index + 1 + mostLinks {
            let gap = text.lexicalWords[next - 1].range.upperBound..<text.lexicalWords[next].range.lowerBound
            let signs = gap.count { [0x3A, 0x3D].contains(text.scalars[$0]) }
            let blanks = gap.count { text.scalars[$0] == 0x20 }
            guard signs <= 1, signs + blanks == gap.count, gap.count <= 3 else { return nil }
            if signs == 1 { return (gap.upperBound, true) }
            guard text.lexicalWords[next].has(.link) else { return (gap.upperBound, false) }
            next += 1
        }
        return nil
    }

    /// The last of words in small letters and numbers with single blanks between them.
    private static func lastWord(from first: Int, _ text: borrowing DetectableText) -> Int {
        var last = first
        while last + 1 < text.lexicalWords.count, last - first <= mostWords {
            let (end, next) = (text.lexicalWords[last].range.upperBound, text.lexicalWords[last + 1])
            guard next.range.lowerBound == end + 1, text.scalars[end] == 0x20 else { break }
            last += 1
        }
        return last
    }

    /// A comma, a bracket, a stop or the message's end stands behind them, and no key.
    private static func isEnd(_ words: ArraySlice<TextWord>, _ text: borrowing DetectableText) -> Bool {
        guard let last = words.last?.range.upperBound,
            words.allSatisfy({ !$0.has([.stop, .failure, .unit, .interface]) && !$0.shape.contains(.mixed) })
        else { return false }
        return last >= text.scalars.count || [0x2C, 0x3B, 0x29, 0x2E, 0x0A].contains(text.scalars[last])
    }

    private static func isOwn(_ word: TextWord, _ text: borrowing DetectableText) -> Bool {
        word.isLetters && word.count > 2 && word.roles.isDisjoint(with: [.common, .harmless, .link])
            && !text.isProgramWord(word.range)
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
