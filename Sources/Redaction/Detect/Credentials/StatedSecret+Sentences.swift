/// A password of one word that a sentence says without `is`: `signed in with password tiger`, `password reset to tiger`,
/// `wrong password tiger`, `password tiger rejected`.
extension StatedSecret {
    private static let mostWords = 6

    /// The value that a sentence says of the name from the word at `first` to that at `last`.
    static func sentence(_ first: Int, _ last: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        target(first, last, text) ?? carried(first, last, text) ?? judged(last, text) ?? paired(first, last, text)
            ?? alone(last, text)
    }

    /// Whether a sentence tells of a use or a try of the name at `first`: the word in quotes behind it is the password.
    static func isUsed(_ first: Int, quote: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        // `vc.password "tiger"` of a debugger.
        if text.scalar(text.lexicalWords[first].range.lowerBound - 1) == 0x2E { return true }
        if let word = word(before: first, text), carriers.contains(word.hash) || tries.contains(word.hash) {
            return true
        }
        let next = text.lexicalIndex(at: quote.upperBound)
        return next < text.lexicalWords.count && text.lexicalWords[next].range.lowerBound == quote.upperBound + 2
            && verdicts.contains(text.lexicalWords[next].hash)
    }

    // MARK: Forms

    /// `set the password to tiger`, `Passwort wurde auf Birne77 geändert`, `пароль изменён на котик`.
    private static func target(_ first: Int, _ last: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        var next = last + 1
        while next + 1 < words.count, next <= last + mostWords, isBlank(next, text), words[next].isLetters {
            if ways.contains(words[next].hash), let value = token(at: next + 1, text), isBlank(next + 1, text) {
                let behind = text.lexicalIndex(at: value.upperBound)
                let near = words[max(0, first - 4)..<next] + words[behind..<min(behind + 2, words.count)]
                let isChange = near.contains { changes.contains($0.hash) }
                return isChange && isChosen(value, of: last, text) && isClosed(value, text)
                    && !intentions.contains(words[next + 1].hash) ? value : nil
            }
            next += 1
        }
        return nil
    }

    /// `with password tiger`, `typed password tiger into the field`, `hasłem kotek`.
    private static func carried(_ first: Int, _ last: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        let before = word(before: first, text)
        let isCarried = before.map { carriers.contains($0.hash) } ?? false || bearing.contains(words[last].hash)
        guard isCarried || before.map({ tries.contains($0.hash) }) ?? false,
            isBlank(last + 1, text), let value = token(at: last + 1, text),
            isChosen(value, of: last, text), isClosed(value, text)
        else { return nil }
        return isCarried || !text.isProgramWord(value) ? value : nil
    }

    /// `password tiger rejected`, `contraseña incorrecta gatito`.
    private static func judged(_ last: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        guard last + 2 < words.count, isBlank(last + 1, text), isBlank(last + 2, text) else { return nil }
        let place = verdicts.contains(words[last + 2].hash) ? last + 1 : last + 2
        guard place == last + 1 || faults.contains(words[last + 1].hash), let value = token(at: place, text),
            isChosen(value, of: last, text), !text.isProgramWord(value)
        else { return nil }
        return place == last + 1 || endsClause(value.upperBound, text) ? value : nil
    }

    /// `login mia password tiger`, `username mia and password tiger`: behind a word for users and somebody's name.
    private static func paired(_ first: Int, _ last: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard isBlank(last + 1, text), let value = token(at: last + 1, text), endsClause(value.upperBound, text),
            isChosen(value, of: last, text)
        else { return nil }
        let before = text.lexicalWords[max(0, first - 5)..<first]
        guard let user = before.lastIndex(where: { $0.has([.userName, .person]) || users.contains($0.hash) }) else {
            return nil
        }
        let between = text.lexicalWords[user + 1..<first]
        return between.contains {
            !$0.has([.common, .stop, .failure, .interface, .harmless, .secret, .secretThing])
                && !articles.contains($0.hash)
        }
            ? value : nil
    }

    /// `zip password lemonade`: an English name and a word that no program says, which ends the message.
    private static func alone(_ last: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard english.contains(text.lexicalWords[last].hash), isBlank(last + 1, text),
            let value = token(at: last + 1, text),
            value.count > 4, value.upperBound == text.scalars.count, text.lexicalWords[last + 1].range == value,
            text.lexicalWords[last + 1].roles.isSubset(of: [.given, .givenOrWord, .surname]),
            value.allSatisfy({ (0x61...0x7A).contains(text.scalars[$0]) }), isChosen(value, of: last, text),
            !text.isProgramWord(value)
        else { return nil }
        return value
    }

