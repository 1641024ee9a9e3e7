"""Finds the place of a project's file on the site, and rewrites links between these places."""

import posixpath
import re

# Documents outside of docs/ that are pages.
OUTSIDE = {
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "generated/API.md", "native-shim/README.md", "templates/README.md",
}  # fmt: skip
RENAMED = {
    "docs/home.md": "index.md",
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    # The site's generator ignores folders that are named templates.
    "templates/README.md": "templates-of-the-generator.md",
}
# The text of a link may contain brackets and ends of lines.
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^ *(`{3,}|~{3,})")


def place(path):
    """Returns the place on the site of a document, a picture, or the page that shows a source file."""
    if path in RENAMED:
        return RENAMED[path]
    if path.startswith("docs/"):
        path = path.removeprefix("docs/")
    elif path not in OUTSIDE:
        return f"source/{path}.md"
    return re.sub(r"(^|/)README\.md$", r"\1index.md", path)


class Links:
    """Rewrites the links of one document, and collects the source files that they lead to."""

    def __init__(self, root, document):
        self.root, self.document, self.sources = root, document, set()

    def target(self, address):
        """Returns the address as seen from the document's page; None for a folder, which has no page."""
        if re.match(r"[a-z]+:|#", address):
            return address
        path, _, anchor = address.partition("#")
        path = posixpath.normpath(posixpath.join(posixpath.dirname(self.document), path))
        if (self.root / path).is_dir():
            path += "/README.md"
            if not (self.root / path).exists():
                return None
        if place(path).startswith("source/"):
            self.sources.add(path)
        here = posixpath.dirname(place(self.document)) or "."
        return posixpath.relpath(place(path), here) + ("#" + anchor if anchor else "")

    def _link(self, match):
        picture, text, address = match.groups()
        address = self.target(address)
        return f"{picture}[{text}]({address})" if address else text

    def text(self, markdown):
        """Returns the document for the site: links lead to pages, and a fence keeps only the language of its code block."""
        fence, code, done, prose = None, [], [], []
        for line in markdown.split("\n"):
            mark = FENCE.match(line)
            if fence is None and mark:
                done.append(LINK.sub(self._link, "\n".join(prose)))
                fence, prose = mark[1], []
                code = [re.sub(r"^( *[`~]+ *[\w+-]+) .*", r"\1", line)]
            elif fence is not None:
                code.append(line)
                if line.strip() == fence:
                    done.append("\n".join(code))
                    fence = None
            else:
                prose.append(line)
        return "\n".join(done + [LINK.sub(self._link, "\n".join(prose))])
