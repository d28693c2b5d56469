import BuiltInTemplates
import Diagnostics
import ReportModel
import Testing

@testable import SiteGenerator

/// Pages and templates of a user's own.
@Suite struct AuthoredSiteTests {
    static func files(_ site: AuthoredSite, _ apps: [String] = ["countertestapp"]) throws -> [String: String] {
        let files = try SiteGenerator(authored: site, apps: SampleReport.apps).files(for: SampleReport.report(apps))
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func everyBlockFillsOrSaysWhatItNeeds() throws {
        // Blocks that need no name; the others stand in the built-in pages, which other tests fill.
        for kind in BlockKind.all
        where (kind.arguments.name == nil || kind.arguments.isNameOptional) && kind.entry == nil {
            let site = AuthoredSite(pages: ["mine.md": SampleReport.page("```ctreport \(kind.name)\n```\n")])
            #expect(SampleReport.problems(of: site, try SampleReport.report()) == "", "\(kind.name)")
        }
    }

    @Test func aPageStandsBesideTheOthersAndAnswersToItsName() throws {
        let files = try Self.files(
            AuthoredSite(
                pages: [
                    "mine.md": SampleReport.page(
                        "# Größe 漢字 🙂\n\nSee [splash](splash.md#how-splashes-ended), [fun](fun-search.md), [all](report.json).\n"
                    ),
                    "splash.md": SampleReport.page("Short.\n"),
                ].filter { $0.key == "mine.md" }))
        let page = try #require(files["mine.html"])
        #expect(page.contains("Größe 漢字 🙂"))
        #expect(
            page.contains("<a href=\"splash.html#how-splashes-ended\">splash</a>, fun, <a href=\"report.json\">all</a>")
        )
        #expect(files["index.html"]?.contains("<a href=\"mine.html\">Mine</a>") == true)
        #expect(files["mine.md"]?.contains("[splash](splash.md#how-splashes-ended)") == true)
    }

    @Test func aPageOfABuiltInNameTakesItsPlace() throws {
        let files = try Self.files(AuthoredSite(pages: ["splash.md": SampleReport.page("Short.\n")]))
        #expect(files["splash.html"]?.contains("<p>Short.</p>") == true)
        #expect(files["splash.html"]?.contains("Splash outcomes") == false)
    }

    @Test func windowsLinesAndByteOrderMarksAreRead() throws {
        let text =
            "\u{FEFF}---\r\ntitle: Mine\r\ndescription: D.\r\n---\r\n\r\n```ctreport metric splash.failed \"Failed\"\r\n```\r\n"
        let files = try Self.files(AuthoredSite(pages: ["mine.md": Array(text.utf8)]))
        #expect(files["mine.html"]?.contains("<p>Failed: <strong>0</strong></p>") == true)
    }

