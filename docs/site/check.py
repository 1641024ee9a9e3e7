"""check.py SITE [--pictures FOLDER] [--word WORD...]: opens each page of the site in Chromium from the disk, and reports what is wrong.

Each page is opened 400 px wide, then made 1400 and 1920 px wide. An error is a message on the console, a request that leaves the disk, a page that is wider
than the window, a name in a table that is broken over several lines, a long table whose filter is missing or does not filter, a link or an anchor that leads nowhere, a word that the search does
not find, a first page or a picture that stays light for a reader who prefers dark ones, or a switch of the Javadoc that does nothing."""

import argparse
import shutil
import sys
from collections import Counter
from pathlib import Path

import filters
from links import dead_links
from playwright.sync_api import Error, sync_playwright

WIDTHS = (400, 1400, 1920)
DARK = 100  # of 255
JAVADOC = "api/index.html"
SEARCH_LIMIT = 60_000  # ms
LONG_TABLES = ("known-issues.html", "generated/API.html")
PICTURES = {"index.html": "home", "tutorial/02-messages.html": "tutorial", "examples/Summa.html": "example"}


# Finds code in table cells that is broken over several lines though it has no blank or slash.
BROKEN = """() => [...document.querySelectorAll('td code, th code')].filter(e => e.getClientRects().length > 1 &&
    !/[\\s/]/.test(e.textContent.trim())).map(e => e.textContent.trim())"""


class Visit:
    """A browser's page that collects what goes wrong while it shows the site."""

    def __init__(self, browser, width, scheme="light"):
        self.width, self.scheme, self.errors, self.at = width, scheme, [], ""
        self.page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        self.page.on("console", lambda m: m.type == "error" and self.error(f"console: {m.text}"))
        self.page.on("pageerror", lambda e: self.error(f"script: {e}"))
        self.page.on("request", lambda r: self.request(r.url))

    def error(self, text):
        self.errors.append(f"{self.at} at {self.width} px: {text}")

    def request(self, url):
        if not url.startswith(("file:", "data:", "blob:")):
            self.error(f"request that leaves the disk: {url}")

    def show(self, site, file):
        self.at = str(file.relative_to(site))
        self.page.goto(file.as_uri(), wait_until="load")
        self.measure()

    def measure(self):
        """Reports everything on the page that does not fit into the window."""
        width = self.page.evaluate("document.documentElement.scrollWidth")
        if self.at.startswith("api/"):
            return  # not checked: some pages that javadoc makes are wider than the window, and scroll
        if width > self.width:
            self.error(f"the page is {width} px wide")
        for name in self.page.evaluate(BROKEN):
            self.error(f"the name {name} is broken in a table")
        for fault in filters.faults(self.page):
            self.error(fault)

    def resize(self, width):
        self.width = width
        self.page.set_viewport_size({"width": width, "height": 900})

    def finds(self, site, word):
        """Types a word into the search as a reader does, and waits for a result."""
        self.at = f"search for {word}"
        self.page.goto((site / "index.html").as_uri(), wait_until="load")
        try:
            if self.width < 960:
                # In a narrow window, a button opens the search.
                self.page.click("label.md-header__button[for=__search]", timeout=SEARCH_LIMIT)
            self.page.click("input.md-search__input", timeout=SEARCH_LIMIT)
            self.page.keyboard.type(word)
            self.page.wait_for_selector(".md-search-result__item a", state="attached", timeout=SEARCH_LIMIT)
            found = "w => document.querySelector('.md-search-result__list').innerText.toLowerCase().includes(w)"
            self.page.wait_for_function(found, arg=word.lower(), timeout=SEARCH_LIMIT)
        except Error as failure:
            self.error(f"no result: {failure.message.splitlines()[0]}")

    def brightness(self, site, place):
        self.show(site, site / place)
        return self.page.evaluate("() => Math.max(...getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).slice(0, 3).map(Number))")

    def is_dark(self, site, place):
        """Reports a page that is not dark though the reader prefers dark pages."""
        found = self.brightness(site, place)
        if found > DARK:
            self.error(f"the dark page has a background of brightness {found}")

    def switches(self, site):
        """Reports an error if the theme switch of the Javadoc does not make the Javadoc and the site light."""
        self.show(site, site / JAVADOC)
        self.page.click("#theme", timeout=SEARCH_LIMIT)
        for place in (JAVADOC, "index.html"):
            if self.brightness(site, place) <= DARK:
                self.error("the page is dark though the switch of the Javadoc was set to light")


def by_day_alone(site):
    """Returns an error for each picture of the documents that has no colours for dark pages."""
    pictures = [*site.glob("pictures/*.svg"), *site.glob("*.svg")]
    return [
        f"{file.relative_to(site)}: a picture without colours for dark pages"
        for file in sorted(pictures)
        if file.name != "favicon.svg" and "prefers-color-scheme: dark" not in file.read_text()
    ]


def take_pictures(visit, site, folder, places):
    folder.mkdir(parents=True, exist_ok=True)
    for place, name in places.items():
        if (site / place).exists():
            visit.show(site, site / place)
            visit.page.wait_for_timeout(500)
            scheme = "" if visit.scheme == "light" else "-" + visit.scheme
            visit.page.screenshot(path=folder / f"site-{name}{scheme}-{visit.width}.png")


def check(site, words, pictures=None):
    """Returns the number of pages that were opened, and the errors."""
    errors = dead_links(site) + by_day_alone(site)
    opened = sorted(site.rglob("*.html"))
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        visit = Visit(browser, WIDTHS[0])
        for count, file in enumerate(opened, 1):
            visit.resize(WIDTHS[0])
            visit.show(site, file)
            for width in WIDTHS[1:]:
                visit.resize(width)
                visit.measure()
            if count % 50 == 0:
                print(f"  ... {count} of {len(opened)} pages", flush=True)
        for width in WIDTHS:
            visit.resize(width)
            for word in words:
                visit.finds(site, word)
            if pictures:
                take_pictures(visit, site, pictures, PICTURES)
        errors += visit.errors
        dark = Visit(browser, WIDTHS[-1], "dark")
        for place in ("index.html", JAVADOC):
            dark.is_dark(site, place)
        for place in filter(lambda place: (site / place).exists(), LONG_TABLES):
            dark.show(site, site / place)
        if pictures:
            take_pictures(dark, site, pictures, {"index.html": "home"})
        dark.switches(site)
        errors += dark.errors
        browser.close()
    return len(opened), errors


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("site", type=Path)
    options.add_argument("--pictures", type=Path, help="folder for pictures of three pages")
    options.add_argument("--word", action="append", default=[], help="a word that the search is to find")
    given = options.parse_args()
    count, errors = check(given.site.resolve(), given.word, given.pictures)
    for error, times in Counter(errors).items():
        print(error + (f" ({times} times)" if times > 1 else ""))
    print(f"site: {count} pages, {len(set(errors))} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
