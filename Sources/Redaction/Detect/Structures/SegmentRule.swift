/// What a segment of a path says about the next one.
enum RouteNoun: Sendable, Hashable {
    case none
    /// `/users/…`: what follows is a person's identifier or account.
    case person
    /// `/orders/…`: what follows is an identifier.
    case thing
    /// `/invite/…`: what follows is a secret.
    case secret
    /// `/builds/…`: what follows is a number of the program.
    case program
    /// `/snils/…`: a key of the lexicon.
    case key(SensitiveType)

    init(_ text: DetectableText, _ segment: Range<Int>) {
        guard segment.count <= 32 else {
            self = .none
            return
        }
        let hash = KeyTable.hash(text.lowered[segment])
        if let noun = RouteNoun.words[hash] {
            self = noun
        } else if case .sensitive(let type) = KeyLexicon.meaning(of: text.scalars[segment]) {
            self = .key(type)
        } else {
            self = .none
        }
    }

    private static let words: [UInt64: RouteNoun] = {
        var words: [UInt64: RouteNoun] = [:]
        for (noun, list) in lists {
            for word in list.description.split(whereSeparator: \.isWhitespace) {
                words[KeyTable.hash(word.unicodeScalars.map(\.value)[...])] = noun
            }
        }
        return words
    }()

    private static let lists: [(RouteNoun, StaticString)] = [
        (
            .person,
            """
            user users u customer customers client clients member members patient patients person people profile profiles \
            account accounts guest guests student students employee employees author authors contact contacts in driver \
            drivers rider riders doctor doctors host hosts seller sellers friend friends family child children visitor \
            benutzer nutzer kunde kunden mitglied mitglieder patienten profil profils utilisateur utilisateurs clients \
            compte comptes usuario usuarios cliente clientes cuenta cuentas paciente pacientes conta contas utente utenti \
            clienti profilo paziente pazienti gebruiker gebruikers klant klanten użytkownik uzytkownik klient klienci pacjent \
            pacjenci konto kullanici kullanıcı musteri hesap anvandare kund käyttäjä asiakas bruger bruker kunde uživatel \
            пользователь пользователи профиль клиент клиенты користувач 会員 用户 用戶 ユーザー 顧客 회원 사용자 고객 مستخدم עמוד
            """
        ),
        (
            .thing,
            """
            household households order orders invoice invoices payment payments transaction transactions booking bookings reservation reservations \
            trip trips ride rides ticket tickets chat chats conversation conversations thread threads room rooms message \
            messages case cases claim claims policy policies contract contracts card cards wallet wallets device devices \
            session sessions subscription subscriptions shipment shipments parcel parcels track tracking appointment \
            appointments prescription prescriptions report reports record records document documents file files photo photos \
            share shared bestellung bestellungen rechnung rechnungen vertrag commande commandes facture factures pedido pedidos \
            factura facturas fatura ordine ordini fattura bestelling zamowienie zamówienie siparis sipariş заказ заказы счет \
            замовлення 订单 注文 주문 avatars avatar
            """
        ),
        (
            .secret,
            "invite invites invitation join reset verify confirm confirmation activate activation magic m token tokens t unsubscribe auth login otp signin share s l link links r i"
        ),
        (
            .program,
            "app apps build builds version versions release releases commit commits issue issues pull pulls ci job jobs run runs pipeline pipelines tile tiles ios android api status assets static sdk blob tree articles article news blog posts year page pages chunk chunks segment segments bundle bundles v1 v2 v3 v4"
        ),
    ]
}

/// Decides whether a segment of a path is somebody's.
struct SegmentRule {
    let text: DetectableText

    /// The type, or nil for a segment that may be shown.
    func type(of segment: Range<Int>, after noun: RouteNoun, isProfile: Bool) -> SensitiveType? {
        let facts = ValueFacts(text, stem(of: segment))
        guard facts.count > 0, facts.count <= 512, text.scalars[segment.lowerBound] != Mark.colon else { return nil }
        // A blank in a path was encoded: a name that somebody wrote, as after `/users/`.
        guard facts.blanks == 0 else {
            if noun == .person, facts.letters >= 3, isOwn(facts) { return .userName }
            return isFullName(facts) ? .person : nil
        }
        if isProfile { return profile(facts) }
        if text.scalars[segment.lowerBound] == Mark.at, facts.count > 2 { return .userName }
        if text.scalars[segment.lowerBound] == Mark.tilde, facts.count > 2 { return .userName }
        if facts.digits == facts.count { return number(facts, noun) }
        if noun == .person || noun == .thing, hasPrefix(facts) { return noun == .person ? .user : .account }
        if isRandom(facts) { return noun == .person ? .user : .token }
        switch noun {
        case .person:
            if facts.digits >= 3 { return .user }
            return isAccount(facts, least: 3) && isOwn(facts) ? .userName : nil
        case .thing: return facts.digits >= 5 ? .account : nil
        case .secret:
            // Who invited somebody stands in links for that.
            if isFullName(facts) { return .userName }
            return facts.count >= 10 && facts.digits > 0 && facts.letters > 0 ? .secret : nil
        case .key(let type): return facts.digits >= 3 ? type : nil
        case .program: return isFullName(facts) ? .person : nil
        case .none:
            if isFullName(facts) { return .person }
            return facts.digits >= 6 && facts.letters + facts.marks <= 3 && !isVersion(facts) ? .account : nil
        }
    }

