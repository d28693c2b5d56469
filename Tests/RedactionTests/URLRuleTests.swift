import Testing

@testable import Redaction

@Suite struct URLRuleTests {
    static let rule = URLRule(
        vocabulary: Vocabulary(
            hosts: ["nsq.market", "LK.nsq.market"], routes: ["/en/tools/testing", "/users/:id/workouts"]))

    struct Case: Sendable {
        var url: String
        var label: String?

        init(_ url: String, _ label: String?) {
            self.url = url
            self.label = label
        }
    }

    static let routes = [
        Case("https://lk.nsq.market/en/tools/testing", "https://lk.nsq.market/en/tools/testing"),
        Case("https://lk.nsq.market/en/tools/testing/", "https://lk.nsq.market/en/tools/testing/"),
        Case("HTTPS://LK.NSQ.Market/en", "https://lk.nsq.market/en"),
        Case("https://nsq.market", "https://nsq.market/"),
        Case("https://nsq.market/users/41/workouts", "https://nsq.market/users/:id/workouts"),
        Case("https://nsq.market/users/ivan/workouts?x=1", "https://nsq.market/users/:id/workouts"),
        Case("https://nsq.market/users/ivan", "https://nsq.market/users/:segment"),
        Case("https://nsq.market/orders/20264711", "https://nsq.market/orders/:number"),
        Case("https://nsq.market/api/v2/search", "https://nsq.market/api/v2/search"),
        Case("https://nsq.market/v1234", "https://nsq.market/:segment"),
        Case("https://nsq.market/files/Passport_Smith.PDF", "https://nsq.market/files/:file.pdf"),
        Case("https://nsq.market/orders;jsessionid=1A2B/x", "https://nsq.market/orders/:segment"),
        Case("https://nsq.market/;token=1/", "https://nsq.market/:segment/"),
        Case("https://nsq.market/%73ecret/%2Fetc", "https://nsq.market/:segment/:segment"),
        Case("https://nsq.market/ivan\npetrov/é", "https://nsq.market/:segment/:segment"),
        Case("https://nsq.market\\@evil.example/secret", "https://nsq.market/:segment/:segment"),
        Case(
            "https://nsq.market/a/b/c/d/e/f/g/h/i",
            "https://nsq.market" + String(repeating: "/:segment", count: 8) + "/…"),
        Case("https://nsq.market/" + String(repeating: "a", count: 100_000), "https://nsq.market/:segment"),
        Case(
            "https://nsq.market" + String(repeating: "/x", count: 20_000),
            "https://nsq.market" + String(repeating: "/:segment", count: 8) + "/…"),
    ]

    static let queries = [
        Case("https://nsq.market/en?token=abc&page=2&lang=en#top", "https://nsq.market/en?lang&page"),
        Case("https://nsq.market/en?token=abc", "https://nsq.market/en"),
        Case("https://nsq.market?page", "https://nsq.market/?page"),
        Case("https://nsq.market/en?page=1&page=2", "https://nsq.market/en?page"),
        Case("https://nsq.market/en?PAGE=1&p%61ge=2&ivan@mail.example", "https://nsq.market/en"),
        Case("https://nsq.market/en#page=1&/users", "https://nsq.market/en"),
        Case("https://nsq.market/en?next=https://ivan:pw@x.example/?page=1", "https://nsq.market/en"),
    ]

