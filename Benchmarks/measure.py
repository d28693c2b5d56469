"""Times ctreport against other programs on the same files; prints Markdown tables of ratios.

The table of speed also goes to Benchmarks/results/latest.json, for Benchmarks/compare, and with --readme between the
markers of the README.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import captures

RUNS = 5
RESULTS = "Benchmarks/results/latest.json"
MARKERS = ("<!-- benchmarks -->", "<!-- end of benchmarks -->")
DUCKDB = {
    "ndjson": "SELECT json_extract_string(j, '$.eventMessage')[8:20], count(*) FROM read_csv('{path}', columns={{'j':'JSON'}}, "
    "delim='\\x01', quote='', escape='', header=false, max_line_size=2000000) GROUP BY 1",
    "text": "SELECT regexp_extract(l, 'Event: (\\w+)', 1), count(*) FROM read_csv('{path}', columns={{'l':'VARCHAR'}}, "
    "delim='\\x01', quote='', escape='', header=false, max_line_size=2000000) WHERE contains(l, 'Event: ') GROUP BY 1",
}
APPS = ("CounterTestApp", "Fun", "Orion")
EMPTY_PROGRAM = "Benchmarks/Empty.swift"
HEAD = """| job | MB/s | CPU / wall | peak MB | wall, median of 5 pairs (lowest–highest) |
|---|--:|--:|--:|---|"""


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
    """Medians of our figures; median, lowest and highest ratio of the wall times; those of the CPU times."""
    figures, walls, times = [], [], []
    for _ in range(RUNS):
        mine, theirs = run(ours), run(other)
        walls.append(mine[0] / theirs[0])
        times.append(mine[1] / max(theirs[1], 0.001))
        figures.append(mine)
    medians = [statistics.median(column) for column in zip(*figures)]
    return medians, spread(walls), spread(times)


def spread(ratios):
    return statistics.median(ratios), min(ratios), max(ratios)


def measured(name, size, ours, other, label):
    """A row: our figures, and the ratio to the other program, None where that is not installed."""
    found = {"job": name, "against": label, "megabytes": size / 1e6, "ratio": None}
    if shutil.which(other[0]) is not None:
        (wall, cpu, peak), (middle, low, high), (cpu_middle, cpu_low, _) = pair(ours, other)
        found |= {"seconds": wall, "cpu": cpu, "peak": peak, "ratio": middle, "low": low, "high": high}
        found |= {"cpu_ratio": cpu_middle, "cpu_low": cpu_low}
    print(line(found), flush=True)
    return found


def line(found):
    """A row of the table."""
    name, label = found["job"], found["against"]
    if found["ratio"] is None:
        return f"| {name} | – | – | – | {label}: not installed |"
    wall, cpu = found["seconds"], found["cpu"]
    speed = f"{found['megabytes'] / wall:.0f}" if found["megabytes"] else "–"
    ratio = "{ratio:.2f} ({low:.2f}–{high:.2f})".format(**found)
    return f"| {name} | {speed} | {cpu / wall:.2f} | {found['peak']:.0f} | {ratio} × {label} |"


def peers(kind, path, plain):
    """What a capture is compared with: programs that do a part of the work."""
    query = DUCKDB["ndjson" if kind == "ndjson" else "text"].format(path=plain)
    if kind == "gz":
        return [(["gzip", "-dc", path], "`gzip -dc`")]
    return [
        (["rg", "-c", "-F", "Event: ", path], "`rg -c -F 'Event: '`"), (["wc", "-l", path], "`wc -l`"),
        (["duckdb", "-c", query], "DuckDB, a count per name"),
    ]


def speed_rows(binary, folder, size):
    """`summary` of each kind of capture with one thread and with two, and what the second one gains."""
    plain = f"{folder}/compact.log"
    rows = []
    for kind in ("compact", "default", "ndjson", "needle", "gz"):
        path = f"{folder}/{kind}.log" + (".gz" if kind == "gz" else "")
        if kind == "needle":
            captures.needle(path, size)
        elif kind == "gz":
            captures.packed(plain, path)
        else:
            captures.every_line_an_event(kind, path, size)
        real = os.path.getsize(plain if kind == "gz" else path)
        calls = {jobs: [binary, "summary", "--format", "json", "--jobs", str(jobs), path] for jobs in (1, 2)}
        for jobs, call in calls.items():
            for other, label in peers(kind, path, path):
                rows.append(measured(f"{kind}, {jobs} job" + "s" * (jobs > 1), real, call, other, label))
        rows.append(measured(f"{kind}, 2 jobs", real, calls[2], calls[1], "1 job"))
    return rows


def start_rows(binary, folder):
    """A small capture against a program that does nothing."""
    small, empty = f"{folder}/small.log", f"{folder}/empty"
    captures.every_line_an_event("compact", small, 1_000_000)
    subprocess.run(["swiftc", "-O", "-static-stdlib", EMPTY_PROGRAM, "-o", empty], check=True, stdout=subprocess.DEVNULL)
    calls = {"summary": [binary, "summary", small], "build": [binary, "build", small, "-o", f"{folder}/site", "--force"]}
    return [measured(f"{name}, 1 MB", 0, call, [empty], "an empty Swift program") for name, call in calls.items()]


def simulation_rows(binary, folder, size):
    """The simulator, an app each."""
    rows, simulated = [], f"{folder}/simulated.log"
    for app in APPS:
        call = [binary, "simulate", app, "--output", simulated, "--force"]
        run([*call, "--launches", "200"])
        # As many launches as the size takes, judged by the first 200.
        call += ["--launches", str(max(200, 200 * size // os.path.getsize(simulated)))]
        run(call)
        rows.append(measured(f"simulate, {app}", os.path.getsize(simulated), call, ["wc", "-l", simulated], "`wc -l`"))
    return rows


def into_readme(rows):
    """Puts the table between the markers of the README, without programs that are not installed."""
    with open("README.md", encoding="utf-8") as file:
        text = file.read()
    if not all(marker in text for marker in MARKERS):
        sys.exit(f"Benchmarks: expected the lines {MARKERS[0]} and {MARKERS[1]} in README.md")
    before, rest = text.split(MARKERS[0], 1)
    table = [HEAD, *(line(found) for found in rows if found["ratio"] is not None)]
    with open("README.md", "w", encoding="utf-8") as file:
        file.write(before + MARKERS[0] + "\n" + "\n".join(table) + "\n" + MARKERS[1] + rest.split(MARKERS[1], 1)[1])


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
    parser = argparse.ArgumentParser(prog="Benchmarks/run", description=__doc__)
    parser.add_argument("binary")
    parser.add_argument("megabytes", nargs="?", type=float, default=60)
    parser.add_argument("--readme", action="store_true", help="write the table into the README")
    parser.add_argument("--speed-only", action="store_true", help="leave out the simulator and the sites")
    options = parser.parse_args()
    binary, size = os.path.abspath(options.binary), int(options.megabytes * 1e6)
    with tempfile.TemporaryDirectory() as folder:
        print(HEAD, flush=True)
        rows = speed_rows(binary, folder, size) + start_rows(binary, folder)
        if not options.speed_only:
            rows += simulation_rows(binary, folder, size)
            site_rows(binary, folder)
    os.makedirs(os.path.dirname(RESULTS), exist_ok=True)
    with open(RESULTS, "w", encoding="utf-8") as file:
        json.dump({"megabytes": options.megabytes, "rows": rows}, file, indent=1)
    if options.readme:
        into_readme(rows)


if __name__ == "__main__":
    main()
