"""`config`: is ctreport.yml right, what holds and who says so, and what an editor may complete."""

import json
import shutil

from harness import CAPTURES, FIXTURES
from jsonschema import Draft202012Validator

CAPTURE = "counter-web-http-500.compact.log"

PACK = """\
extends: countertestapp
title: My counter
remove: { flows: [navigation.popups] }
flows:
  - { id: counter.games, kind: count, events: counter_reset }
"""


def test_a_flag_wins_over_a_variable_over_the_file_over_the_default(case):
    case.write("ctreport.yml", "reading: { install_by: host, strict: true }\nsite: { folder: out }\nlabels: { build: 1 }\n")
    case.run("config", "show")
    case.stdout_has("  install_by: host  # ctreport.yml:1")
    case.stdout_has("  strict: true  # ctreport.yml:1")
    case.stdout_has("  keep_duplicates: false  # default")
    case.stdout_has("  build: 1  # ctreport.yml:3")
    case.run("config", "show", env={"CTREPORT_INSTALL_BY": "directory", "CTREPORT_LABEL": "build=2"})
    case.stdout_has("  install_by: directory  # CTREPORT_INSTALL_BY")
    case.stdout_has("  build: 2  # CTREPORT_LABEL")
    case.run(
        "config", "show", "--install-by", "file", "--label", "build=3", "--label", "os=26.1",
        env={"CTREPORT_INSTALL_BY": "directory"})
    case.status(0)
    case.stdout_has("  install_by: file  # --install-by")
    case.stdout_has("  build: 3  # --label")
    case.stdout_has("  os: 26.1  # --label")


def test_the_configuration_is_used(case):
    case.copy(CAPTURE, "runs/a.log")
    case.write(
        "ctreport.yml",
        "packs: [mine.yml]\ninputs: [runs]\nlabels: { build: 1 }\nsite: { folder: out, title: Größe }\n"
        "captures: [{ files: 'runs/*.log', labels: { device: iPhone 16 } }]\n")
    case.write("mine.yml", PACK)
    (case.folder / "below").mkdir()
    case.run("build", cwd=case.folder / "below")
    case.status(0)
    case.stdout_has("My counter: 18 events")
    case.check((case.folder / "out/index.html").exists(), "the site is not beside the configuration")
    case.check("Größe" in (case.folder / "out/index.html").read_text(), "the title is not the configuration's")
    report = json.loads((case.folder / "out/report.json").read_text())
    case.same("labels", repr({"build": "1", "device": "iPhone 16"}), repr(report["captures"][0]["labels"]))
    metrics = report["apps"]["countertestapp"]["metrics"]
    case.check("navigation.popups" not in metrics, "a removed flow is there")
    case.check("navigation.redirects" in metrics, "another flow is not there")
    schema = json.loads((case.folder / "out/report.schema.json").read_text())
    case.check(Draft202012Validator(schema).is_valid(report), "report.json is not valid")
    case.run("summary", "--label", "build=2", "--format", "json")
    case.same("the call's label", "2", json.loads(case.last.stdout)["captures"][0]["labels"]["build"])


def test_every_problem_is_told_at_once(case):
    case.write("ctreport.yml", "pakcs: [a.yml]\npacks: [mine.yml, none.yml]\nreading: { strict: yes }\n")
    case.write("mine.yml", PACK.replace("navigation.popups", "navigation.popup"))
    case.run("config", "check")
    case.status(1)
    for part in (
        "ctreport.yml:1:1: error: [config.unknown-key]", "ctreport.yml:2:19: error: [config.packs]",
        "ctreport.yml:3:20: error: [config.reading.strict]", "mine.yml:3:19: error: [pack.remove.flows]",
        "did you mean 'navigation.popups'?",
    ):
        case.stderr_has(part)
    case.run("build", "x.log")
    case.status(1)
    case.stderr_has("[config.unknown-key]")


def test_what_a_label_may_not_be_is_not_repeated(case):
    for label in ("tester=anna@example.com", "device=Anna's iPhone", "anna.smith"):
        case.run("summary", "a.log", "--label", label)
        case.status(64)
        case.stderr_has("[usage.label]")
        case.check("nna" not in case.last.stderr, f"the message repeats it:\n{case.last.stderr}")
    case.write("ctreport.yml", "labels: { tester: anna@example.com }\ninputs: [a.log]\n")
    case.run("summary")
    case.status(1)
    case.stderr_has("ctreport.yml:1:19: error: [config.labels]")
    case.check("nna" not in case.last.stderr, f"the message repeats it:\n{case.last.stderr}")


def test_the_schemas_hold(case):
    schemas = {}
    for kind in ("config", "pack"):
        case.run("config", "schema", kind)
        case.status(0)
        schemas[kind] = json.loads(case.last.stdout)
        Draft202012Validator.check_schema(schemas[kind])
    try:
        import yaml
    except ImportError:
        return
    tutorial = FIXTURES / "tutorial"
    packs = sorted((FIXTURES.parent.parent / "Sources/BuiltInPacks/packs").glob("*.yml"))
    files = [("config", tutorial / "ctreport.yml"), ("pack", tutorial / "packs/basket.yml")]
    for kind, path in files + [("pack", path) for path in packs]:
        errors = list(Draft202012Validator(schemas[kind]).iter_errors(yaml.safe_load(path.read_text())))
        case.check(not errors, f"{path.name}: {errors[:1]}")
    case.check(not Draft202012Validator(schemas["pack"]).is_valid(yaml.safe_load(PACK + "lunch: {}\n")), "an unknown key is accepted")
    case.check(Draft202012Validator(schemas["pack"]).is_valid(yaml.safe_load(PACK)), "an extension is refused")
