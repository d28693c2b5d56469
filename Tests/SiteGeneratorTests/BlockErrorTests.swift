import Diagnostics
import ReportModel
import Testing

@testable import SiteGenerator

/// What authors are told: the whole text of every kind of mistake.
@Suite struct BlockErrorTests {
    struct Case: Sendable {
        var body: String
        var front = "app: countertestapp"
        var text: String
    }

    static let blocks = [
        Case(
            body: "é\n\n```ctreport cahrt splash.duration\n```\n",
            text: """
                Site/mine.md:8:13: error: [page.block] expected a report block, found 'cahrt'
                    8 | ```ctreport cahrt splash.duration
                      |             ^~~~~ did you mean 'chart'?
                help: the blocks are \(BlockGuide.all.map(\.name).joined(separator: ", ")); what each shows: ctreport site blocks

                """),
        Case(
            body: "```ctreport\n```\n",
            text: """
                Site/mine.md:6:1: error: [page.block] expected a report block, found ''
                    6 | ```ctreport
                      | ^
                help: the blocks are \(BlockGuide.all.map(\.name).joined(separator: ", ")); what each shows: ctreport site blocks

                """),
        Case(
            body: "> - ```ctreport chart \"Ü\" splash.duratoin\n>   ```\n",
            text: """
                Site/mine.md:6:28: error: [page.metric] expected a metric of countertestapp, found 'splash.duratoin'
                    6 | > - ```ctreport chart "Ü" splash.duratoin
                      |                           ^~~~~~~~~~~~~~~ did you mean 'splash.duration'?
                help: what there is: ctreport site blocks CAPTURE

                """),
        Case(
            body: "```ctreport cards\nsplash.failed\n  splash.failed \"Failed\" wran=0\n```\n",
            text: """
                Site/mine.md:8:26: error: [page.block.option] expected page or warn, found 'wran'
                    8 |   splash.failed "Failed" wran=0
                      |                          ^~~~ did you mean 'warn'?
                help: how it is written: METRIC ["Label"] [page=NAME] [warn=N|N%]

                """),
        Case(
            body: "```ctreport card splash.failed warn=-1\n```\n",
            text: """
                Site/mine.md:6:37: error: [page.block.option] expected a count such as warn=5 or a share such as warn=5% or warn=0.05, found '-1'
                    6 | ```ctreport card splash.failed warn=-1
                      |                                     ^~

                """),
        Case(
            body: "```ctreport events rows=5 rows=6\n```\n",
            text: """
                Site/mine.md:6:27: error: [page.block.option] expected 'rows' at most once, found it again
                    6 | ```ctreport events rows=5 rows=6
                      |                           ^~~~

                """),
        Case(
            body: "```ctreport chart splash.duration Splash\n```\n",
            text: """
                Site/mine.md:6:35: error: [page.block.word] expected nothing more, found 'Splash'
                    6 | ```ctreport chart splash.duration Splash
                      |                                   ^~~~~~
                help: texts stand in double quotes; how it is written: chart METRIC ["Title"]

                """),
        Case(
            body: "```ctreport chart splash.duration “Splash”\n```\n",
            text: """
                Site/mine.md:6:35: error: [page.block.quote] expected straight quotes, found '“'
                    6 | ```ctreport chart splash.duration “Splash”
                      |                                   ^
                help: write texts as "Title"

                """),
        Case(
            body: "```ctreport chart splash.duration \"Splash\n```\n",
            text: """
                Site/mine.md:6:35: error: [page.block.quote] expected a closing quote, found the end of the line
                    6 | ```ctreport chart splash.duration "Splash
                      |                                   ^
                help: a text may not hold a quote itself

                """),
        Case(
            body: "```ctreport chart splash.failed\n```\n",
            text: """
                Site/mine.md:6:19: error: [page.block.kind] expected a metric with a chart, found a count
                    6 | ```ctreport chart splash.failed
                      |                   ^~~~~~~~~~~~~
                help: show it with 'cards' or 'figures'

                """),
        Case(
            body: "```ctreport funnel splash.duration\n```\n",
            text: """
                Site/mine.md:6:20: error: [page.block.kind] expected a funnel, found a duration
                    6 | ```ctreport funnel splash.duration
                      |                    ^~~~~~~~~~~~~~~
                help: a pack declares funnels: ctreport help flows funnel; what there is: ctreport site blocks CAPTURE

                """),
        Case(
            body: "```ctreport events\nx\n```\n",
            text: """
                Site/mine.md:7:1: error: [page.block.body] expected no lines inside of 'events', found one
                    7 | x
                      | ^
                help: how it is written: events [rows=N]

                """),
        Case(
            body: "```ctreport bars \"T\"\n\n```\n",
            text: """
                Site/mine.md:6:13: error: [page.block.body] expected lines inside of 'bars', found none
                    6 | ```ctreport bars "T"
                      |             ^~~~~~~~
                help: a line each: METRIC ["Label"] [tone=neutral|primary|secondary|good|warning|bad|muted]

                """),
        Case(
            body: "```ctreport card splash.failed page=splsh\n```\n",
            text: """
                Site/mine.md:6:37: error: [page.link] expected a page of the site, found 'splsh'
                    6 | ```ctreport card splash.failed page=splsh
                      |                                     ^~~~~ did you mean 'splash'?

                """),
        Case(
            body: "```ctreport chart\n```\n```ctreport include nothing\n```\n",
            text: """
                Site/mine.md:6:13: error: [page.block.word] expected METRIC, found nothing
                    6 | ```ctreport chart
                      |             ^~~~~
                help: how it is written: chart METRIC ["Title"]
                Site/mine.md:8:21: error: [page.include] expected a file of the folder 'includes', which holds none, found 'nothing'
                    8 | ```ctreport include nothing
                      |                     ^~~~~~~
                help: texts to include stand beside the pages in a folder 'includes', one a file, without front matter

                """),
        Case(
            body: "```ctreport chart cuntertestapp/splash.duration\n```\n",
            text: """
                Site/mine.md:6:19: error: [page.metric] expected countertestapp, fun or orion before '/', found 'cuntertestapp'
                    6 | ```ctreport chart cuntertestapp/splash.duration
                      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean 'countertestapp'?

                """),
    ]

