extension Detector {
    /// Names in small letters, as people type them and as apps print them: `username: li wei`, `uploaded by anna`, `lena is typing`.
    static let smallNames = Detector(
        id: "small-name", type: .person, needs: [],
        matches: [
            Sample("speaker: jens", "jens"), Sample("passenger: yuki tanaka, 2 bags", "yuki tanaka"),
            Sample("username: li wei", "li wei"), Sample("photo uploaded by anna", "anna"),
            Sample("invited by marco rossi", "marco rossi"), Sample("message from lena read", "lena"),
            Sample("hi marco, welcome back", "marco"), Sample("lena is typing", "lena"),
            Sample("Tom liked your post", "Tom"),
            Sample("patient helga braun checked in", "helga braun"), Sample("водитель: иван", "иван"),
            Sample("ich heiße lena", "lena"), Sample("speaker: Tom", "Tom"), Sample("enviado por joao", "joao"),
            Sample("owner=jens", "jens"),
            Sample("wysłane przez jolanta", "jolanta"), Sample("my name is oke", "oke"),
        ],
        rejects: [
            "", "connected to lan", "speaker: bluetooth", "uploaded by background task", "username: empty",
            "owner=root",
            "username: too short", "hello world", "is typing", "theme name: anna", "built with julia 1.9",
            "from anna.example",
            "font=anna-regular", "my name is required", "travis is running", "order from marco 5", "created by travis",
            "para uma conta",
            "path /anna/x", "lena.png loaded", "user: premium", "name: default value", "username: sign in",
        ]
    ) { text, claims in
        guard !text.roles.isDisjoint(with: SmallNames.triggers) else { return }
        SmallNames(reader: NameReader(text: text.reading)).find {
            claims.append(Claim(range: $0, type: .person, rule: "small-name"))
        }
    }
}

/// Where names in small letters are: by the word before them, or by what they do.
private struct SmallNames {
    let reader: NameReader
    private var text: Reading { reader.text }

    static let triggers: WordRoles = [.given, .givenOrWord, .fullNameKey, .userName, .nameKey]

    private static let mostWords = 3

    init(reader: NameReader) { self.reader = reader }

    func find(_ claim: (Range<Int>) -> Void) {
        var index = 0
        while index < text.words.count {
            if let last = last(of: index) {
                claim(text.words[index].range.lowerBound..<text.words[last].range.upperBound)
                index = last
            }
            index += 1
        }
    }

    /// The last word of the name that begins with a word; nil when none does.
    private func last(of index: Int) -> Int? {
        let word = text.words[index]
        guard word.isLetters, !isJoined(index) else { return nil }
        let isGiven =
            word.has(.given) && !word.has([.givenOrWord, .common, .interface, .stop, .failure]) && !isOfDate(index)
            && !SmallNames.words.contains(word.hash)
        if isGiven || word.has(.givenOrWord) {
            if word.has(.givenOrWord), let last = subject(index, isSure: isGiven) { return last }
            if let last = keyed(index, isGiven: isGiven) { return last }
            guard !word.shape.contains(.capital) else { return nil }
            if isGiven ? isLed(index) : isLedSurely(index) { return withFamilyName(index) }
            if isGiven, let last = subject(index, isSure: true) { return last }
        }
        if isIntroduced(index) { return withFamilyName(index) }
        return word.shape.contains(.capital) ? nil : unknown(index)
    }

    // MARK: Contexts

    /// `speaker: jens`, `owner=tom`: nothing but the name is the value.
    private func keyed(_ index: Int, isGiven: Bool) -> Int? {
        guard let key = key(before: index), let last = end(ofValue: index) ?? (isGiven ? someEnd(index) : nil) else {
            return nil
        }
        let word = text.words[key]
        let isKey = word.has([.person, .nameKey, .fullNameKey, .userName]) || SmallNames.keys.contains(word.hash)
        guard isKey, !isOfThing(key) else { return nil }
        return isGiven || !text.words[index].has([.common, .stop, .interface]) ? last : nil
    }

