import Diagnostics
import EventModel
import Foundation
import Redaction
import ReportModel
import Testing

@testable import ReportRendering

/// What the Markdown says is what GitHub's parser reads: checked with `cmark-gfm` (Debian package of that name).
@Suite struct MarkdownReadBackTests {
    static let hostile: [String] = [
        "<script>alert(1)</script>", "](javascript:alert(1))", "[x](javascript:alert(1))", "a|b", "\\|", "a\\|b",
        "\\\\|", "|", "||",
        "`", "``", "` `", "`a`", "a`b``c", "</svg>", "~", "~~x~~", "*", "**x**", "_x_", "__", " lead", "trail ", "  ",
        "a\nb", "a\r\nb",
        "\n", "&amp;", "&#60;", "&lt", "&", "http://autolink.example", "https://a.b", "www.example.com",
        "WWW.example.com",
        "ftp://x.y", "a@b.example", "@mention", "#1", "#", "# x", "1. x", "- x", "+ x", "> x", "---", "===", "```",
        "~~~", "\\", "\\\\",
        "x\\", "!", "![x](y)", "!x", "<!-- x -->", "<a@b.c>", "<http://x.y>", "\u{202E}abc", "\u{200B}", "a\u{0}b",
        "\t", "é 漢字 👩‍👩‍👧",
        "שלום עולם", "{{x}}", "%s", "$x$", ":tada:", "::error::x", "'\"", "", "a  b", "[ ] x", "[x]: y", "^1", "[^1]",
        "<b", "</td><td>",
    ]

    struct Case: Sendable {
        var name: String
        var extensions: [String]
    }

    static let dialects = [
        Case(name: "tables", extensions: ["table"]),
        Case(name: "all of GitHub's", extensions: ["table", "strikethrough", "autolink", "tagfilter", "tasklist"]),
    ]

    @Test(arguments: dialects)
    func cellsComeBack(_ dialect: Case) throws {
        let values = Self.hostile + Self.random(count: 1500, seed: 20_261_130)
        let table = DataTable(
            caption: "Values",
            columns: [DataTable.Column("Text"), DataTable.Column("Code"), DataTable.Column("Figure", numeric: true)],
            rows: values.map { value in
                [
                    DataTable.Cell(Public(authored: value)), DataTable.Cell(Public(authored: value), code: true),
                    DataTable.Cell("1"),
                ]
            })
        let html = try Self.readBack(Document([.quote([.table(table)]), .table(table)]), dialect.extensions)
        #expect(!html.contains("<a "), "something became a link")
        let cells = Self.texts(of: "td", in: html)
        try #require(cells.count == values.count * 6)
        for (index, value) in (values + values).enumerated() {
            let shown = Public(authored: value).visibleValue
            #expect(cells[index * 3] == shown, "text of \(value.debugDescription)")
            #expect(cells[index * 3 + 1] == shown, "code of \(value.debugDescription)")
        }
    }

    @Test(arguments: dialects)
    func paragraphsAndFindingsComeBack(_ dialect: Case) throws {
        for value in Self.hostile where value == value.trimmingCharacters(in: .whitespaces) && !value.isEmpty {
            let text = Public(authored: value)
            let finding = FindingCard(
                rule: text, severity: .error, message: text, count: 2,
                evidence: [FindingCard.Evidence(place: text, event: text)])
            let document = Document([
                .paragraph([.text(text)]), .paragraph([.strong([.text(text)]), .text(" "), .code(text)]),
                .findings([finding], emptyText: ""), .heading(level: 2, [.text(text)], anchor: nil),
            ])
            let html = try Self.readBack(document, dialect.extensions)
            let shown = text.visibleText
            #expect(Self.texts(of: "p", in: html) == [shown, "\(shown) \(shown)"], "\(value.debugDescription)")
            #expect(Self.texts(of: "h2", in: html) == [shown], "\(value.debugDescription)")
            let list = html.split(separator: "<ul>", maxSplits: 1).last.map(String.init) ?? ""
            let item = Self.plainText(list.components(separatedBy: "<h2>")[0])
            #expect(item.hasPrefix("error \(shown) · \(shown) (2 times)"), "\(value.debugDescription)")
            #expect(item.hasSuffix("\(shown): \(shown)\nAlso: 1 more"), "\(value.debugDescription)")
            #expect(!html.contains("<a "), "\(value.debugDescription)")
        }
    }

    @Test func hostileValuesAreTextInHTML() {
        for value in Self.hostile {
            let text = Public(authored: value)
            let cell = DataTable.Cell(text)
            let table = DataTable(caption: text, columns: [DataTable.Column(text)], rows: [[cell]], note: text)
            let chart = Chart(
                title: text, summary: text, content: .bars([Chart.Bar(text, 1)]), unit: .count(text), table: table)
            let html = Document([
                .table(table), .chart(chart), .paragraph([.text(text)]),
                .cards([Card(label: text, value: text, detail: text, verdict: text)]),
                .details(summary: text, []), .slot(words: value, body: "", at: SourcePlace(file: "page.md", line: 1)),
            ]).html().text
            for word in ["<script", "<b", "<a ", "<!--"] {
                #expect(!html.contains(word), "\(word) from \(value.debugDescription)")
            }
            #expect(html.occurrences(of: "<svg") == html.occurrences(of: "</svg>"), "\(value.debugDescription)")
        }
    }

    /// Texts of `count` letters of trouble, the same for the same seed.
    static func random(count: Int, seed: UInt64) -> [String] {
        let letters = Array("|\\`*_~[]()<>!#&;-+=.:/@ \na1wx漢\u{202E}\"'{}$").map(String.init)
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<count).map { _ in (0..<(1 + next(9))).map { _ in letters[next(letters.count)] }.joined() }
    }

    /// HTML that `cmark-gfm` makes of the document's Markdown.
    static func readBack(_ document: Document, _ extensions: [String]) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let program = folders.map { "\($0)/cmark-gfm" }.first(where: FileManager.default.isExecutableFile)
        let path = try #require(program, "cmark-gfm is not on PATH: apt-get install cmark-gfm")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-\(UUID().uuidString).md")
        try Data(document.markdown().utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = extensions.flatMap { ["-e", $0] } + [file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }

    /// The text of each element of a name, tags dropped and references resolved.
    static func texts(of name: String, in html: String) -> [String] {
        html.components(separatedBy: "<\(name)").dropFirst().compactMap { part in
            guard let open = part.firstIndex(of: ">"), let end = part.range(of: "</\(name)>") else { return nil }
            return plainText(String(part[part.index(after: open)..<end.lowerBound]))
        }
    }

    private static func plainText(_ html: String) -> String {
        var text = html.replacing(/<!--.*?-->|<[^>]*>/, with: "")
        for (reference, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: reference, with: character)
        }
        return text.trimmingCharacters(in: .newlines)
    }
}
