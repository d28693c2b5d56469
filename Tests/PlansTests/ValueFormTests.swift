import EventModel
import Testing

@testable import Plans

/// Which texts have the form of a kind.
@Suite struct ValueFormTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var kind: ParameterKind
        var domain: [String] = []
        var fitting: [String]
        var others: [String]

        var testDescription: String { "\(kind.rawValue) \(domain)" }
    }

    static let cases: [Case] = [
        Case(
            kind: .number, fitting: ["0", "-1", "+2", "10.0", "1e-05", "12345678901234567890", "inf", "-inf", "nan"],
            others: ["", "-", ".", "1.", ".5", "1e", "1e+", "ten", "1,5", "0x1F", " 1", "1 ", "١٢"]),
        Case(kind: .bool, fitting: ["true", "false"], others: ["", "True", "1", "yes", "true "]),
        Case(kind: .enum, fitting: ["a", "größe", "a.b-c"], others: ["", "two words", "a\nb"]),
        Case(
            kind: .enum, domain: ["counter", "webView", "two words"], fitting: ["counter", "webView", "two words"],
            others: ["", "webview", "counters"]),
        Case(
            kind: .url, domain: ["unknown"],
            fitting: ["https://a.example/ü?q=1", "app:", "about:blank", "/tools", "~/x", "unknown"],
            others: ["", "42", "home", "https://a.example/a b", ":x", "1a:b", "a_b:c"]),
        Case(kind: .duration, fitting: ["2.5 s", "85%", "3"], others: ["", "soon"]),
        Case(kind: .timestamp, fitting: ["2026-01-01T00:00:00Z", "1790000000"], others: ["", "today"]),
        Case(kind: .text, fitting: ["", "anything, at=all", "\u{1F600}"], others: []),
        Case(kind: .error, fitting: ["", "Error Domain=a Code=1"], others: []),
        Case(kind: .filename, fitting: ["", "a, b=c.pdf"], others: []),
    ]

    @Test(arguments: cases)
    func aTextFitsItsKind(_ example: Case) {
        let form = ValueForm(.init(name: "key", kind: example.kind, domain: example.domain))
        for text in example.fitting { #expect(fits(form, text), "\(text)") }
        for text in example.others { #expect(!fits(form, text), "\(text)") }
    }

    @Test func aVeryLongValueIsReadOnce() {
        let form = ValueForm(.init(name: "key", kind: .number))
        #expect(fits(form, String(repeating: "9", count: 1_000_000)))
        #expect(!fits(form, String(repeating: "9", count: 1_000_000) + "x"))
    }

    private func fits(_ form: ValueForm, _ text: String) -> Bool {
        let bytes = ("before" + text + "behind").utf8
        let start = "before".utf8.count
        let all = Array(bytes)
        return form.fits(all.span, start..<start + text.utf8.count)
    }
}
