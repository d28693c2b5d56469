"""`check` of gates and `compare`: what is printed of each end of a gate, exit status, and the sentence about a known change."""

import json
import xml.etree.ElementTree as ElementTree

CAPTURE = "counter-web-http-500.compact.log"  # one load of three failed, with a 500
DAY = {"SOURCE_DATE_EPOCH": "1800000000"}  # 2027-01-15


def check(case, gates, *flags, name=CAPTURE, more=""):
    case.copy(CAPTURE)
    case.write("ctreport.yml", f"gates:\n{gates}{more}")
    case.run("check", name, *flags, env=DAY)


def test_a_gate_that_is_kept_passes(case):
    check(case, "  - { metric: navigation.errors.http, by: { status: 500 }, at_most: 1 }\n")
    case.status(0)
    case.stdout("pass  navigation.errors.http{status=500}  1  at most 1  1 launch\n1 check: 1 passed\n")
    case.stderr("")


def test_a_gate_that_is_not_kept_fails_the_build(case):
    check(case, "  - { metric: navigation.error_rate, at_most: 30%, min_n: 3 }\n")
    case.status(2)
    case.stdout(
        "FAIL  navigation.error_rate  33.3 % (1 of 3)  at most 30%  n 3  95 % interval 6.1–79.2 %\n1 check: 1 failed\n")
    check(case, "  - { metric: navigation.error_rate, at_most: 30%, min_n: 3, severity: warn }\n")
    case.status(0)
    case.stdout_has("warn  navigation.error_rate")


def test_too_few_is_a_skip_and_never_a_pass(case):
    check(case, "  - { metric: navigation.error_rate, at_most: 30% }\n")
    case.status(0)
    case.stdout(
        "skip  navigation.error_rate  33.3 % (1 of 3)  at most 30%  n 3  too few to judge: n 3 is below 5\n"
        "1 check: 1 skipped\n")
    case.stderr_has("nothing was measured: no gate could be judged")


def test_a_waiver_holds_until_its_day(case):
    gate = "  - { metric: navigation.loads.failed, at_most: 0, waiver: { reason: test server, until: 2027-01-%s } }\n"
    check(case, gate % 15)
    case.status(0)
    case.stdout(
        "waived  navigation.loads.failed  1  at most 0  1 launch  waived until 2027-01-15: test server\n"
        "1 check: 1 waived\n")
    check(case, gate % 14)
    case.status(2)
    case.stdout(
        "FAIL  navigation.loads.failed  1  at most 0  1 launch  its waiver has expired, it held until 2027-01-14: test server\n"
        "1 check: 1 failed\n")


def test_a_missing_metric_is_a_word(case):
    check(case, "  - { metric: home.error_rate, at_most: 30% }\n  - { metric: launches, at_least: 1, severity: off }\n")
    case.status(0)
    case.stdout(
        "missing  home.error_rate  –  at most 30%  –  no such metric in this run\n"
        "1 check: 1 missing, 1 off\n")


def test_a_metric_that_no_pack_defines_is_a_mistake_of_the_configuration(case):
    case.copy(CAPTURE)
    case.write("ctreport.yml", "gates:\n  - { metric: launches, at_least: 1 }\n  - { metric: navigation.eror_rate, at_most: 30% }\n")
    for call in (("check", CAPTURE), ("build", CAPTURE, "-o", "site"), ("summary", CAPTURE), ("config", "check")):
        case.run(*call)
        case.status(1)
        case.stdout("")
        case.stderr_has(
            "ctreport.yml:3:15: error: [config.gates.metric] expected a metric that a pack defines, found 'navigation.eror_rate'\n"
            "    3 |   - { metric: navigation.eror_rate, at_most: 30% }\n"
            "      |               ^~~~~~~~~~~~~~~~~~~~ did you mean 'navigation.error_rate'?\n"
            "help: every metric and its kind: ctreport site blocks")
    case.check(not case.path("site").exists(), "a site was written")
    case.write("ctreport.yml", "gates:\n  - { metric: home.error_rate, at_most: 30% }\n  - { metric: launches, at_least: 1 }\n")
    case.run("config", "check")
    case.status(0)
    case.check(case.last.stdout.endswith(", 2 gates\n"), case.last.stdout)


