"""assemble.py ROOT FOLDER: fills the folder with what the site is built from, the project's documents in their places on the site."""

import re
import shutil
import sys
from pathlib import Path

import examples
from boosts import boosted, boosts
from places import OUTSIDE, Links, place

ASSETS = {".svg", ".png", ".html"}
LANGUAGES = {
    ".java": "java", ".c": "c", ".h": "c", ".xml": "xml", ".py": "python", ".sh": "bash", ".kt": "kotlin", ".scala": "scala",
    ".gradle": "groovy", ".json": "json", ".yml": "yaml",
}  # fmt: skip


def documents(root):
    found = [f.relative_to(root) for f in (root / "docs").rglob("*.md")]
    return sorted(str(f) for f in found) + sorted(OUTSIDE)


def source_page(root, path):
    """Returns a page that shows a file of the project; the site's search leaves it out."""
    name = Path(path).name
    language = LANGUAGES.get(Path(path).suffix, "text")
    return f'---\nsearch:\n  exclude: true\n---\n\n# {name}\n\n```{language} title="{path}"\n--8<-- "{path}"\n```\n'


def write(pages, name, text):
    file = pages / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def copy(root, asset, target):
    """Copies a picture or an HTML page; in an HTML page, links to documents become links to pages."""
    if asset.suffix != ".html":
        shutil.copy(asset, target)
        return
    links = Links(root, str(asset.relative_to(root)))
    page = re.compile(r'(?<=href=")([^"#:]+)\.md(?=[#"])')
    target.write_text(page.sub(lambda m: re.sub(r"\.md$", ".html", links.target(m[1] + ".md")), asset.read_text()))


def fill(root, pages):
    """Writes the pages, and below source/ the files that they link to."""
    sources = set()
    for document in documents(root):
        links = Links(root, document)
        write(pages, place(document), links.text((root / document).read_text()))
        sources |= links.sources
    for path in sorted(sources):
        write(pages, place(path), source_page(root, path))
    for name, text in examples.pages(root).items():
        write(pages, name, text)
    for asset in (root / "docs").rglob("*"):
        if asset.suffix in ASSETS and "site" not in asset.relative_to(root).parts[1:-1]:
            target = pages / place(str(asset.relative_to(root)))
            target.parent.mkdir(parents=True, exist_ok=True)
            copy(root, asset, target)
    shutil.copytree(root / "docs/site/theme", pages, dirs_exist_ok=True)


def expand(settings, pages):
    """Replaces each pattern of the nav that has a star by the pages that match it and that no other line names, in the order of
    their names."""
    named = set(re.findall(r"([\w/.-]+\.md)\s*$", settings, re.M))
    done = []
    for line in settings.split("\n"):
        found = re.match(r"( *- )(?:\w+: )?'?([\w/]*\*\.md)'?$", line)
        if not found:
            done.append(line)
            continue
        rest = sorted(str(f.relative_to(pages)) for f in pages.glob(found[2]))
        rest = [f for f in rest if f not in named]
        named.update(rest)
        done += [found[1] + f for f in rest]
    return "\n".join(done)


def weigh(settings, pages):
    """Gives each page of the nav its boost in the search."""
    for page, boost in boosts(settings).items():
        file = pages / page
        # The Javadoc comes later, and has a search of its own.
        if file.exists():
            file.write_text(boosted(file.read_text(), boost))


def main(root, folder):
    shutil.rmtree(folder, ignore_errors=True)
    pages = folder / "docs"
    fill(root, pages)
    settings = expand((root / "docs/site/mkdocs.yml").read_text(), pages)
    (folder / "mkdocs.yml").write_text(settings)
    weigh(settings, pages)
    print(f"{sum(1 for _ in pages.rglob('*.md'))} pages to build in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
