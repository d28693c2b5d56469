/// Where typed words are.
struct TypedText {
    let text: Reading

    /// How many words may stand between a word for searching and the quotes.
    private static let reach = 6

    func find(_ claim: (Range<Int>) -> Void) {
        let isEastern = text.has(.eastern)
        var next = 0
        for index in text.words.indices where index >= next && text.words[index].has([.search, .written]) {
            guard let range = value(after: index) ?? quoted(before: index) else { continue }
            claim(range)
            next = text.word(from: range.upperBound)
        }
        if isEastern { eastern(claim) }
    }

    private func value(after index: Int) -> Range<Int>? {
        guard !isPartOfName(index) else { return nil }
        let word = text.words[index]
        switch FieldValue(text, after: index) {
        case .quoted(let inside, let isAssigned): return accepted(inside, index, isAssigned: isAssigned)
        case .assigned(let start):
            let range = start..<FieldValue.end(text, from: start, commas: false)
            return isTypedValue(range, index) ? range : nil
        case .next where isState(index + 1):
            let last = index + 2 < text.words.count && isState(index + 2) ? index + 2 : index + 1
            guard case .assigned(let start) = FieldValue(text, after: last), word.has([.search, .spoken]) else {
                fallthrough
            }
            let range = start..<FieldValue.end(text, from: start, commas: false)
            // `Note saved: …` is somebody's, `Note: …` the program's.
            let isSaved = word.has(.spoken) && !isInterfaceBefore(index) && isSentence(range, words: 2)
            if isSaved, !range.isEmpty, isValue(range), !isStatement(range), isPlain(range), hasOwnWord(range) {
                return range
            }
            return isTypedValue(range, index) ? range : nil
        case .next, .none:
            let isSure = word.has([.search, .spoken])
            return quotedSoon(index, within: isSure ? TypedText.reach : 3).flatMap {
                accepted($0, index, isAssigned: false)
            }
        }
    }

    /// `Dictation final: …`, `search text changed: …`.
    private func isState(_ index: Int) -> Bool {
        TypedText.states.contains(text.words[index].hash) && text.isBlank(after: index - 1)
    }

    private static let states = hashes(
        "final finale finished partial interim changed updated result text submitted input term terms entered eingegeben draft saved posted edited sent body entry prefix"
    )

    /// `search_index`, `comment.count`, `searchBar`.
    private func isPartOfName(_ index: Int) -> Bool {
        let end = text.words[index].range.upperBound
        let after = text.scalar(end)
        return after == 0x5F || after == 0x2E && text.isWord(end + 1)
            || after == 0x28 && !text.words[index].has(.search)
    }

    // MARK: quotes

    /// The next quoted text after a word, with a few words between and none that speaks of interfaces or errors.
    private func quotedSoon(_ index: Int, within reach: Int) -> Range<Int>? {
        var place = text.words[index].range.upperBound
        var word = index + 1
        while place < text.scalars.count {
            if word < text.words.count, text.words[word].range.lowerBound == place {
                guard word - index <= reach, !text.words[word].has([.interface, .failure]) else { return nil }
                place = text.words[word].range.upperBound
                word += 1
                continue
            }
            let scalar = text.scalars[place]
            if [0x3B, 0x0A, 0x7B, 0x5B, 0x2C].contains(scalar)
                || scalar == 0x2E && Reading.isBlank(text.scalar(place + 1))
            {
                return nil
            }
            let isOpening = !Quotation.closing(scalar).isEmpty && (scalar > 0x7F || !text.isWord(place - 1))
            if isOpening, let inside = Quotation.inside(text, openedAt: place) { return inside }
            place += 1
        }
        return nil
    }

