import EventModel
import Testing

@testable import Redaction

/// URLs under a policy of the user's own.
@Suite struct URLPolicyTests {
    private static func rule(_ change: (inout RedactionPolicy.URLs) -> Void) -> URLRule {
        var policy = RedactionPolicy()
        change(&policy.urls)
        var vocabulary = Vocabulary(hosts: ["nsq.market"], routes: ["/a/:id"])
        vocabulary.add(Vocabulary(policy))
        return URLRule(vocabulary: vocabulary)
    }

    @Test(arguments: [
        ("https://ivan.notes.example/", "https://ivan.notes.example/"),
        ("https://notes.example/", "https://notes.example/"),
        ("https://ivan.other.example/", "https://:sub.other.example/"), ("https://10.0.0.1/", "https://:ip/"),
    ])
    func keptHostsMayHaveAStar(_ url: String, _ shown: String) {
        #expect(Self.rule { $0.keptHosts = [Glob("*.notes.example")] }.redacted(url)?.label.text == shown)
    }

    @Test(arguments: [
        (PolicyAction.drop, "https://:host/"), (.keep, "https://ivan.other.example/"),
        (.generalize, "https://:sub.other.example/"),
    ])
    func otherHostsFollowThePolicy(_ action: PolicyAction, _ shown: String) {
        let rule = Self.rule { $0.otherHosts = action }
        #expect(rule.redacted("https://ivan.other.example/")?.label.text == shown)
        #expect(rule.redacted("https://nsq.market/")?.label.text == "https://nsq.market/")
        #expect(rule.redacted("https://10.0.0.1/")?.label.text.contains("10") == false)
        #expect(rule.redacted("https://annas-mac.local/")?.label.text.contains("anna") == false)
    }

    @Test(arguments: [
        ("https://nsq.market/en?page=2&lang=en&token=x", "https://nsq.market/en?lang=en&page=2"),
        ("https://nsq.market/en?page=ivan&lang=a%20b", "https://nsq.market/en?lang&page"),
        ("https://nsq.market/en?page=79161234567", "https://nsq.market/en?page"),
        ("https://nsq.market/en?own=ivan&q=x", "https://nsq.market/en?own&q"),
        ("https://nsq.market/en?page=1&page=2", "https://nsq.market/en?page=1&page=2"),
        ("https://nsq.market/en?page", "https://nsq.market/en?page"),
        ("https://nsq.market/en?=1", "https://nsq.market/en"),
    ])
    func declaredParametersShowTheirValues(_ url: String, _ shown: String) {
        let rule = Self.rule {
            $0.queryNames = ["own"]
            $0.queryValues = ["page": .number, "lang": .enum]
        }
        #expect(rule.redacted(url)?.label.text == shown)
    }

    @Test(arguments: [
        ("myapp://item/42", "myapp://item/:id"), ("myapp://item/42?ref=x&token=y", "myapp://item/:id?ref"),
        ("MYAPP://item/ivan#x", "myapp://item/:id"), ("myapp://ivan/settings", "myapp://:segment/settings"),
        ("myapp:ivan", "myapp::segment"), ("myapp://", "myapp://"), ("other://item/42", ":scheme:"),
        ("tel:+4915112345678", "tel:"), ("mailto:ivan@mail.example?subject=x", "mailto:"),
    ])
    func linksIntoAnAppFollowItsRoutes(_ url: String, _ shown: String) {
        #expect(Self.rule { $0.routes = ["myapp://item/:id"] }.redacted(url)?.label.text == shown)
    }

    @Test(arguments: [
        ("https://nsq.market/reset-password", "/:segment"),
        ("https://nsq.market/web-view/loading_screen", "/web-view/loading_screen"),
        ("https://nsq.market/users/page", "/users/page"), ("https://nsq.market/users/loader", "/users/:segment"),
        ("https://nsq.market/grant", "/:segment"), ("https://nsq.market/Loading", "/:segment"),
        ("https://nsq.market/a/7", "/a/:id"),
    ])
    func wordsOfProgramsAreRoutes(_ url: String, _ route: String) {
        #expect(Self.rule { _ in }.redacted(url)?.label.text == "https://nsq.market" + route)
    }
}
