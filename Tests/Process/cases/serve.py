"""The preview: what it answers, what it refuses, how it follows changes, and how it ends."""

import concurrent.futures
import contextlib
import http.client
import importlib.util
import os
import pathlib
import re
import signal
import socket
import subprocess
import time

CAPTURE = "counter-web-errors-retry.default.log"
EVENTS = "/_ctreport/events"


class Preview:
    """A running `ctreport serve` and the port that it printed."""

    def __init__(self, case, *arguments, **options):
        self.case = case
        self.errors = open(case.path("serve.stderr"), "wb")
        self.running = case.start("serve", *arguments, stderr=self.errors, **options)
        line = self.running.stdout.readline().decode()
        found = re.fullmatch(r"serving http://127\.0\.0\.1:(\d+)/ until Ctrl-C\n", line)
        case.check(found, f"first line: {line!r} {self.said()}")
        case.stop_if_faulty()
        self.port = int(found[1])

    def said(self):
        return self.case.path("serve.stderr").read_text()

    def ask(self, path="/", method="GET", host=None, headers=None):
        """Status, headers and bytes of an answer; `host` takes the place of the right one."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        with contextlib.closing(connection):
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in {"Host": host or f"127.0.0.1:{self.port}"}.items():
                if value != "none":
                    connection.putheader(name, value)
            for name, value in (headers or {}).items():
                connection.putheader(name, value)
            connection.endheaders()
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

    def page(self, path="/"):
        return self.ask(path)[2].decode()

    def until(self, what, condition, seconds=60):
        """Waits until a condition holds; what it gave."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = condition()
            if found:
                return found
            time.sleep(0.05)
        self.case.fault(f"waited in vain for {what}: {self.said()[-1500:]}")
        self.case.stop_if_faulty()

    def until_built(self):
        self.until("a site", lambda: self.ask()[0] == 200)

    def stop(self, number=signal.SIGINT):
        started = time.monotonic()
        self.running.send_signal(number)
        self.running.stdout.read()
        status = self.running.wait(20)
        return status, time.monotonic() - started


@contextlib.contextmanager
def preview(case, *arguments, **options):
    running = Preview(case, *arguments, **options)
    try:
        yield running
    finally:
        running.running.kill()
        running.running.wait(20)
        running.running.stdout.close()
        running.errors.close()


class Events:
    """An open stream of events."""

    def __init__(self, served):
        self.connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=60)
        self.connection.request("GET", EVENTS)
        self.answer = self.connection.getresponse()
        self.read = b""

    def next(self):
        """The next state of the site that the stream names."""
        while True:
            line = self.answer.readline()
            if not line:
                return None
            if line.startswith(b"data: "):
                return line[6:].strip().decode()

    def close(self):
        self.connection.close()