def test_a_wrong_limit_has_its_place(case):
    check(case, "  - { metric: navigation.error_rate, at_most: 3s }\n")
    case.status(1)
    case.stderr_has("ctreport.yml:2:15: error: [gates.limit] expected a share such as 95% for 'navigation.error_rate', found '3s'")


def test_there_have_to_be_gates_and_something_to_check(case):
    case.run("check", "x.log")
    case.status(1)
    case.stderr_has("[check.gates] expected gates in a ctreport.yml, found no such file")
    case.run("check")
    case.status(64)
    case.stderr_has("found nothing to check")


def rate_report(case, name, k, n, labels="{}"):
    report = {
        "apps": {"shop": {
            "events": {"by_name": {"opened": n}, "total": n, "unplanned": {}}, "findings": [],
            "launches": {"total": n}, "metrics": {"pay.rate": {"kind": "rate", "k": k, "n": n}}, "min_n": 5}},
        "captures": [{"name": "a.log", "labels": json.loads(labels)}],
        "generator": {"name": "ctreport", "version": "0.2.0"}, "lines": {"read": n}, "losses": {"levels_missing": []},
        "schema": "ctreport.report/1"}
    case.write(name, json.dumps(report))


def test_a_regression_is_judged_against_the_baseline(case):
    rate_report(case, "main.json", 97, 100)
    rate_report(case, "worse.json", 80, 100)
    rate_report(case, "other.json", 80, 100, '{"device": "iPad"}')
    case.write("ctreport.yml", "gates: [{ metric: pay.rate, regression: { worse: lower, absolute: 2% } }]\nbaseline: main.json\n")
    case.run("check", "worse.json")
    case.status(2)
    case.stdout(
        "FAIL  pay.rate  80.0 % (80 of 100)  not lower than 97.0 % (97 of 100) by more than 2% and chance (99 % sure)  n 100  "
        "Fisher's exact test p = 0.0001; difference −17.0 points\n1 check: 1 failed\n")
    case.run("check", "main.json")
    case.status(0)
    case.run("check", "other.json")
    case.status(1)
    case.stdout_has("REFUSED  pay.rate")
    case.stdout_has("unlike environments; device is iPad, in the baseline not said")
    case.stderr_has("[check.baseline]")
    case.run("check", "worse.json", "--baseline", "none.json")
    case.status(1)
    case.stderr_has("[report.file] expected a report.json to read, found 'none.json'")


def test_other_formats_of_gates(case):
    gates = "  - { metric: navigation.error_rate, at_most: 30%, min_n: 3 }\n  - { metric: launches, at_least: 1 }\n"
    check(case, gates, "--format", "json")
    case.status(2)
    result = json.loads(case.last.stdout)
    case.same("states", "failed passed", " ".join(gate["state"] for gate in result["gates"]))
    check(case, gates, "--format", "junit")
    case.status(2)
    root = ElementTree.fromstring(case.last.stdout)
    case.same("failures", "1", root.get("failures"))
    case.same("class", "ctreport.navigation", root.find(".//testcase").get("classname"))
    check(case, gates, "--format", "github")
    case.stdout_has(
        "::error file=ctreport.yml,line=2,title=navigation.error_rate%3A failed::measured 33.3 %25 (1 of 3), "
        "allowed at most 30%25, n 3;")


def test_captures_and_their_report_give_the_same(case):
    case.copy(CAPTURE)
    case.run("build", CAPTURE, "-o", "site", "--quiet")
    case.write("ctreport.yml", "gates: [{ metric: navigation.error_rate, at_most: 30%, min_n: 3 }]\n")
    outputs = []
    for name in (CAPTURE, "site", "site/report.json"):
        case.run("check", name)
        case.status(2)
        outputs.append(case.last.stdout)
    case.check(len(set(outputs)) == 1, f"outputs differ: {outputs}")
    case.run("check", CAPTURE, "site/report.json")
    case.status(1)
    case.stderr_has("expected captures or one report")


