/// Values of keys that mean many things, `key`, `code`, `auth`, `access`: grants when they look random, or when the address they
/// stand in is one that grants something.
extension FieldRule {
    private static let mostPath = 200

    /// The value of such a field when it is a grant.
    func grant(_ field: Field) -> (range: Range<Int>, type: SensitiveType)? {
        guard field.key.count <= 6, field.form != .colon,
            FieldRule.keys.contains(where: { text.isEqual(field.key, $0) })
        else { return nil }
        let value =
            field.form == .query || field.form == .quoted ? trimmed(field.value) : word(in: trimmed(field.value))
        guard !value.isEmpty, !PublicWords.contains(text.lowered[value]) else { return nil }
        let facts = ValueFacts(text, value)
        if field.form == .query, isBehindGrant(field.key.lowerBound) {
            let isCode = facts.digits == facts.count ? (4...10).contains(facts.count) : facts.count >= 5
            let isGrant = facts.digits > 0 && isCode || facts.count >= 12 && facts.uppers > 0
            return isGrant && facts.blanks == 0 ? (value, .token) : nil
        }
        return isRandom(value, facts) ? (value, .token) : nil
    }

    /// Letters and digits in turns: no word with a number behind it, no name of code.
    private func isRandom(_ value: Range<Int>, _ facts: ValueFacts) -> Bool {
        guard facts.count >= 6, facts.digits > 0, facts.letters > 0, facts.marks + facts.blanks == 0 else {
            return false
        }
        let shape = TokenShape(text.scalars[value])
        return shape.segments > 3 || shape.segments > 2 && shape.kinds > 1 && facts.digits > 1 && facts.letters < 8
    }

    /// Whether the path before the query says that it lets somebody in.
    private func isBehindGrant(_ key: Int) -> Bool {
        var start = key
        while start > 0, key - start < FieldRule.mostPath, !text.classes[start - 1].contains(.blank),
            ![Mark.doubleQuote, Mark.less, Mark.leftParenthesis].contains(text.scalars[start - 1])
        { start -= 1 }
        return text.words(in: start..<key).contains { word in
            FieldRule.grants.contains { text.isEqual(word.range, $0) }
        }
    }

    private static let keys: [StaticString] = ["key", "code", "auth", "access", "k", "grant", "otp", "t", "sig"]
    private static let grants: [StaticString] = [
        "reset", "verify", "verification", "confirm", "confirmation", "activate", "activation", "invite", "invitation",
        "login",
        "signin", "auth", "oauth", "oauth2", "callback", "cb", "magic", "unlock", "unsubscribe", "sso", "password",
        "recover",
        "recovery", "token", "register", "signup", "authorize",
    ]
}
