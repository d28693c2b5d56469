extension Detector {
    /// Names of people without a word before them: a given name of the lexicon, with the family name after it.
    static let givenName = Detector(
        "given-name", .person, needs: [], roles: [.given, .givenOrWord, .surname],
        matches: [
            Sample("NFD name Zoë Zimmermann matched", "Zoë Zimmermann"), Sample("राहुल शर्मा ने लॉगिन किया", "राहुल शर्मा"),
            Sample("VALUES('Jane Doe','x')", "Jane Doe"), Sample("chat opened: Kenji", "Kenji"),
            Sample("KATARZYNA NOWAK verified", "KATARZYNA NOWAK"),
            Sample("image of Mirelda Boateng stored", "Mirelda Boateng"),
            Sample("Mark Johnson removed", "Mark Johnson"), Sample("Nowak Katarzyna", "Nowak Katarzyna"),
            Sample("Sergey's playlist", "Sergey"),
            Sample("Документ: Смирнова Елена Викторовна", "Смирнова Елена Викторовна"),
            Sample("merged Anna and Pedro", "Anna", "Pedro"),
        ],
        rejects: [
            "", "| Mon | Tue | Wed | Thu | Fri |", "Thu", "Paris theme enabled, Jordan locale fallback",
            "Headphone Jack disconnected",
            "Chase animation finished, Hunter mode off",
            "Christian calendar selected instead of Buddhist", "Will restart session, May update later",
            "Jenkins job passed",
            "Fourier transform window Hann 1024", "JohnsonProgressView",
            "Вера в бренд: опрос завершён, роза ветров построена",
            "kotlin-daemon-anna", "Grace Period ended", "Mark Complete", "anna_model loaded", "Petra.framework",
            "max retries",
            "Latency p50=120", "Europe/Sofia", "com.Anna.app", "Sofia region", "font Georgia Bold",
            "John Doe placeholder shown", "John Hancock stadium tile", "Chelsea theme pack", "Charlotte font missing",
            "Loading Brennan",
        ]
    ) { text, claim in
        GivenNames(reader: NameReader(text: text)).find(claim)
    }
}

/// Names that the lexicon knows.
private struct GivenNames {
    let reader: NameReader
    var text: Reading { reader.text }

    func find(_ claim: (Range<Int>) -> Void) {
        var index = 0
        while index < text.words.count {
            let word = text.words[index]
            if word.has([.given, .givenOrWord, .surname]), let range = name(at: index) {
                claim(range)
                index = text.word(from: range.upperBound)
            } else {
                index += 1
            }
        }
    }

    private func name(at index: Int) -> Range<Int>? {
        guard !isJoined(before: index), let name = reader.name(from: index) else { return nil }
        let word = text.words[index]
        if let start = unknownGivenName(before: index) { return start..<reader.range(of: name).upperBound }
        if isPlaceholder(name) || name.parts > 1 && isOfPlace(name) { return nil }
        guard name.parts > 1 else {
            guard isSingle(word, name), !isInTitle(index), !isOfThing(index) else { return nil }
            return familyNameStart(before: index)..<reader.range(of: name).upperBound
        }
        if word.has(.given), !word.has(.givenOrWord) { return reader.range(of: name) }
        // A word or a place that is also a name needs a family name; a family name needs a given one.
        let rest = name.words.dropFirst()
        let isBoth = word.has(.given) && rest.contains { text.words[$0].has(.given) }
        let fits = isBoth || word.has(.surname) ? rest.contains { text.words[$0].has(.given) } : false
        return fits || word.has(.givenOrWord) && rest.contains { reader.isSurname($0) } ? reader.range(of: name) : nil
    }

    /// A given name that is nothing else, alone.
    private func isSingle(_ word: TextWord, _ name: NameReader.Name) -> Bool {
        guard word.has(.given), !word.has([.givenOrWord, .common, .month, .stop, .interface]), word.count > 2 else {
            return false
        }
        guard word.shape.contains(.small), !GivenNames.days.contains(word.hash) else { return false }
        let after = text.scalar(word.range.upperBound)
        return after != 0x2D && after != 0x5F && after != 0x3D
    }

    /// Short names of days that are given names somewhere.
    private static let days = Set(
        ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map { WordHash.hash(of: $0) })

