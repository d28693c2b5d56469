"""How large a site gets: of many launches, and of captures with very many different values."""

import os
import re

MOST_FILES = 200
MOST_BYTES = 20_000_000
MOST_PAGE_BYTES = 500_000
JOB_SUMMARY_BYTES = 900 << 10


def sizes(site):
    return {path.name: path.stat().st_size for path in site.iterdir()}


def check_bounds(case, site):
    found = sizes(site)
    case.check(len(found) < MOST_FILES, f"{len(found)} files")
    case.check(sum(found.values()) < MOST_BYTES, f"{sum(found.values())} bytes")
    pages = {name: size for name, size in found.items() if name.endswith((".html", ".md"))}
    large = {name: size for name, size in pages.items() if size > MOST_PAGE_BYTES}
    case.check(not large, f"large pages: {large}")


def test_a_site_of_ten_thousand_launches_stays_small_and_says_what_it_shows(case):
    case.run("simulate", "countertestapp", "--launches", "10000", "-o", "app.log", seconds=300)
    case.run("build", "app.log", "-o", "site", seconds=300)
    case.status(0)
    case.stop_if_faulty()
    site = case.path("site")
    check_bounds(case, site)
    launches = (site / "launches.md").read_text()
    case.check(re.search(r"Showing \d+ of 10\u202f000 launches", launches), "the list does not say how many there are")
    pages = [path for path in site.glob("launch-*.html")]
    case.check(0 < len(pages) <= 60, f"{len(pages)} pages of launches")
    case.run("summary", "--format", "github-summary", "app.log", seconds=300)
    case.status(0)
    case.check(len(case.last.stdout.encode()) <= JOB_SUMMARY_BYTES, "the job summary is too large")


def test_ten_thousand_different_values_do_not_make_a_large_site(case):
    head = "Timestamp                       Thread     Type        Activity             PID    TTL  \n"
    line = (
        "2026-07-29 14:00:{second:02d}.{number:06d}+0200 0x1 Default 0x0 {pid} 0 Shop{app}: (Shop) "
        "[com.example.shop{app}:Cat{number}] Event: event_{number}_{long}, parameters: key_{number}=value_{number}\n")
    long = "x" * 200
    text = "".join(
        line.format(second=number // 200, number=number, pid=100 + number % 50, app=number % 9, long=long)
        for number in range(10_000))
    case.write("app.log", head + text)
    case.run("build", "app.log", "-o", "site", seconds=120)
    case.status(0)
    case.stop_if_faulty()
    check_bounds(case, case.path("site"))
    case.run("summary", "--format", "github-summary", "app.log", seconds=120)
    case.status(0)
    case.check(len(case.last.stdout.encode()) <= JOB_SUMMARY_BYTES, "the job summary is too large")
    case.check(".md)" not in case.last.stdout, "the job summary links to a site that it is not in")


def test_unchanged_files_of_a_site_are_linked_and_changed_ones_written(case):
    first, second = "counter-two-cold-launches.default.log", "counter-web-errors-retry.default.log"
    site = case.build(first)
    before = {path.name: (path.stat().st_ino, path.read_bytes()) for path in site.iterdir()}
    case.build(first)
    same = {path.name: path.stat().st_ino for path in site.iterdir()}
    moved = sorted(name for name in same if same[name] != before[name][0])
    # The list of files is always written anew.
    case.check(moved == ["ctreport-site.json"], f"written again: {moved}")
    case.build(second)
    for path in site.iterdir():
        old = before.get(path.name)
        if old is None or path.name == "ctreport-site.json":
            continue
        is_linked = path.stat().st_ino == old[0]
        case.check(is_linked == (path.read_bytes() == old[1]), f"{path.name}: linked is {is_linked}")
    links = [path.name for path in site.iterdir() if path.stat().st_nlink != 1]
    case.check(not links, f"other names stay: {links}")
    # A file with a second name is somebody else's as well: it is written anew and theirs stays.
    os.link(site / "style.css", case.path("mine.css"))
    case.build(second)
    case.check((site / "style.css").stat().st_ino != case.path("mine.css").stat().st_ino, "a shared file was linked")


SHOP = """
app: shop
title: Shop
capture: { subsystem: com.example.shop, process: Shop, level: info }
records: { events: [{ subsystem: com.example.shop, category: Analytics }] }
grammar: { prefix: "Event: ", parameters: ", parameters: ", keys: sorted }
events:
  started: {}
  viewed: { product: { enum: [PRODUCTS] } }
  bought: {}
launch: { marker: started }
flows:
  - id: buying
    kind: funnel
    by: product
    steps: [viewed, bought]
  - { id: ways, kind: paths, all_events: true }
  - { id: looking.time, kind: interval, enter: viewed, leave: bought }
"""


def test_of_a_funnel_with_many_parts_the_largest_are_drawn_and_the_others_are_rows(case):
    products = [f"p{number}" for number in range(30)]
    case.write("packs/shop.yml", SHOP.replace("PRODUCTS", ", ".join(products)).lstrip())
    case.write("ctreport.yml", "packs: [packs/shop.yml]\nbuilt_in: []\n")
    lines, second = ["Timestamp                       Thread     Type        Activity             PID    TTL  "], 0
    for number, product in enumerate(products):
        for _ in range(number + 1):
            for event in ("started", f"viewed, parameters: product={product}", "bought"):
                lines.append(
                    f"2026-07-29 {14 + second // 3600}:{second // 60 % 60:02d}:{second % 60:02d}.000000+0200 0x1 Default 0x0 "
                    f"100 0 Shop: (Shop) [com.example.shop:Analytics] Event: {event}")
                second += 1
    case.write("app.log", "\n".join(lines) + "\n")
    case.write(
        "Site/own.md",
        "---\ntitle: Own\ndescription: D.\napp: shop\n---\n\n```ctreport paths ways steps=2\n```\n\n"
        "```ctreport states looking.time\n```\n\n```ctreport over-time style=sparkline\n```\n")
    case.run("build", "app.log", "-o", "site", "--site", "Site")
    case.status(0)
    case.stop_if_faulty()
    page = case.path("site/index.md").read_text()
    drawn = re.findall(r"^\*\*buying\\?\{product=(p\d+)\\?\}\*\*", page, re.M)
    case.same("drawn", ["p29", "p28", "p27", "p26", "p25", "p24"], drawn)
    case.check("Drawn: the largest 6 of 30 parts; the others are these rows." in page, "it is not said how many there are")
    rows = re.findall(r"^\| buying\\?\{product=(p\d+)", page, re.M)
    case.check(set(rows) == set(products[:24]), f"rows: {rows}")
    own = case.path("site/own.html").read_text()
    # 465 launches: from the begin to the look, from the look to the purchase, which is where each of them ends.
    for title in ("started → viewed: 465", "viewed → bought: 465"):
        case.check(f"<title>{title}</title>" in own, f"no band {title}")
    case.check("1. since viewed" in own and "12 of 465 launches" in own, "no states")
    case.check(own.count('<svg class="plot"') == 3, "not three charts")


def test_states_of_a_metric_that_is_no_time_in_a_state_are_an_error(case):
    case.write("Site/own.md", "---\ntitle: Own\ndescription: D.\napp: countertestapp\n---\n\n```ctreport states splash.started\n```\n")
    case.copy("counter-web-http-500.compact.log", "app.log")
    case.run("build", "app.log", "--site", "Site")
    case.status(1)
    case.stderr_has("Site/own.md:7:20: error: [page.block.kind] expected a time in a state, found a count\n")
