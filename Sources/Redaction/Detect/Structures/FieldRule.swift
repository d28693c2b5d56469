/// Decides which part of a field's value is what its key says.
///
/// A key is not enough: `password=required`, `phone: unavailable` and `token=3` hold no value of their type. Each type has a
/// shape that a value of it has at least, weaker when the key is sure and stronger when it has other meanings.
struct FieldRule {
    let text: DetectableText

    /// What of a field must be hidden, and as what.
    func claim(on field: Field) -> (range: Range<Int>, type: SensitiveType)? {
        guard let type = field.meaning.type else { return nil }
        let value = trimmed(field.value)
        guard !value.isEmpty, !PublicWords.contains(text.lowered[value]), !isZero(value) else { return nil }
        let isSure = if case .sensitive = field.meaning { true } else { false }
        return isSure ? sure(type, value, field.form) : plausible(type, value, field)
    }

    // MARK: Sure keys

    private func sure(_ type: SensitiveType, _ value: Range<Int>, _ form: Field.Form)
        -> (range: Range<Int>, type: SensitiveType)?
    {
        let token = form == .quoted || form == .query ? value : word(in: value)
        let facts = ValueFacts(text, token)
        switch type {
        case .secret, .privateKey:
            guard form != .colon || facts.digits > 0 else { return nil }
            return facts.count > 1 ? (token, type) : nil
        case .token, .apiKey, .cookie, .signature, .receipt:
            return isToken(facts, form) || isShortToken(facts, form) ? (token, type) : nil
        case .phone:
            let run = run(in: value, of: isPhone)
            return ValueFacts(text, run).digits >= 5 && !isDecimal(run) ? (run, type) : nil
        case .card, .iban, .nationalID, .vehicle:
            return number(type, value, form)
        case .cardExpiry:
            return isExpiry(token) ? (token, type) : nil
        case .birthDate:
            let run = date(in: run(in: value, of: isDate))
            return (4...10).contains(ValueFacts(text, run).digits) ? (run, type) : nil
        case .location:
            let run = run(in: value, of: isCoordinate)
            return decimals(run) >= 3 ? (run, type) : nil
        case .device, .pushToken, .crypto, .container, .uuid:
            return facts.count >= 8 && facts.digits > 0 && facts.blanks == 0 ? (token, type) : nil
        case .user, .account, .appleID:
            if isDottedName(token, facts) { return (token, .userName) }
            return isIdentifier(facts, form) ? (token, type) : nil
        case .userName:
            return isUserName(facts, form) ? (token, type) : nil
        case .person, .address, .network, .text, .deviceName:
            return words(type, value, form)
        case .email, .ip, .mac, .jwt, .userinfo, .file, .blob:
            return nil
        }
    }

    /// A date without the words that a sentence goes on with.
    private func date(in run: Range<Int>) -> Range<Int> {
        let reading = text.reading
        if let end = CalendarDate.end(in: reading, from: reading.word(from: run.lowerBound)), end <= run.upperBound {
            return run.lowerBound..<end
        }
        let last = text.words(in: run).last { $0.some.contains(.digit) || $0.some.contains(.ideograph) }
        return run.lowerBound..<(last?.range.upperBound ?? run.upperBound)
    }

    private func isToken(_ facts: ValueFacts, _ form: Field.Form) -> Bool {
        if facts.blanks > 0 { return form == .quoted && facts.digits > 0 && facts.count >= 16 }
        if facts.digits == 0 {
            return facts.count >= 20
                || (form != .colon && facts.letters >= 8 && facts.uppers > 0 && facts.lowers > 0
                    && !isKnown(facts.range))
        }
        return facts.letters > 0 ? facts.count >= 6 : facts.count >= 6
    }

    /// Four and more letters and digits mixed, behind an equals sign or in quotes.
    private func isShortToken(_ facts: ValueFacts, _ form: Field.Form) -> Bool {
        form != .colon && facts.count >= 4 && facts.digits > 0 && facts.letters > 0 && facts.marks + facts.blanks == 0
    }

    /// Digits, letters and the marks and blanks that group them.
    private func number(_ type: SensitiveType, _ value: Range<Int>, _ form: Field.Form)
        -> (range: Range<Int>, type: SensitiveType)?
    {
        let least =
            switch type {
            case .card: 8
            case .iban: 6
            case .vehicle: 2
            default: 5
            }
        var run = run(in: value) { isGrouped($0) }
        if form != .quoted, form != .query { run = withoutWords(run) }
        let facts = ValueFacts(text, run)
        guard facts.digits >= least, facts.count >= 5 || type == .vehicle, !isDecimal(run) else { return nil }
        return (run, type)
    }

    private func isIdentifier(_ facts: ValueFacts, _ form: Field.Form) -> Bool {
        if facts.blanks > 0 || isDecimal(facts.range) { return false }
        if facts.digits >= (form == .assigned ? 4 : 3) { return true }
        if facts.digits > 0 { return facts.letters > 0 && facts.count >= 4 && form != .colon }
        return false
    }

