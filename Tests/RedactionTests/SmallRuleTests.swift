import Testing

@testable import Redaction

@Suite struct SmallRuleTests {
    @Test func wordRuleHasSamples() {
        #expect(!WordRule.matching.isEmpty)
        #expect(!WordRule.notMatching.isEmpty)
    }

    @Test(arguments: WordRule.matching + ["a", String(repeating: "ab_", count: 21), "a123456"])
    func wordsAreWords(_ text: String) {
        #expect(WordRule.isWord(text))
    }

    @Test(
        arguments: WordRule.notMatching + [
            "_a", "-1", ".", "a\n", "a b", "a\u{0}", "ａ", "é", "a1234567", String(repeating: "a", count: 41),
            String(repeating: "ab_", count: 22), "ivan@mail.example", "a=b", "a,b",
        ])
    func otherTextsAreNoWords(_ text: String) {
        #expect(!WordRule.isWord(text))
    }

    struct NumberCase: Sendable {
        var text: String
        var value: RedactedValue?

        init(_ text: String, _ value: RedactedValue?) {
            self.text = text
            self.value = value
        }
    }

    static let numbers = [
        NumberCase("0", .integer(0)), NumberCase("-999", .integer(-999)), NumberCase("+7", .integer(7)),
        NumberCase("12345678", .integer(12_345_678)), NumberCase("-12345678", .integer(-12_345_678)),
        NumberCase("007", .integer(7)), NumberCase("10.0", .decimal(10, "10.0")),
        NumberCase("-0.5", .decimal(-0.5, "-0.5")), NumberCase("123456.78", .decimal(123456.78, "123456.78")),
    ]

    static let noNumbers = [
        "", "-", "+", ".", "1.", ".5", "1.2.3", "123456789", "1234567.89", "4111111111111111", "1e5", "0x1F", "NaN",
        "inf",
        "１２", "1 000", " 1", "1\n", "--1", "1,5", "1-2",
    ].map { NumberCase($0, nil) }

    @Test(arguments: numbers + noNumbers)
    func numbersOfEightDigitsAreShown(_ number: NumberCase) {
        #expect(NumberRule.redacted(number.text) == number.value)
    }

    struct FileCase: Sendable {
        var name: String
        var stem: String
        var suffix: Public?
    }

    static let files = [
        FileCase(name: "Passport_John_Smith.pdf", stem: "Passport_John_Smith", suffix: "pdf"),
        FileCase(name: "Report.PDF", stem: "Report", suffix: "pdf"),
        FileCase(name: "a.tar.gz", stem: "a", suffix: "tar.gz"),
        FileCase(name: "a.ivan.gz", stem: "a.ivan", suffix: "gz"),
        FileCase(name: "Q1_Q2_ report, final=1.pdf", stem: "Q1_Q2_ report, final=1", suffix: "pdf"),
        FileCase(name: "john.smith", stem: "john.smith", suffix: nil),
        FileCase(name: ".pdf", stem: ".pdf", suffix: nil), FileCase(name: "pdf", stem: "pdf", suffix: nil),
        FileCase(name: "a.", stem: "a.", suffix: nil), FileCase(name: "", stem: "", suffix: nil),
        FileCase(name: "отчёт.xlsx", stem: "отчёт", suffix: "xlsx"),
        FileCase(name: "a.pdf\n", stem: "a.pdf\n", suffix: nil), FileCase(name: "a.pdf ", stem: "a.pdf ", suffix: nil),
    ]

    @Test(arguments: files)
    func onlyAKnownExtensionIsShown(_ file: FileCase) {
        let parts = FilenameRule.parts(of: file.name)
        #expect(parts.stem == file.stem)
        #expect(parts.suffix == file.suffix)
    }

    @Test func publicTextIsJoinedFromPublicParts() {
        let name: Public = "file"
        #expect("\(name)-\(7) of \(UInt8(9))" as Public == "file-7 of 9")
        #expect((name + "-" + Public(12)).text == "file-12")
        #expect([name, "b", ""].joined(separator: ", ") == "file, b, ")
        #expect(["é", "z", "Z", "a"].map { Public(authored: $0) }.sorted().map(\.text) == ["Z", "a", "z", "é"])
    }

    struct NameCase: Sendable {
        var name: String
        var isShown: Bool

        init(_ name: String, _ isShown: Bool) {
            self.name = name
            self.isShown = isShown
        }
    }

    static let names = [
        NameCase("app.log", true), NameCase("-", true), NameCase("", true),
        NameCase("logs/2026-07-29/counter-session.default.log", true),
        NameCase("20260729.log", true), NameCase("app-202607291400.log", true), NameCase("20260729140000.log", true),
        NameCase("/Users/runner/build/a.log", true), NameCase("/home/ci/a.log", true), NameCase("/Users", true),
        NameCase("журнал.log", true), NameCase("app-5.12.3.1.log", true), NameCase("127.0.0.1.log", true),
        NameCase("build 619.1.26.30.log", true), NameCase("a/198.51.100.7/b.log", false),
        NameCase("a.zip/b/198.51.100.7", false), NameCase("10.20.30.40.ndjson", false),
        NameCase("from_203.0.113.9", false),
        NameCase("/Users/ivan/a.log", false), NameCase("home/anna/a.log", false), NameCase("x/Users/ivan", false),
        NameCase("ivan@mail.example.log", false), NameCase("Anna's iPhone.log", false),
        NameCase("Anna’s iPhone/a.log", false), NameCase("Annas-iPhone.log", false),
        NameCase("853B8379-F762-4ADD-8205-1094FD0F2C9A.log", false),
        NameCase("log-853b8379-f762-4add-8205-1094fd0f2c9a.ndjson.log", false),
        NameCase("853b8379f7624add82051094fd0f2c9a.log", false),
        NameCase("00008030-001C2D3E4F50002E.log", false), NameCase("a/490154203237518/b.log", false),
        NameCase("123456789.log", false), NameCase("a8Fk39dkQpz72LmXw01Bc.log", false),
    ]

    @Test(arguments: names)
    func namesThatPointAtAPersonOrDeviceAreHidden(_ name: NameCase) {
        let shown = InputName.shown(name.name, number: 3)
        #expect(shown.text == (name.isShown ? name.name : "capture-3"))
    }
}
