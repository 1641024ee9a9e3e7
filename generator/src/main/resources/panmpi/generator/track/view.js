
// Draws the table, applies the filter, and shows the text about a cell.

const $ = id => document.getElementById(id);
const GLYPHS = {changed: "\u2260", gone: "\u00d7"};
let visible = [];
let current = null;

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.append(...children);
  return made;
}

function drawHead() {
  const groups = element("tr", {}, element("th", {rowspan: 2, scope: "col", class: "name"}, "Name"));
  const versions = element("tr", {});
  libraries.forEach((library, hue) => {
    const own = columns.filter(c => c.library === library);
    groups.append(element("th", {colspan: own.length, scope: "colgroup", "data-hue": hue}, library));
    own.forEach(c => versions.append(headOf(c)));
  });
  $("head").append(groups, versions);
}

function headOf(column) {
  const title = column.page
      ? element("a", {href: column.page, title: "What " + column.library + " " + column.version + " changed"}, column.version)
      : element("span", {}, column.version);
  column.total = element("small", {});
  return element("th", {scope: "col", "data-hue": column.hue, class: column.fresh ? "fresh" : ""},
      title, element("small", {}, "MPI " + column.mpi), column.total);
}

// Returns the HTML of a row. A cell's text is the version since which the name exists; the style sheet shows it only where a bar begins.
function rowHtml(row, i) {
  const members = row.members.length ? "<small>" + row.members.join(", ") + "</small>" : "";
  const cells = row.cells.map((c, j) => "<td data-c=" + j + " data-hue=" + c.column.hue + " class=" + c.state
      + " tabindex=-1>" + (GLYPHS[c.state] || (c.since && c.index !== GONE ? c.since.version : "")) + "</td>");
  return "<tr data-r=" + i + "><th scope=row class=name>" + row.name + members + "</th>" + cells.join("") + "</tr>";
}

function drawBody() {
  $("body").innerHTML = rows.map(rowHtml).join("");
  [...$("body").rows].forEach((tr, i) => rows[i].tr = tr);
}

function apply() {
  const want = wanted();
  closeTip();
  visible = rows.filter(row => matches(row, want));
  const kept = new Set(visible);
  rows.forEach(row => row.tr.hidden = !kept.has(row));
  hideColumns(want.shown);
  columns.forEach((c, j) => c.total.textContent = visible.filter(r => r.cells[j].index !== GONE).length);
  const functions = visible.filter(r => r.kind === "f").length;
  $("count").textContent = visible.length + " of " + rows.length + " names: " + functions + " functions, "
      + (visible.length - functions) + " constants";
  $("empty").hidden = visible.length > 0;
  toAddress();
  enter();
}

function hideColumns(shown) {
  const hidden = libraries.map((l, hue) => shown.has(l) ? "" : '#matrix [data-hue="' + hue + '"]').filter(Boolean);
  $("hidden").textContent = hidden.length ? hidden.join(",") + "{display:none}" : "";
}

// Puts the first visible cell into the tab order, as the only cell. The arrow keys move from this cell to the others.
function enter() {
  if (current) {
    current.tabIndex = -1;
  }
  current = visible.length ? shownCells(visible[0].tr)[0] || null : null;
  if (current) {
    current.tabIndex = 0;
  }
}

function shownCells(tr) {
  return [...tr.cells].filter(td => td.tagName === "TD" && td.offsetParent !== null);
}

function move(to) {
  if (!to) {
    return;
  }
  current.tabIndex = -1;
  current = to;
  current.tabIndex = 0;
  current.focus();
}

function onKey(event) {
  if (event.target !== current) {
    return;
  }
  const line = visible.indexOf(rows[current.parentNode.dataset.r]);
  const cells = shownCells(current.parentNode);
  const at = cells.indexOf(current);
  const down = by => shownCells(visible[Math.max(0, Math.min(visible.length - 1, line + by))].tr)[at];
  const moves = {
    ArrowRight: () => cells[at + 1], ArrowLeft: () => cells[at - 1], Home: () => cells[0], End: () => cells.at(-1),
    ArrowDown: () => down(1), ArrowUp: () => down(-1), PageDown: () => down(15), PageUp: () => down(-15)};
  if (moves[event.key]) {
    event.preventDefault();
    move(moves[event.key]());
  }
}

function openTip(td) {
  const row = rows[td.parentNode.dataset.r];
  const says = explain(row, row.cells[td.dataset.c]);
  const tip = $("tip");
  tip.replaceChildren(element("strong", {}, row.name), element("span", {class: "at"}, says.at),
      ...says.lines.map(l => element("p", {}, l)));
  if (says.was) {
    tip.append(element("code", {class: "was"}, says.was));
  }
  if (says.text) {
    tip.append(element("code", {}, says.text));
  }
  if (row.members.length) {
    tip.append(element("p", {class: "members"}, "Java: " + row.members.join(", ")));
  }
  tip.hidden = false;
  td.setAttribute("aria-describedby", "tip");
  place(tip, td.getBoundingClientRect());
}

function place(tip, cell) {
  const left = Math.min(cell.left, innerWidth - tip.offsetWidth - 12);
  const under = cell.bottom + 6;
  const fits = under + tip.offsetHeight < innerHeight;
  tip.style.left = Math.max(8, left) + "px";
  tip.style.top = Math.max(8, fits ? under : cell.top - tip.offsetHeight - 6) + "px";
}

// Called when the page scrolls: the text about the focused cell moves along with the cell; any other text is closed.
function follow() {
  if (document.activeElement === current && !$("tip").hidden) {
    place($("tip"), current.getBoundingClientRect());
  } else {
    closeTip();
  }
}

function closeTip() {
  $("tip").hidden = true;
  document.querySelectorAll("[aria-describedby=tip]").forEach(td => td.removeAttribute("aria-describedby"));
}
