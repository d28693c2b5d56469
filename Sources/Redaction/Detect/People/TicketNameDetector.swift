extension Detector {
    /// Names as tickets of flights have them: `MARTINEZ/LUCIA MRS`.
    static let ticketNames = Detector(
        "ticket-name", .person, needs: [.slash, .upperCase],
        matches: [
            Sample("pax VANDERBERG/SANNE MRS seat 4A", "VANDERBERG/SANNE MRS"),
            Sample("DLAMINI/THABO JAMES MR checked in", "DLAMINI/THABO JAMES MR"),
            Sample("Passenger OYELARAN/FOLA, gate 12", "OYELARAN/FOLA"), Sample("name=KIM/MINSEO MS", "KIM/MINSEO MS"),
            Sample("traveller ØSTBY/INGRIDMRS boarded", "ØSTBY/INGRIDMRS"),
        ],
        rejects: [
            "", "TCP/IP MS", "READ/WRITE MS 12", "passenger N/A", "GET /API/USERS MR", "AES/CBC/PKCS7 MR",
            "passenger ID/NAME",
            "HTTP/TLS", "customer GPU/CPU", "passenger a/b",
        ]
    ) { text, claim in
        for index in text.words.indices {
            if let range = TicketName.range(text, from: index) { claim(range) }
        }
    }
}

private enum TicketName {
    private static let titles = hashes("mr mrs ms miss mstr mister dr chd inf prof")
    private static let travellers = hashes(
        "passenger passengers pax traveller traveler guest flyer reisender passagier passager pasajero passeggero passageiro "
            + "pasazer matkustaja yolcu пассажир")
    private static let mostGivenNames = 3

    /// A family name in capitals, a slash and given ones; a title behind them, or a word for travellers before them.
    static func range(_ text: Reading, from index: Int) -> Range<Int>? {
        guard text.isJoined(after: index, by: 0x2F), isPart(text.words[index]), index + 1 < text.words.count,
            isPart(text.words[index + 1]), text.scalar(text.words[index].range.lowerBound - 1) != 0x2F
        else { return nil }
        var last = index + 1
        let start = text.words[index].range.lowerBound
        while last <= index + mostGivenNames, last + 1 < text.words.count, text.isBlank(after: last) {
            let next = text.words[last + 1]
            if titles.contains(next.hash), isCapitals(next), isEnd(text, last + 1) {
                return start..<next.range.upperBound
            }
            guard isPart(next) else { break }
            last += 1
        }
        let isNamed = text.words[max(0, index - 3)..<index].contains { travellers.contains($0.hash) }
        let end = text.words[index + 1].range.upperBound
        return isNamed && text.words[index].count > 2 && isEnd(text, index + 1) ? start..<end : nil
    }

    private static func isEnd(_ text: Reading, _ word: Int) -> Bool {
        ![0x2F, 0x2D, 0x5F, 0x3D].contains(text.scalar(text.words[word].range.upperBound))
    }

    private static func isPart(_ word: TextWord) -> Bool {
        isCapitals(word) && word.count > 1
            && (!word.has([.common, .interface, .failure, .unit, .number, .network]) || word.has([.given, .surname]))
    }

    private static func isCapitals(_ word: TextWord) -> Bool {
        word.isLetters && word.shape.contains(.capital) && !word.shape.contains(.small)
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
