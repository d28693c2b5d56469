"""Simulated apps: the same bytes again, the scripts' captures, output files, and a demo."""

import json
import os
import signal
import time

from harness import CAPTURES, bundled_captures, tree

APPS = ("CounterTestApp", "Fun", "Orion")
STYLES = (
    "log-compact", "log-default", "log-syslog", "log-json", "log-ndjson", "nslog-console", "idevicesyslog-relay",
    "idevicesyslog-ostrace", "swift-log-1.2", "swift-log-1.3", "swift-log-1.4", "swift-log-1.6")


def simulate(case, *arguments, **options):
    case.run("simulate", *arguments, **options)
    case.status(0)
    return case.last.stdout


def test_a_seed_gives_the_same_bytes_in_every_run_and_style(case):
    for app in APPS:
        for style in STYLES:
            call = (app, "--launches", "3", "--style", style, "--noise", "20")
            first = simulate(case, *call, "--seed", "5")
            case.check(first.count("\n") > 10, f"{app} {style}: {first[:200]}")
            again = simulate(case, *call, "--seed", "5", env={"TZ": "Asia/Kathmandu", "LC_ALL": "tr_TR.UTF-8"})
            case.check(again == first, f"{app} {style}: other bytes in a second run")
            other = simulate(case, *call, "--seed", "6")
            case.check(other != first, f"{app} {style}: the same bytes for another seed")


def test_installs_do_not_depend_on_the_number_of_threads(case):
    for app in APPS:
        for jobs in ("1", "2", "5"):
            simulate(case, app, "--installs", "7", "--launches", "4", "--jobs", jobs, "-o", f"{app}-{jobs}")
        first = tree(case.path(f"{app}-1"))
        case.same("files", [f"install-{number}.log" for number in range(1, 8)], sorted(first))
        case.check(len(set(first.values())) == 7, f"{app}: installs are equal")
        for jobs in ("2", "5"):
            case.check(tree(case.path(f"{app}-{jobs}")) == first, f"{app}: other bytes with --jobs {jobs}")


def test_scripts_write_the_captures_of_the_real_logic(case):
    """Line for line; times may be off by a millisecond, other than that they are the captures' bytes."""
    compared = 0
    for pattern, style, app in (
            ("counter-*.default.log", "log-default", "countertestapp"), ("fun-*.default.log", "log-default", "fun"),
            ("orion-*.swiftlog.log", "swift-log-1.4", "orion")):
        for name in bundled_captures(pattern):
            found = simulate(case, app, "--scenario", name.split(".")[0], "--style", style)
            expected = (CAPTURES / name).read_text()
            same = [untimed(line) for line in found.split("\n")] == [untimed(line) for line in expected.split("\n")]
            case.check(same, f"{name}: other lines")
            late = [pair for pair in zip(found.split("\n"), expected.split("\n")) if apart(*pair) > 1000]
            case.check(not late, f"{name}: {late[:1]}")
            compared += 1
    case.same("captures", 21, compared)


def untimed(line):
    return line[31:] if line[:2] == "20" and line[10:11] == " " else line


def apart(found, expected):
    """Microseconds between the times of two lines of the default style; continuations have none."""
    if found[:2] != "20" or found[10:11] != " ":
        return 0
    return abs(microsecond(found) - microsecond(expected))


def microsecond(line):
    hours, minutes, seconds = line[11:26].split(":")
    return round((int(hours) * 60 + int(minutes)) * 60e6 + float(seconds) * 1e6)


def test_start_and_offset_move_times_and_nothing_else(case):
    script = ("orion", "--scenario", "orion-gestures")
    plain = simulate(case, *script).split("\n")
    moved = simulate(case, *script, "--start", "2023-01-01T00:00:00Z", "--utc-offset=-04:30").split("\n")
    case.check(moved[0].startswith("2022-12-31T19:30:00-0430 info "), moved[0])
    case.same("texts", [line[24:] for line in plain], [line[24:] for line in moved])


def test_what_is_simulated_can_be_reported(case):
    simulate(case, "countertestapp", "--launches", "12", "--seed", "3", "--noise", "30", "-o", "app.log")
    case.check("CounterTestApp: " in case.last.stdout and " of 12 launches" in case.last.stdout, case.last.stdout)
    case.run("summary", "--format", "json", "app.log")
    case.status(0)
    report = json.loads(case.last.stdout)
    case.same("launches", 12, report["apps"]["countertestapp"]["launches"]["total"])
    case.check(report["lines"]["rejected"] == 0, report["lines"])
    case.check(report["lines"]["other"] > 50, report["lines"])


