"""Pages of one's own: the starter, the lists for authors, and what a run says about mistakes."""

import os

import site_check

from harness import FIXTURES, tree

BLOCKS = FIXTURES / "golden" / "site-blocks.txt"
PAGE = "---\ntitle: Mine\ndescription: D.\napp: countertestapp\n---\n"


def started(case, app="countertestapp"):
    case.run("site", "init", "--app", app)
    case.status(0)
    case.run("simulate", app, "--launches", "20", "-o", "app.log")
    case.status(0)
    case.stop_if_faulty()


def test_a_starter_builds_as_it_stands_for_every_app(case):
    for app, chart in (("countertestapp", "How long the splash takes"), ("fun", "How long the home screen loads"),
                       ("orion", "How long pages load")):
        case.run("site", "init", app, "--app", app)
        case.status(0)
        case.run("simulate", app, "--launches", "20", "-o", f"{app}/app.log")
        case.run("config", "check", cwd=case.path(app))
        case.status(0)
        case.run("build", "app.log", cwd=case.path(app))
        case.status(0)
        case.stderr("")
        case.stop_if_faulty()
        site = case.path(app) / "ctreport-site"
        page = (site / "my-page.html").read_text()
        for words in (chart, "About this page", "<title>My page", 'role="img"', "Captures"):
            case.check(words in page, f"{app}: my-page.html lacks {words}")
        case.check("1. " in page and "of the step before" in page, f"{app}: my-page.html lacks a funnel")
        case.check("#7a3fb0" in (site / "tokens.css").read_text(), f"{app}: tokens.css lacks the starter's colour")
        case.check(b'my-page.html">My page' in (site / "index.html").read_bytes(), f"{app}: no link to the page")
        faults = site_check.faults(site)
        case.check(not faults, f"{app}: " + "\n".join(faults[:10]))


def test_a_stranger_adds_a_page_a_chart_and_a_funnel(case):
    """The way of the article Authoring: from nothing to a page that nobody prepared."""
    started(case, "fun")
    case.write("Site/favourites.md", """---
title: Favourites
description: How people get to a favourite.
order: 7
app: fun
---

See also [all events](events.md#by-name).

```ctreport chart home.load_duration "Home load"
```

```ctreport funnel my.favourites "To a favourite"
```
""")
    pack = case.path("packs/fun-more.yml")
    pack.write_text(pack.read_text() + """  - id: my.favourites
    kind: funnel
    count: launches
    steps:
      - { events: main_flow_started, name: logged in }
      - { events: home_favorite_toggled, name: favourite }
""")
    case.run("build", "app.log")
    case.status(0)
    case.stderr("")
    page = case.path("ctreport-site/favourites.html").read_text()
    for words in ("Home load", "To a favourite", "1. logged in", "2. favourite", 'href="events.html#by-name"'):
        case.check(words in page, f"favourites.html lacks {words}")
    faults = site_check.faults(case.path("ctreport-site"))
    case.check(not faults, "\n".join(faults[:10]))


def test_a_starter_says_what_it_wrote_and_writes_over_nothing(case):
    case.run("site", "init", "docs")
    case.status(0)
    case.stdout("""\
wrote docs/ctreport.yml: says where everything is
wrote docs/Site/my-page.md: your page
wrote docs/Site/includes/about.md: a text that pages include
wrote docs/packs/countertestapp-more.yml: your funnel
wrote docs/Templates/tokens.css: colours, type and distances

next, with a capture (none yet? ctreport simulate countertestapp --launches 50 -o docs/app.log):
  cd docs
  ctreport build app.log          then open ctreport-site/my-page.html
  ctreport site blocks app.log    what pages can show, with the figures of your capture
Change docs/Site/my-page.md, build again. More: ctreport help site
""")
    before = tree(case.path("docs"))
    (case.path("docs") / "Site/my-page.md").unlink()
    case.run("site", "init", "docs")
    case.status(1)
    case.stderr("""\
ctreport: error: [site.init] expected nothing at 'docs/ctreport.yml', found a file; nothing was written
ctreport: error: [site.init] expected nothing at 'docs/Site/includes/about.md', found a file; nothing was written
ctreport: error: [site.init] expected nothing at 'docs/packs/countertestapp-more.yml', found a file; nothing was written
ctreport: error: [site.init] expected nothing at 'docs/Templates/tokens.css', found a file; nothing was written
help: name another folder: ctreport site init DIR
""")
    del before["Site/my-page.md"]
    case.same("files", before, tree(case.path("docs")))