    /// `typed 'tiger' into the password field`, `typeText("tiger")`: what goes into the field of a password.
    static func typed(at index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        let range = words[index].range
        guard typing.contains(words[index].hash), [0x20, 0x28, 0x3A].contains(text.scalar(range.upperBound)),
            text.scalar(range.lowerBound - 1) != 0x5F,
            let value = quotation(behind: words[index].range.upperBound, text)
        else { return nil }
        var next = text.lexicalIndex(at: value.upperBound)
        let end = min(words.count, next + 5)
        while next < end {
            if isPassword(next, text) || fields.contains(words[next].hash) { return value }
            next += 1
        }
        return nil
    }

    // MARK: Parts

    /// The word before a name, articles and words for whose it is aside.
    private static func word(before first: Int, _ text: borrowing DetectableText) -> TextWord? {
        var index = first
        while index > 0, isBlank(index, text), index > first - 5 {
            index -= 1
            if !articles.contains(text.lexicalWords[index].hash) { return text.lexicalWords[index] }
        }
        return nil
    }

    /// The clause ends behind a value, or goes on with a small word or one that judges.
    private static func isClosed(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        if endsClause(value.upperBound, text) { return true }
        let next = text.lexicalIndex(at: value.upperBound)
        guard isBlank(next, text) else { return false }
        let word = text.lexicalWords[next]
        return word.has([.stop, .link, .failure, .harmless]) || verdicts.contains(word.hash)
            || changes.contains(word.hash) || followers.contains(word.hash)
    }

    /// No word of programs, nor one that the language of the name makes of a verb.
    private static func isChosen(_ value: Range<Int>, of name: Int, _ text: borrowing DetectableText) -> Bool {
        guard value.count >= 4, !PublicWords.contains(text.lowered[value]) else { return false }
        if value.contains(where: { text.classes[$0].contains(.digit) }) {
            let word = text.lexicalWords[text.lexicalIndex(at: value.lowerBound)]
            return !word.isNumber && !word.has([.digest, .version, .unit, .token, .code, .failure])
        }
        let first = text.lexicalWords[text.lexicalIndex(at: value.lowerBound)].hash
        return isOwnWord(value, text) && !followers.contains(first)
            && !VerbForms.of(text.lexicalWords[name].hash).fit(text.lowered[value])
    }
}

// MARK: Words