def test_a_report_is_not_trusted(case):
    case.write("ctreport.yml", "gates: [{ metric: a, at_most: 1 }]\n")
    for text, message in (
        ('{"schema": "ctreport.report/2"}', "found a report of another version"),
        ('{"schema": "ctreport.report/1", "apps": []}', "expected an object for 'apps', found a list"),
    ):
        case.write("r.json", text)
        case.run("check", "r.json")
        case.status(1)
        case.stderr_has(message)
    rate_report(case, "r.json", 1, 9)
    text = case.path("r.json").read_text().replace("pay.rate", "mail anna.smith@example.com")
    case.write("r.json", text)
    case.run("compare", "r.json", "r.json")
    case.check("anna" not in case.last.stdout + case.last.stderr, "an address is shown")


def test_compare_says_the_change_and_no_other(case):
    case.write("worse.yml", "app: CounterTestApp\nweb:\n  errors: 0.2\n")
    common = ("simulate", "countertestapp", "--launches", "2", "--installs", "60", "--quiet")
    case.run(*common, "--seed", "1", "-o", "before")
    case.run(*common, "--seed", "2", "-o", "now", "--population", "worse.yml")
    case.run("compare", "before", "now", "--format", "json")
    case.status(0)
    result = json.loads(case.last.stdout)
    case.same("headline", "1 metric changed by more than chance explains.", result["headline"])
    case.check(result["changes"][0].startswith("navigation.error_rate rose from "), str(result["changes"]))
    case.check(len(result["changes"]) == 1, str(result["changes"]))
    case.run("compare", "before", "now", "-o", "site")
    case.status(0)
    case.stdout_has("1 metric changed by more than chance explains.\nwrote 11 files: open site/index.html\n")
    page = (case.path("site") / "index.html").read_text()
    case.check("navigation.error_rate rose from" in page, "the page lacks the sentence")
    case.run("compare", "before", "before")
    case.stdout_has("Nothing changed by more than chance explains")


def test_an_app_that_is_lost_comes_first(case):
    case.path("both").mkdir()
    for app in ("countertestapp", "fun"):
        case.run("simulate", app, "--launches", "3", "--installs", "3", "--seed", "5", "--quiet", "-o", f"both/{app}")
    lost = "1 app is lost: fun. In what both runs have, nothing differs by more than chance explains: "
    case.run("compare", "both", "both/countertestapp")
    case.status(0)
    lines = case.last.stdout.splitlines()
    case.check(lines[0].startswith(lost), lines[0])
    case.check(lines[1].startswith("  fun is lost: ") and lines[1].endswith(" before, none now."), lines[1])
    case.check("Nothing changed" not in case.last.stdout, "it says that nothing changed")
    case.run("compare", "both/countertestapp", "both")
    case.check(case.last.stdout.startswith("1 app is new: fun. In what both"), case.last.stdout[:200])
    case.run("compare", "both", "both/countertestapp", "--format", "json")
    result = json.loads(case.last.stdout)
    case.same("verdict", "changed", result["verdict"])
    case.same("apps", "both lost", " ".join(app["verdict"] for app in result["apps"]))
    case.check(any(event["event"] == "login_tapped" and event["with_app"] for event in result["events"]), "the lost events are not listed")
    case.run("compare", "both", "both/countertestapp", "-o", "site")
    case.stdout_has("  fun is lost: ")
    for name in ("index.md", "index.html"):
        page = (case.path("site") / name).read_text()
        case.check("fun is lost: " in page and "lost with its app" in page, f"{name} does not name the app and its events")
        case.check("Both runs have the same events" not in page, f"{name} calls the events the same")
    case.run("compare", "both", "both/countertestapp", "--language", "de", "--format", "markdown")
    case.stdout_has("1 App ist verloren: fun.")


def test_the_heading_of_markdown_is_the_title(case):
    case.copy(CAPTURE)
    case.write("ctreport.yml", "site: { title: Größe der Nacht }\n")
    for form in ("markdown", "github-summary"):
        case.run("summary", CAPTURE, "--format", form)
        case.status(0)
        case.same("heading", "# Größe der Nacht", case.last.stdout.splitlines()[0])
    case.run("summary", CAPTURE, "--format", "markdown", "--title", "Nightly")
    case.same("heading", "# Nightly", case.last.stdout.splitlines()[0])