def test_a_script_whose_expectation_fails_says_where(case):
    case.write("mine.yml", "app: Orion\nsummary: mine\nstart: 2022-10-30T10:15:00+02:00\nsteps:\n"
               "  - launch\n  - expect-screen: { web: shown }\n")
    case.run("simulate", "orion", "--scenario", "mine.yml")
    case.status(1)
    case.stderr_has("mine.yml:6:")
    case.stderr_has("expected web shown, found hidden")
    case.write("mine.yml", "app: Orion\nsummary: mine\nstart: 2022-10-30T10:15:00+02:00\nsteps:\n  - lanch\n")
    case.run("simulate", "orion", "--scenario", "mine.yml")
    case.status(1)
    case.stdout("")
    case.stderr_has("mine.yml:5:5: error: ")
    case.stderr_has("did you mean 'launch'?")


def test_parameters_of_a_population_are_read_from_a_file(case):
    case.write("people.yml", "pages: {fails-before-commit: 1}\nlaunches: {crashes: 1}\n")
    found = simulate(case, "orion", "--population", "people.yml", "--launches", "5")
    case.check("did commit" not in found, found[:500])
    case.write("people.yml", "pages: {latncy: 1s}\n")
    case.run("simulate", "orion", "--population", "people.yml")
    case.status(1)
    case.stderr_has("did you mean 'latency'?")


def test_the_listed_parameters_are_the_usual_ones(case):
    for app in APPS:
        listed = simulate(case, app, "--list").split("for --population FILE:\n")[1]
        case.write("people.yml", listed)
        call = (app, "--launches", "4")
        case.same(app, simulate(case, *call), simulate(case, *call, "--population", "people.yml"))


def test_a_script_and_a_population_can_be_started_from(case):
    for app, scenario, population in (
            ("countertestapp", "counter-web-http-500", "counter-population"), ("fun", "fun-search", "fun-population"),
            ("orion", "orion-gestures", "orion-population")):
        case.write("mine.yml", simulate(case, app, "--list", "--scenario", scenario))
        shipped = simulate(case, app, "--scenario", scenario)
        case.same(scenario, shipped, simulate(case, app, "--scenario", "mine.yml"))
        case.write("people.yml", simulate(case, app, "--list", "--population", population))
        call = (app, "--launches", "3")
        usual = simulate(case, *call)
        case.same(population, usual, simulate(case, *call, "--population", "people.yml"))
        case.same(population, usual, simulate(case, *call, "--population", population))
    case.run("simulate", "fun", "--list", "--population", "fun-populaton")
    case.status(1)
    case.stdout("")
    case.stderr_has("expected the population of Fun or a file, found 'fun-populaton'")
    case.stderr_has("did you mean 'fun-population'?")
    case.write("mine.yml", "app: Fun\nsummary: mine\nstart: 2022-10-30T10:15:00+02:00\nsteps:\n  - sign-in\n  - lanch\n")
    case.run("simulate", "fun", "--scenario", "mine.yml")
    case.status(1)
    case.stderr("mine.yml:6:5: error: [scenario.steps] expected the word of a step, found 'lanch'\n"
                "    6 |   - lanch\n      |     ^~~~~ did you mean 'launch'?\n"
                "help: words of steps: ctreport simulate Fun --list\n")
    case.write("mine.yml", "app: Fun\nsummary: mine\nstart: 2022-10-30T10:15:00+02:00\nsteps:\n  - sign-in\n  - launch\n")
    case.run("simulate", "fun", "--scenario", "mine.yml")
    case.status(1)
    case.stdout("")
    case.stderr("mine.yml:5:5: error: [scenario.steps] expected a launch before this step, found none\n"
                "    5 |   - sign-in\n      |     ^~~~~~~\nhelp: begin with the step 'launch'\n")
    case.run("help", "scenarios")
    case.status(0)
    case.stdout_has("ctreport simulate APP --list")


def test_a_capture_that_is_there_is_replaced_only_when_forced(case):
    case.write("app.log", "mine\n")
    case.run("simulate", "fun", "-o", "app.log")
    case.status(1)
    case.stderr("ctreport: error: [output.exists] expected a new file for the capture, found 'app.log'\n"
                "help: choose another name with -o, or replace it with --force\n")
    case.same("the file", b"mine\n", case.path("app.log").read_bytes())
    simulate(case, "fun", "-o", "app.log", "--force")
    case.check(case.path("app.log").read_bytes() != b"mine\n", "the file was not replaced")
    os.mkdir(case.path("folder"))
    case.run("simulate", "fun", "-o", "folder", "--force")
    case.status(1)
    case.stderr_has("[output.file] expected a file for the capture, found something else at 'folder'")
    case.same("files", ["app.log", "folder"], case.names())


def test_several_installs_are_written_all_or_none(case):
    case.write("part/install-2.log", "mine\n")
    case.run("simulate", "fun", "--installs", "3", "-o", "part")
    case.status(1)
    case.stderr_has("[output.exists] expected a new file for the capture, found 'part/install-2.log'")
    case.same("files", ["install-2.log"], os.listdir(case.path("part")))
    simulate(case, "fun", "--installs", "3", "-o", "part", "--force")
    case.same("files", [f"install-{number}.log" for number in (1, 2, 3)], sorted(os.listdir(case.path("part"))))
    case.run("simulate", "fun", "--installs", "10", "-o", "part", "--force")
    case.status(1)
    case.stderr_has("expected a folder without captures of another run, found 'part/install-1.log'")
    case.same("captures", 3, len(os.listdir(case.path("part"))))


