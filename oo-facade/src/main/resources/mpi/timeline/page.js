"use strict";
// The array of a rank's calls has eleven numbers for each call: time since the begin of the previous call, duration (-1 if the call has not ended),
// name, kind, thread, peer, tag, bytes, program line, communicator and datatype. A rank has a row for each thread that calls MPI, up to eight rows.
const data = JSON.parse(document.getElementById("data").textContent);
// Okabe and Ito's colours, which colour-blind people can distinguish.
const COLOURS = ["#0072b2", "#d55e00", "#e69f00", "#009e73", "#cc79a7", "#999999"];
const FIELDS = 11, LEFT = 74, TOP = 22, THREADS = 8;
const view = document.getElementById("view"), map = document.getElementById("map");
const find = document.getElementById("find"), detail = document.getElementById("detail");
let end = 1, wanted = -1, chosen = null, frame = 0;

let lanes = 0;
const rows = data.ranks.map(rank => {
  const n = rank.calls.length / FIELDS, threads = new Map();
  const row = { title: rank.title, host: rank.host, threads: rank.threads, at: lanes, n, begin: new Float64Array(n), end: new Float64Array(n),
    kind: new Uint8Array(n), lane: new Uint8Array(n), calls: rank.calls, longest: 0, regions: rank.regions, lanes: 1, names: threads, marks: [] };
  let time = 0;
  for (let i = 0; i < n; i++) {
    const c = i * FIELDS, thread = rank.calls[c + 4];
    time += rank.calls[c];
    row.begin[i] = time;
    row.end[i] = rank.calls[c + 1] < 0 ? Math.max(time, data.end) : time + rank.calls[c + 1];
    row.kind[i] = rank.calls[c + 3];
    if (!threads.has(thread)) threads.set(thread, Math.min(threads.size, THREADS - 1));
    row.lane[i] = threads.get(thread);
    row.longest = Math.max(row.longest, row.end[i] - time);
    if (data.names[rank.calls[c + 2]] === data.mark) row.marks.push(i);
    end = Math.max(end, row.end[i]);
  }
  row.lanes = Math.max(1, Math.min(threads.size, THREADS));
  lanes += row.lanes;
  return row;
});
// The calls that have not ended. Their bars reach to the right edge.
const open = [];
rows.forEach(row => { for (let i = 0; i < row.n; i++) if (row.calls[i * FIELDS + 1] < 0) open.push([row, i]); });
const partners = new Map();
const sent = new Float64Array(data.messages.length / 4), got = new Float64Array(data.messages.length / 4);
for (let i = 0; i < data.messages.length; i += 4) {
  const m = data.messages, a = rows[m[i]], b = rows[m[i + 2]];
  sent[i / 4] = a.begin[m[i + 1]];
  got[i / 4] = b.end[m[i + 3]];
  if (data.messages.length < 400000) {
    partners.set(m[i] + ":" + m[i + 1] + ":s", [m[i + 2], m[i + 3]]);
    partners.set(m[i + 2] + ":" + m[i + 3] + ":r", [m[i], m[i + 1]]);
  }
}
document.body.dataset.arrows = data.messages.length / 4;
document.body.dataset.open = open.length;
document.body.dataset.calls = rows.reduce((sum, row) => sum + row.n, 0);

let from = 0, to = end;
function readHash() {
  const m = /t=([\d.]+),([\d.]+)/.exec(location.hash);
  if (m && +m[2] > +m[1]) { from = +m[1]; to = +m[2]; }
}
function move(a, b) {
  const span = Math.max(100, Math.min(end * 1.02, b - a));
  from = Math.max(-end * 0.01, Math.min(a, end * 1.01 - span));
  to = from + span;
  history.replaceState(null, "", "#t=" + from.toFixed(0) + "," + to.toFixed(0));
  draw();
}
// Width of the calls' area in pixels, pixels per nanosecond, and colour of text; paint() sets all three.
let wide = 1, scale = 1, ink = "#000";
const width = () => view.clientWidth - LEFT;
const x = time => LEFT + (time - from) * scale;
const rowHeight = () => Math.max(6, Math.min(34, (view.clientHeight - TOP - 16) / lanes));
const y = (row, lane) => TOP + (row.at + (lane || 0)) * rowHeight();

