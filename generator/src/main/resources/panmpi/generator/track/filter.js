
// Filters the rows of the table. The page's address contains the state of the filter, so that a link to the page keeps it.

const controls = ["text", "owner", "kind", "differ"].map(id => document.getElementById(id));
const boxes = [];

function shownLibraries() {
  return new Set(boxes.filter(box => box.checked).map(box => box.value));
}

function wanted() {
  const [text, owner, kind, differ] = controls.map(c => c.value.trim());
  return {words: text.toLowerCase().split(/\s+/).filter(Boolean), owner, kind, differ, shown: shownLibraries()};
}

function matches(row, want) {
  return ofKind(row, want.kind)
      && (!want.owner || row.owner === want.owner || row.members.some(m => m.startsWith(want.owner + ".")))
      && want.words.every(word => row.search.includes(word))
      && row.cells.some(c => want.shown.has(c.column.library) && c.state !== "none")
      && differs(row, row.cells.filter(c => want.shown.has(c.column.library)), want.differ);
}

function ofKind(row, kind) {
  return kind === "all" || (kind ? row.kind === kind : row.kind !== "n");
}

// Tests whether a name differs in the way that the filter asks for. Libraries are compared by their newest versions.
function differs(row, cells, how) {
  const newest = cells.filter(c => c.column.newest);
  const missing = newest.some(c => c.index === GONE) && newest.some(c => c.index !== GONE);
  const shapes = new Set(newest.filter(c => c.index !== GONE).map(c => shape(row, c.index)));
  const turns = some => some.some(c => ["first", "changed", "gone"].includes(c.state));
  switch (how) {
    case "libraries": return missing || shapes.size > 1;
    case "missing": return missing;
    case "shape": return shapes.size > 1 && newest.every(c => c.index !== GONE);
    case "versions": return turns(cells);
    case "newest": return turns(newest);
    default: return true;
  }
}

function toAddress() {
  const state = new URLSearchParams();
  controls.filter(c => c.value).forEach(c => state.set(c.id, c.value));
  const shown = shownLibraries();
  if (shown.size < libraries.length) {
    state.set("libraries", [...shown].join(","));
  }
  history.replaceState(null, "", "#" + state);
}

function fromAddress() {
  const state = new URLSearchParams(location.hash.slice(1));
  controls.forEach(c => {
    const value = state.get(c.id) || "";
    c.value = value;
    // An address may name a choice that the page does not offer: then nothing is chosen.
    if (c.value !== value) {
      c.value = "";
    }
  });
  const shown = state.has("libraries") ? state.get("libraries").split(",") : libraries;
  boxes.forEach(box => box.checked = shown.includes(box.value));
}
