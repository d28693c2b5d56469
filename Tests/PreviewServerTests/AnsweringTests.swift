import Testing

@testable import PreviewServer

struct AnsweringTests {
    static let html = "<!DOCTYPE html><html><head><title>t</title></head><body class=\"x\"><p>ä</p></body></html>"
    static let files = [
        "index.html": Array(html.utf8), "a/index.html": Array(html.utf8), "style.css": Array("p{}".utf8),
        "report.json": Array("{}".utf8),
    ]

    private func answer(
        _ path: String, method: String = "GET", host: String? = "127.0.0.1:8000",
        site: PreviewSite = PreviewSite(files: files)
    ) -> (status: Int, type: String, text: String, policy: String)? {
        let answering = Answering(site: site, version: "run-1", hosts: HostRule(port: 8000))
        guard
            case .content(let status, let type, let bytes, let policy) = answering.answer(
                method: method, path: path.utf8, host: host)
        else { return nil }
        return (status, type, String(decoding: bytes, as: UTF8.self), policy)
    }

    struct Status: Sendable {
        var path = "/"
        var method = "GET"
        var host: String? = "127.0.0.1:8000"
        var status: Int
    }

    @Test(arguments: [
        Status(status: 200), Status(path: "/a/", status: 200), Status(method: "HEAD", status: 200),
        Status(path: "/a", status: 404), Status(path: "/none.html", status: 404), Status(path: "/../x", status: 400),
        Status(path: "/favicon.ico", status: 204), Status(method: "POST", status: 405),
        Status(method: "OPTIONS", status: 405), Status(method: "get", status: 405),
        Status(host: "localhost:8000", status: 200), Status(host: "LOCALHOST:8000", status: 200),
        Status(host: nil, status: 403), Status(host: "", status: 403), Status(host: "127.0.0.1", status: 403),
        Status(host: "localhost", status: 403), Status(host: "127.0.0.1:8001", status: 403),
        Status(host: "evil.example:8000", status: 403), Status(host: "127.0.0.1:8000.evil.example", status: 403),
        Status(host: "evil.example@127.0.0.1:8000", status: 403), Status(host: "[::1]:8000", status: 403),
        Status(host: " 127.0.0.1:8000", status: 403), Status(host: "127.1:8000", status: 403),
        // A stranger learns nothing about paths or methods.
        Status(path: "/none.html", method: "POST", host: "evil.example", status: 403),
    ])
    func statusesFollowHostMethodAndPath(_ test: Status) {
        #expect(answer(test.path, method: test.method, host: test.host)?.status == test.status, "\(test)")
    }

    @Test func filesComeWithTheirTypeAndAsTheyAre() {
        #expect(answer("/style.css").map { [$0.type, $0.text] } == ["text/css; charset=utf-8", "p{}"])
        #expect(answer("/report.json").map { [$0.type, $0.text] } == ["application/json", "{}"])
    }

    @Test func pagesGetTheScriptAndNothingElse() {
        let added =
            "<link rel=\"stylesheet\" href=\"/_ctreport/live.css\">\n<script src=\"/_ctreport/live.js\" "
            + "data-events=\"/_ctreport/events\" data-version=\"run-1\" defer></script>\n"
        #expect(answer("/")?.text == Self.html.replacing("</head>", with: added + "</head>"))
        #expect(answer("/_ctreport/live.js")?.type == "text/javascript; charset=utf-8")
        #expect(answer("/_ctreport/live.css")?.type == "text/css; charset=utf-8")
        #expect(answer("/_ctreport/events") == nil)
    }

    @Test func aFailureStandsEscapedAboveThePage() {
        let notice = PreviewSite.Notice(.failure, title: "It <failed>", text: "Site/a.md:1:1: '<script>&\"")
        let text = answer("/", site: PreviewSite(files: Self.files, notice: notice))?.text ?? ""
        let section =
            "<body class=\"x\">\n<section class=\"ctreport-serve\" role=\"alert\" aria-label=\"ctreport serve\">\n"
            + "<p>It &lt;failed&gt;</p>\n<pre tabindex=\"0\">Site/a.md:1:1: &#39;&lt;script&gt;&amp;&quot;</pre>\n</section>\n<p>ä"
        #expect(text.contains(section))
    }

    @Test func withoutASiteEveryAddressShowsTheNotice() {
        let notice = PreviewSite.Notice(.waiting, title: "Waiting", text: "")
        for path in ["/", "/splash.html", "/style.css"] {
            let found = answer(path, site: PreviewSite(notice: notice))
            #expect(found?.status == 503)
            #expect(found?.text.contains("<p>Waiting</p>") == true)
            #expect(found?.text.contains("/_ctreport/live.js") == true)
            #expect(found?.policy == Answer.ownPolicy)
        }
        #expect(answer("/_ctreport/live.js", site: PreviewSite(notice: notice))?.status == 200)
    }
}
