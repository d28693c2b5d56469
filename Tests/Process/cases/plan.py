"""`plan`: a plan is learnt from captures, captures are checked against it, and two plans are compared."""

import json

from harness import CAPTURES

APPS = {"countertestapp": "counter-*.default.log", "fun": "fun-*.default.log", "orion": "orion-*.log"}
SHOP = "2026-07-29 14:00:{:02d}.412 I  Shop[8123:3a1f2c] [com.example.shop:cart] Event: {}\n"


def learn(case, app):
    captures = sorted(str(path) for path in CAPTURES.glob(APPS[app]))
    case.check(len(captures) >= 3, f"too few captures of {app}")
    case.run("plan", "init", *captures, "-o", f"{app}.yml")
    case.status(0)


def test_a_learnt_plan_fits_every_scenario_of_the_app(case):
    for app in APPS:
        learn(case, app)
        first = (case.folder / f"{app}.yml").read_bytes()
        case.run("plan", "init", *sorted(str(p) for p in CAPTURES.glob(APPS[app])), "--jobs", "1")
        case.same(f"plan of {app}, one thread", first.decode(), case.last.stdout)
        case.run("plan", "diff", app, f"{app}.yml")
        case.status(0)
        listing = case.run("simulate", app, "--list").stdout
        for path in sorted(CAPTURES.glob(APPS[app])):
            scenario = path.name.split(".")[0]
            case.check(scenario in listing, f"{scenario} is not simulated")
            case.run("simulate", app, "--scenario", scenario, "-o", f"{scenario}.log")
            case.run("plan", "check", f"{app}.yml", f"{scenario}.log")
            case.status(0)
            case.stdout_has("nothing differed")


def test_ten_mutations_are_each_named(case):
    original = (CAPTURES / "counter-two-cold-launches.compact.log").read_text()
    import_line = original.splitlines()[2].split("Event: ")[0] + "Event: web_view_file_import_resolved, parameters: "
    learn(case, "countertestapp")
    mutations = [
        (original.replace("Event: app_started", "Event: app_start"), "unplanned-event", "app_start"),
        (original.replace("Event: app_started", "Event: APP_STARTED"), "wrong-case", "APP_STARTED"),
        (original.replace(", parameters: is_connected=true", ""), "missing-parameter", "network_status_changed.is_connected"),
        (original.replace("is_connected=true", "is_connected=true, kind=wifi"), "unexpected-parameter", "network_status_changed.kind"),
        (original.replace("is_connected=true", "Is_Connected=true"), "wrong-case", "network_status_changed.Is_Connected"),
        (original.replace("is_connected=true", "is_connected=1"), "wrong-type", "network_status_changed.is_connected"),
        (original.replace("destination=webView", "destination=safari"), "wrong-value", "route_presented.destination"),
        (original.replace("destination=webView", "destination=WebView"), "wrong-case", "route_presented.destination"),
        (original + import_line + "files_count=1, cancelled=false\n", "wrong-order", "web_view_file_import_resolved"),
        (original.replace("is_connected=true", "is_connected=true, is_connected=true"), "repeated-parameter", "network_status_changed.is_connected"),
    ]
    for number, (text, rule, subject) in enumerate(mutations):
        case.write(f"{number}.log", text)
        case.run("plan", "check", "countertestapp.yml", f"{number}.log", "--format", "json")
        case.status(2)
        violations = json.loads(case.last.stdout)["plans"][0]["violations"]["list"]
        found = [(v["rule"], ".".join(filter(None, [v["event"], v["parameter"]]))) for v in violations]
        case.check((rule, subject) in found, f"{rule} {subject} is not among {found}")
        case.check(all(v["evidence"] and v["first"] for v in violations), "a violation has no evidence")


def test_forms_and_statuses(case):
    case.copy("counter-web-http-500.compact.log", "good.log")
    bad = (CAPTURES / "counter-web-http-500.compact.log").read_text().replace("status_code=500", "status_code=five")
    case.write("bad.log", bad)
    case.run("plan", "check", "good.log")
    case.status(0)
    case.run("plan", "check", "bad.log", "--format", "github")
    case.status(2)
    case.stdout_has(
        "::error file=plan,title=tracking plan%3A wrong-type::web_view_http_error.status_code: value of another kind, "
        "expected number, found a word (bad.log:")
    case.run("plan", "check", "bad.log", "--format", "markdown")
    case.stdout_has("| ✕ value of another kind | `web_view_http_error.status_code` | number; found a word | 1 |")
    case.run("plan", "check", "good.log", "--complete")
    case.status(2)
    case.stdout_has("  counter_reset: event never seen\n")
    case.write("fun.yml", "app: fun\nevents: { login_tapped: {} }\n")
    case.run("plan", "check", "fun.yml", "good.log")
    case.status(1)
    case.stderr_has("[plan.no-events] expected events of Fun, found none")
    case.run("plan", "init", "good.log", "-o", "fun.yml")
    case.status(1)
    case.stderr_has("[output.exists] expected a new file for the plan")