    /// `Clodagh Brennan`: a word in capitals that nobody knows before a family name that is nothing else.
    private func unknownGivenName(before index: Int) -> Int? {
        guard index > 0, text.words[index].has(.surname), text.words[index].isCapitalized, text.words[index].count > 3,
            !text.words[index].has(GivenNames.others), !text.words[index].has([.given, .givenOrWord]),
            text.isBlank(after: index - 1), !isJoined(before: index - 1)
        else { return nil }
        let before = text.words[index - 1]
        guard before.isCapitalized, before.count > 2, !before.shape.contains(.mixed), !before.has(GivenNames.others),
            !before.has([.given, .surname, .honorific, .person, .greeting, .search, .written, .personVerb, .numbered]),
            !GivenNames.isProgramWord(text, before)
        else { return nil }
        return before.range.lowerBound
    }

    private static let others: WordRoles = [
        .common, .interface, .failure, .stop, .month, .device, .network, .street, .version, .unit, .counter, .place,
        .addressKey, .card, .nationalID, .vehicle,
    ]

    private static func isProgramWord(_ text: Reading, _ word: TextWord) -> Bool {
        let scalars = text.scalars[word.range]
        guard scalars.allSatisfy({ $0 < 0x80 }) else { return false }
        return ShapeWords.isShown(scalars.map { UInt8(truncatingIfNeeded: $0) }[...])
    }

    /// `John Doe placeholder`: a name that stands for anybody's, beside a word that says so.
    private func isPlaceholder(_ name: NameReader.Name) -> Bool {
        guard name.words.count == 2, GivenNames.anybody.contains(text.words[name.words.upperBound - 1].hash) else {
            return false
        }
        let near = max(0, name.words.lowerBound - 1)..<min(text.words.count, name.words.upperBound + 1)
        return text.words[near].contains { GivenNames.examples.contains($0.hash) }
    }

    /// `John Hancock stadium`: what is named after somebody.
    private func isOfPlace(_ name: NameReader.Name) -> Bool {
        let last = name.words.upperBound - 1
        return text.isBlank(after: last) && GivenNames.places.contains(text.words[last + 1].hash)
    }

    private static let anybody = WordHash.set("doe appleseed mustermann musterfrau")
    private static let examples = WordHash.set(
        "placeholder placeholders sample example dummy mock fixture lorem platzhalter beispiel")
    private static let places = WordHash.set(
        "stadium tower airport museum library university station arena bridge theatre theater memorial stadion aeropuerto flughafen"
    )

    /// `Chelsea theme`, `Georgia font`: a name of something that programs have.
    private func isOfThing(_ index: Int) -> Bool {
        text.isBlank(after: index) && NamedThings.isOne(text.words[index + 1])
    }

    /// Whether a capital stands right before a given name that is alone: `San Francisco`, `Currency Japanese Yen`.
    private func isInTitle(_ index: Int) -> Bool {
        guard index > 0, text.isBlank(after: index - 1), text.words[index - 1].isCapitalized else { return false }
        let before = text.words[index - 1]
        return before.has(.givenOrWord) || index > 1 && before.has([.common, .interface]) && !before.has(.person)
    }

    /// `O'Sullivan, Patrick`: the start of a family name before a comma.
    private func familyNameStart(before index: Int) -> Int {
        let start = text.words[index].range.lowerBound
        guard index > 0, start - text.words[index - 1].range.upperBound == 2, text.scalar(start - 2) == 0x2C,
            text.words[index - 1].isCapitalized, !isJoined(before: index - 1)
        else { return start }
        let isPrefixed = index > 1 && text.words[index - 2].count == 1 && text.isJoined(after: index - 2, by: 0x27)
        guard isPrefixed || reader.isSurname(index - 1) else { return start }
        return text.words[isPrefixed ? index - 2 : index - 1].range.lowerBound
    }

    /// Whether a word is part of a path, an identifier or a host.
    private func isJoined(before index: Int) -> Bool {
        let before = text.scalar(text.words[index].range.lowerBound - 1)
        return [0x2D, 0x5F, 0x2E, 0x2F, 0x40, 0x5C, 0x23, 0x24].contains(before)
    }
}
