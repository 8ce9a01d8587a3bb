"""How heavy and how fast the page is, in a real Chromium.

    python -m bench.web --json

Measured on a server of its own: what the first page and the table weigh on the wire; with the processor slowed down
four times, when the first page can be used and how many frames come while a figure is dragged over the board and while
the end of a round is staged; how long from a click that decides until it shows, at full speed and slowed down; and what
the page keeps in memory when it has shown whole games of bots, one after the other, without being loaded anew.
The peer in the same run is an empty page of the same server: what the browser itself needs.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from ruinous.table import Who
from tools.browser import CannotShow, Server, browsing, serving
from tools.prepared import prepare

SLOWER = 4
BUDGET = 150_000  # bytes for the first load
RUNS = 5
ACTIONS = 8
STAGED = 12_000  # milliseconds of the end of a round
GAMES = 6  # of bots, shown at once one after the other; at their ordinary pace that is more than an hour

# When the page has its main heading and the button to play, and the main thread is free to answer.
USABLE = """() => new Promise((resolve) => {
  const look = () => {
    const button = [...document.querySelectorAll('main button')].find((node) => !node.disabled);
    if (!document.querySelector('h1') || !button) return requestAnimationFrame(look);
    setTimeout(() => resolve(performance.now()), 0);
  };
  look();
})"""

# From the click until the page shows that it is being done (the frame after), and until the server has done it.
SHOWN = """() => new Promise((resolve) => {
  const count = () => document.querySelector('.piece b')?.textContent;
  const before = count();
  let start = 0;
  let seen = 0;
  addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (!start) return;
    if (!seen && document.querySelector('path.land.selected')) {
      seen = -1;
      requestAnimationFrame(() => setTimeout(() => (seen = performance.now() - start), 0));
    }
    if (count() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve([seen, performance.now() - start]), 0));
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})"""

FRAMES = """() => { window.frames_seen = []; const tick = (at) => { window.frames_seen.push(at); window.still_counting
  && requestAnimationFrame(tick); }; window.still_counting = true; requestAnimationFrame(tick); }"""

LAND = """() => { for (const land of document.querySelectorAll('path.land.can')) {
  const box = land.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  if (document.elementFromPoint(x, y)?.closest('[data-region]')) return [x, y]; } return null; }"""


def slowed(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def wire(page: Page) -> int:
    """Bytes that came over the wire for this page."""
    return int(
        page.evaluate(
            "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
            ".filter((entry) => !new URL(entry.name).pathname.startsWith('/api/'))"
            ".reduce((sum, entry) => sum + entry.encodedBodySize, 0)"
        )
    )


def first_load(browser: Browser, server: Server) -> dict[str, float]:
    """A visitor who was never here."""
    weights, times, empty = [], [], []
    for _ in range(RUNS):
        context = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 800})
        page = context.new_page()
        slowed(page)
        page.goto("/health")
        empty.append(page.evaluate("performance.now()"))
        page.goto("/")
        times.append(page.evaluate(USABLE))
        page.wait_for_load_state("networkidle")
        weights.append(wire(page))
        context.close()
    return {
        "first_load_bytes": max(weights),
        "usable_ms": round(statistics.median(times), 1),
        "empty_page_ms": round(statistics.median(empty), 1),
    }


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    csrf = next((cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "ruinous_csrf"), "")
    headers = {"x-ruinous-csrf": csrf, "content-type": "application/json"}
    answer = page.request.fetch(path, method=method, headers=headers, data=json.dumps(body) if body else None)
    if not answer.ok:
        raise CannotShow(answer.text())
    return answer.json()


def at_table(page: Page, power: str) -> None:
    """At a game of one's own, when one must decide."""
    made = ask(page, "POST", "/api/tables/quick", {"power": power, "level": "random"})
    path = f"/api/tables/{made['table']}"
    while True:  # whatever is asked before the first turn is answered somehow
        told = ask(page, "GET", f"{path}?seat={power}")["state"]
        if not told["ask"] or told["ask"]["seat"] != power:
            continue
        if told["ask"]["kind"] == "turn":
            break
        action = told["ask"]["actions"][0]["do"]
        ask(page, "POST", f"{path}/do", {"do": "play", "action": action, "version": told["table"]["version"]})
    page.goto(f"/#table={made['table']}")
    page.reload()
    page.locator(".text.mine[data-asked='turn']").wait_for()


def table(browser: Browser, server: Server) -> dict[str, float]:
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    ask(page, "POST", "/api/identity", {"name": "Bench"})
    at_table(page, "khorne")
    page.wait_for_load_state("networkidle")
    weight = wire(page)
    shown, done = act(page)
    session = slowed(page)
    at_table(page, "khorne")
    slow, _ = act(page)
    frames = drag(page)
    session.detach()
    context.close()
    return {
        "table_load_bytes": weight,
        "action_shown_ms": round(statistics.median(shown), 1),
        "action_shown_worst_ms": round(max(shown), 1),
        "action_done_ms": round(statistics.median(done), 1),
        "action_shown_slow_ms": round(statistics.median(slow), 1),
        **frames,
    }


