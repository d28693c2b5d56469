/// Where names of accounts are.
struct UserNames {
    let text: Reading

    func find(_ claim: (Range<Int>) -> Void) {
        for index in text.words.indices {
            let word = text.words[index]
            if isNameOfAccount(index), case .next(let start) = FieldValue(text, after: index),
                let range = account(start, before: text.scalars.count, isKey: false)
            {
                claim(range)
            }
            if word.has(.home), let range = home(index) { claim(range) }
            if word.has([.userName, .person]), let range = named(index) { claim(range) }
            if word.has(.agent), let range = actor(index) { claim(range) }
            if word.has(.accountScheme), let range = schemed(index) { claim(range) }
            if word.has(.socialHost), let range = profile(index) { claim(range) }
        }
    }

    /// The folder after `/Users/`, `/home/` or `\Users\`.
    private func home(_ index: Int) -> Range<Int>? {
        let range = text.words[index].range
        let mark = text.scalar(range.lowerBound - 1)
        guard mark == 0x2F || mark == 0x5C, isRoot(range.lowerBound - 1) else { return nil }
        var start = range.upperBound
        guard text.scalar(start) == mark else { return nil }
        while text.scalar(start) == mark { start += 1 }
        var end = start
        while end < text.scalars.count, !isPathEnd(end, mark) { end += 1 }
        let word = text.word(from: start)
        guard end > start, word < text.words.count,
            !(text.words[word].range == start..<end && (isNobody(text.words[word]) || isRoute(index, word)))
        else { return nil }
        return start..<end
    }

    /// `/users/settings`: a route of an API, whose words are those of programs. Homes are `/Users`.
    private func isRoute(_ home: Int, _ word: Int) -> Bool {
        text.scalar(text.words[home].range.lowerBound) == 0x75 && text.words[word].has([.common, .interface])
    }

    /// The path begins here: no folder stands before, or only a volume.
    private func isRoot(_ place: Int) -> Bool {
        let before = text.scalar(place - 1)
        if before == 0x3A || before == 0x2F || before == 0x5C { return !text.isWord(place - 3) || before == 0x3A }
        if !text.isWord(place - 1) { return before != 0x2E && before != 0x7D }
        let word = text.word(from: place) - 1
        return word >= 0 && UserNames.volumes.contains(text.words[word].hash)
    }

    private static let volumes = hashes("host data system mnt c volumes export nfs rootfs var")

    private func isPathEnd(_ place: Int, _ mark: UInt32) -> Bool {
        let scalar = text.scalars[place]
        if scalar == mark || scalar == 0x2F { return true }
        switch scalar {
        case 0x20: return mark == 0x2F || !isBlankInFolder(place, mark)
        case 0x22, 0x27, 0x2C, 0x3A, 0x3B, 0x29, 0x5D, 0x7D, 0x3E, 0x0A, 0x0D, 0x09, 0x201D, 0xBB: return true
        default: return false
        }
    }

    /// Whether the folder goes on after a blank: another mark follows soon.
    private func isBlankInFolder(_ place: Int, _ mark: UInt32) -> Bool {
        var index = place + 1
        while index < text.scalars.count, index - place < 24, text.isWord(index) || text.scalars[index] == 0x20 {
            index += 1
        }
        return text.scalar(index) == mark
    }

    /// Folders of homes that are nobody's, and accounts that are everybody's.
    private func isNobody(_ word: TextWord) -> Bool { UserNames.nobody.contains(word.hash) }

    private static let nobody = hashes(
        """
        shared runner mobile root public default all guest admin administrator user users app me self null nil none unknown anonymous
        git system vsts vagrant ubuntu jenkins travis buildkite circleci ci build builder agent gitlab distiller library documents
        true false yes no empty required missing invalid failed success id name
        """)

    /// `username=k.lindqvist`, `user wangxm88`, `логин esmirnova`.
    private func named(_ index: Int) -> Range<Int>? {
        let word = text.words[index]
        let isKey = word.has(.userName) || UserNames.users.contains(word.hash)
        switch FieldValue(text, after: index) {
        case .quoted(let inside, let isAssigned):
            guard isAssigned || isKey else { return nil }
            return account(inside.lowerBound, before: inside.upperBound, isKey: isKey)
        case .assigned(let start): return account(start, before: text.scalars.count, isKey: isKey)
        case .next(let start):
            return account(start, before: text.scalars.count, isKey: word.has(.userName) && isSureWord(word))
        case .none: return nil
        }
    }

