/// The number of a user, an account, an order.
enum NumberedThing {
    private static let longest = 40

    /// Whether a word is for somebody or something that has a number.
    static func isNamed(_ text: borrowing DetectableText, _ index: Int) -> Bool {
        let word = text.lexicalWords[index]
        if word.has(.numbered) || isOther(text, index) { return true }
        guard !word.shape.isDisjoint(with: .eastern), word.count > 1 else { return false }
        var end = word.range.upperBound
        let last = text.roles(before: end, from: word.range.lowerBound)
        if last.roles.contains(.number) { end = last.start }
        return text.roles(before: end, from: word.range.lowerBound).roles.contains(.numbered)
    }

    private static let numbers = hashes("number numero nummer numer cislo номер номером номеру numarasi szam αριθμος")
    private static let numbersOfPrograms = hashes(
        "random magic prime lucky part model sequence serial line page row build version port phone telephone mobile")

    /// `Meter number`, `číslo smlouvy`: any thing with a number, which must be long then.
    private static func isOther(_ text: borrowing DetectableText, _ index: Int) -> Bool {
        guard index > 0, numbers.contains(text.lexicalWords[index].hash) else { return false }
        let before = text.lexicalWords[index - 1]
        return before.isLetters && before.count > 2
            && text.lexicalWords[index].range.lowerBound - before.range.upperBound == 1
            && !before.has([.counter, .version, .interface, .failure, .unit, .digest, .common, .phone, .device])
            && !numbersOfPrograms.contains(before.hash)
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }

    /// The number behind a word for what has one.
    static func range(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var bond = NumberBond(text.lexicalWords[index].range.upperBound)
        let isCode = codes.contains(text.lexicalWords[index].hash)
        bond.isNamed =
            isCode || numbersThemselves.contains(text.lexicalWords[index].hash)
            || endsWithID(text.lexicalWords[index], text)
        bond.read(text)
        let start = bond.place
        guard start < text.scalars.count, start > text.lexicalWords[index].range.upperBound, bond.isSound else {
            return nil
        }
        var range = number(from: start, text)
        if isCode, isLocator(range, text) { return range }
        if bond.isNamed { range = withGroups(range, text) }
        let isSure =
            text.lexicalWords[index].has(.numbered) || !text.lexicalWords[index].shape.isDisjoint(with: .eastern)
        guard isSure || TokenShape(text.scalars[range]).digits >= 7 else { return nil }
        // Invoices are counted anew each year: the number says nothing of who got one.
        if invoices.contains(text.lexicalWords[index].hash), isCountOfYear(range, text) { return nil }
        guard holds(range, bond, text), !isFollowedByUnit(range, bond, text) else { return nil }
        return range
    }

    private static let invoices = hashes("invoice rechnung facture factura fattura fatura faktura factuur счет счёт")

    /// `2026-0192`: a year, a dash and at most four digits.
    private static func isCountOfYear(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let start = range.lowerBound
        return (7...9).contains(range.count) && text.isEqual(start..<start + 2, "20") && text.scalars[start + 4] == 0x2D
            && text.end(of: .digit, from: start) == start + 4
            && text.end(of: .digit, from: start + 5) == range.upperBound
    }

    /// Words for numbers, not for what has one.
    private static let numbersThemselves = hashes("ffn flyer mrn")

    /// Codes of bookings.
    private static let codes = hashes("pnr locator recordlocator")

    /// Six capitals and digits.
    private static func isLocator(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let shape = TokenShape(text.scalars[range])
        return range.count == 6 && shape.count == 6 && shape.lower == 0
    }

    /// With the groups of a number that is written in groups: `MB 5521 9034`.
    private static func withGroups(_ range: Range<Int>, _ text: borrowing DetectableText) -> Range<Int> {
        var (end, length) = (range.upperBound, range.count)
        let isCode = range.count <= 3 && range.allSatisfy { text.classes[$0].contains(.upper) }
        guard isCode || range.allSatisfy({ text.classes[$0].contains(.digit) }) else { return range }
        if isCode { length = 0 }
        for _ in 0..<5 {
            let next = text.end(of: .digit, from: end + 1)
            let count = next - end - 1
            // `MB 5521 9034`, `TK 884120937`
            let isWhole = length == 0 && (3...12).contains(count)
            guard text.scalar(end) == 0x20, isWhole || count == length && count <= 4,
                next == text.scalars.count || !text.classes[next].meets(.word)
            else { break }
            (end, length) = (next, count)
        }
        return range.lowerBound..<end
    }

    /// `userid`, `orderId`.
    private static func endsWithID(_ word: TextWord, _ text: borrowing DetectableText) -> Bool {
        let end = word.range.upperBound
        return word.count > 3 && text.lowered[end - 1] == 0x64 && text.lowered[end - 2] == 0x69
            || word.count == 3
                && text.lowered[word.range.lowerBound] == 0x75 && text.lowered[end - 1] == 0x64
    }

    /// Letters, digits and dashes from a place on.
    private static func number(from start: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        while end < text.scalars.count, end - start <= longest {
            let scalarClass = text.classes[end]
            if scalarClass.meets(.word), !scalarClass.contains(.ideograph) || end == start {
                end += 1
            } else if text.scalars[end] == 0x2D || text.scalars[end] == 0x5F, end + 1 < text.scalars.count,
                text.classes[end + 1].meets(.word), end > start
            {
                end += 1
            } else {
                break
            }
        }
        return start..<end
    }

