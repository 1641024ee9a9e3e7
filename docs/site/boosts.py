"""How much the pages count in the search: those for newcomers most, those for the project's own builders least."""

import yaml

# By the title in the nav.
SECTIONS = {
    "Home": 1, "Start": 3, "Tutorial": 5, "How-to": 3, "Examples": 1, "Reference": 2, "Explanation": 1, "Known issues": 1,
    "Decisions": 0.2, "Versions of MPIs": 0.2,
}  # fmt: skip
# Pages that name everything, that builders of the project read, or that have a word of every other page; and those that answer a word
# which is on many pages.
PAGES = {
    "start.md": 6, "tutorial/13-mistakes.md": 2, "single-file.md": 1, "configuration.md": 6, "upgrading-mpi.md": 5, "errors.md": 4, "containers.md": 1.5, "windows.md": 2,
    "readme.md": 1, "coming-from.md": 1, "ccj.md": 1, "native-shim/index.md": 1, "contributing.md": 0.5, "changelog.md": 0.2,
    "generated/API.md": 0.2, "templates-of-the-generator.md": 0.2,
}  # fmt: skip


def _sections(items, section):
    """Each page below an item of the nav, with the innermost section that has a boost."""
    for item in items:
        if isinstance(item, str):
            yield item, section
            continue
        for title, below in item.items():
            inner = title if title in SECTIONS else section
            yield from [(below, inner)] if isinstance(below, str) else _sections(below, inner)


def boosts(settings):
    """By page. A section's first page, which only lists the others, counts as any page does."""
    nav = yaml.safe_load(settings[settings.index("\nnav:") :])["nav"]
    found = {page: 1 if page.endswith("index.md") else SECTIONS[section] for page, section in _sections(nav, None)}
    unknown = PAGES.keys() - found.keys()
    if unknown:
        raise ValueError(f"boosts.py names pages that the nav does not have: {sorted(unknown)}")
    return found | PAGES


def boosted(text, boost):
    """A page with its boost in front."""
    return f"---\nsearch:\n  boost: {boost}\n---\n\n{text}"