extension StatedSecret {
    private static let users = WordHash.set("login user usuario utilisateur benutzer utente логин account")
    private static let english = WordHash.set("password passwd passphrase passcode pw pwd")
    private static let typing = WordHash.set(
        "type typed typing typetext enter entered entertext fill filled settext input tippe eingabe")
    private static let fields = WordHash.set(
        "secure securefield securetextfield passwordfield passwordtextfield securetextentry")
    private static let ways = WordHash.set("to into auf zu in naar para a en na till til à на як на tot")
    static let changes = WordHash.set(
        """
        changed change changing reset resetting set setting updated update modified replaced rotated geandert andern gesetzt setzen \
        zuruckgesetzt aktualisiert festgelegt gewijzigd wijzigen veranderd ingesteld aangepast gezet zmeneno zmenen nastaveno \
        nastaven zmienione zmieniono zmiana ustawione ustawiono zaktualizowane alterada alterado alterar mudada mudou modificada \
        atualizada redefinida definida trocada cambiada cambiado cambio cambiar actualizada restablecida cambiata modificata \
        aggiornata reimpostata impostata change modifie mis remplace defini reinitialise andrades andrat andrats andra endret byttet \
        aendret ændret sat vaihdettu vaihdettiin изменен изменён сменен сменён обновлен обновлён установлен поменял поменяла сменил \
        сменила изменил изменила змінено оновлено встановлено zmenil zmenila zmienil zmienila
        """)
    private static let carriers = WordHash.set(
        "with using mit avec con com met med via per s z ze с со із via through mittels credentials")
    /// Forms of the names that mean `with` by themselves.
    private static let bearing = WordHash.set("haslem heslem паролем salasanalla словом")
    private static let tries = WordHash.set(
        """
        setting temporary default initial master typed tried typing entered entering guessed used wrong incorrect invalid bad old new current previous supplied submitted \
        got sent returned read stored falsches falsche altes neues mauvais ancien nouveau verkeerd onjuist oud nieuw vieja nueva antiga nova vecchia \
        nuova bledne stare nowe chybne spatne stare nove fel gammalt nytt feil неверный неправильный старый новый ввёл ввел ввела \
        невірний
        """)
    private static let faults = WordHash.set(
        "incorrecta incorreta errata erronea incorrect wrong incorrecte errone falsch sbagliata inválida invalide ungultig"
    )
    private static let verdicts = WordHash.set(
        """
        mailed emailed texted shown printed rejected accepted refused denied wrong incorrect invalid failed ok okay mismatch entered typed works worked verified \
        confirmed matched matches saved stored used tried expired abgelehnt akzeptiert falsch korrekt gespeichert eingegeben refuse \
        accepte rejete enregistre rechazada aceptada incorrecta guardada rifiutata accettata errata salvata recusada rejeitada \
        aceita incorreta salva geweigerd geaccepteerd onjuist opgeslagen odrzucone zaakceptowane przyjete zapisane prijato odmitnuto \
        ulozeno avvisat godkant avvist godkjent принят отклонен отклонён неверен сохранен сохранён прийнято відхилено
        """)
    private static let articles = WordHash.set(
        """
        mot de the a an his her their my your our its this that same new old le la les un une mon ma son sa el su il lo o sua seu das dem \
        den der ein einem sein seinem ihr ihrem het de een zijn haar het
        """)
    private static let followers = WordHash.set(
        "into once twice three four five again instead yesterday today as because while when three dreimal deux dos due"
    )
    private static let intentions = WordHash.set(
        """
        continue proceed login unlock access save sign view enable finish verify confirm protect secure keep avoid prevent match \
        meet comply open start stop read edit change get see use make show hide share recover restore activate complete server \
        servers serveru serverze serveren servidor serveur device gerat dispositivo appareil urzadzeniu zarizeni telefonu \
        telefonie telefono сервере устройстве сайте телефоне странице экране приложении аккаунте новый другой сервері пристрої \
        nowe inne nove jine italiano espanol deutsch francais standard werkseinstellung default empty random something
        """)
}

/// Endings of a language's verbs and adjectives: a word with one behind the name of a password is no password.
private struct VerbForms {
    let endings: [[UInt32]]
    let beginnings: [[UInt32]]

    private init(_ endings: String, beginnings: String = "") {
        self.endings = VerbForms.parts(endings)
        self.beginnings = VerbForms.parts(beginnings)
    }

    func fit(_ word: ArraySlice<UInt32>) -> Bool {
        endings.contains { word.count > $0.count + 1 && word.suffix($0.count).elementsEqual($0) }
            || beginnings.contains { word.starts(with: $0) } && [0x74, 0x6E].contains(word.last ?? 0)
    }

    /// Those of the language of a name.
    static func of(_ name: UInt64) -> VerbForms { byName[name] ?? english }

    private static func parts(_ words: String) -> [[UInt32]] {
        words.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
    }

    private static let english = VerbForms("ly ata uta ier ing ed")
    private static let byName: [UInt64: VerbForms] = [
        "passwort kennwort passworte wlanpasswort benutzerpasswort": VerbForms(
            "iert ung", beginnings: "ge be ver ent er ab an ein zurück über"),
        "wachtwoord wachtwoorden": VerbForms("eerd", beginnings: "ge be ver ont"),
        "contrasena contrasenya senha passe motdepasse clave parola palabra palavra mot": VerbForms(
            "ar er ir are ere ire ado ada ido ida ata ato uta uto é ée ées és mente ment ción ção"),
        "haslo hasla haslem heslo hesla heslem lozinka geslo": VerbForms(
            "one ono ane ano ony any eny ený eno ena it at ac ać ić ować"),
        "пароль пароля пароли паролем паролю слово слова словом": VerbForms(
            "ен ён ан ена ана ено ано ены аны ить ать еть ый ий ой ая ое ные ным но"),
    ].reduce(into: [:]) { byName, row in
        for name in row.key.split(separator: " ") { byName[WordHash.hash(of: name)] = row.value }
    }
}