    private func isUserName(_ facts: ValueFacts, _ form: Field.Form) -> Bool {
        guard facts.count > 1, facts.letters > 2 || facts.digits < 8 else { return false }
        guard facts.letters > 0, !starts(facts.range, "0x") else { return false }
        if facts.blanks > 0 { return form == .quoted || form == .query }
        if form == .colon { return facts.digits > 0 || facts.marks > 0 }
        return true
    }

    private func words(_ type: SensitiveType, _ value: Range<Int>, _ form: Field.Form)
        -> (range: Range<Int>, type: SensitiveType)?
    {
        let facts = ValueFacts(text, value)
        switch type {
        case .person:
            guard facts.letters > 1, facts.digits == 0 || form == .query, !isCode(value) else { return nil }
            if form == .colon, facts.uppers == 0, facts.wides == 0 { return nil }
        case .address:
            guard facts.digits > 0 ? facts.count >= 4 : facts.letters >= 4 && (facts.blanks > 0 || form != .colon),
                !isCode(value), !starts(value, "0x")
            else { return nil }
        case .network:
            guard facts.count > 1 else { return nil }
            let end = form == .quoted ? value.upperBound : NetworkNames.withoutRadio(text.reading, value)
            return (value.lowerBound..<end, type)
        case .deviceName:
            guard DeviceWords.hasOwnWord(text, value) else { return nil }
        default:
            guard facts.letters > 1, !isCode(value), !isStatement(value) else { return nil }
            // What stands behind a colon in a sentence is the program's own, unless quotes say otherwise.
            if form == .colon { return nil }
        }
        if type == .address, form == .assigned, let code = postcode(in: value) { return (code, type) }
        return (value, type)
    }

    /// `zip=10115 city lookup ok`: digits alone, when programs say what follows.
    private func postcode(in value: Range<Int>) -> Range<Int>? {
        let words = text.words(in: value)
        guard let first = words.first, first.range.lowerBound == value.lowerBound, words.count > 1,
            first.range.allSatisfy({ text.classes[$0].contains(.digit) }),
            words.dropFirst().allSatisfy({ isKnown($0.range) && !text.classes[$0.range.lowerBound].contains(.upper) })
        else { return nil }
        return first.range
    }

    // MARK: Keys with other meanings

    private func plausible(_ type: SensitiveType, _ value: Range<Int>, _ field: Field)
        -> (range: Range<Int>, type: SensitiveType)?
    {
        let isOpen = field.form == .query || field.form == .quoted
        let token = isOpen ? value : word(in: value)
        let facts = ValueFacts(text, token)
        switch type {
        case .user, .account:
            guard facts.blanks == 0, !isDecimal(token), !isDateNumber(token) else { return nil }
            if isDottedName(token, facts) { return (token, .userName) }
            let least = field.form == .query ? 6 : 7
            if facts.digits >= least, facts.digits == facts.count { return (token, type) }
            // A word, some digits: `user_8841`, `acc-99120`.
            if facts.digits >= 5, facts.letters > 0, facts.letters <= 12, facts.marks < 3 { return (token, type) }
            return isOpen && facts.count >= 12 && facts.digits >= 3 && facts.marks == 0 ? (token, type) : nil
        case .userName:
            let isName = facts.letters >= 3 && facts.digits >= 2 && facts.blanks == 0 && facts.count <= 40
            return field.form == .query && isName ? (token, type) : nil
        case .person:
            let whole = ValueFacts(text, value)
            guard whole.digits == 0, whole.letters > 2, !isCode(value) else { return nil }
            if field.form == .query { return whole.wides > 0 || whole.blanks > 0 ? (value, type) : nil }
            return isFullName(value) ? (value, type) : nil
        case .text:
            let whole = ValueFacts(text, value)
            guard field.form == .query, whole.letters > 2, whole.blanks > 0 || whole.wides > 0 else { return nil }
            return (value, type)
        case .address:
            let whole = ValueFacts(text, value)
            if field.form == .query, whole.letters > 3, whole.blanks > 0 { return (value, type) }
            guard whole.digits > 0, whole.letters > 3, whole.blanks > 0, !starts(value, "0x") else { return nil }
            return (value, type)
        default: return nil
        }
    }

    /// `t.okonkwo`, `anna.kowalska`: a letter or a name, a point, and letters that programs do not say.
    private func isDottedName(_ token: Range<Int>, _ facts: ValueFacts) -> Bool {
        let parts = text.words(in: token)
        guard facts.digits == 0, facts.marks == 1, parts.count == 2, text.scalars[token].contains(Mark.dot),
            let first = parts.first, let last = parts.last, last.range.count > 2, !isKnown(last.range),
            FileExtensions.kind(text, last.range) == nil
        else { return false }
        return first.range.count == 1 || text.isPersonName(first.range) || text.isPersonName(last.range)
    }

    /// Two to four capitalised words, one of which programs do not say.
    private func isFullName(_ value: Range<Int>) -> Bool {
        let parts = text.words(in: value)
        guard (2...4).contains(parts.count) else { return false }
        return parts.allSatisfy { $0.some.contains(.upper) && text.classes[$0.range.lowerBound].contains(.upper) }
            && parts.contains { !isKnown($0.range) }
    }
}