def test_a_preview_shows_the_site_and_writes_nothing(case):
    case.copy(CAPTURE, "app.log")
    site = case.build("app.log", at=case.folder)
    with preview(case, "app.log") as served:
        served.until_built()
        for path in sorted(site.rglob("*")):
            name = str(path.relative_to(site))
            # The mark of a folder that ctreport wrote is no page.
            if not path.is_file() or name == "ctreport-site.json":
                continue
            status, headers, content = served.ask("/" + name)
            case.same(f"status of {name}", 200, status)
            case.same(f"cache of {name}", "no-store", headers["Cache-Control"])
            case.same(f"guessing of {name}", "nosniff", headers["X-Content-Type-Options"])
            if name.endswith(".html"):
                # What the preview adds is two lines of the head and a directive of the policy.
                page = re.sub(rb'<link rel="stylesheet" href="/_ctreport/.*\n<script src="/_ctreport/.*\n', b"", content)
                page = page.replace(b"; connect-src 'self'", b"")
                case.check(page == path.read_bytes(), f"{name} differs from the built one")
                case.check(content != page, f"{name} has no script")
            else:
                case.check(content == path.read_bytes(), f"{name} differs from the built one")
            types = {"html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "json": "application/json"}
            ending = name.rsplit(".", 1)[-1]
            if ending in types:
                case.same(f"type of {name}", types[ending], headers["Content-Type"])
        case.same("built file", b"".join(served.ask("/index.html")[2:]), served.ask("/")[2])
        case.same("files", ["app.log", "serve.stderr", "site"], case.names())
        case.same("end", 0, served.stop()[0])
    case.same("files", ["app.log", "serve.stderr", "site"], case.names())
    case.check("stopped\n" in served.said(), "the end is not said")


def test_strangers_are_refused(case):
    case.copy(CAPTURE, "app.log")
    with preview(case, "app.log") as served:
        served.until_built()
        good, port = f"localhost:{served.port}", served.port
        case.same("localhost", 200, served.ask(host=good)[0])
        for host in ("none", "evil.example", f"evil.example:{port}", "127.0.0.1", "localhost", f"127.0.0.1:{port + 1}",
                     f"127.0.0.1:{port}.evil.example", f"[::1]:{port}", f"0.0.0.0:{port}"):
            for path in ("/", "/report.json", EVENTS):
                status, _, content = served.ask(path, host=host)
                # Later versions of the library refuse what HTTP forbids by themselves.
                case.check(status == 403 or host == "none" and status == 400, f"{path} for {host}: {status}")
                case.check(b"web_view" not in content, "a stranger got figures")
        for second in ("evil.example", good):
            case.check(served.ask(headers={"Host": second})[0] in (400, 403), f"two hosts: {second}")
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"):
            status, headers, _ = served.ask(method=method, headers={"Content-Length": "0"})
            case.same(method, 405, status)
            case.same(f"Allow for {method}", "GET, HEAD", headers["Allow"])
        # Only this machine: the port is not open on its other addresses.
        sockets = pathlib.Path("/proc/net/tcp")
        lines = [line.split() for line in sockets.read_text().splitlines()] if sockets.exists() else []
        listening = {line[1] for line in lines if line[3] == "0A"}
        case.check(not lines or f"0100007F:{port:04X}" in listening, "it does not listen on 127.0.0.1")
        case.check(f"00000000:{port:04X}" not in listening, "it listens on every address")


def test_no_path_leads_out_of_the_site(case):
    case.copy(CAPTURE, "app.log")
    case.write("secret.txt", "not for the site\n")
    with preview(case, "app.log") as served:
        served.until_built()
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "//etc/passwd",
                     "/%2fetc/passwd", "/index.html/../../secret.txt", "/index.html%00.txt", "/%00", "/%zz", "/%"):
            status, _, content = served.ask(path)
            case.same(path, 400, status)
            case.check(b"not for the site" not in content and b"root:" not in content, f"{path} gave a file")
        for path in ("/secret.txt", "/app.log", "/etc/passwd", "/none.html", "/.ctreport", "/_ctreport/", "/%252e%252e/x"):
            case.same(path, 404, served.ask(path)[0])
        case.same("a query", 200, served.ask("/index.html?x=../../secret.txt")[0])
        whole = served.ask("/index.html")
        status, headers, content = served.ask("/index.html", method="HEAD")
        case.same("HEAD", (200, b"", str(len(whole[2]))), (status, content, headers["Content-Length"]))
        case.same("HEAD of nothing", 404, served.ask("/none", method="HEAD")[0])
        case.same("HEAD of events", 200, served.ask(EVENTS, method="HEAD")[0])


def test_changes_reach_the_browser(case):
    case.copy(CAPTURE, "app.log")
    case.write("ctreport.yml", "site: { title: First, pages: Site, templates: Templates }\n")
    case.write("Site/mine.md", "---\ntitle: Mine\ndescription: A page.\n---\nOne.\n")
    case.write("Templates/tokens.css", ":root { --space-1: 0.3rem }\n")
    with preview(case, "app.log") as served:
        served.until_built()
        one, two = Events(served), Events(served)
        state = one.next()
        case.same("state of the second browser", state, two.next())
        case.check(f'data-version="{state}"' in served.page(), "the page does not know its state")
        changes = [
            ("app.log", lambda path: path.write_bytes(b""), None),
            ("app.log", lambda path: path.write_bytes((case.copy(CAPTURE, "copy")).read_bytes()), None),
            ("ctreport.yml", lambda path: path.write_text(path.read_text().replace("First", "Second")), ("/", "Second")),
            ("Site/mine.md", lambda path: path.write_text(path.read_text().replace("One", "Two")), ("/mine.html", "Two.")),
            ("Site/new.md", lambda path: path.write_text("---\ntitle: New\ndescription: A page.\n---\nThree.\n"), ("/new.html", "Three.")),
            ("Templates/tokens.css", lambda path: path.write_text(":root { --space-1: 0.4rem }\n"), ("/tokens.css", "--space-1: 0.4rem")),
        ]
        for name, change, expected in changes:
            change(case.path(name))
            later = one.next()
            case.check(later not in (None, state), f"{name}: no other state: {later}")
            case.same(f"{name}: state of the second browser", later, two.next())
            state = later
            if expected:
                case.check(expected[1] in served.page(expected[0]), f"{name}: the site lacks {expected[1]}")
                case.check(f"{name} changed: built " in served.said(), f"{name}: {served.said()[-500:]}")
        # A folder of a removed page goes on without it.
        case.path("Site/new.md").unlink()
        one.next()
        case.same("a removed page", 404, served.ask("/new.html")[0])
        one.close()
        two.close()