def test_the_lists_for_authors_name_blocks_and_figures(case):
    case.run("site", "blocks")
    case.status(0)
    for words in ("  chart METRIC [\"Title\"]\n      the chart that fits a metric\n", "figures of countertestapp (CounterTestApp):\n",
                  "  splash.duration ", "figures of fun (Fun):\n", "figures of orion (Orion):\n"):
        case.stdout_has(words)
    started(case)
    case.run("site", "blocks", "app.log")
    case.status(0)
    line = next((line for line in case.last.stdout.split("\n") if line.startswith("  launches")), "")
    case.check("figures of fun" not in case.last.stdout, "apps without events are listed")
    found = [line.split() for line in case.last.stdout.split("\n") if line.startswith("  splash.started ")]
    case.check(len(found) == 1 and found[0][1:3] == ["count", "20"], f"splash.started: {found} {line}")
    case.stdout_has("  my.funnel ")


def test_the_list_of_blocks_is_the_golden_one(case):
    case.run("site", "blocks")
    case.status(0)
    found = case.last.stdout.split("figures of ")[0]
    if os.environ.get("CTREPORT_RECORD") == "1" and not os.environ.get("CI"):
        BLOCKS.write_text(found)
        return case.fault(f"recorded {BLOCKS.name}; look at the changes, then run again")
    case.same("blocks; if this is meant: make golden", BLOCKS.read_text() if BLOCKS.exists() else "", found)


def test_pages_that_a_report_does_without_are_named(case):
    case.run("simulate", "countertestapp", "--launches", "2", "-o", "app.log")
    case.write("Site/mine.md", PAGE.replace("countertestapp", "fun") + "Text.\n")
    case.write("ctreport.yml", "site: { pages: Site }\n")
    case.run("build", "app.log")
    case.status(0)
    case.stderr("Site/mine.md:1:1: note: [page.left-out] the page is left out: no event of fun was found\n")
    case.check(not case.path("ctreport-site/mine.html").exists(), "the page was written")
    # Figures alone need no page.
    case.write("Site/mine.md", "no front matter\n")
    case.run("summary", "app.log")
    case.status(0)
    case.run("build", "app.log")
    case.status(1)
    case.stderr("Site/mine.md:1:1: error: [page.front-matter] expected front matter between two lines of '---', found none\n"
                "    1 | no front matter\n      | ^\n"
                "help: begin the page with '---', 'title: …', 'description: …' and '---', a line each\n")


def test_mistakes_in_pages_are_shown_where_they_stand(case):
    started(case)
    case.write("Site/other.md", PAGE + "\nGrüße 漢字\n\n```ctreport cahrt splash.duration\n```\n\n[x](nowhere.md)\n")
    case.write("Templates/page.html", "<p>{{tittle}}</p>\n")
    case.run("build", "app.log")
    case.status(1)
    case.stdout("")
    case.stderr("""\
Templates/page.html:1:4: error: [template.key] expected a key of this page, found 'tittle'
    1 | <p>{{tittle}}</p>
      |    ^~~~~~~~~~ did you mean 'title'?
help: keys here: about, app, content, content-language, description, generator, has-neighbours, has-other-language, home, json, language, markdown, navigation, next, previous, root, say-json, say-markdown, say-neighbours, say-next, say-pages, say-previous, say-skip, say-written-by, site-title, title, version
""")
    case.path("Templates/page.html").unlink()
    case.run("build", "app.log")
    case.status(1)
    for words in ("Site/other.md:9:13: error: [page.block] expected a report block, found 'cahrt'\n"
                  "    9 | ```ctreport cahrt splash.duration\n      |             ^~~~~ did you mean 'chart'?\n",
                  "Site/other.md:12:1: error: [page.link] expected a page of the site, found 'nowhere.md'\n"
                  "   12 | [x](nowhere.md)\n      | ^\n"):
        case.stderr_has(words)
    case.check(not case.path("ctreport-site").exists(), "a site was written")


