/// One-time codes near the word for them.
enum OneTimeCode {
    private static let reach = 3
    /// Words for `your` that stand behind.
    private static let followers = Set(
        ["שלך", "الخاص", "شما", "ของคุณ", "ของคุณคือ", "cua", "anda"].map(WordHash.hash(of:)))
    private static let possessives = Set(
        [
            "your", "ihr", "dein", "votre", "ton", "tu", "su", "il", "tuo", "seu", "sua", "uw", "je", "twoj", "vas",
            "din", "ваш", "твой",
        ]
        .map(WordHash.hash(of:)))

    /// The code that belongs to a word for codes.
    static func range(at index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let word = text.lexicalWords[index]
        if let value = queryValue(after: word, text) { return value }
        let isOwned = owned(index, text)
        if let range = purposed(index, text) { return range }
        guard isOwned || purpose(near: index, text) else { return nil }
        if text.hasWord([.failure, .counter], before: word.range.lowerBound, within: 2), !isOwned { return nil }
        return grant(after: index, text) ?? value(after: index, text) ?? number(before: index, text)
    }

    /// `code 5521 for your log-in`, `code 604182 from Messages`: what it is for or where it came from stands behind the number.
    private static func purposed(_ index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        guard index + 1 < words.count, isNear(index, text), words[index + 1].isNumber,
            let range = code(from: index + 1, text), (4...8).contains(digits(in: range, text)),
            index == 0 || !words[index - 1].has([.failure, .counter])
        else { return nil }
        let next = text.lexicalIndex(at: range.upperBound)
        guard next + 1 < words.count, words[next].range.lowerBound == range.upperBound + 1 else { return nil }
        let following = words[(next + 1)..<min(next + 3, words.count)]
        if words[next].hash == sent, digits(in: range, text) == 6 { return range }
        if words[next].hash == from { return sources.contains(words[next + 1].hash) ? range : nil }
        return purposes.contains(words[next].hash) && following.contains { isLogin($0) } ? range : nil
    }

    private static func isLogin(_ word: TextWord) -> Bool { logins.contains(word.hash) || word.has(.codeUse) }

    private static let sent = WordHash.hash(of: "sent")
    private static let from = WordHash.hash(of: "from")
    private static let sources = Set(["messages", "sms", "mail", "whatsapp", "authenticator"].map(WordHash.hash(of:)))

    /// `authorization code 4/0AX4XfWhQe`: what a log-in is granted with, which is longer and may have other signs.
    private static func grant(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard index > 0, granting.contains(text.lexicalWords[index - 1].hash) else { return nil }
        var start = text.lexicalWords[index].range.upperBound
        while start < text.scalars.count, [0x20, 0x3A, 0x3D].contains(text.scalars[start]) { start += 1 }
        var end = start
        while end < text.scalars.count, end - start < 512, !text.classes[end].contains(.blank),
            ![0x22, 0x27, 0x2C, 0x3B, 0x29, 0x26].contains(text.scalars[end])
        { end += 1 }
        while end > start, text.scalars[end - 1] == 0x2E { end -= 1 }
        let shape = TokenShape(text.scalars[start..<end])
        return shape.count >= 8 && shape.digits > 0 && shape.kinds > 1 ? start..<end : nil
    }

    private static let granting = Set(["authorization", "auth", "oauth", "grant", "oauth2"].map(WordHash.hash(of:)))

    /// `Use 482913 to sign in`: a number behind a word that asks for it, and what it is good for behind that.
    static func asked(_ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        for index in words.indices where words[index].isNumber && words[index].count >= 2 {
            let isAsked = index > 0 && uses.contains(words[index - 1].hash)
            guard isAsked || index == 0, let range = code(from: index, text), (4...8).contains(digits(in: range, text)),
                !isYear(range, text)
            else { continue }
            var next = text.lexicalIndex(at: range.upperBound)
            guard next < words.count, purposes.contains(words[next].hash) else { continue }
            for _ in 0..<4 where next + 1 < words.count {
                next += 1
                if logins.contains(words[next].hash) || words[next].has(.codeUse) { return range }
            }
        }
        return nil
    }

    /// `OTP for your order is 482913`: a word for a code, what it is for, and a word for `is`.
    static func stated(_ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        for index in words.indices where names.contains(words[index].hash) {
            var next = index + 1
            while next + 1 < words.count, next <= index + 6, words[next].isLetters,
                !text.hasEnd(between: words[next - 1].range.upperBound, and: words[next].range.lowerBound)
            {
                if next > index + 1, copulas.contains(words[next].hash) {
                    guard let range = code(from: next + 1, text), (4...8).contains(digits(in: range, text)) else {
                        break
                    }
                    return range
                }
                next += 1
            }
        }
        return nil
    }

