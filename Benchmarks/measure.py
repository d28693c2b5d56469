"""Times ctreport against other programs on the same files; prints a Markdown table of ratios."""

import datetime
import glob
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 5
STYLES = {"compact": 2, "default": 2, "ndjson": 1}
APPS = ("CounterTestApp", "Fun", "Orion")
EMPTY_PROGRAM = "Benchmarks/Empty.swift"


def make_capture(style, path, size):
    """Repeats the bundled launches with moving minutes and process ids until the file has `size` bytes."""
    files = sorted(glob.glob(f"Tests/Fixtures/captures/counter-*.{style}.log"))
    if not files:
        sys.exit(f"Benchmarks: no captures of style {style} in Tests/Fixtures/captures")
    lines = []
    for name in files:
        with open(name, "rb") as capture:
            lines += [line for line in capture.read().split(b"\n")[STYLES[style] :] if line]
    body = b"\n".join(lines) + b"\n"
    start = datetime.datetime(2026, 7, 29, 14, 0)
    ids = re.compile(rb'(\[|  |"processID":)(8\d\d\d)\b')
    written = step = 0
    with open(path, "wb") as out:
        while written < size:
            minute = (start + datetime.timedelta(minutes=2 * step)).strftime("%Y-%m-%d %H:%M").encode()
            block = body.replace(b"2026-07-29 14:00", minute)
            block = ids.sub(lambda found: found[1] + b"%d" % (8000 + (int(found[2]) + step * 57) % 1999), block)
            out.write(block)
            written += len(block)
            step += 1


def run(command):
    """Wall seconds, CPU seconds and peak memory in MB of one run."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begin
    if status != 0:
        sys.exit(f"Benchmarks: {' '.join(command)} failed with status {status}")
    peak = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    return wall, usage.ru_utime + usage.ru_stime, peak


def pair(ours, other):
    """Medians of our figures, and median, lowest and highest ratio of the wall times."""
    figures, ratios = [], []
    for _ in range(RUNS):
        mine = run(ours)
        ratios.append(mine[0] / run(other)[0])
        figures.append(mine)
    medians = [statistics.median(column) for column in zip(*figures)]
    return medians, (statistics.median(ratios), min(ratios), max(ratios))


def row(name, size, ours, other, label):
    if shutil.which(other[0]) is None:
        print(f"| {name} | – | – | – | {label}: not installed |")
        return
    (wall, cpu, peak), (middle, low, high) = pair(ours, other)
    speed = f"{size / wall / 1e6:.0f}" if size else "–"
    print(f"| {name} | {speed} | {cpu / wall:.2f} | {peak:.0f} | {middle:.1f} ({low:.1f}–{high:.1f}) × {label} |", flush=True)


def site_rows(binary, folder):
    """CPU seconds of a site apart from reading, `build` less `summary`, for two sizes, and how the whole grows."""
    print("\n| launches | read, CPU s | site, CPU s | files | MB | largest page, kB |")
    print("|--:|--:|--:|--:|--:|--:|")
    totals = []
    for launches in (2_000, 10_000):
        log, site = f"{folder}/{launches}.log", f"{folder}/site-{launches}"
        run([binary, "simulate", APPS[0], "--launches", str(launches), "--output", log])
        reading, building = [], []
        for _ in range(RUNS):
            reading.append(run([binary, "summary", "--format", "json", "--jobs", "1", log])[1])
            shutil.rmtree(site, ignore_errors=True)
            building.append(run([binary, "build", "--jobs", "1", log, "-o", site])[1])
        read, built = statistics.median(reading), statistics.median(building)
        sizes = {entry.name: entry.stat().st_size for entry in os.scandir(site)}
        page = max(size for name, size in sizes.items() if name.endswith((".html", ".md")))
        print(
            f"| {launches} | {read:.2f} | {built - read:.2f} | {len(sizes)} | {sum(sizes.values()) / 1e6:.1f} "
            f"| {page / 1e3:.0f} |", flush=True)
        totals.append(built)
    print(f"\nFive times the launches take {totals[1] / totals[0]:.2f} × the CPU time.")


def main():
    binary, size = os.path.abspath(sys.argv[1]), int(float(sys.argv[2]) * 1e6)
    with tempfile.TemporaryDirectory() as folder:
        print("| job | MB/s | CPU / wall | peak MB | wall, median of 5 pairs (lowest–highest) |")
        print("|---|--:|--:|--:|---|")
        for style in STYLES:
            path = f"{folder}/{style}.log"
            make_capture(style, path, size)
            real = os.path.getsize(path)
            summary = [binary, "summary", "--format", "json", "--jobs", "1", path]
            rival = ["rg", "-c", "-F", "Event: ", path]
            row(f"summary, {style}", real, summary, rival, "`rg -c -F 'Event: '`")
            row(f"summary, {style}", real, summary, ["wc", "-l", path], "`wc -l`")
        simulated = f"{folder}/simulated.log"
        for app in APPS:
            call = [binary, "simulate", app, "--output", simulated, "--force"]
            run([*call, "--launches", "200"])
            # As many launches as the size takes, judged by the first 200.
            call += ["--launches", str(max(200, 200 * size // os.path.getsize(simulated)))]
            run(call)
            real = os.path.getsize(simulated)
            row(f"simulate, {app}", real, call, ["wc", "-l", simulated], "`wc -l`")
        small = f"{folder}/small.log"
        make_capture("compact", small, 1_000_000)
        empty = f"{folder}/empty"
        subprocess.run(
            ["swiftc", "-O", "-static-stdlib", EMPTY_PROGRAM, "-o", empty], check=True, stdout=subprocess.DEVNULL)
        row("summary, 1 MB", 0, [binary, "summary", small], [empty], "an empty Swift program")
        row("build, 1 MB", 0, [binary, "build", small, "-o", f"{folder}/site"], [empty], "an empty Swift program")
        site_rows(binary, folder)


if __name__ == "__main__":
    main()
