/// A password that a sentence or a sign states in one plain word: `password is dragon`, `password: window`,
/// `password changed from apple to pear`, `shared secret blueheron`.
///
/// The word may be any, so what programs say of passwords themselves (`required`, `too short`, `field focused`) is left out by
/// what they say, and the clause must end behind it.
enum StatedSecret {
    private static let mostWordsBetween = 5

    /// The values behind the word at `index`.
    static func values(after index: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        guard let last = nameEnd(index, text) else {
            return isShared(index, text) ? statement(after: index, text) ?? value(bare: index + 1, text) : []
        }
        let bare = text.lexicalWords[last].hash == keyWord ? value(bare: last + 1, text) : []
        return change(after: last, text) ?? sentence(index, last, text).map { [$0] } ?? statement(after: last, text)
            ?? bare
    }

    /// The last word of the name of a password that stands at `index`; nil when none does.
    static func nameEnd(_ index: Int, _ text: borrowing DetectableText) -> Int? {
        isPassword(index, text) ? index : SecretName.end(at: index, text)
    }

    /// What only a password or a phrase is called.
    static func isPassword(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        text.lexicalWords[index].has(.secret) && passwords.contains(text.lexicalWords[index].hash)
    }

    /// `API key 9fK2mQ77xL`, `access key is …`: letters and digits in turns right behind the words.
    static func key(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        let isKey =
            index > 0 && keys.contains(words[index].hash) && owners.contains(words[index - 1].hash)
            && words[index].range.lowerBound - words[index - 1].range.upperBound == 1
        if words[index].hash == sid || index > 0 && words[index].hash == id && words[index - 1].hash == session {
            return sessionID(after: index, text)
        }
        if words[index].hash == tokenWord, let value = random(after: index, text) { return value }
        guard isKey || wholeKeys.contains(words[index].hash) else { return nil }
        var next = index + 1
        if next < words.count, copulas.contains(words[next].hash) { next += 1 }
        guard next < words.count, words[next].range.lowerBound - words[next - 1].range.upperBound <= 3,
            let range = token(at: next, text), range.count >= 8
        else { return nil }
        let shape = TokenShape(text.scalars[range])
        return shape.digits > 0 && shape.kinds > 1 && shape.segments > 3 && !text.scalars[range].contains(0x2E)
            ? range : nil
    }

    /// `session id s:9fK2mQ77xL.Qx`: up to the next blank.
    private static func sessionID(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let value = RemoteSecret.bare(from: text.lexicalWords[index].range.upperBound + 1, text)
        let shape = TokenShape(text.scalars[value])
        return shape.count >= 8 && shape.digits > 0 && shape.kinds > 1 && shape.segments > 3 ? value : nil
    }

    private static let (session, id) = (WordHash.hash(of: "session"), WordHash.hash(of: "id"))
    private static let sid = WordHash.hash(of: "sid")
    /// `token 'z8Kq1Lm0Xv7Bn3'`: short, but of all kinds of signs in turns.
    private static func random(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard index + 1 < text.lexicalWords.count else { return nil }
        let value = text.lexicalWords[index + 1].range
        let gap = text.lexicalWords[index].range.upperBound..<value.lowerBound
        guard value.count >= 10, gap.count <= 2, gap.allSatisfy({ [0x20, 0x22, 0x27].contains(text.scalars[$0]) })
        else { return nil }
        let shape = TokenShape(text.scalars[value])
        return shape.kinds == 3 && shape.digits > 1 && shape.segments > 5 ? value : nil
    }

    private static let tokenWord = WordHash.hash(of: "token")
    private static let keyWord = WordHash.hash(of: "key")
    private static let keys = hashes("key token")
    private static let owners = hashes("api access secret license licence app signing encryption auth master service")
    private static let wholeKeys = hashes("apikey appkey accesskey secretkey licensekey authtoken accesstoken")

    // MARK: Forms

    /// `from apple to pear`, behind what was done to the password.
    private static func change(after index: Int, _ text: borrowing DetectableText) -> [Range<Int>]? {
        var next = index + 1
        while next < text.lexicalWords.count, next <= index + 3, isBlank(next, text) {
            if origins.contains(text.lexicalWords[next].hash) { break }
            next += 1
        }
        guard next + 3 < text.lexicalWords.count, next > index + 1, origins.contains(text.lexicalWords[next].hash),
            let first = token(at: next + 1, text)
        else { return nil }
        let link = text.lexicalIndex(at: first.upperBound + 1)
        guard link + 1 < text.lexicalWords.count, targets.contains(text.lexicalWords[link].hash),
            let second = token(at: link + 1, text), endsClause(second.upperBound, text),
            isOwn(first, text), isOwn(second, text)
        else { return nil }
        return [first, second]
    }