def test_a_plan_of_an_app_without_a_pack(case):
    lines = [SHOP.format(n, f"item_added, parameters: count={n}, state={'active' if n % 2 else 'background'}") for n in range(9)]
    lines += [SHOP.format(n + 10, "cart_opened") for n in range(2)] + [SHOP.format(20, "cart_opened, parameters: restored=true")]
    case.write("shop.log", "".join(lines))
    case.run("plan", "init", "shop.log", "-o", "shop.yml")
    case.status(0)
    plan = (case.folder / "shop.yml").read_text()
    for text in [
        "keys: sorted", "  cart_opened: # 3 times\n    restored: { kind: bool, optional: true } # 1 of 3\n",
        "  item_added: # 9 times\n    count: number # 9 of 9\n    state: { enum: [active, background] } # 9 of 9\n",
    ]:
        case.check(text in plan, f"{text!r} is not in the plan:\n{plan}")
    case.run("plan", "check", "shop.yml", "shop.log")
    case.status(0)
    case.write("shop2.log", SHOP.format(1, "item_aded, parameters: count=1") + SHOP.format(2, "item_added, parameters: state=active"))
    case.run("plan", "check", "shop.yml", "shop2.log")
    case.status(2)
    case.stdout_has("item_aded: event not in the plan; did you mean 'item_added'?")
    case.stdout_has("item_added.count: parameter missing")
    case.write("ctreport.yml", "plan: shop.yml\n")
    case.run("config", "check")
    case.stdout_has(", 1 plan\n")
    case.run("build", "shop2.log", "-o", "site")
    case.status(0)
    page = (case.folder / "site/other-plans.md").read_text()
    case.check("item\\_aded" in page or "item_aded" in page, "the page does not name the event")


def test_no_value_of_a_person_gets_into_a_plan(case):
    canaries = ["Zanzibarova", "anna.petrova@mail7.example", "hunter2secret", "Kowalczyk-Nowak", "+4915123456789", "8F14E45F-CEEA-467F-9C1D-3B2A6C7D0001"]
    keys = ["who", "contact", "password", "owner", "phone", "status", "title", "q", "user_name"]
    lines = [
        SHOP.format(n % 60, f"shared, parameters: {key}={value}")
        for n in range(4) for key in keys for value in canaries
    ] + [SHOP.format(1, "anna.petrova@mail7.example, parameters: +4915123456789=1")]
    case.write("shop.log", "".join(lines))
    case.run("plan", "init", "shop.log")
    case.status(0)
    plan = case.last.stdout
    case.write("shop.yml", "events: { shared: { who: { enum: [me, you] } } }\n")
    for arguments in [["text"], ["json"], ["markdown"], ["github"]]:
        case.run("plan", "check", "shop.yml", "shop.log", "--format", *arguments)
        case.status(2)
        plan += case.last.stdout
    for canary in canaries:
        case.check(canary.lower() not in plan.lower(), f"{canary} is in a plan or a listing")


def test_breaking_changes(case):
    case.write("old.yml", "events: { a: { n: text, e: { enum: [x, y] } }, gone: {} }\n")
    case.write("new.yml", "events: { a: { n: number, e: { enum: [x, y, z] }, o: { kind: bool, optional: true } } }\n")
    case.run("plan", "diff", "old.yml", "new.yml")
    case.status(2)
    case.same("diff", """\
            a.e   values added     z
  breaking  a.n   kind changed     text → number
            a.o   parameter added  bool, optional
  breaking  gone  event removed

4 changes from old.yml to new.yml, 2 breaking
""", case.last.stdout)
    case.run("plan", "diff", "old.yml", "new.yml", "--format", "json")
    case.same("breaking", "2", str(json.loads(case.last.stdout)["breaking"]))
    case.run("plan", "diff", "old.yml", "old.yml")
    case.status(0)
    case.run("plan", "diff", "old.yml", "nope.yml")
    case.status(1)
