import BuiltInGermanPages
import BuiltInPages
import Foundation
import ReportModel
import Testing
import Texts

@testable import SiteGenerator

/// The built-in pages in German: the same pages with other words.
struct GermanSiteTests {
    /// What a page shows: its report blocks without their texts, and the levels of its headings, in their order.
    private static func shape(_ page: [UInt8]) -> [String] {
        var isInBlock = false
        return String(decoding: page, as: UTF8.self).split(separator: "\n").compactMap { line -> String? in
            if line.hasPrefix("#") { return String(line.prefix { $0 == "#" }) }
            if line.hasPrefix("```") { isInBlock.toggle() }
            guard isInBlock || line.hasPrefix("```") || keys.contains(where: line.hasPrefix) else { return nil }
            return String(line).replacing(/"[^"]*"/, with: "\"\"").replacing(/unit=\S+/, with: "unit=")
        }
    }

    private static let keys = ["order: ", "app: ", "role: ", "needs: "]

    @Test
    func `there is a German page of every English one`() {
        #expect(germanPages.keys.sorted() == builtInPages.keys.sorted())
        #expect(!germanPages.isEmpty)
    }

    @Test(arguments: builtInPages.keys.sorted())
    func `a German page has the blocks, figures and headings of the English one`(name: String) throws {
        let (german, english) = (try #require(germanPages[name]), try #require(builtInPages[name]))
        #expect(Self.shape(german) == Self.shape(english))
        #expect(Self.shape(german).count > 1)
    }

    /// Runs of English wording of three words and more, of the catalogue and of the pages, that no German text has.
    private static var englishSentences: Set<String> {
        let german = Language.wording(of: .german).joined(separator: "\n")
        let pages = builtInPages.values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
        let texts = Language.wording(of: .english) + pages.filter { !$0.hasPrefix("```") }.map(String.init)
        let sentences = texts.map { $0.drop { " #-".contains($0) } }.filter {
            $0.split(separator: " ").count { $0.contains(/[a-z]{2}/) } > 2 && !german.contains($0)
        }
        return Set(sentences.map(String.init))
    }

    @Test(arguments: [[], ["countertestapp"], ["countertestapp", "fun", "orion"]])
    func `no page of a German site holds an English sentence`(apps: [String]) throws {
        let files = try SiteGenerator(apps: SampleReport.apps, language: .german).files(for: SampleReport.report(apps))
        let sentences = Self.englishSentences
        #expect(sentences.count > 300)
        for file in files where file.path.hasSuffix(".html") || file.path.hasSuffix(".md") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            let found = sentences.filter(text.contains).sorted()
            #expect(found == [], "\(file.path)")
            if file.path.hasSuffix(".html") { #expect(text.contains("<html lang=\"de\">"), "\(file.path)") }
        }
    }

    @Test
    func `names of files, anchors and JSON are the same in every language`() throws {
        let report = try SampleReport.report()
        let english = try SiteGenerator(apps: SampleReport.apps).files(for: report)
        let german = try SiteGenerator(apps: SampleReport.apps, language: .german).files(for: report)
        #expect(english.map(\.path) == german.map(\.path))
        for (one, other) in zip(english, german) where one.path.hasSuffix(".json") { #expect(one.bytes == other.bytes) }
        for (one, other) in zip(english, german) where one.path.hasSuffix(".html") {
            #expect(Self.anchors(one.bytes) == Self.anchors(other.bytes), "\(one.path)")
        }
    }

    private static func anchors(_ page: [UInt8]) -> [String] {
        String(decoding: page, as: UTF8.self).matches(of: /<h[2-6] id="([^"]*)"/).map { String($0.1) }
    }

    @Test
    func `a page of a user's own is shown in its own language`() throws {
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page("Hello.\n", "language: en")])
        let files = try SiteGenerator(authored: site, apps: SampleReport.apps, language: .german).files(
            for: SampleReport.report())
        let page = try #require(files.first { $0.path == "mine.html" })
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("<html lang=\"de\">"))
        #expect(String(decoding: page.bytes, as: UTF8.self).contains("tabindex=\"-1\" lang=\"en\">"))
        #expect(
            SampleReport.problems(
                of: AuthoredSite(pages: ["mine.md": SampleReport.page("", "language: fr")]), try SampleReport.report()
            ).contains("expected en or de, found 'fr'"))
    }
}
