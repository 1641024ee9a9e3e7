"""Tries the filter of each long table on a page as a reader does, by the keyboard, and reports what is wrong."""

LONG = 25  # rows, as in docs/site/theme/filter.js
LEAST_CONTRAST = 4.5  # of WCAG 2, for text

# JavaScript that finds each long table, and the filter field before it or before the wrapper that Material makes. The table of all versions,
# abi/matrix.html, has its own filters, and does not use the theme.
TABLES = f"""() => {{
    const visible = row => row.offsetParent !== null;
    window.longTables = [...document.querySelectorAll('.md-typeset table:not([class])')]
        .map(table => ({{table, rows: [...table.tBodies].flatMap(body => [...body.rows])}}))
        .filter(({{rows}}) => rows.length >= {LONG})
        .map(({{table, rows}}) => ({{rows, field: (table.closest('.md-typeset__scrollwrap') ?? table).previousElementSibling?.querySelector('input')}}));
    window.shownRows = at => longTables[at].rows.filter(visible).map(row => row.textContent.toLowerCase());
    return longTables.map(({{rows, field}}) => ({{
        rows: rows.length,
        reachable: Boolean(field && field.labels.length && field.tabIndex >= 0),
        word: rows.at(-1).cells[0].textContent.trim().toLowerCase()}}));
}}"""
# JavaScript that returns the text colour of each filter and its background colour, which is white if no element has a colour.
COLOURS = """() => [...document.querySelectorAll('.md-typeset .filter input, .md-typeset .filter')].map(e => {
    const background = e => e === null ? 'rgb(255, 255, 255)'
        : getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)' ? background(e.parentElement) : getComputedStyle(e).backgroundColor;
    return [getComputedStyle(e).color, background(e)].map(c => c.match(/[0-9.]+/g).slice(0, 4).map(Number));
})"""


def _luminance(colour):
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _over(colour, below):
    """Returns the colour that a reader sees where a partly transparent colour lies on another."""
    opacity = colour[3] if len(colour) == 4 else 1
    return [opacity * part + (1 - opacity) * under for part, under in zip(colour[:3], below[:3], strict=True)]


def contrast(colour, below):
    lights = sorted(_luminance(one) for one in (_over(colour, below), below))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _faults_of(page, at, table):
    """Types the first cell of the last row into the filter of a table, and returns the faults that it finds."""
    if not table["reachable"]:
        return [f"a table of {table['rows']} rows has no filter that a keyboard reaches"]
    page.evaluate("at => longTables[at].field.focus()", at)
    page.keyboard.type(table["word"])
    shown = page.evaluate("at => shownRows(at)", at)
    page.keyboard.press("Escape")
    again = page.evaluate("at => shownRows(at)", at)
    faults = []
    if not shown or len(shown) == table["rows"] or any(table["word"] not in row for row in shown):
        faults.append(f"the filter {table['word']} shows {len(shown)} of {table['rows']} rows")
    if len(again) != table["rows"]:
        faults.append(f"Escape in a filter shows {len(again)} of {table['rows']} rows")
    return faults


def faults(page):
    """Returns the faults in the filters of the open page; empty for a page without long tables."""
    found = [fault for at, table in enumerate(page.evaluate(TABLES)) for fault in _faults_of(page, at, table)]
    pairs = page.evaluate(COLOURS)
    return found + [f"a filter's text has a contrast of {contrast(*pair):.1f}" for pair in pairs if contrast(*pair) < LEAST_CONTRAST]
