public import EventModel

/// What must not be found in published text: values of a run, as keyed hashes of their letters and digits.
///
/// Case, blanks, punctuation and encodings do not matter. It keeps no text; the key lives as long as the run. Bounded: what
/// comes when it is full is counted and left out.
public struct SecretSet: Sendable {
    /// The most entries.
    static let limit = 200_000
    /// Whole values count from this many bytes on.
    static let shortestValue = 8
    /// Words count from this many bytes on.
    static let shortestWord = 4
    /// How many bytes lead to the candidates of a place.
    static let lead = 4

    private struct Entry: Sendable, Hashable {
        var count: Int
        var hash: UInt64
        /// Whether it counts only as words of their own.
        var isWord: Bool
        /// Whether it is looked for in names that nobody declared only: a word that may be anybody's, as `groceries`.
        var isVague = false
    }

    private let seed: (UInt64, UInt64)
    private let limit: Int
    private var entries: [UInt64: Set<Entry>] = [:]
    private var allowed: Set<UInt64> = []
    private var lengths: Set<Int> = []
    private(set) var count = 0
    /// Values that were left out because it was full.
    public private(set) var overflow = 0

    /// An empty set under the key of a run.
    public init(key: RunKey) {
        self.init(key: key, limit: SecretSet.limit)
    }

    /// An empty set that has room for so many.
    init(key: RunKey, limit: Int) {
        self.limit = limit
        seed = key.bytes.enumerated().reduce(into: (0, 0)) { seed, byte in
            if byte.offset < 8 {
                seed.0 = seed.0 << 8 | UInt64(byte.element)
            } else {
                seed.1 = seed.1 << 8 | UInt64(byte.element)
            }
        }
    }

    /// Adds a value that was not shown as it is.
    public mutating func add(value: String) {
        let flat = FlatBytes(value)
        add(flat.bytes[...], isWord: false)
        if value.utf8.contains(where: { $0 == 0x25 || $0 == 0x26 || $0 == 0x5C || $0 >= 0x80 }) {
            add(FlatBytes(folding: value).bytes[...], isWord: false)
        }
    }

    /// Adds the words of a value, too: of a name, of a text, of a path; `shown` is what may be shown of it.
    public mutating func add(wordsOf value: String, shown: String) {
        let open = Set(FlatBytes(folding: shown).words)
        if FlatBytes(folding: value).words.allSatisfy(open.contains) { return }
        add(value: value)
        for word in FlatBytes(folding: value).words where !open.contains(word) { add(word[...], isWord: true) }
    }

    /// Adds a value that was dropped, and its words but for those that everybody says and for short numbers; `shown` is what is
    /// shown of it.
    ///
    /// Words that may be anybody's count for names that nobody declared only, and those of a value that need not be private not at all:
    /// `groceries` is not taken from a page because somebody typed it.
    mutating func add(dropped value: String, shown: String = "", isPrivate: Bool = true) {
        let open = Set(FlatBytes(folding: shown).words)
        let words = FlatBytes(folding: value).words.filter { !open.contains($0) }
        if words.isEmpty { return }
        let weights = words.map { SecretSet.weight(of: $0[...]) }
        if isPrivate || weights.contains(.somebodys) { add(value: value) }
        for (word, weight) in zip(words, weights) {
            switch weight {
            case .somebodys: add(word[...], isWord: true)
            case .vague where isPrivate: add(word[...], isWord: true, isVague: true)
            case .vague, .everybodys: break
            }
        }
    }

    /// What a word of a dropped value tells.
    enum Weight: Sendable {
        /// Everybody says it, or it may count something.
        case everybodys
        /// Nothing is known of it.
        case vague
        /// It is a name of people, or letters and digits that nobody says.
        case somebodys
    }

    /// What a word tells.
    static func weight(of word: ArraySlice<UInt8>) -> Weight {
        let digits = word.count { (48...57).contains($0) }
        if digits == word.count { return word.count > 8 ? .somebodys : .everybodys }
        if ShapeWords.isShown(word) { return .everybodys }
        if digits > 0 { return .somebodys }
        var hash = WordHash()
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars { hash.add(scalar.value) }
        let roles = WordLexicon.shared.roles(of: hash.value)
        if !roles.isDisjoint(with: saidByEverybody) { return .everybodys }
        return roles.isDisjoint(with: [.given, .surname]) ? .vague : .somebodys
    }

    private static let saidByEverybody: WordRoles = [
        .common, .interface, .failure, .stop, .unit, .month, .counter, .version, .network, .device, .phone, .mail,
        .harmless,
        .link, .address,
    ]

