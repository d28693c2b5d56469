"""What `redact` writes for any number of threads, and words that many installs say."""

import json

from harness import CAPTURES, FIXTURES

CORPUS = FIXTURES / "samples" / "redaction.jsonl"


def record(number, message):
    time = f"2026-11-30 10:{number // 60 % 60:02d}:{number % 60:02d}.{number:06d}+0000"
    return json.dumps(
        {"timestamp": time, "processID": 1, "threadID": 1, "messageType": "Default", "subsystem": "a.b",
         "category": "c", "processImagePath": "/x/App", "eventMessage": message}, ensure_ascii=False) + "\n"


def test_redact_gives_the_same_bytes_for_any_number_of_threads(case):
    messages = [json.loads(line)["text"] for line in CORPUS.read_text().splitlines()]
    # Ten times over: many parts, and values that come again in others.
    case.write("free.ndjson", "".join(record(number, text) for number, text in enumerate(messages * 10)))
    for capture in ["free.ndjson", *sorted(str(path) for path in CAPTURES.glob("*.log"))[:6]]:
        case.run("redact", capture, "--jobs", "1")
        case.status(0)
        one = case.last.stdout
        case.check(one.strip(), "nothing is written")
        for jobs in ["2", "4", "5"]:
            case.run("redact", capture, "--jobs", jobs)
            case.status(0)
            case.check(case.last.stdout == one, f"{capture}: other bytes with --jobs {jobs}")


def test_words_of_few_installs_are_no_words_of_the_app(case):
    for install in range(4):
        own = f"frobni{'abcd'[install]}"
        case.write(f"{install}.ndjson", "".join(
            record(number, text) for number, text in enumerate(["zorbl ready", "zorbl ready", f"{own} ready"])))
    names = [f"{install}.ndjson" for install in range(4)]
    for needed, shown in [(None, False), (5, False), (4, True)]:
        text = f"redaction: {{ version: 1, text: {{ min_sources: {needed} }} }}\n" if needed else "{}\n"
        case.write("ctreport.yml", text)
        case.run("summary", *names)
        case.status(0)
        case.check(("zorbl" in case.last.stdout) == shown, f"min_sources {needed}:\n{case.last.stdout}")
        case.check("frobni" not in case.last.stdout, f"min_sources {needed}: a word of one install is shown")
    case.write("ctreport.yml", "redaction: { version: 1, text: { min_sources: 1 } }\n")
    case.run("config", "check")
    case.status(1)
    case.stderr_has("from 2 to 1000")


def test_a_word_of_enough_installs_may_be_published(case):
    """The gate over what is about to be published knows what was shown because enough installs say it."""
    for install in range(4):
        own = ["Ngozi", "Torvald", "Xiomara", "Bogdana"][install]
        case.write(f"{install}.ndjson", "".join(
            record(number, text) for number, text in enumerate(["zorbl vaxed", "zorbl vaxed", f"zorbl for {own}", f"user {own} left"])))
    names = [f"{install}.ndjson" for install in range(4)]
    case.write("ctreport.yml", "redaction: { version: 1, text: { min_sources: 4 } }\n")
    case.run("build", *names, "-o", "site")
    case.status(0)
    pages = "".join(path.read_text() for path in case.path("site").rglob("*") if path.suffix in (".html", ".json", ".md"))
    case.check("zorbl" in pages, "the word of four installs is shown")
    case.check(not any(own in pages for own in ["Ngozi", "Torvald", "Xiomara", "Bogdana"]), "a name of one install is shown")
    case.run("check", "--leaks", "site", "--against", *names)
    case.status(0)


SALT = {"CTREPORT_SALT": "7f3a9c51e2b80d46a1c9f7e35b2d8064f9a1c3e5708b2d4f6a8c0e1b3d5f7092"}


def records(case, name, **options):
    """What is read of a capture: its style and how many records it has, and the figures of its apps."""
    case.run("summary", name, "--format", "json", **options)
    if case.last.status != 0:
        return None
    report = json.loads(case.last.stdout)
    counts = [{key: value for key, value in capture.items() if key in ("style", "styles", "records", "lines", "events")}
              for capture in report["captures"]]
    return counts, report["apps"]


def without_names(apps):
    """Figures without what a redacted capture names otherwise: its own name, and the values of tables."""
    def walk(node):
        if isinstance(node, dict):
            return {key: walk(value) for key, value in node.items() if key not in ("evidence", "tables", "values", "capture", "places")}
        return [walk(entry) for entry in node] if isinstance(node, list) else node
    return walk(apps)


def test_redacting_leaves_the_figures_and_once_is_twice(case):
    captures = sorted(CAPTURES.glob("*.log"))
    case.check(len(captures) > 20, "no captures")
    for capture in captures:
        name = "a" + "".join(capture.suffixes)
        case.write(name, capture.read_bytes())
        before = records(case, name)
        for env in [{}, SALT]:
            case.run("redact", name, env=env)
            case.status(0)
            once = case.last.stdout
            case.write(name, once.encode())
            after = records(case, name)
            case.check(before is not None and after is not None, f"{capture.name}: no figures")
            if before and after:
                case.check(before[0] == after[0], f"{capture.name}: {before[0]} became {after[0]}")
                case.same(
                    capture.name, json.dumps(without_names(before[1]), indent=1), json.dumps(without_names(after[1]), indent=1))
            case.run("redact", name, env=env)
            case.same(f"{capture.name} twice", once, case.last.stdout)
            case.write(name, capture.read_bytes())


def test_redacting_leaves_the_records_of_every_sample(case):
    samples = [json.loads(line) for line in (FIXTURES / "samples" / "log-lines.jsonl").read_text().splitlines()]
    case.check(len(samples) > 50, "no samples")
    for number, sample in enumerate(samples):
        text = sample.get("raw") or sample.get("text") or "\n".join(sample.get("lines", []))
        name = f"{number}.log"
        case.write(name, text.encode())
        case.run("inspect", name, "--format", "json")
        before = case.last
        for env in [{}, SALT]:
            case.run("redact", name, env=env)
            if before.status == 0:
                case.check(case.last.status == 0, f"sample {number}: exit status {case.last.status}")
            once = case.last.stdout
            case.write(f"once{number}.log", once.encode())
            case.run("redact", f"once{number}.log", env=env)
            case.same(f"sample {number} twice", once, case.last.stdout)
