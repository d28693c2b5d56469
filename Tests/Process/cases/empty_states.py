"""Reports of captures that hold little or nothing that counts: every page says one true sentence about that."""

import json

from harness import FIXTURES

CAPTURE = FIXTURES / "captures" / "counter-web-http-500.compact.log"
HEADER = "Timestamp               Ty Process[PID:TID]\n"


def record(second, subsystem, category, message, process="CounterTestApp"):
    return f"2026-07-29 14:00:{second:02}.412 I  {process}[8123:3a1f2c] [{subsystem}:{category}] {message}\n"


def test_mostly_rejected_lines_do_not_look_healthy(case):
    lines = CAPTURE.read_text("utf-8").splitlines(keepends=True)
    damaged = [line.replace("2026-07-29", "2026-17-99") for line in lines[2:]]
    case.write("app.log", "".join(lines[:4] + damaged * 4))
    case.run("build", "app.log", "-o", "site")
    case.status(0)
    case.stop_if_faulty()
    case.stdout_has("no findings in what was understood")
    report = json.loads((case.path("site") / "report.json").read_text("utf-8"))
    rejected, read = report["lines"]["rejected"], report["lines"]["read"]
    sentence = f"Most of what was read counts nowhere: {rejected} of {read} lines were not understood."
    for name in ("index.md", "index.html", "data-quality.md", "data-quality.html"):
        page = (case.path("site") / name).read_text("utf-8")
        case.check(sentence in page, f"{name} lacks: {sentence}")
        case.check("ctreport inspect app.log" in page, f"{name} does not say what to do")
    start = (case.path("site") / "index.md").read_text("utf-8")
    case.check(start.index(sentence) < start.index("| Figure |"), "the sentence stands behind the figures")
    case.check("`input.rejected`" in start, "there is no finding")
    for page in case.path("site").glob("*.md"):
        text = page.read_text("utf-8")
        case.check("fine" not in text.split() and "No rule was broken.\n" not in text, f"{page.name} looks healthy")
    case.check('class="card good"' not in (case.path("site") / "index.html").read_text("utf-8"), "a card is green")
    for arguments in ((), ("--format", "markdown"), ("--format", "github-summary")):
        case.run("summary", "app.log", *arguments)
        case.stdout_has(sentence)
        case.stdout_has("input.rejected")
    case.run("summary", "app.log", "--format", "markdown", "--language", "de")
    case.stdout_has(f"Das meiste Gelesene zählt nirgends: {rejected} von {read} Zeilen wurden nicht verstanden.")


def test_a_known_app_without_an_event_is_told_of(case):
    known = [record(second, "com.salokpi.CounterTestApp", "LocalNotifications", "Notification permission granted: true")
             for second in range(7)]
    case.write("known.log", HEADER + "".join(known))
    case.write("both.log", HEADER + "".join(known) + record(9, "com.other", "main", "hello there", "Other"))
    for name in ("known", "both"):
        case.run("build", f"{name}.log", "-o", name)
        case.status(0)
        case.stop_if_faulty()
        start = (case.path(name) / "index.md").read_text("utf-8")
        case.check("CounterTestApp logged 7 records and no event." in start, f"{name}: nothing is said of the app")
        case.check("ctreport help capture countertestapp" in start, f"{name}: nothing is said of what to do")
        case.check("belong to no app that ctreport knows" not in start, f"{name}: records are said to be of no app")
        report = json.loads((case.path(name) / "report.json").read_text("utf-8"))
        case.check(report["silent_apps"] == {"countertestapp": 7}, f"{name}: {report['silent_apps']}")
        case.run("summary", f"{name}.log")
        case.stdout_has("CounterTestApp logged 7 records and no event.")


def test_what_did_not_come_is_one_sentence_each(case):
    lines = CAPTURE.read_text("utf-8").splitlines(keepends=True)
    case.write("app.log", "".join(lines[:4]))
    case.run("build", "app.log", "-o", "site")
    case.status(0)
    case.stop_if_faulty()
    for page in case.path("site").glob("*.md"):
        text = page.read_text("utf-8")
        for wrong in ("Nothing to show.", "–, no", "0 loads in all", "0 loads by host", "0 taps in all"):
            case.check(wrong not in text, f"{page.name} says {wrong!r}")
    counter = (case.path("site") / "counter.md").read_text("utf-8")
    case.check("None came: all of these counts are 0." in counter, "counter.md has rows of zeros")
    case.check("Nothing was measured." in counter, "counter.md draws nothing")


def test_forced_launches_alone_make_no_figures(case):
    lines = CAPTURE.with_name("counter-ui-test-forced.compact.log").read_text("utf-8").splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if line.rstrip().endswith("Event: app_started")]
    case.write("app.log", "".join(lines[: starts[1]]))
    case.run("build", "app.log", "--exclude-forced", "-o", "site")
    case.status(0)
    case.stop_if_faulty()
    start = (case.path("site") / "index.md").read_text("utf-8")
    case.check("No event of CounterTestApp counts: 1 launch was forced" in start, "nothing is said of forced launches")
    case.check("| Figure |" not in start and "There is nothing to judge" in start, "figures of nothing are shown")