    /// Behind a colon, an equals sign or a word for `is`, straight or with words of what the password is for between.
    private static func statement(after index: Int, _ text: borrowing DetectableText) -> [Range<Int>]? {
        let end = text.lexicalWords[index].range.upperBound
        if let start = behindSign(end, text) {
            let word = text.lexicalIndex(at: start)
            guard word < text.lexicalWords.count, text.lexicalWords[word].range.lowerBound == start else { return nil }
            return value(bare: word, text)
        }
        var next = index + 1
        while next < text.lexicalWords.count, next <= index + mostWordsBetween,
            isBlank(next, text) || isHost(next, text)
        {
            let word = text.lexicalWords[next]
            if copulas.contains(word.hash) {
                let isNow = next + 1 < text.lexicalWords.count && now.contains(text.lexicalWords[next + 1].hash)
                return value(bare: next + (isNow ? 2 : 1), text)
            }
            if changes.contains(word.hash) || word.has(.network), let start = behindSign(word.range.upperBound, text) {
                return value(bare: text.lexicalIndex(at: start), text)
            }
            guard next > index + 1 || prepositions.contains(word.hash) || word.has(.link) else { return nil }
            next += 1
        }
        return nil
    }

    /// The word at `index` when it ends its clause and no program says it of a password.
    private static func value(bare index: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        guard index < text.lexicalWords.count, isBlank(index, text) || behindSignOnly(index, text),
            let range = token(at: index, text), endsClause(range.upperBound, text), isOwn(range, text)
        else { return [] }
        return [range]
    }

    // MARK: Parts

    /// `shared secret`, `SharedSecret`: a word for a secret that two sides know, of which programs say little.
    private static func isShared(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        let word = text.lexicalWords[index]
        if shared.contains(word.hash) { return true }
        return index > 0 && word.hash == secret && sharing.contains(text.lexicalWords[index - 1].hash)
            && isBlank(index, text)
    }

    /// From the word at `index` to the next blank or mark that ends a value.
    static func token(at index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard index < text.lexicalWords.count else { return nil }
        let start = text.lexicalWords[index].range.lowerBound
        var end = start
        while end < text.scalars.count, end - start < 64, !text.classes[end].contains(.blank),
            ![0x22, 0x2C, 0x3B, 0x29, 0x7D, 0x5D, 0x0A, 0x26].contains(text.scalars[end])
        { end += 1 }
        while end > start, [0x2E, 0x21, 0x3F, 0x3A, 0x27].contains(text.scalars[end - 1]) { end -= 1 }
        let isPlain = text.scalars[start..<end].allSatisfy { ![0x3D, 0x28, 0x2F, 0x3C, 0x7B, 0x5B, 0x3A].contains($0) }
        return isPlain && end - start >= 4 ? start..<end : nil
    }

    static func endsClause(_ end: Int, _ text: borrowing DetectableText) -> Bool {
        guard end < text.scalars.count else { return true }
        if [0x2C, 0x3B, 0x29, 0x0A].contains(text.scalars[end]) { return true }
        let next = text.scalar(end + 1)
        return [0x2E, 0x21, 0x3F].contains(text.scalars[end]) && (next == 0 || next == 0x20 || next == 0x0A)
    }

    /// No state, no part of a program and no name of code.
    private static func isOwn(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let index = text.lexicalIndex(at: range.lowerBound)
        let word = text.lexicalWords[index]
        if word.shape.contains(.mixed) || word.has([.harmless, .failure, .stop, .link, .secret, .unit]) {
            return false
        }
        if word.isNumber || states.contains(word.hash) || prepositions.contains(word.hash) { return false }
        if PublicWords.contains(text.lowered[range]) { return false }
        // `tumbleweed` is no participle.
        if text.isEqual(range.suffix(3), "eed") { return true }
        return !endings.contains { text.lowered[range].suffix($0.count).elementsEqual($0) }
    }

    /// Such a value of one word that is none of programs either.
    static func isOwnWord(_ range: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let index = text.lexicalIndex(at: range.lowerBound)
        guard range.count >= 4, index < text.lexicalWords.count, isOwn(range, text) else { return false }
        return !text.lexicalWords[index].has(ofPrograms)
    }

