/// The values behind a word for secrets.
enum SecretValue {
    /// Words that may stand between: `password was changed to`.
    private static let mostLinks = 4
    private static let longest = 256
    private static let mostWordsInQuotes = 6
    /// A phrase that restores a wallet.
    private static let mostWordsOfPhrase = 24

    /// What stands between a word and a value.
    private struct Bond {
        /// The first place of the value.
        var start: Int
        /// An equals sign or a colon was there.
        var hasSign = false
        /// An equals sign or a colon with nothing behind it but the value.
        var isTight = false
        /// The opening quote before the value.
        var quote: UInt32?
        /// Words such as `is` or `changed to`.
        var links = 0
        /// The word is for the code of a card, which has three digits.
        var isOfCard = false
        /// The word may be for the seed of random numbers.
        var isOfRandom = false
    }

    /// The values behind the word at `index`: one, or two of a change.
    static func values(after index: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var end = text.lexicalWords[index].range.upperBound
        // What stands for a secret already.
        if text.isEqual(text.lexicalWords[index].range, "secret"), text.scalar(end) == 0x29,
            text.scalar(end - 7) == 0x28
        {
            return []
        }
        while values.count < 2, var bond = bond(from: end, text) {
            bond.isOfCard = cardCodes.contains(text.lexicalWords[index].hash)
            bond.isOfRandom = text.lexicalWords[index].hash == seed
            let value = bond.quote.map { quoted(from: bond.start, open: $0, text) } ?? bare(from: bond.start, text)
            guard !value.isEmpty, holds(value, bond, text), isOfCard(value, index, bond, text) else { break }
            values.append(value)
            end = value.upperBound + (bond.quote == nil ? 0 : 1)
            // A second value belongs to the first word only when words of a change lead to it.
            guard let next = self.bond(from: end, text), next.links > 0,
                next.quote != nil || next.isTight || isAsLong(value, from: next.start, text)
            else { break }
        }
        return values
    }

    /// `1212 -> 3434`: another number of as many digits.
    private static func isAsLong(_ value: Range<Int>, from start: Int, _ text: borrowing DetectableText) -> Bool {
        value.allSatisfy { text.classes[$0].contains(.digit) }
            && text.end(of: .digit, from: start) - start == value.count
    }

    /// `cid` is the code on a card's front, and a campaign, a category, a content: three or four digits that no equals sign
    /// of an address stands before.
    private static func isOfCard(_ value: Range<Int>, _ index: Int, _ bond: Bond, _ text: borrowing DetectableText)
        -> Bool
    {
        guard text.lexicalWords[index].hash == frontCode else { return true }
        return (3...4).contains(value.count) && value.allSatisfy { text.classes[$0].contains(.digit) }
            && text.scalar(bond.start - 1) != 0x3D
    }

    private static let frontCode = WordHash.hash(of: "cid")
    private static let seed = WordHash.hash(of: "seed")
    private static let cardCodes = Set(
        ["cvv", "cvc", "cvv2", "cvc2", "csc", "cid", "cvn"].map { WordHash.hash(of: $0) })

    private static func bond(from place: Int, _ text: borrowing DetectableText) -> Bond? {
        var bond = Bond(start: place)
        while bond.start < text.scalars.count {
            let scalar = text.scalars[bond.start]
            if text.classes[bond.start].contains(.blank) {
                bond.isTight = false
                bond.start += 1
            } else if scalar == 0x3A || scalar == 0x3D && text.scalar(bond.start + 1) != 0x3E {
                bond.hasSign = true
                bond.isTight = true
                bond.start += 1
            } else if scalar == 0x29, bond.start == place {
                // `code (CVV2) 918`
                bond.start += 1
            } else if let end = closingQuote(bond, text) {
                bond.start = end
            } else if isOpening(scalar) {
                bond.quote = scalar
                bond.start += 1
                return bond
            } else if text.classes[bond.start].meets(.word), bond.links < mostLinks, let end = linkEnd(bond.start, text)
            {
                bond.links += 1
                bond.start = end
            } else if scalar == 0x5F, let end = linkEnd(bond.start + 1, text) {
                // `passcode_entered=…`
                bond.start = end
            } else if let end = arrowEnd(bond.start, text) {
                bond.links += 1
                bond.start = end
            } else {
                break
            }
        }
        return bond.start < text.scalars.count && bond.start > place ? bond : nil
    }

    private static func arrowEnd(_ place: Int, _ text: borrowing DetectableText) -> Int? {
        if text.scalars[place] == 0x2192 { return place + 1 }
        let isArrow = [0x2D, 0x3D].contains(text.scalars[place]) && text.scalar(place + 1) == 0x3E
        return isArrow ? place + 2 : nil
    }

    /// Behind a quote that closes a key: `"password": `.
    private static func closingQuote(_ bond: Bond, _ text: borrowing DetectableText) -> Int? {
        guard !bond.hasSign, bond.links == 0, [0x22, 0x27].contains(text.scalars[bond.start]) else { return nil }
        var next = bond.start + 1
        while next < text.scalars.count, text.classes[next].contains(.blank) { next += 1 }
        return text.scalar(next) == 0x3A || text.scalar(next) == 0x3D ? next : nil
    }

    private static func linkEnd(_ place: Int, _ text: borrowing DetectableText) -> Int? {
        let index = text.lexicalIndex(at: place)
        guard index < text.lexicalWords.count, text.lexicalWords[index].range.lowerBound == place,
            text.lexicalWords[index].has(.link)
        else { return nil }
        let end = text.lexicalWords[index].range.upperBound
        // Letters of scripts without blanks bind as they are; others need a blank or a sign behind them.
        let isEastern = !text.lexicalWords[index].shape.isDisjoint(with: .eastern)
        return isEastern || end >= text.scalars.count || text.classes[end].contains(.blank)
            || [0x3A, 0x3D].contains(text.scalars[end])
            ? end : nil
    }

