extension Detector {
    /// Names that people give to their devices: `Anna's iPhone`, `iPhone von Anna`, `Annas-MacBook-Pro.local`.
    static let deviceName = Detector(
        "device-name", .deviceName, needs: [], roles: .device,
        matches: [
            Sample("paired with Anna's iPhone now", "Anna's iPhone"),
            Sample("с устройства «iPhone Ивана»", "iPhone Ивана"),
            Sample("'민수의 iPhone' 기기에서", "민수의 iPhone"), Sample("Gerät: iPhone von Anna Berg", "iPhone von Anna Berg"),
            Sample("AirDrop to Annas MacBook Pro", "Annas MacBook Pro"), Sample("iPad de Ana conectado", "iPad de Ana"),
            Sample("host Annas-MacBook-Pro.local", "Annas-MacBook-Pro"), Sample("田中のiPhone に接続", "田中のiPhone"),
            Sample("“Mum’s iPad” joined", "Mum’s iPad"), Sample("王小明的 iPhone", "王小明的 iPhone"),
            Sample("Telefon Kenji's Apple Watch", "Kenji's Apple Watch"),
            Sample("MacBook Pro Сергея", "MacBook Pro Сергея"), Sample("iPhone d'Élodie", "iPhone d'Élodie"),
            Sample("host Gudnys-MacBook-Pro.local up", "Gudnys-MacBook-Pro"), Sample("Min-ji의 iPad", "Min-ji의 iPad"),
            Sample("route changed to Julia's Apple TV", "Julia's Apple TV"),
            Sample("HomePod „Küche von Petra“ gefunden", "Küche von Petra"),
            Sample("UIDevice name=Peter's iPhone 15 Pro", "Peter's iPhone 15 Pro"),
        ],
        rejects: [
            "", "model=iPhone17,1", "iPhone 15 Pro Max", "iPhone Simulator", "iPad Air", "Apple's iPhone",
            "iPhone de prueba", "Watch app installed",
            "iOS 26.1 on iPhone17,1", "user's iPhone", "iPhone Mirroring", "MacBook Pro", "Galaxy S24 Ultra",
            "today's watch list", "Apple TV app opened", "TV \"Living Room\" found", "Today's TV guide",
            "phone Settings", "Tests-iPhone-Runner.local", "Nightlys iPhone",
        ]
    ) { text, claim in
        let reader = NameReader(text: text)
        var next = 0
        for index in text.words.indices where index >= next && text.words[index].has(.device) {
            if let words = DeviceNames.words(in: reader, at: index) {
                claim(words)
                next = text.word(from: words.upperBound)
            }
        }
    }
}

/// Reads names of devices.
private enum DeviceNames {
    static func words(in reader: NameReader, at device: Int) -> Range<Int>? {
        let text = reader.text
        if let start = ownerBefore(reader, device) { return start..<modelEnd(text, device) }
        if let end = ownerAfter(reader, device) { return text.words[device].range.lowerBound..<end }
        return quotedName(reader, device)
    }

    /// `HomePod „Küche von Petra“`: a name in quotes with a person's in it.
    private static func quotedName(_ reader: NameReader, _ device: Int) -> Range<Int>? {
        let text = reader.text
        guard case .quoted(let inside, _) = FieldValue(text, after: device), inside.count <= 64 else { return nil }
        let first = text.word(from: inside.lowerBound)
        let last = text.word(from: inside.upperBound)
        let isOwned = text.words[first..<max(first, last)].contains {
            $0.has([.given, .kin]) && $0.shape.contains(.capital)
        }
        return isOwned ? inside : nil
    }

    /// The begin of an owner in the genitive before the device: `Anna's`, `Annas`, `민수의`, `田中の`, `王小明的`.
    private static func ownerBefore(_ reader: NameReader, _ device: Int) -> Int? {
        let text = reader.text
        var index = device - 1
        guard index >= 0 else { return nil }
        // `Anna's Apple Watch`, `Anna's old iPhone`.
        if text.words[index].has(.common) || !text.words[index].shape.contains(.capital), index > 1,
            isJoint(text, index), isGenitive(text, index - 1)
        {
            index -= 1
        }
        guard isJoint(text, index) else { return nil }
        return owner(reader, index)
    }

    private static func owner(_ reader: NameReader, _ index: Int) -> Int? {
        let text = reader.text
        let word = text.words[index]
        if isGenitive(text, index) {
            let first = index - 1
            guard first >= 0, isName(reader, first) else { return nil }
            return text.words[start(reader, first)].range.lowerBound
        }
        if !word.shape.isDisjoint(with: .eastern) { return easternOwner(text, index) }
        let last = text.lowered[word.range.upperBound - 1]
        guard word.isCapitalized, last == 0x73 || last == 0x78 || last == 0x7A, word.count > 3,
            !word.has([.common, .interface, .device, .stop])
        else { return nil }
        if isHost(text, index) { return word.range.lowerBound }
        let stem = hash(text, word.range.dropLast())
        let roles = WordLexicon.shared.roles(of: stem).union(word.roles)
        return roles.isDisjoint(with: [.given, .givenOrWord, .kin, .surname]) ? nil : word.range.lowerBound
    }

    /// `Beates-MacBook-Air.local`: the host that a Mac makes of its name.
    private static func isHost(_ text: Reading, _ index: Int) -> Bool {
        guard text.isJoined(after: index, by: 0x2D) else { return false }
        var last = index + 1
        while last + 1 < text.words.count, last < index + 5, text.isJoined(after: last, by: 0x2D) { last += 1 }
        return text.isJoined(after: last, by: 0x2E) && text.words[last + 1].hash == local
    }

