import Testing

@testable import Redaction

@Suite struct DetectableTextTests {
    struct Case: Sendable {
        var message: String
        var folded: String

        init(_ message: String, _ folded: String) {
            self.message = message
            self.folded = folded
        }
    }

    static let cases = [
        Case("", ""),
        Case("plain text, 100 % of it", "plain text, 100 % of it"),
        Case("a%40b.example", "a@b.example"),
        Case("a%2540b", "a@b"),
        Case("a%25252540b", "a@b"),
        Case("a%2525252540b", "a%40b"),
        Case("%D0%98%D0%B2%D0%B0%D0%BD", "Иван"),
        Case("%u0418van", "Иvan"),
        Case("M%FCller", "Müller"),
        Case("cut %D0", "cut Ð"),
        Case("50%ab", "50%ab"),
        Case("a&#64;b &#x40; &amp;amp; &commat; &eacute;t&eacute; &bogus; &;", "a@b @ & @ été &bogus; &;"),
        Case(#"\u0418\u0432\u0430\u043d"#, "Иван"),
        Case(#"\ud83d\ude00 \u{1F600} \U0001F600"#, "😀 😀 😀"),
        Case(#"\xd0\x98 \320\230"#, "И И"),
        Case(#"{\"email\":\"a@b\"}"#, #"{"email":"a@b"}"#),
        Case(#"{\\\"a\\\":1}"#, #"{"a":1}"#),
        Case(#"C:\Users\nina"#, #"C:\Users\nina"#),
        Case(#"one\ntwo"#, "one\ntwo"),
        Case("=D0=98=D0=B2", "Ив"),
        Case("count=40&max=23B85", "count=40&max=23B85"),
        Case("anna=40mail.example", "anna@mail.example"),
        Case("ｆｕｌｌ　ｗｉｄｔｈ＠１２", "full width@12"),
        Case("𝐀𝐊𝐈𝐀𝟕 ⓐⓑ ① ⑫ ²", "AKIA7 ab 1 12 2"),
        Case("٠١٢ ۳۴ ५६ ๗", "012 34 56 7"),
        Case("4111‑1111–1111−1111", "4111-1111-1111-1111"),
        Case("a\u{200B}b\u{AD}c\u{202E}d", "abcd"),
        Case("e\u{301}te\u{301} и\u{306} \u{1100}\u{1161}\u{11A8}", "été й 각"),
        Case("it’s ﬁne", "it's fine"),
        Case("?q=anna+berg&n=12+34", "?q=anna berg&n=12 34"),
        Case("?to=a+b@c.example&tel=+44&sig=aB3+dE4", "?to=a+b@c.example&tel=+44&sig=aB3+dE4"),
        Case("?q=a%2Bb+c", "?q=a+b c"),
    ]

    @Test(arguments: cases) func foldsEncodingsAndForms(_ test: Case) {
        let text = DetectableText(test.message)
        #expect(text.string(text.scalars.indices) == test.folded)
        #expect(text.lowered.count == text.scalars.count)
        #expect(text.classes.count == text.scalars.count)
    }

    @Test func everyPlaceLeadsBackToTheMessage() {
        let text = DetectableText("é: a%2540b&#64;\u{200B}c")
        let folded = text.string(text.scalars.indices)
        #expect(folded == "é: a@b@c")
        #expect(text.source(of: 3..<4) == 3..<4)
        #expect(text.source(of: 4..<5) == 4..<9)
        #expect(text.source(of: 6..<7) == 10..<15)
        #expect(text.source(of: 7..<8) == 16..<17)
        #expect(text.source(of: 6..<8) == 10..<17)
        #expect(text.source(of: 0..<0).isEmpty)
    }

    @Test func plainTextKeepsItsPlaces() {
        let text = DetectableText("user=anna")
        #expect(text.source(of: 5..<9) == 5..<9)
    }

    @Test func wordsAreRunsOfLettersAndDigits() {
        let text = DetectableText("Ab1-ÉCOLE 24件 0xFF")
        #expect(text.words.map { text.string($0.range) } == ["Ab1", "ÉCOLE", "24", "件", "0xFF"])
        #expect(text.words[0].some == [.letter, .digit, .upper, .lower, .hex])
        #expect(text.words[0].all == [.hex])
        #expect(text.words[1].all == [.letter, .upper])
        #expect(text.words[2].all == [.digit, .hex])
        #expect(text.words[3].all == [.letter, .ideograph, .wide])
    }

    @Test func lowersEveryScript() {
        let text = DetectableText("ÀÉ ИЁ ΑΩ Ł Ğ ẞ Z")
        let lowered = text.lowered.compactMap { Unicode.Scalar($0).map(Character.init) }
        #expect(String(lowered) == "àé иё αω ł ğ ß z")
    }

    static let features: [(String, TextFeatures)] = [
        ("", []),
        ("plain words", []),
        ("Plain", [.upperCase]),
        ("a1", [.digit]),
        ("12-34", [.digit, .digits]),
        ("12/34", [.digit, .slash]),
        ("a.b", [.dot]),
        ("a@b: c=\"d\"", [.at, .colon, .equals, .quote]),
        ("é", [.nonASCII]),
        ("abcdefghijklmnop", [.longWord]),
        ("abcdefghijklmno", []),
    ]

    @Test(arguments: features) func notesWhatOccurs(_ message: String, _ features: TextFeatures) {
        #expect(DetectableText(message).features == features)
    }

    @Test func longHostileTextIsFoldedInLinearTime() {
        for unit in ["%25", "&#", "\\u{", "=D0", "=+", "e\u{301}", "%", "&amp;", "\\\\"] {
            let message = String(repeating: unit, count: 20_000)
            #expect(!DetectableText(message).scalars.isEmpty)
        }
    }

    @Test func bytesThatAreNoTextAreMarked() {
        let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0xA9, 0xC3]
        let message = MessageScalars(bytes.span)
        #expect(message.scalars == [0x61, 0xFFFD, 0xE9, 0xFFFD])
        #expect(message.broken == [1, 3])
        #expect((0...4).map { message.byte(at: $0) } == [0, 1, 2, 4, 5])
    }
}
