/*
 * Light or dark pages: as the reader has chosen here or on the site around, which keeps the choice as the generator Material does; else as
 * the system prefers. javadoc 25 has no switch of its own.
 */
(() => {
  const key = new URL(pathtoroot + "../", location).pathname + ".__palette";
  const system = matchMedia("(prefers-color-scheme: dark)");

  function chosen() {
    try {
      return JSON.parse(localStorage.getItem(key))?.color?.scheme;
    } catch {
      return undefined;
    }
  }

  function show() {
    const scheme = chosen() ?? (system.matches ? "slate" : "default");
    document.documentElement.dataset.theme = scheme === "slate" ? "dark" : "light";
  }

  function change() {
    const isDark = document.documentElement.dataset.theme !== "dark";
    const media = `(prefers-color-scheme: ${isDark ? "dark" : "light"})`;
    const color = {media, scheme: isDark ? "slate" : "default", primary: "custom", accent: "custom"};
    try {
      localStorage.setItem(key, JSON.stringify({index: isDark ? 1 : 0, color}));
    } catch {
      /* Without storage the choice cannot be kept. */
    }
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }

  document.getElementById("theme").addEventListener("click", change);
  system.addEventListener("change", show);
  show();
})();
