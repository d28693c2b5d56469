import Foundation
import Testing

@testable import Redaction

@Suite struct ErrorRuleTests {
    static let rule = ErrorRule(urls: URLRule(vocabulary: Vocabulary(hosts: ["nsq.market", "lk.nsq.market"])))

    struct Case: Sendable {
        var text: String
        var label: String
        var failingURL: String?

        init(_ text: String, _ label: String, url: String? = nil) {
            self.text = text
            self.label = label
            failingURL = url
        }
    }

    static let plain = [
        Case("Error Domain=NSURLErrorDomain Code=-1001", "NSURLErrorDomain -1001"),
        Case("Error Domain=com.example.Store Code=0", "com.example.Store 0"),
        Case("Error Domain=OSStatus Code=-2147483648", "OSStatus -2147483648"),
        Case("Error Domain=NSURLErrorDomain Code=-999 \"cancelled\"", "NSURLErrorDomain -999 (cancelled)"),
        Case(
            "Error Domain=NSURLErrorDomain Code=-1001 \"The request timed out.\" UserInfo={NSLocalizedDescription=x}",
            "NSURLErrorDomain -1001 (The request timed out.)"),
        Case("Error Domain=X Code=1 \"\" UserInfo={}", "X 1"),
        Case("Error Domain=X Code=1 \"Ivan’s upload failed\" UserInfo={a=b}", "X 1"),
        Case(
            "Error Domain=X Code=1 \"The file “Ivan\" Petrov” couldn’t be opened.\" UserInfo={a=\"b\"}",
            "X 1 (The file “…” couldn’t be opened.)"),
        Case("Error Domain=X Code=1 \"cancelled\" by ivan\" UserInfo={}", "X 1"),
        Case("Error Domain=X Code=1 UserInfo={NSLocalizedDescription=Ivan}", "X 1"),
    ]

    static let chains = [
        Case(
            "Error Domain=A Code=1 \"(null)\" UserInfo={NSUnderlyingError=0x1 {Error Domain=B Code=2 \"Ivan\" "
                + "UserInfo={NSUnderlyingError=0x2 {Error Domain=C Code=-3 \"(null)\"}, x=y}}}",
            "A 1 ← B 2 ← C -3 ((null))"),
        Case(
            "Error Domain=A Code=1 UserInfo={NSUnderlyingError=0x1 {Error Domain=ivan petrov Code=2}, y={Error Domain=}",
            "A 1 ← (domain) 2"),
        Case(
            "Error Domain=A Code=1 " + String(repeating: "{Error Domain=B Code=2 ", count: 500),
            "A 1" + String(repeating: " ← B 2", count: 8)),
    ]

    static let urls = [
        Case(
            "Error Domain=NSURLErrorDomain Code=-1004 \"x\" UserInfo={NSErrorFailingURLStringKey=https://ivan:pw@nsq.market"
                + "/en?token=abc&page=1#me, NSErrorFailingURLKey=https://nsq.market/en}",
            "NSURLErrorDomain -1004", url: "https://nsq.market/en?page"),
        Case(
            "Error Domain=NSURLErrorDomain Code=-1004 UserInfo={NSErrorFailingURLKey=https://ivan.notes.example/ivan}",
            "NSURLErrorDomain -1004", url: "https://:sub.notes.example/:segment"),
        Case("Error Domain=X Code=1 UserInfo={NSErrorFailingURLKey=ivan petrov}", "X 1"),
        Case(
            "Error Domain=X Code=1 UserInfo={NSErrorFailingURLKey=https://ivan.example:pass word@nsq.market/en}", "X 1"),
        Case(
            "Error Domain=X Code=1 UserInfo={NSErrorFailingURLStringKey=a b, NSErrorFailingURLKey=tel:+4915112345678, c=d}",
            "X 1", url: "tel:"),
        Case("Error Domain=X Code=1 UserInfo={NSErrorFailingURLKey=", "X 1"),
    ]

    /// Templates of the system, with what it put in hidden, in several languages.
    static let templates = [
        Case("The file “Ivan.pdf” couldn’t be opened.", "The file “…” couldn’t be opened."),
        Case("The file “…” couldn’t be opened.", "The file “…” couldn’t be opened."),
        Case("The file “” couldn’t be opened.", "(error)"),
        Case("The file “Ivan” couldn’t be opened. Ivan", "(error)"),
        Case(
            "You don’t have permission to save the file “a” in the folder “b”.",
            "You don’t have permission to save the file “…” in the folder “…”."),
        Case("You don’t have permission to save the file “a”.", "(error)"),
        Case("未能连接到服务器。", "未能连接到服务器。"), Case("未能打开文件“护照.pdf”。", "未能打开文件“…”。"),
        Case("Die Datei „Anna.pdf“ existiert nicht.", "Die Datei „…“ existiert nicht."),
        Case(
            "The operation couldn’t be completed. (Ivan error 1.)", "The operation couldn’t be completed. …"),
        Case("Превышен лимит времени на запрос.", "Превышен лимит времени на запрос."),
    ]

