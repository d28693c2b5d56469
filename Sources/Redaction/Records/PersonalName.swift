/// Whether a name that nobody declared is formed like a person's: `Quirina_Okafor`, `anna.kowalska`, `AnnaKowalska`.
///
/// Two neighbours in it must be words that programs do not say, and either one of them is known as a name, or both are
/// written like names and stand apart.
enum PersonalName {
    /// Names that are, checked by a test.
    static let matching = [
        "Quirina_Okafor", "Passport_Quirina_Okafor", "anna.kowalska", "AnnaKowalska", "Quirina Okafor", "john_smith_2",
        "Okafor-Mbeki", "Иванова_Ольга",
    ]
    /// Names that are not, checked by a test.
    static let notMatching = [
        "", "Button_Tapped", "WebKit.Networking", "com.apple.WebKit.Networking", "CFNetwork", "MobileSafari",
        "Orion RC",
        "Cart_Viewed", "Google Chrome Helper", "max_retries", "Nightly_Regression", "counter-web-errors-retry",
        "Okafor",
        "com.anna.app", "WhatsApp", "AppStore",
    ]

    /// True for the form of a person's name.
    static func isLikely(_ name: String) -> Bool {
        let words = words(of: name)
        return zip(words, words.dropFirst()).contains { first, second in
            guard !first.isOfPrograms, !second.isOfPrograms else { return false }
            return first.isName || second.isName
                || (second.standsApart && first.isWrittenLikeName && second.isWrittenLikeName)
        }
    }

    /// Names that hold one of a person or a secret, checked by a test.
    static let holding = [
        "MaryTapped", "opened_by_kevin", "KowalskaDashboard", "profile_maria", "password_hunter2", "passwordTumbleweed",
        "Olga", "tap.giovanni", "JohnSmithTapped", "token_abc123xyz", "userMark", "opened_by_dawn",
    ]
    /// Names that hold none, checked by a test.
    static let notHolding = [
        "", "Button_Tapped", "may_report", "summer_sale", "rose_gold_theme", "mark_read", "password_changed",
        "passwordField",
        "GraceView", "will_retry", "grant_access", "max_count", "token_refreshed", "passwordPromptShown", "hope_sent",
        "chase_bank", "settings_opened", "token_2024", "key_v2", "user_may_retry2", "web_view_error", "tabBar",
        "jack_plugged",
    ]

    /// True when a single word of a name is a person's and nothing else, when two are formed so, or when a word for a secret
    /// stands before one that programs do not say.
    static func holdsOne(_ name: String) -> Bool {
        let words = words(of: name)
        if words.contains(where: \.isOnlyName) || isLikely(name) || holdsToken(name) { return true }
        if words.count > 1, let last = words.last, last.isNameLike, words[words.count - 2].leadsToName { return true }
        guard let secret = words.firstIndex(where: \.isSecret) else { return false }
        return words[(secret + 1)...].contains { !$0.isOfPrograms && !$0.isOfSecrets }
    }

    /// `token_abc123xyz`: letters and several digits behind a word for what lets somebody in.
    private static func holdsToken(_ name: String) -> Bool {
        let parts = name.split { !$0.isLetter && !$0.isNumber }
        return zip(parts, parts.dropFirst()).contains { key, value in
            ["token", "secret", "key", "apikey", "session", "code"].contains(key.lowercased()) && value.count >= 6
                && value.count(where: \.isNumber) > 2 && value.contains(where: \.isLetter)
        }
    }

    private struct Word {
        var scalars: [UInt32]
        /// Whether a sign parts it from the word before, and not its case alone.
        var standsApart: Bool

        /// A capital and small letters, and no ending of words for what is done.
        var isWrittenLikeName: Bool {
            guard scalars.count > 2, isUpper(scalars[0]), !scalars.dropFirst().contains(where: isUpper) else {
                return false
            }
            return !PersonalName.endings.contains { scalars.suffix($0.count).elementsEqual($0) }
        }

        /// A name that is no other word; three letters and more.
        var isOnlyName: Bool {
            scalars.count > 2 && isName
                && roles.isDisjoint(with: [
                    .givenOrWord, .common, .interface, .place, .month, .stop, .particle, .device,
                ])
                && !PersonalName.others.contains(lowered) && !FileWords.contains(lowered[...])
                && !isListed
        }

        var isNameLike: Bool { ShapeWords.isNameLike(Array(text.utf8)[...]) }
        var leadsToName: Bool { ShapeWords.leadsToName(Array(text.utf8)[...]) }

        /// A word for a password.
        var isSecret: Bool { ["password", "passwort", "passwd", "passphrase", "passcode"].contains(text) }

        /// What programs do with secrets beside what they do with everything.
        var isOfSecrets: Bool {
            !roles.isDisjoint(with: [.secret, .token, .code, .codeUse, .harmless, .link, .digest])
        }

        private var text: String {
            String(decoding: lowered.map { UInt8(exactly: $0) ?? 0 }, as: UTF8.self)
        }

        private var isListed: Bool {
            let bytes = lowered.compactMap { UInt8(exactly: $0) }
            return bytes.count == lowered.count
                && (ShapeWords.isShown(bytes[...]) || ShapeWords.nameLike.contains(bytes))
        }

        var isName: Bool { !roles.isDisjoint(with: [.given, .surname]) }

        var isOfPrograms: Bool {
            if PersonalName.others.contains(lowered) || FileWords.contains(lowered[...]) { return true }
            if isName { return false }
            let bytes = lowered.compactMap { UInt8(exactly: $0) }
            return !roles.isDisjoint(with: [.common, .interface, .failure, .stop])
                || (bytes.count == lowered.count && ShapeWords.isShown(bytes[...]))
        }

        private var lowered: [UInt32] {
            scalars.flatMap { scalar in
                Unicode.Scalar(scalar).map { $0.properties.lowercaseMapping.unicodeScalars.map(\.value) } ?? []
            }
        }

        private var roles: WordRoles {
            var hash = WordHash()
            for scalar in lowered { hash.add(scalar) }
            return WordLexicon.shared.roles(of: hash.value)
        }
    }

    /// The words of letters, parted by anything else and by humps.
    private static func words(of name: String) -> [Word] {
        var words: [Word] = []
        var (isInside, last) = (false, UInt32(0))
        for scalar in name.unicodeScalars {
            guard scalar.properties.isAlphabetic else {
                isInside = false
                continue
            }
            if isInside, !(isUpper(scalar.value) && !isUpper(last)) {
                words[words.count - 1].scalars.append(scalar.value)
            } else {
                words.append(Word(scalars: [scalar.value], standsApart: !isInside))
            }
            (isInside, last) = (true, scalar.value)
        }
        return words
    }

    private static func isUpper(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isUppercase ?? false
    }

    /// Endings of words for what is done or what something is.
    private static let endings = [
        "ing", "ed", "ion", "ions", "ly", "ment", "ness", "ity", "able", "ung", "keit", "isch",
    ]
    .map { $0.unicodeScalars.map(\.value) }

    /// Parts of domains and makers of programs, which stand in names of programs.
    private static let others: Set<[UInt32]> = Set(
        """
        com org net io de app dev co uk fr it ru ua pl eu me example google chrome chromium microsoft adobe mozilla firefox \
        apple safari facebook instagram whatsapp amazon visual studio office outlook excel android spotify slack zoom \
        teams opera brave edge helper renderer gpu orion kagi webkit
        """.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map(\.value) })
}