    @Test func figuresOfOtherAppsAreNamedWithTheirApp() throws {
        let body = """
            ```ctreport card countertestapp/splash.failed "Failed"
            ```
            ```ctreport cards
            fun/logins "Logins"
            countertestapp/splash.started "Started"
            ```
            ```ctreport metric orion/pages.committed
            ```
            ```ctreport card countertestapp/navigation.errors.http{status=599}
            ```
            """
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page(body, "app: all")])
        let page = try #require(try Self.files(site, ["countertestapp", "orion"])["mine.html"])
        #expect(!page.contains("Logins"))
        #expect(page.contains("Started") && page.contains("navigation.errors.http{status=599}"))
        let counter = try #require(try Self.files(site)["mine.html"])
        #expect(counter.contains("Nothing to show: no event of orion was found."))
    }

    @Test func rowsSayOfHowMany() throws {
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page("```ctreport lines rows=2\n```\n")])
        #expect(try Self.files(site)["mine.html"]?.contains("Showing 2 of ") == true)
    }

    @Test func tokensStandBehindTheBuiltInOnes() throws {
        let site = AuthoredSite(templates: ["tokens.css": Array(":root { --accent: #0a0; }\n".utf8)])
        let tokens = try #require(try Self.files(site)["tokens.css"])
        #expect(tokens.hasSuffix("/* The site's own. */\n:root { --accent: #0a0; }\n"))
        #expect(tokens.contains("--accent: #3451c6;"))
    }

    @Test func aTemplateOfOnesOwnMakesThePagesThatNameIt() throws {
        let site = AuthoredSite(
            pages: ["mine.md": SampleReport.page("x\n", "template: plain.html")],
            templates: [
                "plain.html": Array("<title>{{title}}</title>{{> part.html}}".utf8),
                "part.html": Array(
                    "{{#navigation}}{{#entries}}{{title}};{{/entries}}{{/navigation}}{{{content}}}".utf8),
            ])
        let files = try Self.files(site)
        #expect(files["mine.html"]?.hasPrefix("<title>Mine</title>Overview;") == true)
        #expect(files["splash.html"]?.hasPrefix("<!DOCTYPE html>") == true)
    }

    struct Look: Sendable {
        var name: String
        var text: String
        var error: String
    }

    static let looks = [
        Look(
            name: "page.html", text: "a\n{{#no}}{{tittle}}{{/no}}",
            error: "Templates/page.html:2:1: error: [template.key] expected a key of this page, found 'no'"),
        Look(
            name: "page.html", text: "é {{^has-neighbours}}{{tittle}}{{/has-neighbours}}",
            error: "Templates/page.html:1:23: error: [template.key] expected a key of this page, found 'tittle'"),
        Look(
            name: "page.html", text: "{{href}}",
            error: "Templates/page.html:1:1: error: [template.key] expected a key of this page, found 'href'"),
        Look(
            name: "page.html", text: "{{content}}",
            error: "Templates/page.html:1:1: error: [template.kind] expected text, found that 'content' is HTML"),
        Look(
            name: "page.html", text: "{{> feet.html}}",
            error:
                "Templates/page.html:1:1: error: [template.partial] expected foot.html, head.html, header.html or page.html, found 'feet.html'"
        ),
        Look(
            name: "page.html", text: "é <SCRIPT src=x>",
            error: "Templates/page.html:1:4: error: [template.script] expected no script but the site's own, found one"),
        Look(
            name: "page.html",
            text: "<script src=\"{{root}}words.js\"></script>\n<script src=\"{{root}}site.js\" defer></script>",
            error: "Templates/page.html:2:1: error: [template.script] expected no script but the site's own, found one"),
        Look(
            name: "site.js", text: "x = 1;\nfetch('https://example.com');",
            error:
                "Templates/site.js:2:13: error: [template.host] expected nothing from another host, found an address"),
        Look(
            name: "site.js", text: "eval(x)",
            error:
                "Templates/site.js:1:1: error: [template.script] expected a script that the pages' policy lets run, found eval"
        ),
        Look(
            name: "more.js", text: "x",
            error:
                "Templates/more.js:1:1: error: [template.file] expected a template (.html), a style sheet (.css) or site.js, found 'more.js'"
        ),
        Look(
            name: "page.html", text: "<p onclick=\"x\">",
            error: "Templates/page.html:1:4: error: [template.script] expected no script, found onclick="),
        Look(
            name: "page.html", text: "<p\nstyle='x'>",
            error:
                "Templates/page.html:2:1: error: [template.style] expected no styles in the page, found style=: put them into a .css file"
        ),
        Look(
            name: "page.html", text: "<img src=//example.com/x.png>",
            error:
                "Templates/page.html:1:6: error: [template.host] expected nothing from another host, found an address in src="
        ),
        Look(
            name: "head.html", text: "é\n<link rel=\"stylesheet\" HREF='https://cdn.example.com/x.css'>",
            error:
                "Templates/head.html:2:24: error: [template.host] expected nothing from another host, found an address in href="
        ),
        Look(
            name: "foot.html", text: "<svg><use xlink:href=\"//example.com/a.svg#b\"/></svg>",
            error:
                "Templates/foot.html:1:17: error: [template.host] expected nothing from another host, found an address in href="
        ),
        Look(name: "foot.html", text: "<a href=\"https://example.com/\">Team</a> <b data-x=\"//y\">", error: ""),
        Look(
            name: "foot.html", text: "{{/navigation}}",
            error:
                "Templates/foot.html:1:1: error: [template.section] expected no section to close, found {{/navigation}}"
        ),
        Look(
            name: "style.css", text: "a {}\n@import 'x.css';",
            error:
                "Templates/style.css:2:1: error: [template.import] expected one style sheet, found another one that it imports"
        ),
        Look(
            name: "tokens.css", text: ":root { --acent: #000; color: var(--accent) }",
            error: "Templates/tokens.css:1:9: error: [template.token] expected a design token, found '--acent'"),
        Look(
            name: "logo.png", text: "x",
            error:
                "Templates/logo.png:1:1: error: [template.file] expected a template (.html), a style sheet (.css) or site.js, found 'logo.png'"
        ),
    ]

    @Test(arguments: looks)
    func refusesTemplatesThatReadersWouldNotSee(_ sample: Look) throws {
        let site = AuthoredSite(templates: [sample.name: Array(sample.text.utf8)])
        let text = SampleReport.problems(of: site, try SampleReport.report())
        #expect(text.split(separator: "\n").first.map(String.init) ?? "" == sample.error)
    }

    /// A sheet may have names that end like a scheme; an address stands by itself.
    @Test(arguments: [
        (".chart-data:not([open]) { display: none; }", false), (".metadata:hover { color: red; }", false),
        ("p { background: url(data:image/png;base64,AA==); }", true), ("p { background: url( 'DATA:,x'); }", true),
    ])
    func aNameThatEndsLikeASchemeIsNoPicture(_ sheet: String, _ isPicture: Bool) throws {
        var site = AuthoredSite()
        site.templates["style.css"] = Array(sheet.utf8)
        let problems = SampleReport.problems(of: site, try SampleReport.report())
        #expect(problems.contains("expected no picture inside the style sheet") == isPicture, "\(problems)")
    }

    @Test func builtInTemplatesAreSoundAndTheirValuesAreThoseOfTheTable() throws {
        #expect(throws: Never.self) { try SiteLook(AuthoredSite()) }
        #expect(TemplateCheck(SiteLook.builtIn.templates).problems(of: "page.html").isEmpty)
        #expect(TokenCheck.known.contains("--accent"))
        // Each may be copied and changed: as it is, nothing is wrong with it.
        for (name, bytes) in builtInTemplates {
            #expect(throws: Never.self, "\(name)") { try SiteLook(AuthoredSite(templates: [name: bytes])) }
        }
    }

    @Test func saysWhichPagesAReportDoesWithout() throws {
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page("x\n", "app: fun")])
        let notes = try SiteGenerator(authored: site, apps: SampleReport.apps).notes(for: SampleReport.report())
        #expect(notes.map(\.message) == ["the page is left out: no event of fun was found"])
    }
}
