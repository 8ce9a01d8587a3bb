"""Groups on the page: the link, the next game with Powers in rotation, a tournament with a round drawn."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from ruinous.store import open_store
from ruinous.store.games import StoredGame
from ruinous.structs import encode
from ruinous.table import TableOptions, Who
from ruinous.table.finished import MADE, finished_of
from ruinous.table.table import Table
from tests.kit.recorded import log_of, records
from tests.web.kit.pages import Visit, api, axe, go, signed_in
from tools.browser import Server

NOON = 1_750_000_000_000
NARROW = {"width": 360, "height": 640}


def ended(server: Server, table: dict[str, Any]) -> None:
    """What stays of a recorded game that those who have these seats have played."""

    async def keep() -> None:
        people = [Who(seat["person"]["id"], seat["person"]["name"]) for seat in table["seats"]]
        record = next(one for one in records() if len(one.powers) == len(people))
        game = finished_of(Table.of(log_of(table["table"], record, people, NOON, TableOptions())))
        store = await open_store(Path(server.folder) / "ruinous.sqlite")
        await store.put_game(StoredGame(table["table"], NOON, MADE, False, encode(game)))
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # a browser has a loop of its own in this thread
        pool.submit(asyncio.run, keep()).result()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def member(visit: Visit, name: str, key: str) -> str:
    """Somebody who has joined; their id."""
    page = visit("")
    made = api(page, "POST", "/api/identity", {"name": name})
    api(page, "POST", "/api/groups/join", {"key": key})
    return str(made["id"])


def test_two_join_by_a_link_and_the_next_game_turns_the_powers(visit: Visit, server: Server) -> None:
    anna, boris = signed_in(visit, "Anna"), visit("/")
    anna.get_by_role("link", name="Groups").first.click()
    anna.get_by_label("Name of the group").fill("Friday")
    anna.get_by_role("button", name="Start the group").click()
    expect(anna.get_by_role("heading", name="Friday")).to_be_visible()
    link = anna.get_by_label("Link for new members").input_value()

    boris.get_by_label("Link to a table, or its code").fill(link)
    boris.get_by_role("button", name="Go", exact=True).click()
    expect(boris.get_by_role("heading", name="You’re invited to “Friday”")).to_be_visible()
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Join the group").click()
    expect(boris.get_by_text("A host opens the next game.")).to_be_visible()
    expect(boris.get_by_role("region", name="Members").get_by_text("Anna")).to_be_visible()
    expect(boris.get_by_role("button", name="Open the next game")).to_have_count(0)
    member(visit, "Chloe", link.partition("#join=")[2])

    anna.reload()
    following = anna.get_by_role("region", name="The next game")
    for power, name in (("Khorne", "Anna"), ("Nurgle", "Boris"), ("Tzeentch", "Chloe")):
        expect(following.get_by_label(f"Who plays {power}").locator("option:checked")).to_have_text(name)
    following.get_by_label("Who plays Khorne").select_option(label="Boris")
    expect(following.get_by_label("Who plays Nurgle").locator("option:checked")).to_have_text("Anna")
    following.get_by_text("How you play").click()
    following.get_by_label("Asynchronous").check()
    expect(following.get_by_label("Time for a decision").locator("option:checked")).to_have_text("1 day")
    following.get_by_label("Who plays Khorne").select_option(label="Boris")
    following.get_by_role("button", name="Open the next game").click()
    expect(anna.get_by_text("Waiting for players")).to_be_visible()
    expect(following.get_by_label("Who plays Khorne").locator("option:checked")).not_to_have_text("Boris")

    boris.get_by_role("button", name="Notifications: 1 unread").click()
    boris.get_by_role("link", name="Your next game is open").click()
    expect(boris.get_by_text("kept for Chloe")).to_be_visible()
    expect(boris.get_by_text("Waiting for Boris and Chloe.")).to_be_visible()
    boris.get_by_role("button", name="Sit down").click()
    expect(boris.get_by_role("listitem").filter(has_text="Khorne")).to_contain_text("Boris")
    assert axe(boris) == []
    boris.get_by_role("link", name="To the group").click()
    expect(boris.get_by_role("heading", name="Friday")).to_be_visible()

    games = api(anna, "GET", f"/api/groups/{anna.url.partition('group=')[2]}")["games"]
    ended(server, games[0])
    boris.reload()
    results = boris.get_by_role("region", name="Results")
    expect(results.get_by_role("row").nth(1)).to_contain_text("12")
    expect(boris.get_by_role("link", name=re.compile("Replay of the game"))).to_be_visible()
    for page in (anna, boris):
        assert axe(page, dark=True) == []
        page.set_viewport_size(NARROW)
        assert fits(page)

    boris.get_by_text("The group", exact=True).click()
    boris.get_by_role("button", name="Leave the group").click()
    boris.get_by_role("button", name="Yes, leave").click()
    expect(boris.get_by_text("You are not in a group yet.")).to_be_visible()
    anna.get_by_role("button", name="Close the link").click()
    expect(anna.get_by_text("Nobody can join: the link is closed.")).to_be_visible()


def test_a_tournament_of_six(visit: Visit, server: Server) -> None:
    host = signed_in(visit, "Hedwig")
    group = api(host, "POST", "/api/groups", {"name": "Club"})
    names = ("Ina", "Jon", "Kai", "Lea", "Max")
    for name in names:
        member(visit, name, group["key"])
    go(host, f"/#/group={group['id']}")
    host.get_by_label("Name of the tournament").fill("Winter cup")
    host.get_by_label("Time for each round").select_option("7")
    host.get_by_role("button", name="Start the tournament").click()
    cup = host.get_by_role("region", name="Winter cup")
    cup.get_by_role("button", name="Draw the first round").click()
    first = cup.get_by_role("region", name="Round 1")
    expect(first.get_by_role("heading", name="Table")).to_have_count(2)
    expect(first.get_by_text("Play until")).to_be_visible()
    expect(cup.get_by_text("2 tables of this round have no result yet.")).to_be_visible()
    expect(cup.get_by_role("button", name=re.compile("Draw"))).to_have_count(0)

    told = api(host, "GET", f"/api/groups/{group['id']}")["tournaments"][0]
    ended(server, told["rounds"][0]["tables"][0])
    host.reload()
    expect(cup.get_by_text("1 table of this round has no result yet.")).to_be_visible()
    expect(first.get_by_role("link", name="Replay · Table 1")).to_be_visible()
    cup.get_by_role("button", name="Enter the result of table 2").click()
    last = told["rounds"][0]["tables"][1]["seats"][-1]["person"]["name"]
    for n, place in enumerate(("2", "2", "1")):
        first.get_by_label("Place of").nth(n).select_option(place)
    assert axe(host, dark=True) == []
    cup.get_by_role("button", name="Save the result").click()
    expect(first.get_by_text("entered by a host")).to_be_visible()
    table = cup.get_by_role("region", name="Standings")
    expect(table.get_by_role("row").filter(has_text=last)).to_contain_text("12")

    lowest = table.get_by_role("row").last.get_by_role("rowheader").locator(".who").inner_text()
    cup.get_by_role("button", name=f"Drop {lowest} from the coming rounds").click()
    expect(table.get_by_role("row").filter(has_text=lowest)).to_contain_text("dropped")
    cup.get_by_role("button", name="Draw the next round").click()
    second = cup.get_by_role("region", name="Round 2")
    expect(second.get_by_role("heading", name="Table")).to_have_count(1)
    expect(second.get_by_text(lowest)).to_have_count(0)
    assert fits(host)
    cup.get_by_role("button", name="End the tournament").click()
    cup.get_by_role("button", name="Yes, end it").click()
    expect(host.get_by_label("Name of the tournament")).to_be_visible()
    host.get_by_text("Winter cup", exact=True).click()
    expect(host.get_by_text("Ended")).to_be_visible()
