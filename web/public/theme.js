// Before anything is painted: light or dark, as chosen or as the device says. The rest is in src/lib/theme.ts.
(function () {
  var theme = "auto";
  try {
    theme = localStorage.getItem("ruinous.theme") || "auto";
  } catch (error) {}
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
