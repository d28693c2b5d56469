extension Detector {
    /// Names of people after words that they follow: users, customers, senders, greetings, titles, keys for names.
    static let person = Detector(
        "person", .person, needs: [], roles: PersonRules.triggers,
        matches: [
            Sample("Klant Jan de Vries, BSN 1", "Jan de Vries"),
            Sample("Connexion de Pierre Martin depuis", "Pierre Martin"),
            Sample("Пользователь Иван Петров вошёл", "Иван Петров"),
            Sample("Welcome back, Kenji Tanaka (last", "Kenji Tanaka"),
            Sample("оформлено на Оксана Бондаренко, 4", "Оксана Бондаренко"), Sample("Calling Mum at noon", "Mum"),
            Sample("Звонок абоненту Мама (35 с)", "Мама"), Sample("Đăng nhập bởi Nguyễn Văn An, số", "Nguyễn Văn An"),
            Sample("تم تسجيل الدخول باسم محمد أحمد", "محمد أحمد"), Sample("Logged in as Maria Rossi", "Maria Rossi"),
            Sample(#"{"first_name":"Ana","last_name":"Silva"}"#, "Ana", "Silva"),
            Sample("name=Ivan Petrov&phone=1", "Ivan Petrov"),
            Sample("Mr. Okonkwo arrived", "Mr. Okonkwo"),
            Sample("note for Frau Müller-Lüdenscheidt", "Frau Müller-Lüdenscheidt"),
            Sample("Hello, Priya!", "Priya"), Sample("Termin bei Frau Prof. Dr. Ölmez", "Frau Prof. Dr. Ölmez"),
            Sample("message from Anna-Lena O'Connor read", "Anna-Lena O'Connor"),
            Sample("user Jean-Luc McGregor signed out", "Jean-Luc McGregor"),
            Sample("dn=cn=Karin Lindqvist,ou=staff", "Karin Lindqvist"),
            Sample("Σύνδεση χρήστη Γιώργος Παπαδόπουλος επιτυχής", "Γιώργος Παπαδόπουλος"),
            Sample("patient John Q. Adams admitted", "John Q. Adams"),
            Sample("ФИО: Смирнова Елена Викторовна", "Смирнова Елена Викторовна"),
            Sample("Kullanıcı Ayşe Yılmaz giriş yaptı", "Ayşe Yılmaz"),
            Sample("Cześć Bogusiu! Nowa paczka", "Bogusiu"), Sample("Nazdar a ahoj Vojto, 2 zprávy", "Vojto"),
            Sample("title 'Good morning, Ngozi'", "Ngozi"), Sample("Добрий день, Остапе!", "Остапе"),
            Sample("Kære Gudny, hej", "Gudny"), Sample("Dobrý den, paní Vrbová, platba prošla", "paní Vrbová"),
            Sample("Appointment booked by Saoirse Tiernan online", "Saoirse Tiernan"),
            Sample("push body=\"Hej Sölve!\"", "Sölve"), Sample("С возвращением, Аглая", "Аглая"),
            Sample("case opened by Nadezhda Quirke today", "Nadezhda Quirke"),
            Sample("EXIF Artist=Rowena Castellane Model=iPhone 14", "Rowena Castellane"),
        ],
        rejects: [
            "", "User Authenticated", "Author list loaded (12 authors)", "User Interface ready", "Hello World",
            "Client Hello sent",
            "user logged in", "name=HomeView", "screen name: Checkout", "Customer Center opened",
            "Welcome screen shown",
            "Signed in with Apple", "called from Main Thread", "Will restart session, May update later",
            "name=\"settings\"",
            "Contact Picker dismissed", "user Defaults written", "Registered for Remote Notifications",
            "JohnsonProgressView rendered",
            "Benutzer angemeldet", "12 ms Total", "event name Workout Completed", "file name: Main.storyboard",
            "Shared with iCloud Drive", "Hello Kubernetes cluster up", "Hello World!", "Hola Mundo!", "Witaj świecie",
            "Drogi Kliencie, rachunek gotowy", "Vážený zákazníku, platba prošla", "Hey Siri!",
            "Evening Standard, Monday",
            "Hi All,", "Guten Morgen, alle", "Dobry Start, nowa kampania", "Dear Team,", "Welcome Onboarding, step 2",
            "Hello, World",
            "Mr Robot theme applied", "Dr. Mario level pack loaded", "created by Xcode Cloud", "closed by Remote Host",
            "Artist=Blue Harbour album=Tide", "opened by Deep Link", "photo saved, artist: unknown",
        ]
    ) { text, claim in
        PersonRules(reader: NameReader(text: text)).find(claim)
    }
}

/// Where names follow.
private struct PersonRules {
    let reader: NameReader
    var text: Reading { reader.text }

    /// How sure a name must be.
    private enum Need {
        /// Anything that may be a name.
        case any
        /// A known name, or two words.
        case knownOrTwo
        /// A known name.
        case known
    }

    func find(_ claim: (Range<Int>) -> Void) {
        var index = 0
        while index < text.words.count {
            let roles = text.words[index].roles
            if !roles.isDisjoint(with: PersonRules.triggers), let range = name(at: index) {
                claim(range)
                index = max(index + 1, text.word(from: range.upperBound))
            } else {
                index += 1
            }
        }
    }

    static let triggers: WordRoles = [
        .person, .nameKey, .fullNameKey, .greeting, .honorific, .personVerb, .agent, .phone,
    ]

    private func name(at index: Int) -> Range<Int>? {
        let word = text.words[index]
        if word.has([.nameKey, .fullNameKey]), let range = keyed(index) { return range }
        if word.has(.honorific), let range = titled(index) { return range }
        if word.has(.greeting), let greeted = Greeting(reader: reader).name(after: index) {
            if let range = accepted(greeted.name, greeted.isSure ? .any : .knownOrTwo) {
                let title = greeted.name.words.lowerBound - 1
                let isTitled = title > index && text.words[title].has(.honorific) && text.isBlank(after: title)
                return (isTitled ? text.words[title].range.lowerBound : range.lowerBound)..<range.upperBound
            }
        }
        if word.has(.person), let range = followed(index) { return range }
        if word.has([.personVerb, .phone]), let range = called(index) { return range }
        if word.has(.agent) {
            if text.has([.personVerb, .written, .phone], before: index, within: 3) { return acting(index) }
            if index > 0, PersonRules.deeds.contains(text.words[index - 1].hash) { return doing(index) }
        }
        return nil
    }

    /// The most scalars of a value that may be a name.
    private static let longest = 128

    /// A name after a key: `first_name: Ana`, `name=Ivan+Petrov`.
    private func keyed(_ index: Int) -> Range<Int>? {
        if text.words[index].hash == PersonRules.artist, !isOfPicture { return nil }
        let isFull = isFullKey(index)
        if !isFull, isKeyOfThings(index) { return nil }
        switch FieldValue(text, after: index) {
        case .quoted(let inside, let isAssigned):
            guard isAssigned || isFull else { return nil }
            return value(inside, isFull: isFull)
        case .assigned(let start):
            return value(
                start..<FieldValue.end(text, from: start, commas: true, longest: PersonRules.longest), isFull: isFull)
        case .next: return isFull ? reader.name(from: index + 1).flatMap { accepted($0, .any) } : nil
        case .none: return nil
        }
    }

    private static let artist = WordHash.hash(of: "artist")

    /// The text is about a picture and where it comes from: there an artist is who held the camera.
    private var isOfPicture: Bool { text.words.contains { PersonRules.pictures.contains($0.hash) } }

    private static let pictures = Set(
        ["exif", "iptc", "xmp", "tiff", "photo", "camera", "jpeg", "heic", "lens", "imageio", "cgimage"].map {
            WordHash.hash(of: $0)
        })

    /// A value that is nothing but a name.
    private func value(_ range: Range<Int>, isFull: Bool) -> Range<Int>? {
        let first = text.word(from: range.lowerBound)
        guard first < text.words.count, let name = reader.name(from: first, anyCase: isFull) else { return nil }
        let found = reader.range(of: name)
        guard found.upperBound <= range.upperBound, found.lowerBound - range.lowerBound <= 1 else { return nil }
        let isWhole = range.upperBound - found.upperBound <= 1
        if isFull { return found.lowerBound..<max(found.upperBound, isWhole ? range.upperBound : 0) }
        return accepted(name, name.isCaseless ? .any : .knownOrTwo)
    }

    /// `first_name`, `last name`, `ФИО`, `cardholder`.
    private func isFullKey(_ index: Int) -> Bool {
        if text.words[index].has(.fullNameKey) { return true }
        guard index > 0, text.words[index].range.lowerBound == text.words[index - 1].range.upperBound + 1 else {
            return false
        }
        return PersonRules.firsts.contains(text.words[index - 1].hash) || text.words[index - 1].has(.person)
    }

    private static let firsts = Set(
        ["first", "last", "full", "given", "family", "middle", "real", "legal", "maiden", "display", "sur", "contact"]
            .map { WordHash.hash(of: $0) })

    /// `screen name`, `event_name`, `fileName`: names of things.
    private func isKeyOfThings(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let gap = text.words[index - 1].range.upperBound..<text.words[index].range.lowerBound
        return gap.count == 1 && [0x20, 0x5F, 0x2D, 0x2E].contains(text.scalars[gap.lowerBound])
            && text.words[index - 1].has([.interface, .common, .version, .counter, .device, .network])
    }

    /// `Mr. Okonkwo`, with the title: it tells men from women.
    private func titled(_ index: Int) -> Range<Int>? {
        let word = text.words[index]
        guard word.isCapitalized || word.shape.contains(.foreign) || word.shape.contains(.caseless),
            index + 1 < text.words.count
        else { return nil }
        let end = word.range.upperBound
        let next = text.skippingBlanks(text.scalar(end) == 0x2E ? end + 1 : end)
        guard next > end, next == text.words[index + 1].range.lowerBound, !(index > 0 && text.words[index - 1].isNumber)
        else { return nil }
        let start = titlesStart(before: index)
        guard let name = reader.name(from: index + 1), !isOfThing(name) else { return nil }
        return accepted(name, .any).map { start..<$0.upperBound }
    }

    /// `Mr Robot theme`, `Dr. Mario level`: a title of something that programs have.
    private func isOfThing(_ name: NameReader.Name) -> Bool {
        let last = name.words.upperBound - 1
        return text.isBlank(after: last) && NamedThings.isOne(text.words[last + 1])
    }

    /// `Frau Prof. Dr. …`: the first of titles in a row.
    private func titlesStart(before index: Int) -> Int {
        var first = index
        while first > max(0, index - 4), text.words[first - 1].has(.honorific),
            text.words[first - 1].shape.contains(.capital)
        {
            let gap = text.words[first - 1].range.upperBound..<text.words[first].range.lowerBound
            guard gap.count <= 2, gap.allSatisfy({ Reading.isBlank(text.scalars[$0]) || text.scalars[$0] == 0x2E })
            else { break }
            first -= 1
        }
        return text.words[first].range.lowerBound
    }

    /// `user Jan de Vries`, `Пользователь «Иван Петров»`.
    private func followed(_ index: Int) -> Range<Int>? {
        switch FieldValue(text, after: index) {
        case .next:
            guard let name = reader.name(from: index + 1) else { return nil }
            let word = text.words[index]
            let isSure = (!word.shape.contains(.capital) || word.shape.contains(.foreign)) && !name.isCaseless
            return accepted(name, isSure ? .any : .knownOrTwo)
        case .quoted(let inside, _): return value(inside, isFull: false)
        case .assigned(let start):
            return value(
                start..<FieldValue.end(text, from: start, commas: true, longest: PersonRules.longest), isFull: false)
        case .none: return nil
        }
    }

    /// `Calling Mum`, `Σύνδεση χρήστη …`.
    private func called(_ index: Int) -> Range<Int>? {
        let hasFiller = index + 1 < text.words.count && text.words[index + 1].has(.numberWord)
        let index = hasFiller ? index + 1 : index
        switch FieldValue(text, after: index) {
        case .next: break
        case .assigned(let start) where index + 1 < text.words.count && text.words[index + 1].range.lowerBound == start:
            break
        default: return nil
        }
        if text.words[index + 1].has(.kin),
            text.words[index + 1].shape.contains(.capital) || text.words[index + 1].shape.contains(.caseless)
        {
            return text.words[index + 1].range
        }
        return reader.name(from: index + 1).flatMap { accepted($0, .known) }
    }

    /// `logged in as Maria Rossi`, `оформлено на Оксана Бондаренко`.
    private func acting(_ index: Int) -> Range<Int>? {
        guard text.isBlank(after: index) || isQuotedNext(index) else { return nil }
        if text.words[index + 1].has(.kin), text.words[index + 1].shape.contains(.capital) {
            return text.words[index + 1].range
        }
        guard let name = reader.name(from: index + 1) else { return nil }
        let isAs = PersonRules.roles.contains(text.words[index].hash)
        return accepted(name, isAs || name.isCaseless ? .any : .knownOrTwo)
    }

    /// What people do, and programs too: `opened by …`.
    private static let deeds = Set(
        """
        opened closed created handled resolved escalated sent started locked modified updated added deleted removed changed
        answered paused finished written taken scanned verified granted revoked claimed accepted declined
        """
        .split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    /// Two words behind `opened by` that no program says, or a known name.
    private func doing(_ index: Int) -> Range<Int>? {
        guard text.isBlank(after: index), let name = reader.name(from: index + 1) else { return nil }
        let isPerson = name.parts > 1 && !name.words.contains { isOfPrograms(text.words[$0]) }
        return isPerson || name.hasGiven ? accepted(name, .knownOrTwo) : nil
    }

    private func isOfPrograms(_ word: TextWord) -> Bool {
        let scalars = text.scalars[word.range]
        return word.has([.common, .interface, .device, .network]) || NamedThings.isOne(word)
            || scalars.allSatisfy { $0 < 0x80 }
                && ShapeWords.isShown(scalars.map { UInt8(truncatingIfNeeded: $0) }[...])
    }

    private static let roles = Set(
        ["as", "als", "como", "comme", "come", "jako", "som", "как", "як", "ως", "باسم", "olarak", "bởi", "oleh"].map {
            WordHash.hash(of: $0)
        })

    private func isQuotedNext(_ index: Int) -> Bool {
        guard index + 1 < text.words.count else { return false }
        let gap = text.words[index].range.upperBound..<text.words[index + 1].range.lowerBound
        return gap.count == 2 && !Quotation.closing(text.scalars[gap.upperBound - 1]).isEmpty
    }

    private func accepted(_ name: NameReader.Name, _ need: Need) -> Range<Int>? {
        let isKnown = name.hasGiven || name.hasSurname && (name.parts > 1 || !isCommon(name))
        switch need {
        case .any: break
        case .knownOrTwo: if !isKnown, name.parts < 2 || name.isCaseless && name.parts > 3 { return nil }
        case .known: if !isKnown { return nil }
        }
        return reader.range(of: name)
    }

    private func isCommon(_ name: NameReader.Name) -> Bool {
        text.words[name.words.lowerBound].has([.common, .interface])
    }
}