def test_a_failed_build_is_shown_and_the_last_site_stays(case):
    case.copy(CAPTURE, "app.log")
    page = case.write("Site/mine.md", "---\ntitle: Mine\ndescription: A page.\n---\nOne.\n")
    with preview(case, "app.log", "--site", "Site") as served:
        served.until_built()
        events = Events(served)
        events.next()
        page.write_text("---\ntitle: Mine\ndescription: A page.\n---\n```ctreport chart splash.duraton \"<b>x</b>\"\n```\n")
        events.next()
        for path in ("/", "/mine.html"):
            found = served.page(path)
            case.check("The last build failed. Below is the site as it was before." in found, f"{path} says nothing")
            case.check("Site/mine.md:5:" in found and "splash.duraton" in found, f"{path} does not say where")
            case.check("<b>x</b>" not in found and "&lt;b&gt;x" in found, f"{path} is not escaped")
        case.check("One." in served.page("/mine.html"), "the last site is gone")
        case.check("error: [" in served.said() and "the preview shows the site as it was" in served.said(), served.said())
        # What a detector claims is in neither.
        page.write_text("---\ntitle: Mine\ndescription: A page.\n---\n```ctreport chart anna.muster@example.com\n```\n")
        events.next()
        for where, found in (("page", served.page()), ("terminal", served.said())):
            case.check("anna.muster" not in found, f"the {where} shows an address")
        page.write_text("---\ntitle: Mine\ndescription: A page.\n---\nTwo.\n")
        events.next()
        case.check("Two." in served.page("/mine.html"), "the repaired page is not shown")
        case.check("The last build failed" not in served.page("/mine.html"), "the failure is still shown")
        events.close()


def test_a_browser_loads_a_changed_page_again(case):
    spec = importlib.util.spec_from_file_location("web", os.path.join(os.path.dirname(__file__), "web.py"))
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    case.copy(CAPTURE, "app.log")
    mine = case.write("Site/mine.md", "---\ntitle: Mine\ndescription: A page.\n---\nOne.\n")
    with web.browser() as chromium, preview(case, "app.log", "--site", "Site") as served:
        messages, pages = [], []
        # Two browsers, and one in which no script runs.
        for scripts in (True, True, False):
            page = chromium.new_context(java_script_enabled=scripts).new_page()
            page.on("console", lambda message: messages.append(message.text))
            pages.append(page)
        served.until_built()
        for page in pages:
            page.goto(f"http://localhost:{served.port}/mine.html")
            case.check("One." in page.inner_text("main"), "the page is not there")
        mine.write_text(mine.read_text().replace("One.", "Two."))
        for page in pages[:2]:
            page.wait_for_selector("main:has-text('Two.')", timeout=60000)
        pages[2].reload()
        case.check("Two." in pages[2].inner_text("main"), "without script the page is not there")
        mine.write_text("---\ntitle: Mine\n---\nThree.\n")
        for page in pages[:2]:
            page.wait_for_selector(".ctreport-serve", timeout=60000)
            case.check("Site/mine.md:2:1" in page.inner_text(".ctreport-serve"), "the failure has no place")
            case.check("Two." in page.inner_text("main"), "the last site is gone")
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            case.check(wide <= 0, f"{wide} pixels too wide")
        pages[2].reload()
        case.check("Site/mine.md:2:1" in pages[2].inner_text(".ctreport-serve"), "without script no failure is shown")
        mine.write_text("---\ntitle: Mine\ndescription: A page.\n---\nThree.\n")
        for page in pages[:2]:
            page.wait_for_selector("main:has-text('Three.')", timeout=60000)
            case.same("notices", 0, page.locator(".ctreport-serve").count())
        case.same("messages of the browser", [], messages)


