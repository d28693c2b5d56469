"""Whatever stands in a log or in the name of a file comes out as text, or not at all."""

import re

import site_check
from harness import CAPTURES

HOSTILE = [
    "<script>alert(1)</script>", "](javascript:alert(1))", "[x](javascript:alert(1))", "a|b", "`x` ``y``", "</svg>",
    "\" onload=\"alert(1)", "' onerror='alert(1)", "&lt;b&gt;", "<img src=x onerror=alert(1)>", "::error::text",
    "https://evil.example/x", "{{{content}}}", "\\|", "-->", "]]>",
]
FILES = [
    "a|b<script>alert(1)</script>.log", "](javascript:alert(1)).log", "`tick` ``two``.log", "</svg>.log",
    "\"quoted\" 'twice'.log", "new\nline.log", "::error::text.log", "[x](javascript:alert(1)).log", "&lt;b&gt;.log",
    "<img src=x onerror=alert(1)>.log", "{{name}} {{{content}}}.log", "www.evil.example.log", "\\|back\\.log",
    "~~struck~~ **strong**.log", "# head.log", "tab\there.log", "\u202egnp.log",
]
# As on pages: a line end, a tab and a mark that turns the direction are shown, not done.
VISIBLE = {"\n": "⏎", "\t": "⇥", "\u202e": "⟨U+202E⟩"}


def test_names_of_captures_are_text_on_every_page(case):
    for name in FILES:
        # Each with a line that is rejected, so that names stand at places as well.
        case.write(name, (CAPTURES / "counter-web-offline.default.log").read_bytes() + b"2026-13-45 99:99:99.000000+0300 0x1\n")
    case.run("build", "--keep-duplicates", *FILES, "-o", "site")
    case.status(0)
    check_site(case)
    shown = ["".join(VISIBLE.get(letter, letter) for letter in name) for name in FILES]
    page = site_check.Page(case.path("site/data-quality.html").read_text())
    cells = {cell.strip() for table in page.tables for row in table for cell in row}
    read = site_check.Page(site_check.read_back(case.path("site/data-quality.md").read_text()))
    read_cells = {cell.strip() for table in read.tables for row in table for cell in row}
    for name in shown:
        case.check(name in cells, f"not a cell of data-quality.html: {name}")
        case.check(name in read_cells, f"not a cell of data-quality.md: {name}")


def test_names_of_captures_are_text_on_the_terminal(case):
    for name in FILES:
        case.write(name, (CAPTURES / "counter-web-offline.default.log").read_bytes())
    # Files of the same content are named in notes, kept ones in results.
    for arguments in (
        ["inspect"], ["inspect", "--keep-duplicates"], ["summary"], ["summary", "--format", "markdown"],
        ["build", "-o", "site"], ["build", "--keep-duplicates", "-o", "site"],
    ):
        case.run(*arguments, *FILES)
        case.status(0)
        for line in (case.last.stdout + case.last.stderr).split("\n"):
            case.check(not line.lstrip().startswith(("::", "##[")), f"{arguments[0]} prints a command: {line}")
            case.check(not re.search("[\0-\x08\x0b-\x1f\x7f\u202e]", line), f"{arguments[0]} prints {line!r}")
    case.run("summary", "gone\n::error::x.log")
    case.status(1)
    case.stderr_has("found nothing at 'gone\\n::error::x.log'")


def test_names_and_values_of_events_never_become_markup(case):
    for style in ("default", "compact", "ndjson"):
        case.write("app.log", hostile_capture(style))
        case.run("build", "app.log", "-o", "site")
        case.status(0)
        check_site(case)
        whole = b"".join(path.read_bytes() for path in case.path("site").rglob("*")).decode()
        # Undeclared values do not pass the gate: not even their escaped form may be there. Hosts of URLs do pass.
        for word in ("alert(1)", "onerror", "&lt;b"):
            case.check(word not in whole, f"{style}: {word} is in the site")


def test_the_site_checks_find_what_they_look_for(case):
    case.build("counter-web-offline.default.log")
    case.same("faults", [], site_check.faults(case.path("site")))
    wrong = [
        ("index.html", "</main>", "<script>1</script></main>", "scripts"),
        ("index.html", "<main ", "<main onclick='x' ", "attribute onclick"),
        ("index.html", "<main ", "<main style='color:red' ", "attribute style"),
        ("index.html", 'href="splash.html"', 'href="javascript:alert(1)"', "no relative link"),
        ("index.html", 'href="splash.html"', 'href="https://evil.example/"', "address of a host"),
        ("index.html", 'href="splash.html"', 'href="//evil.example/"', "address of a host"),
        ("index.html", 'href="splash.html"', 'href="gone.html"', "a link that leads nowhere"),
        ("index.html", 'href="splash.html"', 'href="splash.html#gone"', "a fragment that is not there"),
        ("index.html", "default-src 'none'", "default-src *", "policy"),
        ("index.html", "style-src 'self'", "style-src 'self' 'unsafe-inline'", "policy"),
        ("index.md", "| ", "| <b>x</b> ", "raw HTML"),
        ("index.md", "| ", "| [x](https://evil.example) ", "no relative link"),
        ("index.md", "| ", "| https://evil.example ", "no relative link"),
        ("index.md", "\n| ", "\n| more | ", "columns"),
        ("style.css", "{", "{ background: url(x.png);", "url("),
    ]
    for file, old, new, fault in wrong:
        path = case.path("site") / file
        before = path.read_text()
        path.write_text(before.replace(old, new, 1))
        case.check(before != path.read_text(), f"nothing to replace: {old}")
        found = site_check.faults(case.path("site"))
        case.check(any(fault in one for one in found), f"{new} was not found: {found}")
        path.write_text(before)
    case.write("site/_hidden.html", (case.path("site/index.html")).read_bytes())
    case.check(any("hosts drop" in one for one in site_check.faults(case.path("site"))), "_hidden.html was not found")


def check_site(case):
    for fault in site_check.faults(case.path("site"))[:10]:
        case.fault(fault)


def hostile_capture(style):
    """A bundled capture whose events say hostile things in every place where a log can."""
    lines = (CAPTURES / f"counter-web-errors-retry.{style}.log").read_text().split("\n")
    written = []
    for line in lines:
        written.append(line)
        for text in HOSTILE if ("Event: web_view_load_started" in line or "Event: initial_route_resolved" in line) else []:
            text = text.replace("\\", "\\\\").replace('"', '\\"').replace("/", "\\/") if style == "ndjson" else text
            before, event = line.split("Event: ", 1)
            rest = event[event.index('",'):] if style == "ndjson" else ""
            for message in (
                f"{text}", f"web_view_load_started, parameters: url={text}",
                f"web_view_load_started, parameters: url=https://x.example:80/{text}", f"initial_route_resolved, parameters: destination={text}",
                f"web_view_load_failed, parameters: error={text}, url={text}", f"counter_reset, parameters: best_score={text}",
                f"web_view_download_started, parameters: filename={text}.pdf", f"app_started, parameters: {text}={text}",
            ):
                written.append(f"{before}Event: {message}{rest}")
    return "\n".join(written)
