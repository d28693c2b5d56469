"""Pages in another language than English."""

import json
import re

from harness import FIXTURES

CAPTURES = FIXTURES / "captures"
CAPTURE = str(CAPTURES / "counter-web-errors-retry.default.log")


def test_a_german_site_has_the_files_and_figures_of_the_english_one(case):
    for folder, arguments in (("en", []), ("de", ["--language", "de"])):
        case.run("build", CAPTURE, "-o", folder, *arguments)
        case.status(0)
        case.stderr("")
        case.stop_if_faulty()
    names = [sorted(file.name for file in case.path(folder).iterdir()) for folder in ("en", "de")]
    case.check(names[0] == names[1], f"other files: {set(names[0]) ^ set(names[1])}")
    for name in ("report.json", "redaction.json"):
        english, german = ((case.path(folder) / name).read_bytes() for folder in ("en", "de"))
        case.check(english == german, f"{name} is not the same in every language")
    for page in case.path("de").glob("*.html"):
        case.check('<html lang="de">' in page.read_text(), f"{page.name} does not say that it is German")
    start = (case.path("de") / "index.html").read_text()
    case.check("Erfolg des Splash" in start and "Splash success" not in start, "the first page is not German")


def test_no_sentence_of_a_german_site_is_english(case):
    """What the log, the packs and the system say stays as it is: it stands in code, or in a table's cells."""
    for app in ("counter", "fun", "orion"):
        captures = sorted(str(file) for file in CAPTURES.glob(f"{app}-*.log") if ".compact." not in file.name)
        case.run("build", *captures, "-o", app, "--language", "de")
        case.status(0)
        case.stop_if_faulty()
        pages = sorted(case.path(app).glob("*.md"))
        case.check(len(pages) > 5, f"{len(pages)} pages")
        for page in pages:
            for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
                words = re.sub(r"`[^`]*`|\([^)]*\)|<[^>]*>", " ", line)
                english = re.findall(r"\b(?:the|of|and|with|not|when|after|before|which|each|every)\b", words)
                if english and not line.startswith("|"):
                    case.fault(f"{app}/{page.name}:{number}: {line[:160]}")


def test_a_configuration_names_the_language(case):
    case.write("ctreport.yml", "language: de\n")
    case.run("summary", CAPTURE, "--format", "markdown")
    case.status(0)
    case.stdout_has("Ereignisse")
    case.run("summary", CAPTURE, "--format", "json")
    case.status(0)
    case.check(not re.search("Ereignis|Starts", case.last.stdout) and json.loads(case.last.stdout), "JSON is not English")
    case.run("summary", CAPTURE)
    case.check("Ereignis" not in case.last.stdout, "the terminal is not English")


def test_an_unknown_language_is_an_error_with_a_list(case):
    case.run("build", CAPTURE, "--language", "dee")
    case.status(64)
    case.stderr_has("expected en or de for --language, found 'dee'")
    case.write("ctreport.yml", "language: dee\n")
    case.run("build", CAPTURE)
    case.stderr_has("ctreport.yml:1:11: error: [config.language] expected en or de, found 'dee'")
