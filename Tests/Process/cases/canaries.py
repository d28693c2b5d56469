"""Secrets of every kind in every place where an input can hold one: none in anything that a command prints or writes."""

import bz2
import gzip
import html
import io
import json
import lzma
import tarfile
import urllib.parse
import zipfile

import plants

PARAMETERS = [
    "web_view_opened, parameters: url=https://lk.nsq.market/{}/?to={}", "filename_shown, parameters: filename={}",
    "web_view_failed, parameters: url=https://{}/, error={}", "counter_changed, parameters: value={}, {}=1",
    "screen_shown, parameters: screen={}", "nobody_planned_it, parameters: note={}",
]


def compact(number, message, process="Shop", subsystem="com.example.shop", category="cart"):
    return f"2026-07-29 14:{number // 60 % 60:02d}:{number % 60:02d}.412 I  {process}[8123:3a1f2c] [{subsystem}:{category}] {message}"


def captures(case):
    """Captures of several formats; each plant is in several of their places."""
    files = {"a.log": [], "b.log": [], "c.ndjson": [], "d.log": [], "e.log": [], "f.log": []}
    for number, plant in enumerate(plants.PLAIN):
        event = "Event: " + PARAMETERS[number % len(PARAMETERS)].replace("{}", plant)
        files["a.log"] += [
            compact(number, f"sent to {plant}, status=200"), compact(number, f"Event: {plant}, parameters: {plant}=1"),
            compact(number, event, "CounterTestApp", "com.salokpi.CounterTestApp", "Analytics"),
        ]
        # Colons of an address would end a subsystem.
        files["b.log"].append(compact(number, "done", process=plant) if ":" in plant else [
            compact(number, "done", process=plant), compact(number, "done", subsystem=plant), compact(number, "done", category=plant),
        ][number % 3])
        files["c.ndjson"].append(json.dumps({
            "timestamp": f"2026-07-29 14:00:{number % 60:02d}.412337+0300", "messageType": "Default", "eventType": "logEvent",
            "subsystem": plant, "category": plant, "processImagePath": f"/Applications/of {plant}/App", "processID": 8123,
            "eventMessage": f"done {plant}", "formatString": plant, plant: plant, "backtrace": {"frames": [{"function": plant}]}}))
        files["d.log"] += [
            "{\"to\": " + plant, f"== {plant} ==", f"Filtering the log data using \"{plant}\"", f"\x1b[31m{plant}",
            f"2026-07-29 14:00:0 {plant}",
        ]
        files["e.log"].append(f"Jul 29 14:00:{number % 60:02d} {plant} Shop(Kit)[12] <Notice>: {plant}")
    files["f.log"] = [compact(number, f"done: {text}") for number, (text, _) in enumerate(plants.TOLD)]
    files["f.log"] += [
        compact(number, f"Event: note_saved, parameters: {text}") for number, (text, _) in enumerate(plants.TOLD)]
    files["d.log"] = files["a.log"][:5] + files["d.log"]
    for name, lines in files.items():
        case.write("in/" + name, "\n".join(lines) + "\n")
    for plant in plants.PLAIN[:60:6]:
        case.write(f"in/of {plant}.log", "\n".join(files["a.log"][:3] + [compact(61, plant)]) + "\n")
        case.write(f"in/{plant}/g.log", "\n".join(files["a.log"][3:6] + [compact(62, plant)]) + "\n")


def leaked(text):
    """The plants that can be read in a text, also once its escapes are undone."""
    readings = [text, urllib.parse.unquote(text), html.unescape(text), text.replace("\\/", "/").replace("\\\"", "\"")]
    return [plant for plant in plants.PLANTS if any(plant in reading for reading in readings)]


def expect_none(case, what, text):
    found = leaked(text)
    kinds = sorted({plants.PLANTS.index(plant) for plant in found})
    case.check(not found, f"{what}: {len(found)} plants, by number {kinds[:12]}")


def printed(case, *arguments, statuses=(0,), **options):
    case.run(*arguments, **options)
    case.check(case.last.status in statuses, f"{arguments}: exit status {case.last.status}")
    expect_none(case, " ".join(arguments), case.last.stdout + case.last.stderr)


def written(case, folder):
    files = [path for path in (case.folder / folder).rglob("*") if path.is_file()]
    case.check(files, f"nothing in {folder}")
    for path in files:
        expect_none(case, f"{folder}/*{path.suffix}", str(path.relative_to(case.folder)) + path.read_text(errors="replace"))


