"""check_links.py PLACE=FOLDER...: reports each link of documents, and each file that they name, which is not there.

A place is "repository", whose documents a Git host shows; "archive" or "installation", whose folder is the unpacked one; or "site"."""

import re
import sys
from pathlib import Path
from urllib.parse import unquote

from links import dead_links
from places import FENCE, LINK, OUTSIDE

BUILT = re.compile(r"\bbuild/(?:bin|lib)/[\w.-]+")
# A paragraph that matches describes a build from source, so it may name files that only a build makes.
OF_SOURCES = re.compile(r"`?make \w|/target/classes")


def prose(text):
    """Yields the lines of a page; lines of code blocks become empty."""
    fence = None
    for line in text.split("\n"):
        mark = FENCE.match(line)
        if mark and fence is None:
            fence = mark[1]
        elif fence is not None:
            fence = None if line.strip() == fence else fence
        else:
            yield line
            continue
        yield ""


def anchors(text):
    """Returns the anchors of a page's headings, as Git hosts make them."""
    found = set()
    for line in prose(text):
        heading = re.match(r"#{1,6} +(.*?) *#*$", line)
        if heading:
            words = LINK.sub(r"\2", heading[1]).replace("`", "").lower()
            name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
            count = 0
            while (name if not count else f"{name}-{count}") in found:
                count += 1
            found.add(name if not count else f"{name}-{count}")
    return found


def dead_addresses(page, root):
    """Yields the addresses of a page that lead nowhere, or out of the root."""
    text = page.read_text(encoding="utf-8")
    for _, _, address in LINK.findall("\n".join(prose(text))):
        if re.match(r"[a-z]+:", address):
            continue
        path, _, anchor = address.partition("#")
        target = (page.parent / unquote(path)).resolve() if path else page
        if not target.exists() or not target.is_relative_to(root):
            yield address
        elif anchor and target.suffix == ".md" and unquote(anchor) not in anchors(target.read_text(encoding="utf-8")):
            yield address


def of_markdown(pages, root):
    return [f"{page.relative_to(root)}: {address}" for page in pages for address in dead_addresses(page, root)]


def built_files(pages, root):
    """Returns an error for each page of an installation that names a file which only a build of the sources makes."""
    errors = []
    for page in pages:
        for paragraph in re.split(r"\n\s*\n", page.read_text(encoding="utf-8")):
            if not OF_SOURCES.search(paragraph):
                errors += [f"{page.relative_to(root)}: {name} is not there" for name in BUILT.findall(paragraph)]
    return errors


def of_manuals(root):
    """Returns an error for each page or document that a man page names and that does not exist."""
    errors = []
    for manual in sorted(root.rglob("man/man1/*.1")):
        text = manual.read_text(encoding="utf-8")
        names = [f"{name}.1" for name in re.findall(r"\b(mpijava\w*) \(1\)", text)]
        errors += [f"{manual.relative_to(root)}: {name}" for name in names if not (manual.parent / name).exists()]
        files = re.findall(r"\b(?:share|docs)/[\w./-]+\w", text)
        errors += [f"{manual.relative_to(root)}: {name}" for name in files if not list(root.rglob(name))]
    return errors


def in_repository(root):
    return of_markdown(sorted([*(root / "docs").rglob("*.md"), *(root / name for name in OUTSIDE)]), root)


def in_installation(root):
    pages = sorted(root.rglob("*.md"))
    if not pages:
        return [f"no documents in {root}"]
    return of_markdown(pages, root) + built_files(pages, root) + of_manuals(root) + dead_links(root)


PLACES = {"repository": in_repository, "archive": in_installation, "installation": in_installation, "site": dead_links}


def main(places):
    total = 0
    for place, folder in (argument.split("=", 1) for argument in places):
        root = Path(folder).resolve(strict=True)
        errors = PLACES[place](root)
        total += len(errors)
        for error in errors:
            print(f"{place}: {error}")
        print(f"{place}: {len(errors)} dead links")
    print(f"{total} dead links in {len(places)} places")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
