import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./api/session.svelte.ts";
import { beginPrefs } from "./app/prefs.svelte.ts";
import { follow } from "./app/route.svelte.ts";
import "./styles.css";
import "./app/desk.css";

// A part of the page that is gone was replaced by a newer build: get the whole page anew, but not again and again.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("ruinous.reloaded") ?? 0);
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem("ruinous.reloaded", String(Date.now()));
  location.reload();
});

follow();
void begin();
await beginPrefs();
mount(App, { target: document.getElementById("app")! });
performance.mark("ruinous.ready"); // measured by bench/web