// Returns the index of the first call that may last until a time. Calls are in the order of their begins, and row.longest is the longest duration.
function first(row, time) {
  let low = 0, high = row.n;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (row.begin[mid] < time - row.longest) low = mid + 1; else high = mid;
  }
  return low;
}
function text(ns) {
  return ns >= 1e9 ? (ns / 1e9).toFixed(3) + " s" : ns >= 1e6 ? (ns / 1e6).toFixed(2) + " ms" : (ns / 1e3).toFixed(2) + " us";
}
function fit(canvas, height) {
  const ratio = devicePixelRatio || 1;
  canvas.style.height = height + "px";
  canvas.width = canvas.clientWidth * ratio;
  canvas.height = height * ratio;
  const c = canvas.getContext("2d");
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  return c;
}
function style(name) { return getComputedStyle(document.documentElement).getPropertyValue(name); }

// Draws the calls of a thread. Calls below two pixels are joined: each pixel has the colour of its longest call, and equal pixels form one bar.
function bars(c, row, lane) {
  const height = rowHeight(), top = y(row, lane) + 1, right = LEFT + wide, searched = wanted >= 0;
  let pixel = -1, best = 0, kind = 0, start = 0, last = -1, run = -1;
  const bar = () => { if (run >= 0) { c.fillStyle = COLOURS[run]; c.fillRect(start, top, last - start + 1, height - 2); } };
  const flush = () => {
    if (pixel < 0) return;
    if (run === kind && pixel === last + 1) { last = pixel; return; }
    bar();
    run = kind; start = last = pixel;
  };
  for (let i = first(row, from); i < row.n && row.begin[i] < to; i++) {
    if (row.end[i] < from || row.lane[i] !== lane) continue;
    const a = LEFT + (row.begin[i] - from) * scale, b = LEFT + (row.end[i] - from) * scale, k = row.kind[i];
    if (b - a >= 2) {
      const left = Math.max(a, LEFT), name = row.calls[i * FIELDS + 2];
      c.fillStyle = COLOURS[k];
      if (searched && wanted !== name) c.globalAlpha = 0.15;
      c.fillRect(left, top, Math.min(b, right) - left, height - 2);
      c.globalAlpha = 1;
      const label = data.names[name].slice(4);
      if (b - a > 8 * label.length && height > 12) { c.fillStyle = "#fff"; c.fillText(label, left + 3, top + height / 2 + 3); }
    } else {
      const p = Math.floor(a);
      if (p !== pixel) { flush(); pixel = p; best = -1; }
      if (b - a > best && p >= LEFT) { best = b - a; kind = k; }
    }
  }
  flush();
  bar();
}
function arrows(c) {
  const some = [];
  for (let m = 0; m < sent.length; m++) if (got[m] >= from && sent[m] <= to) some.push(m * 4);
  if (some.length > 4000) {
    c.fillStyle = ink;
    c.fillText(some.length + " messages: zoom in for their arrows", LEFT + 6, TOP + rowHeight() * lanes + 12);
    return;
  }
  c.lineWidth = 1;
  for (const i of some) {
    const a = rows[data.messages[i]], b = rows[data.messages[i + 2]];
    const s = sent[i / 4], r = got[i / 4];
    const isChosen = chosen && (chosen[0] === a && chosen[1] === data.messages[i + 1] || chosen[0] === b && chosen[1] === data.messages[i + 3]);
    c.strokeStyle = isChosen ? "#d00" : ink;
    c.globalAlpha = isChosen ? 1 : 0.45;
    const x1 = x(s), y1 = y(a, a.lane[data.messages[i + 1]]) + rowHeight() / 2, x2 = x(r), y2 = y(b, b.lane[data.messages[i + 3]]) + rowHeight() / 2;
    c.beginPath(); c.moveTo(x1, y1); c.lineTo(x2, y2); c.stroke();
    const turn = Math.atan2(y2 - y1, x2 - x1);
    c.beginPath(); c.moveTo(x2, y2);
    c.lineTo(x2 - 7 * Math.cos(turn - 0.4), y2 - 7 * Math.sin(turn - 0.4));
    c.lineTo(x2 - 7 * Math.cos(turn + 0.4), y2 - 7 * Math.sin(turn + 0.4));
    c.fillStyle = c.strokeStyle; c.fill();
  }
  c.globalAlpha = 1;
}
function axis(c) {
  const span = to - from;
  let step = Math.pow(10, Math.floor(Math.log10(span / 8)));
  if (span / step > 40) step *= 5; else if (span / step > 16) step *= 2;
  c.fillStyle = ink; c.strokeStyle = style("--line");
  for (let t = Math.ceil(Math.max(0, from) / step) * step; t < to; t += step) {
    c.fillText(text(t), x(t) + 3, 12);
    c.beginPath(); c.moveTo(x(t), 0); c.lineTo(x(t), view.clientHeight); c.stroke();
  }
}
// Draws a band for a collective call: over all rows, or over the rows of the communicator's ranks.
function band(c, left, wide, set) {
  if (set === 0) { c.fillRect(left, TOP, wide, rowHeight() * lanes); return; }
  for (const place of data.sets[set]) c.fillRect(left, y(rows[place]), wide, rowHeight() * rows[place].lanes);
}
function regions(c, row) {
  const height = rowHeight();
  for (let i = 0; i < row.regions.length; i += 4) {
    const begin = row.regions[i], stop = row.regions[i + 1] < 0 ? data.end : begin + row.regions[i + 1];
    if (stop < from || begin > to) continue;
    const a = Math.max(x(begin), LEFT), b = Math.min(x(stop), LEFT + wide), top = y(row, row.names.get(row.regions[i + 3]) || 0);
    if (b - a < 1) continue;
    c.fillStyle = COLOURS[(row.regions[i + 2] + 3) % COLOURS.length];
    c.globalAlpha = 0.18; c.fillRect(a, top, b - a, height);
    c.globalAlpha = 1; c.fillRect(a, top, b - a, 2);
    const name = data.regions[row.regions[i + 2]];
    if (b - a > 7 * name.length && height > 12) { c.fillStyle = ink; c.fillText(name, a + 3, top + 11); }
  }
}
// Draws a red border around each call that has not ended. Calls of ranks in a deadlock that strict checks have found are filled with red.
function unended(c) {
  for (const [row, i] of open) {
    const a = Math.max(x(row.begin[i]), LEFT), b = Math.max(a + 3, LEFT + wide), top = y(row, row.lane[i]) + 1, height = rowHeight() - 2;
    if (row.begin[i] > to) continue;
    const isOfCycle = (data.cycle || []).includes(rows.indexOf(row));
    if (isOfCycle) { c.fillStyle = "#d00"; c.globalAlpha = 0.75; c.fillRect(a, top, b - a, height); c.globalAlpha = 1; }
    c.strokeStyle = "#d00"; c.lineWidth = 2; c.strokeRect(a, top, b - a, height); c.lineWidth = 1;
    const label = data.names[row.calls[i * FIELDS + 2]] + " has not ended";
    if (height > 10 && b - a > 7 * label.length) { c.fillStyle = "#fff"; c.fillText(label, a + 4, top + height / 2 + 4); }
  }
}
// Draws a tick for each iteration that the program has marked by MPI_Pcontrol, with the level that the program has passed.
function marks(c) {
  c.fillStyle = c.strokeStyle = ink;
  for (const row of rows) {
    let last = -1e9;
    for (const i of row.marks) {
      if (row.begin[i] < from || row.begin[i] > to) continue;
      const at = x(row.begin[i]), top = y(row, row.lane[i]);
      c.beginPath(); c.moveTo(at, top); c.lineTo(at, top + rowHeight()); c.stroke();
      if (at - last > 24 && rowHeight() > 12) { c.fillText(row.calls[i * FIELDS + 6] ?? "", at + 2, top + 10); last = at; }
    }
  }
}
function paint() {
  frame = 0;
  const begun = performance.now();
  const height = Math.max(120, Math.min(innerHeight - 180, TOP + 34 * lanes + 18));
  const c = fit(view, height);
  wide = width(); scale = wide / (to - from); ink = style("--text");
  c.font = "11px system-ui, sans-serif";
  c.fillStyle = style("--back"); c.fillRect(0, 0, view.clientWidth, height);
  axis(c);
  c.fillStyle = "#888"; c.globalAlpha = 0.16;
  for (let i = 0; i < data.bands.length; i += 3) {
    if (data.bands[i + 1] < from || data.bands[i] > to) continue;
    band(c, x(data.bands[i]), Math.max(1, x(data.bands[i + 1]) - x(data.bands[i])), data.bands[i + 2]);
  }
  c.globalAlpha = 1;
  rows.forEach(row => regions(c, row));
  rows.forEach(row => { for (let lane = 0; lane < row.lanes; lane++) bars(c, row, lane); });
  unended(c);
  marks(c);
  arrows(c);
  c.fillStyle = style("--back"); c.fillRect(0, TOP, LEFT, height);
  c.fillStyle = ink;
  const every = Math.ceil(12 / (rowHeight() * lanes / rows.length));
  rows.forEach((row, i) => { if (i % every === 0) c.fillText(row.title, 6, y(row) + Math.min(rowHeight() / 2 + 4, 14)); });
  minimap();
  document.body.dataset.paint = (performance.now() - begun).toFixed(1);
}
let whole = null;
function minimap() {
  const w = map.clientWidth - LEFT;
  if (!whole || whole.wide !== w) whole = { wide: w, picture: wholeJob(w) };
  const c = fit(map, 40);
  c.drawImage(whole.picture, 0, 0, map.clientWidth, 40);
  c.strokeStyle = ink;
  c.strokeRect(LEFT + from / end * w, 1, Math.max(3, (to - from) / end * w), 38);
}
function wholeJob(w) {
  const c = fit(map, 40);
  rows.forEach(row => {
    const top = 2 + row.at * 36 / lanes, height = Math.max(1, 36 * row.lanes / lanes - 1), step = Math.max(1, Math.floor(row.n / 20000));
    for (let i = 0; i < row.n; i += step) {
      c.fillStyle = COLOURS[row.calls[i * FIELDS + 3]];
      c.fillRect(LEFT + row.begin[i] / end * w, top, Math.max(1, (row.end[i] - row.begin[i]) / end * w), height);
    }
  });
  const copy = document.createElement("canvas");
  copy.width = map.width;
  copy.height = map.height;
  copy.getContext("2d").drawImage(map, 0, 0);
  return copy;
}
function draw() { if (!frame) frame = requestAnimationFrame(paint); }

