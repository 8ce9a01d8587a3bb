// Before anything is painted: the theme that was chosen, or that the device asks for. The rest is in src/lib/theme.ts.
(function () {
  var theme = "auto";
  try {
    theme = localStorage.getItem("ruinous.theme") || "auto";
  } catch (error) {}
  if (theme !== "light" && theme !== "dark" && theme !== "contrast") {
    theme = matchMedia("(prefers-contrast: more), (forced-colors: active)").matches
      ? "contrast"
      : matchMedia("(prefers-color-scheme: dark)").matches
        ? "dark"
        : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