    /// The same for a name that is a word, too: a verb of people stands before `by`, the clause ends, or a family name follows.
    private func isLedSurely(_ index: Int) -> Bool {
        guard !text.words[index].has([.common, .stop, .interface, .month]), isLed(index) else { return false }
        let isDone = text.words[index - 1].has(.agent) && text.has(.personVerb, before: index - 1, within: 1)
        let isEnd =
            endsClause(index)
            && text.skippingBlanks(text.words[index].range.upperBound) == text.words[index].range.upperBound
        return isEnd && (isDone || text.words[index - 1].has([.greeting, .person])) || withFamilyName(index) > index
            || isDone && text.has(.stop, after: index, within: 1)
    }

    /// `uploaded by anna`, `driver ahmed`, `added lena to the group`, `hi marco!`.
    private func isLed(_ index: Int) -> Bool {
        guard index > 0, text.isBlank(after: index - 1) else { return false }
        let before = text.words[index - 1]
        if before.has(.greeting)
            || SmallNames.back.contains(before.hash) && index > 1 && text.words[index - 2].has(.greeting)
        {
            return endsClause(index)
        }
        if isOfProgram(behind: index) { return false }
        if before.has(.person) || SmallNames.keys.contains(before.hash) { return !isOfThing(index - 1) }
        guard text.words[index].count > 3 || text.has([.personVerb, .written], before: index - 1, within: 2) else {
            return false
        }
        if before.has(.agent) { return index > 1 && !text.words[index - 2].has([.version, .device, .network]) }
        return before.has(.personVerb) || SmallNames.objects.contains(before.hash)
    }

    /// `lena is typing`, `marco rossi accepted your invite`: at the start of a sentence, with a word for what people do.
    private func subject(_ index: Int, isSure: Bool) -> Int? {
        guard isStart(index) else { return nil }
        let last = withFamilyName(index)
        guard last + 1 < text.words.count, text.isBlank(after: last) else { return nil }
        let verb = text.words[last + 1].hash
        if SmallNames.copulas.contains(verb) {
            guard last + 2 < text.words.count, text.isBlank(after: last + 1) else { return nil }
            return SmallNames.states.contains(text.words[last + 2].hash) ? last : nil
        }
        guard SmallNames.deeds.contains(verb) else { return nil }
        return isSure || SmallNames.ofPeople.contains(verb) && text.words[index].isCapitalized ? last : nil
    }

    /// `my name is lena`, `меня зовут анна`: whatever word it is.
    private func isIntroduced(_ index: Int) -> Bool {
        // `my`, `ich`, `меня`: or `name is` behind one.
        guard index > 1, text.words[index - 2].count < 5, text.isBlank(after: index - 1) else { return false }
        let word = text.words[index]
        guard word.count > 1, !word.has([.common, .stop, .harmless, .failure, .interface]) else { return false }
        let (before, first) = (text.words[index - 1].hash, text.words[index - 2].hash)
        if SmallNames.introductions.contains(before) { return SmallNames.selves.contains(first) }
        return before == SmallNames.is && first == SmallNames.name && index > 2
            && SmallNames.selves.contains(text.words[index - 3].hash)
    }

    /// `username: li wei`: two or three words that neither programs nor the lexicon know, and nothing else.
    private func unknown(_ index: Int) -> Int? {
        guard let key = key(before: index), let last = end(ofValue: index), last > index else { return nil }
        let isFull =
            text.words[key].has([.fullNameKey, .userName]) || key > 0 && text.words[key - 1].has([.userName, .person])
        guard isFull, !isOfThing(key) else { return nil }
        let isKnown = (index...last).contains { place in
            !text.words[place].roles.isSubset(of: [.given, .givenOrWord, .surname, .particle]) || isProgramWord(place)
        }
        return isKnown ? nil : last
    }

    // MARK: Parts