def test_personal_words_of_an_author_are_errors_at_their_line(case):
    started(case)
    case.write("Site/other.md", PAGE + "\nAsk quirina.okafor@example.org for more.\n")
    case.run("build", "app.log")
    case.status(1)
    case.stderr_has("Site/other.md:7:1: error: [page.personal] expected nothing personal or secret, "
                    "found what the detector email claims\n")
    case.check("quirina" not in case.last.stderr, "the error repeats the words")
    case.check(not case.path("ctreport-site").exists(), "a site was written")


def test_folders_for_a_site_are_read_whole_or_refused(case):
    case.run("simulate", "countertestapp", "--launches", "2", "-o", "app.log")
    case.run("build", "app.log", "--site", "none")
    case.status(1)
    case.stderr("ctreport: error: [site.folder] expected a folder to read for --site, found 'none': "
                "No such file or directory\nhelp: a starter: ctreport site init\n")
    case.write("pages/notes.md", PAGE + "Text.\n")
    case.write("pages/picture.png", b"\x89PNG")
    case.write("pages/.DS_Store", b"\0")
    case.run("build", "app.log", "--site", "pages")
    case.status(1)
    case.stderr("pages/picture.png:1:1: error: [site.page] expected pages, each a file that ends in .md, found another file\n"
                "help: templates and style sheets stand in the folder of --templates\n")
    case.path("pages/picture.png").unlink()
    case.run("build", "app.log", "--site", "pages/")
    case.status(0)
    case.check(case.path("ctreport-site/notes.html").exists(), "the page is missing")
    case.run("summary", "app.log", "--format", "markdown", "--site", "pages")
    case.stdout_has("## Mine\n\nText.\n")


def test_wrong_calls_of_site_say_what_is_expected(case):
    for arguments, text in (
        (["site"], "ctreport: error: [usage.action] expected init, blocks or show behind site, found nothing\nhelp: ctreport help site\n"),
        (["site", "blocs"], "ctreport: error: [usage.action] expected init, blocks or show behind site, found 'blocs'\n"
                            "  did you mean 'blocks'?\nhelp: ctreport help site\n"),
        (["site", "init", "a", "b"], "ctreport: error: [usage.argument] expected nothing more, found 'b'\nhelp: ctreport help site\n"),
        (["site", "init", "--app", "funn"], "ctreport: error: [usage.value] expected countertestapp, fun or orion for --app, found 'funn'\n"
                                            "  did you mean 'fun'?\n"
                                            "help: an app of your own begins with a pack: ctreport help packs; pages about it say 'app: ID'\n"),
        (["site", "blocks", "--app", "fun"], "ctreport: error: [usage.combination] expected --app with init only, found it with blocks\n"
                                             "help: the figures of all apps are listed\n"),
    ):
        case.run(*arguments)
        case.status(64)
        case.stderr(text)