def test_compare_wants_two_runs(case):
    for words in ((), ("a",), ("a", "b", "c")):
        case.run("compare", *words)
        case.status(64)
        case.stderr_has("expected two runs")


def test_a_misspelt_part_of_a_count_does_not_pass(case):
    check(case, "  - { metric: events, by: { name: app_startd }, at_most: 0 }\n  - { metric: events, by: { name: counter_reset }, at_most: 0 }\n")
    case.status(0)
    case.stdout(
        "missing  events{name=app_startd}     0  at most 0  1 launch  nothing of that name in this run, in the baseline or among "
        "what is declared; did you mean 'app_started'?\n"
        "pass     events{name=counter_reset}  0  at most 0  1 launch\n2 checks: 1 missing, 1 passed\n")
    check(case, "  - { metric: events, by: { name: app_startd }, at_least: 1 }\n")
    case.status(2)


def test_a_plan_of_the_configuration_is_a_gate(case):
    case.copy(CAPTURE, "good.log")
    case.write("bad.log", case.path("good.log").read_text().replace("status_code=500", "status_code=five"))
    case.run("plan", "init", "good.log", "-o", "plan.yml")
    case.write("ctreport.yml", "plan: plan.yml\n")
    case.run("check", "good.log")
    case.status(0)
    case.stdout("pass  plan.violations  0  at most 0  18 events\n1 check: 1 passed\n")
    case.run("check", "bad.log")
    case.status(2)
    case.stdout(
        "FAIL  plan.violations  1  at most 0  18 events  wrong-type web_view_http_error.status_code at bad.log:17\n1 check: 1 failed\n")
    case.run("inspect", "bad.log", "--explain", "17")
    case.stdout_has("tracking plan\n  web_view_http_error.status_code: value of another kind, expected number, found a word\n")
    case.write("none.yml", "{}\n")
    case.run("build", "bad.log", "-o", "site", "--quiet", "--config", "none.yml")
    case.run("check", "site")
    case.stderr_has("[check.plan] expected a report made with the plan of 'ctreport.yml', found one made with what the pack declares")
    case.run("build", "bad.log", "-o", "site", "--quiet")
    case.run("check", "site")
    case.status(2)
    case.write("ctreport.yml", "plan: plan.yml\ngates:\n  - { metric: plan.violations, by: { rule: wrong-type }, at_most: 1 }\n")
    case.run("check", "bad.log")
    case.status(0)


def test_what_installs_repeat_is_no_change(case):
    for name, seed in (("before", "1"), ("now", "2")):
        case.run("simulate", "countertestapp", "--launches", "20", "--installs", "4", "--quiet", "--seed", seed, "-o", name)
    case.run("compare", "before", "now")
    case.status(0)
    case.check("notifications.permission" not in case.last.stdout.split("\n\n")[0], case.last.stdout.split("\n\n")[0])
    case.stdout_has("before: before, 4 captures, ")
    case.stdout_has("now: now, 4 captures, ")