def test_a_configuration_may_be_wrong_for_a_while(case):
    case.copy(CAPTURE, "app.log")
    good = "inputs: [app.log]\nsite: { title: Good }\n"
    file = case.write("ctreport.yml", good)
    with preview(case) as served:
        served.until_built()
        events = Events(served)
        events.next()
        file.write_text("inputs: [app.log]\nsite: { titel: x }\n")
        events.next()
        case.check("ctreport.yml:2:" in served.page(), "the page does not say where")
        file.write_text("inputs: [app.log]\npacks: [mine.yml]\n")
        events.next()
        case.check("mine.yml" in served.page(), "the page does not name the pack")
        # The pack that was missing is waited for.
        case.write("mine.yml", "x: [\n")
        events.next()
        case.check("mine.yml:" in served.page(), "the page does not quote the pack")
        file.write_text(good.replace("Good", "Better"))
        events.next()
        case.check("Better" in served.page(), "the site was not built again")
        events.close()


def test_a_growing_file_is_followed_from_before_it_is_there(case):
    lines = case.copy(CAPTURE, "whole.log").read_bytes().splitlines(keepends=True)
    with preview(case, "--follow", "app.log") as served:
        served.until("a page", lambda: "Nothing has come yet" in served.page())
        case.check("app.log" in served.page(), "the page does not say what it waits for")
        case.same("status", 503, served.ask()[0])
        started = time.monotonic()
        with open(case.path("app.log"), "wb") as growing:
            for line in lines:
                growing.write(line)
                growing.flush()
                time.sleep(0.1)
        served.until("every line", lambda: f'"read": {len(lines)},' in served.page("/report.json"))
        built = served.said().count("built ")
        taken = time.monotonic() - started
        case.check(1 <= built <= taken + 1, f"built {built} times in {taken:.1f} s")
        case.path("app.log").write_bytes(b"".join(lines[:10]))
        served.until("the shorter file", lambda: '"read": 10,' in served.page("/report.json"))


def test_standard_input_is_followed(case):
    lines = case.copy(CAPTURE, "whole.log").read_bytes().splitlines(keepends=True)
    with preview(case, "--follow", "-", stdin=subprocess.PIPE) as served:
        given = served.running.stdin
        served.until("a page", lambda: "standard input" in served.page())
        # Half a line is no line yet.
        given.write(b"".join(lines[:5]) + lines[5][:20])
        given.flush()
        served.until("the first lines", lambda: '"read": 5,' in served.page("/report.json"))
        given.write(lines[5][20:] + b"".join(lines[6:]))
        given.flush()
        served.until("all lines", lambda: f'"read": {len(lines)},' in served.page("/report.json"))
        given.close()
        served.until("the end", lambda: "standard input ended; the preview goes on" in served.said())
        case.same("status", 200, served.ask()[0])
        served.running.stdin = None
        case.same("end", 0, served.stop()[0])
    left = [name for name in os.listdir(os.environ.get("TMPDIR", "/tmp")) if name.startswith("ctreport-serve.")]
    case.same("copies that are left", [], left)


def test_a_regular_file_as_standard_input_is_followed(case):
    case.copy(CAPTURE, "app.log")
    with open(case.path("app.log"), "rb") as file, preview(case, "--follow", "-", stdin=file) as served:
        served.until_built()
        before = served.page("/report.json")
        with open(case.path("app.log"), "ab") as growing:
            growing.write(b"one more line\n")
        served.until("the line", lambda: served.page("/report.json") != before)


