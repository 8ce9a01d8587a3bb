"""Games in the tab are kept, whatever becomes of the tab and of the browser’s room for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page

from ruinous.rules.game import verify
from tests.web.kit.host import Host
from tests.web.kit.pages import Visit, until
from tests.web.kit.playing import MINE, tried
from tests.web.test_tab import MEMORY, kept, opened, shown

ALL = bool(os.environ.get("RUINOUS_TEST_ALL"))  # ./test --all
ROOM = 200_000_000  # bytes; ample for the page, and soon full
# Fill what room is left, to the last hundred bytes, with what cannot be packed.
FILLED = """async () => {
  const asked = indexedDB.open("ballast", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("all", { autoIncrement: true });
  await new Promise((done) => (asked.onsuccess = done));
  const noise = new Uint8Array(1 << 20);
  for (let at = 0; at < noise.length; at += 1 << 16) crypto.getRandomValues(noise.subarray(at, at + (1 << 16)));
  for (let size = noise.length; size > 64; ) {
    const writing = asked.result.transaction("all", "readwrite");
    writing.objectStore("all").put(noise.slice(0, size));
    const done = await new Promise((ended) => {
      writing.oncomplete = () => ended(true);
      writing.onabort = () => ended(false);
    });
    if (!done) size >>= 2;
  }
  asked.result.close();
}"""

LOG = """() => new Promise((done) => {
  const asked = indexedDB.open("ruinous");
  asked.onsuccess = () => {
    const all = asked.result.transaction("entries").objectStore("entries").getAll();
    all.onsuccess = () => { asked.result.close(); done(all.result); };
  };
})"""
# Tells when the worker is given a move.
WHEN_SENT = """() => {
  const send = Worker.prototype.postMessage;
  window.sent = false;
  Worker.prototype.postMessage = function (message, ...more) {
    window.sent ||= message.kind === "say" && JSON.parse(message.text).command?.do === "play";
    return send.call(this, message, ...more);
  };
}"""


def begun(page: Page, host: Host) -> str:
    """A game that has come to a first turn of one's own; the address of its table."""
    opened(page, f"{host.url}#/new")
    for seat in (1, 2, 3):
        page.locator(".seats select").nth(seat).select_option("random")
    page.get_by_label("Bots take their time").uncheck()
    page.get_by_role("button", name="Start the game").click()
    page.locator(MINE).wait_for()
    return page.url


def decide(page: Page) -> None:
    """Something is decided, and kept."""
    page.locator(MINE).wait_for()
    before, luck = kept(page), Random(0)
    until(
        page,
        lambda: kept(page) > before or (tried(page, luck, 0.5) and kept(page) > before),
        "What was decided is not kept.",
    )


@pytest.mark.timeout(600)
def test_room_that_is_full(host: Host, visit: Visit) -> None:
    """Games have what is left before anything else; then nothing more is decided until there is room again."""
    page = visit("", home=host.home)
    session = page.context.new_cdp_session(page)

    def leave(room: int) -> None:
        session.send("Storage.overrideQuotaForOrigin", {"origin": host.home, "quotaSize": room})

    leave(ROOM)
    begun(page, host)
    until(page, lambda: page.evaluate(MEMORY), "The memory is not kept.")
    page.evaluate(FILLED)
    decide(page)
    assert not page.evaluate(MEMORY)
    page.evaluate(FILLED)
    before, seen, luck = kept(page), shown(page), Random(0)
    told = page.get_by_role("alert").filter(has_text="There is no room left in this browser’s storage.")
    until(page, lambda: told.count() or (tried(page, luck, 0.5) and told.count()), "It is not said.")
    assert (kept(page), shown(page)) == (before, seen)
    leave(2 * ROOM)
    decide(page)
    session.detach()


@pytest.mark.timeout(600)
def test_a_tab_that_dies_while_a_move_is_sent(host: Host, visit: Visit, tmp_path: Path) -> None:
    """It crashes, or it is closed: what was decided before is there, the move is there or is not, and it goes on."""
    page = visit("", home=host.home, accept_downloads=True)
    table = begun(page, host)
    for deadly in (crash, Page.close) if ALL else (crash,):
        page = died(page, table, deadly)
    decide(page)
    page.evaluate("location.hash = '#/'")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    saved.value.save_as(tmp_path / "a.ruinous")
    verify((tmp_path / "a.ruinous").read_text())


def died(page: Page, table: str, deadly: Callable[[Page], None]) -> Page:
    """Another page at the table of one that has died."""
    decide(page)
    before, luck = log(page), Random(0)
    page.evaluate(f"({WHEN_SENT})()")
    until(
        page,
        lambda: page.evaluate("window.sent") or (tried(page, luck, 0.5) and page.evaluate("window.sent")),
        "Nothing is sent.",
    )
    deadly(page)
    after = page.context.new_page()
    opened(after, table)
    after.locator(MINE).wait_for()
    assert log(after)[: len(before)] == before
    return after


def crash(page: Page) -> None:
    with pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")


def log(page: Page) -> list[str]:
    """What the browser keeps of all games."""
    return list(page.evaluate(LOG))