def test_launches_that_pass_the_end_of_the_clock_leave_nothing(case):
    case.write("people.yml", "pauses: {between-launches: {median: 100d, spread: 0}}\nactivities-per-session: 0\n")
    for arguments in (("-o", "app.log"), ("--installs", "3", "-o", "captures")):
        case.run("simulate", "fun", "--population", "people.yml", "--launches", "1000", *arguments)
        case.status(1)
        case.stdout("")
        case.stderr_has("[population.clock] expected 1000 launches before the clock ends on 2261-07-15")
        case.same("files", ["people.yml"], case.names())
    case.write("mine.yml", "app: Orion\nsummary: mine\nstart: 2026-01-01T00:00:00Z\nsteps:\n"
               "  - launch\n  - wait: 2500000h\n")
    case.run("simulate", "orion", "--scenario", "mine.yml", "-o", "app.log")
    case.status(1)
    case.stderr_has("mine.yml:6:")
    case.stderr_has("[scenario.clock]")
    case.same("files", ["mine.yml", "people.yml"], case.names())


def test_standard_output_and_devices_are_written_to_as_they_are(case):
    plain = simulate(case, "fun")
    case.same("-", plain, simulate(case, "fun", "-o", "-"))
    case.check(simulate(case, "fun", "-o", "/dev/null").endswith(" in 1 capture: /dev/null\n"), case.last.stdout)
    os.mkfifo(case.path("pipe"))
    running = case.start("simulate", "fun", "-o", "pipe")
    with open(case.path("pipe"), encoding="utf-8") as pipe:
        case.same("pipe", plain, pipe.read())
    case.same("exit status", 0, running.wait(60))


def test_a_script_of_another_app_says_whose_it_is(case):
    case.run("simulate", "fun", "--scenario", "orion-gestures")
    case.status(1)
    case.stderr("ctreport: error: [simulate.scenario] expected a scenario of Fun, found 'orion-gestures', which is one "
                "of Orion\nhelp: ctreport simulate Orion --scenario orion-gestures\n")


def test_wrong_calls_say_what_is_expected(case):
    for arguments, words in (
            (("simulate",), "[usage.app] expected an APP, found none"),
            (("simulate", "ornio"), "[usage.app] expected CounterTestApp, Fun or Orion, found 'ornio'"),
            (("simulate", "fun", "--installs", "3"), "expected --output DIR for 3 installs, found none"),
            (("simulate", "fun", "--scenario", "fun-search", "--launches", "3"),
             "flag '--launches' does not go with --scenario"),
            (("simulate", "fun", "--style", "log-compcat"), "did you mean 'log-compact'?"),
            (("simulate", "fun", "--start", "2300-01-01T00:00:00Z"), "expected a time from 1679-10-13 to 2260-03-21"),
            (("simulate", "fun", "--utc-offset", "25"), "expected an offset from -18:59 to +18:59"),
            (("simulate", "fun", "--installs", "3", "-o", "-"), "expected --output DIR for 3 installs, found none"),
            (("simulate", "fun", "orion"), "expected nothing more, found 'orion'")):
        case.run(*arguments)
        case.status(64)
        case.stdout("")
        case.stderr_has(words)


def test_a_reader_that_leaves_early_ends_a_long_simulation(case):
    running = case.start("simulate", "countertestapp", "--launches", "10000000")
    running.stdout.read(3 << 20)
    running.stdout.close()
    case.same("exit status", 0, running.wait(60))
    case.same("standard error", b"", running.stderr.read())


def test_an_interrupted_simulation_leaves_nothing(case):
    running = case.start("simulate", "countertestapp", "--launches", "10000000", "-o", "app.log")
    deadline = time.monotonic() + 30
    while not case.names() and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    case.same("exit status", 1, running.wait(60))
    case.check(b"[output.interrupted]" in running.stderr.read(), "it does not say so")
    case.same("files", [], case.names())


def test_the_demo_writes_captures_and_a_site_and_can_be_repeated(case):
    case.run("demo", "-o", "demo", seconds=120)
    case.status(0)
    case.stop_if_faulty()
    case.stdout_has("open demo/site/index.html")
    case.stdout_has("look at:")
    first = tree(case.path("demo"))
    report = json.loads(first["site/report.json"])
    case.same("apps", ["countertestapp", "fun", "orion"], sorted(report["apps"]))
    case.check(report["lines"]["rejected"] == 0, report["lines"])
    case.run("demo", "-o", "demo", "--jobs", "1", seconds=120)
    case.status(0)
    case.check(tree(case.path("demo")) == first, "a second demo has other bytes")
    case.write("demo/captures/mine.log", "mine\n")
    case.run("demo", "-o", "demo")
    case.status(1)
    case.stderr_has("[site.foreign]")
    case.same("the file", b"mine\n", case.path("demo/captures/mine.log").read_bytes())
