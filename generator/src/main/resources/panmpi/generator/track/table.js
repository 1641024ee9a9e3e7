// Prepares the data for drawing: the columns, and for each name the state of each of its cells.

const data = JSON.parse(document.getElementById("data").textContent);
const columns = data.columns;
const libraries = [...new Set(columns.map(c => c.library))];
columns.forEach((column, i) => {
  column.hue = libraries.indexOf(column.library);
  column.oldest = i === 0 || columns[i - 1].library !== column.library;
  column.newest = i === columns.length - 1 || columns[i + 1].library !== column.library;
});

const GONE = -1;

function toRow([name, kind, owner, members, texts, shapes, history]) {
  const row = {name, kind, owner, members, texts, shapes};
  row.cells = cells(row, history);
  row.search = [name, ...members, ...texts].join(" ").toLowerCase();
  return row;
}

// Returns the cells of a row. The history lists only the versions in which the text of a name changes or the name disappears.
function cells(row, history) {
  let turns = [], index = GONE, since = null, before = GONE;
  return columns.map(column => {
    if (column.oldest) {
      turns = [...history[column.library] || []];
      index = GONE;
      since = null;
      before = GONE;
    }
    const was = index;
    if (turns.length && turns[0] === column.version) {
      turns.shift();
      index = turns.shift();
    }
    if (index !== GONE && was === GONE) {
      since = column;
    }
    before = was === GONE ? before : was;
    return {column, index, since, before, state: state(row, column, was, index)};
  });
}

function state(row, column, was, index) {
  if (index === GONE) {
    return was === GONE ? "none" : "gone";
  }
  if (was === GONE) {
    return column.oldest ? "oldest" : "first";
  }
  return shape(row, was) === shape(row, index) ? "same" : "changed";
}

function shape(row, index) {
  return row.shapes.length ? row.shapes[index] : index;
}

const rows = data.rows.map(toRow);

// Returns the text that is shown when a cell has the mouse pointer or the focus, in lines.
function explain(row, cell) {
  const {column, since, index, before} = cell;
  const at = column.library + " " + column.version + " (MPI " + column.mpi + ")";
  const lines = [];
  if (index === GONE) {
    lines.push(since && before !== GONE ? "Gone; it was there since " + since.version + "." : "Not there.");
    return {at, lines, text: before === GONE ? "" : row.texts[before], was: ""};
  }
  lines.push("Since " + column.library + " " + since.version
      + (since.oldest ? ", the oldest that was read, or before." : "."));
  const changed = cell.state === "changed";
  if (changed) {
    lines.push("Another type or value than in the version before:");
  }
  return {at, lines, text: row.texts[index], was: changed ? row.texts[before] : ""};
}
