import Testing

@testable import Redaction

@Suite struct MessageShapeTests {
    struct Case: Sendable {
        var message: String
        var shape: String
        var ownNames: [String] = []

        init(_ message: String, _ shape: String, ownNames: [String] = []) {
            self.message = message
            self.shape = shape
            self.ownNames = ownNames
        }
    }

    static func shape(_ message: String, ownNames: [String] = []) -> String {
        let names = ownNames.map { Array($0.utf8)[...] }
        var memo = WordMemo()
        let shape = MessageShape.shape(of: Array(message.utf8)[...], ownNames: names, memo: &memo)
        return String(decoding: shape, as: UTF8.self)
    }

    static let words = [
        Case("", ""), Case(" \t\r\n", ""), Case("User tapped login", "User tapped login"),
        Case("Loading featured items...", "Loading featured items..."), Case("loading…", "loading…"),
        Case("HomeTabBarViewModel initialized", "HomeTabBarViewModel initialized"),
        Case("WEB_VIEW_LOADED URLSession", "WEB_VIEW_LOADED URLSession"),
        Case("a\r\nb  LEFT\tedge", "a {text} LEFT edge"), Case("isn't doesn't O'Brien", "isn't doesn't {text}"),
        Case("The operation couldn’t be completed.", "The operation {text} be completed."),
        Case("Анна вошла", "{text}"), Case("state → ready – ok", "state → ready – ok"),
        Case("[OrionTestTask] LEFT edge", "[{text}] LEFT edge"),
        Case("[OrionTestTask] LEFT edge", "[OrionTestTask] LEFT edge", ownNames: ["OrionTestTask"]),
        Case("did commit loading Moda | Stil", "did commit loading {text}"),
        Case("did finish loading Ovo su najstilizovanije žene sveta", "did finish loading {text}"),
        // Words that may be the rest of a name go with the unknown capitalised word before them.
        Case("Larry Page opened settings", "{text} opened settings"), Case("page of Larry", "page of {text}"),
        Case("will mark", "will mark"), Case("Will Mark", "{text}"),
        Case("hidden <private> value", "hidden <private> value"),
    ]

    static let numbers = [
        Case("Featured items loaded: 14 items", "Featured items loaded: {number} items"),
        Case("translation.x: -80.5", "translation.x: {number}"),
        Case("took 12ms, 3.5 s, 40%", "took {number}, {number} s, {number}%"),
        Case("at 2026-07-29T14:00:00.412+03:00 now", "at {number} now"),
        Case("error 0x16f3a: -1009", "error {number}: {number}"),
        Case("tab2 of 10.0.0.1", "tab{number} of {number}"),
        Case("card 4111 1111 1111 1111", "card {number} {number} {number} {number}"),
        Case("a-1", "a-{number}"), Case("8c41d", "{id}"), Case("v", "{text}"),
    ]

    static let holes = [
        Case(
            "Filtered to 4 results for: 'red shoes' in category: 'All'",
            "Filtered to {number} results for: {text} in category: {text}"),
        Case("results for: 'it's, 'q'=1' in category: 'All'", "results for: {text} in category: {text}"),
        Case("results for: '' in", "results for: {text} in"), Case("open \"a \\\" b\" now", "open {text} now"),
        Case("open \"no end", "open {text}"), Case("open “red home” now", "open {text} now"),
        Case("open «home»", "open {text}"),
        Case("load https://a.example/x?token=1, now", "load {url}, now"), Case("open (file:///a/b).", "open ({url})."),
        Case("mail to home@example.com.", "mail to {id}."),
        Case("read /Users/anna/a b/c.txt now", "read {path} {path} now"),
        Case("save report.pdf", "save {path}"), Case("Passport_John_Smith.pdf saved", "{path} saved"),
        Case("read/write", "read/write"),
        Case("id 0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0 set", "id {id} set"),
        Case("bearer ghp_16C7e42F292c6912E7710c838347Ae178B4a", "bearer {id}"),
    ]

    static let values = [
        Case("state=active, count=3 next", "state={text}, count={number} next"),
        Case("url=https://a.example/b,c end", "url={url} end"),
        Case("url=https://a.example/b", "url={url}"), Case("user=home page, count=3", "user={text}, count={number}"),
        Case("query=home, page", "query={text}"), Case("password: open window", "password: {text}"),
        Case("userName: will open", "userName: {text}"), Case("search: \"home\" done", "search: {text} done"),
        Case("ENDED: completed", "ENDED: completed"), Case("a == b", "a == {text}"), Case("key=", "key="),
    ]

    @Test(arguments: words + numbers + holes + values)
    func isTheSkeleton(_ sample: Case) {
        #expect(Self.shape(sample.message, ownNames: sample.ownNames) == sample.shape)
    }

    @Test func isBounded() {
        let long = Self.shape(String(repeating: "do ", count: 300))
        #expect(long == Array(repeating: "do", count: 40).joined(separator: " ") + "…")
        let longer = Self.shape(String(repeating: "synchronization! ", count: 100))
        #expect(longer.utf8.count <= MessageShape.mostBytes && longer.hasSuffix("…"))
        #expect(Self.shape(String(repeating: "é", count: 5000)) == "")
        #expect(Self.shape("open " + String(repeating: "x", count: 5000)) == "open")
    }

    /// Bytes that are no UTF-8 never reach a shape.
    @Test func anyBytesGiveText() {
        var random = SeededRandom(seed: 7)
        var memo = WordMemo()
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let shape = MessageShape.shape(of: bytes[...], memo: &memo)
            #expect(String(validating: shape, as: UTF8.self) != nil)
        }
    }

    @Test func nothingOnTheListIsAName() {
        for name in ["anna", "john", "smith", "ivan", "maria", "peter", "london", "paris", "cancer", "jesus"] {
            #expect(!ShapeWords.isShown(Array(name.utf8)[...]), "\(name)")
        }
    }
}
