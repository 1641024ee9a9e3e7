"""Finds links of the built site that lead to no file or to no anchor."""

from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


class Anchors(HTMLParser):
    """Parser that collects the anchors of a page, and the addresses that it refers to."""

    def __init__(self):
        super().__init__()
        self.anchors, self.addresses = set(), set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name in ("href", "src") and tag != "base":
                self.addresses.add(value)


def read(file):
    page = Anchors()
    page.feed(file.read_text(encoding="utf-8"))
    return page


def dead_links(site):
    """Returns an error for each dead link between pages. Links to other sites are not checked."""
    read_pages = {file: read(file) for file in sorted(site.rglob("*.html"))}
    errors = []
    for file, page in read_pages.items():
        for address in sorted(page.addresses):
            parts = urlsplit(address)
            if parts.scheme == "file":
                errors.append(f"{file.relative_to(site)}: a file of this machine: {address}")
            if parts.scheme or address.startswith("//"):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            anchor = unquote(parts.fragment)
            if not target.is_relative_to(site):
                errors.append(f"{file.relative_to(site)}: outside of the site: {address}")
            elif not target.exists():
                errors.append(f"{file.relative_to(site)}: no such file: {address}")
            elif target.is_dir():
                errors.append(f"{file.relative_to(site)}: a folder, which a disk does not open: {address}")
            # Anchors that begin with __ are not checked: Material makes them by scripts.
            elif anchor and not anchor.startswith("__") and target in read_pages and anchor not in read_pages[target].anchors:
                errors.append(f"{file.relative_to(site)}: no such anchor: {address}")
    return errors
