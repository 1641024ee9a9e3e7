"""searches.py SITE FILE: types each line of the file into the site's search in Chromium, and reports pages that come too late.

A line is N | words | page: the page must be among the first N results. A line that begins with # is a remark."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

LIMIT = 60_000  # ms
INPUT = "input.md-search__input"
RESULTS = "[...document.querySelectorAll('.md-search-result__item')]"


def read(file):
    """Returns the number, words and page of each line."""
    lines = [line.split("|") for line in file.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return [(int(first), words.strip(), page.strip()) for first, words, page in lines]


def found(page, site, words):
    """Returns the pages that the search shows for words, the best first; empty if no result comes within the limit."""
    page.click(INPUT, timeout=LIMIT)
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.wait_for_function(f"{RESULTS}.length == 0", timeout=LIMIT)
    # Inserts all words at once: each typed key would start a search of its own.
    page.keyboard.insert_text(words)
    page.keyboard.press("End")
    try:
        page.wait_for_function(f"{RESULTS}.length > 0", timeout=LIMIT)
    except Error:
        return []
    addresses = page.evaluate(f"{RESULTS}.map(item => item.querySelector('a').href.replace(/[?#].*/, ''))")
    return [address.removeprefix(site.as_uri() + "/") for address in addresses]


def check(site, searches):
    """Returns an error for each search whose page is not among its first results."""
    errors = []
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        page.goto((site / "index.html").as_uri(), wait_until="load")
        for first, words, wanted in searches:
            pages = found(page, site, words)
            if wanted not in pages[:first]:
                errors.append(f"search for {words}: {wanted} is not among the first {first}: {', '.join(pages[: first + 3]) or 'no result'}")
        browser.close()
    return errors


def main(site, file):
    searches = read(file)
    errors = check(site, searches)
    print("\n".join([*errors, f"{len(searches) - len(errors)} of {len(searches)} searches"]))
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]))
