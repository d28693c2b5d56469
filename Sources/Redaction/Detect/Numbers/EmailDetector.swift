extension Detector {
    /// Mail addresses: of any script, quoted, at an IP literal, put together from pieces.
    static let email = Detector(
        "email", .email, needs: .at,
        matches: [
            Sample("mail jo+news@sub.example.co.uk ok", "jo+news@sub.example.co.uk"),
            Sample("почта иван@почта.рф", "иван@почта.рф"),
            Sample("\"john smith\"@example.com", "\"john smith\"@example.com"),
            Sample("for o'brien@example.ie", "o'brien@example.ie"), Sample("('a','jo@example.com')", "jo@example.com"),
            Sample("root@[203.0.113.9]", "root@[203.0.113.9]"),
            Sample("<maria.rossi@example.it>", "maria.rossi@example.it"),
            Sample("mailto:jo@example.com?cc=1", "jo@example.com"),
            Sample("\"jo\" + \"@\" + \"example.com\"", "\"jo\" + \"@\" + \"example.com"),
            Sample("邮箱张伟@例子.中国", "邮箱张伟@例子.中国"),
            Sample("user@localhost logged in, admin@intranet", "user@localhost", "admin@intranet"),
        ],
        rejects: [
            "", "icon@2x.png icon@3x.png", "npm scope @example/ui-kit@4.2.0", "@State var", "a @ b",
            "pod@5.9.1", "@objc(name)", "x@", "@", "Icon~iphone@2x.heic",
            "git@2.43.0 found",
        ]
    ) { text, claim in
        var next = 0
        for place in text.scalars.indices where text.scalars[place] == 0x40 && place >= next {
            if let range = MailAddress.around(text, at: place) {
                claim(range)
                next = range.upperBound
            }
        }
    }

    /// Mail addresses with words for their marks.
    static let spelledEmail = Detector(
        "email.spelled", .email, needs: [], roles: .atWord,
        matches: [
            Sample("jane [at] example [dot] org", "jane [at] example [dot] org"),
            Sample("jane.doe(at)example.com", "jane.doe(at)example.com"),
            Sample("write to jane at example dot com", "jane at example dot com"),
            Sample("ana arroba ejemplo punto es", "ana arroba ejemplo punto es"),
        ],
        rejects: ["", "meet at noon dot", "look at example", "crash at main.swift", "at", "x at y", "mailto: handler"]
    ) { text, claim in
        MailAddress.spelled(in: text, claim)
    }
}

/// Reads the parts of mail addresses.
private enum MailAddress {
    /// Longest local part and domain, by RFC 5321.
    private static let longestPart = 64
    private static let longestDomain = 255

    /// The address around an `@`.
    static func around(_ text: Reading, at place: Int) -> Range<Int>? {
        if let pieces = concatenated(text, at: place) { return pieces }
        if isUserInfo(text, at: place) || RemoteLogin.account(text, at: place) != nil { return nil }
        guard let end = domainEnd(text, from: place + 1), let start = localStart(text, before: place) else {
            return nil
        }
        return start..<end
    }

    private static let schemes = Set(
        ["sip", "sips", "xmpp", "acct", "ssh", "sftp", "im"].map { WordHash.hash(of: $0) })

    /// Whether what stands before an `@` is the user of a URL: `https://admin:x@host`, `sip:anna@host`.
    private static func isUserInfo(_ text: Reading, at place: Int) -> Bool {
        var start = place - 1
        while start >= 0, place - start <= longestPart, !Reading.isBlank(text.scalars[start]) {
            let scalar = text.scalars[start]
            if scalar == 0x2F { return text.scalar(start - 1) == 0x2F && text.scalar(start - 2) == 0x3A }
            if [0x3F, 0x22, 0x27, 0x3C, 0x28, 0x2C, 0x3D, 0x26].contains(scalar) { return false }
            if scalar == 0x3A {
                let word = text.word(from: start) - 1
                if word >= 0, text.words[word].range.upperBound == start, schemes.contains(text.words[word].hash) {
                    return true
                }
            }
            start -= 1
        }
        return false
    }

