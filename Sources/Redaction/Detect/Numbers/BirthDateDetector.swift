extension Detector {
    /// Dates beside a word for birth.
    static let birthDate = Detector(
        "birth-date", .birthDate, needs: .digit, roles: [.birth, .eastern],
        matches: [
            Sample("Date of birth set to 1984-03-17 for member", "1984-03-17"), Sample("dob=17/03/1984", "17/03/1984"),
            Sample("дата рождения: 17.03.1984 г.", "17.03.1984"), Sample("born on March 17, 1984", "March 17, 1984"),
            Sample("né le 17 mars 1984", "17 mars 1984"), Sample("生年月日：1984年3月17日", "1984年3月17日"),
            Sample(#""birthDate":"1984-03-17T00:00:00Z""#, "1984-03-17"), Sample("geb. 17.3.84", "17.3.84"),
            Sample("fecha de nacimiento 17 de marzo de 1984", "17 de marzo de 1984"),
            Sample("birth year: 1984", "1984"),
            Sample("生日1984-03-17", "1984-03-17"), Sample("1984-03-17 születésű", "1984-03-17"),
        ],
        rejects: [
            "", "2026-11-30 10:14:02 started", "birthday card template 2", "certificate valid until 2026-11-01",
            "17.03.1984",
            "birthday banner shown 2026 times", "birth year wheel 1915-2011 shown", "due date 2026-12-01",
        ]
    ) { text, claim in
        for word in text.words.indices where BirthDate.follows(text, word) {
            BirthDate.find(in: text, near: word, claim)
        }
        if text.has(.eastern) {
            BirthDate.eastern(in: text, claim)
        }
    }
}

/// Dates near words for birth.
private enum BirthDate {
    /// How many words may stand between.
    private static let reach = 6

    static func follows(_ text: Reading, _ word: Int) -> Bool { text.words[word].has(.birth) }

    static func find(in text: Reading, near word: Int, _ claim: (Range<Int>) -> Void) {
        var index = word + 1
        while index < text.words.count, index <= word + reach {
            if let end = CalendarDate.end(in: text, from: index) {
                return claim(text.words[index].range.lowerBound..<end)
            }
            if isYear(text, index), !text.has(.unit, after: index, within: 1) { return claim(text.words[index].range) }
            if text.scalar(text.words[index].range.upperBound) == 0x0A { break }
            index += 1
        }
        before(text, word, claim)
    }

    /// A date that stands just before the word, as some languages have it.
    private static func before(_ text: Reading, _ word: Int, _ claim: (Range<Int>) -> Void) {
        for index in max(0, word - 6)..<max(word, 0) {
            if let end = CalendarDate.end(in: text, from: index), end <= text.words[word].range.lowerBound,
                text.word(from: end) == word
            {
                return claim(text.words[index].range.lowerBound..<end)
            }
        }
    }

    private static func isYear(_ text: Reading, _ word: Int) -> Bool {
        let other = text.words[word]
        guard other.isNumber, other.count == 4,
            other.range.upperBound == text.scalars.count || !text.isJoined(after: word, by: 0x2D)
        else { return false }
        // The last of a range: `1900-2012`.
        if word > 0, text.isJoined(after: word - 1, by: 0x2D), text.words[word - 1].count == 4 { return false }
        let value = other.range.reduce(0) { $0 * 10 + Int(text.scalars[$1]) - 0x30 }
        return (1900...2025).contains(value)
    }

    /// Words for birth within Chinese, Japanese and Korean.
    static func eastern(in text: Reading, _ claim: (Range<Int>) -> Void) {
        for word in text.words.indices where text.words[word].isNumber && text.words[word].count >= 4 {
            let start = text.words[word].range.lowerBound
            guard let end = CalendarDate.end(in: text, from: word) else { continue }
            if EasternPhrases.ends(.birth, text, before: start) || [0x751F, 0xC0DD].contains(text.scalar(end)) {
                claim(start..<end)
            }
        }
    }
}
