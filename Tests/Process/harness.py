"""What a case of the process tests has at hand."""

import difflib
import os
import pathlib
import shutil
import subprocess
import traceback

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Fixtures"
CAPTURES = FIXTURES / "captures"


class Skip(Exception):
    """The machine cannot run this case; the text says why."""


class Stop(Exception):
    """Nothing further of the case makes sense; its faults are noted."""


class Run:
    """A finished run of the binary: status (negative for a signal), and what it printed."""

    def __init__(self, status, stdout, stderr):
        self.status, self.stdout, self.stderr = status, stdout, stderr


class Case:
    """One case in a folder of its own. Checks note faults and go on, so that a case tells all that is wrong.

    `run` runs the binary; `status`, `stdout`, `stderr` and their like look at the last run.
    """

    def __init__(self, name, binary, scratch):
        self.binary = binary
        self.folder = scratch / name
        self.folder.mkdir()
        self.faults = []
        self.skipped = None
        self.last = None

    def execute(self, function):
        try:
            function(self)
        except Skip as reason:
            self.skipped = str(reason)
        except Stop:
            pass
        except Exception:
            self.faults.append(traceback.format_exc().rstrip())
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    # Running

    def environment(self, more=None):
        """Nothing of the caller's environment decides a case, except where programs and folders are."""
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
        return kept | {"LC_ALL": "C", "TERM": "dumb"} | (more or {})

    def run(self, *arguments, stdin=b"", env=None, cwd=None, before=None, prefix=(), seconds=60):
        """Runs the binary, at most so many seconds. `before` is called in the new process; `prefix` is a command that
        runs it."""
        command = [*prefix, str(self.binary), *arguments]
        ended = subprocess.run(
            command, input=stdin, capture_output=True, cwd=cwd or self.folder, env=self.environment(env),
            preexec_fn=before, timeout=seconds)
        self.last = Run(ended.returncode, text(ended.stdout), text(ended.stderr))
        return self.last

    def start(self, *arguments, **options):
        """Starts the binary and does not wait for it."""
        options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
        return subprocess.Popen(
            [str(self.binary), *arguments], cwd=self.folder, env=self.environment(), **options)

    # Checks of the last run

    def status(self, expected):
        if self.last.status != expected:
            self.fault(f"exit status: expected {expected}, found {self.last.status}\n{self.last.stderr[:2000]}".rstrip())

    def stdout(self, expected):
        self.same("standard output", expected, self.last.stdout)

    def stderr(self, expected):
        self.same("standard error", expected, self.last.stderr)

    def stdout_has(self, part):
        self.check(part in self.last.stdout, f"standard output lacks: {part}\n{self.last.stdout[:2000]}".rstrip())

    def stderr_has(self, part):
        self.check(part in self.last.stderr, f"standard error lacks: {part}\n{self.last.stderr[:2000]}".rstrip())

    # Checks of anything

    def fault(self, words):
        self.faults.append(words)

    def check(self, condition, words):
        if not condition:
            self.fault(words)

    def same(self, what, expected, found):
        if expected == found:
            return
        if not isinstance(expected, str) or not isinstance(found, str):
            return self.fault(f"{what}: expected {shortened(expected)}, found {shortened(found)}")
        lines = difflib.unified_diff(expected.split("\n"), found.split("\n"), "expected", "found", lineterm="", n=1)
        self.fault("\n".join([f"{what}:", *(line[:300] for line in list(lines)[:40])]))

    def stop_if_faulty(self):
        if self.faults:
            raise Stop

    # Files

    def path(self, name):
        return self.folder / name

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def copy(self, capture, name=None):
        """A bundled capture in the case's folder."""
        return self.write(name or capture, (CAPTURES / capture).read_bytes())

    def names(self, folder="."):
        return sorted(entry.name for entry in (self.folder / folder).iterdir())

    def build(self, *captures, output="site", at=CAPTURES, **options):
        """Builds a site of captures named as in folder `at`, so that their names are stable; it has to succeed."""
        self.run("build", *captures, "--output", str(self.folder / output), "--quiet", cwd=at, **options)
        self.status(0)
        self.stop_if_faulty()
        return self.folder / output


def tree(folder):
    """Every file below a folder with its bytes; other entries with their kind."""
    entries = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        name = str(path.relative_to(folder))
        entries[name] = "link" if path.is_symlink() else "folder" if path.is_dir() else path.read_bytes()
    return entries


def without_places(value):
    """Figures without where they stand: captures and lines, and the page of a launch."""
    if isinstance(value, dict):
        return {key: without_places(item) for key, item in value.items() if key not in ("capture", "line", "page")}
    return [without_places(item) for item in value] if isinstance(value, list) else value


def bundled_captures(pattern="counter-*.log"):
    """Names of bundled captures; never none."""
    names = sorted(path.name for path in CAPTURES.glob(pattern))
    if not names:
        raise FileNotFoundError(f"no captures {pattern} in {CAPTURES}")
    return names


def text(content):
    return content.decode("utf-8", "backslashreplace")


def shortened(value):
    shown = repr(value)
    return shown if len(shown) <= 400 else shown[:400] + "…"
