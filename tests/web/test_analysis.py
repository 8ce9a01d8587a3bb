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
from tests.web.kit.playing import OVER, finish, state
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
