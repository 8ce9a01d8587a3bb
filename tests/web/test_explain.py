"""Everything on the table explains itself: to a pointer that rests, a tap, a long press and the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.kit.pages import FASTER, Visit, api, axe, go, named
from tests.web.kit.playing import hot_seat, press, sit, state


def laid_out(page: Page) -> None:
    """Three at one device, Khorne before it: he and Nurgle are tied in Norsca, Tzeentch has played a card."""
    table = hot_seat(page)
    wanted = {"khorne": "move Kc norsca", "nurgle": "move Nc norsca", "tzeentch": "play"}
    while wanted or state(page, table)["ask"]["seat"] != "khorne":
        seat = state(page, table)["ask"]["seat"]
        ask = state(page, table, seat)["ask"]
        kind, *rest = (wanted.pop(seat) if ask["kind"] == "turn" and seat in wanted else "any").split()
        fitting = [
            action["do"]
            for action in ask["actions"]
            if kind == "any"
            or (action["kind"] == kind and (not rest or (action["figure"][:2], action["region"]) == tuple(rest)))
        ]
        press(page, table, fitting[0], seat)
    go(page, f"/#table={table}")
    page.get_by_role("button", name="I am here").click()
    page.locator(".text.mine").wait_for()


def told(page: Page) -> Locator:
    return page.locator(".explain")


def beside(page: Page, thing: Locator) -> None:
    """It is inside the window and does not cover what it explains."""
    ours, theirs = told(page).bounding_box(), thing.bounding_box()
    assert ours
    assert theirs
    width, height = (page.viewport_size or {}).values()
    assert ours["x"] >= 0
    assert ours["y"] >= 0
    assert ours["x"] + ours["width"] <= width
    assert ours["y"] + ours["height"] <= height
    apart = (
        ours["x"] >= theirs["x"] + theirs["width"]
        or theirs["x"] >= ours["x"] + ours["width"]
        or ours["y"] >= theirs["y"] + theirs["height"]
        or theirs["y"] >= ours["y"] + ours["height"]
    )
    assert apart, (ours, theirs)


# What is rested on, and what it says: its heading, and something of the rest.
THINGS = {
    ".over [data-figure^='Kc']": ("1 Bloodsworn", "Attack 0 Defense 1 Cost 1"),
    ".over [data-token='warpstone']": (re.compile("Warpstone"), "counts as 1 corruption token"),
    ".over [data-ring='norsca']": (re.compile("Corruption: . of 12"), "each ruiner"),
    ".over [data-leader='norsca']": ("Tied at 1", "Khorne: domination 1"),
    ".over [data-plate='empire']": ("The Empire", "Value 5"),
    ".over [data-space]:has(.card)": ("Tzeentch", "domination value"),
    "[data-dial='nurgle']": ("Dial: Threat 1", "Ticks to Victory"),
    "[data-phase='battle']": ("Battle", "4, 5 and 6 hit"),
    ".pile": ("5 ruination cards left", "each ruiner 3 VP"),
    ".track .rule": ("Victory points", "50 VP"),
    ".panel.of-khorne [data-reserve='warrior']": ("Bloodletters: 6 in reserve", "Cost 2"),
}


def test_a_pointer_that_rests_on_something_has_it_explained_beside_it(visit: Visit) -> None:
    page = visit("", viewport={"width": 1440, "height": 900})
    page.add_init_script(f"({FASTER})()")
    laid_out(page)
    expect(page.locator(".panel.of-khorne")).to_contain_text("Turns when he kills an enemy figure in battle.")
    for selector, (heading, rest) in THINGS.items():
        thing = page.locator(selector).first
        box = thing.bounding_box()
        assert box, selector
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(told(page).get_by_role("heading").first, selector).to_have_text(heading)
        expect(told(page)).to_contain_text(re.compile(rest.replace(" ", r"\s*")))
        beside(page, thing)
        page.mouse.move(1, 1)
        expect(told(page)).to_have_count(0)


def test_the_keyboard_goes_through_a_region_and_back(visit: Visit) -> None:
    page = visit("", viewport={"width": 1440, "height": 900})
    laid_out(page)
    land = page.locator("[data-land='norsca']")
    land.focus()
    page.keyboard.press("i")
    region = page.get_by_role("dialog", name="Norsca")
    expect(region).to_be_focused()
    expect(region).to_contain_text("Tied at 1")
    assert axe(page) == []
    seen = set()
    for _ in range(12):
        seen.add(told(page).get_by_role("heading").first.inner_text())
        page.keyboard.press("ArrowRight")
    assert {"Norsca", "Tied at 1", "1 Bloodsworn", "1 Leper", "Card space"} <= seen
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)
    expect(land).to_be_focused()
    # A group is one stop of the Tab key; its parts are gone through in the same way.
    page.locator(".panel.of-khorne").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Khorne")).to_be_focused()


def test_fingers_tap_or_press_long(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    laid_out(page)
    dial = page.locator("[data-dial='khorne']")
    dial.tap()
    expect(page.get_by_role("dialog", name="Dial: Threat 3")).to_be_visible()
    beside(page, dial)
    told(page).get_by_role("button", name="Close").tap()
    expect(told(page)).to_have_count(0)
    # A tap on the map opens a region; a long press explains it and opens nothing.
    land = page.locator("[data-land='kislev']")
    land.scroll_into_view_if_needed()
    box = land.bounding_box()
    assert box
    fingers = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.get_by_role("dialog", name="Kislev")).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    beside(page, land)
    expect(page.locator("section[aria-label='Kislev']")).to_have_count(0)


def test_an_old_world_card_that_asks_lies_open_with_its_text(visit: Visit) -> None:
    page = visit("")
    for number in range(20):
        named(page, f"Lowest {number}")
        table = str(api(page, "POST", "/api/tables/quick", {"power": "nurgle", "level": "random"})["table"])
        ask = state(page, table, "nurgle")["ask"]
        if ask and ask["cause"] and ask["cause"]["for"] == "old_world" and ask["seat"] == "nurgle":
            break
    else:
        pytest.fail("In twenty games no first card of the Old World asked the one with the lowest Threat.")
    sit(page, table)
    asker = page.locator(f"[data-asker='{ask['cause']['card']}']")
    expect(asker).to_contain_text("The player with the lowest Threat makes its choices.")
    track = page.get_by_role("region", name="Old World track")
    lying = track.locator(f"[data-drawn='{ask['cause']['card']}']")
    expect(lying).to_contain_text("Just drawn")
    name = asker.get_by_role("button").inner_text()
    expect(lying).to_contain_text(name)
    asker.get_by_role("button").click()
    card = page.get_by_role("dialog", name=name)
    expect(card.locator("article")).to_contain_text(lying.locator(".text").inner_text())
    assert axe(page) == []
