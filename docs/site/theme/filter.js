/* Adds a filter field above each long table. Only rows that contain the typed text are shown, in all long tables of the page at once,
   since a reader knows the name of a function, but not the table that has it. */
(() => {
  const LONG = 25; /* rows, as in docs/site/filters.py */

  const plain = (text) => text.replace(/\s+/g, " ").trim().toLowerCase();

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const addFilter = (table) => {
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    const texts = rows.map((row) => plain(row.textContent));
    const field = element("input", {type: "search", autocomplete: "off", spellcheck: false, placeholder: "part of a name or text"});
    const count = element("output", {});
    field.addEventListener("input", () => showAll(field.value));
    field.addEventListener("keydown", (event) => event.key === "Escape" && showAll(""));
    /* Material puts a wide table into a wrapper of its own, before or after this script runs. */
    (table.closest(".md-typeset__scrollwrap") ?? table).before(
      element("div", {className: "filter"}, element("label", {}, "Filter ", field), count),
    );
    return (typed) => {
      const shown = texts.map((text) => text.includes(plain(typed)));
      rows.forEach((row, at) => (row.hidden = !shown[at]));
      count.value = `${shown.filter(Boolean).length} of ${rows.length} rows`;
      if (field.value !== typed) {
        field.value = typed;
      }
    };
  };

  const rowsOf = (table) => [...table.tBodies].reduce((sum, body) => sum + body.rows.length, 0);
  const filters = [...document.querySelectorAll(".md-typeset table:not([class])")].filter((t) => rowsOf(t) >= LONG).map(addFilter);
  const showAll = (typed) => filters.forEach((show) => show(typed));
  showAll("");
})();