def test_built_in_files_are_listed_and_printed_as_they_are(case):
    root = FIXTURES.parent.parent
    case.run("site", "show")
    case.status(0)
    listed = [line.split()[0] for line in case.last.stdout.split("\n") if line.startswith(("  Templates/", "  Site/"))]
    files = {f"Templates/{file.name}": file for file in (root / "Templates/files").iterdir()}
    files |= {f"Site/{file.name}": file for file in (root / "Site/pages").iterdir()}
    files |= {f"Site/de/{file.name}": file for file in (root / "Site/de/pages").iterdir()}
    case.same("the listed files", "\n".join(sorted(files)), "\n".join(sorted(listed)))
    for name in ("Templates/page.html", "foot.html", "Site/splash.md", "splash.md", "./Site/de/splash.md", "tokens.css"):
        case.run("site", "show", name)
        case.status(0)
        wanted = name.removeprefix("./")
        path = next(files[folder + wanted] for folder in ("", "Templates/", "Site/") if folder + wanted in files)
        case.same(name, path.read_text(), case.last.stdout)
    case.run("site", "show", "Templates/foo.html")
    case.status(1)
    case.stderr("ctreport: error: [site.show] expected a built-in file, found 'Templates/foo.html'\n"
                "  did you mean 'Templates/foot.html'?\nhelp: all of them: ctreport site show\n")


def test_a_foot_of_ones_own_stands_on_every_page(case):
    started(case)
    case.run("site", "show", "Templates/foot.html")
    case.write("Templates/foot.html", case.last.stdout.replace("<footer", "<p>Checkout team</p>\n<footer"))
    case.run("build", "app.log")
    case.status(0)
    pages = list(case.path("ctreport-site").glob("*.html"))
    case.check(len(pages) > 10 and all(page.read_text().count("<p>Checkout team</p>") == 1 for page in pages), "a page lacks the foot")
    # A copy of every built-in template is as good as none.
    for name in ("page.html", "head.html", "header.html", "foot.html", "style.css", "site.js", "tokens.css"):
        case.run("site", "show", name)
        case.write(f"Templates/{name}", case.last.stdout)
    case.run("build", "app.log")
    case.status(0)
    case.stderr("")
    copied = tree(case.path("ctreport-site"))
    case.write("ctreport.yml", case.path("ctreport.yml").read_text().replace("templates: Templates", "folder: plain"))
    case.run("build", "app.log")
    case.status(0)
    plain = tree(case.path("plain"))
    del copied["tokens.css"], plain["tokens.css"]
    different = [name for name in plain if copied.get(name) != plain[name] and not name.startswith("report.json")]
    case.check(different in ([], ["about.html", "about.md", "report.md"]), f"other files: {different}")


def test_tokens_are_checked_where_they_stand(case):
    started(case)
    case.write("Templates/tokens.css", ":root {\n  --accent: #8a2be;\n  --radius 4px;\n}\n")
    case.run("build", "app.log")
    case.status(1)
    case.stderr("""\
Templates/tokens.css:2:13: error: [template.value] expected a colour for '--accent', found '#8a2be'
    2 |   --accent: #8a2be;
      |             ^~~~~~
help: a colour is # and 3, 4, 6 or 8 digits of 0–9 and a–f, a name such as navy, or a function such as rgb(12 34 56)
Templates/tokens.css:3:3: error: [template.css] expected ':' behind '--radius', found '4px'
    3 |   --radius 4px;
      |   ^~~~~~~~
help: a token is written --accent: #3451c6;
""")
    for host in ("x.example", "cdn.example.com", "x.com"):
        case.write("Templates/tokens.css", f":root {{ --accent: url(https://{host}/a.png); }}\n")
        case.run("build", "app.log")
        case.status(1)
        case.stderr_has("Templates/tokens.css:1:28: error: [template.host] expected nothing from another host, found an address\n")
        case.check("page.personal" not in case.last.stderr, f"{host}: the address is called personal")
    case.write("Templates/tokens.css", "/* ask quirina.okafor@example.org */\n")
    case.run("build", "app.log")
    case.status(1)
    case.stderr_has("Templates/tokens.css:1:1: error: [page.personal] ")
    case.write("Templates/tokens.css", "@media print { :root { --ink: #999 } }\n")
    case.run("build", "app.log")
    case.status(0)
    case.stderr_has("Templates/tokens.css:1:24: warning: [template.contrast] expected a contrast of 4.5:1 or more for '--ink' "
                    "on '--accent-soft' in print, found 2.4:1, and less than 4.5:1 for 6 more pairs\n")