    /// Other printed forms.
    static let forms = [
        Case("Optional(Error Domain=X Code=1 \"cancelled\")", "X 1 (cancelled)"),
        Case(
            "Error Domain=A Code=1 \"x\" UserInfo=0x1f {\n    NSErrorFailingURLStringKey = \"https://nsq.market/en\";\n"
                + "    NSUnderlyingError = \"Error Domain=B Code=-2 \\\"Ivan\\\"\";\n}",
            "A 1 ← B -2", url: "https://nsq.market/en"),
        Case(
            "Error Domain=A Code=1 UserInfo={NSMultipleUnderlyingErrorsKey=(\"Error Domain=B Code=2\", \"Error Domain=C "
                + "Code=3\"), NSURL=https://nsq.market/ivan}",
            "A 1 ← B 2 ← C 3", url: "https://nsq.market/:segment"),
    ]

    @Test func keysOfTheSystemAreShown() {
        let error = Self.rule.redacted(
            "Error Domain=X Code=1 \"a\" UserInfo={NSLocalizedDescription=Ivan, ivan=1, _kCFStreamErrorCodeKey=-4, "
                + "NSUnderlyingError=0x1 {Error Domain=Y Code=2 UserInfo={NSFilePath=/Users/ivan/x, NSLocalizedDescription=b}}}"
        )
        #expect(
            error.keys.map(\.text) == [
                "NSLocalizedDescription", "_kCFStreamErrorCodeKey", "NSUnderlyingError", "NSFilePath",
            ])
    }

    /// Cut and hostile texts.
    static let broken = [
        Case("", "(error)"), Case("unavailable(status: 503)", "(error)"), Case("Ivan Petrov", "(error)"),
        Case("The request timed out.", "The request timed out."), Case("cancelled", "cancelled"),
        Case("Error Domain=NSURLErrorDom", "(error)"), Case("Error Domain=NSURLErrorDomain Code=", "(error)"),
        Case("Error Domain=X Code=-", "(error)"), Case("Error Domain=X Code=+5", "(error)"),
        Case("Error Domain=X Code=abc", "(error)"), Case(" Error Domain=X Code=1", "(error)"),
        Case("Error Domain=NSURLErrorDomain Code=-1009 \"The Internet conn", "NSURLErrorDomain -1009"),
        Case("Error Domain=NSURLErrorDomain Code=-1009 \"", "NSURLErrorDomain -1009"),
        Case("Error Domain= Code=1", "(domain) 1"), Case("Error Domain=Ivan Petrov Code=1", "(domain) 1"),
        Case("Error Domain=ivan@mail.example Code=1", "(domain) 1"), Case("Error Domain=домен Code=1", "(domain) 1"),
        Case("Error Domain=\nX Code=1", "(domain) 1"),
        Case("Error Domain=" + String(repeating: "x", count: 300) + " Code=1", "(error)"),
        // A number that no error code can be is a number of something else.
        Case("Error Domain=X Code=4111111111111111", "(error)"), Case("Error Domain=X Code=79161234567", "(error)"),
        Case("Error Domain=X Code=2147483648", "(error)"),
        Case(
            "Error Domain=A Code=1 UserInfo={NSUnderlyingError=0x1 {Error Domain=B Code=4111111111111111 \"\"}}", "A 1"),
        Case("Error Domain=X Code=1 \"" + String(repeating: "\"x", count: 100_000), "X 1"),
    ]

    @Test(arguments: plain + chains + urls + broken + templates + forms)
    func onlyTheStructureOfAnErrorIsShown(_ error: Case) {
        let redacted = Self.rule.redacted(error.text)
        #expect(redacted.label.text == error.label)
        #expect(redacted.failingURL?.label.text == error.failingURL)
    }

    /// The text of three lines that URLSession writes, as a capture has it.
    @Test func anErrorOfARealCaptureIsRead() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/captures/counter-web-offline.compact.log")
        let capture = try String(contentsOf: path, encoding: .utf8)
        let start = try #require(capture.range(of: "Error Domain=NSURLErrorDomain Code=-1009"))
        let end = try #require(capture[start.upperBound...].range(of: ", url=unknown"))
        let text = String(capture[start.lowerBound..<end.lowerBound])
        #expect(text.split(separator: "\n").count == 3)
        let error = Self.rule.redacted(text)
        #expect(error.identity == .init(domain: "NSURLErrorDomain", code: -1009))
        #expect(error.underlying == [.init(domain: "kCFErrorDomainCFNetwork", code: -1009)])
        #expect(error.description == "The Internet connection appears to be offline.")
        // All three are common route words, so the route needs no declaration.
        #expect(error.failingURL?.label == "https://lk.nsq.market/en/tools/testing")
    }

    @Test func systemTextsHoldNoValue() {
        #expect(!SystemTexts.plain.isEmpty)
        for text in SystemTexts.plain {
            #expect(!text.contains { $0.isNumber || "@\\%={}".contains($0) }, "\(text)")
        }
    }
}
