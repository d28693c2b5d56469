import Testing

@testable import PreviewServer

struct RequestPathTests {
    struct Case: Sendable {
        var path: String
        var name: String?
    }

    static let cases = [
        Case(path: "/", name: "index.html"), Case(path: "/index.html", name: "index.html"),
        Case(path: "/a/b.md", name: "a/b.md"), Case(path: "/a/", name: "a/index.html"),
        Case(path: "/sp%6Cash.html", name: "splash.html"), Case(path: "/gr%C3%B6%C3%9Fe.html", name: "größe.html"),
        Case(path: "/größe.html", name: "größe.html"), Case(path: "/a%20b", name: "a b"),
        // Decoded once: what is left is a name like any other.
        Case(path: "/%252e%252e/x", name: "%2e%2e/x"), Case(path: "/..a", name: "..a"), Case(path: "/...", name: "..."),
        Case(path: "/..", name: nil), Case(path: "/../etc/passwd", name: nil), Case(path: "/a/../b", name: nil),
        Case(path: "/%2e%2e/b", name: nil), Case(path: "/.%2E/b", name: nil), Case(path: "/a%2f..%2fb", name: nil),
        Case(path: "/./a", name: nil), Case(path: "//etc/passwd", name: nil), Case(path: "/%2Fetc/passwd", name: nil),
        Case(path: "/..%5cb", name: nil), Case(path: "/a\\b", name: nil), Case(path: "/a%00.html", name: nil),
        Case(path: "/a%0d%0ab", name: nil), Case(path: "/a%7f", name: nil), Case(path: "/%ff", name: nil),
        Case(path: "/%c0%ae%c0%ae/a", name: nil), Case(path: "/%", name: nil), Case(path: "/%2", name: nil),
        Case(path: "/%zz", name: nil), Case(path: "/%+1", name: nil), Case(path: "", name: nil),
        Case(path: "index.html", name: nil), Case(path: "*", name: nil),
        Case(path: "http://127.0.0.1/index.html", name: nil),
        Case(path: "/" + String(repeating: "a", count: 100_000), name: String(repeating: "a", count: 100_000)),
    ]

    @Test(arguments: cases)
    func pathsAreNamesBelowTheSiteOrNothing(_ test: Case) {
        #expect(RequestPath.name(of: test.path.utf8) == test.name, "\(test.path.prefix(40))")
    }
}