    /// `2FA token 118 992`, `authenticator 118992 accepted`: six to eight digits behind what makes them.
    static func generated(_ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        for index in words.indices.dropLast() where makers.contains(words[index].hash) {
            var next = index + 1
            while next < words.count, next < index + 4,
                made.contains(words[next].hash) || copulas.contains(words[next].hash)
            {
                next += 1
            }
            let gap = next < words.count ? words[next - 1].range.upperBound..<words[next].range.lowerBound : 0..<9
            guard next < words.count, words[next].isNumber, gap.count <= 2,
                !text.hasEnd(between: gap.lowerBound, and: gap.upperBound),
                let range = code(from: next, text), (6...8).contains(digits(in: range, text))
            else { continue }
            return range
        }
        return nil
    }

    private static let makers = Set(
        ["2fa", "mfa", "totp", "otp", "authenticator", "rsa", "securid", "2-step"].map(WordHash.hash(of:)))
    private static let made = Set(
        ["token", "code", "passcode", "value", "pin", "number", "app", "key"].map(WordHash.hash(of:)))

    private static let names = Set(
        ["otp", "totp", "pin", "passcode", "tan", "mtan", "2fa", "mfa"].map(WordHash.hash(of:)))
    private static let copulas = Set(["is", "ist", "lautet", "est", "es", "jest", "är", "это"].map(WordHash.hash(of:)))

    private static func digits(in range: Range<Int>, _ text: borrowing DetectableText) -> Int {
        range.count { text.classes[$0].contains(.digit) }
    }

    private static func isYear(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        range.count == 4 && (text.isEqual(range.prefix(2), "20") || text.isEqual(range.prefix(2), "19"))
    }

    private static let purposes = Set(
        [
            "to", "um", "zum", "zur", "pour", "para", "per", "om", "for", "для", "чтобы", "de", "di", "da", "do", "fur",
            "pro",
            "voor", "till", "til",
        ].map(WordHash.hash(of:)))
    private static let logins = Set(
        [
            "sign", "log", "login", "signin", "verify", "confirm", "authenticate", "access", "unlock", "reset", "pair",
            "activate",
            "finish", "complete", "link", "anzumelden", "anmelden", "bestätigen", "einzuloggen", "connecter",
            "confirmer", "iniciar",
            "confirmar", "verificar", "accedere", "confermare", "entrar", "inloggen", "входа", "войти",
        ]
        .map(WordHash.hash(of:)))

    private static let uses = Set(
        [
            "use", "enter", "type", "verwende", "nutze", "utilisez", "usa", "saisissez", "inserisci", "ingresa", "gib",
            "введите", "with", "entering", "using",
        ].map(WordHash.hash(of:)))

    /// `Use G-204518 to sign in`: a letter, a dash and six digits behind a word that asks for them, or for what they are.
    static func lettered(_ text: borrowing DetectableText) -> Range<Int>? {
        for index in text.lexicalWords.indices.dropLast(2) where asks(index, text) {
            let (letter, digits) = (text.lexicalWords[index + 1], text.lexicalWords[index + 2])
            guard letter.count == 1, letter.shape.contains(.capital), digits.isNumber, digits.count == 6,
                digits.range.lowerBound == letter.range.upperBound + 1, text.scalar(letter.range.upperBound) == 0x2D
            else { continue }
            return letter.range.lowerBound..<digits.range.upperBound
        }
        return nil
    }

    private static func asks(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        if uses.contains(text.lexicalWords[index].hash) { return true }
        guard text.lexicalWords[index + 1].count == 1 else { return false }
        return text.lexicalWords[max(0, index - reach)...index].contains { channels.contains($0.hash) }
    }

    private static let channels = Set(["sms", "otp", "2fa", "mfa", "verification", "autofill"].map(WordHash.hash(of:)))

    /// `?code=…` with letters and digits: a grant of a log-in or an invitation.
    private static func queryValue(after word: TextWord, _ text: borrowing DetectableText) -> Range<Int>? {
        let start = word.range.upperBound + 1
        guard [0x3F, 0x26].contains(text.scalar(word.range.lowerBound - 1)), text.scalar(start - 1) == 0x3D else {
            return nil
        }
        let range = start..<text.end(of: .url, from: start)
        let shape = TokenShape(text.scalars[range])
        guard shape.count >= 8, shape.digits > 0, shape.digits < shape.count, shape.segments > 3 else { return nil }
        return range
    }

    /// The next code of a list, as long as the one before.
    static func range(behind code: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        var place = code.upperBound
        while place < text.scalars.count, place - code.upperBound < 3,
            text.classes[place].contains(.blank) || [0x2C, 0x3B, 0x2F, 0x7C].contains(text.scalars[place])
        { place += 1 }
        let index = text.lexicalIndex(at: place)
        guard place > code.upperBound, index < text.lexicalWords.count,
            text.lexicalWords[index].range.lowerBound == place, let next = self.code(from: index, text)
        else { return nil }
        if next.count == code.count { return next }
        // `2222 3333` are two more of four digits.
        let word = text.lexicalWords[index]
        return word.isNumber && word.count == code.count && next.count > code.count ? word.range : nil
    }

