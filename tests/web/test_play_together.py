"""One seat in two tabs, answers that come too late, talk and votes."""

from playwright.sync_api import expect

from tests.web.kit.pages import Visit
from tests.web.kit.playing import MINE, OVER, click, seated, sit, state


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
