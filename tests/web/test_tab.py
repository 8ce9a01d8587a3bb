"""The site of `ruinous site` from a plain static server, in a subfolder: a game is played, kept, and found again."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from ruinous.cli import main
from ruinous.rules.game import verify
from tests.web.kit.pages import Contexts

PATIENCE = 240_000  # milliseconds; Python starts in the browser, twice


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *told: Any) -> None:
        """Nobody reads it."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """Its address."""
    assert main(["site", str(tmp_path / "games" / "ruinous")]) == 0
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/games/ruinous/"
        server.shutdown()
        thread.join()


def version_of(page: Page) -> int:
    """How many entries of the game are kept in the browser."""
    count = """() => new Promise((done) => {
      const asked = indexedDB.open("ruinous");
      asked.onsuccess = () => {
        const all = asked.result.transaction("entries").objectStore("entries").count();
        all.onsuccess = () => { asked.result.close(); done(all.result); };
      };
    })"""
    return int(page.evaluate(count))


@pytest.mark.timeout(600)
def test_a_game_is_kept_in_the_browser(contexts: Contexts, site: str) -> None:
    context = contexts.browser.new_context(accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(site)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/ruinous/#table=*")
    turn = page.get_by_role("button", name="Pass", exact=True)
    turn.click()
    page.wait_for_function("() => document.querySelectorAll('.prompt, [data-prompt]').length")
    page.reload()
    turn.wait_for()
    kept = version_of(page)
    assert kept > 4
    page.goto(f"{site}#/")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = verify(Path(saved.value.path()).read_text())
    assert len(record.entries) == kept - 2  # but for the entries that made and began it
    assert not faults
    context.close()
