/// A stretch of digits, blanks and marks that may be a telephone number.
struct PhoneNumber: Sendable {
    let range: Range<Int>
    let digits: [UInt8]
    /// How many digits each group has.
    let groups: [Int]
    /// The marks between the groups, blanks aside.
    private var hasPlus = false
    private var hasParenthesis = false
    private var hasDot = false
    private var hasDash = false
    private var hasSlash = false
    private var hasBlank = false

    /// Whether a number may begin at a place: a plus, a parenthesis or a digit at the start of a word.
    static func begins(_ text: Reading, at place: Int) -> Bool {
        let scalar = text.scalars[place]
        if scalar == 0x2B || scalar == 0x28 { return !text.isWord(place - 1) || isEastern(text.scalar(place - 1)) }
        guard Reading.isDigit(scalar) else { return false }
        return !text.isWord(place - 1) || isEastern(text.scalar(place - 1))
    }

    private static func isEastern(_ scalar: UInt32) -> Bool {
        switch LetterScript(scalar) {
        case .han, .hiragana, .kana, .hangul: true
        default: false
        }
    }

    /// Reads the longest number at a place; nil when there are fewer than five digits.
    static func read(_ text: Reading, from start: Int) -> PhoneNumber? {
        var reader = PhoneReader(text, start)
        reader.read()
        guard reader.digits.count >= 5, reader.end > start else { return nil }
        // A bracket around the whole number is none of its own.
        if text.scalars[start] == 0x28, !text.scalars[start..<reader.end].contains(0x29) {
            return read(text, from: start + 1)
        }
        return PhoneNumber(reader, from: start)
    }

    private init(_ reader: PhoneReader, from start: Int) {
        range = start..<reader.end
        digits = reader.digits
        groups = reader.groups
        hasPlus = reader.marks.contains(0x2B)
        hasParenthesis = reader.marks.contains(0x28)
        hasDot = reader.marks.contains(0x2E)
        hasDash = reader.marks.contains(0x2D)
        hasSlash = reader.marks.contains(0x2F)
        hasBlank = reader.marks.contains(0x20)
    }

    /// Whether it is one, with what stands around it.
    func isPhone(in text: Reading) -> Bool {
        guard digits.count <= 15, !isPartOfMore(text), !hasUnit(text), !isDate else { return false }
        guard digits.contains(where: { $0 != digits[0] }) else { return false }
        if hasPlus { return isInternational(text) }
        if isNamed(text) { return digits.count >= 5 }
        if isCounted(text) { return false }
        if isLocal, isOfSomebody(text) { return true }
        return hasNationalShape || isDoubleZero
    }

    /// Whether it is written as the number before it, not far behind: old and new, home and work.
    func repeats(_ other: PhoneNumber?, in text: Reading) -> Bool {
        guard let other, digits.count >= 7, digits.count == other.digits.count, groups == other.groups,
            hasPlus == other.hasPlus,
            range.lowerBound - other.range.upperBound <= 24
        else { return false }
        return !isPartOfMore(text) && !hasUnit(text) && !isDate && !isCounted(text)
    }

    private func isInternational(_ text: Reading) -> Bool {
        guard (8...15).contains(digits.count), digits[0] != 0 else { return false }
        if hasDot, groups.count < 3 { return false }
        // `+20261130`: a date or a count with a sign.
        if groups.count == 1, digits.count == 8, digits.starts(with: [2, 0]), !isNamed(text) { return false }
        return true
    }

    /// `555-0199`, `23 45 67`: without an area.
    private var isLocal: Bool { (6...9).contains(digits.count) && groups.count > 1 && !hasDot && !hasSlash }

    /// In brackets, or right behind a name: of somebody in an address book.
    private func isOfSomebody(_ text: Reading) -> Bool {
        let first = text.word(from: range.lowerBound)
        guard first > 0, !text.endsSentence(after: first - 1) else { return false }
        let gap = text.words[first - 1].range.upperBound..<range.lowerBound
        let isInBrackets = gap.contains { text.scalars[$0] == 0x28 } && text.scalar(range.upperBound) == 0x29
        guard isInBrackets || gap.count == 1 && Reading.isBlank(text.scalars[gap.lowerBound]) else { return false }
        return text.words[max(0, first - 2)..<first].contains {
            $0.has([.given, .kin, .surname]) && $0.shape.contains(.capital)
        }
    }

    /// `0049…`: two zeros, a country, and enough digits.
    private var isDoubleZero: Bool {
        digits.count >= 11 && digits[0] == 0 && digits[1] == 0 && digits[2] != 0 && !hasDot && groups.count > 1
    }

    /// In groups as countries write their own numbers.
    private var hasNationalShape: Bool {
        if hasSlash { return false }
        if hasDot { return groups == [3, 3, 4] && isNorthAmerican(0) }
        // `(030) 23125 014`: an area in brackets that begins with a zero.
        if hasParenthesis, !hasPlus, digits[0] == 0, digits[1] != 0, (9...12).contains(digits.count), groups.count <= 4
        {
            return true
        }
        switch groups {
        case [3, 3, 4]: return (hasParenthesis || hasDash) && isNorthAmerican(0)
        case [1, 3, 3, 4]: return (hasParenthesis || hasDash) && digits[0] == 1 && isNorthAmerican(1)
        case [1, 3, 3, 2, 2]: return digits[0] == 8 || digits[0] == 7 || digits[0] == 0
        case [3, 3, 2, 2]: return hasParenthesis || (digits[0] == 0 && hasDash)
        case [2, 2, 2, 2, 2]: return digits[0] == 0 && digits[1] != 0
        case [3, 4, 4], [2, 4, 4], [4, 2, 4], [3, 3, 3, 2], [4, 3, 3], [4, 3, 4], [5, 6], [4, 6], [5, 5], [3, 8],
            [4, 7], [4, 8],
            [3, 7], [4, 3, 2, 2], [2, 3, 4], [1, 4, 4], [2, 8]:
            return digits[0] == 0 && digits[1] != 0 || (hasParenthesis && digits.count >= 9)
        case [2, 5, 4]: return hasParenthesis
        default: return false
        }
    }

