"""A log format of the user's own: `ctreport.yml`, where it is looked for, and what it does."""

import json
import os

from harness import FIXTURES

CONFIG = """\
formats:
  - name: shop-logger
    line: "{time} | {level} | {category} | {message}"
    time: "yyyy-MM-dd HH:mm:ss.SSS"
    levels: { W: warning, E: error }
    samples:
      - line: "2026-07-29 14:00:00.412 | W | Checkout | Event: checkout_started"
        level: warning
        category: Checkout
        message: "Event: checkout_started"
"""

LOG = """\
2026-07-29 14:00:00.412 | W | Checkout   | Event: checkout_started, parameters: items=3
2026-07-29 14:00:01.000 | INFO | Checkout | first

  second
2026-07-29 14:00:01.500 I  Example[8123:3a1f2c] [com.example.app:Analytics] Event: app_started
2026-13-29 14:00:02.000 | E | Checkout | never
2026-07-29 14:00:03.000 | Q | Checkout | no level"""


def records(case):
    return [json.loads(line) for line in case.last.stdout.splitlines()]


def test_a_format_of_ones_own_is_named_and_read(case):
    case.write("ctreport.yml", CONFIG)
    case.write("app.log", LOG)
    case.run("inspect", "app.log")
    case.status(0)
    case.stdout_has("shop-logger")
    case.stdout_has("log-compact")
    case.run("inspect", "--records", "--unredacted", "app.log")
    case.status(0)
    found = [
        (one["line"], one["format"], one["timestamp_local"], one["level"], one["category"], one["message"])
        for one in records(case)]
    case.same("the records", repr([
        (1, "shop-logger", "2026-07-29T14:00:00.412", "W", "Checkout",
         "Event: checkout_started, parameters: items=3"),
        (2, "shop-logger", "2026-07-29T14:00:01.000", "INFO", "Checkout", "first\n\n  second"),
        (5, "log-compact", "2026-07-29T14:00:01.500", "Info", "Analytics", "Event: app_started"),
    ]), repr(found))
    case.run("summary", "--format", "json", "app.log")
    case.status(0)
    capture = json.loads(case.last.stdout)["captures"][0]
    case.same("the formats", repr({"log-compact": 1, "shop-logger": 2}), repr(capture["formats"]))
    case.same("read lines", "7", str(sum(capture["lines"].values()) - capture["lines"].get("read", 0)))
    case.same("rejected lines", "2", str(capture["lines"]["rejected"]))
    case.build("app.log", at=case.folder)
    case.check("shop-logger" in case.path("site/data-quality.md").read_text(), "the site does not name the format")


def test_a_configuration_is_searched_upward_and_named_by_flag_and_variable(case):
    inner = case.path("a/b")
    inner.mkdir(parents=True)
    case.write("ctreport.yml", CONFIG.replace("shop-logger", "above"))
    case.write("a/other.yml", CONFIG.replace("shop-logger", "named"))
    case.write("a/b/app.log", LOG)
    for arguments, env, name in [
        ((), {}, "above"),
        ((), {"CTREPORT_CONFIG": "../other.yml"}, "named"),
        (("--config", "../other.yml"), {"CTREPORT_CONFIG": "nothing.yml"}, "named"),
        (("--config", "../../ctreport.yml"), {"CTREPORT_CONFIG": "../other.yml"}, "above"),
    ]:
        case.run("inspect", "app.log", *arguments, cwd=inner, env=env)
        case.status(0)
        case.stdout_has(f"  {name}  ")
    case.run("inspect", "app.log", "--config", os.devnull, cwd=inner)
    case.check("above" not in case.last.stdout, "an empty configuration was not enough")


def test_a_configuration_that_cannot_be_read_ends_before_any_work(case):
    case.write("app.log", LOG)
    case.run("build", "app.log", "--config", "größe.yml")
    case.status(1)
    case.stdout("")
    case.stderr(
        "ctreport: error: [config.file] expected a configuration to read, found 'größe.yml': No such file or directory\n"
        "help: name a file with --config or CTREPORT_CONFIG; what stands in it: ctreport help formats\n")
    case.run("summary", "app.log", env={"CTREPORT_CONFIG": "."})
    case.status(1)
    case.stderr_has("found '.': Is a directory\n")
    case.same("the files", "['app.log']", repr(case.names()))


def test_a_wrong_configuration_is_told_with_its_places(case):
    inner = case.path("inner")
    inner.mkdir()
    case.write("inner/app.log", LOG)
    case.write(
        "ctreport.yml",
        CONFIG.replace("{level}", "{lvel}").replace("W: warning", "W: warnin") + "format: []\n")
    case.run("inspect", "app.log", cwd=inner)
    case.status(1)
    case.stdout("")
    case.stderr("""\
../ctreport.yml:3:22: error: [config.formats.line] expected time, level, process, pid, tid, library, subsystem, category, \
host, message or _, found 'lvel'
    3 |     line: "{time} | {lvel} | {category} | {message}"
      |                      ^ did you mean 'level'?
help: how a format is described: ctreport help formats
../ctreport.yml:5:18: error: [config.formats.levels] expected trace, debug, info, notice, default or one of 4 more, found \
'warnin'
    5 |     levels: { W: warnin, E: error }
      |                  ^~~~~~ did you mean 'warning'?
help: how a format is described: ctreport help formats
../ctreport.yml:11:1: error: [config.unknown-key] expected packs, built_in, inputs, labels, captures or one of 10 more, \
found the key 'format'
   11 | format: []
      | ^~~~~~
help: what a configuration holds: ctreport help config
""")


def test_the_examples_of_help_and_readme_are_configurations(case):
    case.run("help", "formats")
    case.status(0)
    shown = [line.removeprefix("  ") for line in case.last.stdout.split("\n")]
    readme = (FIXTURES.parent.parent / "README.md").read_text().split("\n")
    for lines in (shown, readme):
        first = lines.index("formats:")
        last = next(index for index in range(first, len(lines)) if lines[index] in ("", "```"))
        case.write("ctreport.yml", "\n".join(lines[first:last]) + "\n")
        case.write("app.log", LOG)
        case.run("inspect", "app.log")
        case.status(0)
        case.stdout_has("shop-logger")
