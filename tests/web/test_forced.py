"""A question with one legal answer: the page gives it after a pause, if its owner likes, and not what was taken back.

Such questions are rare. Here a page hears of one action only, whatever the others are.
"""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.kit.pages import FASTER, Visit, api, go
from tests.web.kit.playing import first_turn, hot_seat, quick, sit, state

NOTE = "Only one choice: Pass"
SHORTEST, LONGEST = 800, 2_500  # milliseconds: less, and more, than the page ever waits


def only_passing(page: Page) -> None:
    """From its next load on, the page is told of a turn in which one can only pass."""

    def passing(actions: list[Any]) -> list[Any]:
        return [action for action in actions if action["kind"] == "pass"] or actions

    def told(message: str | bytes) -> str:
        data = json.loads(message)
        asked = [data["state"]["ask"]] if data["type"] == "state" else []
        for way, *value in data.get("changes", []):  # without a value it is gone
            if way == ["ask"]:
                asked += value
            if way == ["ask", "actions"] and value:
                value[0][:] = passing(value[0])
        for ask in asked:
            if ask and "actions" in ask:
                ask["actions"] = passing(ask["actions"])
        return json.dumps(data)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(told(message)))
        route.on_message(server.send)

    page.route_web_socket("**/api/live", between)


def version(page: Page, table: str) -> int:
    return int(state(page, table)["table"]["version"])


def stopped(page: Page) -> None:
    """The page's time stands still until a test lets it run."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1)


def test_the_only_answer_is_given_if_its_owner_likes(visit: Visit) -> None:
    page = visit("", clock=True)
    only_passing(page)
    table = quick(page, "khorne")
    sit(page, table)
    mine, note = page.locator(".text.mine[data-asked='turn']"), page.get_by_role("status").filter(has_text=NOTE)
    expect(mine).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    wishes = page.get_by_role("checkbox", name="Answer for me when there is only one choice")
    expect(wishes).not_to_be_checked()
    stopped(page)
    before = version(page, table)
    page.clock.run_for(LONGEST)
    expect(note).to_have_count(0)
    assert version(page, table) == before  # it is asked as any other
    wishes.check()
    expect(note).to_be_visible()
    page.clock.run_for(SHORTEST)
    assert version(page, table) == before  # never at once
    page.clock.run_for(LONGEST)
    expect(mine).to_have_count(0)
    assert version(page, table) > before


def test_what_is_taken_back_is_left_to_the_player(visit: Visit) -> None:
    page = visit("")
    page.add_init_script(f"({FASTER})()")
    table = hot_seat(page)
    first_turn(page, table)
    only_passing(page)
    go(page, f"/#table={table}")
    page.get_by_role("heading", name="Pass the device to Khorne").wait_for()
    before = version(page, table)
    page.wait_for_timeout(LONGEST / 10)  # five times what it would wait at most
    assert version(page, table) == before  # nobody is there yet
    page.get_by_role("button", name="I am here").click()
    page.get_by_role("heading", name="Pass the device to Nurgle").wait_for()
    api(page, "POST", f"/api/tables/{table}/do", {"do": "undo", "version": version(page, table)})
    page.get_by_role("heading", name="Pass the device to Khorne").wait_for()
    page.get_by_role("button", name="I am here").click()
    expect(page.locator(".text.mine[data-asked='turn']")).to_be_visible()
    before = version(page, table)
    page.wait_for_timeout(LONGEST / 10)  # five times what it would wait at most
    assert version(page, table) == before
    page.locator(".buttons [data-do='pass']").click()
    page.get_by_role("heading", name="Pass the device to Nurgle").wait_for()
