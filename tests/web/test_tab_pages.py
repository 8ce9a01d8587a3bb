"""Every page in the tab: what makes sense there works, the rest is not shown; what goes wrong is said calmly."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from ruinous.rules.game import Game, verify
from ruinous.words import phrase
from tests.local.test_same_record import job
from tests.web.kit.pages import PHONE, Visit, api, axe, go, named

ALL = bool(os.environ.get("RUINOUS_TEST_ALL"))  # ./test --all
PATIENCE = 60_000  # milliseconds; Python starts in the browser
POSITION = """
name = "Two Warriors strike in Kislev"
cites = []
[position]
start = "battle"
[position.regions.kislev]
figures = ["2 Bloodletter", "Leper"]
tokens = ["peasant"]
"""
SHARED = ("Chat", "Copy link", "Sign out", "Notifications", "Recovery link", "Password", "Clock", "Invite", "E-mail")
# A newer page opens the storage, and changes it or gives up.
NEWER = """(stays) => new Promise((done) => {
  const asked = indexedDB.open("ruinous", 2);
  asked.onupgradeneeded = () => stays || asked.transaction.abort();
  asked.onsuccess = () => { asked.result.close(); done(); };
  asked.onerror = () => done();
})"""
NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"


def running(count: int = 30) -> str:
    """The record of a game that runs."""
    game = Game.new(("khorne", "nurgle", "slaanesh"), 5)
    while len(game.entries) < count:
        assert game.decision
        game.play(game.decision.actions[-1])
    return game.record.dumps()


def read(page: Page, name: str, text: str) -> None:
    """Give the lobby a file."""
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def clean(page: Page) -> None:
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    text = page.locator("body").inner_text()
    assert [word for word in SHARED if word in text] == []


@pytest.mark.timeout(600)
def test_every_page_of_the_tab(visit: Visit) -> None:
    """On a phone: lobby, settings, new table, a record that is played on, its menu; then it goes to the server."""
    page = named(visit("", **PHONE), "Anna")  # at the server, where the game will go
    page.set_default_timeout(PATIENCE)
    for path in ("/tab", "/tab#/settings", "/tab#/new", "/tab#recover=nosuchcode"):
        go(page, path)
        page.locator("main h1").first.wait_for()
        clean(page)
    go(page, "/tab")
    read(page, "a.ruinous", running())
    page.get_by_role("heading", name="Who plays?").wait_for()
    clean(page)
    page.get_by_role("combobox", name="Nurgle").select_option("random")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/tab#table=vymrxrt7972b")  # drawn in the tab, yet known
    page.get_by_role("button", name="All actions").wait_for()
    expect(page.get_by_text("Chat", exact=True)).to_have_count(0)
    page.evaluate("location.hash = '#/settings'")
    for language, own in (("fr", "Français"), ("ja", "日本語"), ("en", "English")):
        page.get_by_role("radio", name=own).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        title = phrase("pages.tab.games", {}, language=language)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("location.hash = '#/'")
    page.get_by_role("button", name="Take to the server").click()
    page.wait_for_url("**/#table=*")
    page.get_by_role("button", name="All actions").wait_for()
    places = api(page, "GET", f"/api/tables/{page.url.partition('=')[2]}")["state"]["table"]["places"]
    assert [(place["person"] or {}).get("name") or place["bot"] for place in places] == ["Anna", "random", "novice"]


@pytest.mark.timeout(600)
def test_records_are_the_same_in_the_browser(visit: Visit) -> None:
    """Python in the browser derives every byte of a record anew from its secret; what it then writes is the same."""
    page = visit("/tab", expect=("ERR_ABORTED",), accept_downloads=True)
    page.set_default_timeout(PATIENCE)
    for number in range(50 if ALL else 2):
        record = job(number)["record"]
        read(page, "a.ruinous", record)
        page.get_by_role("button", name="Save the record").wait_for()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the record").click()
        assert Path(saved.value.path()).read_text() == record
        verify(record)
        page.get_by_role("button", name="Delete", exact=True).click()
        page.get_by_role("button", name="Delete it for good").click()
        page.get_by_role("button", name="Save the record").wait_for(state="detached")
    read(page, "a.ruinous", record.replace("result ", "result five_ruined "))
    page.get_by_text("This record is not true.").wait_for()
    read(page, "a.txt", "Dear diary")
    page.get_by_text("no saved games, no record and no position").wait_for()
    read(page, "a.toml", POSITION.replace("kislev", "paris"))
    page.get_by_role("button", name="Play on").click()
    page.get_by_text("This file has no position to play from").wait_for()
    read(page, "a.toml", POSITION)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/tab#table=*")
    newer_page_comes(page)


def newer_page_comes(page: Page) -> None:
    """It closes the storage: what is done then is kept all the same. If it changes it, this page says what to do."""
    page.get_by_role("tab", name="Table").click()
    page.evaluate(NEWER, False)
    page.get_by_role("button", name="Propose a pause").click()
    page.get_by_role("button", name="Propose resuming").wait_for()
    page.evaluate(NEWER, True)
    page.get_by_role("button", name="Propose resuming").click()
    page.get_by_text("A newer version of Ruinous is open in another tab.").first.wait_for()


@pytest.mark.timeout(300)
def test_no_web_assembly(visit: Visit) -> None:
    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"delete self.WebAssembly;{answer.text()}")

    page = visit("", expect=("no_wasm",))
    page.route("**/assets/worker-*.js", without)
    go(page, "/tab")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("This browser cannot run the game engine.")).to_have_count(
        2
    )  # below the button, and for all
    assert axe(page) == []


def test_no_storage(visit: Visit) -> None:
    page = visit("")
    page.add_init_script(NO_STORAGE)
    go(page, "/tab")
    page.get_by_role("button", name="Play now").click()
    page.get_by_text("This browser keeps nothing for this page").wait_for()
    assert axe(page) == []
