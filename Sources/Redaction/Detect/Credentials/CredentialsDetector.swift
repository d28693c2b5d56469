extension Detector {
    /// Names and passwords behind a word for both: `credentials lena / Seerose!4`, `Zugangsdaten: lena:Seerose4`.
    static let credentialPairs = Detector(
        "credentials", .secret, needs: [],
        matches: [
            Sample("server refused credentials lena_w / Seerose!4", "lena_w / Seerose!4"),
            Sample("Login form filled: m.okafor / Lagos!2027", "m.okafor / Lagos!2027"),
            Sample("credentials yulia:lemonade", "yulia:lemonade"), Sample("auth yulia:lemonade9", "yulia:lemonade9"),
            Sample("credentials Moos-Pfad-17 rejected", "Moos-Pfad-17"),
            Sample("credentials amber.Falke.9 rejected", "amber.Falke.9"),
            Sample("Zugangsdaten: tomas:Kirsche99 gespeichert", "tomas:Kirsche99"),
            Sample("credentials for staging are mila, Hafen#21", "mila, Hafen#21"),
            Sample("login with credentials \"ana\" / \"Rio2031!\" failed", "ana\" / \"Rio2031!"),
            Sample("учётные данные olga/Сирень7! приняты", "olga/Сирень7!"),
        ],
        rejects: [
            "", "Credentials are missing, showing login", "credentials: include", "credentials=same-origin",
            "credentials rejected by server", "invalid credentials (401)", "credentials/keychain/v2 loaded",
            "credentials expired 2026-11-30", "login / sign-up screens", "credentials cache:memory", "auth type:basic2",
            "login: 2 of 3 tries", "credentials for api.example.com found", "credentials OAuth2.0 flow",
            "no credentials, retry 3", "credentials provider AwsChain2 used", "credentials: true",
        ]
    ) { text, claim in
        if text.roles.contains(.command) {
            for index in text.lexicalWords.indices where CredentialPair.isLogin(index, text) {
                if let range = CredentialPair.range(after: index, text, isLogin: true) { claim(range) }
            }
        }
        guard text.roles.contains(.credentials) else { return }
        for index in text.lexicalWords.indices where text.lexicalWords[index].has(.credentials) {
            if let range = CredentialPair.range(after: index, text) { claim(range) }
        }
    }
}

/// A name and a password, or a password alone, behind a word for both.
private enum CredentialPair {
    /// Words that may stand between: `for staging are`, `данные`.
    private static let mostWords = 4
    private static let longest = 64
    private static let ofPrograms: WordRoles = [
        .common, .interface, .failure, .harmless, .digest, .version, .unit, .counter, .secret, .token, .code,
    ]

    private static let logins = WordHash.set("login signin logon anmeldung connexion auth")

    /// A word for logging in, which a name and a password may follow.
    static func isLogin(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        text.lexicalWords[index].has(.command) && logins.contains(text.lexicalWords[index].hash)
    }

    /// The pair or the password behind a word; behind one for logging in only a pair whose password has a sign in it.
    static func range(after index: Int, _ text: borrowing DetectableText, isLogin: Bool = false) -> Range<Int>? {
        var next = index + 1
        while next < text.lexicalWords.count, next - index <= mostWords {
            let gap = text.lexicalWords[next - 1].range.upperBound..<text.lexicalWords[next].range.lowerBound
            guard gap.count <= 3, gap.allSatisfy({ isBetween($0, text) }) else { return nil }
            if let range = value(from: text.lexicalWords[next].range.lowerBound, next, text) {
                return !isLogin || hasSign(range, text) || isTight(range, text) ? range : nil
            }
            guard text.lexicalWords[next].isLetters else { return nil }
            next += 1
        }
        return nil
    }

    /// `mia:lemonade9`: a name, a colon and a password with a digit.
    private static func isTight(_ pair: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let index = text.lexicalIndex(at: pair.lowerBound)
        let end = text.lexicalWords[index].range.upperBound
        return text.scalar(end) == 0x3A && text.lexicalWords[index].isLetters
            && !text.lexicalWords[index].has(ofPrograms)
            && text.scalars[pair].dropFirst(end + 1 - pair.lowerBound).allSatisfy { $0 > 0x2F }
            && !text.isProgramWord(text.lexicalWords[index].range)
    }