def test_no_plant_in_anything_printed_or_written(case):
    case.check(len(set(plants.PLANTS)) == len(plants.PLANTS) >= 190, "plants are not different")
    captures(case)
    printed(case, "build", "in", "-o", "site")
    written(case, "site")
    for form in ["text", "json", "markdown"]:
        printed(case, "summary", "--format", form, "in")
    printed(case, "summary", "--public", "in")
    printed(case, "inspect", "in")
    printed(case, "inspect", "--records", "in")
    printed(case, "redact", "in", "--output-dir", "out")
    written(case, "out")
    printed(case, "redact", "--explain", "in")
    for name, lines in [("a.log", 5), ("c.ndjson", 3), ("d.log", 8), ("f.log", 3)]:
        for line in range(1, lines):
            printed(case, "inspect", "--explain", f"in/{name}:{line}", statuses=(0, 1))
    printed(case, "check", "--leaks", "site", "--against", "in")
    rows = [{"text": f"to {plant}", "sensitive": [[3, 3 + len(plant), "OTHER"]], "keep": []} for plant in plants.PLANTS]
    case.write("corpus.jsonl", "".join(json.dumps(row) + "\n" for row in rows))
    printed(case, "policy", "test", "corpus.jsonl")
    printed(case, "policy", "test", "corpus.jsonl", "--min-recall", "100%", statuses=(0, 2))


def zipped(members):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return buffer.getvalue()


def tarred(members):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name, data in members:
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return buffer.getvalue()


def test_no_plant_of_an_archive_is_shown(case):
    """Names and contents of members, of archives in archives, of broken and of encrypted ones."""
    members = []
    for number, plant in enumerate(plants.PLAIN[::3]):
        lines = [compact(number, f"sent to {plant}"), compact(number, f"Event: {plant}, parameters: {plant}=1"),
                 compact(number, plants.TOLD[number % len(plants.TOLD)][0]), "== " + plant]
        data = ("\n".join(lines) + "\n").encode()
        where = [f"logs/{plant}.log", f"{plant}/app.log", f"of {plant} (2).ndjson", f"a/b/{plant}"][number % 4]
        members.append((where, [data, data.decode().encode("utf-16")][number % 7 == 6]))
    few = members[:6]
    broken = bytearray(zipped(members[6:12]))
    broken[60:90] = bytes(30)
    locked = bytearray(zipped(members[12:15]))
    locked[6] |= 1
    locked[bytes(locked).index(b"PK\x01\x02") + 8] |= 1
    forms = {
        "all.zip": zipped(members), "all.tar.gz": gzip.compress(tarred(members)), "one.log.gz": gzip.compress(few[0][1]),
        "one.log.bz2": bz2.compress(few[1][1]), "one.log.xz": lzma.compress(few[2][1]),
        "deep.zip": zipped([(f"{plants.PLAIN[1]}/in.tar.gz", gzip.compress(tarred(few))), ("in.zip", zipped(few))]),
        "cut.tar.gz": gzip.compress(tarred(few))[:-40], "broken.zip": bytes(broken), "locked.zip": bytes(locked),
        "two.gz": gzip.compress(few[3][1]) + gzip.compress(few[4][1]),
        "pictures.zip": zipped([(f"{plant}.png", b"\x89PNG\r\n\x1a\n" + plant.encode()) for plant in plants.PLAIN[:9]]),
        "store.zip": zipped([(f"{plants.PLAIN[2]}.logarchive/Persist/1.tracev3", b"x")]),
    }
    for number, (name, data) in enumerate(forms.items()):
        case.write(name, data)
        for command in (["build", name, "-o", f"site{number}"], ["summary", "--public", "--format", "json", name],
                        ["inspect", "--records", name], ["redact", "--explain", name],
                        ["redact", name, "--output-dir", f"out{number}"]):
            printed(case, *command, statuses=(0, 1), seconds=180)
        printed(case, "summary", "-", stdin=data, statuses=(0, 1))
        for folder in [f"site{number}", f"out{number}"]:
            if case.path(folder).is_dir():
                written(case, folder)
        if case.path(f"site{number}").is_dir():
            printed(case, "check", "--leaks", f"site{number}", "--against", name, statuses=(0, 1))
    case.check(case.path("site0").is_dir() and case.path("out1").is_dir(), "the whole archives are read")


