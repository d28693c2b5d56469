"""One policy at every gate: what an author may write, what names may say, what a keep rule lifts, and how a corpus is scored."""

import json

import redaction_score
from harness import FIXTURES

CORPUS = FIXTURES / "samples" / "redaction.jsonl"
HEAD = "Timestamp               Ty Process[PID:TID]\n"


def compact(number, message, process="Shop", subsystem="com.example.shop", category="cart"):
    return f"2026-07-29 14:00:{number:02d}.412 I  {process}[8123:3a1f2c] [{subsystem}:{category}] {message}\n"


def test_texts_of_authors_are_refused_where_they_stand(case):
    case.write("a.log", HEAD + compact(1, "done") + compact(2, "done"))
    pack = "app: shop\ntitle: \"{}\"\ncapture: {{ subsystem: com.example.shop, process: Shop }}\nrecords:\n  events: [{{ subsystem: com.example.shop, category: ev }}]\ngrammar: {{ prefix: 'Event: ', parameters: ', parameters: ' }}\nevents:\n  opened: {{ url: url }}\n  closed: {{}}\nflows:\n  - {{ id: closing, kind: rate, start: opened, success: closed, metrics: {{ started: closing.started }} }}\n"
    for text, where in [
        ("site: { title: \"Run of anna.petrova@mail.example\" }\n", "ctreport.yml:1:16:"),
        ("labels: { tester: olena@poshta.example }\n", "ctreport.yml:1:19:"),
        ("captures:\n  - { files: a.log, labels: { phone: \"+48 601 234 567\" } }\n", "ctreport.yml:2:38:"),
        ("redaction:\n  keep: [{ pattern: abc, reason: \"mail desk@help.example\" }]\n", "ctreport.yml:2:34:"),
        ("packs: [p.yml]\n", "p.yml:2:8:"),
    ]:
        case.write("ctreport.yml", text)
        case.write("p.yml", pack.format("Closing, asked for by anna.petrova@mail.example"))
        for command in [["config", "check"], ["build", "a.log", "-o", "site"]]:
            case.run(*command)
            case.status(1)
            case.stderr_has(where)
            for secret in ["petrova", "poshta", "601 234", "desk@"]:
                case.check(secret not in case.last.stdout + case.last.stderr, f"{text!r}: {secret} is printed")
        case.check(not case.path("site").exists(), f"{text!r}: a site is written")
    case.write("ctreport.yml", "packs: [p.yml]\n")
    case.write("p.yml", pack.format("Closing the shop"))
    case.run("config", "check")
    case.status(0)
    case.path("ctreport.yml").unlink()
    case.run("build", "a.log", "-o", "site", "--title", "Run of Anna Petrova, anna.petrova@mail.example")
    case.status(1)
    case.stderr_has("[usage.title]")
    case.check("petrova" not in case.last.stderr.lower(), "the title is printed")


def test_names_of_people_and_files_are_values(case):
    names = ["Quirina_Okafor", "anna.kowalska", "AnnaKowalska", "Passport_Okafor.pdf"]
    lines = HEAD
    for number, name in enumerate(names):
        lines += compact(number, f"Event: {name}, parameters: {name}=1") + compact(number, "done", process=name.replace("_", " "))
        lines += compact(number, "done", subsystem=name) + compact(number, "done", category=name)
        lines += compact(number, f"Event: {name}, parameters: {name}=1", "CounterTestApp", "com.salokpi.CounterTestApp", "Analytics")
    for name in ["Passport_Quirina_Okafor.log", "Quirina Okafor.log", "anna.kowalska.log"]:
        case.write("in/" + name, lines)
    case.run("build", "in", "-o", "site")
    case.status(0)
    texts = [case.last.stdout + case.last.stderr]
    for command in [["summary"], ["inspect"], ["summary", "--format", "json"]]:
        case.run(*command, "in")
        case.status(0)
        texts.append(case.last.stdout + case.last.stderr)
    for path in case.path("site").rglob("*"):
        if path.is_file():
            texts.append(path.read_text(errors="replace"))
    for text in texts:
        for part in ["quirina", "okafor", "kowalska"]:
            case.check(part not in text.lower(), f"{part} in {text[max(0, text.lower().find(part) - 80):][:160]!r}")


