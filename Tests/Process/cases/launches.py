"""Launches: lists of them, a page each for those worth a look, and the limits of a site."""

import json

import site_check

from harness import FIXTURES

CAPTURES = FIXTURES / "captures"
MOST_PAGES = 60


def built(case, *arguments, jobs="2"):
    case.run("build", *arguments, "--jobs", jobs, "--force")
    case.status(0)
    case.stop_if_faulty()
    site = case.path("ctreport-site")
    return site, json.loads((site / "report.json").read_text())


def launch_pages(site):
    return sorted(file.stem for file in site.glob("*launch-*.html"))


def test_launch_pages_stay_within_the_limits_of_a_site(case):
    case.run("simulate", "countertestapp", "--launches", "150", "--installs", "2", "-o", "captures")
    case.stop_if_faulty()
    site, report = built(case, "captures")
    launches = report["apps"]["countertestapp"]["launches"]
    case.check(launches["total"] == 300, f"{launches['total']} launches")
    case.check(launches["with_errors"] > 0, "no launch with errors was simulated")
    pages = launches["pages"]
    case.check(len(pages) == MOST_PAGES, f"{len(pages)} launches with a page")
    case.check(launch_pages(site) == sorted(page["page"] for page in pages), "report.json names other pages than there are")
    errors = [page["errors"] for page in pages]
    case.check(errors[0] > 0 and errors == sorted(errors, reverse=True), f"not failures first: {errors}")
    files = [file for file in site.rglob("*") if file.is_file()]
    case.check(len(files) < 200, f"{len(files)} files")
    case.check(sum(file.stat().st_size for file in files) < 20_000_000, "more than 20 MB")
    for file in files:
        limit = 500_000 if file.suffix == ".html" else 20_000_000
        case.check(file.stat().st_size < limit, f"{file.name} has {file.stat().st_size} bytes")
    text = (site / "launches.html").read_text()
    case.check("of 300 launches, the earliest first" in text, "the list does not say of how many")
    case.check('href="launch-1.html"' in text, "the list has no link to a launch")
    case.check('href="launches.html#launches-with-errors"' in text, "no filter leads to launches with errors")
    faults = site_check.faults(site)
    case.check(not faults, "\n".join(faults[:10]))


def test_launch_pages_are_the_same_for_any_number_of_threads(case):
    case.run("simulate", "countertestapp", "--launches", "20", "--installs", "4", "-o", "captures")
    trees = []
    for jobs in ("1", "4"):
        site, _ = built(case, "captures", jobs=jobs)
        trees.append({file.name: file.read_bytes() for file in site.glob("launch*")})
    case.check(len(trees[0]) > 2 and trees[0] == trees[1], "launch pages depend on --jobs")


def test_a_launch_page_shows_its_events_after_redaction(case):
    site, report = built(case, str(CAPTURES / "counter-web-errors-retry.default.log"))
    launch = report["apps"]["countertestapp"]["launches"]["pages"][0]
    case.check((launch["page"], launch["events"], launch["errors"]) == ("launch-1", 25, 3), f"{launch}")
    case.check([event["line"] for event in launch["timeline"] if event["severity"] == "error"] == [15, 18, 21],
               "errors stand at other lines")
    page = (site / "launch-1.html").read_text()
    for words in ("<title>Launch of 2026-07-29 14:00:00.412", 'role="img"', "web_view_load_failed error=NSURLErrorDomain -1001",
                  'href="launches.html"', "longest of splash.duration"):
        case.check(words in page, f"launch-1.html lacks {words}")
    case.check("| +0.000 s | `app_started` |" in (site / "launch-1.md").read_text(), "launch-1.md lacks its first event")
    case.check(launch_pages(site) == ["launch-1"], "one launch has one page")


def test_findings_lead_to_the_launch(case):
    lines = []
    for minute in (0, 1):
        for second, event in ((0, "app_started"), (0, "splash_loading_started"),
                              (1, "initial_route_resolved, parameters: destination=counter")):
            lines.append(f"2026-07-29 14:{minute:02}:{second:02}.000 I  CounterTestApp[{minute + 7}:1f] "
                         f"[com.salokpi.CounterTestApp:Analytics] Event: {event}\n")
    case.write("app.log", "".join(lines))
    site, report = built(case, "app.log")
    rules = [finding["rule"] for finding in report["apps"]["countertestapp"]["findings"]]
    case.check(rules == ["routes.alternation"], f"{rules}")
    case.check(">The launch</a>" in (site / "index.html").read_text(), "no finding leads to a launch")
    pages = [(site / f"{name}.md").read_text() for name in launch_pages(site)]
    found = [page for page in pages if "**Findings in this launch**" in page]
    case.check(len(found) == 1 and "14:01:00.000" in found[0], f"{len(found)} launch pages show the finding")


def test_apps_whose_launches_cannot_be_told_have_no_list(case):
    site, report = built(case, str(CAPTURES / "orion-gestures.swiftlog.log"))
    case.check(report["apps"]["orion"]["launches"]["total"] is None, "launches of Orion were told apart")
    case.check(not (site / "launches.html").exists() and not launch_pages(site), "launches of Orion have pages")


def test_launches_of_several_apps_share_the_pages(case):
    for app in ("countertestapp", "fun"):
        case.run("simulate", app, "--launches", "60", "-o", f"{app}.log")
    site, report = built(case, "countertestapp.log", "fun.log")
    for app in ("countertestapp", "fun"):
        pages = report["apps"][app]["launches"]["pages"]
        case.check(len(pages) == MOST_PAGES // 2, f"{app}: {len(pages)} pages")
        # Numbered in the order of time, listed failures first.
        in_time = sorted(pages, key=lambda page: int(page["page"].rsplit("-", 1)[1]))
        case.check(
            [page["page"] for page in in_time] == [f"{app}-launch-{number + 1}" for number in range(len(pages))],
            f"{app}: {[page['page'] for page in in_time]}")
        starts = [page["start"] for page in in_time]
        case.check(starts == sorted(starts), f"{app}: not in the order of time")
    text = (site / "countertestapp-launches.html").read_text()
    case.check('href="fun-launches.html"' in text, "no filter leads to the other app")
    faults = site_check.faults(site)
    case.check(not faults, "\n".join(faults[:10]))