def test_a_capture_in_utf_16_hides_what_it_hides_in_utf_8(case):
    lines = [compact(number, f"sent to {plant}, größe 田中 😀") for number, plant in enumerate(plants.PLAIN)]
    lines += [compact(number, f"done: {text}") for number, (text, _) in enumerate(plants.TOLD)]
    text = "\r\n".join(lines) + "\r\n"
    case.write("plain.log", text.encode())
    printed(case, "redact", "plain.log")
    expected = case.last.stdout
    case.check(expected.count("\n") == len(lines), "every line is written")
    for name, data in {"le.log": b"\xff\xfe" + text.encode("utf-16-le"), "be.log": b"\xfe\xff" + text.encode("utf-16-be")}.items():
        case.write(name, data)
        printed(case, "redact", name)
        case.same(name, expected, case.last.stdout)
        case.stderr_has(f"note: [input.utf-16] '{name}' is UTF-16 and is read as UTF-8; what is written of it is UTF-8")
        printed(case, "redact", "-", stdin=data)
        case.same(name + " through a pipe", expected, case.last.stdout)
        for command in (["summary", name], ["inspect", "--records", name], ["build", name, "-o", "site"]):
            printed(case, *command)
        written(case, "site")


def test_no_plant_of_a_configuration_is_quoted(case):
    valid = [
        "site: {{ title: \"{}\" }}", "labels: {{ build: \"{}\" }}", "inputs: [\"{}\"]", "packs: [\"{}/x.yml\"]",
    ]
    wrong = [
        "{}: 1", "site: {{ title: [\"{}\"] }}", "reading: {{ strict: \"{}\" }}", "site: {{ \"{}\": x }}",
        "redaction: {{ defaults: {{ unknown_key: \"{}\" }} }}", "redaction: {{ url: {{ hosts: {{ keep: [\"{}\"] }} }} }}",
        "redaction: {{ detectors: {{ \"{}\": {{ action: drop }} }} }}", "a: [1 # {}", "\"{}\": 1\n\"{}\": 2", "built_in: [\"{}\"]",
        "formats: [{{ name: a, line: \"{{time}} {{message}}\", samples: [\"{}\"] }}]",
        "formats: [{{ name: a, line: \"{{time}} {{message}}\", levels: {{ \"{}\": loud }}, samples: [\"x\"] }}]",
        "formats: [{{ name: \"{}\", line: \"{{time}} {{message}}\", samples: [\"14:00:00 a\"] }}]",
    ]
    for number, plant in enumerate(plants.PLAIN):
        ways = valid + wrong
        text = ways[number % len(ways)].replace("{{", "{").replace("}}", "}").replace("{}", plant) + "\n"
        case.write("ctreport.yml", text)
        printed(case, "config", ["check", "show"][number // len(ways) % 2], statuses=(0, 1))
    for number, plant in enumerate(plants.PLAIN[::9]):
        case.write("ctreport.yml", "packs: [p.yml]\n")
        case.write("p.yml", [
            f"app: \"{plant}\"\n", f"app: a\ntitle: A\n\"{plant}\": 1\n", f"extends: \"{plant}\"\n",
            f"app: a\ntitle: A\nflows: [{{ id: \"{plant}\", kind: count, events: b }}]\n"][number % 4])
        printed(case, "config", "check", statuses=(0, 1))
    case.path("ctreport.yml").unlink()


def test_a_line_is_not_quoted_when_the_message_hides_what_stands_in_it(case):
    case.write("ctreport.yml", "redaction: { url: { routes: [\"/Katharina Quillfeather/:id\"] } }\n")
    case.run("config", "check")
    case.status(1)
    case.stderr_has("ctreport.yml:1:")
    case.stderr_has("'/(name)/:id'")
    case.check("Quillfeather" not in case.last.stdout + case.last.stderr, "the line is quoted")


def test_no_plant_of_a_broken_input_is_quoted(case):
    for number, plant in enumerate(plants.PLANTS[::4][:50]):
        whole = compact(number, f"done {plant}").encode()
        broken = [
            whole[:30], b"{\"a\": " + plant.encode(), b"\xff\xfe" + plant.encode("utf-16-le"), gzip.compress(plant.encode())[:-4],
            plant.encode() + b"\x00" * 40, b"\xc3" + plant.encode() + b"\xff", b"PK\x03\x04" + plant.encode(),
            b"timestamp,message\n\"" + plant.encode(), b"<plist>" + plant.encode(), plant.encode() * 4000,
        ][number % 10]
        isPlain = plant in plants.PLAIN and "/" not in plant
        name = f"of {plant}.log" if isPlain and number % 3 == 0 else "x.log"
        case.path(name).write_bytes(broken)
        for command in [["build", "-o", "site"], ["inspect"], ["redact"], ["summary"]][number % 4:][:2]:
            printed(case, *command[:1], name, *command[1:], statuses=(0, 1))
        printed(case, "policy", "test", name, statuses=(1,))
        printed(case, "summary", "gone " + name, statuses=(1,))
        if isPlain:
            printed(case, plant, statuses=(64,))
        case.path(name).unlink()
