import EventModel
import Testing

@testable import Redaction

/// What is found in published text, and what is not taken for a leak.
@Suite struct LeakScannerTests {
    private func rules(_ text: String, names: [Public] = [], keeps: [KeepRule] = []) -> LeakScanner.Findings {
        var scanner = LeakScanner(
            keeps: MessageKeeps(keeps, day: CivilDate(parsing: "2026-06-01")), names: names)
        let first = scanner.findings(in: Array(text.utf8))
        #expect(scanner.findings(in: Array(text.utf8)) == first, "\(text)")
        return first
    }

    @Test(arguments: [
        "mail to anna.petrova@mail.example", "anna.petrova%40mail.example", "anna.petrova&#64;mail.example",
        "YW5uYS5wZXRyb3ZhQG1haWwuZXhhbXBsZQ==", "ａｎｎａ．ｐｅｔｒｏｖａ＠ｍａｉｌ．ｅｘａｍｐｌｅ",
        "card 4111 1111 1111 1111", "host 203.0.113.7 asked", "почта: anna.petrova@mail.example, да",
    ])
    func valuesAreFoundInEverySpelling(_ text: String) {
        #expect(rules(text).values.reduce(0, +) == 1, "\(text): \(rules(text))")
    }

    @Test(arguments: [
        "", "12 launches, 4 flows", "(email)", "email-7q2k9dmx4bt1", "file-1.pdf", "uuid-3 opened", "password={text}",
        "Typed “anything” here", "report.json", "2026-07-29 14:00:00",
    ])
    func ownWordingIsNoLeak(_ text: String) {
        #expect(rules(text).isEmpty, "\(text): \(rules(text))")
    }

    @Test func namesThatWereLetThroughAreNoLeaks() {
        #expect(rules("read anna@mail.example.log", names: ["anna@mail.example.log"]).isEmpty)
        #expect(!rules("read anna@mail.example.log", names: ["other.log"]).isEmpty)
        #expect(!rules("anna@mail.example", names: [""]).isEmpty)
    }

    @Test func whatThePolicyKeepsIsNoLeak() throws {
        func keep(_ until: String, _ override: SensitiveType.Sensitivity?) throws -> KeepRule {
            KeepRule(
                key: Glob("contact"), pattern: try Pattern("[a-z]+@help\\.example"), reason: "our own desk",
                until: CivilDate(parsing: until), override: override)
        }
        let lifted = try keep("2026-06-01", .guessable)
        #expect(rules("write to desk@help.example", keeps: [lifted]).isEmpty)
        #expect(rules("desk@help.example, anna@mail.example", keeps: [lifted]).values.reduce(0, +) == 1)
        #expect(!rules("write to desk@help.example", keeps: [try keep("2026-05-31", .guessable)]).isEmpty)
        #expect(!rules("write to desk@help.example", keeps: [try keep("2026-06-01", nil)]).isEmpty)
    }

    @Test func aVeryLongTextIsLookedThrough() {
        let text = String(repeating: "flows and figures ", count: 20_000) + "anna@mail.example"
        #expect(rules(text).values.reduce(0, +) == 1)
    }
}