    /// Words that may be shown, whatever value they stand in: of pages, packs and names that were let through.
    public mutating func allow(wordsOf text: String) {
        for word in FlatBytes(folding: text).words { allowed.insert(hash(word[...])) }
        for word in FlatBytes.humped(text)?.words ?? [] { allowed.insert(hash(word[...])) }
    }

    /// Names that are shown.
    public mutating func allow(shown names: [Public]) {
        for name in names { allow(wordsOf: name.text) }
    }

    /// Names that are not shown.
    public mutating func add(dropped names: [Public]) {
        for name in names { add(dropped: name.text) }
    }

    /// The words of packs: what they declare may be shown wherever it stands.
    public mutating func allow(_ catalogues: [EventCatalogue], _ vocabulary: Vocabulary) {
        allow(catalogues.flatMap(\.events))
        for texts in [vocabulary.hosts, vocabulary.words, vocabulary.errorDomains, vocabulary.declaredQueryNames] {
            texts.forEach { allow(wordsOf: $0) }
        }
        for route in vocabulary.routes { route.forEach { allow(wordsOf: $0) } }
    }

    /// The words of events that a pack or a plan declares.
    public mutating func allow(_ events: [EventCatalogue.PlannedEvent]) {
        for event in events {
            allow(wordsOf: event.name)
            for parameter in event.parameters {
                allow(wordsOf: parameter.name)
                parameter.domain.forEach { allow(wordsOf: $0) }
            }
        }
    }

    /// Adds what another part of the run found.
    public mutating func merge(_ other: SecretSet) {
        for (lead, others) in other.entries {
            for entry in others { insert(entry, at: lead) }
        }
        allowed.formUnion(other.allowed)
        overflow += other.overflow
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, isWord: Bool, isVague: Bool = false) {
        let isLetters = bytes.allSatisfy { $0 >= 0x61 }
        // A short number, or a short word with digits, is found anywhere by chance.
        let shortest = isWord ? (isLetters ? SecretSet.shortestWord : 6) : SecretSet.shortestValue
        guard bytes.count >= shortest, bytes.count <= 4096 else { return }
        insert(
            Entry(count: bytes.count, hash: hash(bytes), isWord: isWord, isVague: isVague),
            at: hash(bytes.prefix(SecretSet.lead)))
    }

    private mutating func insert(_ entry: Entry, at lead: UInt64) {
        if entries[lead]?.contains(entry) ?? false { return }
        guard count < limit else {
            overflow += 1
            return
        }
        count += 1
        entries[lead, default: []].insert(entry)
    }

    /// A keyed hash, good enough to tell values apart that nobody chose to collide.
    private func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = seed.0
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        hash = (hash ^ seed.1) &* 0xBF58_476D_1CE4_E5B9
        return hash ^ hash >> 32
    }

    // MARK: Search

    /// Whether a name that nobody declared holds one of the values: as it stands, or with its humps as words.
    func holds(_ name: String) -> Bool {
        if entries.isEmpty { return false }
        let texts = [FlatBytes(folding: name)] + (FlatBytes.humped(name).map { [$0] } ?? [])
        return texts.contains { matches(in: $0, isName: true) > 0 }
    }

    /// How many values stand in a text, or in a name that nobody declared.
    func matches(in text: FlatBytes, isName: Bool = false) -> Int {
        guard !entries.isEmpty, text.bytes.count >= SecretSet.lead else { return 0 }
        var found = 0
        var place = 0
        while place <= text.bytes.count - SecretSet.lead {
            let end = end(of: text, from: place, isName)
            found += end == nil ? 0 : 1
            place = end ?? place + 1
        }
        return found
    }

    /// The end of the longest value that begins at a place and is not made of allowed words only.
    private func end(of text: FlatBytes, from place: Int, _ isName: Bool) -> Int? {
        guard let candidates = entries[hash(text.bytes[place..<place + SecretSet.lead])] else { return nil }
        let ends = candidates.filter { entry in
            let end = place + entry.count
            guard isName || !entry.isVague, end <= text.bytes.count, !entry.isWord || text.isWord(place..<end) else {
                return false
            }
            return hash(text.bytes[place..<end]) == entry.hash && !isAllowed(text, place..<end)
        }
        return ends.map { place + $0.count }.max()
    }

    private func isAllowed(_ text: FlatBytes, _ range: Range<Int>) -> Bool {
        text.wordRanges(meeting: range).allSatisfy { word in
            let bytes = text.bytes[word]
            return allowed.contains(hash(bytes)) || ShapeWords.isShown(bytes)
        }
    }
}