def test_a_page_in_the_place_of_a_built_in_one_is_said(case):
    started(case)
    case.write("Site/splash.md", PAGE + "Short.\n")
    case.run("build", "app.log")
    case.status(0)
    case.stderr("Site/splash.md:1:1: note: [page.replaces] the page takes the place of the built-in one\n")
    case.write("Site/splash.md", "---\ntitle: Mine\n")
    case.run("build", "app.log")
    case.status(1)
    case.stderr_has("Site/splash.md:1:1: error: [page.front-matter] expected a line of '---' at the end of the front matter, "
                    "found the end of the page\n")


def test_cards_warn_of_counts_and_rates_above_their_limit(case):
    started(case)
    lines = ["splash.started warn=5", "splash.success_rate warn=10%", "splash.success_rate warn=0.10", "splash.success_rate warn=100%"]
    case.write("Site/cards.md", PAGE + "```ctreport cards\n" + "\n".join(lines) + "\n```\n")
    case.run("build", "app.log")
    case.status(0)
    rows = [line for line in case.path("ctreport-site/cards.md").read_text().split("\n") if line.startswith("| ")][2:]
    said = [row.split("|")[4].strip() for row in rows]
    case.same("verdicts", "✕ look here ✕ look here ✕ look here ◆ fine", " ".join(said))
    for line, found in (
        ("splash.success_rate warn=5", "expected a share such as 5% or 0.05 for a rate, found '5'"),
        ("splash.started warn=5%", "expected a count such as 5 for a count, found '5%'"),
        ("splash.duration warn=5", "expected 'warn' with a metric that is a count or a rate, found it with a duration"),
        ("launches warn=5", "expected 'warn' with a metric that is a count or a rate, found it with a total"),
        ("splash.started warn=1e3", "expected a count such as warn=5 or a share such as warn=5% or warn=0.05, found '1e3'"),
    ):
        case.write("Site/cards.md", PAGE + f"```ctreport cards\n{line}\n```\n")
        case.run("build", "app.log")
        case.status(1)
        case.stderr_has(f"Site/cards.md:7:{line.index('=') + 2}: error: [page.block.option] {found}\n")


def test_an_app_of_ones_own_is_told_how_to_capture_it(case):
    root = FIXTURES / "tutorial"
    case.write("packs/basket.yml", (root / "packs/basket.yml").read_text())
    case.write("ctreport.yml", "built_in: []\npacks: [packs/basket.yml]\n")
    case.write("empty.log", "")
    case.run("build", "empty.log")
    case.status(1)
    case.stderr_has("How to capture Basket\n")
    case.stderr_has("'subsystem == \"com.example.basket\"'")
    case.stderr_has("ctreport help packs\n")
    case.check("CounterTestApp" not in case.last.stderr and "Orion" not in case.last.stderr, "apps of other packs are named")
    case.run("help", "capture", "basket")
    case.status(0)
    case.stdout_has("How to capture Basket\n")
    case.run("help", "capture", "fun")
    case.stdout_has("How to capture Fun\n")
    case.run("help", "capture", "bask")
    case.status(64)
    case.stderr("ctreport: error: [usage.topic] unknown topic 'bask'\n  did you mean 'basket'?\n"
                "help: the apps are those of the packs; ctreport.yml lists packs of your own: ctreport help packs\n")
    case.run("simulate", "fun", "--launches", "2", "-o", "app.log")
    case.run("summary", "app.log")
    case.stderr_has(", but no event of basket\n")
    case.stderr_has("ctreport help packs\n")
    case.write("packs/basket.yml", "app: [\n")
    case.run("help", "capture", "fun")
    case.status(0)
    case.stderr_has("note: [help.packs] packs of your own are left out here: packs/basket.yml is wrong\n")
