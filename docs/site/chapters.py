"""chapters.py RULES FOLDER: groups the methods on pages of the Javadoc by chapters of MPI, and shortens pages of C functions.

javadoc lists methods only in the order of their names, and makes no link to a method whose class has no page. Each method of
a facade class that calls MPI has a link to the section of the standard that defines the function. This script reads these links, and
adds a list of methods to the page, section by section. A camelCase method gets a link to the first method of the name that it stands for.
Pages of the procedural binding lose their lists of inherited methods: each page has its own chapter, and the page of Mpi names all.
"""

import re
import sys
from pathlib import Path

LIMIT = 300_000
METHOD = re.compile(r'<section class="detail" id="([^"]+)">\n<h3>([^<]+)</h3>(.*?)</section>', re.S)
SECTION = re.compile(r'<a href="([^"]+)">MPI [\d.]+, section ([\d.]+)</a>')
INHERITED = re.compile(r'<div class="inherited-list">.*?</div>\n?', re.S)
ALIAS = re.compile(r'<code>(\w+)</code>(?= <span class="camel-case">)')
SUMMARY = '<section class="summary">'
OTHERS = "Other methods"
BEGIN = '<section class="by-chapter">\n<h2>Methods by chapter of the standard</h2>\n<dl>'
END = "</dl>\n</section>\n"


def titles(rules):
    """Returns, by section number, the title of the chapter or of its part."""
    found, title = {}, ""
    for line in rules.splitlines():
        if line.startswith("class "):
            title = line.split(" ", 3)[3]
        elif re.match(r"\d", line):
            found.setdefault(line.split()[0], title)
    return found


def key(number):
    return [int(part) for part in number.split(".")]


def methods(page):
    """Returns, by section number, the address of the section, and the first anchor of each method's name. Methods without a
    section are at ''."""
    found = {}
    details = page.partition('id="method-detail"')[2]
    for anchor, name, body in METHOD.findall(details):
        section = SECTION.search(body)
        address, number = section.groups() if section else ("", "")
        found.setdefault(number, (address, {}))[1].setdefault(name, anchor)
    return found


def links(names):
    return ", ".join(
        f'<a href="#{anchor}"><code>{name}</code></a>'
        for name, anchor in sorted(names.items(), key=lambda item: item[0].lower().replace("_", ""))
    )


def listed(page, title_of):
    """Returns the list of methods for a page; empty if none of its methods has a section."""
    found = methods(page)
    own = found.pop("", ("", {}))[1]
    if not found:
        return ""
    groups = {}
    for number in sorted(found, key=key):
        address, names = found[number]
        title = f"{title_of[number]}, chapter {number.split('.')[0]}"
        groups.setdefault(title, []).append(f'<dd><a href="{address}">{number}</a>: {links(names)}</dd>')
    if own:
        groups[OTHERS] = [f"<dd>{links(own)}</dd>"]
    items = [line for title, lines in groups.items() for line in [f"<dt>{title}</dt>", *lines]]
    return "\n".join([BEGIN, *items, END])


def linked(page):
    """Returns the page, with links from the names that camelCase methods stand for."""
    anchors = {}
    for anchor, name, _ in METHOD.findall(page.partition('id="method-detail"')[2]):
        anchors.setdefault(name, anchor)
    return ALIAS.sub(lambda m: f'<a href="#{anchors[m[1]]}">{m[0]}</a>' if m[1] in anchors else m[0], page)


def main(rules, folder):
    title_of = titles(rules.read_text())
    grouped = 0
    for file in sorted((folder / "mpi").glob("*.html")):
        page = file.read_text()
        text = listed(page, title_of)
        if text:
            grouped += 1
            file.write_text(linked(page).replace(SUMMARY, text + SUMMARY, 1))
    for file in sorted((folder / "mpi/c").glob("Mpi?*.html")):
        file.write_text(INHERITED.sub("", file.read_text()))
    for file in sorted((folder / "mpi/c").glob("*.html")):
        if file.stat().st_size > LIMIT:
            sys.exit(f"chapters: {file} has {file.stat().st_size} bytes, more than {LIMIT}: divide its class in templates/sections.rules")
    print(f"methods by chapter on {grouped} pages")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
