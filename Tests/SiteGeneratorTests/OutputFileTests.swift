import Diagnostics
import SiteGenerator
import Testing

struct OutputFileTests {
    struct Case: Sendable {
        var path: String
        var reason: String?
    }

    static let cases = [
        Case(path: "index.html"),
        Case(path: "flows/größe 🎉/a_b.html"),
        Case(path: "", reason: "is empty"),
        Case(path: "/etc/passwd", reason: "is absolute"),
        Case(path: "a/../b", reason: "has a part that begins with . or _"),
        Case(path: "./a", reason: "has a part that begins with . or _"),
        Case(path: "a/.git", reason: "has a part that begins with . or _"),
        Case(path: "_site/a", reason: "has a part that begins with . or _"),
        Case(path: "a//b", reason: "has an empty part"),
        Case(path: "a/", reason: "has an empty part"),
        Case(path: "a./b", reason: "has a part that ends with a dot or blank"),
        Case(path: "a\\b", reason: "has a character that hosts refuse"),
        Case(path: "a\nb", reason: "has a character that hosts refuse"),
        Case(path: "a\u{0}b", reason: "has a character that hosts refuse"),
        Case(path: "a\u{202E}b", reason: "has a character that hosts refuse"),
        Case(path: "a:b", reason: "has a character that hosts refuse"),
        Case(path: String(repeating: "ä", count: 127)),
        Case(path: String(repeating: "ä", count: 128), reason: "has a part longer than 255 bytes"),
        Case(path: String(repeating: "a/", count: 512) + "b", reason: "is longer than 1024 bytes"),
    ]

    @Test(arguments: cases) func pathsStayBelowTheSite(_ example: Case) {
        do throws(Diagnostic) {
            let file = try OutputFile(path: example.path, bytes: [1])
            #expect(example.reason == nil)
            #expect(file.path == example.path)
        } catch {
            let reason = example.reason ?? "is fine"
            #expect(
                error.message == "expected a path below the site, found \(quoted(example.path)), which \(reason)")
            #expect(error.code == "site.path")
        }
    }
}
