extension Detector {
    /// What somebody wrote, behind a word for messages and who wrote it: `message from Ana: …`.
    static let messageTexts = Detector(
        id: "message-text", type: .text, needs: .colon,
        matches: [
            Sample("New message from Ana Ruiz: see you at the clinic", "Ana Ruiz", "see you at the clinic"),
            Sample("iMessage from Carla: ti amo, chiamami stasera", "Carla", "ti amo, chiamami stasera"),
            Sample(
                "Chat message to Greetje de Wit: call me after the scan", "Greetje de Wit", "call me after the scan"),
            Sample("Nachricht von Jürgen: bin gleich da", "Jürgen", "bin gleich da"),
            Sample("Сообщение от Оли: я беременна", "Оли", "я беременна"),
            Sample("mensaje de Mamá: llego tarde, cena sin mí", "Mamá", "llego tarde, cena sin mí"),
            Sample("comment by moon_beam77: love this", "moon_beam77", "love this"),
            Sample("chat msg from Torvi Aasland: see you at eight", "Torvi Aasland", "see you at eight"),
            Sample("ticket opened by Frau Ohm: cannot log in", "Frau Ohm", "cannot log in"),
            Sample("SMS von Tante Inge (neu): ruf mich an", "Tante Inge", "ruf mich an"),
        ],
        rejects: [
            "", "message sent by server: ok then", "review by default: off and on",
            "message from server: 503 Service Unavailable", "Сообщение от сервера: таймаут 30 с",
            "message from Server: restarting", "message from Ana received", "Message from UIKit: layout pass",
            "message of 12:30 sent", "message from extension Foo: ready", "note: from Ana: 3",
            "message from AppDelegate: did become active", "message to Server: ping",
        ]
    ) { text, claims in
        let reader = NameReader(text: text.reading)
        for index in reader.text.words.indices
        where reader.text.words[index].has([.written, .phone]) || MessageText.isRequest(reader.text.words[index]) {
            guard let (name, words) = MessageText.ranges(reader, after: index) else { continue }
            claims.append(Claim(range: name, type: .person, rule: "message-text"))
            claims.append(Claim(range: words, type: .text, rule: "message-text"))
        }
    }

