"""Danger and planning on the page: prepared positions of golden games, opened in the middle (tests/web/prepared.py)."""

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, axe, go
from tests.web.kit.playing import prepared, state
from tests.web.kit.positions import PREPARED

Sit = Callable[[str], tuple[Page, str]]
CHIP = ".danger .chip"


def sit(visit: Visit, position: str) -> tuple[Page, str]:
    """The page at a prepared position, and the table."""
    page = visit("")
    table = prepared(page, position)
    go(page, f"/#table={table}")
    page.locator(CHIP).wait_for()
    return page, table


BY_DIAL = (
    "dial",
    "reach",
    "khorne",
    "Khorne can win by dial this round: 2 ticks",
    "Keep Khorne from gaining",
)
BY_POINTS = ("points", "course", "nurgle", "Nurgle wins by points this round", "Take Bretonnia from Nurgle: 3 points.")
BY_RUINS = ("ruins", "course", "tzeentch", "Tzeentch wins with the fifth ruin this round", "Score more than Tzeentch")


@pytest.mark.parametrize(("name", "level", "winner", "told", "stop"), [BY_DIAL, BY_POINTS, BY_RUINS])
def test_who_can_win_and_what_would_stop_it(
    visit: Visit, name: str, level: str, winner: str, told: str, stop: str
) -> None:
    page, table = sit(visit, name)
    chip = page.locator(CHIP)
    expect(page.locator(f"{CHIP}.{level}")).to_be_visible()
    expect(chip.locator(f".one.of-{winner}.{level}")).to_be_visible()
    assert told in (chip.get_attribute("aria-label") or "")
    chip.click()
    sheet = page.get_by_role("dialog", name="Who can win this round")
    first = sheet.locator(".powers > li").first
    expect(first).to_contain_text(told)
    expect(first.locator("section", has_text=told)).to_contain_text(stop)
    # Every number is the server's.
    danger = state(page, table, PREPARED[name].seat)["game"]["danger"]
    for power, one in danger["powers"].items():
        of = sheet.locator(f".powers > li.of-{power}")
        expect(of).to_contain_text(f"{one['points']} to 50")
        expect(of).to_contain_text(f"{one['ticks']} tick")
        expect(of.locator("section")).to_have_count(len(one["ways"]))
    if name == "points":
        assert axe(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(chip).to_be_focused()


def test_a_win_that_becomes_possible_is_announced(visit: Visit) -> None:
    """Once, to the eye and to the ear."""
    page, _ = sit(visit, "dial_soon")
    expect(page.locator(f"{CHIP}.calm")).to_be_visible()
    page.locator(".over [data-do]").first.click()
    news = page.locator(".danger .news")
    expect(news).to_contain_text("Khorne can win by dial this round")
    expect(page.locator(".danger [aria-live]")).to_contain_text("Khorne can win by dial this round")
    news.get_by_role("button", name="Details").click()
    expect(page.get_by_role("dialog", name="Who can win this round")).to_be_visible()


def test_what_is_held_shows_what_it_would_do(visit: Visit) -> None:
    """By pointer and by keyboard; the numbers are the server's, and nothing is done by looking."""
    page, table = sit(visit, "dial")
    seat = PREPARED["dial"].seat
    before = state(page, table, seat)
    moves = [a for a in before["ask"]["actions"] if a["kind"] == "move" and a["from"] == "reserve"]
    plans = {
        move["region"]: api(page, "GET", f"/api/tables/{table}/plan?action={quote(move['do'])}")
        for move in moves
        if move["figure"] == moves[0]["figure"]
    }
    looks = {region: plan["regions"][region]["then"] for region, plan in plans.items()}
    region = next(region for region, look in looks.items() if look["odds"] and not look["ruined"])
    plan, look = plans[region], plans[region]["regions"][region]
    page.locator(".piece.can").first.click()
    page.locator(f"[data-region={region}][tabindex]").first.focus()
    card = page.locator(".plan")
    expect(card).to_contain_text(f"{plan['power']['now']} → {plan['power']['then']}")
    expect(card).to_contain_text(f"{look['now']['domination'].get(seat, 0)} → {look['then']['domination'][seat]}")
    for side in look["then"]["odds"].values():
        for target in side["targets"]:
            expect(card).to_contain_text(f"{round(100 * target['chance'])}%")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert state(page, table, seat)["table"]["version"] == before["table"]["version"]
