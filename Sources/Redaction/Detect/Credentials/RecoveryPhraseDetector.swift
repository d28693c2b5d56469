extension Detector {
    /// Words that restore a wallet or an account: twelve and more short ones in a row, beside a word for them.
    static let recoveryPhrases = Detector(
        id: "recovery-phrase", type: .secret, needs: [],
        matches: [
            Sample(
                "recovery phrase: legal winner thank year wave sausage worth useful legal winner thank yellow",
                "legal winner thank year wave sausage worth useful legal winner thank yellow"),
            Sample(
                "seed words imported: letter advice cage absurd amount doctor acoustic avoid letter advice cage above",
                "letter advice cage absurd amount doctor acoustic avoid letter advice cage above"),
            Sample(
                "seed phrase ripple velvet orbit crane maple stable giant lunar acid pepper twist noble",
                "ripple velvet orbit crane maple stable giant lunar acid pepper twist noble"),
            Sample(
                "wallet seed: crane lunar maple orbit velvet stable ripple giant pepper acid twist noble restored",
                "crane lunar maple orbit velvet stable ripple giant pepper acid twist noble"),
            Sample(
                "mnemonic river candle monkey stone apple winter restored", "river candle monkey stone apple winter"),
            Sample(
                "mnemónica: ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar",
                "ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar"),
            Sample(
                "фраза восстановления: ananas, barka, celer, dub, elka, fara, gora, hata, igla, jama, kora, luna",
                "ananas, barka, celer, dub, elka, fara, gora, hata, igla, jama, kora, luna"),
        ],
        rejects: [
            "seed phrase backup reminder scheduled for next week monday", "", "recovery phrase screen presented",
            "recovery phrase has 12 words",
            "seed data loaded from cache, the store is now warm and ready to be used by all of them",
            "recovery phrase words are shown once after the wallet was made and never shown again by us",
            "red green blue white black brown pink grey gold lime cyan navy",
        ]
    ) { text, claims in
        guard text.lexicalWords.count > RecoveryPhrase.fewestOfShort else { return }
        RecoveryPhrase.find(in: text) { claims.append(Claim(range: $0, type: .secret, rule: "recovery-phrase")) }
    }
}

