"""report.json is what its schema says, and the schema is strict."""

import copy
import json

from harness import CAPTURES, bundled_captures
from jsonschema import Draft202012Validator


def test_report_json_of_every_scenario_is_valid(case):
    schema = schema_of(case)
    validator, closed = Draft202012Validator(schema), Draft202012Validator(closed_form(schema))
    for name in bundled_captures("*.log"):
        case.run("summary", name, "--format", "json", cwd=CAPTURES)
        case.status(0)
        report = json.loads(case.last.stdout)
        note_errors(case, name, validator, report)
        # Additions are allowed to later versions; what this version writes, its schema has to know.
        note_errors(case, f"{name}, no additions", closed, report)


def test_report_json_of_other_inputs_is_valid(case):
    validator = Draft202012Validator(closed_form(schema_of(case)))
    case.write("other.log", "2026-07-29 14:00:00.412 I  Other[81:1f] [com.example:Main] a message\nwhat is this\n\0\1\2\3\n")
    case.write("bad.ndjson", '{"timestamp":\n{"a": 1}\n{"timestamp":"2026-13-29 14:00:00.412337+0300","eventMessage":"x"}\n')
    case.copy("counter-ui-test-forced.default.log")
    for arguments in (
        ["other.log"], ["other.log", "bad.ndjson"], ["counter-ui-test-forced.default.log", "--exclude-forced"],
        ["."], [".", "--install-by", "host"],
    ):
        case.run("summary", *arguments, "--format", "json")
        case.status(0)
        note_errors(case, " ".join(arguments), validator, json.loads(case.last.stdout or "{}"))


def test_the_site_holds_report_and_schema(case):
    site = case.build("counter-web-http-500.default.log")
    schema = json.loads((site / "report.schema.json").read_text())
    report = json.loads((site / "report.json").read_text())
    Draft202012Validator.check_schema(schema)
    note_errors(case, "report.json", Draft202012Validator(schema), report)


def test_wrong_documents_are_refused(case):
    validator = Draft202012Validator(schema_of(case))
    case.run("summary", ".", "--format", "json", cwd=CAPTURES)
    report = json.loads(case.last.stdout)
    note_errors(case, "the report", validator, report)
    # A few launches and events stand for all: each wrong document is validated whole.
    for app in report["apps"].values():
        pages = app["launches"].get("pages", [])
        del pages[2:]
        for page in pages:
            del page["timeline"][4:]
    refused = 0
    for what, wrong in mutations(report):
        refused += 1
        case.check(not validator.is_valid(wrong), f"accepted: {what}")
    case.check(refused > 200, f"only {refused} wrong documents were tried")


def test_additions_are_allowed_where_the_contract_allows_them(case):
    validator = Draft202012Validator(schema_of(case))
    case.run("summary", "counter-web-http-500.default.log", "--format", "json", cwd=CAPTURES)
    report = json.loads(case.last.stdout)
    for place in (
        report, report["generator"], report["captures"][0], report["losses"], report["redaction"],
        report["apps"]["countertestapp"], report["apps"]["countertestapp"]["events"],
    ):
        place["later"] = {"value": 1}
    note_errors(case, "with additions", validator, report)