    static let hosts = [
        Case("https://ivan:secret@nsq.market/en", "https://nsq.market/en"),
        Case("wss://a.example:443;v=ivan@mail.example?page=1", "wss://:host/?page"),
        Case("https://ivan%40mail.example:p@ss@nsq.market:8443/", "https://nsq.market:8443/"),
        Case("https://nsq.market:65535/", "https://nsq.market:65535/"),
        Case("https://nsq.market:/", "https://nsq.market/"),
        Case("https://nsq.market:secret/", "https://nsq.market/"),
        Case("https://nsq.market:4915112345678/", "https://nsq.market/"),
        Case("https://ivan.petrov:pa/ss@nsq.market/", "https://:host/:segment/"),
        Case("https://ivan.petrov:pa#ss@nsq.market/", "https://:host/"),
        Case("https://ivan.petrov:12/34@nsq.market/", "https://:host/:segment/"),
        Case("https://user:p@ivan.example/ss@nsq.market/", "https://:host/:segment/"),
        Case("https://nsq.market:8443/@ivan", "https://nsq.market/:segment"),
        Case("https://nsq.market./en", "https://nsq.market/en"),
        Case("https://notes.example/", "https://notes.example/"),
        Case("https://api.notes.example/", "https://api.notes.example/"),
        Case("https://ivan-petrov.notes.example/", "https://:sub.notes.example/"),
        Case("https://ivan.api.notes.example/", "https://:sub.notes.example/"),
        Case("https://shop.co.uk/", "https://shop.co.uk/"),
        Case("https://anna.shop.co.uk/", "https://:sub.shop.co.uk/"),
        Case("http://192.168.1.20:8080/en", "http://:ip:8080/en"),
        Case("http://2130706433/", "http://:ip/"),
        Case("http://0x7f.0.0.1/", "http://:ip/"),
        Case("http://0177.0.0.0x1/", "http://:ip/"),
        Case("http://[2001:db8::17]:8080/en", "http://:ip/en"),
        Case("http://[fe80::1%25en0]/", "http://:ip/"),
        Case("http://localhost:3000/login", "http://localhost:3000/login"),
        Case("http://Annas-MacBook.local:3000/", "http://:host.local:3000/"),
        Case("http://annas-macbook/", "http://:host/"),
        Case("https://анна.example/", "https://:host/"),
        Case("https://xn--80aaa0a.example/", "https://xn--80aaa0a.example/"),
        Case("https://a%2eb.example/", "https://:host/"),
        Case("https://a_b.example/", "https://:host/"),
        Case("https://a..example/", "https://:host/"),
        Case("https:///en", "https://:host/en"),
        Case("https://", "https://:host/"),
        Case("https://" + String(repeating: "a", count: 64) + ".example/", "https://:host/"),
    ]

    static let schemes = [
        Case("https:nsq.market", "https:"),
        Case("data:text/html,%3Chtml%3Eivan", "data:text/html"),
        Case("data:TEXT/HTML;base64,aXZhbg==", "data:text/html"),
        Case("data:application/x-ivan,1", "data:"),
        Case("data:,ivan", "data:"),
        Case("tel:+4915112345678", "tel:"),
        Case("mailto:ivan@mail.example?subject=x", "mailto:"),
        Case("tg://resolve?domain=ivan", "tg:"),
        Case("javascript:alert('ivan')", "javascript:"),
        Case("blob:https://nsq.market/853B8379-F762-4ADD-8205-1094FD0F2C9A", "blob:"),
        Case("file:///Users/ivan/a.pdf", "file:"),
        Case("about:blank", "about:blank"),
        Case("about:ivan", "about:"),
        Case("ivanapp://login?token=1", ":scheme:"),
        Case("IVAN:", ":scheme:"),
    ]

    static let noURLs = [
        "", "unknown", "nsq.market/en", "/en/tools", "//nsq.market/en", ":", ":x", "1http://x", " https://x",
        "ht tp://x",
        "ünknown:x", "a/b:c", "ivan petrov: hello",
    ].map { Case($0, nil) }

    @Test(arguments: routes + queries + hosts + schemes + noURLs)
    func onlyWhatIsDeclaredOrCommonIsShown(_ url: Case) {
        #expect(Self.rule.redacted(url.url)?.label.text == url.label)
    }

    @Test func schemeAndHostStandByThemselves() {
        let web = Self.rule.redacted("https://anna.notes.example:81/x")
        #expect(web?.scheme == "https")
        #expect(web?.host == ":sub.notes.example")
        let phone = Self.rule.redacted("tel:+4915112345678")
        #expect(phone?.scheme == "tel")
        #expect(phone?.host == nil)
    }

    /// What is shown of an address says the same when it is read again.
    @Test(arguments: routes + queries + hosts + schemes)
    func shownTwiceIsShownOnce(_ url: Case) {
        guard let once = Self.rule.redacted(url.url)?.label.text else { return }
        #expect(Self.rule.redacted(once)?.label.text == once)
    }
}
