"""Puzzles in the browser: one is failed and then solved, a Power is named, the day's is found, progress is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ruinous.rules.puzzle import Puzzle, puzzles
from tests.web.kit.pages import PHONE, Visit, api, axe, go

DESK = {"viewport": {"width": 1280, "height": 720}}
STARTING = 60_000  # milliseconds
STOP = next(one for one in puzzles().values() if one.kind == "stop" and all(len(line) == 1 for line in one.solution))
AHEAD = next(one for one in puzzles().values() if one.kind == "ahead")


def open_puzzle(page: Page, puzzle: Puzzle) -> Locator:
    """From the list to its board; the sheet that asks."""
    page.locator(f"[data-open={puzzle.id}]").click()
    sheet = page.locator(f"[data-puzzle={puzzle.id}]")
    expect(sheet).to_have_attribute("data-state", "open")
    return sheet


def play(page: Page, action: str) -> None:
    """An action from the list of all, confirmed where it is asked for."""
    page.locator(".text.mine").wait_for()
    page.keyboard.press("a")
    page.locator(f'dialog [data-do="{action}"]').click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_failed_and_then_solved(visit: Visit, screen: dict[str, object]) -> None:
    page = visit("/#/puzzles", **screen)
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    assert axe(page, dark=True) == []
    sheet = open_puzzle(page, STOP)
    expect(sheet).to_contain_text("is about to win")
    assert axe(page) == []

    play(page, STOP.others[-1].answer)
    expect(sheet).to_have_attribute("data-state", "wrong")
    expect(sheet.get_by_role("alert")).to_contain_text("That’s not it.")
    assert axe(page, dark=True) == []

    play(page, STOP.solution[0][0])  # nothing has happened: it is asked again
    expect(sheet).to_have_attribute("data-state", "right")
    expect(sheet).to_contain_text("That’s it!")
    expect(sheet).to_contain_text(f"prevents it in {STOP.percent}% of the draws")
    expect(sheet).to_contain_text("Otherwise")

    sheet.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(f"1 of {len(puzzles())} puzzles solved.")).to_be_visible()
    page.reload()
    expect(page.locator(f"[data-open={STOP.id}]")).to_have_class(re.compile("solved"))


def test_a_power_is_named_and_the_next_puzzle_follows(visit: Visit) -> None:
    page = visit("/#/puzzles", **DESK)
    sheet = open_puzzle(page, AHEAD)
    sheet.locator(f"[data-name={AHEAD.others[-1].answer}]").click()
    expect(sheet).to_have_attribute("data-state", "wrong")
    sheet.get_by_role("button", name="Show the answer").click()
    expect(sheet).to_have_attribute("data-state", "given")
    expect(sheet).to_contain_text(f"wins {AHEAD.percent}% of the games")
    sheet.get_by_role("button", name="Try again").click()
    sheet.locator(f"[data-name={AHEAD.solution[0][0]}]").click()
    expect(sheet).to_have_attribute("data-state", "right")
    assert axe(page, dark=True) == []
    sheet.get_by_role("button", name="Next puzzle").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-state", "open")


def test_the_puzzle_of_the_day_begins_a_streak(visit: Visit) -> None:
    page = visit("/#/puzzles", **DESK)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    page.locator("[data-daily]").click()
    sheet = page.locator("[data-puzzle]")
    expect(sheet).to_have_attribute("data-state", "open")
    puzzle = puzzles()[str(sheet.get_attribute("data-puzzle"))]
    if puzzle.played:
        for action in puzzle.solution[0]:
            play(page, action)
    else:
        sheet.locator(f"[data-name={puzzle.solution[0][0]}]").click()
    expect(sheet).to_have_attribute("data-state", "right")
    sheet.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    other = visit("", **DESK)  # another device of the same person
    code = api(page, "POST", "/api/identity/recovery")["recovery"]
    api(other, "POST", "/api/identity/recover", {"code": code})
    go(other, "/#/puzzles")
    expect(other.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    expect(other.locator(f"[data-open={puzzle.id}]")).to_have_class(re.compile("solved"))


@pytest.mark.timeout(600)
def test_a_puzzle_is_solved_in_the_tab_without_a_server(visit: Visit) -> None:
    page = visit("/tab#/puzzles", **DESK)
    page.set_default_timeout(STARTING)  # Python starts in the browser
    page.locator(f"[data-open={STOP.id}]").click()
    sheet = page.locator(f"[data-puzzle={STOP.id}]")
    expect(sheet).to_have_attribute("data-state", "open", timeout=STARTING)
    play(page, STOP.others[-1].answer)
    expect(sheet).to_have_attribute("data-state", "wrong")
    play(page, STOP.solution[0][0])
    expect(sheet).to_have_attribute("data-state", "right")
    expect(sheet).to_contain_text(f"prevents it in {STOP.percent}% of the draws")