    private static func isOpening(_ scalar: UInt32) -> Bool { closing(scalar) != nil }

    private static func closing(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x22, 0x27, 0x60: scalar
        case 0xAB: 0xBB
        case 0x201C, 0x201E: 0x201D
        case 0x300C: 0x300D
        case 0x300E: 0x300F
        case 0x5B: 0x5D
        default: nil
        }
    }

    private static func quoted(from start: Int, open: UInt32, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        while end < text.scalars.count, end - start < longest {
            let scalar = text.scalars[end]
            if scalar == closing(open) || open == 0x201E && scalar == 0x201C || scalar == 0x0A { break }
            end += 1
        }
        // Blanks that a language puts between quotes and words.
        var first = start
        while first < end, open == 0xAB, text.classes[first].contains(.blank) { first += 1 }
        while end > first, open == 0xAB, text.classes[end - 1].contains(.blank) { end -= 1 }
        return first..<end
    }

    private static func bare(from start: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        while end < text.scalars.count, end - start < longest {
            let scalar = text.scalars[end]
            if text.classes[end].contains(.blank)
                || [0x22, 0x27, 0x2C, 0x3B, 0x26, 0x29, 0x7D, 0x5D, 0x3C, 0x3E].contains(scalar)
            {
                break
            }
            if text.classes[end].contains(.ideograph), end > start, !text.classes[start].contains(.ideograph) { break }
            if scalar == 0xFF0C || scalar == 0x3001 || scalar == 0x300D { break }
            end += 1
        }
        while end > start, [0x2E, 0x3A, 0x3F].contains(text.scalars[end - 1]) { end -= 1 }
        return start..<groupsEnd(start..<end, text)
    }

    /// The end of further groups of as many digits: `391 220`.
    private static func groupsEnd(_ group: Range<Int>, _ text: borrowing DetectableText) -> Int {
        guard (2...4).contains(group.count), group.allSatisfy({ text.classes[$0].contains(.digit) }) else {
            return group.upperBound
        }
        var end = group.upperBound
        for _ in 0..<3 {
            let next = text.end(of: .digit, from: end + 1)
            let isGroup = text.scalar(end) == 0x20 && next - end - 1 == group.count
            guard isGroup, next == text.scalars.count || !text.classes[next].meets(.word) else { break }
            end = next
        }
        return end
    }

    /// Whether a value is one: the looser it is bound, the more it must look like one.
    private static func holds(_ value: Range<Int>, _ bond: Bond, _ text: borrowing DetectableText) -> Bool {
        let first = text.lexicalIndex(at: value.lowerBound)
        var words = 0
        var isHarmless = false
        var isNumber = true
        var next = first
        while next < text.lexicalWords.count, text.lexicalWords[next].range.lowerBound < value.upperBound {
            words += 1
            isHarmless = isHarmless || text.lexicalWords[next].has([.harmless, .unit])
            isNumber = isNumber && text.lexicalWords[next].isNumber
            next += 1
        }
        guard words > 0, !(isHarmless && words <= 2),
            words <= (bond.hasSign ? mostWordsOfPhrase : mostWordsInQuotes) || bond.quote == nil
        else { return false }
        let shape = TokenShape(text.scalars[value])
        let hasSigns = value.contains { !text.classes[$0].meets([.letter, .digit, .blank]) }
        // The seed of a generator of random numbers.
        if isNumber, bond.isOfRandom { return false }
        if isNumber, shape.digits > 0 { return number(value, bond, next, text) }
        if bond.quote != nil, bond.hasSign { return true }
        if bond.isTight { return true }
        if bond.quote != nil { return shape.digits > 0 || hasSigns || bond.links > 0 && words == 1 }
        // `password length=12`: the value belongs to another key.
        guard bond.hasSign || bond.links > 0 || !text.scalars[value].contains(0x3D) else { return false }
        if bond.hasSign { return shape.digits > 0 || hasSigns || isLastWord(value, text) }
        let hasLetters = value.contains { text.classes[$0].contains(.letter) }
        return hasLetters && (shape.digits > 0 || bond.links > 0 && hasSigns)
    }

    /// A number is a pin or a code of a card; not a count, nor a duration.
    private static func number(
        _ value: Range<Int>, _ bond: Bond, _ next: Int, _ text: borrowing DetectableText
    ) -> Bool {
        if bond.quote != nil || bond.isTight { return value.count >= 3 }
        // `pass 0.42 s` is a measure.
        guard (bond.hasSign ? 3...12 : bond.isOfCard ? 3...4 : 4...8).contains(value.count),
            bond.hasSign || !text.scalars[value].contains(0x2E)
        else { return false }
        guard next < text.lexicalWords.count else { return true }
        let after = text.lexicalWords[next]
        return after.range.lowerBound > value.upperBound + 1 || !after.has([.unit, .counter])
            || after.range.lowerBound == value.upperBound
    }

    /// A word that nothing follows, and that programs do not say.
    private static func isLastWord(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        guard value.count >= 6 else { return false }
        let index = text.lexicalIndex(at: value.lowerBound)
        guard text.lexicalWords[index].roles.isDisjoint(with: [.common, .stop, .failure, .interface, .harmless]) else {
            return false
        }
        var place = value.upperBound
        while place < text.scalars.count, text.classes[place].contains(.blank) { place += 1 }
        return place == text.scalars.count || [0x2C, 0x3B, 0x29, 0x7D, 0x2E].contains(text.scalars[place])
    }
}
