/// The words that a message shape may show: what programs say about themselves, never what people type or are called.
///
/// A word is shown in its own case when it, its base form (`loading`, `tapped`, `entries`) or every hump of it
/// (`homeTabBar`, `WEB_VIEW`) is on the list. Words that are also given names are shown in lower case only.
enum ShapeWords {
    /// True when a run of ASCII letters, `_` and `'` is a word that may be shown.
    static func isShown(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, word.count <= 64 else { return false }
        if isListed(word) { return !(isUpper(first) && nameLike.contains(lowered(word))) }
        let humps = humps(of: word)
        return humps.count > 1 && humps.allSatisfy { $0.count > 1 && isListed($0) }
    }

    /// Whether a key is followed by something that a person typed, is called or must keep secret.
    static func announcesPrivateValue(_ key: ArraySlice<UInt8>) -> Bool {
        privateKeys.contains(lowered(key)) || humps(of: key).contains { privateKeys.contains(lowered($0)) }
    }

    /// The parts of a compound: split at `_` and where the case says that a new word begins.
    static func humps(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = word.startIndex
        for place in word.indices.dropFirst() {
            let isBreak = word[place] == underscore || word[place - 1] == underscore
            let isRise = isUpper(word[place]) && isLower(word[place - 1])
            let isLastOfCapitals =
                isUpper(word[place]) && isUpper(word[place - 1])
                && place + 1 < word.endIndex && isLower(word[place + 1])
            guard isBreak || isRise || isLastOfCapitals else { continue }
            parts.append(word[start..<place])
            start = place
        }
        parts.append(word[start...])
        return parts.filter { $0.first != underscore }
    }

    // MARK: Base forms

    private static func isListed(_ word: ArraySlice<UInt8>) -> Bool {
        let text = lowered(word)
        if contains(text) { return true }
        return baseForms(of: text).contains { $0.count > 2 && contains($0) }
    }

    private static func contains(_ word: [UInt8]) -> Bool {
        words.contains(word) || privateKeys.contains(word)
    }

    /// What a plural, past or `-ing` form may come from.
    private static func baseForms(of word: [UInt8]) -> [[UInt8]] {
        for (ending, replacements) in endings
        where word.count > ending.count + 1 && word.suffix(ending.count).elementsEqual(ending) {
            let stem = Array(word.dropLast(ending.count))
            var forms = replacements.map { stem + $0 }
            if ending != plural, stem.count > 2, stem[stem.count - 1] == stem[stem.count - 2] {
                forms.append(Array(stem.dropLast()))
            }
            return forms
        }
        return []
    }

    private static let plural = Array("s".utf8)
    private static let endings: [(ending: [UInt8], replacements: [[UInt8]])] = [
        ("ies", ["y", "ie"]), ("ied", ["y"]), ("ing", ["", "e"]), ("ed", ["", "e"]), ("es", ["", "e"]), ("s", [""]),
    ].map { (Array($0.0.utf8), $0.1.map { Array($0.utf8) }) }

    // MARK: Bytes

    private static let underscore = UInt8(ascii: "_")

    private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

    private static func isLower(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

    private static func lowered(_ word: some Sequence<UInt8>) -> [UInt8] {
        word.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    }

    private static func set(_ text: StaticString) -> Set<[UInt8]> {
        Set(text.description.utf8.split { $0 == 32 || $0 == 10 }.map { Array($0) })
    }

    /// Words of the list that are given names as well.
    static let nameLike = set("may mark max will grant case art dawn hope joy chase sky")

    /// Whether a word is a given name as well.
    static func isNameLike(_ word: ArraySlice<UInt8>) -> Bool {
        word.count < 6 && nameLike.contains(lowered(word))
    }

    /// Whether people are named behind a word.
    static func leadsToName(_ word: ArraySlice<UInt8>) -> Bool {
        word.count < 9 && leaders.contains(lowered(word))
    }

    private static let leaders = set(
        "as user by hi hello dear login from account owner customer contact welcome invite invited member friend named called"
    )

    /// Keys before a value that is never shown, however harmless its words.
    static let privateKeys = set(
        """
        account address alias answer auth author authorization bearer birthday body caption card city code comment \
        contact cookie country credential customer description device email filename filter first host input keyword \
        label last location login mail member message name nickname note owner passcode passphrase password passwd \
        patient person phone pin profile pwd query reply room search secret sender signature ssid state street subject \
        surname text title token topic typed user username value zip
        """)

    static let words = set(ShapeWordList.text)
}
