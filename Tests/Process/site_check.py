"""What holds for every page of every site, whatever stands in the log: faults as lines of text.

On its own, for the unit tests: Tests/Process/site_check.py FOLDER prints the faults and ends with 1 when there is one.
"""

import html.parser
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

POLICY = {
    "default-src": ["'none'"], "script-src": ["'self'"], "style-src": ["'self'"], "img-src": ["'self'"], "base-uri": ["'none'"],
    "form-action": ["'none'"],
}
REFUSED_ELEMENTS = {
    "style", "iframe", "frame", "object", "embed", "applet", "base", "form", "input", "button", "use",
    "foreignobject", "animate", "set", "audio", "video", "source", "portal", "template", "noscript",
}
# Attributes that make a reader's program fetch or open something.
TARGETS = {
    "href", "src", "srcset", "action", "formaction", "data", "poster", "background", "cite", "ping", "xlink:href",
    "manifest", "longdesc", "icon",
}
# What a page's script is made of: files of the site, none of them written into the page.
SCRIPTS = ["words.js", "site.js"]
# Values that scripts read: the global that each file sets.
DATA = {"words.js": "ctreportWords", "search-index.js": "ctreportIndex", "cube.js": "ctreportCube"}
MARKDOWN_ELEMENTS = {
    "a", "blockquote", "br", "code", "del", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol", "p", "pre",
    "strong", "table", "tbody", "td", "th", "thead", "tr", "ul",
}
VOID = {"br", "hr", "img", "link", "meta", "wbr", "col"}


class Page(html.parser.HTMLParser):
    """Elements, targets, ids, policies, texts and tables of a page, as a parser sees them."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.elements, self.targets, self.ids, self.policies = set(), [], [], []
        self.attributes, self.comments, self.texts, self.tables = [], [], [], []
        self.cell = None
        self.scripts, self.is_script, self.inline_scripts = [], False, []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.add(tag)
        for name, value in attributes:
            self.attributes.append((tag, name, value or ""))
            if name in TARGETS:
                self.targets.append((tag, name, value or ""))
            if name == "id":
                self.ids.append(value)
        named = dict(attributes)
        if tag == "script":
            self.scripts.append(named)
            self.is_script = True
        if tag == "meta" and (named.get("http-equiv") or "").lower() == "content-security-policy":
            self.policies.append(named.get("content") or "")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in ("td", "th") and self.tables and self.tables[-1]:
            self.cell = []

    def handle_endtag(self, tag):
        if tag == "script":
            self.is_script = False
        if tag in ("td", "th") and self.cell is not None and self.tables and self.tables[-1]:
            self.tables[-1][-1].append("".join(self.cell))
            self.cell = None

    def handle_data(self, data):
        if self.is_script:
            return self.inline_scripts.append(data)
        self.texts.append(data)
        if self.cell is not None:
            self.cell.append(data)

    def handle_comment(self, data):
        self.comments.append(data)

    @property
    def text(self):
        return "".join(self.texts)


def faults(folder):
    """Everything that is wrong with a site."""
    folder = pathlib.Path(folder)
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    pages = {path: Page(path.read_text("utf-8")) for path in files if path.suffix == ".html"}
    found = [] if pages else ["the site has no page"]
    for path in sorted(folder.rglob("*")):
        if path.name.startswith((".", "_")):
            found.append(f"{path.relative_to(folder)}: hosts drop such a name")
    for path, page in pages.items():
        found += [f"{path.name}: {fault}" for fault in page_faults(page, path, pages)]
    for path in files:
        if path.suffix == ".md":
            found += [f"{path.name}: {fault}" for fault in markdown_faults(path)]
        if path.suffix == ".css":
            found += [f"{path.name}: {word} in a style sheet" for word in ("url(", "@import", "http:", "https:") if word in path.read_text("utf-8")]
        if path.name in DATA:
            content = path.read_text("utf-8")
            json.loads(content.removeprefix(f"window.{DATA[path.name]} = ").removesuffix(";\n"))
            found += [f"{path.name}: a sign of markup" for sign in "<" if sign in content]
        if path.suffix == ".json":
            json.loads(path.read_text("utf-8"))
    return found


def page_faults(page, path, pages):
    found = [f"element {name}" for name in sorted(page.elements & REFUSED_ELEMENTS)]
    if page.scripts != [{"src": name} for name in SCRIPTS] or page.inline_scripts:
        found.append(f"scripts {page.scripts} {page.inline_scripts}")
    for tag, name, value in page.attributes:
        if name.startswith("on") or name == "style":
            found.append(f"attribute {name}={value!r} of {tag}")
        # Namespaces of SVG would be the only addresses of other hosts, and inline SVG needs none.
        if re.match(r"\s*(?:[a-z][a-z0-9+.-]*:)?//", value, re.IGNORECASE):
            found.append(f"address of a host in {name}={value!r} of {tag}")
    for tag, name, value in page.targets:
        found += [f"{fault} in {name}={value!r} of {tag}" for fault in target_faults(value, path, pages)]
    if len(set(page.ids)) != len(page.ids):
        found.append("an id stands twice")
    policies = [policy_of(text) for text in page.policies]
    if policies != [POLICY]:
        found.append(f"policy {page.policies}")
    return found


def policy_of(text):
    parts = [part.split() for part in text.split(";") if part.strip()]
    return {part[0].lower(): part[1:] for part in parts}


def target_faults(target, path, pages):
    parts = urllib.parse.urlsplit(target)
    if parts.scheme or parts.netloc or target.startswith("/") or "\\" in target or not target:
        return ["no relative link"]
    other = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path.resolve()
    if not other.is_file() or path.parent.resolve() not in other.parents:
        return ["a link that leads nowhere"]
    if parts.fragment and other.suffix == ".html":
        ids = next(page.ids for own, page in pages.items() if own.resolve() == other)
        if urllib.parse.unquote(parts.fragment) not in ids:
            return ["a fragment that is not there"]
    return []


def read_back(text):
    """The HTML that GitHub's parser makes of a Markdown text."""
    program = ["cmark-gfm", "-e", "table", "-e", "autolink", "-e", "strikethrough"]
    return subprocess.run(program, input=text.encode(), capture_output=True, check=True).stdout.decode()


def markdown_faults(path):
    text = path.read_text("utf-8")
    page = Page(read_back(text))
    found = [f"element {name}" for name in sorted(page.elements - MARKDOWN_ELEMENTS)]
    found += ["raw HTML" for comment in page.comments if "omitted" in comment]
    for tag, name, value in page.targets:
        found += [f"{fault} in {name}={value!r} of {tag}" for fault in target_faults(value, path, {path: page}) if "fragment" not in fault]
    return found + column_faults(text)


def column_faults(text):
    """Rows of tables with another number of columns than their head: a parser would cut or fill them silently."""
    found, columns, is_code = [], None, False
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.lstrip("> ")
        if bare.startswith("```"):
            is_code = not is_code
        if is_code or not bare.startswith("|"):
            columns = None
            continue
        count = len(re.sub(r"\\.", "", bare).strip().strip("|").split("|"))
        if columns is not None and count != columns:
            found.append(f"line {number} has {count} columns, its table {columns}")
        columns = columns or count
    return found


if __name__ == "__main__":
    all_faults = faults(sys.argv[1])
    print("\n".join(all_faults))
    sys.exit(1 if all_faults else 0)