    /// Without an extension, so that a report can say what kind of file it was.
    func stem(of segment: Range<Int>, _ type: SensitiveType? = nil) -> Range<Int> {
        guard let dot = text.scalars[segment].lastIndex(of: Mark.dot), dot > segment.lowerBound else { return segment }
        let suffix = dot + 1..<segment.upperBound
        return FileExtensions.kind(text, suffix) == nil ? segment : segment.lowerBound..<dot
    }

    private func number(_ facts: ValueFacts, _ noun: RouteNoun) -> SensitiveType? {
        if FieldRule(text: text).isDateNumber(facts.range), noun == .none || noun == .program { return nil }
        return switch noun {
        case .person: facts.count >= 3 ? .user : nil
        case .thing: facts.count >= 4 ? .account : nil
        case .secret: facts.count >= 4 ? .secret : nil
        case .key(let type): facts.count >= 3 ? type : nil
        case .program: facts.count >= 12 ? .account : nil
        case .none: facts.count >= 5 ? .account : nil
        }
    }

    /// Letters of both cases and digits without order: 16 and more.
    private func isRandom(_ facts: ValueFacts) -> Bool {
        guard facts.count >= 16, facts.digits >= 2, facts.marks <= facts.count / 6 else { return false }
        if facts.uppers >= 2, facts.lowers >= 2 { return true }
        return facts.count >= 24 && facts.letters >= 4 && facts.digits >= 6 && text.words(in: facts.range).count == 1
    }

    /// `cus_9f8a7b6c5d4e3f`: a short word, a mark and a run with digits and letters.
    private func hasPrefix(_ facts: ValueFacts) -> Bool {
        let words = text.words(in: facts.range)
        guard words.count == 2, let last = words.last else { return false }
        return last.range.count >= 8 && last.some.contains(.digit) && last.some.contains(.letter)
    }

    /// `ivan-petrov`: two words and more, a name among them and none that programs say.
    private func isFullName(_ facts: ValueFacts) -> Bool {
        let words = text.words(in: facts.range)
        return (2...4).contains(words.count) && words.contains { text.isPersonName($0.range) }
            && words.allSatisfy { !text.isProgramWord($0.range) }
    }

    private func isAccount(_ facts: ValueFacts, least: Int) -> Bool {
        facts.letters > 0 && facts.count >= least && facts.count <= 64
    }

    /// The account or the number of a person's page on a host of such pages.
    private func profile(_ facts: ValueFacts) -> SensitiveType? {
        if facts.digits == facts.count { return facts.count >= 7 ? .phone : nil }
        return isAccount(facts, least: 3) ? .userName : nil
    }

    /// A word that is no page of a site.
    private func isOwn(_ facts: ValueFacts) -> Bool {
        if Vocabulary.routeWords.contains(text.string(facts.range)) { return false }
        let words = text.words(in: facts.range)
        if facts.digits > 0, words.count == 1, !text.isProgramWord(facts.range) {
            return facts.digits >= 2 || facts.marks > 0
        }
        return words.contains { !text.isProgramWord($0.range) && !RouteWords.contains(text, $0.range) }
    }

    private func isVersion(_ facts: ValueFacts) -> Bool {
        text.scalars[facts.range].count { $0 == Mark.dot } >= 1
    }
}

/// Words of routes that follow a noun: `/users/profile`, `/account/preferences`.
enum RouteWords {
    private static let words: Set<UInt64> = Set(
        """
        me self all new list edit preferences details overview summary followers following avatar avatars bulk export \
        import invite invites me.json current latest recent top trending stats statistics billing plans plan members \
        password email phone addresses devices orders signup verify delete deactivate activate recover forgot confirm \
        onboarding basics premium pro business personal merchant merchants partner partners cover banner
        """.split(whereSeparator: \.isWhitespace).map { KeyTable.hash($0.unicodeScalars.map(\.value)[...]) })

    static func contains(_ text: DetectableText, _ range: Range<Int>) -> Bool {
        words.contains(KeyTable.hash(text.lowered[range]))
    }
}
