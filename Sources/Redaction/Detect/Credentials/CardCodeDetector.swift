extension Detector {
    /// The three or four digits on a card, behind the words for them that are no short form: `card security code was 331`.
    static let cardCodes = Detector(
        "card-code", .secret, needs: .digit,
        matches: [
            Sample("card security code was 331", "331"), Sample("security code on the back is 331, card ok", "331"),
            Sample("card verification value 9041", "9041"), Sample("Kartenprüfnummer 331 eingegeben", "331"),
            Sample("cryptogramme visuel : 331", "331"), Sample("código de seguridad 331 de la tarjeta", "331"),
            Sample("código de segurança do cartão 331", "331"), Sample("codice di sicurezza della carta: 331", "331"),
            Sample("код безопасности карты 331", "331"), Sample("セキュリティコード 331", "331"),
            Sample("卡片安全码：331", "331"),
        ],
        rejects: [
            "", "security code required", "card security code length 3", "card security code was wrong",
            "security code check took 331 ms for card", "security update 331 installed", "card verification 3 of 4",
            "card security code error 400", "security code 331", "card 331 verified", "cryptogramme v2",
            "card verification value 331 bytes", "card security code sent, status 200",
        ]
    ) { text, claim in
        guard !text.roles.isDisjoint(with: [.card, .code, .eastern]) else { return }
        for index in text.lexicalWords.indices { CardCode.value(at: index, text).map(claim) }
    }
}

private enum CardCode {
    private static let reach = 8
    private static let alone = WordHash.set(
        """
        kartenprufnummer kartenprufwert kartenprufziffer kartensicherheitscode cryptogramme securitycode cardcode cardsecuritycode
        sicherheitsnummer セキュリティコード 安全码 安全碼 보안코드
        """)
    private static let codes = WordHash.set(
        """
        code codes value number digits digit prufziffer prufnummer sicherheitscode codigo codice kod kodu код кода kaartcode
        beveiligingscode sikkerhedskode sakerhetskod sikkerhetskode turvakoodi kontrollziffer
        """)
    private static let safeties = WordHash.set(
        """
        security verification validation back prufziffer prufnummer sicherheitscode securite seguridad seguranca verificacion
        verificacao sicurezza verifica zabezpieczajacy bezpieczenstwa weryfikacyjny безопасности проверки проверочный
        beveiligingscode sikkerhedskode sakerhetskod sikkerhetskode turvakoodi guvenlik kontrollziffer bezpecnostni
        """)
    private static let cards = WordHash.set(
        """
        card cards karte karten kreditkarte carte tarjeta cartao carta karty karta karte kort kortet kaart kartin картой карты карта
        карте картки visa mastercard amex creditcard
        """)

    /// The code behind a name of one that stands at `index`.
    static func value(at index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        guard isName(index, text) else { return nil }
        var next = index + 1
        while next < text.lexicalWords.count, next <= index + reach {
            let word = text.lexicalWords[next]
            if word.isNumber { return isCode(next, text) ? word.range : nil }
            let gap = text.lexicalWords[next - 1].range.upperBound..<word.range.lowerBound
            let isPlain = gap.allSatisfy {
                text.classes[$0].contains(.blank) || [0x3A, 0x3D, 0x22, 0x27].contains(text.scalars[$0])
                    || text.scalars[$0] > 0x7F
            }
            guard word.isLetters, isPlain, !word.has([.failure, .unit]), !states.contains(word.hash) else { return nil }
            next += 1
        }
        return nil
    }

    private static func isName(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        let words = text.lexicalWords
        if alone.contains(words[index].hash) { return true }
        if !words[index].shape.isDisjoint(with: .eastern), endsAlone(words[index].range, text) { return true }
        guard codes.contains(words[index].hash) else { return false }
        let near = words[max(0, index - 3)..<min(words.count, index + 4)]
        guard near.contains(where: { safeties.contains($0.hash) }) else { return false }
        return words[max(0, index - 6)..<min(words.count, index + 12)].contains { cards.contains($0.hash) }
    }

    private static func endsAlone(_ word: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        (3...5).contains { length in
            guard word.count > length else { return false }
            var hash = WordHash()
            for place in word.suffix(length) { hash.add(text.lowered[place]) }
            return alone.contains(hash.value)
        }
    }

    private static func isCode(_ index: Int, _ text: borrowing DetectableText) -> Bool {
        let word = text.lexicalWords[index]
        guard (3...4).contains(word.count), ![0x2D, 0x2E, 0x23].contains(text.scalar(word.range.lowerBound - 1)) else {
            return false
        }
        let end = word.range.upperBound
        if [0x25, 0x2D].contains(text.scalar(end)) || text.scalar(end) == 0x2E && text.scalar(end + 1) > 0x2F {
            return false
        }
        guard index + 1 < text.lexicalWords.count else { return true }
        let next = text.lexicalWords[index + 1]
        return next.range.lowerBound > end + 1 || !next.has(.unit)
    }

    private static let states = WordHash.set(
        "length wrong check took error status required missing screen field step attempt retry ending")
}
