"""The first game of somebody who knows nothing: from the lobby to the first summons, and what the first round says."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.kit.pages import Visit, api, axe, go
from tests.web.kit.playing import Player, read_hints, seated

HINT_OF = {  # the events that are explained when they happen for the first time
    "old_world": "old_world",
    "battle": "battle",
    "dominate": "domination",
    "corrupt": "corruption",
    "ruin": "ruin",
    "hero": "hero",
    "tick": "tick",
}


def hints(page: Page) -> Locator:
    return page.get_by_role("region", name="Hints")


def answer(page: Page) -> None:
    """Whatever is asked, by the list of all actions; a turn by passing."""
    page.locator(".text.mine").wait_for()
    if page.locator(".text.mine[data-asked=turn]").count():
        page.get_by_role("button", name="Pass", exact=True).click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        return
    offered = page.locator(".over [data-do]")
    if not offered.count():
        page.get_by_role("button", name="All actions").click()
        offered = page.locator("dialog [data-do]")
    offered.first.click()


def the_game(page: Page) -> Any:
    table = page.url.partition("#table=")[2]
    return api(page, "GET", f"/api/tables/{table}?seat=nurgle")["state"]


def test_from_the_first_visit_to_the_first_summons_by_what_the_page_says(visit: Visit) -> None:
    page = visit("")
    player = Player(page, "nurgle", 1)
    go(page, "/")
    expect(page.get_by_text("a board game for 3 to 5 players")).to_be_visible()
    said = page.get_by_text("Start with two").inner_text()
    figure, region = re.match(r"Start with two (\w+)s, your Cultists, in the (\w+)", said).groups()
    assert axe(page) == []
    page.get_by_role("button", name="Play now").click()
    read: set[str] = set()
    assert player.asked() == "choose_option"  # an Old World card asks whoever has the lowest Threat
    expect(hints(page)).to_contain_text("Why are you asked?")
    while player.asked() != "turn":
        player.answer(lambda _: answer(page))
    expect(hints(page).get_by_role("heading", name="Your goal")).to_be_visible()
    expect(hints(page)).to_contain_text(figure)
    assert axe(page) == []
    while not hints(page).get_by_role("heading", name="Summon a Cultist").count():
        hints(page).get_by_role("button", name="Got it").click()
    expect(hints(page)).to_contain_text("Choose a figure in your reserve, then a region that lights up")
    for count in (1, 2):
        page.locator(".text.mine[data-asked=turn]").wait_for()
        read |= read_hints(page)
        page.get_by_role("button", name=re.compile(f"^{figure}, ")).click()
        page.get_by_role("button", name=re.compile(rf"^(The )?{region}\b")).first.press("Enter")
        expect(page.get_by_role("button", name=re.compile(f"^{figure}, {6 - count} in reserve"))).to_be_visible()
        player.asked()
    here = the_game(page)["game"]["regions"]["empire"]["figures"]
    assert [one["rank"] for one in here if one["controller"] == "nurgle"] == ["cultist", "cultist"]
    told = first_round(page, player, read)
    assert told <= read, f"Nothing was said of {told - read}."


def first_round(page: Page, player: Player, read: set[str]) -> set[str]:
    """Play to the second round and read on the way; what should have been read."""
    while player.asked() and player.mirror.state["game"]["round"] == 1:
        read |= read_hints(page)
        player.answer(lambda _: answer(page))
    read |= read_hints(page)
    happened = {event["what"] for event in player.mirror.log}
    read |= {"goal", "old_world", "turn.figure"}  # put away before
    return {hint for what, hint in HINT_OF.items() if what in happened}


def test_the_help_is_read_without_leaving_the_table(visit: Visit) -> None:
    page, _ = seated(visit, "khorne")
    here = page.url
    page.get_by_role("link", name="Help", exact=True).click()
    sheet = page.get_by_role("dialog", name="Help")
    expect(sheet.get_by_role("heading", name="The game on one page")).to_be_visible()
    expect(sheet).to_contain_text("search all actions")  # the keys
    assert axe(page) == []
    sheet.get_by_role("link", name="R6", exact=True).click()
    expect(sheet.locator("#rule-R6")).to_be_focused()
    expect(sheet.locator("#rule-R3\\.3 li")).to_have_count(14)
    sheet.get_by_role("button", name="Back").click()
    expect(sheet.get_by_role("heading", name="The game on one page")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    name = page.locator(".log .line .card").first
    title = name.inner_text()
    name.click()  # a card of the log lies open in place
    expect(page.locator(".card-sheet")).to_contain_text(title)
    assert len(page.context.pages) == 1
    page.keyboard.press("Escape")
    expect(page.locator(".card-sheet")).to_have_count(0)
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    assert page.url == here
