extension Detector {
    /// Values of fields whose keys say that they are somebody's: in JSON, property lists, dictionaries, queries, forms and
    /// sentences.
    static let fields = Detector(
        id: "field", type: .text, needs: [],
        matches: [
            .init(#"{"id":7712903,"email":"x","first_name":"Ana"}"#, "7712903", "Ana"),
            .init(#"{ phone = "+61 491 570 156"; verified = 1; }"#, "+61 491 570 156"),
            .init("GET /search?q=hiv+test+near+me&lang=en", "hiv+test+near+me"),
            .init("<key>user_name</key><string>anna88</string>", "anna88"),
            .init(#"field name="id_number" value=QQ 12 34 56 C (13 bytes)"#, "QQ 12 34 56 C"),
            .init("ssid=Smith Family 2.4 bssid=x", "Smith Family 2.4"),
            .init("{user: {id: 5519280}, retries: 3}", "5519280"),
            .init(#"{"name":[{"family":"Ilves","given":["Aino","Maret"]}]}"#, "Ilves", "Aino", "Maret"),
            .init(#"{"attendees":["Otso Halme","Ene Kask"],"n":2}"#, "Otso Halme", "Ene Kask"),
            .init("CPF: 310.774.225-01 ok", "310.774.225-01"),
            .init("GET /cb?code=482913&state=x", "482913"), .init("/login?auth=Qm12xx", "Qm12xx"),
            .init("https://a.example/reset?key=opal77q", "opal77q"), .init("key=Zx81Qp", "Zx81Qp"),
            .init("code=Ab3xYz9Kq", "Ab3xYz9Kq"), .init("sid=ab12", "ab12"), .init("salt=9ac3f1", "9ac3f1"),
            .init("recoveryCode=KQ7F-22PX", "KQ7F-22PX"), .init("aesKey: 9f86d081884c7d65", "9f86d081884c7d65"),
            .init("passwordHint=first dog", "first dog"), .init("acct=t.okonkwo svce=sync", "t.okonkwo"),
            .init("zip=10115 city lookup ok", "10115"),
            .init("uid=4471920; theme=dark", "4471920"), .init("номер_заказа=88120417", "88120417"),
        ],
        rejects: [
            #"{"font":{"family":"Inter","weight":400}}"#, #"{"given":["a"],"when":["b"]}"#,
            "", "api_key_present=true, api_version=2026-10-01", "password=required", "token: expired",
            "email_verified=true",
            "user_tier=gold locale=en_GB", "id=secret_santa_2026, slot=home_top", "key=home_feed value=enabled",
            "at 10:14:02: name=home_feed", "note: this is experimental", "last_login=2026-11-30T10:14:02Z",
            "uid=501 gid=20", "query: 12 ms",
            "state=authenticated, method=apple", "ip_version=6", "session=3",
            "key=home", "key=item42", "key=user_list_2", "code=200", "exit code=65", "error code=-1009", "keyCode=36",
            "/items?code=1409&page=2", "auth=basic", "access=read", "salt=none", "sort key: name", "auth=oauth2",
            "key=iPhone15", "statusCode=404", "zipCode=ok", "key=settings.theme2", "code=E1402", "access=rw2",
            "keyNotFound(CodingKeys(stringValue: \"email\", intValue: nil))", "x == y, a != b, c::d",
        ]
    ) { text, claims in
        guard !text.features.isDisjoint(with: [.equals, .colon]) || text.scalars.contains(Mark.more) else { return }
        var scanner = FieldScanner(copy text)
        let fields = scanner.fields()
        if fields.isEmpty { return }
        let rule = FieldRule(text: copy text)
        var isPersonal = false
        // FHIR says `given` and `family` for the two parts of a name.
        var (hasGiven, hasFamily) = (false, false)
        for field in fields {
            isPersonal = isPersonal || field.meaning.isAboutPerson
            hasGiven = hasGiven || text.isEqual(field.key, "given")
            hasFamily = hasFamily || text.isEqual(field.key, "family")
            guard let claim = rule.claim(on: field) ?? rule.grant(field) else { continue }
            claims.append(Claim(range: claim.range, type: claim.type, rule: "field"))
        }
        guard isPersonal || hasGiven && hasFamily else { return }
        // `id` and `name` beside an e-mail address or a surname are a person's.
        for field in fields where rule.claim(on: field) == nil {
            guard let claim = rule.personal(field) else { continue }
            claims.append(Claim(range: claim.range, type: claim.type, rule: "field"))
        }
    }
}

extension KeyMeaning {
    /// Whether a field of this kind stands beside a person's identifier.
    fileprivate var isAboutPerson: Bool {
        switch self {
        case .sensitive(.email), .sensitive(.person), .sensitive(.phone), .sensitive(.birthDate): true
        default: false
        }
    }
}

extension FieldRule {
    /// What a field holds when others beside it hold a person's name or address: any number, any capitalised word.
    fileprivate func personal(_ field: Field) -> (range: Range<Int>, type: SensitiveType)? {
        let value = trimmed(field.value)
        switch field.meaning {
        case .plausible(.user):
            let token = word(in: value)
            let facts = ValueFacts(text, token)
            return facts.digits >= 3 && facts.blanks == 0 && !isDecimal(token) ? (token, .user) : nil
        case .plausible(.person):
            let facts = ValueFacts(text, value)
            guard facts.letters > 1, facts.digits == 0, facts.uppers > 0 || facts.wides > 0, !isCode(value),
                !PublicWords.contains(text.lowered[value])
            else { return nil }
            return (value, .person)
        default: return nil
        }
    }
}
