extension Detector {
    /// What people typed or said: in quotes or after a colon beside words for searching and writing.
    static let typedText = Detector(
        "typed-text", .text, needs: [], roles: [.search, .written, .eastern],
        matches: [
            Sample("Search query changed: \"divorce lawyer cheap\" (21 chars)", "divorce lawyer cheap"),
            Sample("по запросу: «анализ на вич сдать»", "анализ на вич сдать"),
            Sample("Suche nach „scheidungsanwalt köln“ lieferte 9", "scheidungsanwalt köln"),
            Sample("note 'leave it with my neighbour Mrs Brown'", "leave it with my neighbour Mrs Brown"),
            Sample("搜索“附近的戒酒中心”返回 6 条结果", "附近的戒酒中心"), Sample("search?q=hiv test near me&lang=en", "hiv test near me"),
            Sample("event title=Oncology appointment with Dr Patel", "Oncology appointment with Dr Patel"),
            Sample("Hledání „Jana Nováková“ vrátilo", "Jana Nováková"), Sample("検索「離婚 弁護士」の結果", "離婚 弁護士"),
            Sample("「うつ病」を検索しました", "うつ病"), Sample("'rehab' searched", "rehab"),
            Sample("Dictation final: remind me to call mum", "remind me to call mum"),
            Sample("hledaný výraz: rozvod bez souhlasu (0)", "rozvod bez souhlasu"),
            Sample("Dictated: call my oncologist tomorrow", "call my oncologist tomorrow"),
            Sample(#"{"to":"x","text":"see you at 5, love"}"#, "see you at 5, love"),
            Sample("clipboard contains 'my pin'", "my pin"),
            Sample("User typed \"i am pregnant\"", "i am pregnant"),
            Sample("Arama: 'Ayşe Yılmaz' 5 sonuç", "Ayşe Yılmaz"),
            Sample("검색어 '우울증 병원'", "우울증 병원"), Sample("Search term: bankruptcy help", "bankruptcy help"),
            Sample("Filtered to 0 results for: 'jo'", "jo"),
            Sample("order comment=ring twice, dog bites", "ring twice, dog bites"),
            Sample("备注：放门口不要敲门", "放门口不要敲门"),
            Sample("Subject: Re: the letter from my landlord", "Re: the letter from my landlord"),
            Sample("autosuggest prefix=eviction lawyer ne hits=2", "eviction lawyer ne"),
            Sample("journal entry text: cried all evening again mood=1", "cried all evening again"),
            Sample("review draft saved: landlord kept our deposit", "landlord kept our deposit"),
            Sample("ticket subject: your driver shouted at my son", "your driver shouted at my son"),

        ],
        rejects: [
            "", "keyNotFound(CodingKeys(stringValue: \"email\", intValue: nil))", "tapped button \"Save\"",
            "Note: retrying in 5 s",
            "Error message: \"The request timed out.\"", "Tapped \"Search\" button", "Search: 12 results in 40 ms",
            "q=0.9", "Search failed: timeout",
            "{\"code\":404,\"message\":\"Not found\"}", "title=Home", "search finished, 3 results",
            "query: SELECT * FROM users", "text color \"red\"",
            "Alert title \"Delete photo?\" shown", "search bar focused", "message queue \"com.apple.main\"",
            "comments count: 5", "entered background", "dictation final: 12 words", "search result: 3 found",
            "searchable=true", "note_id=5", "input type: number", "Query: fetchUsers", "search enabled: true",
            "body: 48213 bytes", "pasteboard changed",
            "comment draft saved: 12 words", "email subject: Confirm email",
            "ticket subject: error 404", "analytics event 'Sign Up Started' sent", "comment posted: success",
            "search index \"users_v2\" rebuilt", "subject=null", "Message sent", "comment=", "search=",
        ]
    ) { text, claim in
        TypedText(text: text).find(claim)
    }
}

/// Where typed words are.
private struct TypedText {
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
        if isQuery { return true }
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
    private func isValue(_ range: Range<Int>) -> Bool {
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

    // MARK: Chinese, Japanese, Korean

    /// Words for searching and writing within runs without blanks, before quotes or a colon, and after quotes.
    private func eastern(_ claim: (Range<Int>) -> Void) {
        var place = 0
        while place < text.scalars.count {
            let scalar = text.scalars[place]
            var next = place + 1
            if !Quotation.closing(scalar).isEmpty, isTrigger(before: place) || isSearch(after: place),
                let inside = Quotation.inside(text, openedAt: place)
            {
                claim(inside)
                next = inside.upperBound + 1
            } else if scalar == 0x3A || scalar == 0xFF1A || scalar == 0x3D, isTrigger(before: place, reach: 0) {
                let start = text.skippingBlanks(place + 1)
                let end = FieldValue.end(text, from: start, commas: false)
                if end > start, Quotation.closing(text.scalar(start)).isEmpty, isValue(start..<end) {
                    claim(start..<end)
                    next = end
                }
            }
            place = next
        }
    }

    private func isTrigger(before place: Int, reach: Int = 3) -> Bool {
        var end = place
        while end > 0,
            Reading.isBlank(text.scalars[end - 1]) || text.scalars[end - 1] == 0x3A || text.scalars[end - 1] == 0xFF1A
        { end -= 1 }
        return (0...reach).contains { back in
            end - back > 0 && text.scalars[end - back - 1] > 0x2E80 && (back == 0 || text.scalars[end - back] > 0x2E80)
                && EasternPhrases.ends([.search, .spoken], text, before: end - back)
        }
    }

    /// `「…」を検索`, `'…' 검색`.
    private func isSearch(after place: Int) -> Bool {
        guard let inside = Quotation.inside(text, openedAt: place) else { return false }
        var after = inside.upperBound + 1
        for _ in 0..<4 {
            if EasternPhrases.length(of: .search, text, from: after) != nil { return true }
            guard text.isWord(after) || Reading.isBlank(text.scalar(after)) else { return false }
            after += 1
        }
        return false
    }
}