def test_a_build_says_which_gates_are_not_kept(case):
    case.copy(CAPTURE)
    gates = "gates:\n  - { metric: navigation.error_rate, at_most: 30%, min_n: 3 }\n  - { metric: launches, at_least: 1 }\n"
    case.write("ctreport.yml", gates)
    case.run("build", CAPTURE, "-o", "site")
    case.status(0)
    case.stdout_has("\ngates: 1 failed, 1 passed: ctreport check site\n")
    overview = (case.path("site") / "index.md").read_text()
    case.check("**1 gate failed.** [All gates](data-quality.md#gates)" in overview, overview[:900])
    case.check("`navigation.error_rate` 33.3" in overview and "(1 of 3), at most 30%" in overview, "the overview does not name the gate")
    case.check("No rule was broken.\n" not in overview, "the overview looks as if all were well")
    page = (case.path("site") / "data-quality.md").read_text()
    case.check("## Gates\n" in page and "`navigation.error_rate`" in page and "✕ failed" in page, "no table of gates")
    html = (case.path("site") / "index.html").read_text()
    case.check("1 gate failed." in html and "data-quality.html#gates" in html, "the HTML page lacks the gate")
    case.run("check", "site")
    case.status(2)
    case.run("summary", CAPTURE)
    case.stdout_has(f"gates: 1 failed, 1 passed: ctreport check {CAPTURE}\n  navigation.error_rate 33.3 % (1 of 3), at most 30%\n")
    case.run("summary", CAPTURE, "--format", "github-summary")
    case.stdout_has("**1 gate failed.**")
    case.run("build", CAPTURE, "--single-file", "report.html")
    case.stdout_has("gates: 1 failed, 1 passed: ctreport check ")
    case.check("1 gate failed." in case.path("report.html").read_text(), "the single file lacks the gate")
    case.run("build", CAPTURE, "-o", "de", "--language", "de")
    german = (case.path("de") / "index.md").read_text()
    case.check("**1 Schwelle ist nicht eingehalten.** [Alle Schwellen](data-quality.md#gates)" in german, german[:900])
    case.check("`navigation.error_rate` 33,3" in german and "(1 von 3), höchstens 30%" in german, german[:900])
    case.write("ctreport.yml", "gates:\n  - { metric: launches, at_least: 1 }\n")
    case.run("build", CAPTURE, "-o", "kept")
    case.stdout_has("gates: 1 passed: ctreport check kept\n")
    overview = (case.path("kept") / "index.md").read_text()
    case.check("gate" not in overview.lower(), "kept gates stand on the overview")
    case.write("ctreport.yml", "{}\n")
    case.run("build", CAPTURE, "-o", "none")
    case.check("gates" not in case.last.stdout, case.last.stdout)
    case.check("Gates" not in (case.path("none") / "data-quality.md").read_text(), "a heading without gates")


def test_a_baseline_that_is_missing_fails_no_build(case):
    case.copy(CAPTURE)
    case.write("ctreport.yml", "gates: [{ metric: navigation.error_rate, regression: { worse: higher } }]\nbaseline: main.json\n")
    case.run("build", CAPTURE, "-o", "site")
    case.status(0)
    case.stderr_has("warning: [report.file] expected a report.json to read, found 'main.json'")
    case.stdout_has("gates: 1 skipped: ctreport check site\n")
    case.check("the baseline cannot be read" in (case.path("site") / "data-quality.md").read_text(), "the page does not say why")
    case.run("check", CAPTURE)
    case.status(1)
    case.stderr_has("[report.file] expected a report.json to read, found 'main.json'")


def test_what_differs_from_the_plan_is_said_first(case):
    case.copy(CAPTURE)
    text = case.path(CAPTURE).read_text()
    case.write("bad.log", text.replace("Event: web_view_opened", "Event: web_view_opend").replace("status_code=500", "status_cod=500"))
    case.run("build", "bad.log", "-o", "site")
    case.status(0)
    case.stdout_has(" differ from the tracking plan: web_view_opend (event not in the plan; did you mean 'web_view_opened'?)")
    overview = (case.path("site") / "index.md").read_text()
    case.check("things differ from the tracking plan.**" in overview and "- `web_view_opend`: event not in the plan;" in overview, overview[:900])
    case.check("[The tracking plan](plan.md)" in overview, "no link to the plan")
    case.check("No rule was broken.\n" not in overview, "the overview looks as if all were well")
    case.run("summary", "bad.log")
    case.stdout_has(" differ from the tracking plan: web_view_opend")
    case.run("build", "bad.log", "-o", "de", "--language", "de")
    german = (case.path("de") / "index.md").read_text()
    case.check("Abweichungen vom Trackingplan.**" in german and "`web_view_opend`: Ereignis nicht im Plan" in german and "[Der Trackingplan](plan.md)" in german, german[:900])
    case.run("build", CAPTURE, "-o", "good")
    case.check("tracking plan" not in case.last.stdout, case.last.stdout)
