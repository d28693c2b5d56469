extension Detector {
    /// Apple's identifiers of a user: `001842.<32 hexadecimal digits>.0931`, and numbers behind `dsid`.
    static let appleIDs = Detector(
        "apple-id", .appleID, needs: .digit,
        matches: [
            Sample(
                "AKAltDSID=001842.8266474951a194c28394e236605db36a.0931,",
                "001842.8266474951a194c28394e236605db36a.0931"),
            Sample(
                "userID 000123.ABCDEF0123456789abcdef0123456789.1200", "000123.ABCDEF0123456789abcdef0123456789.1200"),
            Sample("dsid: 16571234567", "16571234567"), Sample("DSID=8123456789 signed in", "8123456789"),
        ],
        rejects: ["", "1.2.3", "001842.82.0931", "dsid=0", "dsid missing", "v000123.4.5"]
    ) { text, claim in
        for index in text.lexicalWords.indices {
            let word = text.lexicalWords[index]
            if word.count == 32, let range = AppleID.dotted(around: word.range, text) {
                claim(range)
            } else if AppleID.keys.contains(word.hash), index + 1 < text.lexicalWords.count {
                let next = text.lexicalWords[index + 1]
                if next.isNumber, next.count >= 7, next.range.lowerBound - word.range.upperBound <= 4 {
                    claim(next.range)
                }
            }
        }
    }
}

/// Apple's identifiers of users.
enum AppleID {
    static let keys = Set(["dsid", "altdsid", "akdsid", "directoryid"].map(WordHash.hash(of:)))

    /// Six digits and a dot before, a dot and four digits behind.
    static func dotted(around range: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        let (start, end) = (range.lowerBound - 7, range.upperBound + 5)
        guard start >= 0, end <= text.scalars.count, text.scalar(start + 6) == 0x2E, text.scalar(end - 5) == 0x2E,
            text.isTokenStart(start), text.isTokenEnd(end), text.end(of: .digit, from: start) == start + 6,
            text.end(of: .digit, from: end - 4) == end, range.allSatisfy({ text.classes[$0].contains(.hex) })
        else { return nil }
        return start..<end
    }
}