def test_a_keep_rule_holds_at_every_gate(case):
    case.write("p.yml", "app: shop\ntitle: Shop\ncapture: { subsystem: com.example.shop, process: Shop }\nrecords:\n  events: [{ subsystem: com.example.shop, category: cart }]\ngrammar: { prefix: 'Event: ', parameters: ', parameters: ' }\nevents:\n  sent: { desk: { enum: [] }, n: number }\n  done: {}\nflows:\n  - { id: s, kind: count, events: sent, by: { desk: sent.desk }, metrics: { total: s.total } }\n")
    rule = "redaction:\n  keep:\n    - {{ key: desk, pattern: \"[a-z]+@help[.]example\", reason: our own desks{} }}\n"
    case.write("a.log", HEAD + "".join(compact(n, f"Event: sent, parameters: desk=desk@help.example, n={n}") for n in range(1, 9)))
    case.write("plain.yml", rule.format(""))
    case.write("lifted.yml", rule.format(", until: 2099-01-01, override: B"))
    case.write("ended.yml", rule.format(", until: 2020-01-01, override: B"))
    for name, isShown in [("plain.yml", False), ("lifted.yml", True), ("ended.yml", False)]:
        case.run("redact", "--config", name, "a.log")
        case.check(("desk@help.example" in case.last.stdout) == isShown, f"{name}: redact")
        case.run("build", "--config", name, "a.log", "-o", "site")
        case.status(0)
        case.run("check", "--leaks", "site", "--config", name, "--against", "a.log")
        case.status(0)
    case.run("config", "check", "ended.yml")
    case.status(0)
    case.stderr_has("ended.yml:3:")
    case.stderr_has("ended on 2020-01-01")


def test_a_label_and_a_score_are_judged_as_the_tool_beside_judges(case):
    """`policy test` and the script that reads outputs give the same figures."""
    rows = [json.loads(line) for line in CORPUS.read_text().splitlines()]
    case.check(len(rows) > 200, "no corpus")
    records = [json.dumps({
        "timestamp": "2026-07-29 14:00:00.412337+0300", "messageType": "Default", "eventType": "logEvent",
        "processImagePath": "/usr/libexec/app", "processID": 1, "eventMessage": row["text"]}, ensure_ascii=False) for row in rows]
    case.write("messages.ndjson", "\n".join(records) + "\n")
    case.run("redact", "messages.ndjson")
    case.status(0)
    outputs = [json.loads(line)["eventMessage"] for line in case.last.stdout.splitlines()]
    case.check(len(outputs) == len(rows), f"{len(outputs)} lines of {len(rows)}")
    found = redaction_score.score_outputs(rows, {row["id"]: output for row, output in zip(rows, outputs)})
    spans = sum(sum(counts) for counts in found["types"].values())
    hidden = sum(counts[0] for counts in found["types"].values())
    case.run("policy", "test", str(CORPUS))
    case.status(0)
    for count, total in [
        (hidden, spans), (found["safe"], found["pos"]), (found["neg_clean"], found["neg"]), (found["lost"], found["keep"]),
    ]:
        case.stdout_has(f"{count} of {total}")
    case.check(hidden / spans >= 0.97 and found["safe"] / found["pos"] >= 0.96, "too little is hidden")
    case.check(found["neg_clean"] / found["neg"] >= 0.97 and found["lost"] / found["keep"] <= 0.02, "too much is hidden")


def test_messages_of_many_kinds_of_apps_are_hidden_too(case):
    """Messages that no rule was made for, with labels: some values stay, so shares are asked for."""
    corpus = FIXTURES / "redaction" / "messages.jsonl"
    rows = [json.loads(line) for line in corpus.read_text().splitlines()]
    case.check(len(rows) > 700 and len({row["id"] for row in rows}) == len(rows), "no corpus")
    case.run("policy", "test", str(corpus), "--min-recall", "97%", "--max-keep-lost", "1%")
    case.status(0)
