"""Nothing sensitive of a capture in any output, and what is planted in a site is found."""

import base64
import gzip
import io
import json
import shutil
import struct
import zipfile
import zlib

from harness import CAPTURES, FIXTURES, bundled_captures, without_places

# Values that show by themselves what they are; the numbered ones differ, so that none hides behind another.
PLANTS = (
    [f"anna.petrova{n}@mail{n}.example" for n in range(20)]
    + [f"ghp_{n:02d}16C7e42F292c6912E7710c838347Ae178B"[:40].ljust(40, "x") for n in range(10)]
    + [f"AKIAIOSFODNN7EXA{n:02d}ZQ"[:20] for n in range(10)]
    + [f"+49 1512 34567{n:02d}" for n in range(10)]
    + ["4111 1111 1111 1111", "5500 0000 0000 0004", "4012888888881881", "DE89370400440532013000", "GB82WEST12345698765432"]
    + [f"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0TH{n:02d}" for n in range(5)]
    + [f"203.0.113.{n + 10}" for n in range(10)]
    + [f"8F14E45F-CEEA-467F-9C1D-3B2A6C7D{n:04d}" for n in range(10)]
)
WAYS = [
    "user {} opened the page", "Event: item_shared, parameters: contact={}", "{{\"to\": \"{}\"}}", "reply sent to {}, status=200",
]


def canaries():
    """Each plant in a message; every place of a record takes its turn."""
    return [(plant, WAYS[number % len(WAYS)].format(plant)) for number, plant in enumerate(PLANTS)]


def captures(case):
    compact, default, records, broken = [], [], [], []
    stamp = "2026-07-29 14:00:{:02d}.412"
    for number, (plant, message) in enumerate(canaries()):
        time = stamp.format(number % 60)
        compact.append(f"{time} I  Shop[8123:3a1f2c] [com.example.shop:cart] {message}")
        default.append(f"{time}337+0300 0x3a1f2c   Info        0x0                  8123   0    Shop: [com.example.shop:cart] {message}")
        records.append(json.dumps({
            "timestamp": f"{time}337+0300", "messageType": "Default", "eventType": "logEvent", "subsystem": "com.example.shop",
            "category": "cart", "processImagePath": "/Applications/Shop.app/Shop", "processID": 8123, "threadID": 5,
            "eventMessage": message, "note": plant}))
        broken.append(f"{{\"timestamp\": {message}")
    for plant in PLANTS[:20]:
        compact.append(
            f"2026-07-29 14:01:00.412 I  CounterTestApp[8124:3a1f2c] [com.salokpi.CounterTestApp:Analytics] Event: web_view_opened, "
            f"parameters: url=https://lk.nsq.market/{plant}/?to={plant}")
    for name, lines in {"a.log": compact, "b.log": default, "c.ndjson": records, "d.log": compact[:5] + broken}.items():
        case.write("in/" + name, "\n".join(lines) + "\n")
    case.write(f"in/of {PLANTS[0]}.log", "\n".join(compact[:3]) + "\n")


def leaked(text):
    """The plants that can be read in a text, percent and JSON escapes aside."""
    return [plant for plant in PLANTS if plant in text]


def test_no_canary_in_any_output(case):
    captures(case)
    case.run("build", "in", "-o", "site")
    case.status(0)
    outputs = {"build": case.last.stdout + case.last.stderr}
    for path in (case.folder / "site").rglob("*"):
        if path.is_file():
            outputs[path.name] = path.name + path.read_text(errors="replace")
    for arguments in [
        ("summary", "in"), ("summary", "--format", "json", "in"), ("summary", "--format", "markdown", "in"), ("inspect", "in"),
        ("redact", "--explain", "in"), ("redact", "in", "--output-dir", "out"),
        ("check", "--leaks", "site", "--against", "in"),
    ]:
        case.run(*arguments)
        case.status(0)
        outputs[" ".join(arguments)] = case.last.stdout + case.last.stderr
    for path in (case.folder / "out").iterdir():
        outputs["redacted " + path.suffix] = path.name + path.read_text(errors="replace")
    for name, text in outputs.items():
        found = leaked(text)
        case.check(not found, f"{name}: {len(found)} canaries, such as number {PLANTS.index(found[0]) if found else 0}")


