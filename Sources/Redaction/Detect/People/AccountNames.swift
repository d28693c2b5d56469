/// Names of people where no key and no honorific says so: behind words for signing in, as the two ends of a message, before what
/// somebody said, with an apostrophe in front, and behind the sign of a place on a page.
struct AccountNames {
    let text: Reading

    func find(_ claim: (Range<Int>) -> Void) {
        if let range = speaker() { claim(range) }
        for index in text.words.indices {
            let word = text.words[index]
            if UsedWords.ways.contains(word.hash), let range = signedIn(index) { claim(range) }
            if word.hash == UsedWords.from { ends(index).forEach(claim) }
            if let range = withApostrophe(index) { claim(range) }
            if text.scalar(word.range.lowerBound - 1) == 0x23, let range = fragment(index) { claim(range) }
            if word.has(.userName), let range = ofTwoWords(index) { claim(range) }
            if let range = ofSystem(index) { claim(range) }
            if let range = passenger(index) { claim(range) }
            if let range = identified(index) { claim(range) }
        }
    }

    /// `logged in as mark`, `switching to user kevin`: one word behind a word for who is meant, and a word for signing in before.
    private func signedIn(_ index: Int) -> Range<Int>? {
        guard text.isBlank(after: index), index + 1 < text.words.count else { return nil }
        let before = text.words[max(0, index - 4)..<index]
        guard before.contains(where: { UsedWords.signing.contains($0.hash) }) else { return nil }
        let word = text.words[index + 1]
        guard word.isLetters, (3...20).contains(word.count), !isPathOrCall(word.range.upperBound) else { return nil }
        if isName(word) || word.has(.givenOrWord) { return word.range }
        return word.has([.common, .stop, .interface, .failure, .harmless, .link, .person, .userName])
            || UsedWords.everybody.contains(word.hash) || word.shape.contains(.mixed) || word.shape.contains(.capital)
            ? nil : word.range
    }

    /// `from Anna to Bob:`: both ends of something that people send.
    private func ends(_ from: Int) -> [Range<Int>] {
        guard from + 3 < text.words.count, text.words[from + 2].hash == UsedWords.to,
            (from...from + 2).allSatisfy(text.isBlank(after:))
        else { return [] }
        let (first, second) = (text.words[from + 1], text.words[from + 3])
        guard first.isCapitalized, second.isCapitalized, isName(first) || isName(second),
            ![first, second].contains(where: { $0.has([.common, .interface, .place, .month]) && !isName($0) })
        else { return [] }
        return [first.range, second.range]
    }

    /// `<Bob> are you there`: who says it, at the start of the message.
    private func speaker() -> Range<Int>? {
        guard text.scalar(0) == 0x3C, let end = text.scalars.prefix(40).firstIndex(of: 0x3E), end > 3,
            text.scalar(end + 1) == 0x20, text.isWord(end + 2)
        else { return nil }
        let range = 1..<end
        guard text.scalars[range].allSatisfy({ $0 != 0x20 && $0 != 0x2F && $0 != 0x3A && $0 != 0x3D }) else {
            return nil
        }
        return words(in: range).contains { isName($0) || $0.has(.givenOrWord) && $0.isCapitalized } ? range : nil
    }

    /// `O'Neill`, `O''Neill` as databases write it.
    private func withApostrophe(_ index: Int) -> Range<Int>? {
        let word = text.words[index]
        guard word.count == 1, word.hash == UsedWords.o, word.shape.contains(.capital), index + 1 < text.words.count
        else {
            return nil
        }
        let next = text.words[index + 1]
        let gap = word.range.upperBound..<next.range.lowerBound
        guard (1...2).contains(gap.count), gap.allSatisfy({ [0x27, 0x2019, 0x60].contains(text.scalars[$0]) }),
            next.isCapitalized, next.count > 3, next.hash != UsedWords.clock
        else { return nil }
        return word.range.lowerBound..<next.range.upperBound
    }

    /// `#maria-garcia` behind an address.
    private func fragment(_ index: Int) -> Range<Int>? {
        let start = text.words[index].range.lowerBound
        guard text.isWord(start - 2) || text.scalar(start - 2) == 0x2F else { return nil }
        var end = start
        while end < text.scalars.count, text.isWord(end) || [0x2E, 0x2D, 0x5F].contains(text.scalars[end]) { end += 1 }
        let parts = words(in: start..<end)
        let isPerson =
            (2...3).contains(parts.count) && parts.allSatisfy(\.isLetters) && parts.contains(where: isName)
            && !parts.contains { $0.has([.common, .interface]) && !isName($0) }
        return isPerson ? start..<end : nil
    }

    /// `userName: anna Kowalska`: two words behind the key, one of which is known as a name.
    private func ofTwoWords(_ index: Int) -> Range<Int>? {
        guard index + 2 < text.words.count, text.isBlank(after: index + 1) else { return nil }
        let end = text.words[index].range.upperBound
        let (first, second) = (text.words[index + 1], text.words[index + 2])
        guard [0x3A, 0x3D].contains(text.scalar(end)), first.range.lowerBound - end <= 2, first.isLetters,
            second.isLetters,
            isName(first) && (second.isCapitalized || isName(second)) || first.isCapitalized && isName(second),
            ![first, second].contains(where: { $0.has([.common, .interface, .failure]) && !isName($0) })
        else { return nil }
        let range = first.range.lowerBound..<second.range.upperBound
        return isPathOrCall(range.upperBound) ? nil : range
    }

