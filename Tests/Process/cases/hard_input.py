"""Captures that are hard to read: they cost time in proportion to their bytes, and memory that does not grow with them."""

import json
import os
import subprocess
import sys
import threading

MEASURING = (
    "import resource, subprocess, sys; status = subprocess.run(sys.argv[1:]).returncode; "
    "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr); sys.exit(status)")
MOST_MEMORY = 64e6
HEAD = "CounterTestApp[{pid}:1f] [com.salokpi.CounterTestApp:Analytics] Event: "


def summary(case, *inputs, status=0, seconds=60, **options):
    """The figures, and the most memory that the run took: measured by a small process, which counts no memory of this one."""
    case.run("summary", *inputs, "--format", "json", prefix=(sys.executable, "-c", MEASURING), seconds=seconds, **options)
    case.status(status)
    peak = int(case.last.stderr.split()[-1]) * (1 if sys.platform == "darwin" else 1024)
    case.check(peak < MOST_MEMORY, f"it took {peak / 1e6:.0f} MB of memory")
    return json.loads(case.last.stdout) if status == 0 and case.last.stdout else {}


def compact(number, pid, event):
    seconds = number // 100
    return (f"2026-07-{29 + seconds // 86400} {seconds // 3600 % 24:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{number % 100 * 10:03} I  "
            + HEAD.format(pid=pid) + event + "\n")


def test_a_million_blank_lines_are_noise(case):
    case.write("app.log", compact(0, 7, "app_started") + "\n" * 1_000_000 + compact(1, 7, "app_started"))
    report = summary(case, "app.log")
    case.same("lines", 1_000_002, sum(report["lines"][kind] for kind in ("event", "other", "continuation", "noise", "rejected")))
    case.same("events", 2, report["lines"]["event"])


def test_a_hundred_thousand_processes_take_no_more_memory_than_one(case):
    case.write("app.log", "".join(compact(number, number + 1, "app_started") for number in range(100_000)))
    report = summary(case, "app.log")
    case.same("events", 100_000, report["lines"]["event"])
    case.same("launches", 100_000, report["apps"]["countertestapp"]["launches"]["total"])


def test_many_installs_take_little_more_memory_than_few(case):
    """What is kept of an install is what has to be told apart: no launches, days or events of its own."""
    case.run("simulate", "countertestapp", "--installs", "300", "--launches", "3", "-o", "captures")
    case.status(0)
    report = summary(case, "captures", "--jobs", "1")
    case.same("launches", 900, report["apps"]["countertestapp"]["launches"]["total"])


def test_json_as_deep_as_a_line_allows_is_one_rejected_line(case):
    case.write("app.log", '{"eventMessage":' + "[" * 1_000_000 + "\n" + compact(0, 7, "app_started"))
    report = summary(case, "app.log")
    case.same("lines", (1, 1), (report["lines"]["rejected"], report["lines"]["event"]))


def test_an_array_of_json_on_one_long_line_is_answered_with_the_way_to_split_it(case):
    entry = {"eventMessage": "Event: app_started", "eventType": "logEvent", "processID": 7}
    case.write("app.json", json.dumps([entry] * 20_000))
    for command in ("summary", "build"):
        case.run(command, "app.json")
        case.status(1)
        case.stderr_has(
            "found no record in 1 line\nhelp: lines over 1 MiB are not read; an array of JSON on one line becomes an entry a "
            "line with: jq -c '.[]' CAPTURE\n")
    case.run("inspect", "app.json")
    case.stdout_has("jq -c '.[]' CAPTURE")


def test_a_line_without_end_from_a_pipe_takes_no_memory(case):
    """300 MB here; a gigabyte takes as much memory."""
    ours, theirs = os.pipe()

    def give():
        part = b"x" * (1 << 20)
        try:
            with os.fdopen(theirs, "wb") as out:
                for _ in range(300):
                    out.write(part)
        except BrokenPipeError:
            pass

    giver = threading.Thread(target=give)
    giver.start()
    running = subprocess.run(
        [sys.executable, "-c", MEASURING, case.binary, "summary", "-"], stdin=ours, capture_output=True, timeout=120)
    os.close(ours)
    giver.join()
    case.same("status", 1, running.returncode)
    peak = int(running.stderr.split()[-1]) * (1 if sys.platform == "darwin" else 1024)
    case.check(peak < MOST_MEMORY, f"it took {peak / 1e6:.0f} MB of memory")


def test_a_file_that_shrinks_while_it_is_read_gives_what_came(case):
    text = "".join(compact(number, 7, "app_started") for number in range(150_000))
    path = case.write("app.log", text)
    running = case.start("summary", "app.log", "--format", "json", stdout=subprocess.PIPE)
    os.truncate(path, len(text) // 3)
    printed, errors = running.communicate(timeout=60)
    case.same("status", 0, running.returncode)
    report = json.loads(printed)
    case.check(0 < report["lines"]["event"] <= 150_000, f"{report['lines']['event']} events; {errors[:300]}")