    private static func holds(_ range: Range<Int>, _ bond: NumberBond, _ text: borrowing DetectableText) -> Bool {
        let shape = TokenShape(text.scalars[range])
        guard !range.isEmpty, range.count <= longest, shape.digits > 0, isWhole(range, text), !isDate(range, text)
        else { return false }
        if text.scalars[range.lowerBound] == 0x30, text.lowered[min(range.lowerBound + 1, range.upperBound - 1)] == 0x78
        {
            return false
        }
        let least = bond.isNamed ? 4 : 5
        if shape.count == shape.digits { return shape.digits >= least }
        // A booking: five to eight capitals and digits.
        if bond.isNamed, shape.lower == 0, (5...8).contains(shape.count) { return true }
        // A letter or two before a number, or a mix of both.
        return shape.digits >= 4 && (bond.isNamed || bond.hasSign || shape.digits * 2 >= shape.count)
    }

    /// No part of a decimal, a version, a time or an address.
    private static func isWhole(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        guard range.upperBound < text.scalars.count else { return true }
        let (next, after) = (text.scalars[range.upperBound], text.scalar(range.upperBound + 1))
        if next == 0x25 { return false }
        return !([0x2E, 0x3A, 0x2C].contains(next) && TokenAlphabet.digit.has(after))
    }

    /// `2026-11-30`, `20261130`.
    private static func isDate(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let start = range.lowerBound
        guard range.count >= 10, text.scalar(start + 4) == 0x2D, text.scalar(start + 7) == 0x2D else { return false }
        return text.end(of: .digit, from: start) == start + 4 && [0x31, 0x32].contains(text.scalars[start])
    }

    private static func isFollowedByUnit(_ range: Range<Int>, _ bond: NumberBond, _ text: borrowing DetectableText)
        -> Bool
    {
        guard !bond.isNamed, !bond.hasSign, text.scalar(range.upperBound) == 0x20 else { return false }
        let next = text.lexicalIndex(at: range.upperBound + 1)
        guard next < text.lexicalWords.count, text.lexicalWords[next].range.lowerBound == range.upperBound + 1 else {
            return false
        }
        return text.lexicalWords[next].has(.unit)
    }
}

/// What stands between a word and its number.
struct NumberBond {
    /// Where the number may begin.
    var place: Int
    /// A word for numbers was there: `id`, `number`, `№`.
    var isNamed = false
    /// A colon, an equals sign or a number sign was there.
    var hasSign = false
    /// Something stood there that ends it.
    private(set) var isSound = true
    private var words = 0

    init(_ place: Int) { self.place = place }

    /// Goes on to the place where the number may begin.
    mutating func read(_ text: borrowing DetectableText) {
        while place < text.scalars.count {
            switch text.scalars[place] {
            case 0x3A, 0x3D, 0x23, 0x2F: hasSign = true
            case 0x2116, 0xB0, 0xBA: isNamed = true
            case 0x20, 0x09, 0x22, 0x27, 0x28, 0x5B, 0x5F, 0x2D, 0x2E, 0xAB, 0x201C, 0x300C: break
            default:
                guard takeWord(text) else { return }
                continue
            }
            place += 1
        }
    }

    /// Things whose numbers are called codes.
    private static let bookings = Set(
        [
            "reservation", "booking", "reserva", "prenotazione", "rezerwacji", "buchung", "rezervasyon", "бронь",
            "бронирования", "ticket", "sort", "voucher", "customer", "member", "client",
        ].map { WordHash.hash(of: $0) })

    /// Takes `id`, `number`, `is`, `card`; false when something else begins.
    private mutating func takeWord(_ text: borrowing DetectableText) -> Bool {
        let index = text.lexicalIndex(at: place)
        guard index < text.lexicalWords.count, text.lexicalWords[index].range.lowerBound == place else {
            isSound = false
            return false
        }
        let word = text.lexicalWords[index]
        guard !word.shape.contains(.digits) else { return false }
        let isNumberWord =
            word.has([.number, .card])
            || word.has(.code) && index > 0 && NumberBond.bookings.contains(text.lexicalWords[index - 1].hash)
        if isNumberWord { isNamed = true }
        // A letter or two before digits belong to the number: `u-93810`.
        if !isNumberWord, !word.shape.contains(.small), isLetterCode(word, text) { return false }
        guard isNumberWord || word.has([.link, .numbered]) && words < 3 else {
            isSound = isLetterCode(word, text)
            return false
        }
        words += 1
        place = word.range.upperBound
        return words <= 3
    }

    /// `u-93810`, `M-2821621`: a few letters and a dash before digits.
    private func isLetterCode(_ word: TextWord, _ text: borrowing DetectableText) -> Bool {
        let end = word.range.upperBound
        // `MB 5521 9034` behind a word for numbers.
        if isNamed, word.count <= 3, text.scalar(end) == 0x20, TokenAlphabet.digit.has(text.scalar(end + 1)),
            word.range.allSatisfy({ text.classes[$0].contains(.upper) })
        {
            return true
        }
        guard word.count <= 4, [0x2D, 0x5F].contains(text.scalar(end)), TokenAlphabet.digit.has(text.scalar(end + 1))
        else {
            return false
        }
        return isNamed || hasSign || !word.shape.contains(.small)
    }
}