    /// `Accepted publickey for lin from`, `sudo: arjun : TTY=`, `User hveit logged in`, `Authentication succeeded for bea`.
    private func ofSystem(_ index: Int) -> Range<Int>? {
        let words = text.words
        guard index > 0, words[index].isLetters || words[index].shape.contains(.digits), words[index].count > 1,
            !isPathOrCall(words[index].range.upperBound), isAccount(words[index])
        else { return nil }
        let before = words[index - 1].hash
        if before == UsedWords.sudo, text.scalar(words[index - 1].range.upperBound) == 0x3A, index + 1 < words.count,
            words[index + 1].hash == UsedWords.tty
        {
            return words[index].range
        }
        guard text.isBlank(after: index - 1) else { return nil }
        if before == UsedWords.user, index + 2 < words.count, text.isBlank(after: index),
            text.isBlank(after: index + 1),
            UsedWords.entering.contains(words[index + 1].hash), UsedWords.ins.contains(words[index + 2].hash)
        {
            return words[index].range
        }
        guard before == UsedWords.forWord,
            words[max(0, index - 5)..<index - 1].contains(where: { UsedWords.outcomes.contains($0.hash) }),
            words[max(0, index - 5)..<index - 1].contains(where: { UsedWords.authentication.contains($0.hash) })
        else { return nil }
        let isEnd =
            index + 1 == words.count || text.endsSentence(after: index) || words[index + 1].hash == UsedWords.from
        return isEnd ? words[index].range : nil
    }

    private func isAccount(_ word: TextWord) -> Bool {
        if isName(word) || word.has(.givenOrWord) { return true }
        return !word.has([
            .common, .stop, .interface, .failure, .harmless, .link, .person, .userName, .device, .network,
        ])
            && !UsedWords.everybody.contains(word.hash) && !word.shape.contains(.mixed) && !isSaidByPrograms(word)
    }

    private func isSaidByPrograms(_ word: TextWord) -> Bool {
        let bytes = text.scalars[word.range].compactMap { UInt8(exactly: $0) }
        return bytes.count == word.count && ShapeWords.isShown(bytes[...])
    }

    /// `MUELLER/ANNA`, as airlines write it.
    private func passenger(_ index: Int) -> Range<Int>? {
        guard text.isJoined(after: index, by: 0x2F) else { return nil }
        let (first, second) = (text.words[index], text.words[index + 1])
        let areCapitals = [first, second].allSatisfy {
            $0.isLetters && $0.count > 2 && $0.shape.contains(.capital) && !$0.shape.contains(.small)
        }
        return areCapitals && isName(second) && text.scalar(second.range.upperBound) != 0x2F
            ? first.range.lowerBound..<second.range.upperBound : nil
    }

    /// `identity n.ferrari`: a letter or a name, a point, and a name.
    private func identified(_ index: Int) -> Range<Int>? {
        guard UsedWords.identities.contains(text.words[index].hash), text.isBlank(after: index),
            text.isJoined(after: index + 1, by: 0x2E)
        else { return nil }
        let (first, second) = (text.words[index + 1], text.words[index + 2])
        return first.isLetters && second.isLetters && second.count > 2 && (first.count == 1 || isName(first))
            && !isPathOrCall(second.range.upperBound) ? first.range.lowerBound..<second.range.upperBound : nil
    }

    // MARK: Parts

    /// A given or family name and no other word.
    private func isName(_ word: TextWord) -> Bool {
        word.has([.given, .surname]) && !word.has([.common, .interface, .stop])
    }

    private func isPathOrCall(_ end: Int) -> Bool {
        [0x3D, 0x28, 0x2F, 0x5F, 0x40].contains(text.scalar(end)) || text.scalar(end) == 0x2E && text.isWord(end + 1)
    }

    private func words(in range: Range<Int>) -> ArraySlice<TextWord> {
        let first = text.word(from: range.lowerBound)
        return text.words[first...].prefix { $0.range.upperBound <= range.upperBound }
    }
}

private enum UsedWords {
    static let from = WordHash.hash(of: "from")
    static let to = WordHash.hash(of: "to")
    static let o = WordHash.hash(of: "o")
    static let sudo = WordHash.hash(of: "sudo")
    static let tty = WordHash.hash(of: "tty")
    static let user = WordHash.hash(of: "user")
    static let forWord = WordHash.hash(of: "for")
    static let entering = hashes("logged signed checked dialed locked")
    static let ins = hashes("in out on off")
    static let outcomes = hashes("accepted failed succeeded rejected denied granted success failure")
    static let authentication = hashes(
        "publickey password login authentication authenticated auth kerberos pam session signin biometrics")
    static let identities = hashes("identity principal subject peer caller participant")
    static let clock = WordHash.hash(of: "clock")
    static let ways = hashes("as user als comme como come jako som как")
    static let signing = hashes(
        """
        login logged log logging logs signin signed sign signing authenticated authenticating connected connecting su sudo switch \
        switched switching impersonating impersonate acting posting commenting continuing continue registered angemeldet \
        eingeloggt connecte identifie conectado autenticado accesso connesso ingelogd zalogowano inloggad вошел вход
        """)
    static let everybody = hashes(
        "guest admin root anonymous user owner member host editor viewer moderator system service nobody someone new the another"
    )

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(whereSeparator: \.isWhitespace).map { WordHash.hash(of: $0) })
    }
}
