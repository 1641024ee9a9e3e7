"""Weights of the pages in the site's search: pages for newcomers count most, pages for developers of panmpi least."""

import yaml

# Weights by the title of the section in the nav.
SECTIONS = {
    "Home": 1, "Start": 3, "Tutorial": 5, "How-to": 3, "Examples": 1, "Reference": 2, "Explanation": 1, "Known issues": 1,
    "Decisions": 0.2, "Versions of MPIs": 0.2,
}  # fmt: skip
# Weights of single pages: low for pages that have words of all other pages or that only developers of panmpi read, high for the page
# that answers a word found on many pages.
PAGES = {
    "start.md": 6, "tutorial/13-mistakes.md": 2, "tutorial/16-pool.md": 3, "tutorial/17-timeline.md": 2, "doctor.md": 2, "profiling.md": 4, "single-file.md": 1, "configuration.md": 7, "upgrading-mpi.md": 5, "errors.md": 6, "containers.md": 1.5, "windows.md": 3,
    "readme.md": 1, "coming-from.md": 1, "ccj.md": 1, "native-shim/index.md": 1, "contributing.md": 0.5, "changelog.md": 0.2,
    "generated/API.md": 0.2, "templates-of-the-generator.md": 0.2,
}  # fmt: skip


def _sections(items, section):
    """Yields each page below an item of the nav, with the innermost section that has a weight."""
    for item in items:
        if isinstance(item, str):
            yield item, section
            continue
        for title, below in item.items():
            inner = title if title in SECTIONS else section
            yield from [(below, inner)] if isinstance(below, str) else _sections(below, inner)


def boosts(settings):
    """Returns the weight of each page. The first page of a section only lists the others, and has weight 1."""
    nav = yaml.safe_load(settings[settings.index("\nnav:") :])["nav"]
    found = {page: 1 if page.endswith("index.md") else SECTIONS[section] for page, section in _sections(nav, None)}
    unknown = PAGES.keys() - found.keys()
    if unknown:
        raise ValueError(f"boosts.py names pages that the nav does not have: {sorted(unknown)}")
    return found | PAGES


def boosted(text, boost):
    """Returns the text of a page with its weight in front."""
    return f"---\nsearch:\n  boost: {boost}\n---\n\n{text}"
