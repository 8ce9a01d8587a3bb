"""Four people at one live table, and what each of them may not see; a whole game by keyboard alone."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, api
from tests.web.playing import MINE, OVER, click, quick, sit, state

Visit = Callable[..., Page]
POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
NAMES = ("Anna", "Bela", "Cleo", "Dora")


def strings(told: Any, path: tuple[str, ...] = ()) -> set[str]:
    """Every text in a message, but for what everybody may count out: which cards a deck is made of."""
    if "shuffled" in path:
        return set()
    if isinstance(told, str):
        return {told}
    if isinstance(told, dict):
        return set().union(*(strings(value, (*path, key)) for key, value in told.items()))
    if isinstance(told, list):
        change = len(told) in (1, 2) and isinstance(told[0], list) and all(isinstance(k, str) for k in told[0])
        if change and told[0] and "shuffled" in told[0]:
            return set()
        return set().union(*(strings(value, path) for value in told))
    return set()


def listen(page: Page, frames: list[str]) -> None:
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))


def test_four_people_play_and_see_only_their_own_cards(visit: Visit) -> None:
    pages = [visit() for _ in POWERS]
    heard: list[list[str]] = [[] for _ in POWERS]
    for page, name, frames in zip(pages, NAMES, heard, strict=True):
        listen(page, frames)
        api(page, "POST", "/api/identity", {"name": name})
    body = {"options": {"access": "link", "powers": list(POWERS)}, "places": [{"me": True}, {}, {}, {}]}
    table = api(pages[0], "POST", "/api/tables", body)["table"]
    for number, page in enumerate(pages):
        if number:
            api(page, "POST", f"/api/tables/{table}/do", {"do": "join", "place": number})
        page.goto(f"/#table={table}")
        page.reload()
    pages[0].get_by_role("button", name="Begin the game").click()
    hands: dict[str, set[str]] = {power: set() for power in POWERS}
    random = Random(9)
    for _ in range(400):
        told = state(pages[0], table)
        if told["game"]["round"] > 2:
            break
        seat = told["ask"]["seat"]
        page = pages[POWERS.index(seat)]
        mine = state(page, table, seat)
        hands[seat] |= set(mine["game"]["players"][seat]["hand"])
        page.locator(MINE).wait_for(timeout=PATIENCE)
        lit = {
            kind: page.locator(css).count() for kind, css in (("piece", ".piece.can"), ("word", ".buttons [data-do]"))
        }
        summon = mine["ask"]["kind"] == "turn" and lit["piece"] and random.random() < 0.3
        if summon:  # figures only: a card that is played is no secret any more
            assert click(page, "piece", random.random())
            page.locator("path.land.can").first.wait_for(state="attached")
            assert click(page, "land", random.random())
        elif lit["word"]:
            page.locator(".buttons [data-do]").last.click()
            if page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").click()
        else:
            kinds = ("land", "figure", "token", "list")
            assert any(click(page, kind) for kind in kinds)
        version = told["table"]["version"]
        for _ in range(60):
            if state(page, table)["table"]["version"] > version:
                break
            page.wait_for_timeout(15)
    assert state(pages[0], table)["game"]["round"] == 3
    for power, page, frames in zip(POWERS, pages, heard, strict=True):
        told_texts = set().union(*(strings(json.loads(frame)) for frame in frames))
        assert any(card in told_texts for card in hands[power]), "the own hand is told"
        secret = {card for other in POWERS if other != power for card in hands[other]}
        open_now = set()
        for player in state(page, table)["game"]["players"].values():
            open_now |= set(player["discard"]) | set(player["known"])
        assert not secret & told_texts - open_now
        titles = {card.partition(".")[2].replace("_", " ") for card in secret - open_now}
        shown = page.content().lower()
        assert not [title for title in titles if title in shown or title.replace(" ", "_") in shown]


def test_two_tabs_of_one_seat_keep_in_step(visit: Visit) -> None:
    first = visit()
    table = quick(first, "khorne")
    second = first.context.new_page()
    sit(second, table)
    first.locator(MINE).wait_for()
    first.get_by_role("button", name="Bloodsworn, 4 in reserve").click()
    assert click(first, "land", 0.5)
    for page in (first, second):
        expect(page.get_by_role("button", name="Bloodsworn, 3 in reserve")).to_be_visible()


def test_a_stale_action_refreshes_quietly(visit: Visit) -> None:
    page = visit()
    table = quick(page, "khorne")
    page.locator(MINE).wait_for()
    # The answer of this page comes after another one has been given: it is told so, and sees the present.
    page.evaluate("() => { window.real = WebSocket.prototype.send; }")
    page.evaluate(
        """() => { WebSocket.prototype.send = function (text) {
            const message = JSON.parse(text);
            if (message.command?.do === 'play') message.command.version -= 1;
            return window.real.call(this, JSON.stringify(message));
        }; }"""
    )
    page.get_by_role("button", name="Bloodsworn, 4 in reserve").click()
    assert click(page, "land", 0.5)
    expect(page.get_by_role("alert")).to_contain_text("The table has moved on")
    page.evaluate("() => { WebSocket.prototype.send = window.real; }")
    page.get_by_role("button", name="Bloodsworn, 4 in reserve").click()
    assert click(page, "land", 0.5)
    expect(page.get_by_role("button", name="Bloodsworn, 3 in reserve")).to_be_visible()
    assert state(page, table)["table"]["state"] == "playing"


def test_talk_and_votes(visit: Visit) -> None:
    page = visit()
    table = quick(page, "khorne")
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("Blood for the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("Anna Blood for the table")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Propose a pause").click()
    expect(page.locator("[data-asked]")).to_contain_text("The game is paused")
    page.get_by_role("button", name="Propose to go on").click()
    expect(page.locator("[data-asked]")).to_contain_text("Your turn")
    page.get_by_role("button", name="Let a bot decide for me").click()
    expect(page.get_by_role("dialog", name=OVER)).to_be_visible(timeout=60_000)
    assert state(page, table)["table"]["state"] == "over"


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Only keys, and only what the accessibility tree tells."""
    page = visit()
    quick(page, "nurgle")
    random = Random(4)
    over = page.get_by_role("dialog", name=OVER)
    actions = page.get_by_role("dialog", name="What you can do")
    for _ in range(500):
        page.locator(f"{MINE}, dialog").first.wait_for(timeout=PATIENCE)
        if over.count():
            break
        page.keyboard.press("a")
        page.wait_for_timeout(40)
        if not actions.count():  # the last answer was still on its way
            continue
        expect(page.get_by_role("searchbox", name="Search actions")).to_be_focused()
        rows = actions.get_by_role("listitem").count()
        asked = page.locator("[data-asked]").get_attribute("data-asked")
        if asked == "turn" and random.random() < 0.7:
            page.keyboard.type("pass")
            page.keyboard.press("Enter")
        elif random.random() < 0.5:
            page.keyboard.press(str(random.randint(1, min(rows, 9))))
        else:
            for _ in range(random.randint(1, min(rows, 6))):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        actions.wait_for(state="detached")
        if page.locator("[data-confirm]").count():
            expect(page.locator("[data-confirm]")).to_be_focused()
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(over).to_be_visible()
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert re.search("The game is over", page.locator("[data-asked]").inner_text())
