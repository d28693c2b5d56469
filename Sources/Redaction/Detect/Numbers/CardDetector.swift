extension Detector {
    /// Numbers of payment cards: 13 to 19 digits, an issuer's prefix, Luhn. Beside a word for a card also mistyped and
    /// partial ones.
    static let card = Detector(
        "card", .card, needs: .digits,
        matches: [
            Sample("Card 4242424242424242 added", "4242424242424242"),
            Sample("pan=2221001923752189,scheme=mastercard", "2221001923752189"),
            Sample("charged 3782 822463 10005 twice", "3782 822463 10005"),
            Sample("retry 5555-5555-5555-4444", "5555-5555-5555-4444"),
            Sample("Karte 1234 5678 9012 3456 abgelehnt", "1234 5678 9012 3456"),
            Sample("card typed as 4242 4242 then 4242 4242", "4242 4242", "4242 4242"),
            Sample("银联卡 6205508706894115185 绑定成功", "6205508706894115185"),
            Sample("Visa ending in 4821 charged", "4821"), Sample("Karte endet auf 9013", "9013"),
            Sample("МИР 2200708412011589", "2200708412011589"),
            Sample("paid 4242_4242_4242_4242=1", "4242_4242_4242_4242"),
        ],
        rejects: [
            "", "Uploaded 4242424242424243 bytes", "counter 0000000000000000", "card **** **** **** 4242",
            "Random seed 30569309025905", "Signpost 9007199254740991 ns", "4242424242424242 bytes written",
            "2026-11-30 10:14:02 4000", "0.4242424242424242", "id a4242424242424242", "size=4000056655665556",
            "Rows 1000 2000 3000", "card list ending at 1200 ms", "game ends in 4821", "card animation ends 0.25",
        ]
    ) { text, claim in
        let named = text.has(.card)
        DigitRun.forEach(in: text, joints: [.blank, .dash, .dot, .underscore]) { words in
            CardNumber.find(in: text, words: words, isNamed: named, claim)
        }
    }
}

/// Where cards are in a run of groups of digits.
private enum CardNumber {
    static func find(in text: Reading, words: Range<Int>, isNamed: Bool, _ claim: (Range<Int>) -> Void) {
        var start = words.lowerBound
        while start < words.upperBound {
            if let end = end(in: text, from: start, before: words.upperBound, isNamed: isNamed) {
                claim(text.words[start].range.lowerBound..<text.words[end - 1].range.upperBound)
                start = end
            } else {
                start += 1
            }
        }
    }

    /// The end of a card's groups that begin at `start`.
    private static func end(in text: Reading, from start: Int, before limit: Int, isNamed: Bool) -> Int? {
        guard !isPartOfMore(text, start) else { return nil }
        var count = 0
        var fours = 0
        var end = start
        var best: Int?
        while end < limit, count < 19 {
            count += text.words[end].count
            if text.words[end].count == 4, fours == end - start { fours += 1 }
            end += 1
            if (13...19).contains(count), isCard(DigitRun(text, words: start..<end), in: text, isNamed: isNamed) {
                best = end
            }
        }
        if let best { return best }
        if isNamed, text.words[start].count == 4, isEnding(text, start), !hasUnit(text, start) { return start + 1 }
        return isNamed && fours > 1 && !isMasked(text, start) ? start + fours : nil
    }

    private static func isCard(_ run: DigitRun, in text: Reading, isNamed: Bool) -> Bool {
        guard hasCardGroups(run), run.digits.contains(where: { $0 != run.digits[0] }) else { return false }
        let first = run.words.lowerBound
        let last = run.words.upperBound - 1
        if text.scalar(run.range.upperBound) == 0x2E, Reading.isDigit(text.scalar(run.range.upperBound + 1)) {
            return false
        }
        if text.isBlank(after: last), text.words[last + 1].has(.unit) { return false }
        if text.has(.card, before: first, within: 2) { return true }
        guard CheckDigits.luhn(run.digits) else { return false }
        if isNamed { return run.digits[0] != 0 }
        if run.groups.count == 1, first > 0, text.words[first - 1].has(.counter) { return false }
        return CardIssuer.knows(run.digits)
    }

    /// One group, groups of four and more, or single digits.
    private static func hasCardGroups(_ run: DigitRun) -> Bool {
        guard run.groups.count > 1 else { return true }
        guard Set(run.separators.map { Reading.isDash($0) ? 0x2D : $0 }).count == 1 else { return false }
        return run.groups.allSatisfy { $0 == 1 } || (run.groups[0] >= 4 && run.groups.allSatisfy { $0 >= 3 })
    }

    private static func isPartOfMore(_ text: Reading, _ word: Int) -> Bool {
        let start = text.words[word].range.lowerBound
        let before = text.scalar(start - 1)
        return before == 0x5F || (before == 0x2E && Reading.isDigit(text.scalar(start - 2)))
    }

    private static func hasUnit(_ text: Reading, _ word: Int) -> Bool {
        text.isBlank(after: word) && text.words[word + 1].has(.unit)
    }

    /// `Visa ending in 4821`, `carte se terminant par 4821`.
    private static func isEnding(_ text: Reading, _ word: Int) -> Bool {
        var index = word - 1
        while index >= max(0, word - 3), !text.endsSentence(after: index) {
            if endings.contains(text.words[index].hash) { return text.has(.card, before: index, within: 3) }
            guard text.words[index].count <= 4, text.words[index].isLetters else { return false }
            index -= 1
        }
        return false
    }

    private static let endings = Set(
        """
        ending ends endet endend endziffern terminant terminee termina terminada terminata terminado finissant finale
        eindigend eindigt konczaca konczy slutar slutter заканчивается оканчивается оканчивающаяся закінчується konci
        koncici last4 lastfour
        """.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    /// Whether stars or dots stand for the digits before.
    private static func isMasked(_ text: Reading, _ word: Int) -> Bool {
        let start = text.words[word].range.lowerBound
        return [0x2A, 0x2022, 0x58, 0x78].contains(text.scalar(start - 1))
            || [0x2A, 0x2022, 0x58, 0x78].contains(text.scalar(start - 2))
    }
}
