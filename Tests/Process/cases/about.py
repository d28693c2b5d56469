"""What a report says of itself: the page, and the digest of its configuration in report.json."""

import json
import re

from harness import FIXTURES

CAPTURES = FIXTURES / "captures"
ONE = str(CAPTURES / "counter-web-http-500.compact.log")
TWO = str(CAPTURES / "counter-web-offline.compact.log")


def test_the_about_page_says_what_made_the_site(case):
    case.run("build", ONE, TWO, "-o", "site", "--label", "build=42")
    case.status(0)
    case.stop_if_faulty()
    site = case.path("site")
    digest = configuration(case, "site")["digest"]
    case.check(re.fullmatch("sha256:[0-9a-f]{64}", digest) is not None, f"no digest: {digest}")
    for name in ("about.md", "about.html"):
        page = (site / name).read_text("utf-8")
        for word in (digest[:19], "ctreport 0.", "counter-web-offline.compact.log", "build", "42", "no salt", "built in"):
            case.check(word in page, f"{name} lacks {word!r}")
        case.check(digest not in page, f"{name} shows all digits")
    for page in site.glob("*.html"):
        case.check(page.read_text("utf-8").count('href="about.html"') >= 2, f"{page.name} does not lead to about.html")


def test_the_digest_about_a_run_is_of_the_configuration_alone(case):
    first = digest(case, "first", ONE, TWO, "--jobs", "1")
    for name, arguments in {
        "order": (TWO, ONE), "jobs": (ONE, TWO, "--jobs", "4"), "language": (ONE, "--language", "de"),
        "labels": (ONE, "--label", "build=7"), "title": (ONE, "--title", "Nightly")}.items():
        case.check(digest(case, name, *arguments) == first, f"{name} gives another digest")
    others = {name: digest(case, name, ONE, *arguments) for name, arguments in {
        "zone": ("--time-zone", "Europe/Prague"), "offset": ("--time-zone", "+0200"), "year": ("--year", "2026"),
        "installs": ("--install-by", "host"), "forced": ("--exclude-forced",), "public": ("--public",)}.items()}
    for name, text in {
        "min_n": "min_n: 9\n", "policy": "redaction: { defaults: { k: 3 } }\n",
        "extended": "packs: [more.yml]\n"}.items():
        case.write(f"{name}.yml", text)
        case.write("more.yml", "extends: fun\ntitle: More fun\n")
        others[name] = digest(case, name, ONE, "--config", f"{name}.yml")
    case.check(len(set(others.values()) | {first}) == len(others) + 1, f"digests are the same: {others}")
    origins = [pack["origin"] for pack in configuration(case, "extended")["packs"]]
    case.check(origins == ["built-in", "extended", "built-in"], f"packs are {origins}")


def configuration(case, site):
    return json.loads((case.path(site) / "report.json").read_text("utf-8"))["configuration"]


def digest(case, site, *arguments):
    case.run("build", *arguments, "-o", site)
    case.status(0)
    case.stop_if_faulty()
    return configuration(case, site)["digest"]