    /// Quoted text before a word for searching: `'rehab' searched`, `„x“ wurde gesucht`.
    private func quoted(before index: Int) -> Range<Int>? {
        guard text.words[index].has(.search), !isInterface(near: index) else { return nil }
        var place = text.words[index].range.lowerBound - 1
        var words = 0
        while place >= 0, text.words[index].range.lowerBound - place < 14 {
            let scalar = text.scalars[place]
            if [0x22, 0x27, 0x201D, 0x201C, 0x2019, 0xBB, 0x300D, 0x300F].contains(scalar) {
                return words > 0 || scalar > 0x7F ? quoted(endingAt: place).flatMap { isValue($0) ? $0 : nil } : nil
            }
            guard Reading.isBlank(scalar) || text.isWord(place) else { return nil }
            if Reading.isBlank(scalar) { words += 1 }
            if words > 2 { return nil }
            place -= 1
        }
        return nil
    }

    private func quoted(endingAt close: Int) -> Range<Int>? {
        var open = close - 1
        while open >= 0, close - open < 200 {
            if Quotation.closing(text.scalars[open]).contains(text.scalars[close]),
                !text.isWord(open - 1) || text.scalars[open] > 0x2FFF
            {
                return Quotation.inside(text, openedAt: open).flatMap { $0.upperBound == close ? $0 : nil }
            }
            open -= 1
        }
        return nil
    }

    private func isInterface(near index: Int) -> Bool {
        text.words[max(0, index - 3)..<min(text.words.count, index + 3)].contains { $0.has(.interface) }
    }

    /// Whether quoted text after a word is somebody's.
    private func accepted(_ inside: Range<Int>, _ index: Int, isAssigned: Bool) -> Range<Int>? {
        let word = text.words[index]
        guard !isStatement(inside), !isInterfaceBefore(index) else { return nil }
        if word.has(.search) { return isValue(inside) ? inside : nil }
        if word.has(.spoken) { return isValue(inside) ? inside : nil }
        // `message body="…"`: whoever writes messages, not what shows them.
        if isAssigned, isOfMail(index), isSentence(inside, words: 2), !text.has(.failure) { return inside }
        guard !text.has(.failure), !text.has(.interface), isSentence(inside, words: 2), isToSomebody(index) else {
            return nil
        }
        return inside
    }

    private func isInterfaceBefore(_ index: Int) -> Bool {
        index > 0 && text.words[index - 1].has(.interface) && !TypedText.calendar.contains(text.words[index - 1].hash)
            && !text.endsSentence(after: index - 1) && text.isBlank(after: index - 1)
    }

    /// Whether a message has somebody who gets or sends it; programs write messages too.
    private func isToSomebody(_ index: Int) -> Bool {
        guard TypedText.messages.contains(text.words[index].hash) else { return true }
        return text.has([.person, .phone, .kin]) || text.words.contains { TypedText.chats.contains($0.hash) }
    }

    private static let messages = hashes("message messages msg description reason status")
    private static let chats = hashes("chat to from conversation dm peer thread room channel inbox")

    /// `note: …` of a program: nothing that belongs to it stands before.
    private func isRemark(_ index: Int) -> Bool {
        guard TypedText.remarks.contains(text.words[index].hash) else { return false }
        return !(index > 0 && text.isBlank(after: index - 1) && text.words[index - 1].isLetters)
    }

    // MARK: values without quotes

    private func isTypedValue(_ range: Range<Int>, _ index: Int) -> Bool {
        guard !range.isEmpty, isValue(range), !isStatement(range), !isInterfaceBefore(index) else { return false }
        let word = text.words[index]
        let isEquals = text.scalar(text.words[index].range.upperBound) == 0x3D
        let isQuery = [0x26, 0x3F].contains(text.scalar(word.range.lowerBound - 1))
        if word.has(.search) { return isEquals || isQuery || hasOwnWord(range) && isPlain(range) }
        if word.has(.spoken) {
            if isEquals { return isPlain(range) || isQuery }
            return !isRemark(index) && hasOwnWord(range) && isPlain(range)
        }
        if isQuery { return !word.has(.failure) }
        let isContent = TypedText.contents.contains(word.hash)
        if isContent, !isEquals, isAnswer(range) { return true }
        if isContent, !isEquals, isOfMail(index) {
            return isSentence(range, words: 3) && hasOwnWord(range) && isPlain(range)
        }
        guard isContent || !text.has(.failure) else { return false }
        return isEquals && isSentence(range, words: 3) && hasOwnWord(range)
    }

