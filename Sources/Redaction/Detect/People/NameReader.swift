/// Reads names of people: which words in a row may be one, and how sure that is.
struct NameReader {
    /// The words of a name, and what is known of them.
    struct Name {
        let words: Range<Int>
        /// A given name of the lexicon is among them.
        let hasGiven: Bool
        /// A family name of the lexicon, or one with an ending of family names.
        let hasSurname: Bool
        /// Words that are no particles.
        let parts: Int
        /// Every part has letters of a script without capitals.
        let isCaseless: Bool
    }

    /// The most words of a name, particles included.
    private static let longest = 5

    let text: Reading

    /// The name that begins with a word; nil when the word can't be a part of one. `anyCase` takes words in small letters
    /// too, as in values of keys for names.
    func name(from first: Int, anyCase: Bool = false) -> Name? {
        guard first < text.words.count, isPart(first, anyCase: anyCase), !isInterface(first), !isTrigger(first) else {
            return nil
        }
        var last = first
        var parts = 1
        let isCaseless = !text.words[first].shape.isDisjoint(with: .withoutCase)
        while last - first + 1 < NameReader.longest, let next = next(after: last, anyCase: anyCase) {
            // Without capitals nothing says where a name ends: two words, or known names.
            if isCaseless, parts > 1, !text.words[next].has([.given, .surname]) { break }
            last = next
            parts += 1
        }
        let words = first..<(last + 1)
        return Name(
            words: words,
            hasGiven: words.contains { text.words[$0].has(.given) } || text.words[first].has(.givenOrWord) && parts > 1,
            hasSurname: words.contains { isSurname($0) }, parts: parts, isCaseless: isCaseless)
    }

    /// Titles and words for people stand before names.
    private func isTrigger(_ index: Int) -> Bool {
        let word = text.words[index]
        return word.has([.honorific, .agent, .person, .greeting]) && !word.has([.given, .surname])
    }

    /// The next part of a name, after particles and initials.
    private func next(after word: Int, anyCase: Bool) -> Int? {
        var index = word
        for _ in 0..<3 {
            guard index + 1 < text.words.count, isNear(index) else { return nil }
            index += 1
            if isPart(index, anyCase: anyCase) || isShortName(index) { return isInterface(index) ? nil : index }
            guard text.words[index].has(.particle), !text.words[index].shape.contains(.digits) else { return nil }
        }
        return nil
    }

    /// Words of a name stand beside each other with a blank, a hyphen, an apostrophe, or an initial's stop between.
    private func isNear(_ word: Int) -> Bool {
        if text.isBlank(after: word) || text.isJoined(after: word, by: 0x2D) || text.isJoined(after: word, by: 0x27)
            || text.isJoined(after: word, by: 0x2019) || text.isJoined(after: word, by: 0xB7)
            || text.isJoined(after: word, by: 0x30FB)
        {
            return true
        }
        let end = text.words[word].range.upperBound
        return text.words[word].count == 1 && text.scalar(end) == 0x2E
            && text.skippingBlanks(end + 1) == text.words[word + 1].range.lowerBound
    }

    /// `An`, `Do`, `O'`: small words that are names too, with a capital.
    private func isShortName(_ index: Int) -> Bool {
        let word = text.words[index]
        if word.count == 1 {
            return word.shape == [.letters, .capital]
                && [0x27, 0x2019, 0x2E].contains(text.scalar(word.range.upperBound))
        }
        return word.isCapitalized && word.has(.stop) && word.has([.given, .givenOrWord])
    }

    /// Whether a word may be part of a name.
    private func isPart(_ index: Int, anyCase: Bool) -> Bool {
        let word = text.words[index]
        guard word.isLetters, word.count <= 24 else { return false }
        if !word.shape.isDisjoint(with: .withoutCase) {
            return word.shape.contains(.caseless) && word.count > 1 && !word.has([.stop, .common, .failure, .particle])
        }
        if word.has([.common, .stop, .failure, .month]) {
            return word.has([.given, .givenOrWord, .surname]) && word.isCapitalized && !word.has(.stop)
        }
        if word.isCapitalized { return !word.shape.contains(.mixed) || hasNamePrefix(word) }
        if word.shape.contains(.capital) {
            return word.count == 1
                || !word.shape.contains(.small) && (anyCase || word.has([.given, .surname]) && word.count > 3)
        }
        return anyCase && !word.shape.contains(.mixed)
    }

    /// Labels in code and names of interface elements go on with a colon and no blank, an underscore, a bracket.
    private func isInterface(_ index: Int) -> Bool {
        let range = text.words[index].range
        let (before, after) = (text.scalar(range.lowerBound - 1), text.scalar(range.upperBound))
        if before == 0x5F || after == 0x5F || after == 0x28 || before == 0x2E || before == 0x2F || before == 0x40
            || before == 0x24
        {
            return true
        }
        if after == 0x40 || after == 0x2F || after == 0x5C { return true }
        return after == 0x2E && text.isWord(range.upperBound + 1) && range.count > 1
    }

    /// `McDonald`, `MacLeod`, `DeVries`, `LeBlanc`.
    private func hasNamePrefix(_ word: TextWord) -> Bool {
        let start = word.range.lowerBound
        let prefixes: [[UInt32]] = [
            [0x6D, 0x63], [0x6D, 0x61, 0x63], [0x64, 0x65], [0x6C, 0x65], [0x64, 0x69], [0x76, 0x61, 0x6E],
        ]
        return prefixes.contains { prefix in
            let capital = start + prefix.count
            guard word.count > prefix.count + 2, text.scalars[capital] != text.lowered[capital] else { return false }
            return text.lowered[start..<capital].elementsEqual(prefix)
        }
    }

    /// In the lexicon, or with an ending that family names have.
    func isSurname(_ index: Int) -> Bool {
        let word = text.words[index]
        if word.has(.surname) { return true }
        guard word.count >= 6, word.isLetters, !word.has([.common, .given]) else { return false }
        return NameReader.endings.contains { ending in
            ending.count + 2 <= word.count && text.lowered[word.range].suffix(ending.count).elementsEqual(ending)
        }
    }

    private static let endings: [[UInt32]] = {
        let words = """
            sson ssen ensen ersen enko chuk czuk ovich evich ovic evic ović ević owski owska ewski ewska ński ńska insky
            inskaya ovsky ovskaya poulos oglu oğlu escu opoulou idis akis yan ashvili adze dottir dóttir ová ков кова ров рова
            нов нова лов лова сов сова дов дова тов това ин ина енко чук ский ская ська ський ович овна евич евна івна йович
            όπουλος όπουλου ίδης άκης
            """
        return words.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.map(\.value) }
    }()

    /// The places of a name, from its first word's begin to its last one's end.
    func range(of name: Name) -> Range<Int> {
        text.words[name.words.lowerBound].range.lowerBound..<text.words[name.words.upperBound - 1].range.upperBound
    }
}
