"""Inputs and outputs that are wrong: the words, the exit status, and an old site that stays as it was."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time

from harness import Skip, tree

OLD = "counter-two-cold-launches.default.log"
NEW = "counter-web-errors-retry.default.log"
GUIDE = "xcrun simctl spawn booted log stream --level info"


def fails(case, *arguments, stderr, **options):
    """Runs a build that has to fail with these words and leave the folder as it was, the old site in it."""
    if not case.path("site").exists():
        case.build(OLD)
    before = tree(case.folder)
    case.run("build", *arguments, **options)
    case.status(1)
    case.stdout("")
    if stderr is not None:
        case.stderr(stderr)
    case.check(tree(case.folder) == before, f"the folder has changed: {sorted(tree(case.folder))[:30]}")


def test_a_missing_file_ends_before_any_work(case):
    case.copy(NEW, "app.log")
    fails(
        case, "app.log", "größe.log", "-o", "site",
        stderr="ctreport: error: [input.missing] expected a capture file, a directory or -, found nothing at 'größe.log'\n"
        "help: check the path; captures are made with: log stream --level debug --style ndjson > app.log\n")


def test_names_of_files_cannot_drive_the_terminal(case):
    case.run("build", "a\x1b[31m\nb", "--color", "always")
    case.status(1)
    case.stderr_has("found nothing at 'a\\u{1B}[31m\\nb'")


def test_a_directory_without_captures_is_refused(case):
    case.path("logs/inner").mkdir(parents=True)
    case.write("logs/.hidden.log", "x\n")
    fails(
        case, "logs", "-o", "site",
        stderr="ctreport: error: [input.empty-directory] expected capture files in the directory 'logs', found none\n"
        "help: hidden files are not read; name a file to read it anyway\n")


def as_nobody(case):
    """A command in front of the binary that runs it without rights, and the binary where it may be run."""
    if os.getuid() != 0:
        return ()
    if not shutil.which("setpriv"):
        raise Skip("root reads everything, and there is no setpriv to become somebody else")
    case.binary = shutil.copy(case.binary, case.path("ctreport"))
    return ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--")


def test_an_unreadable_file_is_refused(case):
    prefix = as_nobody(case)
    case.folder.chmod(0o777)
    case.write("secret.log", "x\n").chmod(0)
    case.run("build", "secret.log", "-o", "site", prefix=prefix)
    case.status(1)
    case.stdout("")
    case.stderr("ctreport: error: [input.unreadable] expected a readable input, found 'secret.log': permission denied\n")
    case.check(not case.path("site").exists(), "a site was written")


def test_an_output_without_rights_is_refused(case):
    prefix = as_nobody(case)
    case.copy(NEW, "app.log").chmod(0o644)
    case.path("locked").mkdir(mode=0o755)
    if os.getuid() != 0:
        case.path("locked").chmod(0o555)
    case.run("build", "app.log", "-o", "locked/site", prefix=prefix)
    case.status(1)
    case.stdout("")
    case.stderr_has("ctreport: error: [site.parent] cannot make a folder in '")
    case.stderr_has(
        ": Permission denied\nhelp: the site is written beside 'locked/site' first and swapped in; choose a folder with -o "
        "whose parent can be written\n")
    case.same("files", [], case.names("locked"))


def test_an_empty_capture_says_how_to_capture(case):
    case.write("app.log", "")
    fails(case, "app.log", "-o", "site", stderr=None)
    case.check(
        case.last.stderr.startswith(
            "ctreport: error: [input.no-records] expected a log of an app, found no "
            "record in 0 lines\n"
            "help: the capture is empty; info lines are lost without --info or --level info; how to capture follows\n\n"
            "How to capture CounterTestApp\n"), case.last.stderr[:500])
    case.stderr_has(GUIDE)


def test_a_binary_file_is_no_capture(case):
    case.write("app.log", bytes(range(256)) * 64)
    fails(case, "app.log", "-o", "site", "--quiet", stderr=None)
    case.check(
        case.last.stderr.startswith(
            "ctreport: error: [input.no-records] expected a log of an app, found no "
            "record in 65 lines\nhelp: ctreport inspect CAPTURE says why lines were rejected; ctreport help capture says how to "
            "capture\n"),
        case.last.stderr[:500])
    case.run("inspect", "app.log")
    case.status(1)
    case.stdout_has("rejected")


def test_a_line_of_200_megabytes_costs_little(case):
    part = b"x" * (1 << 20)
    with open(case.path("app.log"), "wb") as log:
        for _ in range(200):
            log.write(part)
    # In between, a small process: a new process counts the memory of the one that it came from as its own.
    measuring = (
        "import resource, subprocess, sys; status = subprocess.run(sys.argv[1:]).returncode; "
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr); sys.exit(status)")
    started = time.monotonic()
    case.run("summary", "app.log", "--quiet", prefix=(sys.executable, "-c", measuring))
    taken = time.monotonic() - started
    case.status(1)
    case.stderr_has("found no record in 1 line\n")
    peak = int(case.last.stderr.split()[-1]) * (1 if sys.platform == "darwin" else 1024)
    case.check(peak < 100e6, f"it took {peak / 1e6:.0f} MB of memory")
    case.check(taken < 20, f"it took {taken:.1f} s")
    os.unlink(case.path("app.log"))


def test_an_output_that_is_a_file_is_refused(case):
    case.copy(NEW, "app.log")
    fails(
        case, "app.log", "-o", "app.log",
        stderr="ctreport: error: [site.destination] expected a folder for the site, found the file 'app.log'\n"
        "help: choose another folder with -o\n")


def test_a_foreign_folder_is_replaced_by_force_only(case):
    case.copy(NEW, "app.log")
    case.write("notes/notes.txt", "mine\n")
    fails(
        case, "app.log", "-o", "notes",
        stderr="ctreport: error: [site.foreign] expected an empty folder or a site of ctreport, found another file, "
        "'notes.txt' in 'notes'\n"
        "help: choose another folder with -o, or lose all of it with --force\n")
    case.run("build", "app.log", "-o", "notes", "--force")
    case.status(0)
    case.check("index.html" in case.names("notes") and "notes.txt" not in case.names("notes"), "it was not replaced")


def test_a_full_disk_leaves_the_old_site(case):
    if os.getuid() != 0:
        raise Skip("only root can mount a small disk")
    case.copy(NEW, "app.log")
    site = case.build(OLD, output="measured")
    # A tmpfs takes whole pages of 4 KiB: one and a half old sites.
    room = sum(-(-file.stat().st_size // 4096) * 4 for file in site.rglob("*") if file.is_file()) * 3 // 2
    for size in (64, room):
        disk = case.path(f"disk-{size}")
        disk.mkdir()
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", disk], capture_output=True, text=True)
        if mounted.returncode != 0:
            raise Skip(f"cannot mount a small disk: {mounted.stderr.strip()}")
        try:
            # The old site fits on the larger one; a second site beside it does not.
            if size > 64:
                case.build(OLD, output=f"{disk.name}/site")
            before = tree(disk)
            case.run("build", "app.log", "-o", f"{disk.name}/site")
            case.status(1)
            case.stderr(
                f"ctreport: error: [site.write] cannot write the site beside '{disk.name}/site': "
                "No space left on device\nhelp: the old site, if there was one, is untouched\n")
            case.check(tree(disk) == before, f"{size} KiB: the disk has changed")
        finally:
            subprocess.run(["umount", disk], check=True)


def test_a_limit_of_file_size_leaves_the_old_site(case):
    case.copy(NEW, "app.log")
    fails(
        case, "app.log", "-o", "site", before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)),
        stderr="ctreport: error: [site.write] cannot write the site beside 'site': File too large\n"
        "help: the old site, if there was one, is untouched\n")


def test_a_full_device_for_results_is_a_failure(case):
    if not os.path.exists("/dev/full"):
        raise Skip("there is no /dev/full")
    case.copy(NEW, "app.log")
    for arguments in (["summary"], ["summary", "--format", "json"], ["summary", "--format", "markdown"], ["inspect"]):
        with open("/dev/full", "wb") as full:
            running = case.start(*arguments, "app.log", stdout=full)
            errors = running.communicate(timeout=60)[1].decode()
        case.same(f"exit status of {arguments}", 1, running.returncode)
        case.same(
            "standard error",
            "ctreport: error: [output.write] cannot write standard output: No space left on device\n"
            "help: check the disk or the program that reads the output\n", errors)


def test_a_closed_pipe_is_no_failure(case):
    for name in ("a", "b", "c", "d"):
        case.copy(NEW, f"{name}.log")
    running = case.start("summary", ".", "--keep-duplicates", "--format", "markdown")
    running.stdout.readline()
    running.stdout.close()
    case.same("standard error", "", running.stderr.read().decode())
    running.stderr.close()
    case.same("exit status", 0, running.wait(60))


def test_a_signal_while_reading_leaves_the_old_site(case):
    case.build(OLD)
    before = tree(case.folder)
    for number in (signal.SIGTERM, signal.SIGINT):
        running = case.start("build", "-", "-o", "site", stdin=subprocess.PIPE)
        running.stdin.write(b"Timestamp                       Thread     Type\n")
        running.stdin.flush()
        time.sleep(0.2)
        running.send_signal(number)
        running.communicate(timeout=60)
        case.check(running.returncode in (1, -number), f"exit status {running.returncode}")
        case.check(tree(case.folder) == before, "the folder has changed")


def test_a_signal_while_writing_leaves_one_whole_site_and_nothing_else(case):
    case.copy(NEW, "new.log")
    case.copy(OLD, "old.log")
    whole = {}
    for name in ("old", "new"):
        case.run("build", f"{name}.log", "-o", "site", "--quiet")
        whole[name] = tree(case.path("site"))
    expected = case.names()
    caught = 0
    # The folder beside the site is there for some milliseconds only: the signal is sent when it comes, or a little later.
    for attempt in range(36):
        number = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)[attempt % 3]
        name = ("old", "new")[attempt % 2]
        running = case.start("build", f"{name}.log", "-o", "site")
        is_seen = False
        while running.poll() is None and not is_seen:
            is_seen = any(entry.startswith(".ctreport-site.") for entry in os.listdir(case.folder))
        if is_seen:
            time.sleep(0.0002 * (attempt % 10))
        running.send_signal(number)
        errors = running.communicate(timeout=60)[1].decode()
        case.same("files", expected, case.names())
        found = tree(case.path("site"))
        case.check(found in whole.values(), f"attempt {attempt}: the site is neither the old nor the new one")
        # Before and after the writing a signal ends the program as ever.
        case.check(running.returncode in (0, 1, -number), f"attempt {attempt}: exit status {running.returncode}")
        if running.returncode == 1:
            caught += 1
            case.same(
                "standard error",
                "ctreport: error: [site.interrupted] interrupted while the site was written\n"
                "help: the old site, if there was one, is untouched\n", errors)
        case.stop_if_faulty()
    case.check(caught > 0, "no signal came while the site was written")


def test_standard_input_and_files_give_the_same_figures(case):
    case.copy(NEW, "app.log")
    case.run("summary", "app.log")
    case.status(0)
    plain = case.last.stdout
    case.run("summary", "-", stdin=case.path("app.log").read_bytes())
    case.status(0)
    case.same("summary of -", plain, case.last.stdout)
    case.run("build", "-", "-o", "site", stdin=case.path("app.log").read_bytes())
    case.status(0)
    case.stderr("")
    case.check("index.html" in case.names("site"), "no index.html")


def test_a_file_given_twice_is_read_once(case):
    case.copy(NEW, "app.log")
    case.run("summary", "app.log")
    once = case.last.stdout
    case.run("summary", "app.log", "./app.log", "app.log")
    case.status(0)
    case.same("summary", once, case.last.stdout)
    case.stderr(
        "ctreport: note: [input.twice] './app.log' is the same file as 'app.log' and is read once\n"
        "ctreport: note: [input.twice] 'app.log' is the same file as 'app.log' and is read once\n")


def test_bytes_that_tools_add_change_no_figure(case):
    for style in ("default", "compact", "ndjson"):
        plain = case.copy(f"counter-web-offline.{style}.log", "app.log").read_bytes()
        case.run("summary", "app.log")
        figures = case.last.stdout
        lines = plain.split(b"\n")
        forms = {
            "CR LF": plain.replace(b"\n", b"\r\n"),
            "a byte-order mark": b"\xef\xbb\xbf" + plain,
            "no last line feed": plain.rstrip(b"\n"),
            "colours": b"\n".join(b"\x1b[32m" + line + b"\x1b[0m" if line else line for line in lines),
            "NULs at line ends": b"\n".join(line + b"\0" if line else line for line in lines),
        }
        for what, content in forms.items():
            case.write("app.log", content)
            case.run("summary", "app.log")
            case.status(0)
            case.same(f"{style} with {what}", figures, case.last.stdout)
