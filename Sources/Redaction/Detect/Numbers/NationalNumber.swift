/// Reads numbers of identity documents.
enum NationalNumber {
    /// The place where a number's first word begins.
    static func start(in text: Reading, _ word: Int) -> Int { text.words[word].range.lowerBound }

    /// The end of a number whose shape and check digits say what it is.
    static func shapeEnd(in text: Reading, from word: Int) -> Int? {
        let first = text.words[word]
        guard first.shape.contains(.digits), isFree(text, before: first.range.lowerBound) else { return nil }
        if first.shape.contains(.letters) {
            guard isFree(text, after: first.range.upperBound), NationalShape.isMixed(text.scalars[first.range]) else {
                return nil
            }
            return first.range.upperBound
        }
        let last = lastWord(in: text, from: word)
        guard last > word || first.count == 18 else { return nil }
        let end = text.words[last].range.upperBound
        guard isFree(text, after: end) else { return nil }
        return NationalShape.isGrouped(text, word...last) ? end : nil
    }

    /// Nothing that makes it part of another word or number.
    private static func isFree(_ text: Reading, before place: Int) -> Bool {
        let scalar = text.scalar(place - 1)
        return !Reading.isDash(scalar) && scalar != 0x5F && scalar != 0x2B
            && !(scalar == 0x2E && Reading.isDigit(text.scalar(place - 2)))
    }

    private static func isFree(_ text: Reading, after place: Int) -> Bool {
        let scalar = text.scalar(place)
        guard scalar != 0x5F else { return false }
        if scalar == 0x2E { return !Reading.isDigit(text.scalar(place + 1)) }
        return !((Reading.isDash(scalar) || scalar == 0x2F) && text.isWord(place + 1))
    }

    /// The last of at most five groups with single marks between them; a last group may have letters.
    private static func lastWord(in text: Reading, from word: Int) -> Int {
        var last = word
        while last + 1 < text.words.count, last < word + 4, text.words[last].isNumber {
            let next = text.words[last + 1]
            let end = text.words[last].range.upperBound
            guard next.range.lowerBound == end + 1, next.shape.contains(.digits),
                DigitRun.Joints(text.scalars[end]) != nil
            else { break }
            last += 1
        }
        return last
    }

    /// Short forms that are other words in small letters.
    private static let capitals = hashes("sin inn")
    private static let hebrew = (WordHash.hash(of: "ת"), WordHash.hash(of: "ז"))
    private static let firsts = hashes(
        "my voter id identity tax personal national document social insured resident citizen")

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }

    /// Whether a word is one for such numbers, or the second of two that are together: `id_number`, "tax id".
    static func isNamed(in text: Reading, by word: Int) -> Bool {
        if text.words[word].has(.nationalID) { return true }
        // In small letters they are the function of an angle and a house.
        if capitals.contains(text.words[word].hash) { return !text.words[word].shape.contains(.small) }
        guard text.words[word].has(.numberWord) else { return false }
        // The Hebrew short form, which stops part.
        if word > 0, text.words[word].hash == hebrew.1, text.words[word - 1].hash == hebrew.0 { return true }
        return word > 0 && text.words[word].has(.numberWord) && firsts.contains(text.words[word - 1].hash)
            && text.words[word].range.lowerBound == text.words[word - 1].range.upperBound + 1
    }

    /// The number that follows a word for such numbers, after a few words such as "number" and "is".
    static func named(in text: Reading, after word: Int) -> Range<Int>? {
        var index = word + 1
        while index < text.words.count, index <= word + 5, !text.endsSentence(after: index - 1) {
            if let last = tokenEnd(in: text, from: index) {
                let range = text.words[index].range.lowerBound..<text.words[last].range.upperBound
                return isToken(in: text, index...last) ? range : nil
            }
            let other = text.words[index]
            if other.has([.counter, .failure, .unit, .version]) || other.isNumber { return nil }
            index += 1
        }
        return nil
    }

    /// The last word of a number that begins with a word: groups of digits and capitals.
    private static func tokenEnd(in text: Reading, from word: Int) -> Int? {
        guard isPart(text.words[word]) else { return nil }
        var last = word
        var digits = digitCount(text, text.words[word])
        var count = text.words[word].count
        while last + 1 < text.words.count {
            let next = text.words[last + 1]
            let end = text.words[last].range.upperBound
            guard next.range.lowerBound == end + 1, let joint = DigitRun.Joints(text.scalars[end]), isPart(next),
                count + next.count <= 20, next.shape.contains(.digits) || next.count <= 2
            else { break }
            if joint == .blank, next.isLetters, !isShortCapitals(next) { break }
            count += next.count
            digits += digitCount(text, next)
            last += 1
        }
        return digits >= 4 || last == word && isDocument(text, text.words[word], digits) ? last : nil
    }

    /// `C4X8P2RTL`: capitals and digits mixed, as many as documents have.
    private static func isDocument(_ text: Reading, _ word: TextWord, _ digits: Int) -> Bool {
        guard digits >= 2, (8...16).contains(word.count), word.shape.contains(.letters), !word.shape.contains(.small)
        else {
            return false
        }
        return word.range.dropFirst().contains {
            !Reading.isDigit(text.scalars[$0]) && Reading.isDigit(text.scalars[$0 - 1])
        }
    }

    private static func digitCount(_ text: Reading, _ word: TextWord) -> Int {
        word.range.reduce(0) { $0 + (Reading.isDigit(text.scalars[$1]) ? 1 : 0) }
    }

    private static func isPart(_ word: TextWord) -> Bool {
        guard word.shape.isDisjoint(with: .withoutCase) else { return false }
        return word.shape.contains(.digits) ? word.count <= 20 : isShortCapitals(word)
    }

    private static func isShortCapitals(_ word: TextWord) -> Bool { word.count <= 3 && !word.shape.contains(.small) }

    /// Whether a number after a word for documents is one: no size, no year, no version.
    private static func isToken(in text: Reading, _ words: ClosedRange<Int>) -> Bool {
        let last = words.upperBound
        let count = words.reduce(0) { $0 + text.words[$1].count }
        if last + 1 < text.words.count, text.words[last + 1].has(.unit), text.isBlank(after: last) { return false }
        return count >= 5 && isFree(text, after: text.words[last].range.upperBound)
    }

    /// Numbers after words for documents within Chinese, Japanese and Korean.
    static func eastern(in text: Reading, _ claim: (Range<Int>) -> Void) {
        for word in text.words.indices where text.words[word].shape.contains(.digits) && text.words[word].count >= 6 {
            let start = text.words[word].range.lowerBound
            let before = text.scalar(start - 1)
            guard [0x3A, 0x20, 0xFF1A, 0x4E3A, 0x662F, 0x306F].contains(before) || before > 0x2E80 else { continue }
            let end = before > 0x2E80 && ![0x4E3A, 0x662F, 0x306F, 0xFF1A].contains(before) ? start : start - 1
            if EasternPhrases.ends(.nationalID, text, before: end), let last = tokenEnd(in: text, from: word) {
                claim(start..<text.words[last].range.upperBound)
            }
        }
    }
}
