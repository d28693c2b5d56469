/// Reads dates in the forms in which people write them.
enum CalendarDate {
    /// The place after the date that begins with a word; nil when there is none.
    static func end(in text: Reading, from word: Int) -> Int? {
        if let end = numbersEnd(in: text, from: word) { return end }
        if let end = easternEnd(in: text, from: word) { return end }
        if let end = monthEnd(in: text, from: word) { return end }
        return compactEnd(in: text, word)
    }

    private static func value(_ text: Reading, _ word: TextWord) -> Int? {
        guard word.isNumber, word.count <= 8 else { return nil }
        return word.range.reduce(0) { $0 * 10 + Int(text.scalars[$1]) - 0x30 }
    }

    private static func isYear(_ value: Int, _ digits: Int) -> Bool {
        digits == 4 ? (1850...2150).contains(value) : digits == 2
    }

    /// `1984-03-17`, `17.03.1984`, `3/17/84`.
    private static func numbersEnd(in text: Reading, from word: Int) -> Int? {
        guard word + 2 < text.words.count else { return nil }
        let mark = text.scalar(text.words[word].range.upperBound)
        guard [0x2D, 0x2E, 0x2F, 0x20].contains(mark), joined(text, word, mark), joined(text, word + 1, mark),
            let first = value(text, text.words[word]), let second = value(text, text.words[word + 1]),
            let third = value(text, leading(text.words[word + 2], text))
        else { return nil }
        let (one, three) = (text.words[word].count, leading(text.words[word + 2], text).count)
        let end = text.words[word + 2].range.lowerBound + three
        let fits = (1...31).contains(second)
        if one == 4, isYear(first, 4), fits, (1...31).contains(third) { return end }
        if three == 4 || three == 2, isYear(third, three), fits, (1...31).contains(first), first <= 12 || second <= 12 {
            return end
        }
        return nil
    }

    /// One mark between a word and the next, with a blank after a stop.
    private static func joined(_ text: Reading, _ word: Int, _ mark: UInt32) -> Bool {
        let gap = text.words[word].range.upperBound..<text.words[word + 1].range.lowerBound
        return text.scalar(gap.lowerBound) == mark
            && (gap.count == 1 || (gap.count == 2 && text.scalar(gap.lowerBound + 1) == 0x20))
    }

    /// The digits at a word's beginning: the `17` of `17T00`.
    private static func leading(_ word: TextWord, _ text: Reading) -> TextWord {
        var end = word.range.lowerBound
        while end < word.range.upperBound, Reading.isDigit(text.scalars[end]) { end += 1 }
        let isTime = end < word.range.upperBound && text.lowered[end] == 0x74
        guard isTime else { return word }
        return TextWord(range: word.range.lowerBound..<end, hash: 0, shape: .digits, roles: [])
    }

    /// `1984年3月17日`, `1984년 3월 17일`.
    private static func easternEnd(in text: Reading, from word: Int) -> Int? {
        guard let year = value(text, text.words[word]), isYear(year, text.words[word].count),
            text.words[word].count == 4
        else { return nil }
        let mark = text.scalar(text.words[word].range.upperBound)
        guard mark == 0x5E74 || mark == 0xB144 else { return nil }
        var last = word
        while last + 1 < text.words.count, last < word + 5 {
            let next = text.words[last + 1]
            guard
                next.isNumber
                    || [0x5E74, 0x6708, 0x65E5, 0xB144, 0xC6D4, 0xC77C].contains(text.scalars[next.range.lowerBound])
            else { break }
            last += 1
        }
        return text.words[last].isNumber ? text.words[last].range.upperBound : text.words[last].range.lowerBound + 1
    }

    /// `17 March 1984`, `March 17, 1984`, `17 de marzo de 1984`.
    private static func monthEnd(in text: Reading, from word: Int) -> Int? {
        var index = word
        var day = false
        var month = false
        while index < text.words.count, index < word + 6 {
            let other = text.words[index]
            if let number = value(text, other) {
                if other.count == 4, isYear(number, 4), month { return other.range.upperBound }
                guard !day, (1...31).contains(number) else { return nil }
                day = true
            } else if other.has(.month), !month {
                month = true
            } else if index == word || !(other.has([.particle, .stop]) || other.count <= 2) {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// `19840317`.
    private static func compactEnd(in text: Reading, _ word: Int) -> Int? {
        guard text.words[word].count == 8, let number = value(text, text.words[word]) else { return nil }
        let isYearFirst = (1850...2150).contains(number / 10000) && (1...12).contains(number / 100 % 100)
        let isYearLast = (1850...2150).contains(number % 10000) && (1...31).contains(number / 1_000_000)
        return isYearFirst || isYearLast ? text.words[word].range.upperBound : nil
    }
}