private enum RecoveryPhrase {
    static let fewest = 12
    /// Of a phrase that no word of a sentence is in.
    static let fewestOfShort = 6
    private static let most = 24
    private static let reach = 8
    private static let names = Set(
        """
        seed seeds mnemonic mnemonics recovery phrase words seedphrase recoveryphrase passphrase wallet secret backup
        wiederherstellungsphrase wiederherstellung wiederherstellungsworter phrase recuperation secours frase semilla
        recuperacion mnemonica recupero recuperacao semente herstelzin herstel odzyskiwania fraza zalohovaci kurtarma
        ifadesi aterstallningsfras palautuslause фраза фразы фразу слова мнемоника восстановления відновлення 助记词 助記詞 恢复
        ニーモニック リカバリー シード 복구 니모닉 시드 عبارة استرداد
        """.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    static func find(in text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) {
        var first = 0
        for index in text.lexicalWords.indices where index >= first {
            guard isPlain(text.lexicalWords[index]) else {
                first = index + 1
                continue
            }
            guard index == first || isNear(index - 1, text) else {
                first = index
                continue
            }
            guard index + 1 == text.lexicalWords.count || !isPlain(text.lexicalWords[index + 1]) || !isNear(index, text)
            else { continue }
            if isNamed(first, text) {
                if let count = length(index - first + 1) {
                    claim(places(first..<first + count, text))
                } else if let run = short(first..<index + 1, text) {
                    claim(places(run, text))
                }
            } else if let run = unmarked(first..<index + 1, text) {
                claim(places(run, text))
            }
            first = index + 1
        }
    }

    /// Such phrases have 12, 15, 18, 21 or 24 words: what goes on behind them is the sentence.
    private static func length(_ words: Int) -> Int? {
        guard (fewest...most + 3).contains(words) else { return nil }
        return words < most ? words - words % 3 : most
    }

    /// Three to ten small letters.
    private static func isPlain(_ word: TextWord) -> Bool {
        word.isLetters && (3...10).contains(word.count) && !word.shape.contains(.capital)
            && !word.shape.contains(.mixed)
    }

    /// A blank, or a comma and a blank.
    private static func isNear(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        let gap = text.lexicalWords[index].range.upperBound..<text.lexicalWords[index + 1].range.lowerBound
        return (1...2).contains(gap.count)
            && gap.allSatisfy { text.classes[$0].contains(.blank) || text.scalars[$0] == 0x2C }
    }

    private static func places(_ run: Range<Int>, _ text: borrowing DetectableText) -> Range<Int> {
        text.lexicalWords[run.lowerBound].range.lowerBound..<text.lexicalWords[run.upperBound - 1].range.upperBound
    }

    /// The words behind those for such phrases that a run itself begins with, where it is no sentence.
    private static func unmarked(_ run: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        var start = run.lowerBound
        var named = namesBefore(run.lowerBound, text)
        while start < run.upperBound {
            let word = text.lexicalWords[start]
            let isName = names.contains(word.hash)
            guard isName || start > run.lowerBound && word.has(.link) else { break }
            named += isName ? 1 : 0
            start += 1
        }
        let isAlone = run.lowerBound < start && alone.contains(text.lexicalWords[run.lowerBound].hash)
        guard named > 1 || isAlone else { return nil }
        guard run.upperBound - start >= fewest,
            !text.lexicalWords[start..<run.upperBound].contains(where: { functions.contains($0.hash) })
        else { return short(start..<run.upperBound, text) }
        return start..<min(run.upperBound, start + most)
    }

    /// Six words and more of which programs say none.
    private static func short(_ run: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        var end = run.upperBound
        while end > run.lowerBound, isVerb(text.lexicalWords[end - 1], text) { end -= 1 }
        let words = text.lexicalWords[run.lowerBound..<end]
        guard words.count >= fewestOfShort, words.count <= most, !words.contains(where: { isVerb($0, text) }),
            !words.contains(where: { functions.contains($0.hash) || $0.has([.stop, .link, .failure]) })
        else { return nil }
        return words.count { $0.has([.common, .interface]) } * 4 < words.count ? run.lowerBound..<end : nil
    }

    private static func isVerb(_ word: TextWord, _ text: borrowing DetectableText) -> Bool {
        word.count > 4 && (text.isEqual(word.range.suffix(2), "ed") || text.isEqual(word.range.suffix(3), "ing"))
    }

    /// How many of the words before a run are names, links between them aside.
    private static func namesBefore(_ first: Int, _ text: borrowing DetectableText) -> Int {
        var (index, named) = (first, 0)
        while index > 0, index > first - 4, isNear(index - 1, text) {
            let word = text.lexicalWords[index - 1]
            guard names.contains(word.hash) || word.has(.link) else { break }
            named += names.contains(word.hash) ? 1 : 0
            index -= 1
        }
        return named
    }

    private static let alone = Set(
        "mnemonic seedphrase recoveryphrase wiederherstellungsphrase мнемоника".split(separator: " ").map {
            WordHash.hash(of: $0)
        })

    /// Small words of sentences, which no list of such words has.
    private static let functions = Set(
        "the and for are was were has have had not but from with that this they been into than then its can will der die das und"
            .split(separator: " ").map { WordHash.hash(of: $0) })

    /// A word for such phrases stands before, and a sign or a quote right before the first word.
    private static func isNamed(_ first: Int, _ text: borrowing DetectableText) -> Bool {
        var place = text.lexicalWords[first].range.lowerBound - 1
        while place >= 0, text.classes[place].contains(.blank) { place -= 1 }
        guard place >= 0, !text.classes[place].meets(.word), text.scalars[place] != 0x2C else { return false }
        return text.lexicalWords[max(0, first - reach)..<first].contains { names.contains($0.hash) }
    }
}