    @Test(arguments: blocks)
    func saysWhatIsWrongWithABlock(_ sample: Case) throws {
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page(sample.body, sample.front)])
        let text = SampleReport.problems(of: site, try SampleReport.report())
        #expect(text == sample.text)
    }

    static let texts = [
        Case(
            body: "a <b>bold</b> word\n",
            text: """
                Site/mine.md:6:3: error: [page.html] expected CommonMark without HTML, found raw HTML
                    6 | a <b>bold</b> word
                      |   ^
                help: write the text in Markdown; a literal '<' is written '\\<'
                Site/mine.md:6:10: error: [page.html] expected CommonMark without HTML, found raw HTML
                    6 | a <b>bold</b> word
                      |          ^
                help: write the text in Markdown; a literal '<' is written '\\<'

                """),
        Case(
            body: "see [the splash](splsh.md)\n",
            text: """
                Site/mine.md:6:5: error: [page.link] expected a page of the site, found 'splsh.md'
                    6 | see [the splash](splsh.md)
                      |     ^ did you mean 'splash.md'?
                help: the pages are about, counter, countertestapp-overview, data-quality, events, index, lifecycle, mine, navigation, plan, privacy, splash

                """),
        Case(
            body: "[x](splash.md#how-splashs-ended)\n",
            text: """
                Site/mine.md:6:1: error: [page.link] expected a heading of splash.md, found '#how-splashs-ended'
                    6 | [x](splash.md#how-splashs-ended)
                      | ^ did you mean '#how-splashes-ended'?
                help: its headings are how-long-they-took, how-splashes-ended, which-route-each-launch-took

                """),
        Case(
            body: "[x](pictures/a.png)\n",
            text: """
                Site/mine.md:6:1: error: [page.link] expected a page or a file of the site, found 'pictures/a.png'
                    6 | [x](pictures/a.png)
                      | ^
                help: pages are named like their files: splash.md

                """),
        Case(
            body: "", front: "app: countertestap",
            text: """
                Site/mine.md:4:6: error: [page.app] expected all, each, countertestapp, fun or orion, found 'countertestap'
                    4 | app: countertestap
                      |      ^~~~~~~~~~~~~ did you mean 'countertestapp'?

                """),
        Case(
            body: "", front: "template: pge.html",
            text: """
                Site/mine.md:4:11: error: [page.template] expected page.html, found 'pge.html'
                    4 | template: pge.html
                      |           ^~~~~~~~ did you mean 'page.html'?
                help: templates of your own stand in the folder of --templates; the built-in one to start from: ctreport site show Templates/page.html

                """),
        Case(
            body: "", front: "oder: 3",
            text: """
                Site/mine.md:4:1: error: [page.unknown-key] expected title, navigation, description, order, app or one of 4 more, found the key 'oder'
                    4 | oder: 3
                      | ^~~~ did you mean 'order'?
                help: the keys of front matter: title, navigation, description, order, app, role, needs, template, language

                """),
    ]

    @Test(arguments: texts)
    func saysWhatIsWrongWithAPage(_ sample: Case) throws {
        let site = AuthoredSite(pages: ["mine.md": SampleReport.page(sample.body, sample.front)])
        let text = SampleReport.problems(of: site, try SampleReport.report())
        #expect(text == sample.text)
    }

    @Test(arguments: [
        ("My Notes.md", "a–z, 0–9 and '-', found 'My Notes'"),
        ("report.md", "found 'report', which is the whole report's"),
        ("index.md", "found 'index', which 'countertestapp-overview.md' has in this site"),
    ])
    func refusesNamesThatCannotBeAddresses(_ name: String, _ part: String) throws {
        let site = AuthoredSite(pages: [name: SampleReport.page("x\n")])
        #expect(SampleReport.problems(of: site, try SampleReport.report()).contains(part))
    }

    @Test func namesTheFileOfAnInclude() throws {
        let site = AuthoredSite(pages: [
            "mine.md": SampleReport.page("```ctreport include intro.md\n```\n"),
            "includes/intro.md": Array("x\n\n```ctreport evnts\n```\n".utf8),
            "includes/loop.md": Array("```ctreport include loop\n```\n".utf8),
        ])
        let text = SampleReport.problems(of: site, try SampleReport.report())
        #expect(
            text.hasPrefix("Site/includes/intro.md:3:13: error: [page.block] expected a report block, found 'evnts'"))
        let loop = AuthoredSite(pages: [
            "mine.md": SampleReport.page("```ctreport include loop\n```\n"),
            "includes/loop.md": Array("```ctreport include loop\n```\n".utf8),
        ])
        #expect(
            SampleReport.problems(of: loop, try SampleReport.report()) == """
                Site/includes/loop.md:1:21: error: [page.include] 'loop' includes itself, or includes nest deeper than 8
                    1 | ```ctreport include loop
                      |                     ^~~~

                """)
    }
}
