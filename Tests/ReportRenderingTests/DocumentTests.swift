import Diagnostics
import Redaction
import ReportModel
import Testing

@testable import ReportRendering

@Suite struct DocumentTests {
    struct Reading: Sendable {
        var page: String
        var blocks: [Block]
    }

    static let readings = [
        Reading(page: "", blocks: []),
        Reading(
            page: "# Ärger *mit* `x`\r\n",
            blocks: [
                .heading(
                    level: 1, [.text("Ärger "), .emphasis([.text("mit")]), .text(" "), .code("x")], anchor: "rger-mit-x"
                )
            ]),
        Reading(
            page: "## A\n## A\n## A-2\n## !\n",
            blocks: [
                .heading(level: 2, [.text("A")], anchor: "a"), .heading(level: 2, [.text("A")], anchor: "a-2"),
                .heading(level: 2, [.text("A-2")], anchor: "a-2-2"),
                .heading(level: 2, [.text("!")], anchor: "section"),
            ]),
        Reading(
            page: "one\ntwo  \nthree",
            blocks: [
                .paragraph([.text("one"), .text(" "), .text("two"), .lineBreak, .text("three")])
            ]),
        Reading(
            page: "text\n\n```ctreport chart  splash.duration\na b\n```\n",
            blocks: [
                .paragraph([.text("text")]),
                .slot(words: "chart splash.duration", body: "a b\n", at: SourcePlace(file: "p.md", line: 3)),
            ]),
        Reading(
            page: "```ctreport\n```", blocks: [.slot(words: "", body: "", at: SourcePlace(file: "p.md", line: 1))]),
        Reading(page: "```ctreports\nx\n```", blocks: [.code(language: "ctreports", "x\n")]),
        Reading(
            page: "1. a\n2. b\n   - c\n",
            blocks: [
                .list(
                    isOrdered: true,
                    entries: [
                        [.paragraph([.text("a")])],
                        [.paragraph([.text("b")]), .list(isOrdered: false, entries: [[.paragraph([.text("c")])]])],
                    ])
            ]),
        Reading(page: "> **q**\n\n---\n", blocks: [.quote([.paragraph([.strong([.text("q")])])]), .rule]),
        Reading(
            page: "[s](splash.md#top) [w](https://example.com)",
            blocks: [
                .paragraph([
                    .link(LinkTarget(parsing: "splash.md#top") ?? .file(""), [.text("s")]), .text(" "),
                    .link(.address("https://example.com"), [.text("w")]),
                ])
            ]),
    ]

    @Test(arguments: readings)
    func readsPages(_ sample: Reading) throws {
        #expect(try Document(markdown: Array(sample.page.utf8), file: "p.md").blocks == sample.blocks)
    }

    struct Refusal: Sendable {
        var page: String
        var places: [String]
    }

    static let refusals = [
        Refusal(page: "<div>x</div>\n", places: ["page.html 11:1"]),
        Refusal(page: "ü\n\na <b>c</b>\n", places: ["page.html 13:3", "page.html 13:7"]),
        Refusal(page: "[x](javascript:alert(1)) [y](../z.md)\n", places: ["page.link 11:1", "page.link 11:26"]),
        Refusal(page: "![p](p.png)\n", places: ["page.image 11:1"]),
        Refusal(page: String(repeating: "> ", count: 5000) + "x", places: ["page.nesting 11:47"]),
    ]

    @Test(arguments: refusals)
    func refusesWhatItWouldDrop(_ sample: Refusal) {
        let error = #expect(throws: Diagnostics.self) {
            try Document(markdown: Array(sample.page.utf8), file: "p.md", firstLine: 11)
        }
        #expect(error?.all.map { "\($0.code) \($0.place?.line ?? 0):\($0.place?.column ?? 0)" } == sample.places)
    }

    @Test func slotsAreFilledWhereverTheyStand() throws {
        let page = "# A\n\n- x\n\n  ```ctreport one\n  ```\n\n> ```ctreport two\n> ```\n"
        let filled = try Document(markdown: Array(page.utf8), file: "p.md").filling { words, _, place in
            [
                .heading(level: 2, [.text(Public(authored: "a"))], anchor: nil),
                .code(language: "\(place.line)", Public(authored: words)),
            ]
        }
        #expect(filled.blocks.count == 3)
        #expect(filled.html().text.contains("language-5"))
        #expect(filled.html().text.contains("two"))
    }

    struct Rendering: Sendable {
        var blocks: [Block]
        var html: String
        var markdown: String
    }

    static let renderings = [
        Rendering(
            blocks: [.heading(level: 2, [.text("A & <b>")], anchor: nil)],
            html: "<h2 id=\"a-b\">\nA &amp; &lt;b&gt;\n</h2>\n",
            markdown: "## A & \\<b\\>\n"),
        Rendering(
            blocks: [.paragraph([.link(LinkTarget(parsing: "splash.html#top") ?? .file("missing"), [.text("s")])])],
            html: "<p><a href=\"splash.html#top\">s</a></p>\n", markdown: "[s](splash.md#top)\n"),
        Rendering(
            blocks: [.paragraph([.link(.address("javascript:alert(1)"), [.text("s")])])],
            html: "<p><a href=\"#\">s</a></p>\n",
            markdown: "[s](#)\n"),
        Rendering(
            blocks: [.code(language: "", "a ``` b\n")], html: "<pre><code>a ``` b\n</code></pre>\n",
            markdown: "```` text\na ``` b\n````\n"),
        Rendering(
            blocks: [.note(.warning, [.paragraph([.text("x")])])],
            html: """
                <div class="note tone-warning" role="note">
                <p class="note-title"><svg class="icon" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" \
                focusable="false"><svg x="7" y="7" class="origin"><path class="glyph tone-warning" d="M0 -5L5 4L-5 4Z"/></svg></svg>Warning</p>
                <p>x</p>
                </div>

                """, markdown: "> **Warning**\n> \n> x\n"),
        Rendering(blocks: [.findings([], emptyText: "None.")], html: "", markdown: "None.\n"),
    ]

    @Test(arguments: renderings)
    func lowersTwice(_ sample: Rendering) {
        let document = Document(sample.blocks)
        if !sample.html.isEmpty { #expect(document.html().text == sample.html) }
        #expect(document.markdown() == sample.markdown)
    }

    @Test func idsAndRegionNamesAreUnique() {
        let table = DataTable(caption: "T", columns: [DataTable.Column("A")], rows: [[DataTable.Cell("1")]])
        let chart = Chart(title: "C", summary: "S", content: .bars([Chart.Bar("a", 1)]), unit: .seconds, table: table)
        let html = Document([.chart(chart), .chart(chart), .table(table)]).html().text
        for id in ["chart_1_title", "chart_1_summary", "chart_2_title", "chart_2_summary"] {
            #expect(html.occurrences(of: "id=\"\(id)\"") == 1)
        }
        for name in ["T\"", "T, 2\"", "T, 3\""] {
            #expect(html.occurrences(of: "aria-label=\"\(name)") == 1)
        }
    }
}

extension String {
    /// How often `part` occurs.
    func occurrences(of part: String) -> Int {
        ranges(of: part).count
    }
}
