"""What the site's script adds, in a browser: from a folder and from a server, with the keyboard alone, and without script."""

import contextlib
import decimal
import importlib.util
import json
import os
import pathlib
import re

from harness import CAPTURES, FIXTURES, bundled_captures

ERRORS = "counter-web-errors-retry.default.log"
VIEWS = {
    "light": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    "narrow and dark": {"viewport": {"width": 320, "height": 700}, "color_scheme": "dark"},
}


def sibling(name):
    """Another file of cases, for what it has at hand."""
    spec = importlib.util.spec_from_file_location(name, os.path.join(os.path.dirname(__file__), f"{name}.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


web = sibling("web")


@contextlib.contextmanager
def opened(case, chromium, **view):
    """A page whose messages and faults are faults of the case, and that asks no other host for anything."""
    context = chromium.new_context(**(view or VIEWS["light"]))
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.on("console", lambda message: case.fault(f"the browser says: {message.text}"))
    page.on("pageerror", lambda fault: case.fault(f"the script fails: {fault}"))
    page.on("request", lambda request: case.check(
        request.url.startswith(("file://", "http://127.0.0.1:")), f"a request to {request.url}"))
    try:
        yield page
    finally:
        context.close()


def many_days(case):
    """Captures of two builds on three days, as files of the case."""
    texts = {name: (CAPTURES / f"counter-{name}.compact.log").read_text() for name in ("web-errors-retry", "two-cold-launches", "web-http-500")}
    for place, (name, text) in enumerate(texts.items()):
        for build in (1, 2):
            day = text.replace("2026-07-29", f"2026-07-{29 - place}").replace("14:0", f"1{build}:0")
            case.write(f"logs/build-{build}/{name}.log", day)
    case.write("ctreport.yml", """\
captures:
  - { files: "logs/build-1/*.log", labels: { build: "1" } }
  - { files: "logs/build-2/*.log", labels: { build: "2" } }
""")
    return sorted(str(path.relative_to(case.folder)) for path in case.path("logs").rglob("*.log"))


def figures(page):
    """Values and what they rest on of the cards that can be filtered."""
    return page.evaluate("""() => Object.fromEntries(Array.from(document.querySelectorAll(".card[data-metric]"), (card) =>
      [card.dataset.metric, [".card-value", ".card-detail"].map((part) => (card.querySelector(part) || {}).textContent)]))""")


def test_tables_sort_by_value_and_filter_by_words(case):
    site = case.build(*bundled_captures("counter-*.default.log"))
    with web.browser() as chromium, opened(case, chromium) as page:
        page.goto((site / "events.html").as_uri())
        table = page.locator("table", has=page.locator("caption", has_text="Events by name"))
        column = lambda place: table.locator(f"tbody tr:visible > :nth-child({place})").all_inner_texts()
        written = column(1)
        head = table.locator("th", has_text="Event")
        head.get_by_role("button").click()
        case.same("ascending names", sorted(written), column(1))
        case.same("state", "ascending", head.get_attribute("aria-sort"))
        head.get_by_role("button").press("Enter")
        case.same("descending names", sorted(written, reverse=True), column(1))
        head.get_by_role("button").press("Space")
        case.same("order of the page", written, column(1))
        case.same("state", None, head.get_attribute("aria-sort"))
        table.locator("th", has_text="Count").get_by_role("button").click()
        counts = [int(text) for text in column(2)]
        case.same("greatest first", sorted(counts, reverse=True), counts)
        field = page.locator(".table-tools:visible input").first
        field.fill("WEB  load")
        case.check(all("web" in name and "load" in name for name in column(1)) and len(column(1)) > 3, f"filtered: {column(1)}")
        said = page.locator(".table-tools:visible [role=status]").first.inner_text()
        case.same("what is shown", f"Showing {len(column(1))} of {len(written)} rows", said)
        field.fill("")
        case.same("all rows", len(written), len(column(1)))
        # Durations of several units, in the drawing's own table.
        page.goto((site / "launches.html").as_uri())
        first = page.locator("table", has=page.locator("th", has_text="Length")).last
        first.locator("th", has_text="Length").get_by_role("button").click()
        values = [float(cell.get_attribute("data-value")) for cell in first.locator("td[data-value]").all()]
        lengths = first.locator("th", has_text="Length").evaluate("(head) => Array.from(head.closest('table').tBodies[0].rows, (row) => Number(row.cells[head.cellIndex].dataset.value))")
        case.same("longest first", sorted(lengths, reverse=True), lengths)
        case.check(len(set(values)) > 2, "the lengths say nothing")


def test_a_search_finds_pages_events_figures_findings_and_launches(case):
    site = case.build(*bundled_captures("counter-*.default.log"))
    hostile = sibling("injection")
    # The launches of the index stand in the order of the list, of which the first is the one most worth a look.
    launch = re.search(r'href="(launch-\d+\.html)"', (site / "launches.html").read_text()).group(1)
    with web.browser() as chromium, web.server(site.parent, None) as address, opened(case, chromium) as page:
        for start in (site.as_uri(), f"{address}/{site.name}"):
            for words, kind, leads in (
                ("Navigation", "Page", "navigation.html"), ("WEB_VIEW_LOAD_FAILED", "Event", "events.html#by-name"),
                ("splash success", "Figure", "index.html"), ("navigation.error_rate", "Figure", "index.html"),
                ("Launch of 2026", "Launch", launch), ("how long they took", "Heading", "splash.html#how-long-they-took"),
                ("nàvigâtion", "Page", "navigation.html"),
            ):
                page.goto(f"{start}/index.html")
                page.keyboard.press("/")
                page.keyboard.type(words)
                result = page.locator(".results a", has=page.locator(".result-kind", has_text=kind)).first
                result.wait_for()
                case.same(f"{words} leads to", f"{start}/{leads}", result.evaluate("(link) => link.href"))
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowUp")
            case.same("focus", 0, page.evaluate("Array.from(document.querySelectorAll('.results a')).indexOf(document.activeElement)"))
            page.keyboard.press("Enter")
            page.wait_for_url("**/navigation.html")
            page.keyboard.press("/")
            page.keyboard.type("there is nothing of this kind")
            page.get_by_text("Results: 0").wait_for()
            page.keyboard.press("Escape")
            case.same("open dialogs", 0, page.locator("dialog[open]").count())
    for path in (hostile.hostile_capture("default"),):
        case.write("hostile.log", path)
    site = case.build("hostile.log", output="hostile", at=case.folder)
    with web.browser() as chromium, opened(case, chromium) as page:
        page.goto((site / "index.html").as_uri())
        page.keyboard.press("/")
        page.keyboard.type("e")
        page.locator(".results a").first.wait_for()
        inner = page.evaluate("Array.from(document.querySelectorAll('dialog *'), (one) => one.tagName).join(' ')")
        case.same("elements", {"DIV", "H2", "BUTTON", "LABEL", "INPUT", "P", "UL", "LI", "A", "SPAN"}, set(inner.split()))


def test_a_search_finds_a_finding_and_leads_to_it(case):
    case.run("simulate", "countertestapp", "--launches", "3", "-o", "app.log")
    text = case.path("app.log").read_text()
    first = next(line for line in text.split("\n") if "counter_new_best_score" in line or "app_started" in line)
    later = re.sub(r"Event: .*", "Event: counter_new_best_score, parameters: score={}", first)
    case.write("app.log", text + later.format(9) + "\n" + later.format(3) + "\n")
    site = case.build("app.log", at=case.folder)
    index = json.loads((site / "search-index.js").read_text().removeprefix("window.ctreportIndex = ").removesuffix(";\n"))
    findings = [entry for entry in index["entries"] if entry[0] == "finding"]
    case.check(findings, "the capture has no finding")
    case.stop_if_faulty()
    with web.browser() as chromium, opened(case, chromium) as page:
        page.goto((site / "splash.html").as_uri())
        page.keyboard.press("/")
        page.keyboard.type(findings[0][3])
        link = page.locator(".results a", has=page.locator(".result-kind", has_text="Finding")).first
        link.wait_for()
        link.click()
        page.wait_for_url(f"**/index.html{findings[0][2]}")
        case.same("rule", findings[0][3], page.locator(".finding:target .finding-rule").inner_text())
        page.keyboard.press("j")
        focused = page.evaluate("document.activeElement.className")
        case.same("focus behind j", "finding-rule", focused)
        page.locator(".finding .copy").first.focus()
        page.keyboard.press("Enter")
        page.get_by_text("Link copied").wait_for(state="attached")
        case.same("copied", page.url, page.evaluate("navigator.clipboard.readText()"))


def test_keys_open_dialogs_and_esc_gives_the_focus_back(case):
    site = case.build(ERRORS)
    with web.browser() as chromium, opened(case, chromium) as page:
        page.goto((site / "index.html").as_uri())
        page.keyboard.press("Tab")
        case.same("first stop", "skip", page.evaluate("document.activeElement.className"))
        stops = []
        for _ in range(3):
            page.keyboard.press("Tab")
            stops.append(page.evaluate("document.activeElement.className || document.activeElement.tagName"))
        case.same("further stops", ["brand", "search-open", "A"], stops)
        page.locator(".search-open").focus()
        page.keyboard.press("Enter")
        case.same("focus in the dialog", "search_field", page.evaluate("document.activeElement.id"))
        page.keyboard.type("?/gjk")
        case.same("typed", "?/gjk", page.locator("#search_field").input_value())
        page.keyboard.press("Escape")
        case.same("focus behind Esc", "search-open", page.evaluate("document.activeElement.className"))
        page.keyboard.press("?")
        page.get_by_role("dialog", name="Keyboard shortcuts").wait_for()
        letters = page.locator(".dialog-keys .keys").last.locator("div").all_inner_texts()
        case.check(any("Data quality" in text for text in letters), f"pages by letter: {letters}")
        letter = next(text for text in letters if "Data quality" in text).split()[1][0]
        page.keyboard.press("Escape")
        page.keyboard.press("Control+j")
        page.keyboard.press("g")
        page.keyboard.press(letter)
        page.wait_for_url("**/data-quality.html")
        page.keyboard.press("?")
        page.locator("#keys_on").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        case.same("dialogs with keys off", 0, page.locator("dialog[open]").count())


def test_figures_of_days_and_labels_are_those_of_a_report_on_them(case):
    logs = many_days(case)
    site = case.build(*logs, at=case.folder)
    parts = {
        "one build": ({"build": "1"}, [log for log in logs if "build-1" in log]),
        "two days": ({"from": "2026-07-28"}, [log for log in logs if "http-500" not in log]),
        "one day of one build": ({"build": "2", "from": "2026-07-29", "to": "2026-07-29"},
                                 [log for log in logs if "build-2" in log and "errors" in log]),
    }
    with web.browser() as chromium, opened(case, chromium) as page:
        for number, (what, (choices, chosen)) in enumerate(parts.items()):
            other = case.build(*chosen, output=f"part-{number}", at=case.folder)
            page.goto((other / "index.html").as_uri())
            expected = figures(page)
            page.goto((site / "index.html").as_uri())
            whole = figures(page)
            page.get_by_role("button", name="Filter by day or label").click()
            for name, choice in choices.items():
                label = {"from": "From", "to": "To"}.get(name, name)
                page.get_by_label(label, exact=True).select_option(choice if name in ("from", "to") else "=" + choice)
            found = figures(page)
            marked = set(page.evaluate("Array.from(document.querySelectorAll('.card:has(.whole)'), (card) => card.dataset.metric)"))
            case.same(f"{what}: whole figures", {"splash.duration", "counter.best"}, marked)
            for metric in set(expected) - marked:
                place = slice(0, 2) if "rate" in metric else slice(0, 1)
                case.same(f"{what}: {metric}", expected[metric][place], found[metric][place])
            case.check(found["navigation.error_rate"] != whole["navigation.error_rate"], f"{what}: the rate is that of all")
            case.check(page.locator("figcaption .whole").count() > 1, f"{what}: charts are not marked")
            page.get_by_role("button", name="Whole capture").click()
            case.same(f"{what}: figures of all", whole, figures(page))
            case.same(f"{what}: marks", 0, page.locator(".whole").count())
        page.goto(case.build(ERRORS, output="one-day").as_uri() + "/index.html")
        page.wait_for_load_state()
        case.same("filters of one day", 0, page.locator(".filter-place").count())


def test_intervals_are_those_that_pages_print(case):
    """k of n in a script and in the report: the same text for every share of some totals."""
    logs = many_days(case)
    site = case.build(*logs, at=case.folder)
    source = (site / "site.js").read_text()
    start, end = source.index("  /** The 95 % interval"), source.index("  /** The sums of every figure")
    functions = source[start:end]
    expected = [[k, n, *wilson(k, n)] for n in (1, 2, 3, 7, 20, 999, 123456) for k in {0, 1, n // 3, n // 2, n - 1, n} if k <= n]
    with web.browser() as chromium, opened(case, chromium) as page:
        page.goto("about:blank")
        found = page.evaluate("(cases) => {" + functions + " return cases.map(([k, n]) => [k, n, wilson(k, n).low, wilson(k, n).high]); }", expected)
    for one, other in zip(expected, found):
        case.check(all(abs(a - b) < 1e-12 for a, b in zip(one, other)), f"expected {one}, found {other}")


def wilson(k, n):
    """The score interval as the roots of its quadratic equation, not as the script has it, with digits to spare."""
    with decimal.localcontext() as context:
        context.prec = 50
        k, n = decimal.Decimal(k), decimal.Decimal(n)
        z2 = decimal.Decimal("1.959963984540054") ** 2
        a, b, c = 1 + z2 / n, -(2 * k / n + z2 / n), (k / n) ** 2
        root = max(decimal.Decimal(0), b * b - 4 * a * c).sqrt()
        return float((-b - root) / (2 * a)), float((-b + root) / (2 * a))


def test_what_the_script_adds_is_accessible_and_moves_nothing(case):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    logs = many_days(case)
    site = case.build(*logs, at=case.folder)

    def look(page, what):
        for violation in axe.run(page, options={"preload": False}).response["violations"]:
            nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            case.fault(f"{what}: {violation['id']}: {violation['help']}: {nodes}")
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        case.check(wide <= 0, f"{what}: {wide} pixels too wide")

    with web.browser() as chromium:
        for what, view in VIEWS.items():
            with opened(case, chromium, **view) as page:
                page.add_init_script("""window.moved = 0; new PerformanceObserver((list) => {
                  for (const entry of list.getEntries()) window.moved += entry.value; }).observe({ type: "layout-shift", buffered: true });""")
                for name in ("index", "events", "launches", "launch-1"):
                    page.goto((site / f"{name}.html").as_uri())
                    page.wait_for_timeout(200)
                    case.same(f"{name}, {what}: movement", 0, page.evaluate("window.moved"))
                page.goto((site / "index.html").as_uri())
                page.get_by_role("button", name="Filter by day or label").click()
                page.get_by_label("build").select_option("=1")
                look(page, f"filtered, {what}")
                page.keyboard.press("Escape")
                page.locator("h1").click()
                page.keyboard.press("/")
                page.keyboard.type("load")
                page.locator(".results a").first.wait_for()
                look(page, f"search, {what}")
                page.keyboard.press("Escape")
                page.keyboard.press("?")
                look(page, f"keys, {what}")
                page.goto((site / "events.html").as_uri())
                page.locator(".table-tools:visible input").first.fill("web")
                page.locator("th .sort:visible").first.click()
                look(page, f"sorted and filtered, {what}")
                page.emulate_media(media="print")
                shown = page.locator(".search-open:visible, .table-tools:visible, .copy:visible, .keys-open:visible").count()
                case.same(f"controls in print, {what}", 0, shown)


def test_a_template_without_the_script_makes_a_site_without_it(case):
    template = (pathlib.Path(__file__).resolve().parents[3] / "Templates/files/head.html").read_text()
    case.write("Templates/head.html", re.sub(r"<script.*\n", "", template))
    case.copy(ERRORS, "app.log")
    site = case.build("app.log", "--templates", "Templates", at=case.folder)
    left = [path.name for path in site.iterdir() if path.suffix == ".js"]
    case.same("scripts", [], left)
    case.check("<script" not in (site / "index.html").read_text(), "a page brings a script")
    case.write("Templates/head.html", template)
    case.write("Templates/site.js", "document.documentElement.classList.add('mine');\n")
    site = case.build("app.log", "--templates", "Templates", output="own", at=case.folder)
    case.same("own script", "document.documentElement.classList.add('mine');\n", (site / "site.js").read_text())


def test_a_single_file_brings_its_script_and_its_search(case):
    case.run("build", str(CAPTURES / ERRORS), "--single-file", "report.html")
    case.status(0)
    case.stop_if_faulty()
    with web.browser() as chromium, opened(case, chromium) as page:
        page.goto(case.path("report.html").as_uri())
        page.keyboard.press("/")
        page.keyboard.type("web_view_load_failed")
        link = page.locator(".results a", has=page.locator(".result-kind", has_text="Event")).first
        link.wait_for()
        case.same("link", "#events.by-name", link.get_attribute("href"))
        link.click()
        case.check(page.url.endswith("#events.by-name"), page.url)
        case.same("open dialogs", 0, page.locator("dialog[open]").count())


def test_a_preview_keeps_the_script_and_loads_again(case):
    serve = sibling("serve")
    case.copy(ERRORS, "app.log")
    with serve.preview(case, "app.log") as served, web.browser() as chromium:
        served.until_built()
        with opened(case, chromium) as page:
            page.goto(f"http://127.0.0.1:{served.port}/index.html")
            page.keyboard.press("/")
            page.keyboard.type("splash")
            page.locator(".results a").first.wait_for()
            case.check(page.locator(".results a").count() > 3, "the search finds nothing")
            before = page.locator(".card[data-metric=events] .card-value").inner_text()
            with case.path("app.log").open("ab") as log:
                log.write((CAPTURES / "counter-two-cold-launches.default.log").read_bytes())
            page.wait_for_function("(before) => document.querySelector('.card[data-metric=events] .card-value').textContent !== before", arg=before, timeout=60000)
            page.keyboard.press("?")
            page.get_by_role("dialog", name="Keyboard shortcuts").wait_for()
