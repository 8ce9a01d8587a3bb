"""The analysis board: a game that is over is reviewed, its best action seen, and played on from there to the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.analysis.conftest import WIN_AT_HAND
from tests.web.kit.host import Host
from tests.web.kit.pages import PHONE, Visit, api, axe, go, named
from tests.web.kit.playing import OVER, finish, newer, press, state
from tests.web.test_tab import PYTHON

ANALYSED = 300_000  # milliseconds; an analysis gives way to everything else on a busy machine


def brought(page: Page, text: str) -> str:
    return str(api(page, "POST", "/api/analyses", {"text": text})["id"])


def over(page: Page) -> str:
    """A game that was almost over, and that a bot has won; its table."""
    named(page, "Anna")
    wish = {"power": "khorne", "level": "random"}
    table = str(api(page, "POST", f"/api/analyses/{brought(page, WIN_AT_HAND)}/play", wish)["table"])
    finish(page, table, "scripted")  # he wins before the round is over
    return table


def output(page: Page) -> tuple[int, int]:
    at, most = page.locator("output").inner_text().split("/")
    return int(at), int(most)


def test_a_finished_game_is_reviewed_and_played_on_from_its_best_action(visit: Visit) -> None:
    page = visit("")
    table = over(page)
    go(page, f"/#table={table}")
    end = page.get_by_role("dialog", name=OVER)
    end.get_by_role("button", name="Review my game").click()
    findings = end.get_by_role("region", name="Review my game").get_by_role("listitem")
    expect(findings).to_have_count(3, timeout=ANALYSED)
    end.get_by_role("link", name="Open the analysis board").click()
    verdict = page.get_by_role("region", name=re.compile("decision 1$"))
    expect(verdict).to_be_visible()
    found: Any = api(page, "GET", f"/api/analyses/{table}")["found"]
    assert found["complete"]
    most = len(found["looks"])
    assert output(page) == (0, most)
    worst = max(found["looks"], key=lambda look: (len(look["best"]) > 1, look["loss"]["mean"]))
    number, seat = worst["number"], worst["seat"]

    decision = page.get_by_role("button", name=re.compile(rf"^{number} "))  # from the list, and by the arrows
    decision.click()
    expect(page.locator("output")).to_have_text(f"{number - 1} / {most}")
    page.locator("body").press("ArrowRight")
    expect(page.locator("output")).to_have_text(f"{number} / {most}")
    page.locator("body").press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{number - 1} / {most}")
    expect(page).to_have_url(re.compile(rf"at={number - 1}$" if number > 1 else f"{table}$"))

    powers = page.get_by_role("list", name="The Powers").get_by_role("listitem")
    hidden = powers.filter(has_text=re.compile(r"\d cards?"))
    expect(hidden).to_have_count(sum(1 for power in found["powers"] if power != seat))  # as the player knew it
    page.get_by_role("button", name="All hands open").click()
    expect(hidden).to_have_count(0)
    expect(page).to_have_url(re.compile("hands=open$"))

    page.get_by_role("button", name="Variations").click()
    page.get_by_role("button", name=re.compile("^Try it ·")).first.click()
    expect(page.get_by_text(f"After decision {number - 1}:")).to_be_visible()
    page.get_by_role("button", name="Analyze this position").click()
    expect(page.get_by_role("region", name=re.compile("must decide$"))).to_be_visible(timeout=ANALYSED)
    page.go_back()
    expect(page.locator("output")).to_have_text(f"{number - 1} / {most}")
    page.reload()  # what was tried is kept
    page.get_by_role("button", name="Variations").click()
    page.get_by_role("button", name=re.compile(rf"^Decision {number}:")).click()
    expect(page.get_by_text(f"After decision {number - 1}:")).to_be_visible()

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("#table="))
    new = page.url.split("table=")[1]
    assert new != table
    page.locator("[data-asked]").wait_for()
    finish(page, new)
    expect(page.get_by_role("dialog", name=OVER)).to_be_visible()
    assert state(page, new)["table"]["state"] == "over"


def test_a_position_is_brought_and_what_is_none_is_refused(visit: Visit, tmp_path: Path) -> None:
    page = visit("/#/analysis", expect=("400 (Bad Request)",), **PHONE)
    text = page.get_by_label("Or paste its text")
    text.fill("1. e4 e5")
    page.get_by_role("button", name="Analyze").click()
    expect(page.get_by_role("alert")).to_contain_text("neither a Ruinous record nor a position")
    file = tmp_path / "win.toml"
    file.write_text(WIN_AT_HAND)
    page.get_by_label("Open a file …").set_input_files(file)
    verdict = page.get_by_role("region", name="Khorne must decide")
    expect(verdict.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ ± \d+%"), timeout=ANALYSED)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page, dark=True) == []


CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def studied(page: Page) -> str:
    """The page at a position under analysis, when it is done; its id."""
    named(page, "Anna")
    id = brought(page, WIN_AT_HAND)
    go(page, f"/#analysis={id}")
    page.get_by_role("region", name="Khorne must decide").wait_for(timeout=ANALYSED)
    return id


def test_a_link_leads_to_the_view_and_the_variation_for_anybody(visit: Visit) -> None:
    page = visit("", **CLIPBOARD)
    id = studied(page)
    page.get_by_role("button", name="All hands open").click()
    page.get_by_role("button", name="Variations").click()
    page.get_by_role("button", name=re.compile("^Try it ·")).first.click()
    here = page.get_by_text("After decision 0:")
    told = here.inner_text()
    expect(page).to_have_url(re.compile("moves="))
    page.get_by_label("Other actions").select_option(index=1)
    page.get_by_role("button", name="Try it", exact=True).click()
    expect(here).to_contain_text(" → ")
    expect(here).to_contain_text(told)
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")

    other = visit(link[link.index("/#") :])
    expect(other.get_by_text("After decision 0:")).to_have_text(here.inner_text(), timeout=ANALYSED)
    expect(other.get_by_role("button", name="All hands open")).to_have_attribute("aria-pressed", "true")
    seen = "[...document.querySelectorAll('.analysis .map [data-figure]')].map(one => one.dataset.figure).join()"
    assert other.evaluate(seen) == page.evaluate(seen)
    other.get_by_role("button", name="Back to the game").click()
    expect(other).to_have_url(re.compile(f"analysis={id}\\?hands=open$"))
    other.get_by_role("button", name=re.compile("^Decision 1:")).last.click()  # it is kept here, too
    expect(other.get_by_text("After decision 0:")).to_be_visible()


def test_a_link_whose_variation_does_not_fit_shows_the_game(visit: Visit) -> None:
    page = visit("", expect=("409 (Conflict)", "404 (Not Found)"))
    id = studied(page)
    for rest in ("moves=nonsense", "moves=pass,nonsense", "at=7&moves=pass", "moves=%E0%A4%A"):
        page.goto("about:blank")
        go(page, f"/#analysis={id}?{rest}")
        page.get_by_role("region", name="Khorne must decide").wait_for(timeout=ANALYSED)
        expect(page.get_by_role("status").filter(has_text="does not fit this game")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page).to_have_url(re.compile(f"analysis={id}$"))


def test_the_board_is_a_picture(visit: Visit) -> None:
    page = visit("")
    id = studied(page)
    with page.expect_download() as found:
        page.get_by_role("button", name="Picture").click()
    assert found.value.suggested_filename == f"{id}-0.png"
    assert found.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_game_goes_on_with_all_powers_at_one_device(visit: Visit) -> None:
    page = visit("")
    studied(page)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Who plays?").select_option(label="All Powers at this device")
    expect(dialog.get_by_label("Bots", exact=True)).to_have_count(0)
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("#table="))
    table = page.url.split("table=")[1]
    page.get_by_role("heading", name="Pass the device to Khorne").wait_for()
    page.get_by_role("button", name="I am here").click()
    page.locator("[data-asked=turn]").wait_for()
    told = state(page, table)
    assert told["game"]["players"]["khorne"]["vp"] == 47
    version = told["table"]["version"]
    page.locator(".buttons [data-do=pass]").click()
    page.locator("[data-confirm]").click()
    newer(page, table, version)
    told = state(page, table)
    while told["table"]["state"] != "over":  # each of them in turn, past the page
        seat = told["ask"]["seat"]
        actions = [action["do"] for action in state(page, table, seat)["ask"]["actions"]]
        press(page, table, "pass" if "pass" in actions else actions[0], seat)
        told = state(page, table)
    expect(page.get_by_role("dialog", name=OVER)).to_be_visible()


def test_the_board_is_sound_in_both_themes(visit: Visit) -> None:
    page = visit("")
    go(page, f"/#analysis={over(page)}")
    expect(page.get_by_role("region", name=re.compile("decision 1$"))).to_be_visible(timeout=ANALYSED)
    for sheet in ("Turning points", "Lessons", "Variations", "Decisions"):
        page.get_by_role("button", name=sheet).click()
    assert axe(page, dark=True) == []


@pytest.mark.timeout(900)
def test_a_tab_analyses_by_itself_while_the_page_goes_on(host: Host, visit: Visit) -> None:
    page = visit("", home=host.home)
    page.set_default_timeout(PYTHON)
    page.goto(f"{host.url}#/analysis")
    page.get_by_label("Or paste its text").fill(WIN_AT_HAND)
    page.get_by_role("button", name="Analyze").click()
    page.get_by_role("progressbar", name="Analysis").wait_for()
    verdict = page.get_by_role("region", name="Khorne must decide")
    verdict.get_by_role("listitem").first.wait_for()
    verdict.get_by_role("button", name=re.compile("^Try it")).first.click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.locator("[data-asked]").wait_for()
    page.close()  # it still fetches pictures, and the host stops now
