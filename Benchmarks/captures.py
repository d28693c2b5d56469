"""Makes the captures that are measured; the same bytes for the same size."""

import datetime
import glob
import gzip
import random
import re
import shutil
import sys

HEADER_LINES = {"compact": 2, "default": 2, "ndjson": 1}
START = datetime.datetime(2026, 7, 29, 14, 0)
IDS = re.compile(rb'(\[|  |"processID":)(8\d\d\d)\b')
TIMES = re.compile(rb"2026-07-29 14:(\d\d)")
MINUTES = 3
EVENTS_PER_HUNDRED = 2
PROCESSES = """SpringBoard backboardd runningboardd locationd kernel mDNSResponder apsd nsurlsessiond cloudd bluetoothd wifid
symptomsd identityservicesd assertiond mediaserverd photoanalysisd searchd routined powerd thermalmonitord CommCenter lsd
installd itunesstored akd accountsd callservicesd contextstored duetexpertd dasd fseventsd logd nfcd parsecd rapportd
sharingd suggestd tccd trustd useractivityd watchdogd wirelessproxd""".split()
WORDS = """assertion acquired for scene invalidated connection reset by peer cache hit evicted budget exceeded state changed from
background to suspended query finished with result activity scheduled policy update received token renewed path satisfied
interface en0 quality good retry after timer fired entitlement check passed display link paused request queued transaction
committed lease expired""".split()


def blocks(style):
    """The bundled launches again and again, one capture after the other: times go on, process ids change."""
    files = sorted(glob.glob(f"Tests/Fixtures/captures/counter-*.{style}.log"))
    if not files:
        sys.exit(f"Benchmarks: no captures of style {style} in Tests/Fixtures/captures")
    bodies = []
    for name in files:
        with open(name, "rb") as capture:
            lines = [line for line in capture.read().split(b"\n")[HEADER_LINES[style] :] if line]
        bodies.append(b"\n".join(lines) + b"\n")
    step = 0
    while True:
        begin = START + datetime.timedelta(minutes=MINUTES * step)
        minutes = [
            (begin + datetime.timedelta(minutes=minute)).strftime("%Y-%m-%d %H:%M").encode() for minute in range(60)]
        moved = TIMES.sub(lambda found, minutes=minutes: minutes[int(found[1])], bodies[step % len(bodies)])
        yield IDS.sub(lambda found, step=step: found[1] + b"%d" % (8000 + (int(found[2]) + step * 57) % 1999), moved)
        step += 1


def every_line_an_event(style, path, size):
    """A capture of at least `size` bytes."""
    written = 0
    with open(path, "wb") as out:
        for block in blocks(style):
            written += out.write(block)
            if written >= size:
                return


def system_line(source, stamp):
    """A line of a system process, as `log` prints it in the compact style."""
    name = source.choice(PROCESSES)
    process = PROCESSES.index(name) + 60
    level = source.choice(("Df", "Df", "Df", "I ", "I ", "Db", "E "))
    text = " ".join(source.choices(WORDS, k=source.randint(5, 22)))
    where = source.choice((f"[com.apple.{name}:{source.choice(WORDS)}] ", f"({source.choice(PROCESSES)}Kit) ", ""))
    return f"{stamp} {level} {name}[{process}:{source.randrange(1 << 22):x}] {where}{text} {source.randrange(1 << 32):#x}\n"


def needle(path, size):
    """A capture of at least `size` bytes in which two lines of a hundred are events, the rest those of many system processes."""
    source = random.Random(7)
    pool = [system_line(source, "%") for _ in range(20_000)]
    written = 0
    with open(path, "wb") as out:
        for block in blocks("compact"):
            for line in block.split(b"\n")[:-1]:
                stamp = line[:23].decode()
                at = source.randrange(len(pool) - 100)
                others = pool[at : at + 100 // EVENTS_PER_HUNDRED - 1]
                written += out.write("".join(others).replace("%", stamp).encode() + line + b"\n")
            if written >= size:
                return


def packed(plain, path):
    """The same capture, compressed."""
    with open(plain, "rb") as capture, gzip.open(path, "wb", 6) as out:
        shutil.copyfileobj(capture, out, 1 << 20)
