import EventModel
import Foundation
import Redaction
import ReportModel
import ReportRendering
import Testing

@testable import SiteGenerator

/// What the search of a site finds, and the files that scripts read.
@Suite struct SearchIndexTests {
    struct Index: Decodable {
        var pages: [[String]]
        var left: Int
        var entries: [Entry]

        struct Entry: Decodable, Equatable {
            var kind: String
            var page: Int
            var rest: [String]

            init(_ kind: String, _ page: Int, _ rest: [String]) {
                (self.kind, self.page, self.rest) = (kind, page, rest)
            }

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                kind = try values.decode(String.self)
                page = try values.decode(Int.self)
                rest = []
                while !values.isAtEnd { rest.append(try values.decode(String.self)) }
            }
        }
    }

    private static func index(_ bytes: [UInt8]) throws -> Index {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("window.ctreportIndex = {") && text.hasSuffix("};\n") && !text.contains("<"))
        let json = text.dropFirst("window.ctreportIndex = ".count).dropLast(2)
        return try JSONDecoder().decode(Index.self, from: Data(json.utf8))
    }

    private static func page(_ name: String, _ blocks: [Block], isLaunch: Bool = false) -> SearchIndex.Page {
        SearchIndex.Page(
            name: name, title: "Größe \(Public(authored: name))", description: "D.",
            document: Document([.heading(level: 1, [.text("T")], anchor: nil)] + blocks), isLaunch: isLaunch)
    }

    private static func finding(_ rule: Public) -> Block {
        .findings(
            [FindingCard(rule: rule, severity: .error, message: "M <b>.", count: 1, evidence: [])], emptyText: "None.")
    }

    @Test func holdsPagesHeadingsFindingsAndLaunchesOfTheDocuments() throws {
        let pages = [
            Self.page("index", [.heading(level: 2, [.text("By "), .code("name")], anchor: nil), Self.finding("a.b")]),
            // A finding that stands on two pages is found once, a heading of each launch never.
            Self.page("more", [Self.finding("a.b"), .rule]),
            Self.page(
                "launch-1",
                [.heading(level: 2, [.text("Events")], anchor: nil), .cards([Card(label: "Errors", value: "2")])],
                isLaunch: true),
        ]
        let index = try Self.index(SearchIndex(pages, nil).bytesOfSite)
        #expect(index.pages.map { $0[0] } == ["index.html", "more.html", "launch-1.html"] && index.left == 0)
        #expect(
            index.entries == [
                .init("page", 0, ["", "Größe index", "D."]), .init("page", 1, ["", "Größe more", "D."]),
                .init("heading", 0, ["#by-name", "By name", ""]),
                .init("finding", 0, ["#finding_a.b", "a.b", "M <b>."]),
                .init("launch", 2, ["", "Größe launch-1", "Errors 2"]),
            ])
    }

    @Test func isBoundedAndSaysWhatItLeavesOut() throws {
        let many = (1...SearchIndex.mostEntries).map { Block.heading(level: 2, [.text("H \($0)")], anchor: nil) }
        let long = Public(authored: String(repeating: "é👩‍👩‍👧", count: 500))
        let pages = [Self.page("a", [.heading(level: 2, [.text(long)], anchor: "x")] + many)]
        let index = try Self.index(SearchIndex(pages, nil).bytesOfSite)
        #expect(index.entries.count == SearchIndex.mostEntries && index.left == 2)
        #expect(index.entries[1].rest[1].count == 120 && index.entries[1].rest[1].hasSuffix("…"))
        #expect(try Self.index(SearchIndex([], nil).bytesOfSite).entries.isEmpty)
    }

    @Test func leadsToFiguresAndEventsUnderTheirHeadings() throws {
        let report = try SampleReport.report()
        let body = "\n## How\n\n```ctreport card splash.success_rate \"Splash\"\n```\n\n```ctreport events\n```\n"
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page(body)])
        let files = try SiteGenerator(authored: site, apps: SampleReport.apps).files(for: report)
        let bytes = try #require(files.first { $0.path == "search-index.js" }?.bytes)
        let index = try Self.index(bytes)
        let mine = try #require(index.pages.firstIndex { $0[0] == "mine.html" })
        #expect(index.entries.contains(.init("metric", mine, ["#how", "Splash", "splash.success_rate · –"])))
        for entry in index.entries { #expect(index.pages.indices.contains(entry.page), "\(entry)") }
    }

    @Test func hostileTextIsDataAndNothingElse() throws {
        let hostile: Public = "</script><!-- \" \\ \u{2028}\u{202E} é"
        let index = try Self.index(
            SearchIndex([Self.page("a", [.heading(level: 2, [.text(hostile)], anchor: "x")])], nil).bytesOfSite)
        #expect(index.entries[1].rest[1] == "</script><!-- \" \\ ⏎⟨U+202E⟩ é")
    }

    @Test func theScriptIsSmallAndCanStandInAPage() throws {
        let files = try SiteGenerator().files(for: SampleReport.report())
        let script = try #require(files.first { $0.path == "site.js" }?.bytes)
        #expect(script.count < 30_000)
        let text = String(decoding: script, as: UTF8.self)
        for word in ["</", "<!", "://", "eval(", "fetch(", "innerHTML", "XMLHttpRequest", "import ", "export "] {
            #expect(!text.contains(word), "\(word)")
        }
    }
}
