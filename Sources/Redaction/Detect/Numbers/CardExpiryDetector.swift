extension Detector {
    /// Month and year until which a card is valid: after a word for it, or beside a card.
    static let cardExpiry = Detector(
        "card-expiry", .cardExpiry, needs: .digit,
        matches: [
            Sample("card expired 04/27", "04/27"), Sample(#"exp: "11/29""#, "11/29"),
            Sample("expiry=11/2029", "11/2029"),
            Sample("gültig bis 04/27", "04/27"), Sample("срок действия 04/27", "04/27"), Sample("有効期限 04/27", "04/27"),
            Sample("exp_month=11&exp_year=2029", "11", "2029"), Sample("Visa 4242 4242 4242 4242 04/27 123", "04/27"),
            Sample("valid thru 04-27", "04-27"), Sample("PAN=(x);EXPIRY=0931;CVC=1", "0931"),
            Sample("track2 card exp 1129", "1129"),
        ],
        rejects: [
            "", "certificate expired on 2026-11-01", "retry 1/3", "step 04/27", "expires in 30 s", "expires=3600",
            "token expires 11/30/2026", "chunk 11/29 of video", "exp 13/29", "expiry 2026-11-01 set", "token exp=1030",
            "card cache expiry=1329",
        ]
    ) { text, claim in
        let isCard = text.has(.card)
        for word in text.words.indices where text.words[word].isNumber {
            if let end = CardExpiry.end(text, word), text.has(.expiry, before: word, within: 3) || isCard {
                claim(text.words[word].range.lowerBound..<end)
            } else if isCard && CardExpiry.isShort(text, word) || CardExpiry.isKeyed(text, word) {
                claim(text.words[word].range)
            }
        }
    }
}

/// Reads months with years.
private enum CardExpiry {
    private static let months = Set(
        ["month", "expmonth", "expirymonth", "expirationmonth"].map { WordHash.hash(of: $0) })
    private static let years = Set(["year", "expyear", "expiryyear", "expirationyear"].map { WordHash.hash(of: $0) })

    /// The end of `MM/YY` or `MM/YYYY` that begins with a word and nothing joins to it.
    static func end(_ text: Reading, _ word: Int) -> Int? {
        let month = text.words[word]
        guard month.count == 2, word + 1 < text.words.count, text.words[word + 1].isNumber else { return nil }
        let mark = text.scalar(month.range.upperBound)
        guard mark == 0x2F || mark == 0x2D, text.isJoined(after: word, by: mark), !isJoined(text, word, mark) else {
            return nil
        }
        let year = text.words[word + 1]
        guard (1...12).contains(value(text, month)),
            year.count == 2 ? (15...50).contains(value(text, year)) : year.count == 4 && value(text, year) / 100 == 20
        else { return nil }
        return year.range.upperBound
    }

    /// `EXP=0931`: month and year without a mark, right behind a word for it.
    static func isShort(_ text: Reading, _ word: Int) -> Bool {
        let number = text.words[word]
        guard number.count == 4, word > 0, text.words[word - 1].has(.expiry),
            number.range.lowerBound - text.words[word - 1].range.upperBound <= 2, !text.endsSentence(after: word - 1)
        else { return false }
        let both = value(text, number)
        return (1...12).contains(both / 100) && (15...50).contains(both % 100)
    }

    private static func isJoined(_ text: Reading, _ word: Int, _ mark: UInt32) -> Bool {
        let after = text.scalar(text.words[word + 1].range.upperBound)
        let before = text.scalar(text.words[word].range.lowerBound - 1)
        return [0x2F, 0x2D].contains(after) || [0x2F, 0x2D, 0x2E].contains(before)
    }

    private static func value(_ text: Reading, _ word: TextWord) -> Int {
        word.range.reduce(0) { $0 * 10 + Int(text.scalars[$1]) - 0x30 }
    }

    /// The value of a key for the month or the year.
    static func isKeyed(_ text: Reading, _ word: Int) -> Bool {
        let number = text.words[word]
        guard word > 0, number.count <= 2 || number.count == 4 else { return false }
        let key = text.words[word - 1]
        guard months.contains(key.hash) || years.contains(key.hash) else { return false }
        let gap = key.range.upperBound..<number.range.lowerBound
        guard gap.contains(where: { text.scalars[$0] == 0x3D || text.scalars[$0] == 0x3A }) else { return false }
        return key.count > 5
            || (word > 1 && text.words[word - 2].has(.expiry) && text.isJoined(after: word - 2, by: 0x5F))
    }
}