def act(page: Page) -> tuple[list[float], list[float]]:
    """Summon figures in one game after the other: when each showed, and when it was done."""
    shown: list[float] = []
    done: list[float] = []
    while len(shown) < ACTIONS:
        page.locator(".piece.can").first.click()
        point = page.evaluate(LAND)
        page.evaluate(f"() => {{ window.shown = ({SHOWN})(); }}")
        page.mouse.click(*point)
        seen, over = page.evaluate("window.shown")
        shown.append(seen)
        done.append(over)
        at_table(page, "khorne")
    return shown, done


def drag(page: Page) -> dict[str, float]:
    """A figure carried to and fro over the board for a second and a half."""
    piece = page.locator(".piece.can").first.bounding_box()
    assert piece is not None
    page.mouse.move(piece["x"] + 20, piece["y"] + 30)
    page.mouse.down()
    page.mouse.move(piece["x"] + 60, piece["y"] - 60, steps=4)
    page.evaluate(FRAMES)
    for step in range(90):
        page.mouse.move(420 + 5 * (step % 60), 250 + 3 * (step % 45))
    seen = page.evaluate("() => { window.still_counting = false; return window.frames_seen; }")
    page.mouse.move(5, 5)
    page.mouse.up()
    return frames_of(seen, "drag")


def frames_of(seen: list[float], name: str) -> dict[str, float]:
    gaps = sorted(later - earlier for earlier, later in pairwise(seen))
    return {
        f"{name}_frames_per_s": round(1000 * len(gaps) / sum(gaps), 1),
        f"{name}_gap_95_ms": round(gaps[int(0.95 * len(gaps))], 1),
    }


def staged(browser: Browser, server: Server) -> dict[str, float]:
    """The fullest end of a round of a game between bots, as the replay shows it."""
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    host = Who(ask(page, "POST", "/api/identity", {"name": "Bench"})["id"], "Bench")
    path = f"/api/tables/{prepare(server.folder, host, '3')}"
    total = ask(page, "GET", path)["state"]["table"]["decisions"]
    parts = [ask(page, "GET", f"{path}/story?begin={n}&end={n + 1}")["steps"] for n in range(total)]
    ruins = [[step["event"]["what"] for step in part].count("ruin") for part in parts]
    fullest = max(range(total), key=lambda n: (ruins[n], len(parts[n])))
    page.goto(f"/#replay={path.rsplit('/', 1)[1]}?at={fullest}")
    page.reload()
    page.locator("path.land").first.wait_for()
    page.wait_for_load_state("networkidle")
    session = slowed(page)
    page.keyboard.press("ArrowRight")
    page.locator("[data-stage]").wait_for(state="attached")
    page.evaluate(FRAMES)
    page.wait_for_timeout(STAGED)
    seen = page.evaluate("() => { window.still_counting = false; return window.frames_seen; }")
    session.detach()
    context.close()
    return frames_of(seen, "staged")


def memory(browser: Browser, server: Server) -> dict[str, float]:
    """One page that watches game after game. The first brings the parts of the page that come later."""
    context = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(
        "localStorage['ruinous.play'] = JSON.stringify({ speed: 'at_once', ledger: false, guide: false })"
    )
    page = context.new_page()
    page.goto("/")
    ask(page, "POST", "/api/identity", {"name": "Bench"})
    page.goto("/")
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    kept = []
    for _ in range(GAMES + 1):
        made = ask(page, "POST", "/api/tables/quick", {"power": "khorne", "level": "random"})
        page.goto(f"/#table={made['table']}")  # the same document
        page.locator("path.land").first.wait_for()
        ask(page, "POST", f"/api/tables/{made['table']}/do", {"do": "hand", "bot": "random"})
        page.locator("dialog[open] h2").first.wait_for(timeout=300_000)  # the result
        page.keyboard.press("Escape")
        page.goto("/#/help")
        page.locator("main h1").first.wait_for()
        session.send("HeapProfiler.collectGarbage")
        found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        kept.append((found["JSHeapUsedSize"] / 1e6, found["Nodes"], found["JSEventListeners"]))
    context.close()
    (first, *_), (second, nodes, listeners), (last, last_nodes, last_listeners) = kept[0], kept[1], kept[-1]
    return {
        "games_watched": GAMES,
        "heap_first_mb": round(first, 1),
        "heap_second_mb": round(second, 1),
        "heap_last_mb": round(last, 1),
        "nodes_grown": last_nodes - nodes,
        "listeners_grown": last_listeners - listeners,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args()
    try:
        with serving() as server, browsing() as browser:
            figures: dict[str, float] = {"slowdown": SLOWER, "budget_bytes": BUDGET}
            for measure in (first_load, table, staged, memory):
                figures |= measure(browser, server)
    except CannotShow as problem:
        print(problem, file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:24} {figure:>12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