function at(px, py) {
  const line = Math.floor((py - TOP) / rowHeight()), row = rows.find(r => line >= r.at && line < r.at + r.lanes);
  if (!row || px < LEFT) return null;
  const time = from + (px - LEFT) / width() * (to - from), slack = (to - from) / width();
  let best = null;
  for (let i = first(row, time - slack); i < row.n && row.begin[i] <= time + slack; i++)
    if (row.end[i] >= time - slack && row.lane[i] === line - row.at) best = [row, i];
  return best;
}
function say(hit) {
  if (!hit) return;
  const [row, i] = hit, c = row.calls.slice(i * FIELDS, i * FIELDS + FIELDS);
  const peer = c[5] === null ? "" : c[5] < 0 ? ", any rank" : ", rank " + c[5];
  const tag = c[6] === null ? "" : ", tag " + c[6];
  const comm = data.comms[c[9]] ? " of " + data.comms[c[9]] : "", line = data.sites[c[8]] ? ", " + data.sites[c[8]] : "";
  const type = data.datatypes[c[10]] ? " of " + data.datatypes[c[10]] : "";
  const thread = row.lanes > 1 ? " thread " + row.threads[c[4]] : "";
  detail.textContent = `${row.title}${thread}: ${data.names[c[2]]}${peer}${comm}${tag}${c[7] ? ", " + c[7] + " bytes" + type : ""}, ` +
    `${c[1] < 0 ? "has not ended" : text(c[1])}, from ${text(row.begin[i])} on${line}`;
}
let drag = null;
view.addEventListener("pointerdown", e => { drag = [e.offsetX, from, to, false]; view.setPointerCapture(e.pointerId); });
view.addEventListener("pointermove", e => {
  if (!drag) { say(at(e.offsetX, e.offsetY)); return; }
  const by = (drag[0] - e.offsetX) / width() * (drag[2] - drag[1]);
  if (Math.abs(drag[0] - e.offsetX) > 3) drag[3] = true;
  if (drag[3]) move(drag[1] + by, drag[2] + by);
});
view.addEventListener("pointerup", e => {
  if (drag && !drag[3]) follow(at(e.offsetX, e.offsetY));
  drag = null;
});
function follow(hit) {
  if (!hit) return;
  const [row, i] = hit, place = rows.indexOf(row), key = place + ":" + i;
  const other = partners.get(key + ":s") || partners.get(key + ":r") || search(place, i);
  chosen = hit;
  say(hit);
  if (other) {
    const there = rows[other[0]];
    detail.textContent += "; its partner: ";
    const before = detail.textContent;
    say([there, other[1]]);
    detail.textContent = before + detail.textContent;
    const time = there.begin[other[1]];
    if (time < from || time > to) move(time - (to - from) / 2, time + (to - from) / 2);
  }
  draw();
}
// Returns the row and the index of the call at the other end of a message, or null. It is needed if the map partners is empty (too many messages).
function search(place, call) {
  const m = data.messages;
  for (let i = 0; i < m.length; i += 4) {
    if (m[i] === place && m[i + 1] === call) return [m[i + 2], m[i + 3]];
    if (m[i + 2] === place && m[i + 3] === call) return [m[i], m[i + 1]];
  }
  return null;
}
function zoom(factor, time) { move(time - (time - from) * factor, time + (to - time) * factor); }
view.addEventListener("wheel", e => {
  e.preventDefault();
  const time = from + (e.offsetX - LEFT) / width() * (to - from);
  if (e.shiftKey) move(from + (to - from) * e.deltaY / 1000, to + (to - from) * e.deltaY / 1000);
  else zoom(Math.exp(e.deltaY / 400), time);
}, { passive: false });
view.addEventListener("keydown", e => {
  const span = to - from, middle = (from + to) / 2;
  const does = { ArrowLeft: () => move(from - span / 10, to - span / 10), ArrowRight: () => move(from + span / 10, to + span / 10),
    "+": () => zoom(0.7, middle), "=": () => zoom(0.7, middle), "-": () => zoom(1 / 0.7, middle), Home: () => move(0, end) }[e.key];
  if (does) { does(); e.preventDefault(); }
});
map.addEventListener("pointerdown", e => {
  const time = (e.offsetX - LEFT) / (map.clientWidth - LEFT) * end;
  move(time - (to - from) / 2, time + (to - from) / 2);
});
find.addEventListener("input", () => {
  const word = find.value.trim().toLowerCase();
  wanted = word ? data.names.findIndex(name => name.toLowerCase().includes(word)) : -1;
  let number = 0;
  if (wanted >= 0) rows.forEach(row => { for (let i = 0; i < row.n; i++) if (row.calls[i * FIELDS + 2] === wanted) number++; });
  document.getElementById("count").textContent = !word ? "" : wanted < 0 ? "no such call" : `${data.names[wanted]}: ${number} calls`;
  draw();
});

