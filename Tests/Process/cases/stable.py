"""The same bytes whatever the machine, the place, the clock and the number of threads; and as they were before."""

import difflib
import os
import shutil
import subprocess

from harness import CAPTURES, FIXTURES, bundled_captures, tree

GOLDEN = FIXTURES / "golden" / "two-captures"
TWO = ("counter-web-errors-retry.default.log", "counter-alternation-swallowed.compact.log")
COMMAND = "make golden"


def test_the_site_of_two_captures_is_the_golden_one(case):
    site = case.build(*TWO)
    found = tree(site)
    # The marker says what ctreport wrote, for its own later runs.
    found.pop("ctreport-site.json")
    expected = tree(GOLDEN) if GOLDEN.exists() else {}
    if os.environ.get("CTREPORT_RECORD") == "1":
        if os.environ.get("CI"):
            return case.fault("golden files are never recorded in CI: CI is set")
        if GOLDEN.exists():
            shutil.rmtree(GOLDEN)
        shutil.copytree(site, GOLDEN, ignore=shutil.ignore_patterns("ctreport-site.json"))
        return case.fault(f"recorded {len(found)} files in {GOLDEN.relative_to(FIXTURES.parent.parent)}; look at the changes, then run again")
    if not expected:
        return case.fault(f"there are no golden files; {COMMAND} records them")
    differences = []
    for name in sorted(expected.keys() | found.keys()):
        if name not in found:
            differences.append(f"{name}: is not written any more")
        elif name not in expected:
            differences.append(f"{name}: is new")
        elif found[name] != expected[name]:
            old, new = (content[name].decode().split("\n") for content in (expected, found))
            lines = list(difflib.unified_diff(old, new, f"golden/{name}", name, lineterm="", n=0))
            shown = [line[:200] for line in lines[:8]]
            differences.append("\n".join(shown + ([f"… and {len(lines) - 8} lines more"] if len(lines) > 8 else [])))
    if differences:
        more = [f"… and {len(differences) - 8} files more"] if len(differences) > 8 else []
        case.fault("\n".join(differences[:8] + more + [f"if this is meant: {COMMAND}"]))


def test_recording_golden_files_is_refused_in_ci(case):
    if not GOLDEN.exists():
        return case.fault(f"there are no golden files; {COMMAND} records them")
    before = tree(GOLDEN)
    here = FIXTURES.parent / "Process" / "run"
    environment = {**os.environ, "CTREPORT_RECORD": "1", "CI": "true"}
    ended = subprocess.run(
        [here, case.binary, "two_captures_is_the_golden"], capture_output=True, text=True, env=environment, timeout=120)
    case.same("exit status", 1, ended.returncode)
    case.check("never recorded in CI" in ended.stdout, ended.stdout)
    case.check(tree(GOLDEN) == before, "golden files were changed")


def test_locale_time_zone_and_threads_change_no_byte(case):
    captures = bundled_captures("*.log")
    plain = tree(case.build(*captures, output="plain"))
    known = subprocess.run(["locale", "-a"], capture_output=True, text=True).stdout.split()
    locales = ["C", *(name for name in known if name.lower().startswith(("tr_tr", "de_de", "c.utf")))]
    # A locale that the machine does not have is tried as well: the names alone may be looked at.
    surroundings = [{"LC_ALL": name, "LANG": name} for name in (*locales, "tr_TR.UTF-8", "de_DE.UTF-8")]
    surroundings += [{"TZ": "Pacific/Apia"}, {"TZ": "UTC"}, {"TZ": "Asia/Kathmandu"}, {"COLUMNS": "20", "TERM": "xterm"}]
    for number, environment in enumerate(surroundings):
        other = tree(case.build(*captures, output=f"other-{number}", env=environment))
        case.check(other == plain, f"{environment}: other bytes")
    for jobs in ("1", "2", "4", "16"):
        other = tree(case.build(*captures, "--jobs", jobs, output=f"jobs-{jobs}"))
        case.check(other == plain, f"--jobs {jobs}: other bytes")


def test_a_second_run_changes_nothing(case):
    first = tree(case.build(*TWO))
    case.same("site", first, tree(case.build(*TWO)))
    # An older site of another capture leaves nothing behind.
    case.build("counter-web-offline.default.log", output="other")
    case.same("site over another one", first, tree(case.build(*TWO, output="other")))
    case.same("files", ["other", "site"], case.names())


def test_summaries_are_what_the_site_holds(case):
    site = case.build(*TWO)
    for form, file in (("json", "report.json"), ("markdown", "report.md")):
        case.run("summary", *TWO, "--format", form, cwd=CAPTURES)
        case.status(0)
        case.same(form, (site / file).read_text(), case.last.stdout)