    private static func owned(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        let first = max(0, index - reach)
        if text.lexicalWords[first..<index].contains(where: { possessives.contains($0.hash) }) { return true }
        return index + 1 < text.lexicalWords.count && followers.contains(text.lexicalWords[index + 1].hash)
    }

    /// `verification code`, `code de vérification`, `код для входа`.
    private static func purpose(near index: Int, _ text: borrowing DetectableText) -> Bool {
        if text.roles(at: index).contains(.codeUse) { return true }
        if index > 0, text.roles(at: index - 1).contains(.codeUse) { return isNear(index - 1, text) }
        if index > 1, text.roles(at: index - 2).contains(.codeUse) {
            return isNear(index - 2, text) && isNear(index - 1, text)
        }
        for next in index + 1..<min(index + 3, text.lexicalWords.count) where next > index {
            guard isNear(next - 1, text) else { return false }
            if text.lexicalWords[next].has(.codeUse) { return true }
        }
        return false
    }

    /// Nothing but a blank, a dash or an underscore before the next word.
    private static func isNear(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        guard index + 1 < text.lexicalWords.count else { return false }
        let gap = text.lexicalWords[index].range.upperBound..<text.lexicalWords[index + 1].range.lowerBound
        return gap.count <= 1 && gap.allSatisfy { [0x20, 0x2D, 0x5F, 0x27].contains(text.scalars[$0]) }
    }

    /// The code behind a word, after what says what it is for, links and signs.
    private static func value(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        var next = index + 1
        while next < text.lexicalWords.count, next <= index + 6 {
            let word = text.lexicalWords[next]
            if let range = code(from: next, text) {
                return range
            }
            let ends = text.hasEnd(between: text.lexicalWords[next - 1].range.upperBound, and: word.range.lowerBound)
            guard word.isLetters, !ends || next == index + 1, !word.has([.failure, .counter, .unit]),
                !word.has(.harmless) || word.has(.link)
            else {
                return nil
            }
            next += 1
        }
        return nil
    }

    /// A code that begins with the word at `index`: 4 to 8 digits, in groups too, or letters and digits.
    private static func code(from index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let start = text.lexicalWords[index].range.lowerBound
        if start > 0, [0x2D, 0x2E, 0x23].contains(text.scalars[start - 1]) { return nil }
        var end = start
        var digits = 0
        var place = start
        while place < text.scalars.count, place - start < 14 {
            if TokenAlphabet.alphanumeric.has(text.scalars[place]) {
                digits += text.classes[place].contains(.digit) ? 1 : 0
                place += 1
                end = place
            } else if joins(place, text), text.scalars[place] == 0x2D || !text.scalars[start..<place].contains(0x2D) {
                place += 1
            } else {
                break
            }
        }
        let next = text.lexicalIndex(at: end)
        if next < text.lexicalWords.count, text.lexicalWords[next].range.lowerBound == end + 1,
            text.lexicalWords[next].has(.unit)
        {
            return nil
        }
        if digits > 10, text.lexicalWords[index].isNumber, (4...8).contains(text.lexicalWords[index].count) {
            // A list of codes with blanks between them.
            end = text.lexicalWords[index].range.upperBound
            digits = end - start
        }
        guard (4...10).contains(digits) || digits >= 2 && end - start >= 6, end - start <= 12, ends(end, text) else {
            return nil
        }
        return start..<end
    }

    /// A dash within a code, or a blank between groups of digits.
    private static func joins(_ place: Int, _ text: borrowing DetectableText) -> Bool {
        guard place + 1 < text.scalars.count, place > 0 else { return false }
        let (before, after) = (text.classes[place - 1], text.classes[place + 1])
        if text.scalars[place] == 0x2D { return before.meets(.word) && after.meets(.word) }
        return text.scalars[place] == 0x20 && before.contains(.digit) && after.contains(.digit)
    }

    private static func ends(_ end: Int, _ text: borrowing DetectableText) -> Bool {
        guard end < text.scalars.count else { return true }
        if text.classes[end].contains(.ideograph) { return true }
        if text.classes[end].meets(.word) || text.scalars[end] == 0x5F { return false }
        return !(text.scalars[end] == 0x2E && end + 1 < text.scalars.count && text.classes[end + 1].contains(.digit))
    }

    /// `123456 is your code`: a number of 4 to 8 digits that begins the message, or nearly.
    private static func number(before index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        for first in 0..<min(2, index) where index - first <= 7 {
            let word = text.lexicalWords[first]
            guard word.isNumber, (4...8).contains(word.count), ends(word.range.upperBound, text) else { continue }
            return word.range
        }
        return nil
    }
}
