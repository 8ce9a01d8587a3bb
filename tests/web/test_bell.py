"""What the page tells by itself: a turn, a vote, the end of a game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, axe, signed_in, until
from tests.web.kit.playing import press, state


def table_of_two(host: Page, guest: Page) -> str:
    """A table by web where it is the guest's turn, as Khorne; the host has decided whatever came before."""
    places = [{}, {"me": True}, {"bot": "random"}, {"bot": "random"}]
    options = {"pace": "web", "name": "Slow table"}
    table = str(api(host, "POST", "/api/tables", {"options": options, "places": places})["table"])
    api(guest, "POST", f"/api/tables/{table}/do", {"do": "join", "place": 0})
    api(host, "POST", f"/api/tables/{table}/do", {"do": "start"})
    until(host, lambda: decided(host, table), "Khorne is never asked.")
    return table


def decided(host: Page, table: str) -> bool:
    """Whether Khorne is asked; the host decides whatever comes before."""
    ask = state(host, table, "nurgle")["ask"]
    if ask and ask["seat"] == "nurgle":
        press(host, table, ask["actions"][0]["do"], "nurgle")
    return bool(ask) and ask["seat"] == "khorne"


def test_the_bell_tells_of_turns_votes_and_endings(visit: Visit) -> None:
    host, guest = signed_in(visit, "Bellringer"), signed_in(visit, "Listener", "/#/help")
    bell = guest.locator("header").get_by_role("button", name="Notifications")
    bell.click()
    news = guest.locator("header").get_by_role("region", name="Notifications")
    expect(news).to_contain_text("Nothing yet")
    guest.keyboard.press("Escape")
    expect(news).to_have_count(0)
    expect(bell).to_be_focused()

    table = table_of_two(host, guest)
    expect(bell).to_have_accessible_name("Notifications: 1 unread")
    bell.click()
    turn = news.get_by_role("link", name="Your turn")
    expect(turn).to_contain_text("Slow table")
    expect(bell).to_have_accessible_name("Notifications")  # what was seen is not told again
    assert axe(guest) == []
    assert [notice["read"] for notice in api(guest, "GET", "/api/notices")["notices"]] == [True]
    turn.click()
    expect(guest).to_have_url(re.compile(f"#table={table}$"))
    expect(guest.get_by_role("group", name="Map of the Old World")).to_be_visible()

    guest.goto("/#/help")
    api(host, "POST", f"/api/tables/{table}/do", {"do": "propose", "vote": "abandon"})
    expect(bell).to_have_accessible_name("Notifications: 1 unread")
    bell.click()
    expect(news.get_by_role("link").first).to_contain_text("Your vote is needed")
    guest.mouse.click(5, 600)
    expect(news).to_have_count(0)
    api(guest, "POST", f"/api/tables/{table}/do", {"do": "ballot", "yes": True})
    expect(bell).to_have_accessible_name("Notifications: 1 unread")
    bell.click()
    expect(news.get_by_role("link").first).to_contain_text("The game is over")
    expect(news.get_by_role("link").first).to_contain_text("Slow table · Abandoned")


def test_who_is_at_the_table_has_read_its_notices(visit: Visit) -> None:
    host, guest = signed_in(visit, "Caller"), signed_in(visit, "Comer", "/#/help")
    table = table_of_two(host, guest)
    bell = guest.locator("header").get_by_role("button", name="Notifications")
    expect(bell).to_have_accessible_name("Notifications: 1 unread")
    api(host, "POST", f"/api/tables/{table}/do", {"do": "propose", "vote": "abandon"})
    expect(bell).to_have_accessible_name("Notifications: 2 unread")
    guest.goto(f"/#table={table}")
    expect(guest.get_by_role("group", name="Map of the Old World")).to_be_visible()
    guest.goto("/#/help")
    expect(bell).to_have_accessible_name("Notifications")


@pytest.mark.parametrize(
    ("locale", "unread", "turn"), [("fr", "1 non lue", "C’est à vous"), ("ja", "未読1件", "あなたの番です")]
)
def test_the_bell_speaks_other_languages(visit: Visit, locale: str, unread: str, turn: str) -> None:
    host, guest = signed_in(visit, "Host"), signed_in(visit, "Invité", locale=locale)
    table_of_two(host, guest)
    bell = guest.locator("header button[aria-controls=told]")
    expect(bell).to_have_accessible_name(re.compile(unread))
    bell.click()
    expect(guest.locator("#told").get_by_role("link", name=turn)).to_be_visible()


def test_nobody_has_no_bell(visit: Visit) -> None:
    page = visit()
    expect(page.locator("header").get_by_role("link", name="Settings")).to_be_visible()
    expect(page.locator("header button")).to_have_count(0)