    /// `mia:lemonade`: two words of which programs say none.
    private static func isPlainPair(_ first: Range<Int>, _ second: Range<Int>, _ text: borrowing DetectableText) -> Bool
    {
        text.scalar(first.upperBound) == 0x3A && second.lowerBound == first.upperBound + 1
            && [first, second].allSatisfy { StatedSecret.isOwnWord($0, text) && !text.isProgramWord($0) }
    }

    /// A sign of passwords stands behind the mark of a pair.
    private static func hasSign(_ pair: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let mark = text.scalars[pair].lastIndex { [0x2F, 0x3A, 0x20].contains($0) } ?? pair.upperBound
        return text.scalars[mark..<pair.upperBound].contains {
            [0x21, 0x23, 0x24, 0x25, 0x2A, 0x40, 0x3F, 0x5E].contains($0)
        }
    }

    private static func isBetween(_ place: Int, _ text: borrowing DetectableText) -> Bool {
        text.classes[place].contains(.blank)
            || [0x3A, 0x3D, 0x22, 0x27, 0x28, 0xAB, 0x201C].contains(text.scalars[place])
    }

    /// A password at a place, or a name, a mark and a password.
    private static func value(from start: Int, _ word: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let first = part(from: start, text)
        if let second = behindMark(first.upperBound, text),
            isPassword(second, text) || isPlainPair(first, second, text)
        {
            return start..<second.upperBound
        }
        let isAlone = text.scalar(first.upperBound) != 0x2F && text.scalar(first.upperBound) != 0x3A
        return isAlone && !text.lexicalWords[word].has(ofPrograms) && isPassword(first, text)
            && first.contains { !text.classes[$0].meets(.word) || text.classes[$0].contains(.digit) } ? first : nil
    }

    /// The part behind `/`, `:`, ` / `, `, ` or quotes with one of them between.
    private static func behindMark(_ end: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var place = end
        var marks = 0
        while place < text.scalars.count, place - end < 6 {
            switch text.scalars[place] {
            case 0x2F, 0x3A, 0x2C: marks += 1
            case 0x22, 0x27, 0x20: break
            default: return marks == 1 ? part(from: place, text) : nil
            }
            place += 1
        }
        return nil
    }

    private static func part(from start: Int, _ text: borrowing DetectableText) -> Range<Int> {
        var end = start
        while end < text.scalars.count, end - start < longest, !text.classes[end].contains(.blank),
            ![0x2F, 0x3A, 0x22, 0x27, 0x2C, 0x3B, 0x29, 0x7D, 0x5D, 0x3E, 0xBB, 0x201D].contains(text.scalars[end])
        { end += 1 }
        while end > start, text.scalars[end - 1] == 0x2E { end -= 1 }
        return start..<end
    }

    /// `amber.Falke.9`: words with points between, one of them with a capital, and a number behind them.
    private static func isDotted(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let parts = text.scalars[value].split(separator: 0x2E, omittingEmptySubsequences: false)
        guard (2...4).contains(parts.count), let last = parts.last, !last.isEmpty, last.count < 5 else { return false }
        let areWords = parts.dropLast().allSatisfy { $0.count > 2 && $0.allSatisfy { (97...122).contains($0 | 0x20) } }
        return areWords && last.allSatisfy { (48...57).contains($0) }
            && value.contains { text.classes[$0].contains(.upper) }
    }

    /// What somebody chose, no word of programs with a number behind it and no name of code.
    private static func isPassword(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let word = text.lexicalIndex(at: value.lowerBound)
        guard word < text.lexicalWords.count, RemoteSecret.looksChosen(value, text) || isDotted(value, text) else {
            return false
        }
        return !text.lexicalWords[word].has(ofPrograms) && !text.lexicalWords[word].shape.contains(.mixed)
    }
}
