import Testing

@testable import Redaction

@Suite struct EngineTests {
    private static func finding(_ needle: String, _ type: SensitiveType, rule: Public) -> Detector {
        let needle = needle.unicodeScalars.map(\.value)
        return Detector(id: rule, type: type, needs: [], matches: [], rejects: []) { text, claims in
            guard text.scalars.count >= needle.count else { return }
            for start in 0...text.scalars.count - needle.count
            where text.scalars[start..<start + needle.count].elementsEqual(needle) {
                claims.append(Claim(range: start..<start + needle.count, type: type, rule: rule))
            }
        }
    }

    private static func claim(_ range: Range<Int>, _ type: SensitiveType, _ rule: Public = "rule") -> Claim {
        Claim(range: range, type: type, rule: rule)
    }

    private func redacted(_ message: String, _ detectors: Detector...) -> String {
        var redactor = MessageRedactor(detectors: Detectors(detectors))
        return redactor.redact(message).text.text
    }

    static let overlaps: [([Claim], [Claim])] = [
        ([], []),
        ([claim(3..<3, .text)], []),
        ([claim(5..<7, .email), claim(0..<2, .text)], [claim(0..<2, .text), claim(5..<7, .email)]),
        // The longest wins.
        ([claim(2..<4, .secret), claim(0..<9, .text)], [claim(0..<9, .text)]),
        // Equally long: the stricter class, then the earlier rule.
        ([claim(0..<4, .text), claim(0..<4, .card)], [claim(0..<4, .card)]),
        ([claim(0..<4, .card, "a"), claim(0..<4, .card, "b")], [claim(0..<4, .card, "a")]),
        // What sticks out stays claimed.
        ([claim(0..<6, .text), claim(4..<8, .card)], [claim(0..<6, .text), claim(6..<8, .card)]),
        (
            [claim(0..<3, .card), claim(2..<9, .text), claim(8..<10, .email)],
            [claim(0..<2, .card), claim(2..<9, .text), claim(9..<10, .email)]
        ),
        ([claim(0..<2, .card), claim(2..<4, .card)], [claim(0..<2, .card), claim(2..<4, .card)]),
    ]

    @Test(arguments: overlaps) func overlapsAreResolved(_ claims: [Claim], _ expected: [Claim]) {
        #expect(ClaimOrder.resolved(claims) == expected)
    }

    @Test func onlyClaimedScalarsAreReplaced() {
        let secret = Self.finding("hunter2", .secret, rule: "test.secret")
        #expect(redacted("é\u{200B} hunt%65r2 &amp; ｈunter2!", secret) == "é\u{200B} (secret) &amp; (secret)!")
        #expect(redacted("", secret) == "")
        #expect(redacted("nothing\u{0} here\r\n", secret) == "nothing\u{0} here\r\n")
    }

    @Test func aClaimInALayerTakesTheWholeRun() {
        let secret = Self.finding("jo@example.com", .email, rule: "test.email")
        // base64 and hexadecimal of "to=jo@example.com", the former also of the base64 of it.
        #expect(redacted("cursor=dG89am9AZXhhbXBsZS5jb20=&limit=20", secret) == "cursor=(email)&limit=20")
        #expect(redacted("/next/dG89am9AZXhhbXBsZS5jb20", secret) == "/next/(email)")
        #expect(redacted("b ZEc4OWFtOUFaWGhoYlhCc1pTNWpiMjA9 c", secret) == "b (email) c")
        #expect(redacted("hex 746f3d6a6f406578616d706c652e636f6d sent", secret) == "hex (email) sent")
        #expect(
            redacted("74 6f 3d 6a 6f 40 65 78 61 6d 70 6c 65 2e 63 6f 6d", secret) == "(email)")
        #expect(redacted("cursor=dG89am9AZXhhbXBsZS5vcmc=", secret) == "cursor=dG89am9AZXhhbXBsZS5vcmc=")
    }

    @Test func encodedTextIsABlob() {
        // Hexadecimal of "Familie: Mayer", base64 of "Имя=Анна" and of "HelloWorldOnce".
        #expect(redacted("hex 46 61 6d 69 6c 69 65 3a 20 4d 61 79 65 72", .blobs) == "hex blob-1")
        #expect(redacted("d=0JjQvNGPPdCQ0L3QvdCw", .blobs) == "d=blob-1")
        #expect(redacted("d=SGVsbG9Xb3JsZE9uY2U=", .blobs) == "d=SGVsbG9Xb3JsZE9uY2U=")
    }

    @Test func punycodeIsRead() {
        #expect(
            Punycode.decoded(Array("80ak6aa92e".unicodeScalars.map(\.value))[...])
                == "аррӏе".unicodeScalars.map(\.value))
        #expect(
            Punycode.decoded(Array("mnchen-3ya".unicodeScalars.map(\.value))[...])
                == "münchen".unicodeScalars.map(\.value))
        #expect(Punycode.decoded(Array("fsqu00a".unicodeScalars.map(\.value))[...]) == "例子".unicodeScalars.map(\.value))
        #expect(Punycode.decoded(Array("é".unicodeScalars.map(\.value))[...]) == nil)
        let name = Self.finding("müller", .person, rule: "test.name")
        #expect(redacted("https://xn--mller-kva.example/", name) == "https://person-1.example/")
    }

    @Test func whatWasRedactedStays() {
        let word = Self.finding("secret", .secret, rule: "test.secret")
        let text = Self.finding("text-1", .text, rule: "test.text")
        let long = Self.finding("(secret)hunter2", .secret, rule: "test.long")
        #expect(redacted("(secret) text-1 api-key-7q2k9dmx4bt1", word, text) == "(secret) text-1 api-key-7q2k9dmx4bt1")
        #expect(redacted("p=(secret)hunter2", long) == "p=(secret)(secret)")
        #expect(redacted("the secret text-1x", word, text) == "the (secret) text-1x")
    }

    @Test func brokenTextAndLongMessagesAreNotShown() {
        var redactor = MessageRedactor(detectors: Detectors([]))
        let bytes = Array("one M".utf8) + [0xFC] + Array("ller two".utf8)
        #expect(redactor.redact(bytes.span).text.text == "one text-1 two")
        let longest = [UInt8](repeating: 0x61, count: MessageRedactor.longestMessage)
        #expect(redactor.redact(longest.span).text.text.utf8.count == longest.count)
        #expect(redactor.redact((longest + [0x61]).span).text.text == "(text)")
        #expect(
            redactor.counts == [
                ClaimKind(rule: "broken-text", type: .text): 1, ClaimKind(rule: "too-long", type: .text): 1,
            ])
    }
}
