import { mount } from "svelte";
import App from "./App.svelte";
import { playAt } from "./api/http.ts";
import { begin, live, onArrival } from "./api/session.svelte.ts";
import { beginPrefs } from "./app/prefs.svelte.ts";
import { follow, here } from "./app/route.svelte.ts";
import { beginMotion } from "./lib/motion.ts";
import { inTab } from "./local/here.ts";
import { beginOffline, offline } from "./offline/offline.svelte.ts";
import { keepUp } from "./push/device.ts";
import "./lib/pointer.ts";
import "./colours.css";
import "./sizes.css";
import "./styles.css";
import "./app/desk.css";

// A part of the page cannot be had: a newer build has replaced it, or the server is away. When the server answers (again),
// get the whole page anew, but not again and again, not before what was said meanwhile has been answered, and not by itself
// from under a game. Without its style a part is still of use until then.
addEventListener("vite:preloadError", (event) => {
  if (event.payload.message.includes("CSS")) event.preventDefault();
  void answers().then(anew);
});

function anew(): void {
  if (here.route.page === "table") {
    offline.news ??= "missing";
    return;
  }
  const last = Number(sessionStorage.getItem("ruinous.reloaded") ?? 0);
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem("ruinous.reloaded", String(Date.now()));
  location.reload();
}

async function answers(): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(inTab ? "./tab/files.json" : "/health", { cache: "no-store" })).ok && !live.waiting) return;
    } catch {
      // not yet
    }
    await new Promise((wake) => setTimeout(wake, 2000));
  }
}

if (inTab) {
  const { tab } = await import("./local/tab.ts");
  playAt(tab);
} else {
  onArrival(() => void keepUp().catch(() => {})); // another time
}
follow();
void begin();
beginPrefs();
beginMotion();
beginOffline();
mount(App, { target: document.getElementById("app")! });
performance.mark("ruinous.ready"); // measured by bench/web
