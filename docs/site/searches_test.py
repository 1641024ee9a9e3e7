"""searches_test.py: proves on a small page that searches.py finds a page that comes too late, and one that does not come."""

import tempfile
from pathlib import Path

import searches

# The results of "two words" are b.html and a.html; "one" has a.html, and anything else has none.
PAGE = """<!doctype html><input class="md-search__input"><ol></ol><script>
const pages = {"two words": ["b.html?h=two#there", "a.html"], "one": ["a.html"]};
document.querySelector("input").addEventListener("keyup", event => {
  document.querySelector("ol").innerHTML = (pages[event.target.value] ?? [])
      .map(page => `<li class="md-search-result__item"><a href="${page}">x</a></li>`).join("");
});
</script>"""
LINES = "# remark\n\n1 | two words | b.html\n2 | two words | a.html\n1 | one | a.html\n1 | two words | a.html\n1 | nothing | a.html\n"


def test():
    with tempfile.TemporaryDirectory() as name:
        site = Path(name).resolve()
        (site / "index.html").write_text(PAGE)
        (site / "list.txt").write_text(LINES)
        searches.LIMIT = 1000
        lines = searches.read(site / "list.txt")
        assert lines[0] == (1, "two words", "b.html") and len(lines) == 5, lines
        errors = searches.check(site, lines)
        assert len(errors) == 2, errors
        assert errors[0].startswith("search for two words: a.html is not among the first 1: b.html, a.html"), errors
        assert errors[1].startswith("search for nothing") and errors[1].endswith("no result"), errors
    print("searches.py finds pages that come too late")


if __name__ == "__main__":
    test()
