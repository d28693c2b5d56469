import Redaction
import Testing
import Texts

@testable import ReportPipeline

/// What the tool itself writes on pages is no name, no number and no secret to its own search for leaks: a site would be refused for it.
@Suite struct SiteWordingTests {
    @Test(arguments: Language.all)
    func noTextOfTheCatalogueIsALeak(_ language: Language) {
        var lines: [String] = []
        for text in Language.wording(of: language) where !text.isEmpty {
            lines += [text, text + " 35"]
            // Words behind a number, as in `35 Tage`; whole sentences have none before them.
            if text.split(separator: " ").count < 4 { lines += ["35 " + text, "1 204 " + text + "; 2"] }
        }
        #expect(lines.count > 1000)
        var leaks = SiteLeaks()
        leaks.look(at: "words.md", Array(lines.joined(separator: "\n\n").utf8))
        let found = leaks.findings.map { finding in
            "\(finding.rule.text): " + (finding.line.flatMap { $0 % 2 == 1 ? lines[($0 - 1) / 2] : nil } ?? "?")
        }
        #expect(found == [])
    }
}
