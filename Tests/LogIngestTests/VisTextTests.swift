import Testing

@testable import LogIngest

@Suite struct VisTextTests {
    private static let texts: [(String, String?)] = [
        (#"Tea \M-b\M^X\M^U\M-o\M-8\M^O for \M-B\M-+\134o/\M-B\M-;"#, #"Tea ☕️ for «\o/»"#),
        (#"(\M-c\M^B\M^B) \M-C\240 5 \M-k\M^Q\240!"#, "(も) à 5 둠!"), (#"tab\^I, \\M-C\\240"#, "tab\t, \\M-C\\240"),
        (#"\M-C\M-)\000\033\177\^@\^[\^?"#, #"é\000\033\177\^@\^[\^?"#), (#"\M-C\M-) \M- \M-"#, nil),
        (#"\M-C\M-) \M^"#, #"é \M^"#), (#"\134 \M-"#, #"\ \M-"#), (#"\134\13"#, #"\\13"#),
        (#"\134\189 \400"#, #"\\189 \400"#),
        (#"\134\"#, #"\\"#), (#"\M-C alone"#, nil), (#"\n \x C:\dir"#, nil), ("plain", nil), ("", nil), (#"\"#, nil),
    ]

    @Test(arguments: texts)
    func escapesAreDecodedOnce(_ text: String, _ expected: String?) {
        let bytes = Array(("<" + text + ">").utf8)
        var decoded = Array("before".utf8)
        let isDecoded = VisText.decode(bytes.span, 1..<bytes.count - 1, to: &decoded)
        #expect(isDecoded == (expected != nil))
        #expect(String(decoding: decoded, as: UTF8.self) == "before" + (expected ?? ""))
    }
}
