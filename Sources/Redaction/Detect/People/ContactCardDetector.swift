extension Detector {
    /// Names, addresses and notes in lines of contact cards (vCard) and calendars.
    static let contactCard = Detector(
        "contact-card", .person, needs: .colon, roles: .contactCard,
        matches: [
            Sample("BEGIN:VCARD N:Doe;Jane TEL:1", "Doe;Jane"),
            Sample("BEGIN:VCARD\nFN;CHARSET=UTF-8:Jane Doe\nEND:VCARD", "Jane Doe"),
            Sample("BEGIN:VCARD ORG:Acme NICKNAME:Janey END:VCARD", "Acme", "Janey"),
        ],
        rejects: ["", "N:12", "BEGIN:VCARD", "SN: 5", "BEGIN:VCARD VERSION:3.0 END:VCARD"]
    ) { text, claim in
        for word in text.words.indices where ContactCard.names.contains(text.words[word].hash) {
            if let range = ContactCard.value(text, after: word) { claim(range) }
        }
    }
}

/// Reads lines of contact cards.
private enum ContactCard {
    static let names = Set(
        ["n", "fn", "nickname", "org", "adr", "note", "title", "label", "sound"].map { WordHash.hash(of: $0) })

    /// The value after the line's colon, up to the next line or the next field's name.
    static func value(_ text: Reading, after word: Int) -> Range<Int>? {
        guard !text.words[word].shape.contains(.small) else { return nil }
        var start = text.words[word].range.upperBound
        let limit = min(text.scalars.count, start + 60)
        if text.scalar(start) == 0x3B {
            while start < limit, text.scalars[start] != 0x3A { start += 1 }
        }
        guard text.scalar(start) == 0x3A else { return nil }
        start += 1
        var end = start
        while end < text.scalars.count, text.scalars[end] != 0x0A, text.scalars[end] != 0x5C {
            if text.scalars[end] == 0x20, beginsField(text, end + 1) { break }
            end += 1
        }
        return end > start ? start..<end : nil
    }

    private static func beginsField(_ text: Reading, _ place: Int) -> Bool {
        let word = text.word(from: place)
        guard word < text.words.count, text.words[word].range.lowerBound == place,
            !text.words[word].shape.contains(.small)
        else { return false }
        let after = text.scalar(text.words[word].range.upperBound)
        return after == 0x3A || after == 0x3B
    }
}
