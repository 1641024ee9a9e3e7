"""check_test.py: proves on a small site that check.py finds each kind of error, and nothing on a good page."""

import shutil
import tempfile
from pathlib import Path

import check

GOOD = '<!doctype html><title>t</title><h1 id="top">good</h1><a href="b.html#there">b</a><div style="overflow:auto"><pre>{}</pre></div>'
INDEX = """<!doctype html><style>body {{ background: #fff }}</style><style id="dark">@media (prefers-color-scheme: dark) {{ body {{ background: {background} }} }}</style>
<script>if (localStorage.getItem("light") === "1") document.getElementById("dark").remove()</script>
<label class="md-header__button" for="__search">search</label><input class="md-search__input" id="__search">
<ol class="md-search-result__list"><li class="md-search-result__item"><a href="b.html">Allreduce</a></li></ol>"""
JAVADOC = """<!doctype html><style>body {{ background: {background} }} .light body {{ background: #fff }}</style><button id="theme">x</button>
<script>
const show = () => document.documentElement.classList.toggle("light", localStorage.getItem("light") === "1");
document.querySelector("#theme").onclick = () => {{ localStorage.setItem("light", "{choice}"); show(); }};
show();
</script>"""
ROWS = "".join(f"<tr><td><code>MPI_Name_{row}</code><td>row {row}" for row in range(30))
TABLE = f"<table><tbody>{ROWS}</table>"
FIELD = '<div class="filter"><label>Filter <input style="color: #000; background: #fff"></label></div>'
PAGE = '<div class="md-typeset">{}</div>'
FILTERED = f'<!doctype html>{PAGE.format(TABLE)}<script src="filter.js"></script>'
BAD = {
    "gone.html": ('<a href="nothing.html">x</a>', "no such file: nothing.html"),
    "anchor.html": ('<a href="b.html#nowhere">x</a>', "no such anchor: b.html#nowhere"),
    "outside.html": ('<a href="../x.html">x</a>', "outside of the site"),
    "machine.html": ('<a href="file:///etc/hostname">x</a>', "a file of this machine"),
    "folder.html": ('<a href="./">x</a>', "a folder"),
    "console.html": ("<script>console.error('spoiled')</script>", "console: spoiled"),
    "script.html": ("<script>nothing.at.all()</script>", "script: "),
    "far.html": ('<img src="http://panmpi.invalid/x.png">', "request that leaves the disk"),
    "broken.html": ('<table style="width:20px"><td style="overflow-wrap:anywhere"><code>MPI_Comm_agree</code></table>', "the name MPI_Comm_agree is broken"),
    "unfiltered.html": (PAGE.format(TABLE), "a table of 30 rows has no filter"),
    "idle.html": (PAGE.format(FIELD + TABLE), "the filter mpi_name_29 shows 30 of 30 rows"),
    "pale.html": (PAGE.format(FIELD.replace("#000", "#ccc") + TABLE), "a filter's text has a contrast of 1.6"),
    "wide.html": ('<div style="width:900px">x</div>', "px wide"),
}


def test():
    with tempfile.TemporaryDirectory() as name:
        site = Path(name).resolve()
        (site / "a.html").write_text(GOOD.format("x" * 2000))
        (site / "other.html").write_text("<!doctype html>" + TABLE)
        (site / "filtered.html").write_text(FILTERED)
        shutil.copy(Path(__file__).parent / "theme/filter.js", site)
        (site / "b.html").write_text('<!doctype html><p id="there">b</p>')
        for page, (body, _) in BAD.items():
            (site / page).write_text("<!doctype html><body>" + body)
        (site / "index.html").write_text(INDEX.format(background="#fff"))
        (site / "api").mkdir()
        (site / check.JAVADOC).write_text(JAVADOC.format(background="#111", choice=0))
        (site / "day.svg").write_text("<svg/>")
        check.SEARCH_LIMIT = 1000
        count, errors = check.check(site, ["Allreduce", "Nothing"])
        assert count == len(BAD) + 6, count
        assert any(e.startswith("search for Nothing") for e in errors), errors
        assert any(e.startswith("index.html") and "the dark page" in e for e in errors), errors
        assert any(e.startswith("api/index.html") and "the switch" in e for e in errors), errors
        assert any(e.startswith("day.svg") for e in errors), errors
        for page, (_, text) in BAD.items():
            found = [e for e in errors if e.startswith(page) and text in e]
            assert found, f"{page}: '{text}' is not in {errors}"
        good = [e for e in errors if e.startswith(("a.html", "b.html", "filtered.html", "other.html", "search for Allreduce"))]
        assert not good, good
        (site / "index.html").write_text(INDEX.format(background="#111"))
        (site / check.JAVADOC).write_text(JAVADOC.format(background="#111", choice=1))
        (site / "day.svg").write_text("<svg><style>@media (prefers-color-scheme: dark) {}</style></svg>")
        errors = check.check(site, ["Allreduce"])[1]
        assert not [e for e in errors if "dark" in e or "search" in e or "switch" in e], errors
    print(f"check-site finds each of {len(BAD) + 4} kinds of error")


if __name__ == "__main__":
    test()
