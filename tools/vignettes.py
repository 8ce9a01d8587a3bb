"""Contact sheets of all pictures, from the gallery of the page: python -m tools.screenshots OUT vignettes."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser

from hatch_build import node_bin
from tools.browser import PATIENCE, ROOT, CannotShow, free_port

THEMES = ("light", "dark")


@contextmanager
def gallery() -> Iterator[str]:
    """The development server of the page, which alone shows the gallery; its address."""
    url = f"http://127.0.0.1:{(port := free_port())}/gallery.html"
    vite = [str(node_bin() / "node"), "node_modules/vite/bin/vite.js", "--port", str(port)]
    process = subprocess.Popen(vite, cwd=ROOT / "web", stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not answers(url):
            if process.poll() is not None or time.monotonic() > end:
                raise CannotShow("The gallery did not start: run npm ci in web/.")
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def shoot(browser: Browser, out: Path) -> None:
    """A sheet for each deck, by day and by candle-light: each picture at 300 pixels and at 48."""
    with gallery() as url:
        for theme in THEMES:
            page = browser.new_page(viewport={"width": 1500, "height": 900})
            page.goto(f"{url}?show=vignettes&theme={theme}")
            page.locator("[data-deck=figures] .picture .emblem").nth(1).wait_for(timeout=PATIENCE * 1000)
            for sheet in page.locator("[data-deck]").all():
                path = out / f"vignettes-{sheet.get_attribute('data-deck')}{'-dark' if theme == 'dark' else ''}.png"
                sheet.screenshot(path=path)
                print(path, flush=True)
            page.close()
