extension Detector {
    /// Account numbers by ISO 13616: the length of the country, mod 97. After the word IBAN also mistyped ones.
    static let iban = Detector(
        "iban", .iban, needs: .digits,
        matches: [
            Sample("to DE89 3704 0044 0532 0130 00 now", "DE89 3704 0044 0532 0130 00"),
            Sample("gb29nwbk60161331926819", "gb29nwbk60161331926819"),
            Sample("UA213223130000026007233566001 додано", "UA213223130000026007233566001"),
            Sample("FR14-2004-1010-0505-0001-3M02-606", "FR14-2004-1010-0505-0001-3M02-606"),
            Sample("IBAN: DE00 1234 5678 9012 3456 78 invalid", "DE00 1234 5678 9012 3456 78"),
            Sample("NO9386011117947, ok", "NO9386011117947"),
        ],
        rejects: [
            "", "DE89 rows", "build AB12 3456", "GB29NWBK60161331926818", "sha DE8937040044", "iban missing",
            "iban valid true",
        ]
    ) { text, claim in
        var word = 0
        while word < text.words.count {
            if let end = AccountNumber.end(in: text, from: word) {
                claim(text.words[word].range.lowerBound..<end)
                word = text.word(from: end)
            } else {
                word += 1
            }
        }
    }
}

/// Reads account numbers.
enum AccountNumber {
    /// Hash of `iban`.
    private static let name = WordHash.hash(of: "iban")

    /// The place after the account number that begins with a word.
    static func end(in text: Reading, from word: Int) -> Int? {
        guard let country = country(in: text, at: text.words[word]) else { return nil }
        let wanted = lengths[country]
        let isNamed = (max(0, word - 3)..<word).contains { text.words[$0].hash == name }
        guard wanted != nil || isNamed else { return nil }
        var values: [UInt8] = []
        let end = read(text, from: word, upTo: wanted ?? 34, into: &values)
        if let wanted, values.count == wanted, isRight(values) { return end }
        return isNamed && values.count >= 15 ? end : nil
    }

    /// The country's letters as one number, when the word begins as an account number does: two letters, two digits.
    private static func country(in text: Reading, at word: TextWord) -> UInt32? {
        let start = word.range.lowerBound
        guard word.count >= 4, word.shape.isSuperset(of: [.letters, .digits]) else { return nil }
        let letters = (text.lowered[start], text.lowered[start + 1])
        guard letters.0 &- 0x61 < 26, letters.1 &- 0x61 < 26, Reading.isDigit(text.scalars[start + 2]),
            Reading.isDigit(text.scalars[start + 3])
        else { return nil }
        return letters.0 << 8 | letters.1
    }

    /// Reads letters and digits of words that single blanks or dashes join, and returns the place after them.
    private static func read(_ text: Reading, from word: Int, upTo count: Int, into values: inout [UInt8]) -> Int {
        var index = word
        var end = text.words[word].range.lowerBound
        while index < text.words.count {
            let range = text.words[index].range
            if index > word {
                guard range.lowerBound == end + 1, let joint = DigitRun.Joints(text.scalars[end]),
                    [.blank, .dash].contains(joint), range.count <= 4,
                    text.words[index].shape.contains(.digits) || count < 34,
                    values.count + range.count <= count
                else { break }
            }
            for place in range {
                guard let value = value(text.lowered[place]) else { return end }
                values.append(value)
            }
            end = range.upperBound
            index += 1
        }
        return end
    }

    /// 0 to 35.
    private static func value(_ scalar: UInt32) -> UInt8? {
        if Reading.isDigit(scalar) { return UInt8(scalar - 0x30) }
        return scalar &- 0x61 < 26 ? UInt8(scalar - 0x61 + 10) : nil
    }

    /// Mod 97 with the first four at the end.
    static func isRight(_ values: [UInt8]) -> Bool {
        let moved = values.dropFirst(4) + values.prefix(4)
        return moved.reduce(0) { ($0 * ($1 > 9 ? 100 : 10) + Int($1)) % 97 } == 1
    }

    /// Lengths by country.
    private static let lengths: [UInt32: Int] = {
        let table = """
            AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
            FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
            LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
            RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
            """
        var lengths: [UInt32: Int] = [:]
        for row in table.split(whereSeparator: \.isWhitespace) {
            let letters = row.utf8.prefix(2).reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
            lengths[letters] = Int(row.dropFirst(2))
        }
        return lengths
    }()
}
