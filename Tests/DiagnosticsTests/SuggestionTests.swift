import Diagnostics
import Testing

struct SuggestionTests {
    struct Case: Sendable {
        var word: String
        var nearest: String?
    }

    static let cases = [
        Case(word: "biuld", nearest: "build"), Case(word: "BUILD", nearest: "build"), Case(word: "", nearest: nil),
        Case(word: "größe", nearest: "grösse"), Case(word: "zebra", nearest: nil),
        Case(word: String(repeating: "b", count: 100), nearest: nil),
    ]

    @Test(arguments: cases) func theNearestWordIsFound(_ example: Case) {
        #expect(nearest(to: example.word, among: ["build", "inspect", "grösse"]) == example.nearest)
    }

    @Test func quotedTextStaysOnOneLine() {
        #expect(quoted("a\nb\u{1B}\u{7F}é") == "'a\\nb\\u{1B}\\u{7F}é'")
        #expect(quoted("a\r\n\tb\u{2028}👩‍💻") == "'a\\r\\n\\tb\\u{2028}👩‍💻'")
        #expect(quoted(String(repeating: "ä", count: 100)).count == 62)
    }
}
