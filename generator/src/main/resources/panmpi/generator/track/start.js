
// Draws the cards and the filter's choices, adds the event handlers, and draws the table for the first time.

function drawCards() {
  const count = (column, kind) =>
      rows.filter(r => r.kind === kind && r.cells[columns.indexOf(column)].index !== GONE).length;
  const most = Math.max(...columns.map(c => count(c, "f")));
  libraries.forEach((library, hue) => {
    const own = columns.filter(c => c.library === library);
    const newest = own.at(-1);
    const bars = own.map(c => element("i", {
      style: "--h:" + count(c, "f") / most, title: c.version + ": " + count(c, "f") + " functions"}));
    $("cards").append(element("section", {class: "card", "data-hue": hue},
        element("h2", {}, library, element("span", {}, newest.version)),
        element("div", {class: "bars", "aria-hidden": "true"}, ...bars),
        element("p", {}, count(newest, "f") + " functions, " + count(newest, "c") + " constants, MPI " + newest.mpi)));
  });
}

function drawChoices() {
  [...new Set(rows.map(r => r.owner).filter(Boolean))].sort().forEach(owner =>
      $("owner").append(element("option", {value: owner}, owner)));
  libraries.forEach((library, hue) => {
    const box = element("input", {type: "checkbox", value: library, name: "library"});
    boxes.push(box);
    $("libraries").append(element("label", {"data-hue": hue}, box, library));
  });
}

function listen() {
  let waiting = 0;
  $("filter").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 60);
  });
  $("filter").addEventListener("submit", event => event.preventDefault());
  $("filter").addEventListener("reset", event => {
    event.preventDefault();
    reset();
  });
  $("again").addEventListener("click", reset);
  addEventListener("hashchange", () => {
    fromAddress();
    apply();
  });
  listenToCells($("body"));
  addEventListener("scroll", follow, {passive: true, capture: true});
  addEventListener("keydown", event => {
    if (event.key === "Escape") {
      closeTip();
    }
    if (event.key === "/" && !/INPUT|SELECT/.test(document.activeElement.tagName)) {
      event.preventDefault();
      $("text").focus();
    }
  });
}

function listenToCells(body) {
  const cell = event => event.target.closest("td");
  body.addEventListener("keydown", onKey);
  body.addEventListener("mouseover", event => cell(event) ? openTip(cell(event)) : closeTip());
  body.addEventListener("mouseleave", closeTip);
  body.addEventListener("focusin", event => cell(event) && openTip(cell(event)));
  body.addEventListener("focusout", closeTip);
  body.addEventListener("click", event => cell(event) && move(cell(event)));
}

function reset() {
  controls.forEach(c => c.value = "");
  boxes.forEach(box => box.checked = true);
  apply();
  $("text").focus();
}

document.head.append(element("style", {id: "hidden"}));
drawHead();
drawBody();
drawCards();
drawChoices();
fromAddress();
apply();
listen();
