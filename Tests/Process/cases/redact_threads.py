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
