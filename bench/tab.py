"""How long a table in the tab takes to start, what it weighs, and how quick its bots are, in a real Chromium.

    python -m bench.tab --json

`ruinous site` is served by a plain host of files. The first start goes from the press on "Play now" to the first
question at the table, and fetches everything; the second from loading the page anew, without a network. Both with the
browser slowed down four times: Chromium's own slowdown does not reach workers, where Python runs, so all processes of
the page are stopped for three quarters of the time. Once more without that, with the processor time of the page: on a
machine with other work it says more than the clock. The decisions of scripted bots are measured at full speed, in a
whole game. The peer in the same run is the same game in Python outside the browser.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from gzip import compress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

from playwright.sync_api import Browser, Page

from ruinous.server.pages import tab
from tools.browser import ROOT, CannotShow, browsing

SLOWER = 4
RUNS = 3
SLICE = 0.01  # seconds that a page may work before it is stopped for SLOWER - 1 times as long
PATIENCE = 600_000  # milliseconds
BUDGET = 8_000_000  # bytes of runtime and engine
KEPT = """async () => {
  const { parts } = await new Response((await (await fetch('sw.js')).text()).match(/ruinous=(.*);/)[1]).json();
  for (;;) {
    for (const name of await caches.keys()) {
      if ((await (await caches.open(name)).keys()).length >= Object.keys(parts).length) return;
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
}"""

REMEMBERED = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("ruinous-memory"));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
}"""

# A whole game of scripted bots, asked as a table in the tab asks them; how long each decision took.
GAME = """
import json, time
from ruinous import Game
from ruinous.bots.answering import answer, at_once
from ruinous.rules.saved import dump

game = Game.new(powers=["khorne", "nurgle", "tzeentch", "slaanesh"], seed=7)
took = []
while game.decision:
    begun = time.perf_counter()
    seat, seed = game.decision.seat, f"{len(took):032x}"
    choice = at_once(game, "scripted", seed) or answer(dump(game.copy(seat).state), "bench", "scripted", seed, 1.0)
    took.append(1000 * (time.perf_counter() - begun))
    game.play(choice)
json.dumps(took)
"""
IN_PAGE = """async ([code, info]) => {
  const body = async (name) => new Uint8Array(await (await fetch(`tab/${name}`)).arrayBuffer());
  const packed = new Blob([await body('runtime/pyodide.asm.wasm.packed')]).stream();
  const wasm = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const usual = window.fetch;
  window.fetch = (asked, ...more) => String(asked.url ?? asked).endsWith('.wasm')
    ? Promise.resolve(new Response(wasm, { headers: { 'content-type': 'application/wasm' } })) : usual(asked, ...more);
  const indexURL = new URL('tab/runtime/', document.baseURI).href;
  const { loadPyodide } = await import(`${indexURL}pyodide.js`);
  const { default: createPyodideModule } = await import(`${indexURL}pyodide.asm.js`);
  const python = await loadPyodide({ indexURL, createPyodideModule, lockFileContents: { info, packages: {} } });
  const engine = new Blob([await body('engine.zip.packed')]).stream().pipeThrough(new DecompressionStream('gzip'));
  python.unpackArchive(new Uint8Array(await new Response(engine).arrayBuffer()), 'zip', { extractDir: '/lib/ruinous' });
  python.runPython('import sys; sys.path.insert(0, "/lib/ruinous")');
  return JSON.parse(python.runPython(code));
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *told: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of a folder of files."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def renderers() -> list[int]:
    """The processes of pages in the browser that this one has started."""
    parents, pages = {}, []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (entry / "cmdline").read_bytes():
                pages.append(int(entry.name))
        except (OSError, IndexError):
            continue  # it has just ended

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and ours(parents[pid]))

    return [pid for pid in pages if ours(pid)]


def processor() -> float:
    """Seconds that the processes of pages have worked, all their threads together."""
    ticks = 0
    for pid in renderers():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def send(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            continue


@contextmanager
def slowed() -> Iterator[None]:
    """Pages work a quarter of the time."""
    over = Event()

    def hold() -> None:
        pids, looked = renderers(), time.monotonic()
        while not over.is_set():
            send(pids, signal.SIGSTOP)
            over.wait((SLOWER - 1) * SLICE)
            send(pids, signal.SIGCONT)
            if time.monotonic() - looked > 0.5:
                pids, looked = renderers(), time.monotonic()
            over.wait(SLICE)

    thread = Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def asked(page: Page) -> None:
    page.locator("[data-asked]").first.wait_for(state="attached", timeout=PATIENCE)


def starts(browser: Browser, home: str) -> dict[str, float]:
    """A visitor who was never here; and the same one again, without a network."""
    first, second, plain, worked = [], [], [], []
    for _ in range(RUNS):
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(home)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.get_by_text("Khorne", exact=True).click()  # who is asked first
        with slowed():
            begun = time.monotonic()
            page.get_by_role("button", name="Play now").click()
            asked(page)
            first.append(time.monotonic() - begun)
        page.evaluate(KEPT)
        page.wait_for_function(REMEMBERED)
        context.set_offline(True)
        with slowed():
            begun = time.monotonic()
            page.reload(wait_until="commit")
            asked(page)
            page.locator(".text.mine").wait_for()
            second.append(time.monotonic() - begun)
        page.wait_for_timeout(1000)
        begun, before = time.monotonic(), processor()
        page.reload(wait_until="commit")
        asked(page)
        page.locator(".text.mine").wait_for()
        plain.append(time.monotonic() - begun)
        worked.append(processor() - before)
        context.close()
    return {
        "slowdown": SLOWER,
        "first_start_s": round(statistics.median(first), 1),
        "second_start_s": round(statistics.median(second), 1),
        "second_start_unslowed_s": round(statistics.median(plain), 1),
        "second_start_processor_s": round(statistics.median(worked), 1),
    }


def weights(site: Path) -> dict[str, float]:
    def packed(*patterns: str) -> int:
        return sum(len(compress(path.read_bytes(), 9)) for pattern in patterns for path in site.glob(pattern))

    return {
        "runtime_bytes": packed("tab/runtime/*"),
        "engine_bytes": packed("tab/engine.*"),
        "budget_bytes": BUDGET,
    }


def decisions(browser: Browser, home: str) -> dict[str, float]:
    """In the browser and outside of it."""
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(home)
    info = json.loads((ROOT / "web/node_modules/pyodide/pyodide-lock.json").read_text())["info"]
    took: list[float] = page.evaluate(IN_PAGE, [GAME, info])
    page.close()
    here: dict[str, Any] = {}
    exec(GAME, here)  # the same lines
    peer: list[float] = here["took"]
    return {
        "decisions": len(took),
        "scripted_ms": round(statistics.median(took), 1),
        "scripted_mean_ms": round(statistics.mean(took), 1),
        "scripted_95_ms": round(sorted(took)[int(0.95 * len(took))], 1),
        "scripted_outside_ms": round(statistics.median(peer), 1),
        "scripted_outside_mean_ms": round(statistics.mean(peer), 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder, browsing() as browser:
            site = Path(folder)
            tab.write(site)
            with hosted(site) as home:
                figures = {**weights(site), **decisions(browser, home), **starts(browser, home)}
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
