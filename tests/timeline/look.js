// Looks at a page as a reader does, for make check-timeline: by keyboard alone, and by zooming as fast as it goes. It uses the
// page's variables, which it can read since both are plain scripts.
(() => {
  const press = key => view.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const faults = [], check = (holds, what) => { if (!holds) faults.push(what); };
  paint();
  check(document.activeElement === view, "the view has not the focus");
  const whole = to - from;
  press("+"); check(to - from < whole, "+ does not zoom");
  const begin = from;
  press("ArrowRight"); check(from > begin, "the right arrow does not move");
  press("ArrowLeft"); check(Math.abs(from - begin) < whole / 1e6, "the left arrow does not move back");
  press("-"); press("Home"); check(to - from >= end, "Home does not show all");
  check(/^#t=\d+,\d+$/.test(location.hash), "the address does not have the view");
  check(document.documentElement.scrollWidth <= innerWidth, "the page is wider than the window");
  check(performance.getEntriesByType("resource").length === 0, "the page made a request");
  // Reading a pixel makes the browser finish the frame.
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const seen = performance.now();
  let frames = 0;
  for (; frames < 60 && performance.now() - seen < 10000; frames++) {
    press(frames % 40 < 20 ? "+" : "-");
    paint();
    pixel.drawImage(view, 0, 0, 1, 1);
    pixel.getImageData(0, 0, 1, 1);
  }
  document.body.dataset.frames = (1000 * frames / (performance.now() - seen)).toFixed(0);
  move(0, end);
  document.body.dataset.faults = faults.join("; ") || "none";
})();
