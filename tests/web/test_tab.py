"""A table in the tab, on a site in a subfolder: all that a server’s table has, kept in the browser."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ruinous.cli import main
from ruinous.rules.game import verify
from tests.web.kit.host import PLACE, Host
from tests.web.kit.pages import FASTER, Visit, api, axe, go, named, prefer, until
from tests.web.kit.playing import MINE, click_when_lit, tried

PYTHON = 240_000  # milliseconds; it starts in the browser of a busy machine
COUNT = """() => new Promise((done) => {
  const asked = indexedDB.open("ruinous");
  asked.onsuccess = () => {
    const all = asked.result.transaction("entries").objectStore("entries").count();
    all.onsuccess = () => { asked.result.close(); done(all.result); };
  };
})"""

# What Python's memory was when it had started: whether it is kept for the next start, and something else in its place.
MEMORY = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith("ruinous-memory"));
  return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
}"""
SPOILT = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("ruinous-memory")));
  const [asked] = await cache.keys();
  const length = 40_000_000, flags = new Uint8Array(Math.ceil(length / 65_536)); // all of it zeros
  await cache.put(asked, new Response(new Blob([Float64Array.of(length), flags])));
}"""
ASKED = f"document.querySelector({MINE!r}) && document.querySelector('[data-shown]')?.dataset.shown"
QUICK = "() => performance.getEntriesByName('ruinous.engine')[0].detail.quick"


def kept(page: Page) -> int:
    """How many entries of games the browser keeps."""
    return int(page.evaluate(COUNT))


def opened(page: Page, address: str) -> None:
    prefer(page, ledger=False, forced=False, guide=False, speed="at_once")
    page.set_default_timeout(PYTHON)
    page.add_init_script(f"({FASTER})()")
    page.goto(address)


def my_turn(page: Page) -> None:
    page.locator(f"{MINE}[data-asked=turn]").wait_for()


def shown(page: Page) -> str | None:
    return page.locator("[data-shown]").get_attribute("data-shown")


@pytest.mark.timeout(900)
def test_all_that_a_table_has_and_two_tabs_with_one_game(host: Host, visit: Visit) -> None:
    page = visit("", home=host.home, expect=("ERR_ABORTED",), accept_downloads=True)
    opened(page, host.url)
    page.get_by_role("button", name="Play with a guide").click()
    my_turn(page)
    assert f"/{PLACE}#table=" in page.url
    explained(page)
    taken_back(page)
    other = two_tabs(page)
    gone_through_again(page)
    to_a_file_and_back(page)
    other.close()
    searching_bots(page)


def explained(page: Page) -> None:
    """What a move would do, and why another cannot be made."""
    before = kept(page)
    page.locator(".piece.can").first.click()
    page.locator("path.land.can").first.focus()
    expect(page.locator(".plan")).to_contain_text("→")
    page.locator("path[data-land]:not(.can)").first.press("Enter")
    expect(page.locator(".reason[role=alert]")).to_contain_text(re.compile(r"\w.*\."))
    page.keyboard.press("Escape")
    assert kept(page) == before


def taken_back(page: Page) -> None:
    log = page.get_by_role("tabpanel", name="Log")
    before = kept(page)
    page.locator(".piece.can").first.click()
    click_when_lit(page, "land")
    until(page, lambda: kept(page) > before, "What was decided is not kept.")
    my_turn(page)
    why = page.get_by_role("button", name=re.compile(r"^Why\? ")).last
    why.click()
    expect(page.locator("ol.lines [role=status]").last).to_have_text(re.compile(r"^[A-Z].*\.$"))
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(log).to_contain_text("took back 1 decision")
    page.get_by_role("button", name="Ledger").click()
    expect(page.get_by_role("dialog", name=re.compile("ledger"))).to_be_visible()
    assert [fault for fault in axe(page) if not fault.startswith("target-size")] == []  # of what lies half under it
    page.keyboard.press("Escape")


def two_tabs(page: Page) -> Page:
    """Both see what is done in either, and both may do it."""
    other = page.context.new_page()
    opened(other, page.url)
    my_turn(other)
    assert shown(page) == shown(other)
    for here, there in ((page, other), (other, page)):
        my_turn(here)
        before = shown(there)
        here.locator(".piece.can").first.click()
        click_when_lit(here, "land")
        heard(there, before)
    until(page, lambda: shown(page) == shown(other), "The tabs do not agree.")
    return other


def heard(page: Page, before: str | None) -> None:
    until(page, lambda: shown(page) != before, "The other tab does not hear of it.")


def gone_through_again(page: Page) -> None:
    """The next start is a quick one, from what is kept of the first; but not if that is spoilt."""
    until(page, lambda: page.evaluate(MEMORY), "The memory is not kept.")
    page.reload()
    page.locator(MINE).wait_for()
    assert page.evaluate(QUICK)
    page.evaluate(SPOILT)
    page.reload()
    page.locator(MINE).wait_for()
    assert not page.evaluate(QUICK)
    page.goto(page.url.replace("#table", "#replay"))
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator("output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    page.get_by_role("button", name="One step back").click()
    assert axe(page) == []
    page.get_by_role("button", name="Charts").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Victory points")).to_be_visible()
    page.keyboard.press("Escape")


def to_a_file_and_back(page: Page) -> None:
    """One game and all, the record; what was deleted is there again."""
    page.goto(page.url.partition("#")[0])
    before = kept(page)
    for name, ending in (("Save to a file", ".json"), ("Save the record", ".ruinous"), ("Save all to a file", ".json")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=name).click()
        assert saved.value.suggested_filename.endswith(ending)
        if ending == ".ruinous":
            assert main(["verify", str(saved.value.path())]) == 0
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete it for good").click()
    until(page, lambda: kept(page) == 0, "It is not deleted.")
    page.locator("input[type=file]").set_input_files(
        {"name": "games.json", "mimeType": "text/plain", "buffer": Path(saved.value.path()).read_bytes()}
    )
    expect(page.get_by_text("1 game was read.")).to_be_visible()
    assert kept(page) == before


def searching_bots(page: Page) -> None:
    """They think in the tab, too, and each decides in the end."""
    page.goto(f"{page.url.partition('#')[0]}#/new")
    for seat, level in enumerate(("search", "search:broad", "scripted:warlike"), 1):
        page.locator(".seats select").nth(seat).select_option(level)
    page.get_by_label("Bots take their time").uncheck()
    page.get_by_role("button", name="Start the game").click()
    log = page.get_by_role("tabpanel", name="Log")
    page.locator(MINE).wait_for()
    for luck in map(Random, count()):  # until each of them has done something that can be read
        if all(name in log.inner_text() for name in ("Khorne", "Nurgle", "Tzeentch", "Slaanesh")):
            break
        before = shown(page)
        while shown(page) == before:
            tried(page, luck, 0.5)
        page.locator(MINE).wait_for()


@pytest.mark.timeout(600)
def test_two_people_at_one_device_by_plain_http(host: Host, visit: Visit) -> None:
    """With the little that a page has that no browser trusts; each sees one hand, and the curtain none."""
    page = visit("", home=host.far)
    opened(page, f"{host.far}/{PLACE}#/new")
    assert not page.evaluate("isSecureContext")
    for seat, who in enumerate(("me", "me", "random", "random")):
        page.locator(".seats select").nth(seat).select_option(who)
    page.get_by_label("Bots take their time").uncheck()
    page.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("heading", name=re.compile("^Pass the device to "))
    hands = page.locator(".slot .card")
    came, cards = [], 0
    for luck in map(Random, count()):
        curtain.or_(page.locator(MINE)).first.wait_for()
        if curtain.count():
            assert hands.count() == 0
            came.append(curtain.inner_text().split()[-1])
            if len(came) == 3:
                break
            page.get_by_role("button", name="I am here").click()
            page.locator(MINE).wait_for()
        cards += hands.count()
        expect(page.locator(f".slot .card:not(.of-{came[-1].lower()})")).to_have_count(0)
        before = page.evaluate(ASKED)
        while before and page.evaluate(ASKED) == before:  # or the curtain has come
            tried(page, luck, 0.5)
    assert cards
    assert set(came) == {"Khorne", "Nurgle"}
    page.reload()
    expect(curtain).to_have_text(f"Pass the device to {came[-1]}")
    assert hands.count() == 0


@pytest.mark.timeout(600)
def test_a_game_goes_from_a_site_to_a_server_and_back(host: Host, visit: Visit, tmp_path: Path) -> None:
    """As a record: the server plays on from it at a table, and so does the site from that of the server."""
    page = visit("", home=host.home, accept_downloads=True)
    opened(page, f"{host.url}#/")
    page.get_by_role("button", name="Play with a guide").click()
    decided(page)
    page.evaluate("location.hash = '#/'")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    first = tmp_path / "first.ruinous"
    saved.value.save_as(first)
    there = named(visit("", accept_downloads=True), "Anna")
    prefer(there, ledger=False, forced=False, speed="at_once")
    go(there, "/")
    there.locator("input[type=file]").set_input_files({"name": "a.txt", "mimeType": "", "buffer": b"Dear diary"})
    expect(there.get_by_text("This file is not the record of a game.")).to_be_visible()
    played_on(there, first)
    table = there.url.partition("=")[2]
    api(there, "POST", f"/api/tables/{table}/do", {"do": "propose", "vote": "abandon"})
    go(there, f"/#replay={table}")
    with there.expect_download() as saved:
        there.get_by_role("button", name="Save the record").click()
    second = tmp_path / "second.ruinous"
    saved.value.save_as(second)
    texts = [verify(path.read_text()).entries for path in (first, second)]
    assert len(texts[1]) > len(texts[0])
    assert texts[1][: len(texts[0])] == texts[0]
    played_on(page, second)


def played_on(page: Page, record: Path) -> None:
    """Read in, with the first Power for whoever reads it and bots for the others."""
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("heading", name="Who plays?").wait_for()
    assert axe(page) == []
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/*#table=*")
    decided(page)


def decided(page: Page) -> None:
    """Something is decided here."""
    page.locator(MINE).wait_for()
    before = shown(page)
    luck = Random(0)
    while shown(page) == before:
        tried(page, luck, 0.5)