    private static let local = WordHash.hash(of: "local")

    /// The `s` after an apostrophe.
    private static func isGenitive(_ text: Reading, _ index: Int) -> Bool {
        let word = text.words[index]
        guard index > 0, word.count == 1, text.lowered[word.range.lowerBound] == 0x73 else { return false }
        return text.isJoined(after: index - 1, by: 0x27) || text.isJoined(after: index - 1, by: 0x2019)
    }

    private static func isName(_ reader: NameReader, _ index: Int) -> Bool {
        let word = reader.text.words[index]
        if word.has(.kin) { return true }
        return word.isCapitalized && !word.has([.common, .interface, .device, .stop]) || word.has(.given)
    }

    /// A first name before the last one.
    private static func start(_ reader: NameReader, _ index: Int) -> Int {
        let text = reader.text
        guard index > 0, text.isBlank(after: index - 1), text.words[index - 1].has(.given), isName(reader, index - 1)
        else { return index }
        return index - 1
    }

    /// Words with a particle of the genitive at the end: `민수의`, or a run and `の` or `的`.
    private static func easternOwner(_ text: Reading, _ index: Int) -> Int? {
        let word = text.words[index]
        switch text.scalars[word.range.upperBound - 1] {
        case 0xC758 where word.count > 1: return word.range.lowerBound
        case 0xC758 where index > 0 && text.words[index - 1].range.upperBound == word.range.lowerBound:
            // `Hyun-woo의 iPhone`
            let isDouble = index > 1 && text.isJoined(after: index - 2, by: 0x2D)
            return text.words[isDouble ? index - 2 : index - 1].range.lowerBound
        case 0x7684 where (2...5).contains(word.count - 1): return word.range.lowerBound
        case 0x306E
        where index > 0 && text.words[index - 1].range.upperBound == word.range.lowerBound && word.count == 1:
            return text.words[index - 1].range.lowerBound
        default: return nil
        }
    }

    private static func isJoint(_ text: Reading, _ index: Int) -> Bool {
        text.isBlank(after: index) || text.isJoined(after: index, by: 0x2D)
            || text.words[index].range.upperBound == text.words[index + 1].range.lowerBound
    }

    /// The end of the device's model: `MacBook Pro`, `iPhone 15 Pro Max`, `Apple Watch`.
    private static func modelEnd(_ text: Reading, _ device: Int) -> Int {
        var last = device
        while last + 1 < text.words.count, last < device + 4, isJoint(text, last),
            models.contains(text.words[last + 1].hash)
                || text.words[last + 1].isNumber && text.words[last + 1].count <= 2
        { last += 1 }
        return text.words[last].range.upperBound
    }

    private static let models = Set(
        ["pro", "max", "air", "mini", "plus", "ultra", "se", "xr", "xs", "series", "13", "14", "15", "16", "17"].map {
            WordHash.hash(of: $0)
        })

    /// The end of an owner after the device: `iPhone von Anna`, `iPhone d'Élodie`, `iPhone Ивана`, `iPhone (Anna)`.
    private static func ownerAfter(_ reader: NameReader, _ device: Int) -> Int? {
        let text = reader.text
        var next = device + 1
        while next < text.words.count,
            models.contains(text.words[next].hash) || text.words[next].shape.contains(.digits),
            text.isBlank(after: next - 1)
        {
            next += 1
        }
        guard next < text.words.count, !text.endsSentence(after: device) else { return nil }
        let word = text.words[next]
        let gap = text.words[next - 1].range.upperBound..<word.range.lowerBound
        guard (1...2).contains(gap.count), text.scalars[gap.lowerBound] == 0x20 || text.scalars[gap.lowerBound] == 0x2D
        else { return nil }
        if gap.count == 2, text.scalars[gap.upperBound - 1] == 0x28 {
            return word.has(.given) ? word.range.upperBound : nil
        }
        if word.has(.particle) || owners.contains(word.hash), let name = reader.name(from: next + 1), isNear(text, next)
        {
            return text.words[name.words.upperBound - 1].range.upperBound
        }
        if isGenitive(text, next + 1 < text.words.count ? next + 1 : next) { return nil }
        let isKnown = word.has([.given, .kin]) && word.shape.contains(.capital)
        let isOwner =
            word.shape.contains(.foreign) && word.isCapitalized && !word.has([.common, .interface])
            && text.scalars[word.range.lowerBound] >= 0x370
        return isKnown || isOwner ? word.range.upperBound : nil
    }

    private static func isNear(_ text: Reading, _ word: Int) -> Bool {
        text.isBlank(after: word) || text.isJoined(after: word, by: 0x27) || text.isJoined(after: word, by: 0x2019)
            || text.isJoined(after: word, by: 0x2D)
    }

    private static let owners = Set(
        [
            "von", "de", "di", "van", "d", "do", "da", "of", "för", "fra", "till", "tilhørende", "użytkownika",
            "uživatele", "от", "του", "της", "של", "ของ", "của",
        ].map { WordHash.hash(of: $0) })

    private static func hash(_ text: Reading, _ range: Range<Int>) -> UInt64 {
        var hash = WordHash()
        for place in range { hash.add(text.lowered[place]) }
        return hash.value
    }
}