def zipped(name, content):
    """A zip file with one deflated member."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return packed.getvalue()


def png(text):
    """A PNG with a text and nothing to see."""
    chunk = b"tEXt" + text
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", len(text)) + chunk + struct.pack(">I", zlib.crc32(chunk))


def jpeg(comment):
    """A JPEG with a comment and nothing to see."""
    return b"\xff\xd8\xff\xfe" + struct.pack(">H", len(comment) + 2) + comment + b"\xff\xd9"


def test_links_of_a_site_are_named_and_not_read(case):
    site = case.build("fun-search.ndjson.log")
    (site / "more.txt").symlink_to("/etc/hostname")
    case.run("check", "--leaks", "site")
    case.status(0)
    case.stderr_has("[check.link]")
    case.stderr_has("more.txt")


def test_messages_name_no_person(case):
    for name, shown in [("AnnaKowalska/app.log", "(name)/app.log"), ("logs/olga kuznetsova 2.ndjson", "logs/(name).ndjson")]:
        case.run("inspect", name)
        case.status(1)
        case.stderr_has(shown)
        case.check("owalska" not in case.last.stderr and "kuznetsova" not in case.last.stderr, "a name is printed")


def test_what_is_dropped_is_no_name_elsewhere(case):
    lines = [
        f"2026-11-30 10:00:0{n}.000000+0000 Df Shop[100:1a] [com.acme.shop:analytics] Event: {text}"
        for n, text in enumerate(["saved, parameters: size=3, note=Quillfeather", "Quillfeather_Tapped", "KowalskaDashboard", "Saved"])
    ]
    case.write("a.log", "\n".join(lines) + "\n")
    case.run("build", "a.log", "-o", "site")
    case.status(0)
    case.run("check", "--leaks", "site", "--against", "a.log")
    case.status(0)
    for file in (case.folder / "site").rglob("*"):
        if file.is_file():
            text = file.read_bytes().lower()
            case.check(b"quillfeather" not in text and b"kowalska" not in text, f"a dropped name is in {file.name}")


def test_what_is_dropped_is_no_name_of_a_plan(case):
    """Names that no plan declares, in the plan that is learnt and in what differs from one; and words of plans are public."""
    lines = [
        f"2026-11-30 10:00:0{n}.000 Df Shop[100:1a] [com.acme.shop:analytics] Event: {text}"
        for n, text in enumerate([
            "saved, parameters: note=Quillfeather", "Quillfeather_Tapped, parameters: size=1", "opened, parameters: Quillfeather=1",
            "opened, parameters: screen=Quillfeather", "opened, parameters: screen=home", "Saved, parameters: size=1"])
    ]
    case.write("a.log", "\n".join(lines) + "\n")
    case.run("plan", "init", "a.log", "-o", "learnt.yml")
    case.status(0)
    learnt = case.path("learnt.yml").read_text()
    case.check("quillfeather" not in learnt.lower(), "a dropped name is in the plan")
    case.check("saved:" in learnt and "opened:" in learnt, "the other events are in the plan")
    case.write("plan.yml", "events:\n  saved: { note: text }\n  opened: { screen: { enum: [home] } }\n")
    for form in ["text", "json", "markdown", "github"]:
        case.run("plan", "check", "plan.yml", "a.log", "--format", form)
        case.status(2)
        case.check("quillfeather" not in (case.last.stdout + case.last.stderr).lower(), f"a dropped name is in {form}")
    case.write("ctreport.yml", "plan: plan.yml\n")
    case.run("build", "a.log", "-o", "site")
    case.status(0)
    for file in (case.folder / "site").rglob("*"):
        case.check(not file.is_file() or b"quillfeather" not in file.read_bytes().lower(), f"a dropped name is in {file.name}")
    case.write("plan.yml", "events:\n  saved: { note: text }\n  Quillfeather_Tapped: { size: number }\n")
    case.run("build", "a.log", "-o", "declared")
    case.status(0)
    case.check(
        "Quillfeather_Tapped" in (case.folder / "declared/report.json").read_text(), "a name that the plan declares is not shown")


def test_titles_labels_and_prose_may_say_what_a_value_says(case):
    """What people wrote for the report is declared; what nobody declared stays withheld."""
    case.write("a.log", "".join(
        f"2026-11-30 10:00:0{n}.000 Df Shop[100:1a] [com.acme.shop:analytics] Event: {text}\n" for n, text in enumerate([
            "started, parameters: app_name=SuperTasks", "SuperTasks_Opened, parameters: size=1", "saved, parameters: name=Quillfeather"])))
    page = "---\ntitle: About {0}\ndescription: x\n---\n\nWhat {0} is.\n"
    case.write("Site/own.md", page.replace("{0}", "SuperTasks"))
    case.run("build", "a.log", "-o", "site", "--site", "Site", "--title", "SuperTasks nightly", "--label", "product=SuperTasks")
    case.status(0)
    report = (case.folder / "site/report.json").read_text()
    case.check("SuperTasks_Opened" not in report, "a name that nobody declared is shown")
    for file in (case.folder / "site").rglob("*"):
        case.check(not file.is_file() or b"Quillfeather" not in file.read_bytes(), f"a dropped name is in {file.name}")


def test_planted_leaks_are_found_and_none_in_a_clean_site(case):
    site = case.build("counter-web-offline.default.log", "fun-search.ndjson.log")
    case.run("check", "--leaks", "site", "--against", *[str(CAPTURES / name) for name in bundled_captures("*-web-*.log")])
    case.status(0)
    page = (site / "index.html").read_text()
    email, token, card = PLANTS[0], PLANTS[20], "4111 1111 1111 1111"
    hidden = base64.b64encode(f"mail to {email}".encode()).decode()
    plants = [
        ("index.html", page.replace("</main>", f"<p>{email}</p></main>")),
        ("index.html", page.replace("<main", f"<main title='{email}'", 1)),
        ("index.html", page.replace("</body>", f"<!-- {token} --></body>")),
        ("index.html", page.replace("</body>", f"<script>var a = {{\"{email}\": 1}}</script></body>")),
        ("index.html", page.replace("</body>", f"<a href='https://x.example/?a={email.replace('@', '%2540')}'>x</a></body>")),
        ("index.html", page.replace("</body>", f"<img src='data:text/plain;base64,{hidden}'></body>")),
        ("index.html", page.replace("</body>", "<p>" + "".join(f"&#{ord(c)};" for c in email) + "</p></body>")),
        ("picture.svg", f"<svg><title>{card}</title></svg>"), ("picture.svg", f"<svg><text>{email}</text></svg>"),
        ("more.json", json.dumps({email: 1})), ("more.json", json.dumps({"a": [{"b": token}]})),
        ("more.json", json.dumps({"card": 4111111111111111})), ("more.md", f"| a | {card} |\n"), ("more.md", f"text {token}\n"),
        ("more.txt.gz", gzip.compress(email.encode())), (f"{email}.txt", "nothing"), ("more.css", f"/* {email} */"),
        ("deep/er/more.txt", "DE89 3704 0044 0532 0130 00"), ("more.xml", f"<a b=\"{PLANTS[55]}\"/>"),
        ("more.zip", zipped("inner/notes.txt", email)), ("more.zip", zipped(f"{email}.txt", "nothing")),
        ("more.png", png(f"Author\0{email}".encode())), ("more.jpg", jpeg(email.encode())),
        ("more.txt", b"\xff\xfe" + f"mail to {email}".encode("utf-16-le")),
        ("index.html", page.replace("</body>", f"<{token}></body>")), ("index.html", page + f"<{token}"),
        ("index.html", page.replace("<main", f"<main data-{token}='1'", 1)),
        ("index.html", page.replace("</main>", f"<p>anna.pet<b>rova</b>@mail<wbr>.example</p></main>")),
        ("more.txt", "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n"),
    ]
    for number, (name, content) in enumerate(plants):
        copy = case.folder / f"site-{number}"
        shutil.copytree(site, copy)
        case.write(f"site-{number}/{name}", content)
        case.run("check", "--leaks", copy.name)
        case.check(case.last.status == 2, f"plant {number} in {name} is not found")
        case.check(not leaked(case.last.stdout + case.last.stderr), f"plant {number} is printed")


def test_redacted_captures_give_the_same_figures(case):
    for name in bundled_captures("*.log"):
        case.run("redact", str(CAPTURES / name), "-o", name)
        case.status(0)
        figures = []
        for path in [str(CAPTURES / name), name]:
            case.run("summary", "--format", "json", path)
            figures.append(without_places(json.loads(case.last.stdout)["apps"]))
        case.check(figures[0] == figures[1], f"{name}: figures differ")
        case.run("redact", name)
        case.check(case.last.stdout.encode() == case.path(name).read_bytes(), f"{name}: redacting twice is not once")


def test_policy_test_measures_a_corpus(case):
    rows = [
        {"text": "mail anna@example.com now", "sensitive": [[5, 21, "EMAIL"]], "keep": ["now"]},
        {"text": "nothing here", "sensitive": [], "keep": ["nothing"]},
        {"text": "zyx the colour", "sensitive": [[0, 3, "COLOUR"]], "keep": []},
    ]
    case.write("corpus.jsonl", "".join(json.dumps(row) + "\n" for row in rows))
    case.run("policy", "test", "corpus.jsonl", "--min-recall", "50%", "--max-keep-lost", "0")
    case.status(0)
    case.stdout_has("50.0 %")
    case.run("policy", "test", "corpus.jsonl", "--min-recall", "0.51")
    case.status(2)
    case.stderr_has("[policy.min-recall]")
    case.write("corpus.jsonl", "{\"text\": \"a\", \"sensitive\": [[0, 9, \"EMAIL\"]]}\n")
    case.run("policy", "test", "corpus.jsonl")
    case.status(1)
