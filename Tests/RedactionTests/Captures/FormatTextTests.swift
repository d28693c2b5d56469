import Testing

@testable import Redaction

@Suite struct FormatTextTests {
    struct Case: Sendable {
        var format: String
        var message: String
        /// The values, with whether they are texts; nil where the format does not fit.
        var values: [(String, Bool)]?

        init(_ format: String, _ message: String, _ values: [(String, Bool)]?) {
            (self.format, self.message, self.values) = (format, message, values)
        }
    }

    static let cases = [
        Case("sent %d bytes to %{public}@", "sent 12 bytes to Анна", [("12", false), ("Анна", true)]),
        Case("%@", "", [("", true)]), Case("%@", "all of it", [("all of it", true)]),
        Case("100%% of %-5.2f", "100% of 1.50 ", [("1.50 ", false)]),
        Case("%{public, mask.hash}s: %llu/%zd", "é: 1/2", [("é", true), ("1", false), ("2", false)]),
        // Values that follow each other are one.
        Case("a%d%@b", "a12xb", [("12x", true)]),
        // The first place that fits.
        Case("from %@ to %@", "from A to B to C", [("A", true), ("B to C", true)]),
        Case("%@ ends", "x ends ends", [("x ends", true)]), Case("%", "abc", [("abc", true)]),
        Case("%{open", "abc", nil),
        Case("no conversion", "no conversion", nil), Case("", "", nil), Case("sent %d", "got 12", nil),
        Case("a%db", "a", nil), Case("aa%@aa", "aaa", nil), Case("%@ x %@ y", "1 x 2", nil),
        Case("%@", String(repeating: "é", count: 2049), nil),
    ]

    @Test(arguments: cases) func valuesAreWhatStandsForConversions(_ sample: Case) {
        let message = Array(sample.message.utf8)
        let text = FormatText(format: Array(sample.format.utf8), message: message)
        let values = text?.holes.map { String(decoding: message[$0.range], as: UTF8.self) }
        #expect(values == sample.values?.map(\.0))
        #expect(text?.holes.map(\.isText) == sample.values?.map(\.1))
    }

    @Test func wordsOfTheFormatAreNobodys() {
        var gate = CaptureGate(catalogues: [], vocabulary: Vocabulary(), policy: RunPolicy())
        func shown(_ message: String, _ format: String) -> String {
            var bytes = Array(message.utf8)
            for edit in gate.edits(of: bytes, format: Array(format.utf8)).reversed() {
                bytes.replaceSubrange(edit.range, with: edit.replacement.text.utf8)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        let file = "opened Passport_John_Smith.pdf 3 times"
        #expect(shown(file, "opened Passport_John_Smith.pdf %d times") == file)
        #expect(!shown(file, "opened %@ %d times").contains("John"))
        #expect(!shown(file, "opened Passport_John_Smith.pdf 3 times").contains("John"))
        #expect(!shown("password: hunter2hunter2 3", "password: hunter2hunter2 %d").contains("hunter2"))
        #expect(shown("went ab12cd34ef567", "went %@") == "went account-id-1")
        #expect(shown("went account-id-1", "went %@") == "went account-id-1")
        #expect(shown("went up at 12", "went %@ at %d") == "went up at 12")
    }
}