def schema_of(case):
    site = case.build("counter-web-http-500.default.log")
    schema = json.loads((site / "report.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    return schema


def closed_form(schema):
    """The schema without room for additions."""
    if isinstance(schema, list):
        return [closed_form(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: closed_form(part) for key, part in schema.items()}
    if schema.get("type") == "object" and "properties" in schema and "allOf" not in schema:
        closed.setdefault("additionalProperties", False)
    return closed


def note_errors(case, what, validator, document):
    for error in list(validator.iter_errors(document))[:5]:
        case.fault(f"{what}: {error.json_path}: {error.message[:300]}")


def mutations(report):
    """Documents with one thing wrong: a required member missing, or a value of another type; and what no type tells."""
    app = report["apps"]["countertestapp"]
    first_of_kind = first_metrics(app)
    small = copy.deepcopy(report)
    small["captures"] = report["captures"][:1]
    for other in small["apps"].values():
        other["metrics"] = {name: other["metrics"][name] for name in first_metrics(other).values()}
    free = {"assumptions", "by_name", "by_level", "unplanned", "by_rule", "rejections", "formats", "metrics", "apps", "repeats"}
    # Apps whose launches cannot be told apart have no lists of them; repeats are those of captures with several launches.
    optional = {"excluded", "by_level", "pages", "with_errors", "with_warnings_only", "repeats"}
    for path, holder, key in places(small):
        named = isinstance(holder, dict)
        if named and (not path or path[-1] not in free) and key not in optional:
            yield f"{dotted(path, key)} missing", changed(small, path, key, remove=True)
        wrong = {"a": []} if not isinstance(holder[key], dict) else ["a"]
        yield f"{dotted(path, key)} of another type", changed(small, path, key, wrong)
    at = ["apps", "countertestapp"]
    rate = next(name for (kind, has_value), name in first_of_kind.items() if kind == "rate" and has_value)
    nothing = next(name for (kind, has_value), name in first_of_kind.items() if kind == "rate" and not has_value)
    table = first_of_kind["table", True]
    for what, path, key, value in (
        ("another schema", [], "schema", "ctreport.report/2"),
        ("a class of lines more", ["lines"], "lost", 0),
        ("a negative count", ["lines"], "read", -1),
        ("a count with a fraction", ["lines"], "read", 1.5),
        ("an unknown reason", ["rejections"], "because", 1),
        ("an unknown assumption", ["assumptions"], "moon-phase", 1),
        ("an unknown level", ["losses"], "levels_missing", ["Verbose"]),
        ("an app's id in upper case", ["apps"], "Other", app),
        ("a metric's id with a blank", [*at, "metrics"], "a b", {"kind": "count", "value": 1}),
        ("an unknown kind", [*at, "metrics"], "a", {"kind": "median", "value": 1}),
        ("a member of another kind", [*at, "metrics"], "a", {"kind": "count", "value": 1, "unit": "s"}),
        ("a rate above one", [*at, "metrics", rate], "value", 1.2),
        ("a rate that is null with n", [*at, "metrics", rate], "value", None),
        ("a rate of nothing", [*at, "metrics", nothing], "value", 0),
        ("a null without reason", [*at, "metrics"], "a", {"kind": "best", "value": None}),
        ("a row of three", [*at, "metrics", table], "rows", [["a", 1, 2]]),
        ("a row without label", [*at, "metrics", table], "rows", [[1, 1]]),
        ("101 rows", [*at, "metrics", table], "rows", [["a", 1]] * 101),
        ("a time with an offset", ["captures", 0], "first", "2026-07-29T14:00:00+03:00"),
        ("a severity of another name", at, "findings", [
            {"rule": "a", "severity": "fatal", "message": "m", "count": 1, "evidence": [{"capture": "c", "line": 1}]}]),
        ("a finding without evidence", at, "findings", [
            {"rule": "a", "severity": "error", "message": "m", "count": 1, "evidence": []}]),
        ("evidence on line 0", at, "findings", [
            {"rule": "a", "severity": "error", "message": "m", "count": 1, "evidence": [{"capture": "c", "line": 0}]}]),
    ):
        yield what, changed(small, path, key, value)


def first_metrics(app):
    """The first metric of each kind, with a value and without."""
    first = {}
    for name, metric in app["metrics"].items():
        first.setdefault((metric["kind"], metric.get("reason") is None), name)
    return first


def places(value, path=()):
    """Every member and entry as (path to what holds it, holder, key)."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        yield list(path), value, key
        yield from places(value[key], (*path, key))


def changed(document, path, key, value=None, remove=False):
    document = copy.deepcopy(document)
    holder = document
    for step in path:
        holder = holder[step]
    if remove:
        del holder[key]
    else:
        holder[key] = value
    return document


def dotted(path, key):
    return ".".join(str(step) for step in [*path, key])
