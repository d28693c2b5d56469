"""Several apps in one capture give the figures that each gives alone."""

import json
import random
import re

from harness import CAPTURES, bundled_captures, without_places

SEED = 20260729
RUNS = 24
PATTERNS = ("counter-*.log", "fun-*.log", "orion-*.log")
# Where a record begins, in every style of the bundled captures; other lines belong to the record above.
BEGIN = re.compile(rb"\d{4}-\d\d-\d\d[ T]\d\d:|\{\"")


def test_interleaved_apps_have_the_figures_they_have_alone(case):
    dice = random.Random(SEED)
    alone = {}
    for number in range(RUNS):
        names = [str(dice.choice(bundled_captures(pattern))) for pattern in PATTERNS]
        case.write("mixed.log", interleaved([records(name) for name in names], dice))
        mixed = apps(case, "mixed.log")
        expected = {}
        for name in names:
            if name not in alone:
                alone[name] = apps(case, CAPTURES / name)
            expected |= alone[name]
        case.same(f"apps of {names}, seed {SEED}, run {number}", expected, mixed)
        case.stop_if_faulty()


def apps(case, path):
    case.run("summary", "--format", "json", path)
    case.status(0)
    return without_places(json.loads(case.last.stdout)["apps"])


def records(name):
    found = []
    for line in (CAPTURES / name).read_bytes().splitlines(keepends=True):
        if BEGIN.match(line) or not found:
            found.append(line)
        else:
            found[-1] += line
    return found


def interleaved(queues, dice):
    """The records of each queue in their order, the queues in any."""
    mixed = []
    while waiting := [queue for queue in queues if queue]:
        mixed.append(dice.choice(waiting).pop(0))
    return b"".join(mixed)