    /// An area and an exchange that begin with 2 to 9.
    private func isNorthAmerican(_ start: Int) -> Bool {
        digits[start] >= 2 && digits[start + 3] >= 2
    }

    /// Year, month and day; or a day, a month and a year.
    private var isDate: Bool {
        guard !hasPlus, groups.count >= 3, hasDash || hasDot || hasSlash else { return false }
        return groups.starts(with: [4, 2, 2]) || groups.starts(with: [2, 2, 4])
    }

    private func isPartOfMore(_ text: Reading) -> Bool {
        let (before, after) = (text.scalar(range.lowerBound - 1), text.scalar(range.upperBound))
        if before == 0x5F || after == 0x5F || (before == 0x23 && !hasPlus) { return true }
        if before == 0x2D, !hasPlus { return true }
        if before == 0x2E || before == 0x2C || before == 0x3A, Reading.isDigit(text.scalar(range.lowerBound - 2)) {
            return true
        }
        if after == 0x2E || after == 0x2C || after == 0x3A, Reading.isDigit(text.scalar(range.upperBound + 1)) {
            return after != 0x2C || !hasPlus
        }
        if after == 0x2D, text.isWord(range.upperBound + 1) { return true }
        return text.isWord(range.upperBound) && !PhoneNumber.isEastern(text.scalar(range.upperBound))
    }

    private func hasUnit(_ text: Reading) -> Bool {
        let next = text.word(from: range.upperBound)
        guard next < text.words.count, text.words[next].range.lowerBound <= range.upperBound + 1 else { return false }
        return text.words[next].has(.unit)
    }

    /// Whether a word for telephones stands before it, and none for counts between.
    private func isNamed(_ text: Reading) -> Bool {
        let first = text.word(from: range.lowerBound)
        var index = first - 1
        while index >= 0, index >= first - 4, !text.endsSentence(after: index) {
            let word = text.words[index]
            if word.has(.phone) { return !isOtherWord(text, index) }
            if word.has([.counter, .failure, .version, .unit]) || word.isNumber { return false }
            index -= 1
        }
        return PhoneNumber.isEastern(text.scalar(range.lowerBound - 1))
            && EasternPhrases.ends(.phone, text, before: range.lowerBound)
    }

    /// `phone.fill`, `iPhone 17`, `call stack`: a word for telephones that is part of another name.
    private func isOtherWord(_ text: Reading, _ index: Int) -> Bool {
        let end = text.words[index].range.upperBound
        return text.scalar(end) == 0x2E && text.isWord(end + 1) && !Reading.isDigit(text.scalar(end + 1))
    }

    private func isCounted(_ text: Reading) -> Bool {
        let first = text.word(from: range.lowerBound)
        guard first > 0, !text.endsSentence(after: first - 1) else { return false }
        return text.words[first - 1].has([.counter, .failure, .version, .geometry, .unit])
    }
}

/// Reads the digits and marks of a number.
private struct PhoneReader {
    private let text: Reading
    private var place: Int
    private(set) var end: Int
    private(set) var digits: [UInt8] = []
    private(set) var groups: [Int] = []
    private(set) var marks: Set<UInt32> = []

    init(_ text: Reading, _ start: Int) {
        self.text = text
        place = start
        end = start
    }

    /// Reads groups until something else than a mark between two comes, or more digits than a number has.
    mutating func read() {
        if text.scalar(place) == 0x28, text.scalar(place + 1) == 0x2B { place += 1 }
        if text.scalar(place) == 0x2B {
            marks.insert(0x2B)
            place += 1
        }
        while digits.count <= 19 {
            let marksBefore = skipMarks()
            guard let marksBefore, Reading.isDigit(text.scalar(place)) else { return }
            let start = place
            while Reading.isDigit(text.scalar(place)), digits.count <= 19 {
                digits.append(UInt8(truncatingIfNeeded: text.scalars[place] - 0x30))
                place += 1
            }
            groups.append(place - start)
            marks.formUnion(marksBefore)
            end = place
            if text.scalar(place) == 0x29 {
                place += 1
                if end == place - 1, digits.count > 8 {
                    end = place - (marks.contains(0x28) && groups.count > 1 ? 1 : 1)
                }
            }
        }
    }

    /// Skips the marks between two groups; nil when there are too many.
    private mutating func skipMarks() -> Set<UInt32>? {
        var found: Set<UInt32> = []
        let start = place
        while place < text.scalars.count, place - start < 3 {
            let scalar = text.scalars[place]
            if Reading.isBlank(scalar) {
                found.insert(0x20)
            } else if Reading.isDash(scalar) {
                guard !digits.isEmpty else { return nil }
                found.insert(0x2D)
            } else if [0x2E, 0x2F].contains(scalar) {
                guard !digits.isEmpty, Reading.isDigit(text.scalar(place + 1)) else { return nil }
                found.insert(scalar)
            } else if scalar == 0x28 {
                guard digits.count <= 4 else { return nil }
                found.insert(0x28)
            } else {
                break
            }
            place += 1
        }
        return found
    }
}
