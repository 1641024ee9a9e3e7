"""check_test.py: proves on a small site that check.py finds each kind of error, and nothing on a good page."""

import tempfile
from pathlib import Path

from check import check

GOOD = '<!doctype html><title>t</title><h1 id="top">good</h1><a href="b.html#there">b</a><div style="overflow:auto"><pre>{}</pre></div>'
BAD = {
    "gone.html": ('<a href="nothing.html">x</a>', "no such file: nothing.html"),
    "anchor.html": ('<a href="b.html#nowhere">x</a>', "no such anchor: b.html#nowhere"),
    "outside.html": ('<a href="../x.html">x</a>', "outside of the site"),
    "machine.html": ('<a href="file:///etc/hostname">x</a>', "a file of this machine"),
    "folder.html": ('<a href="./">x</a>', "a folder"),
    "console.html": ("<script>console.error('spoiled')</script>", "console: spoiled"),
    "script.html": ("<script>nothing.at.all()</script>", "script: "),
    "far.html": ('<img src="http://panmpi.invalid/x.png">', "request that leaves the disk"),
    "wide.html": ('<div style="width:900px">x</div>', "px wide"),
}


def test():
    with tempfile.TemporaryDirectory() as name:
        site = Path(name).resolve()
        (site / "a.html").write_text(GOOD.format("x" * 2000))
        (site / "b.html").write_text('<!doctype html><p id="there">b</p>')
        for page, (body, _) in BAD.items():
            (site / page).write_text("<!doctype html><body>" + body)
        count, errors = check(site, [])
        assert count == len(BAD) + 2, count
        for page, (_, text) in BAD.items():
            found = [e for e in errors if e.startswith(page) and text in e]
            assert found, f"{page}: '{text}' is not in {errors}"
        good = [e for e in errors if e.startswith(("a.html", "b.html"))]
        assert not good, good
    print(f"check-site finds each of {len(BAD)} kinds of error")


if __name__ == "__main__":
    test()