document.getElementById("legend").innerHTML = data.kinds.map((kind, i) => `<span><i style="background:${COLOURS[i]}"></i>${kind}</span>`).join("");
const lines = document.createElement("pre");
lines.textContent = data.lines.join("\n");
document.getElementById("figures").append(lines, table("Bytes from rank to rank", data.summary.bytes), table("Messages from rank to rank", data.summary.numbers), bars2("Sizes of messages", data.summary.sizes));
function table(title, matrix) {
  const t = document.createElement("table"), step = data.summary.ranksOfARow;
  const some = matrix.slice(0, 16), label = i => step === 1 ? i : i * step + "+";
  t.innerHTML = `<caption>${title}</caption><tr><th></th>` + some.map((_, i) => `<th>${label(i)}</th>`).join("") + "</tr>" +
    some.map((row, i) => `<tr><th>${label(i)}</th>` + row.slice(0, 16).map(v => `<td>${v || ""}</td>`).join("") + "</tr>").join("");
  return t;
}
function bars2(title, numbers) {
  const t = document.createElement("table"), most = Math.max(1, ...Object.values(numbers));
  t.innerHTML = `<caption>${title}</caption>` + Object.entries(numbers).map(([name, n]) =>
    `<tr><th>${name.replace("<", "&lt;")}</th><td>${n}</td><td style="text-align:left"><i style="display:inline-block;background:${COLOURS[0]};height:.8em;width:${100 * n / most}px"></i></td></tr>`).join("");
  return t;
}
readHash();
addEventListener("resize", draw);
addEventListener("hashchange", () => { readHash(); draw(); });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
view.focus({ preventScroll: true });
