/// Keys for secrets and their values, written in ways that have neither a colon nor an equals sign between them: tuples, dumps of
/// optional values, options of commands; and further values behind one key.
enum SecretPair {
    private static let longest = 256
    private static let mostFollowing = 32

    /// The values in a text; lists only where a word for secrets stands in it.
    static func values(in text: borrowing DetectableText, withLists: Bool) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var place = 0
        while place < text.scalars.count {
            switch text.scalars[place] {
            case 0x28:
                if let value = tuple(at: place, text) { found.append(value) }
            case 0x2D:
                if text.scalar(place + 1) == 0x2D, place == 0 || text.scalars[place - 1] == 0x20,
                    let value = option(at: place + 2, text)
                {
                    found.append(value)
                }
            case 0x0A:
                if let value = dumped(at: place, text) { found.append(value) }
            case 0x3A, 0x3D:
                if withLists { found += list(at: place, text) }
                if let value = ofNetwork(at: place, text) { found.append(value) }
            default: break
            }
            place += 1
        }
        return found
    }

    /// `("token", "k7q")`
    private static func tuple(at open: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard let key = quoted(at: open + 1, text), isSecret(key, text), text.scalar(key.upperBound + 1) == 0x2C
        else { return nil }
        let start = key.upperBound + (text.scalar(key.upperBound + 2) == 0x20 ? 3 : 2)
        return quoted(at: skippingWrapper(start, text), text).flatMap { isValue($0, text) ? $0 : nil }
    }

    /// `--password lantern`, `--token=lantern`
    private static func option(at start: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let end = end(of: start, text) { !text.classes[$0].meets(.word) && text.scalars[$0] != 0x2D }
        guard end > start, [0x20, 0x3D].contains(text.scalar(end)), isSecret(start..<end, text) else { return nil }
        if let value = quoted(at: end + 1, text) { return isValue(value, text) ? value : nil }
        let value = end + 1..<self.end(of: end + 1, text) { text.classes[$0].contains(.blank) }
        return !value.isEmpty && text.scalars[value.lowerBound] != 0x2D && isValue(value, text) ? value : nil
    }

    /// A line `- some: "lantern"` behind one that ends in `password: Optional<String>`.
    private static func dumped(at lineEnd: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var start = lineEnd + 1
        while start < text.scalars.count, [0x20, 0x2D].contains(text.scalars[start]), start - lineEnd < 64 {
            start += 1
        }
        guard start + 6 < text.scalars.count, text.isEqual(start..<start + 5, "some:"),
            let value = quoted(at: start + 6, text), isValue(value, text)
        else { return nil }
        var keyEnd = lineEnd
        while keyEnd > 0, lineEnd - keyEnd < 96, text.scalars[keyEnd - 1] != 0x3A, text.scalars[keyEnd - 1] != 0x0A {
            keyEnd -= 1
        }
        guard keyEnd > 0, text.scalars[keyEnd - 1] == 0x3A else { return nil }
        var keyStart = keyEnd - 1
        while keyStart > 0, keyEnd - keyStart < 64,
            text.classes[keyStart - 1].meets(.word) || text.scalars[keyStart - 1] == 0x5F
        {
            keyStart -= 1
        }
        return isSecret(keyStart..<keyEnd - 1, text) ? value : nil
    }

    /// `tokens: abc123def, ghi456jkl`: values of letters and digits, all behind the key's sign.
    private static func list(at sign: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        var keyStart = sign
        while keyStart > 0, sign - keyStart < 40,
            text.classes[keyStart - 1].meets(.word) || [0x5F, 0x2D].contains(text.scalars[keyStart - 1])
        {
            keyStart -= 1
        }
        guard keyStart < sign, isSecretOrMany(keyStart..<sign, text) else { return [] }
        var found: [Range<Int>] = []
        var start = sign + 1
        while start < text.scalars.count, found.count < mostFollowing {
            while start < text.scalars.count, [0x20, 0x5B, 0x22, 0x27].contains(text.scalars[start]) { start += 1 }
            let end = self.end(of: start, text) {
                text.classes[$0].contains(.blank)
                    || [0x2C, 0x22, 0x27, 0x5D, 0x3B, 0x7C, 0x3A, 0x3D, 0x29].contains(text.scalars[$0])
            }
            guard isListed(start..<end, text), text.scalar(end) != 0x3A, text.scalar(end) != 0x3D else { break }
            found.append(start..<end)
            var next = end
            while [0x22, 0x27].contains(text.scalar(next)) { next += 1 }
            guard [0x2C, 0x7C, 0x3B].contains(text.scalar(next)) else { break }
            start = next + 1
        }
        return found.count > 1 ? found : []
    }

    /// `P:basilico22;` of the text `WIFI:S:…;T:WPA;P:…;;`, which lets a device into a network.
    private static func ofNetwork(at sign: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard text.scalar(sign - 1) | 0x20 == 0x70, text.scalar(sign - 2) == 0x3B,
            text.lexicalWords.prefix(8).contains(where: { $0.hash == wifi && text.scalar($0.range.upperBound) == 0x3A })
        else { return nil }
        let end = end(of: sign + 1, text) { text.scalars[$0] == 0x3B && text.scalars[$0 - 1] != 0x5C }
        return end > sign + 1 ? sign + 1..<end : nil
    }

    private static let wifi = WordHash.hash(of: "wifi")

    // MARK: Parts

    private static func end(of start: Int, _ text: borrowing DetectableText, where ends: (Int) -> Bool) -> Int {
        var end = start
        while end < text.scalars.count, end - start < longest, !ends(end) { end += 1 }
        return end
    }

    private static func quoted(at open: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard [0x22, 0x27].contains(text.scalar(open)) else { return nil }
        let end = end(of: open + 1, text) { text.scalars[$0] == text.scalars[open] || text.scalars[$0] == 0x0A }
        return text.scalar(end) == text.scalar(open) && end > open + 1 ? open + 1..<end : nil
    }

    private static func skippingWrapper(_ start: Int, _ text: borrowing DetectableText) -> Int {
        let end = start + 9
        return end < text.scalars.count && text.isEqual(start..<end, "optional(") ? end : start
    }

    private static func isSecret(_ key: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        guard key.count <= KeyLexicon.reach, case .sensitive(let type) = KeyLexicon.meaning(of: text.scalars[key])
        else {
            return false
        }
        return [.secret, .token, .apiKey, .privateKey, .cookie].contains(type)
    }

    private static func isSecretOrMany(_ key: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        if isSecret(key, text) { return true }
        let isMany = [0x73, 0x53].contains(text.scalars[key.upperBound - 1])
        return isMany && isSecret(key.dropLast(), text)
    }

    private static func isValue(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        !PublicWords.contains(text.lowered[value])
    }

    /// Letters and digits, at least four of them together.
    private static func isListed(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let facts = ValueFacts(copy text, value)
        return facts.count >= 4 && facts.digits > 0 && facts.letters > 0 && !text.scalars[value].contains(0x2F)
    }
}
