"""One seat in two tabs, answers that come too late, talk and votes; a whole game by keyboard alone."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit
from tests.web.kit.playing import MINE, OVER, Player, click, quick, seated, sit, state


def test_two_tabs_of_one_seat_keep_in_step(visit: Visit) -> None:
    first, table = seated(visit, "khorne")
    second = first.context.new_page()
    sit(second, table)
    first.locator(MINE).wait_for()
    first.get_by_role("button", name="Bloodsworn, 4 in reserve").click()
    assert click(first, "land", 0.5)
    for page in (first, second):
        expect(page.get_by_role("button", name="Bloodsworn, 3 in reserve")).to_be_visible()


def test_a_stale_action_refreshes_quietly(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
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
    expect(page.get_by_role("alert")).to_contain_text("The game has moved on")
    page.evaluate("() => { WebSocket.prototype.send = window.real; }")
    page.get_by_role("button", name="Bloodsworn, 4 in reserve").click()
    assert click(page, "land", 0.5)
    expect(page.get_by_role("button", name="Bloodsworn, 3 in reserve")).to_be_visible()
    assert state(page, table)["table"]["state"] == "playing"


def test_talk_and_votes(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Blood for the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("Anna Blood for the table")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Propose a pause").click()
    expect(page.locator("[data-asked]")).to_contain_text("The game is paused")
    page.get_by_role("button", name="Propose resuming").click()
    expect(page.locator("[data-asked]")).to_contain_text("Your turn")
    page.get_by_role("button", name="Let a bot decide for me").click()
    expect(page.get_by_role("dialog", name=OVER)).to_be_visible(timeout=60_000)
    assert state(page, table)["table"]["state"] == "over"


def by_keys(page: Page, random: Random) -> None:
    """An answer from the list of all actions: found by its name, by its number or by going through them."""
    actions = page.get_by_role("dialog", name="What you can do")
    page.keyboard.press("a")
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


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Only keys, and only what the accessibility tree tells."""
    page = visit("")
    table = quick(page, "nurgle")
    anna = Player(page, "nurgle", 4, table)
    sit(page, table)
    over = page.get_by_role("dialog", name=OVER)
    while anna.asked():
        anna.answer(lambda random: by_keys(page, random))
    expect(over).to_be_visible()
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert re.search("The game is over", page.locator("[data-asked]").inner_text())
