"""The page as an app: installed, opened and played without a network, told of newer builds, and never half of one."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest
from playwright.sync_api import Page, expect

from ruinous.cli import main
from ruinous.rules.record import Record
from tests.web.kit.host import PLACE, Host, parts
from tests.web.kit.pages import FASTER, KEPT, PHONE, Visit, axe, named, prefer, until
from tests.web.kit.playing import MINE, tried, waits
from tools.browser import ROOT, Server, serving

PYTHON = 240_000  # milliseconds; it starts in the browser of a busy machine
AWAY = ("ERR_CONNECTION", "ERR_INTERNET", "Failed to load", "WebSocket", "Failed to fetch", "unknown error")
ALL = bool(os.environ.get("RUINOUS_TEST_ALL"))

# The worker is at work, and has what the first page has loaded.
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT_NAMES = """async () => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  return found;
}"""
SIZE = """(src) => new Promise((done, failed) => {
  const image = new Image();
  image.onload = () => done([image.naturalWidth, image.naturalHeight]);
  image.onerror = () => failed(new Error(src));
  image.src = src;
})"""
VERSION = "document.querySelector('meta[name=ruinous-tables]').dataset.version"
# What a browser with windows says when a page can be installed; this one has none.
OFFERED = """() => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
  prompt: async () => ((window.prompted = true), { outcome: "dismissed" }),
}))"""
UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"


def controlled(page: Page) -> None:
    page.wait_for_function(CONTROLLED)


def kept(page: Page, home: str) -> set[str]:
    """What the browser keeps, by its name beside the page."""
    return {url.removeprefix(home) for url in page.evaluate(KEPT_NAMES)}


def whole(page: Page, host: Host) -> None:
    """Wait until everything for a game without a network is kept."""
    wanted = set(parts(host.site))
    until(page, lambda: wanted <= kept(page, host.url), "It does not keep everything.")


def unplug(page: Page, host: Host) -> None:
    host.stop()
    page.context.set_offline(True)


def test_it_can_be_installed_and_its_first_page_answers_offline(host: Host, visit: Visit) -> None:
    page = visit(f"/{PLACE}", home=host.home, expect=AWAY, **KEPT)
    controlled(page)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert not told["errors"]
    manifest = json.loads(told["data"])
    assert {"name", "short_name", "start_url", "scope", "theme_color", "background_color"} <= manifest.keys()
    assert manifest["display"] == "standalone"
    assert page.evaluate("([at, home]) => new URL(at, home).href", [manifest["start_url"], told["url"]]) == host.url
    fit = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= fit
    for icon in manifest["icons"]:
        width, height = page.evaluate(SIZE, icon["src"])
        assert icon["sizes"] in ("any", f"{width}x{height}")
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.evaluate(SIZE, touch) == [180, 180]
    assert page.locator("meta[name=theme-color]").get_attribute("content") == "#f3e8cf"
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    page.evaluate(OFFERED)
    page.get_by_role("button", name="Install the app").click()
    assert page.evaluate("window.prompted")
    expect(page.get_by_role("button", name="Install the app")).to_have_count(0)
    unplug(page, host)
    page.goto(host.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    offered = page.get_by_role("region", name="Offline play")
    expect(offered.get_by_role("button", name="Keep it here")).to_be_visible()
    offered.get_by_role("button", name="Keep it here").click()
    expect(offered.get_by_text("Not everything could be loaded")).to_be_visible()
    assert "tab/engine.zip.packed" not in kept(page, host.url)  # nothing large comes by itself


def test_half_an_engine_is_noticed_and_its_rest_is_waited_for(host: Host, visit: Visit) -> None:
    host.halved.add("tab/engine.zip.packed")
    page = visit(f"/{PLACE}", home=host.home, expect=("The tab cannot play: not_loaded", "status of 4"), **KEPT)
    controlled(page)
    page.get_by_role("button", name="Play now").click()
    note = page.locator(".note[role=alert]")
    expect(note).to_contain_text("could not be loaded completely", timeout=PYTHON)
    assert "tab/engine.zip.packed" not in kept(page, host.url)
    host.halved.clear()
    host.held["tab/engine.zip.packed"] = Event()
    note.get_by_role("button", name="Try again").click()
    loading = page.locator(".note:has(progress)")
    expect(loading).to_contain_text("Loading the game engine:")
    total = sum(size for size, _ in json.loads((host.site / "tab/files.json").read_text())["runtime"].values())
    rest = (host.site / "tab/engine.zip.packed").stat().st_size // 2
    most = f"{(total - rest) / 1e6:.1f} of {total / 1e6:.1f} MB"
    expect(loading).to_contain_text(most)
    assert not axe(page)
    host.held["tab/engine.zip.packed"].set()
    expect(loading).to_contain_text("Starting the game engine")


@pytest.mark.timeout(1800)
def test_a_game_without_a_network(host: Host, visit: Visit, tmp_path: Path) -> None:
    """Against three scripted bots; `./test` plays the beginning, `./test --all` to the end with reloads on the way."""
    page = visit("", home=host.home, expect=AWAY, **KEPT)
    page.add_init_script(f"({FASTER})()")
    prefer(page, speed="at_once", ledger=False, forced=False, confirm=False)
    page.goto(f"{host.url}#/new")
    controlled(page)
    for seat in (1, 2, 3):
        page.locator(".seats select").nth(seat).select_option("scripted")
    page.get_by_label("Bots take their time").uncheck()
    page.get_by_role("button", name="Start the game").click()
    page.locator(MINE).or_(page.locator("dialog h2")).first.wait_for(timeout=PYTHON)
    whole(page, host)
    unplug(page, host)
    decided = 0
    for stop in (5, 10, 10_000) if ALL else (3,):
        page.reload()
        page.locator(MINE).wait_for(timeout=PYTHON)
        decided = play(page, decided, stop)
    page.goto(f"{host.url}#/")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert main(["verify", str(saved.value.path())]) == 0
    record = Record.loads(Path(saved.value.path()).read_text())
    assert len(record.entries) >= decided
    assert not ALL or record.result


def play(page: Page, decided: int, stop: int) -> int:
    """Decide until so many decisions, or to the end."""
    while decided < stop and waits(page) == "mine":
        random = Random(decided)
        before = page.locator("[data-shown]").get_attribute("data-shown")
        while page.locator("[data-shown]").get_attribute("data-shown") == before:
            tried(page, random, 0.4)
        decided += 1
    return decided


@pytest.fixture
def own_server() -> Iterator[Server]:
    with serving("tests.web.kit.server", PYTHONPATH=str(ROOT)) as server:
        yield server


@pytest.mark.timeout(900)
def test_a_server_that_is_away_is_not_needed(own_server: Server, visit: Visit) -> None:
    page = named(visit("", home=own_server.url, expect=AWAY, **KEPT, **PHONE), "Anna")
    page.goto("/tab", timeout=PYTHON)  # the server packs the engine when it is first asked
    expect(page.get_by_role("link", name="Go to the server")).to_be_visible()
    controlled(page)
    page.get_by_role("button", name="Play now").click()  # under the server's Content-Security-Policy
    page.locator(MINE).wait_for(timeout=PYTHON)
    table = page.url.partition("#")[2]
    page.goto("/")
    expect(page.get_by_role("link", name="Anna")).to_be_visible()
    expect(page.get_by_text("All set")).to_be_visible(timeout=PYTHON)
    page.goto("/#/help")
    own_server.stop()
    notice = page.get_by_role("status").filter(has_text="Connection lost")
    expect(notice.get_by_role("link", name="Play without a server")).to_be_visible()
    page.goto("/#/")
    away = page.get_by_role("region", name="The server can’t be reached")
    expect(away.get_by_role("link", name="Play without a server")).to_be_visible()
    expect(notice).to_have_count(0)  # it is said once
    assert not axe(page)
    page.goto("about:blank")
    page.goto("/")  # whoever comes now plays here by itself
    page.wait_for_url("**/tab")
    expect(away).to_be_visible()
    assert not axe(page)
    page.goto(f"/tab#{table}")
    page.locator(MINE).wait_for(timeout=PYTHON)  # the game is where it was
    names = kept(page, f"{own_server.url}/")
    assert names
    assert not [name for name in names if name.startswith("api")]
    own_server.start()
    page.goto("/tab#/")
    page.get_by_role("link", name="Go to the server").click()
    expect(page.get_by_role("link", name="Anna")).to_be_visible()


def test_a_newer_build_is_announced_and_waits_for_a_word(host: Host, visit: Visit) -> None:
    page = visit(f"/{PLACE}", home=host.home, **KEPT)
    controlled(page)
    old = page.evaluate(VERSION)
    new = host.renew()
    assert page.evaluate(UPDATE)
    told = page.get_by_role("status").filter(has_text="A new version is ready")
    expect(told).to_be_visible()
    page.reload()
    expect(told).to_be_visible()
    assert page.evaluate(VERSION) == old  # nobody has asked for the new one
    told.get_by_role("button", name="Later").click()
    expect(told).to_have_count(0)
    page.reload()
    told.get_by_role("button", name="Reload").click()
    page.wait_for_function(f"() => {VERSION} === {new!r}")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(told).to_have_count(0)