    /// The key whose sign stands right before a word.
    private func key(before index: Int) -> Int? {
        guard index > 0 else { return nil }
        let start = text.words[index].range.lowerBound
        // Most words have a blank and a letter before them.
        guard !text.isWord(start - 1), text.scalar(start - 1) != 0x20 || !text.isWord(start - 2) else { return nil }
        let gap = text.words[index - 1].range.upperBound..<start
        guard gap.count <= 4 else { return nil }
        let signs = gap.count { [0x3A, 0x3D].contains(text.scalars[$0]) }
        let others = gap.count { ![0x20, 0x22, 0x27, 0x3A, 0x3D].contains(text.scalars[$0]) }
        return signs == 1 && others == 0 ? index - 1 : nil
    }

    /// The last word of a value of up to three words in small letters that ends the clause.
    private func end(ofValue index: Int) -> Int? {
        var last = index
        while last + 1 < text.words.count, last - index + 1 < SmallNames.mostWords, text.isBlank(after: last),
            text.words[last + 1].isLetters, !text.words[last + 1].shape.contains(.capital),
            !text.words[last + 1].has([.stop, .common, .failure, .interface])
        {
            last += 1
        }
        return endsClause(last) ? last : nil
    }

    /// A given name, with a family name that nobody knows, before a word that goes on.
    private func someEnd(_ index: Int) -> Int? {
        let last = withFamilyName(index)
        guard last == index, index + 2 < text.words.count, text.isBlank(after: index), text.isBlank(after: index + 1)
        else {
            return last
        }
        let next = text.words[index + 1]
        let isName =
            next.isLetters && next.roles.isEmpty && next.count > 2 && !isProgramWord(index + 1) && !isVerb(next)
        return isName ? index + 1 : index
    }

    private func isVerb(_ word: TextWord) -> Bool {
        let end = text.lowered[word.range].suffix(2)
        return end.elementsEqual([0x65, 0x64]) || end.elementsEqual([0x6E, 0x67])
    }

    /// Nothing, a comma, a bracket, a quote, another mark of the end, or a blank with a bracket or a dash stands behind a word.
    private func endsClause(_ index: Int) -> Bool {
        let end = text.words[index].range.upperBound
        switch text.scalar(end) {
        case 0, 0x2C, 0x3B, 0x29, 0x7D, 0x5D, 0x22, 0x27, 0x0A, 0x21, 0x26, 0x7C: return true
        case 0x2E, 0x3F: return [0, 0x20].contains(text.scalar(end + 1))
        case 0x20: return [0x28, 0x2D, 0x2014, 0x7C, 0x2192].contains(text.scalar(end + 1))
        default: return false
        }
    }

    private func withFamilyName(_ index: Int) -> Int {
        guard index + 1 < text.words.count, text.isBlank(after: index) else { return index }
        let next = text.words[index + 1]
        let isFamily = next.has(.surname) && !next.has([.common, .stop, .interface]) || reader.isSurname(index + 1)
        return isFamily && next.shape.contains(.capital) == text.words[index].shape.contains(.capital)
            ? index + 1 : index
    }

    /// Nothing stands before a word, or the end of a sentence, a bracket, a quote or a label with its colon.
    private func isStart(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        let place = text.words[index].range.lowerBound
        if text.endsSentence(after: index - 1) { return true }
        let mark = text.scalar(place - 1) == 0x20 ? text.scalar(place - 2) : text.scalar(place - 1)
        return [0x22, 0x27, 0x5D, 0x3A, 0x201C, 0xAB, 0x2022, 0x7C, 0x29].contains(mark) || mark > 0x2100
    }

    /// `5 marco`: a month of some language beside a number.
    private func isOfDate(_ index: Int) -> Bool {
        guard text.words[index].has(.month) else { return false }
        return index > 0 && text.words[index - 1].isNumber
            || index + 1 < text.words.count && text.words[index + 1].isNumber
    }

    private func isJoined(_ index: Int) -> Bool {
        let range = text.words[index].range
        let (before, after) = (text.scalar(range.lowerBound - 1), text.scalar(range.upperBound))
        if [0x2D, 0x5F, 0x2E, 0x2F, 0x40, 0x5C, 0x23, 0x24].contains(before) { return true }
        if [0x2D, 0x5F, 0x2F, 0x40, 0x5C, 0x28, 0x3D].contains(after) { return true }
        return after == 0x2E && text.isWord(range.upperBound + 1)
    }