    /// Scalars of a local part without quotes.
    private static func isLocal(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x23...0x25, 0x2A, 0x2B, 0x2D, 0x2E, 0x3F, 0x5E...0x60, 0x7B...0x7E, 0x26:
            scalar != 0x7B && scalar != 0x7D && scalar != 0x26 && scalar != 0x3F
        default: LetterScript(scalar) != .none
        }
    }

    /// Within a name: `o'brien`.
    private static func isApostrophe(_ text: Reading, at place: Int) -> Bool {
        text.scalars[place] == 0x27 && text.isWord(place - 1) && text.isWord(place + 1)
    }

    private static func localStart(_ text: Reading, before place: Int) -> Int? {
        if text.scalar(place - 1) == 0x22 {
            var start = place - 2
            while start >= 0, place - start <= longestPart {
                if text.scalars[start] == 0x22 { return start < place - 2 ? start : nil }
                start -= 1
            }
            return nil
        }
        var start = place
        while start > 0, place - start < longestPart,
            isLocal(text.scalars[start - 1]) || isApostrophe(text, at: start - 1)
        {
            start -= 1
        }
        while start < place, [0x2E, 0x2A, 0x60, 0x25].contains(text.scalars[start]) { start += 1 }
        return start < place ? start : nil
    }

    /// The end of a host name with a top-level domain that no file type has, or of a literal in brackets, or of a lone
    /// label of letters.
    private static func domainEnd(_ text: Reading, from start: Int) -> Int? {
        if text.scalar(start) == 0x5B { return literalEnd(text, from: start) }
        var end = start
        var lastDot: Int?
        while end < text.scalars.count, end - start < longestDomain {
            let scalar = text.scalars[end]
            if scalar == 0x2E || (0x3002 == scalar) {
                guard end > start, text.isWord(end + 1), text.isWord(end - 1) else { break }
                lastDot = end
            } else if !(Reading.isDash(scalar) && end > start
                && (text.isWord(end + 1) || Reading.isDash(text.scalar(end + 1)))) && LetterScript(scalar) == .none
            {
                break
            }
            end += 1
        }
        guard end > start else { return nil }
        guard isDomain(text, start..<end, lastDot: lastDot) else { return nil }
        return beforeFileType(text, start..<end, lastDot: lastDot)
    }

    private static let fileTypes = Set(
        [
            "ics", "vcf", "pdf", "eml", "json", "txt", "plist", "png", "jpg", "jpeg", "heic", "gif", "csv", "xml",
            "zip", "log", "html", "doc",
            "docx", "sqlite", "db", "p12", "pem", "key", "cer", "msg",
        ].map { WordHash.hash(of: $0) })

    /// The end of a domain of three labels and more without the type of a file that is named after the address.
    private static func beforeFileType(_ text: Reading, _ range: Range<Int>, lastDot: Int?) -> Int {
        guard let lastDot, text.scalars[range.lowerBound..<lastDot].contains(0x2E) else { return range.upperBound }
        let word = text.word(from: lastDot)
        return word < text.words.count && fileTypes.contains(text.words[word].hash) ? lastDot : range.upperBound
    }

    private static func isDomain(_ text: Reading, _ range: Range<Int>, lastDot: Int?) -> Bool {
        guard let lastDot else { return isLoneHost(text, range) }
        let top = (lastDot + 1)..<range.upperBound
        let isNumber = top.allSatisfy { Reading.isDigit(text.scalars[$0]) }
        if isNumber {
            let word = text.word(from: range.lowerBound)
            return word + 3 < text.words.count && IPv4.end(in: text, from: word) == range.upperBound
        }
        guard top.count >= 2 || text.scalars[top.lowerBound] > 0x7F else { return false }
        // `@2x.png`: a scale and a file's type.
        let second = range.lowerBound + 1
        let hasScale = Reading.isDigit(text.scalars[range.lowerBound]) && text.lowered[second] == 0x78
        return !(hasScale && lastDot == range.lowerBound + 2)
    }

    /// `user@host`: letters, and no more than a label.
    private static func isLoneHost(_ text: Reading, _ range: Range<Int>) -> Bool {
        guard range.count >= 4, !Reading.isDigit(text.scalars[range.lowerBound]) else { return false }
        let after = text.scalar(range.upperBound)
        return after != 0x2F && after != 0x28 && after != 0x3A && after != 0x3D
    }

    private static func literalEnd(_ text: Reading, from start: Int) -> Int? {
        var end = start + 1
        while end < text.scalars.count, end - start < 48 {
            if text.scalars[end] == 0x5D { return end > start + 6 ? end + 1 : nil }
            guard
                Reading.hexDigit(text.scalars[end]) != nil
                    || [0x2E, 0x3A, 0x49, 0x50, 0x76].contains(text.scalars[end])
            else { return nil }
            end += 1
        }
        return nil
    }

    /// `"jo" + "@" + "example.com"`.
    private static func concatenated(_ text: Reading, at place: Int) -> Range<Int>? {
        guard text.scalar(place - 1) == 0x22, text.scalar(place + 1) == 0x22 else { return nil }
        func skipping(_ start: Int, by step: Int) -> Int {
            var index = start
            while Reading.isBlank(text.scalar(index)) || text.scalar(index) == 0x2B { index += step }
            return index
        }
        let before = skipping(place - 2, by: -1)
        let after = skipping(place + 2, by: 1)
        guard text.scalar(before) == 0x22, text.scalar(after) == 0x22, before < place - 2, after > place + 2 else {
            return nil
        }
        guard let start = localStart(text, before: before), let end = domainEnd(text, from: after + 1) else {
            return nil
        }
        return (text.scalar(start - 1) == 0x22 ? start - 1 : start)..<end
    }

    // Spelled addresses.

    private static let dots = Set(
        ["dot", "punkt", "punto", "point", "ponto", "punt", "kropka", "tecka", "точка", "крапка"].map {
            WordHash.hash(of: $0)
        })

    /// Addresses with words for the marks: the word for `@` in brackets, or together with one for the dot.
    static func spelled(in text: Reading, _ claim: (Range<Int>) -> Void) {
        var word = 1
        while word + 1 < text.words.count {
            if text.words[word].has(.atWord), let range = spelled(in: text, at: word) {
                claim(range)
                word = text.word(from: range.upperBound)
            } else {
                word += 1
            }
        }
    }

    private static func spelled(in text: Reading, at word: Int) -> Range<Int>? {
        let range = text.words[word].range
        let before = lastMark(text, before: range.lowerBound)
        let isBracketed = [0x5B, 0x28, 0x7B, 0x3C].contains(before)
        guard let start = localStart(text, before: text.words[word - 1].range.upperBound),
            start < text.words[word - 1].range.upperBound, isNear(text, word - 1), isNear(text, word)
        else { return nil }
        var last = word + 1
        var dots = 0
        while last + 1 < text.words.count {
            if MailAddress.dots.contains(text.words[last + 1].hash), isNear(text, last), isNear(text, last + 1),
                last + 2 < text.words.count
            {
                last += 2
                dots += 1
            } else if text.isJoined(after: last, by: 0x2E) {
                last += 1
                dots += isBracketed ? 1 : 0
            } else {
                break
            }
        }
        return dots > 0 ? start..<text.words[last].range.upperBound : nil
    }

    /// The last scalar before a place that is no blank.
    private static func lastMark(_ text: Reading, before place: Int) -> UInt32 {
        var index = place - 1
        while Reading.isBlank(text.scalar(index)) { index -= 1 }
        return text.scalar(index)
    }

    /// Whether a word and the next one have only blanks and brackets between them.
    private static func isNear(_ text: Reading, _ word: Int) -> Bool {
        guard word + 1 < text.words.count else { return false }
        let gap = text.words[word].range.upperBound..<text.words[word + 1].range.lowerBound
        return gap.count <= 4
            && gap.allSatisfy {
                Reading.isBlank(text.scalars[$0])
                    || [0x5B, 0x5D, 0x28, 0x29, 0x7B, 0x7D, 0x3C, 0x3E].contains(text.scalars[$0])
            }
    }
}