def test_slow_and_vanished_clients_hold_nobody_up(case):
    case.copy(CAPTURE, "app.log")
    with preview(case, "app.log") as served:
        served.until_built()
        address = ("127.0.0.1", served.port)
        # Some send half a request, some ask and read nothing, some go away at once, some hold streams of events.
        idle = [socket.create_connection(address) for _ in range(40)]
        for half in idle[:20]:
            half.sendall(b"GET /index.html HT")
        for deaf in idle[20:]:
            deaf.sendall(f"GET /style.css HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode() * 20)
        for _ in range(50):
            with socket.create_connection(address) as gone:
                gone.sendall(f"GET /report.json HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
                gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        streams = [Events(served) for _ in range(20)]
        case.check(all(stream.next() for stream in streams), "a stream said nothing")
        whole = served.ask("/index.html")[2]
        with concurrent.futures.ThreadPoolExecutor(100) as pool:
            started = time.monotonic()
            answers = list(pool.map(lambda _: served.ask("/index.html"), range(300)))
            taken = time.monotonic() - started
        case.check(all(answer[0] == 200 and answer[2] == whole for answer in answers), "an answer is wrong")
        case.check(taken < 20, f"300 answers took {taken:.1f} s")
        for stream in streams[:10]:
            stream.close()
        case.path("app.log").write_bytes(case.path("app.log").read_bytes() + b"x\n")
        case.check(all(stream.next() for stream in streams[10:]), "a stream missed the change")
        status, taken = served.stop(signal.SIGTERM)
        case.same("end", 0, status)
        case.check(taken < 3, f"the end took {taken:.1f} s")
        case.check(all(stream.next() is None for stream in streams[10:]), "a stream did not end")
        for connection in idle:
            connection.close()


def test_more_streams_than_there_are_places_are_refused(case):
    case.copy(CAPTURE, "app.log")
    with preview(case, "app.log") as served:
        served.until_built()
        streams = [Events(served) for _ in range(64)]
        case.same("one more", 503, served.ask(EVENTS)[0])
        case.same("pages", 200, served.ask()[0])
        for stream in streams:
            stream.close()
        served.until("a place", lambda: placed(served))


def placed(served):
    stream = Events(served)
    status = stream.answer.status
    stream.close()
    return status == 200


def test_every_signal_stops_at_once_and_leaves_nothing(case):
    case.copy(CAPTURE, "app.log")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with preview(case, "app.log", start_new_session=True) as served:
            served.until_built()
            status, taken = served.stop(number)
            case.same(f"end by {number}", 0, status)
            case.check(taken < 2, f"the end took {taken:.1f} s")
            group = served.running.pid
            try:
                os.killpg(group, 0)
                case.fault("something of it still runs")
            except ProcessLookupError:
                pass
            with socket.socket() as probe:
                case.check(probe.connect_ex(("127.0.0.1", served.port)) != 0, "the port is still open")
    case.same("files", ["app.log", "serve.stderr"], case.names())


def test_a_signal_during_a_build_does_not_wait_for_it(case):
    case.run("simulate", "countertestapp", "--launches", "4000", "-o", "big.log")
    case.status(0)
    with preview(case, "big.log") as served:
        case.same("status while the first build runs", 503, served.ask()[0])
        case.check("is being built" in served.page(), "the page does not say that the site is being built")
        status, taken = served.stop()
        case.same("end", 0, status)
        case.check(taken < 2, f"the end took {taken:.1f} s")


def test_ports(case):
    case.copy(CAPTURE, "app.log")
    with preview(case, "app.log") as first, preview(case, "app.log") as second:
        case.check(first.port != second.port, "two previews listen on one port")
        case.run("serve", "app.log", "--port", str(first.port))
        case.status(1)
        case.stdout("")
        case.stderr(
            f"ctreport: error: [serve.port] cannot listen on 127.0.0.1:{first.port}: Address already in use\n"
            "help: name another port, or none for the first free one\n")
    case.run("serve", "app.log", "--port", "80")
    case.status(64)
    case.stderr_has("expected a whole number from 1024 to 65535 for --port, found '80'")


def test_what_cannot_be_read_again_is_refused(case):
    os.mkfifo(case.path("pipe"))
    case.path("logs").mkdir()
    for arguments, status, words in (
        (("-",), 64, "[usage.input] expected files or folders to read again and again, found -"),
        ((), 64, "[usage.input] expected at least one INPUT, found none"),
        (("none.log",), 1, "[input.missing] expected a capture, found nothing at 'none.log'"),
        (("pipe",), 1, "[serve.input] expected a file to read again and again, found a pipe or device at 'pipe'"),
        (("--follow", "pipe"), 1, "[serve.input]"),
        (("--follow", "logs"), 1, "[serve.follow] expected a file for --follow, found the folder 'logs'"),
    ):
        case.run("serve", *arguments)
        case.status(status)
        case.stdout("")
        case.stderr_has(words)


def test_notes_are_not_repeated_at_every_build(case):
    case.copy(CAPTURE, "a.log")
    case.copy(CAPTURE, "b.log")
    with preview(case, "a.log", "b.log", "./a.log") as served:
        served.until_built()
        events = Events(served)
        events.next()
        for _ in range(2):
            with open(case.path("a.log"), "ab") as growing:
                growing.write(b"x\n")
            events.next()
        case.same("notes of the file given twice", 1, served.said().count("[input.twice]"))
        events.close()