    private static let users = hashes("user")

    /// `logged in as frosty_bee21`: the account behind a verb and a word for who does it.
    private func actor(_ index: Int) -> Range<Int>? {
        guard text.has([.personVerb, .userName], before: index, within: 2), text.isBlank(after: index),
            index + 1 < text.words.count
        else { return nil }
        return account(text.words[index + 1].range.lowerBound, before: text.scalars.count, isKey: false)
    }

    /// The word behind `account name`, `user name`.
    private func isNameOfAccount(_ index: Int) -> Bool {
        index > 0 && UserNames.names.contains(text.words[index].hash) && text.words[index - 1].has(.userName)
            && text.isBlank(after: index - 1)
    }

    private static let names = hashes("name names nom nombre nome naam имя alias")

    /// Words in other scripts than Latin that nothing but an account follows.
    private func isSureWord(_ word: TextWord) -> Bool {
        word.shape.contains(.foreign) || UserNames.sure.contains(word.hash)
    }

    private static let sure = hashes(
        "username benutzername gebruikersnaam anvandarnamn brukernavn brugernavn kayttajatunnus identifiant nombredeusuario handle"
    )

    /// The account's name at a place: letters, digits, dots, dashes and underscores. Where no key says so it must look like one.
    func account(_ place: Int, before limit: Int, isKey: Bool) -> Range<Int>? {
        let start = text.scalar(place) == 0x40 ? place + 1 : place
        var end = start
        var hasMark = false
        var hasDigit = false
        var hasLetter = false
        while end < limit, text.isWord(end) || isInner(end) {
            let scalar = text.scalars[end]
            if Reading.isDigit(scalar) {
                hasDigit = true
            } else if text.isWord(end) {
                hasLetter = true
            } else {
                hasMark = true
            }
            end += 1
        }
        let after = text.scalar(end)
        guard end - start >= 3, end - start <= 40, hasLetter, after != 0x3D, after != 0x28, after != 0x40,
            after != 0x2F, after != 0x5F
        else { return nil }
        let first = text.word(from: start)
        guard first < text.words.count, text.words[first].range.lowerBound == start, !isMeasure(start..<end) else {
            return nil
        }
        let word = text.words[first]
        if word.range.upperBound == end {
            guard !isNobody(word), !word.has([.common, .stop, .failure, .interface, .harmless]),
                !word.shape.contains(.mixed)
            else { return nil }
        } else if word.has([.common, .interface, .failure]),
            !isKey || text.words[text.word(from: end) - 1].has([.common, .interface, .failure])
        {
            return nil
        }
        if isIdentifier(start..<end) || word.isNumber && word.count == 4 && text.scalar(word.range.upperBound) == 0x2D {
            return nil
        }
        if isKey {
            return hasDigit || hasMark || word.isLetters && !word.shape.contains(.capital) || word.has(.given)
                ? start..<end : nil
        }
        return hasLetter && (hasDigit && word.range.count >= 5 || hasMark) ? start..<end : nil
    }

    /// `2.031s`: a decimal number and a unit.
    private func isMeasure(_ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound, Reading.isDigit(text.scalars[place]) || text.scalars[place] == 0x2E {
            place += 1
        }
        return place > range.lowerBound && text.scalars[range.lowerBound..<place].contains(0x2E)
            && range.upperBound - place <= 3
    }

    /// A dot, dash, plus or underscore between letters or digits.
    private func isInner(_ place: Int) -> Bool {
        [0x2E, 0x2D, 0x5F, 0x2B].contains(text.scalars[place]) && text.isWord(place + 1)
    }

    /// Names in reverse order of domains, versions, hexadecimal numbers.
    private func isIdentifier(_ range: Range<Int>) -> Bool {
        let first = text.word(from: range.lowerBound)
        let hash = text.words[first].hash
        if UserNames.domains.contains(hash) { return true }
        let last = text.words[max(0, text.word(from: range.upperBound) - 1)]
        let dots = text.scalars[range].count { $0 == 0x2E }
        if dots > 1 || dots == 1 && UserNames.endings.contains(last.hash) { return true }
        return text.scalars[range.lowerBound] == 0x30 && text.lowered[range.lowerBound + 1] == 0x78
    }

