"""`build --single-file`: one HTML file with every page."""

import base64
import hashlib
import re
import signal
import subprocess
import time

from harness import FIXTURES

CAPTURES = FIXTURES / "captures"


def built(case, *arguments):
    case.run("build", *arguments, "--single-file", "report.html")
    case.status(0)
    case.stderr("")
    case.stop_if_faulty()
    return case.path("report.html").read_text()


def test_a_single_file_holds_every_page_and_needs_nothing_else(case):
    text = built(case, str(CAPTURES / "counter-web-errors-retry.default.log"))
    case.check(not case.path("ctreport-site").exists(), "a folder was written as well")
    ids = re.findall(r' id="([^"]*)"', text)
    case.check(len(ids) == len(set(ids)), f"ids stand twice: {sorted(i for i in set(ids) if ids.count(i) > 1)[:5]}")
    targets = re.findall(r' href="([^"]*)"', text)
    inner = [target for target in targets if target.startswith("#")]
    case.check(len(inner) > 20 and all(target[1:] in ids for target in inner), "links lead nowhere")
    outer = [target for target in targets if not target.startswith(("#", "https://", "mailto:"))]
    case.check(not outer, f"links to other files: {outer[:5]}")
    for labels in re.findall(r' aria-labelledby="([^"]*)"', text):
        case.check(all(label in ids for label in labels.split()), f"aria-labelledby={labels} names nothing")
    for page in ("index.", "splash.", "launches.", "launch-1.", "privacy."):
        case.check(page in ids, f"no page {page}")
    case.check(text.count("<script") == 1 and "<script>" in text, "it brings other scripts than its own")
    text = re.sub(r"<script>.*?</script>", "", text, flags=re.S)
    for word in (" style=", "<link", "<img", " src=", "url(", "@import"):
        case.check(word not in text, f"found {word}")
    case.check("Do not publish it on a Jenkins server" in text, "it does not say that it is not for Jenkins")
    case.check(text.count("<h1") == 1, "more than one first heading")


def test_the_policy_of_a_single_file_lets_its_style_sheet_and_its_script_in_by_hash(case):
    text = built(case, str(CAPTURES / "counter-web-http-500.compact.log"))
    style, script = (re.search(f"<{name}>(.*?)</{name}>", text, re.S).group(1) for name in ("style", "script"))
    styles, scripts = (base64.b64encode(hashlib.sha256(inner.encode()).digest()).decode() for inner in (style, script))
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text).group(1).replace("&#39;", "'")
    expected = f"default-src 'none'; script-src 'sha256-{scripts}'; style-src 'sha256-{styles}'; base-uri 'none'; form-action 'none'"
    case.same("policy", expected, policy)


def test_a_single_file_replaces_nothing_without_force(case):
    case.write("report.html", "mine")
    case.run("build", str(CAPTURES / "counter-web-http-500.compact.log"), "--single-file", "report.html")
    case.status(1)
    case.check(case.path("report.html").read_text() == "mine", "the file was replaced")
    case.run("build", str(CAPTURES / "counter-web-http-500.compact.log"), "--single-file", "report.html", "--force")
    case.status(0)
    case.check(case.path("report.html").read_text().startswith("<!DOCTYPE html>"), "the file was not replaced")


def test_a_single_file_with_a_leak_is_not_published(case):
    case.write("Site/mine.md", "---\ntitle: Mine\ndescription: D.\n---\n\nMade by Jane, jane.doe@example.org.\n")
    case.run("build", str(CAPTURES / "counter-web-http-500.compact.log"), "--single-file", "report.html", "--site", "Site")
    case.status(1)
    case.check(not case.path("report.html").exists(), "the file was written")
    left = [file.name for file in case.path(".").iterdir()]
    case.check(left == ["Site"], f"left behind: {left}")


def test_a_folder_and_a_single_file_are_not_asked_for_together(case):
    capture = str(CAPTURES / "counter-web-http-500.compact.log")
    case.run("build", capture, "-o", "site", "--single-file", "report.html")
    case.status(64)
    case.stderr(
        "ctreport: error: [usage.combination] expected --output or --single-file, found both\n"
        "help: a folder and one file are two calls\n")
    case.same("files", [], case.names())
    # What only the environment says of folders gives way.
    case.run("build", capture, "--single-file", "report.html", env={"CTREPORT_OUTPUT": "site"})
    case.status(0)
    case.same("files", ["report.html"], case.names())


def test_an_interrupt_leaves_nothing_of_a_single_file(case):
    for number in (signal.SIGINT, signal.SIGTERM):
        running = case.start("build", "-", "--single-file", "report.html", stdin=subprocess.PIPE)
        running.stdin.write(b"Timestamp                       Thread     Type\n")
        running.stdin.flush()
        time.sleep(0.2)
        running.send_signal(number)
        running.communicate(timeout=60)
        case.check(running.returncode in (1, -number), f"exit status {running.returncode}")
        case.same("files", [], case.names())
