/// A secret with a few words between the word for it and its sign: `mot de passe saisi : …`, `hasło użytkownika: …`.
enum RemoteSecret {
    private static let mostWords = 5
    private static let longest = 64
    /// Words that make the value one of the program's own: a state, a length, a version.
    private static let ofPrograms: WordRoles = [
        .interface, .failure, .counter, .unit, .digest, .version, .harmless, .expiry,
    ]

    /// The value behind the word at `index`. It must look like a password itself, since what stands between may be anything.
    static func value(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var next = index + 1
        while next < text.lexicalWords.count, next - index <= mostWords {
            let gap = text.lexicalWords[next - 1].range.upperBound..<text.lexicalWords[next].range.lowerBound
            if next > index + 1, let start = behindSign(gap, text) {
                let value = bare(from: start, text)
                return looksChosen(value, text) ? value : nil
            }
            let word = text.lexicalWords[next]
            if rules.contains(word.hash) { return nil }
            if next > index + 1, copulas.contains(word.hash), let value = stated(behind: next, text) { return value }
            guard gap.count <= 2, gap.allSatisfy({ text.classes[$0].contains(.blank) }), word.isLetters,
                !word.has(ofPrograms), !word.shape.contains(.mixed)
            else { return nil }
            next += 1
        }
        return nil
    }

    /// `with the password, Birkenweg.4, twice`: the next word behind a comma, when it looks chosen and no program says it.
    static func value(behindComma index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let end = text.lexicalWords[index].range.upperBound
        guard text.scalar(end) == 0x2C, text.scalar(end + 1) == 0x20 else { return nil }
        let value = bare(from: end + 2, text)
        let first = text.lexicalIndex(at: end + 2)
        guard first < text.lexicalWords.count, text.lexicalWords[first].range.lowerBound == end + 2,
            !text.lexicalWords[first].has(ofOthers), text.lexicalWords[first].count > 4,
            isCapitalized(value, text) || signs(value, text) > 0
        else { return nil }
        return looksChosen(value, text, isShort: true) ? value : nil
    }

    /// A capital, then small letters: no `OAuth2.0`.
    private static func isCapitalized(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        value.count > 1 && text.classes[value.lowerBound].contains(.upper)
            && text.classes[value.lowerBound + 1].contains(.lower)
    }

    /// Words for other ways to sign in, and of programs.
    private static let ofOthers: WordRoles = [
        .secret, .token, .code, .codeUse, .digest, .version, .common, .interface, .failure,
    ]

    private static func signs(_ value: Range<Int>, _ text: borrowing DetectableText) -> Int {
        value.count { !text.classes[$0].meets(.word) && ![0x2D, 0x5F, 0x2E].contains(text.scalars[$0]) }
    }

    /// Words that say what something is: `the password for the account is …`.
    private static let copulas = Set(
        ["is", "ist", "lautet", "est", "es", "e", "jest", "to", "je", "är", "er", "on", "это", "це", "είναι", "adalah"]
            .map { WordHash.hash(of: $0) })

    /// What programs say about secrets.
    private static let rules = Set(
        ["policy", "rule", "rules", "strength", "manager", "service", "sync", "algorithm", "hash", "generator", "hint"]
            .map {
                WordHash.hash(of: $0)
            })

    /// The value right behind a word that says what something is.
    private static func stated(behind index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let end = text.lexicalWords[index].range.upperBound
        guard text.scalar(end) == 0x20 else { return nil }
        let value = bare(from: end + 1, text)
        return looksChosen(value, text) ? value : nil
    }

    private static let keys = Set(
        [
            "key", "schlussel", "cle", "clave", "chiave", "sleutel", "nyckel", "klucz", "klic", "ключ", "anahtar",
            "avain",
        ]
        .map { WordHash.hash(of: $0) })

    /// `hotspot key`, `WLAN-Schlüssel`: the password of a network.
    static func isNetworkKey(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        // `ssid=Casa key=tomate88`
        if text.scalar(text.lexicalWords[index].range.upperBound) == 0x3D, keys.contains(text.lexicalWords[index].hash),
            text.lexicalWords[max(0, index - 5)..<index].contains(where: { $0.has(.network) })
        {
            return true
        }
        return followsNetwork(index, text)
    }

    private static func followsNetwork(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        index > 0 && keys.contains(text.lexicalWords[index].hash) && text.lexicalWords[index - 1].has(.network)
            && text.lexicalWords[index].range.lowerBound - text.lexicalWords[index - 1].range.upperBound <= 1
    }

    /// The place behind a sign that stands in a gap with nothing but blanks and a quote around it.
    private static func behindSign(_ gap: Range<Int>, _ text: borrowing DetectableText) -> Int? {
        var (signs, quotes) = (0, 0)
        for place in gap {
            switch text.scalars[place] {
            case 0x3A, 0x3D: signs += 1
            case 0x22, 0x27, 0xAB, 0x201C, 0x201E: quotes += 1
            default: if !text.classes[place].contains(.blank) { return nil }
            }
        }
        return signs <= 1 && quotes <= 1 && signs + quotes > 0 && gap.count <= 5 ? gap.upperBound : nil
    }

    static func bare(from start: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        while end < text.scalars.count, end - start <= longest, !text.classes[end].contains(.blank),
            ![0x22, 0x2C, 0x3B, 0x26, 0x29, 0x7D, 0x5D, 0x3C, 0x3E, 0xBB, 0x201D].contains(text.scalars[end])
        { end += 1 }
        while end > start, [0x2E, 0x3A, 0x27].contains(text.scalars[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Letters with a digit or a sign: no path, no call, no date, no name with points. With `isShort` one digit may stand
    /// behind a point.
    static func looksChosen(_ value: Range<Int>, _ text: borrowing DetectableText, isShort: Bool = false) -> Bool {
        guard (6...longest).contains(value.count) else { return false }
        var (letters, digits, signs) = (0, 0, 0)
        for place in value {
            if text.classes[place].contains(.digit) {
                digits += 1
            } else if text.classes[place].contains(.letter) {
                letters += 1
            } else {
                switch text.scalars[place] {
                case 0x2F, 0x3D, 0x28, 0x5C, 0x7B, 0x5B, 0x3A: return false
                case 0x2E:
                    // `Nube.3307` is no name of a file or a host.
                    let isNumber = text.end(of: .digit, from: place + 1) == value.upperBound
                    guard isNumber, value.upperBound - place > (isShort ? 1 : 2) else { return false }
                case 0x2D, 0x5F: break
                default: signs += 1
                }
            }
        }
        let startsWithDigit = text.classes[value.lowerBound].contains(.digit)
        return letters >= 3 && (digits > 0 && !startsWithDigit || signs > 0)
    }
}