    /// Of hosts and files.
    private static let endings = hashes(
        "com net org io local dev app ru de fr example json swift plist png txt log pdf html xml sqlite db js css storyboard m h cpp kt"
    )
    private static let domains = hashes("com org net io app de ru co edu gov dev v")

    /// `sip:anna@host`: only the name, the address is another rule's.
    private func schemed(_ index: Int) -> Range<Int>? {
        let end = text.words[index].range.upperBound
        guard text.scalar(end) == 0x3A else { return nil }
        var start = end + 1
        while text.scalar(start) == 0x2F { start += 1 }
        var last = start
        while last < text.scalars.count, text.isWord(last) || isInner(last) { last += 1 }
        return last > start && text.scalar(last) == 0x40 ? start..<last : nil
    }

    /// `t.me/anna`, `instagram.com/anna`.
    private func profile(_ index: Int) -> Range<Int>? {
        let dot = text.words[index].range.upperBound
        let next = text.word(from: dot)
        guard text.scalar(dot) == 0x2E, isHostStart(index), next < text.words.count,
            text.words[next].range.lowerBound == dot + 1
        else { return nil }
        let place = text.words[next].range.upperBound
        guard text.scalar(place) == 0x2F else { return nil }
        var start = place + 1
        let word = text.word(from: start)
        if word < text.words.count, text.words[word].range.lowerBound == start,
            UserNames.folders.contains(text.words[word].hash), text.scalar(text.words[word].range.upperBound) == 0x2F
        {
            start = text.words[word].range.upperBound + 1
        }
        if text.scalar(start) == 0x40 { start += 1 }
        var end = start
        while end < text.scalars.count, text.isWord(end) || isInner(end) { end += 1 }
        let first = text.word(from: start)
        guard end - start >= 3, first < text.words.count,
            !text.words[first].has([.common, .interface]) || end > text.words[first].range.upperBound
        else { return nil }
        return start..<end
    }

    /// Nothing of a host stands before the word but `www.` and its like: `api.github.com` has no pages of people.
    private func isHostStart(_ index: Int) -> Bool {
        guard text.scalar(text.words[index].range.lowerBound - 1) == 0x2E else { return true }
        return index > 0 && UserNames.subdomains.contains(text.words[index - 1].hash)
    }

    private static let subdomains = hashes("www m mobile de en fr old")
    private static let folders = hashes("in user users u profile add people c channel")

    /// The account before the sign of a command for another machine.
    func remote(_ host: Int) -> Range<Int>? {
        guard let account = RemoteLogin.account(text, at: text.words[host].range.lowerBound - 1) else { return nil }
        let word = text.word(from: account.lowerBound)
        let isWhole = text.words[word].range == account
        return isWhole && (isNobody(text.words[word]) || account.count < 3) ? nil : account
    }

    /// `@anna_kovaleva93` after a word for accounts, or with a digit or an underscore in it.
    func handle(_ index: Int) -> Range<Int>? {
        let start = text.words[index].range.lowerBound
        guard !text.isWord(start - 2),
            ![0x2E, 0x2F, 0x22, 0x5C].contains(text.scalar(start - 2)) || text.scalar(start - 2) == 0x22
        else { return nil }
        var end = start
        while end < text.scalars.count, text.isWord(end) || isInner(end) { end += 1 }
        guard end - start >= 3, ![0x2F, 0x40, 0x28, 0x3A].contains(text.scalar(end)),
            !Reading.isDigit(text.scalars[start])
        else { return nil }
        let isNamed = text.has([.userName, .person, .personVerb, .written], before: index, within: 3)
        let hasMark = text.words[index].range.upperBound < end || text.words[index].shape.contains(.digits)
        let isCode = text.words[index].shape.contains(.mixed) || text.words[index].shape.contains(.capital) && !hasMark
        return (isNamed || hasMark) && !isCode ? start..<end : nil
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })
    }
}
