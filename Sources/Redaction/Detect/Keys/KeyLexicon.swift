internal import EventModel

/// The words of keys, in many languages and spellings, and what they say about values.
///
/// A key is read as words (`userEmail`, `user_email`, `user-email` and `User e-mail` are the same two), and the longest
/// run of words at its end that is on the list decides: `billing.emailAddress` is an e-mail address, not an address. Last
/// words such as `verified` or `count` make a key safe.
enum KeyLexicon {
    /// The longest key that is looked at, in scalars.
    static let reach = 64

    /// What a key says; `key` is the text between the marks of a field, in any case.
    static func meaning(of key: String) -> KeyMeaning {
        meaning(of: key.unicodeScalars.map(\.value)[...])
    }

    /// What a key says, by its scalars in their own case.
    static func meaning(of key: ArraySlice<UInt32>) -> KeyMeaning {
        guard !key.isEmpty, key.count <= reach else { return .unknown }
        var words = KeyWords(key)
        words.dropNumbersAndFillers()
        if words.isEmpty { return .unknown }
        if words.startsWithQuestion { return .safe }
        // `status_code` is about something else, `recovery_code` is a secret of that name.
        if words.endsWithSafeWord { return words.isSecretOfTwoWords ? .sensitive(.secret) : .safe }
        return words.meaning
    }
}

/// A key as words, each as its place and the hash of its lower-case letters and digits.
private struct KeyWords {
    /// A word's scalars, lower case, one after the other.
    private var letters: [UInt32] = []
    private var words: [Range<Int>] = []

    var isEmpty: Bool { words.isEmpty }

    init(_ key: ArraySlice<UInt32>) {
        letters.reserveCapacity(key.count)
        words.reserveCapacity(4)
        var start = 0
        for place in key.indices {
            let scalar = key[place]
            guard KeyScalar.isWord(scalar) else {
                close(&start)
                continue
            }
            if beginsWord(key, place) { close(&start) }
            letters.append(KeyScalar.lowered(scalar))
        }
        close(&start)
    }

    private mutating func close(_ start: inout Int) {
        if letters.count > start { words.append(start..<letters.count) }
        start = letters.count
    }

    /// A capital behind a small letter, the last of several capitals, a digit behind a letter, a letter behind a digit.
    private func beginsWord(_ key: ArraySlice<UInt32>, _ place: Int) -> Bool {
        guard place > key.startIndex else { return false }
        let (before, scalar) = (key[place - 1], key[place])
        if KeyScalar.isUpper(scalar) {
            if KeyScalar.isLower(before) { return true }
            return KeyScalar.isUpper(before) && place + 1 < key.endIndex && KeyScalar.isLower(key[place + 1])
        }
        return KeyScalar.isDigit(scalar) != KeyScalar.isDigit(before) && KeyScalar.isWord(before)
    }

    /// Leaves out what says nothing: `email2`, `phone_value`, `new_password_string`.
    mutating func dropNumbersAndFillers() {
        while let last = words.last, words.count > 1 {
            let isNumber = letters[last].allSatisfy(KeyScalar.isDigit)
            guard isNumber || KeyTable.fillers.contains(hash(last)) else { return }
            words.removeLast()
        }
    }

    var startsWithQuestion: Bool {
        words.count > 1 && KeyTable.questions.contains(hash(words[0]))
    }

    var endsWithSafeWord: Bool {
        guard let last = words.last else { return false }
        return KeyTable.safe.contains(hash(last))
    }

    /// Whether two or more words at its end name a secret.
    var isSecretOfTwoWords: Bool {
        words.indices.dropLast().contains { first in
            let run = words[first].lowerBound..<letters.count(upTo: words)
            return KeyTable.meanings[hash(run)] == .sensitive(.secret)
        }
    }

    /// Of the longest run of words at the end that is on the list.
    var meaning: KeyMeaning {
        for first in words.indices {
            let run = words[first].lowerBound..<letters.count(upTo: words)
            if let meaning = KeyTable.meanings[hash(run)] { return meaning }
        }
        return .unknown
    }

    private func hash(_ range: Range<Int>) -> UInt64 { KeyTable.hash(letters[range]) }
}

extension [UInt32] {
    /// The end of the last word that is left.
    fileprivate func count(upTo words: [Range<Int>]) -> Int { words.last?.upperBound ?? count }
}

/// What single scalars are in keys.
enum KeyScalar {
    static func isDigit(_ scalar: UInt32) -> Bool { (48...57).contains(scalar) }

    static func isUpper(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (65...90).contains(scalar) }
        return properties(scalar)?.isUppercase ?? false
    }

    static func isLower(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (97...122).contains(scalar) }
        return properties(scalar)?.isLowercase ?? false
    }

    /// Letters and digits of any script, and the marks that belong to them.
    static func isWord(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (97...122).contains(scalar | 0x20) || isDigit(scalar) }
        guard let properties = properties(scalar) else { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            return true
        default: return false
        }
    }

    static func lowered(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return (65...90).contains(scalar) ? scalar | 0x20 : scalar }
        let mapping = properties(scalar)?.lowercaseMapping.unicodeScalars
        guard let mapping, mapping.count == 1, let only = mapping.first else { return scalar }
        return only.value
    }

    private static func properties(_ scalar: UInt32) -> Unicode.Scalar.Properties? {
        Unicode.Scalar(scalar)?.properties
    }
}