    /// `theme name`, `screen name`.
    private func isOfThing(_ key: Int) -> Bool {
        guard key > 0, text.words[key].has(.nameKey), !text.words[key].has(.person) else { return false }
        let before = text.words[key - 1]
        return text.words[key].range.lowerBound == before.range.upperBound + 1
            && before.has([.interface, .common, .version, .counter, .device, .network])
            && !before.has([.person, .userName])
    }

    /// `built with julia 1.9`, `from lena theme`.
    private func isOfProgram(behind index: Int) -> Bool {
        guard index + 1 < text.words.count, text.isBlank(after: index) else { return false }
        return text.words[index + 1].isNumber || NamedThings.isOne(text.words[index + 1])
    }

    private func isProgramWord(_ index: Int) -> Bool {
        let scalars = text.scalars[text.words[index].range]
        guard scalars.allSatisfy({ $0 < 0x80 }) else { return false }
        return ShapeWords.isShown(scalars.map { UInt8(truncatingIfNeeded: $0) }[...])
    }
}

// MARK: Words

extension SmallNames {
    private static let `is` = WordHash.hash(of: "is")
    private static let name = WordHash.hash(of: "name")
    private static let back = WordHash.set("back zuruck")
    private static let keys = WordHash.set(
        """
        speaker host organizer organiser presenter moderator narrator typing child son daughter wife husband brother sister mother
        father pupil stylist trainer coach therapist dentist partner opponent roommate neighbour neighbor kin to from cc bcc by
        sprecher veranstalter kind sohn tochter ehefrau ehemann bruder schwester mutter vater freund freundin schuler trainerin
        orador anfitrion hijo hija esposa marido hermano hermana madre padre amigo amiga profesor profesora
        hote enfant fils fille epouse mari frere soeur mere pere ami amie
        relatore figlio figlia moglie marito fratello sorella amico amica filho filha esposo irmao irma mae pai
        zoon dochter vrouw man broer zus vriend vriendin syn corka zona maz brat siostra
        сын дочь жена муж брат сестра друг подруга
        """)
    /// Verbs whose object is somebody.
    private static let objects = WordHash.set(
        "added removed muted banned kicked invited blocked unblocked reported poked nudged befriended unfollowed introduced met"
    )
    private static let copulas = WordHash.set("is was ist est esta e jest")
    private static let states = WordHash.set(
        """
        typing online offline calling away live recording here nearby driving walking running arriving tippt schreibt unterwegs
        escribiendo digitando pisze
        """)
    private static let deeds = WordHash.set(
        """
        joined left sent liked accepted invited commented shared followed replied called paid requested reacted wrote posted uploaded
        tagged mentioned unfollowed declined says said asked answered tippt schreibt rief schickte verliess rejoint envoye escribe
        envio entro salio inviato scrive enviou entrou saiu wyslal wyslala dolaczyl dolaczyla verliet stuurde присоединился
        присоединилась отправил отправила вышел вышла поделился поделилась написал написала пишет позвонил позвонила
        """)
    /// Those that no program does.
    private static let ofPeople = WordHash.set("liked commented replied reacted unfollowed waved joined invited")
    private static let introductions = WordHash.set(
        "heisse heiße appelle llamo chiamo chamo зовут nazywam jmenuji heet heter hedder звати")
    private static let selves = WordHash.set("my i ich je m me mi eu меня мене se sie ik jag jeg io")
    /// Names that are words of programs or of a language, too.
    private static let words = WordHash.set(
        """
        lan uma esa mate mega rune chai travis ruby julia pascal ada alexa jasmine cassandra satu suda linda clara rosa mina petra
        celeste mercedes consuelo pilar remedios dolores soledad esperanza socorro amparo blanca franco domingo salvador loan duc
        rabia harsh hind tore dag liv sol signe tien dian ale ole ante gal bas ida sima sona raja maha moon tuna eva sole luna alba
        marina norman roman victor angel warren vince dace ion mai duy hong long nam linh thanh putra laravel kali maya vera nova
        stella aurora atlas titan apollo hermes juno iris selma clang jenkins jules verne monika domain data sandra
        """)
}
