"""check_links_test.py: proves on small places that check_links.py finds each kind of dead link, and nothing on good pages."""

import tempfile
from pathlib import Path

import check_links

GOOD = """# One (1)

## Two: `it`

## Two: `it`

[page](b.md#one-1) [heading](#two-it-1) [over
two lines](docs/c.md) [far](https://mpi-forum.org/) `make build` makes `build/lib/panmpi.jar`.

```
[in code](nothing.md)
```
"""
BAD = {
    "gone.md": ("[x](nothing.md)", "nothing.md"),
    "anchor.md": ("[x](b.md#three)", "b.md#three"),
    "picture.md": ("![x](p.svg)", "p.svg"),
    "outside.md": ("[x](../../../etc)", "../../../etc"),
    "built.md": ("```\njavac -cp build/lib/panmpi.jar A.java\n```", "build/lib/panmpi.jar is not there"),
    "page.html": ('<a href="nothing.html">x</a>', "nothing.html"),
    "man/man1/mpijava.1": (".BR mpijavac (1)\nand share/panmpi/nothing", "mpijavac.1"),
}


def test():
    with tempfile.TemporaryDirectory() as name:
        root = Path(name).resolve()
        for page in ("a.md", "b.md", "docs/c.md", *BAD):
            (root / page).parent.mkdir(parents=True, exist_ok=True)
            (root / page).write_text(BAD[page][0] if page in BAD else GOOD if page == "a.md" else "# One (1)\n\n## One 1\n")
        errors = check_links.in_installation(root)
        for page, (_, text) in BAD.items():
            assert [e for e in errors if e.startswith(page) and text in e], f"{page}: {text} is not in {errors}"
        assert len(errors) == len(BAD) + 1, errors
        assert check_links.main([f"archive={root}"]) == 1
        for page in BAD:
            (root / page).unlink()
        assert check_links.main([f"archive={root}"]) == 0
    print(f"check_links finds each of {len(BAD)} kinds of dead link")


if __name__ == "__main__":
    test()