    /// Texts of notifications: the strings of `alert`, `title` and `body` in a payload for Apple's push service.
    static let notificationTexts = Detector(
        "notification-text", .text, needs: [], roles: .push,
        matches: [
            Sample(#"{"aps":{"alert":"Oma liegt im Krankenhaus","badge":1}}"#, "Oma liegt im Krankenhaus"),
            Sample(
                #"{"aps":{"alert":{"title":"Clinic","body":"Your result is here"}}}"#, "Clinic", "Your result is here"),
            Sample(
                #"aps = { alert = { body = "Il referto è pronto"; title = Clinica; }; badge = 1; }"#,
                "Il referto è pronto", "Clinica"),
            Sample(#"{\"aps\":{\"alert\":\"call me\"}}"#, "call me"),
        ],
        rejects: [
            "", #"{"aps":{"content-available":1,"badge":3,"sound":"default"}}"#, "aps payload size 214 bytes",
            #"{"aps":{"alert":{"title-loc-key":"NEW_MESSAGE"}}}"#, "title=Home body=none", "aps alert shown",
        ]
    ) { text, claim in
        NotificationText.find(in: text, claim)
    }
}

private enum MessageText {
    private static let longest = 1_000
    private static let agents = hashes(
        "by to an till til para from von vom de du da do di del della dal fra från från van od ode von от од від tol tól kimden dari से من מאת από"
    )
    private static let most = 4

    /// The name and the text behind a word for messages, a word for `from` and, for the text, a colon.
    static func ranges(_ reader: NameReader, after index: Int) -> (name: Range<Int>, text: Range<Int>)? {
        let text = reader.text
        let index = done.contains(hash(text, index + 1)) && text.isBlank(after: index) ? index + 1 : index
        guard index + 2 < text.words.count, text.isBlank(after: index), agents.contains(text.words[index + 1].hash),
            text.isBlank(after: index + 1)
        else { return nil }
        let first = index + 2
        let last: Int
        if text.words[first].has(.kin), text.words[first].shape.contains(.capital) {
            last = text.isBlank(after: first) && text.words[first + 1].isCapitalized ? first + 1 : first
        } else if let name = reader.name(from: first), !text.words[first].has([.common, .interface, .failure]) {
            last = name.words.upperBound - 1
        } else if let other = unknownName(text, first) {
            last = other
        } else {
            return nil
        }
        var colon = text.words[last].range.upperBound
        if text.scalar(colon) == 0x20, text.scalar(colon + 1) == 0x28 {
            while colon < text.scalars.count, colon - text.words[last].range.upperBound < 24,
                text.scalars[colon] != 0x29
            {
                colon += 1
            }
            colon += 1
        }
        if text.scalar(colon) == 0x20 { colon += 1 }
        guard text.scalar(colon) == 0x3A, !isCode(text, first...last) else { return nil }
        let start = text.skippingBlanks(colon + 1)
        guard Quotation.closing(text.scalar(start)).isEmpty else { return nil }
        var end = start
        while end < text.scalars.count, end - start < longest, text.scalars[end] != 0x0A { end += 1 }
        while end > start, Reading.isBlank(text.scalars[end - 1]) { end -= 1 }
        let word = text.word(from: start)
        guard word < text.words.count, text.words[word].range.upperBound <= end,
            text.words[word..<min(text.words.count, word + most)].contains(where: { !$0.isNumber && $0.count > 1 })
        else { return nil }
        return (text.words[first].range.lowerBound..<text.words[last].range.upperBound, start..<end)
    }

    static func isRequest(_ word: TextWord) -> Bool { requests.contains(word.hash) }

    private static let requests = hashes("ticket dm case inquiry enquiry")
    private static let done = hashes("opened sent posted left written added received closed answered")

    private static func hash(_ text: Reading, _ index: Int) -> UInt64 {
        index < text.words.count ? text.words[index].hash : 0
    }

    /// The last word of two or three capitalised ones that programs do not say, or of a nickname with a sign or digits in it.
    private static func unknownName(_ text: Reading, _ first: Int) -> Int? {
        func isOwn(_ index: Int) -> Bool {
            text.words[index].isCapitalized && !text.words[index].has([.common, .interface, .failure, .stop])
                && !text.words[index].shape.contains(.mixed)
        }
        var last = first
        if isOwn(first) {
            while last - first < 2, last + 1 < text.words.count, text.isBlank(after: last), isOwn(last + 1) {
                last += 1
            }
            return last > first ? last : nil
        }
        while last + 1 < text.words.count, text.isJoined(after: last, by: 0x5F) { last += 1 }
        let isNick = last > first || text.words[first].shape.isSuperset(of: [.letters, .digits])
        return isNick && text.scalar(text.words[last].range.upperBound) == 0x3A ? last : nil
    }

    private static func isCode(_ text: Reading, _ words: ClosedRange<Int>) -> Bool {
        text.words[words].contains {
            $0.shape.contains(.mixed)
                || !$0.shape.contains(.small) && $0.isLetters
                    && $0.shape.contains(.capital) && $0.count > 1
        }
    }

    fileprivate static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })
    }
}

private enum NotificationText {
    private static let payload = WordHash.hash(of: "aps")
    private static let keys = MessageText.hashes("alert title subtitle body")

    static func find(in text: Reading, _ claim: (Range<Int>) -> Void) {
        guard let aps = text.words.firstIndex(where: { $0.hash == payload }) else { return }
        var next = aps + 1
        for index in text.words.indices where index >= next && keys.contains(text.words[index].hash) {
            // `title-loc-key` is the name of a text.
            guard text.scalar(text.words[index].range.upperBound) != 0x2D else { continue }
            switch FieldValue(text, after: index) {
            case .quoted(let inside, true):
                claim(inside)
                next = text.word(from: inside.upperBound)
            case .assigned(let start) where text.scalar(start) != 0x7B:
                let end = FieldValue.end(text, from: start, commas: false)
                let word = text.word(from: start)
                guard end > start, word < text.words.count, text.words[word].range.lowerBound < end,
                    !text.words[word].isNumber, !text.words[word].has(.harmless)
                else { continue }
                claim(start..<end)
                next = text.word(from: end)
            default: continue
            }
        }
    }
}