    /// `Re: …`, `Fwd: …`: the subject of a mail between people.
    private func isAnswer(_ range: Range<Int>) -> Bool {
        let first = text.word(from: range.lowerBound)
        return first < text.words.count && text.words[first].range.lowerBound == range.lowerBound
            && TypedText.answers.contains(text.words[first].hash)
            && text.scalar(text.words[first].range.upperBound) == 0x3A
    }

    private static let answers = hashes("re fw fwd aw wg tr rv enc sv vs odp antw ynt vl отв отн")

    /// `ticket subject: …`: somebody wrote it.
    private func isOfMail(_ index: Int) -> Bool {
        index > 0 && text.isBlank(after: index - 1) && TypedText.mails.contains(text.words[index - 1].hash)
    }

    private static let mails = hashes(
        "ticket mail email case support request inquiry complaint e-mail message letter post")
    private static let calendar = hashes("event calendar reminder meeting task todo appointment")
    private static let contents = hashes(
        "title subject caption body text betreff titel objet asunto oggetto assunto onderwerp temat predmet amne emne aihe targy konu тема θεμα"
    )
    private static let remarks = hashes("note notes not nota notas remark comment remarque hinweis примечание")
    private static let statements = hashes(
        "select insert update delete pragma create alter drop begin with mutation query subscription from")

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }

    /// A statement of a database.
    private func isStatement(_ range: Range<Int>) -> Bool {
        let first = text.word(from: range.lowerBound)
        guard first < text.words.count, text.words[first].range.lowerBound <= range.lowerBound + 1 else { return false }
        return TypedText.statements.contains(text.words[first].hash) && !text.words[first].shape.contains(.small)
    }

    /// No number, flag, or nothing.
    func isValue(_ range: Range<Int>) -> Bool {
        let first = text.word(from: range.lowerBound)
        guard first < text.words.count, text.words[first].range.upperBound <= range.upperBound else { return false }
        let word = text.words[first]
        let isWhole = word.range.upperBound + 1 >= range.upperBound
        if isWhole, word.isNumber || TypedText.nothing.contains(word.hash) { return false }
        return !range.allSatisfy { !LetterScript.isLetter(text.scalars[$0]) }
    }

    private static let nothing = hashes(
        "true false yes no on off null nil none empty undefined unknown redacted private enabled disabled default")

    /// Words that are no identifiers: not one word in camel case or with an underscore, not a number first.
    private func isPlain(_ range: Range<Int>) -> Bool {
        let first = text.word(from: range.lowerBound)
        let word = text.words[first]
        if word.shape.contains(.mixed) || text.scalar(word.range.upperBound) == 0x5F
            || text.scalar(word.range.upperBound) == 0x28
        {
            return false
        }
        return !word.isNumber
    }

    /// At least one word that programs do not say.
    private func hasOwnWord(_ range: Range<Int>) -> Bool {
        var word = text.word(from: range.lowerBound)
        while word < text.words.count, text.words[word].range.lowerBound < range.upperBound {
            if text.words[word].isLetters, text.words[word].count > 1,
                !text.words[word].has([.common, .stop, .failure, .unit])
            {
                return true
            }
            word += 1
        }
        return false
    }

    private func isSentence(_ range: Range<Int>, words: Int) -> Bool {
        let first = text.word(from: range.lowerBound)
        let last = text.word(from: range.upperBound)
        let isEastern = first < text.words.count && !text.words[first].shape.isDisjoint(with: .withoutCase)
        return last - first >= (isEastern ? 1 : words) && range.contains { Reading.isBlank(text.scalars[$0]) }
            || isEastern
    }
}