    private static let ofPrograms: WordRoles = [
        .common, .stop, .interface, .counter, .version, .digest, .code, .codeUse, .token, .credentials, .number,
    ]

    static func isBlank(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        guard index > 0, index < text.lexicalWords.count else { return false }
        let gap = text.lexicalWords[index - 1].range.upperBound..<text.lexicalWords[index].range.lowerBound
        return gap.count == 1 && text.classes[gap.lowerBound].contains(.blank)
    }

    /// The next part of a name with points.
    private static func isHost(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        let end = text.lexicalWords[index - 1].range.upperBound
        return text.scalar(end) == 0x2E && text.lexicalWords[index].range.lowerBound == end + 1
    }

    private static func behindSignOnly(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        index > 0
            && behindSign(text.lexicalWords[index - 1].range.upperBound, text)
                == text.lexicalWords[index].range.lowerBound
    }

    /// Behind a colon or an equals sign and blanks.
    private static func behindSign(_ end: Int, _ text: borrowing DetectableText) -> Int? {
        var place = end
        if text.scalar(place) == 0x20 { place += 1 }
        let isArrow = text.scalar(place) == 0x2D && text.scalar(place + 1) == 0x3E
        guard [0x3A, 0x3D, 0x7C, 0x2192, 0x279C, 0x21D2].contains(text.scalar(place)) || isArrow else { return nil }
        place += isArrow ? 2 : 1
        while place < text.scalars.count, text.scalars[place] == 0x20, place - end < 4 { place += 1 }
        return place
    }

    // MARK: Words

    private static let secret = WordHash.hash(of: "secret")
    /// Words that name a secret by themselves, whatever the lexicon knows of them.
    static func mayBeShared(_ word: TextWord) -> Bool { shared.contains(word.hash) }

    private static let shared = hashes("sharedsecret totpsecret otpsecret")
    private static let sharing = hashes("shared totp otp hmac")
    private static let passwords = hashes(
        """
        psk password passwords passwd passwort passworte kennwort passcode passphrase pwd pw psw pswd einmalpasswort wlanpasswort codeword safeword merkwort geheimwort sicherheitswort losungswort losenordet passordet \
        adgangskoden haslem heslem salasanan wachtwoorden паролем паролю \
        motdepasse contrasena contrasenya senha haslo hasla wachtwoord losenord passord adgangskode salasana heslo jelszo \
        sifre lozinka slaptazodis пароль пароля пароли парола лозинка
        """)
    private static let copulas = hashes(
        "is was equals ist lautet war est es era e jest je byl ar är er on oli это был adalah este")
    private static let now = hashes("now jetzt nun ahora agora maintenant adesso ora теперь сейчас тепер nu nyní teraz")
    private static let origins = hashes("from von van de da z från fra с со из з od")
    private static let targets = hashes("to into auf zu nach naar a à por em para na till til на")
    private static let prepositions = hashes(
        "for of on at to fur für von pour de para del della do dla för til для от to")
    private static let states = hashes(
        """
        string text field type keychain prompt screen view page form login sheet dialog step policy method manager blank plain \
        cleartext plaintext ciphertext secure insecure mandatory wrong right same different identical unique common simple \
        complex new old here there safe unsafe bad good fine gone dirty clean input output file prefs settings biometric face \
        touch device server client user users account accounts email phone case sensitive only still already just also \
        local remote global session keyboard autofill icloud onepassword bitwarden not too very web ios android macos \
        falsch richtig leer korrekt ungultig gultig abgelaufen schwach stark sicher notig erforderlich incorrecte correcte \
        vide requis expire faible incorrecta correcta vacia requerida debil invalida valida erronea errata scaduta \
        obrigatoria fraca nieprawidlowe puste wymagane wygaslo неверен неверный верный пустой истек обязателен слабый \
        string length count value values nsstring uitextfield bytes chars characters salt hash hashes sha bcrypt argon scrypt \
        exchange handshake agreement rotation expiry update change reset recovery strength rules rule check validation match mismatch todo tbd pending
        """)
    private static let endings = [
        "ed", "ing", "able", "ible", "ory", "less", "ent", "ful", "ive", "ment", "ion", "controller", "error", "view",
    ]
    .map { $0.unicodeScalars.map(\.value) }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0.lowercased()) })
    }
}
