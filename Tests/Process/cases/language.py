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


def test_pages_of_ones_own_have_a_text_in_each_language(case):
    front = "---\ntitle: {}\ndescription: D.\napp: countertestapp\n---\n"
    block = "```ctreport metric splash.success_rate\n```\n\n```ctreport include note\n```\n"
    case.write("Site/both.md", front.format("Both") + "## First\n\nPlain words.\n\n" + block)
    case.write("Site/de/both.md", front.format("Beides") + "## Erstens\n\nSchlichte Wörter.\n\n" + block)
    case.write("Site/one.md", front.format("One") + "Words of one language, see [first](both.md#first).\n\n" + block)
    case.write("Site/includes/note.md", "A note.\n")
    case.write("Site/de/includes/note.md", "Eine Anmerkung.\n")
    case.write("Site/de/only.md", front.format("Nur Deutsch") + "Nur hier.\n")
    case.write("ctreport.yml", "site: { pages: Site }\n")
    for language in ("en", "de"):
        case.run("build", CAPTURE, "-o", language, "--language", language)
        case.status(0)
        case.stderr("")
        case.stop_if_faulty()
    english, german = case.path("en"), case.path("de")
    both = (german / "both.html").read_text()
    for words in ('<html lang="de">', '<main id="content" tabindex="-1">', '<h2 id="first">', "Erstens", "Schlichte Wörter.",
                  "Eine Anmerkung.", "zu wenig"):
        case.check(words in both, f"the German page lacks {words}")
    # A page without a German text stays English as a whole, and says so.
    one = (german / "one.html").read_text()
    for words in ('<html lang="de">', '<main id="content" tabindex="-1" lang="en">', "A note.", "too few to judge", "Zum Inhalt"):
        case.check(words in one, f"the English page of the German site lacks {words}")
    case.check("Nur hier." in (german / "only.html").read_text() and not (english / "only.html").exists(), "only.html")
    case.check("Plain words." in (english / "both.html").read_text(), "the English page is not English")
    # What is wrong with a page is wrong in a site of another language, too.
    case.write("Site/de/only.md", "---\ntitle: x\n---\n")
    case.run("build", CAPTURE, "-o", "en")
    case.status(1)
    case.stderr_has("Site/de/only.md:")
    case.write("Site/de/only.md", front.format("Nur Deutsch"))
    case.write("Site/fr/x.md", "x")
    case.run("build", CAPTURE)
    case.status(1)
    case.stderr("ctreport: error: [site.folder] expected no folder but includes or de here, found 'Site/fr'\n"
                "help: pages are files of one folder; those of another language stand in a folder of its tag, such as de\n")


def test_front_matter_says_the_language_of_a_page(case):
    front = "---\ntitle: Meine\ndescription: D.\napp: countertestapp\nlanguage: de\n---\n"
    case.write("Site/mine.md", front + "Wörter.\n\n```ctreport metric splash.success_rate\n```\n")
    case.run("build", CAPTURE, "--site", "Site")
    case.status(0)
    page = case.path("ctreport-site/mine.html").read_text()
    for words in ('<html lang="en">', '<main id="content" tabindex="-1" lang="de">', "zu wenig", "Skip to content"):
        case.check(words in page, f"the page lacks {words}")


def test_an_unknown_language_is_an_error_with_a_list(case):
    case.run("build", CAPTURE, "--language", "dee")
    case.status(64)
    case.stderr_has("expected en or de for --language, found 'dee'")
    case.write("ctreport.yml", "language: dee\n")
    case.run("build", CAPTURE)
    case.stderr_has("ctreport.yml:1:11: error: [config.language] expected en or de, found 'dee'")
