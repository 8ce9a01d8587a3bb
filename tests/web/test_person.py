"""A person's page, the leaderboard, and whether a new table is rated."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import expect

from ruinous.server.host.standing import played_again
from ruinous.server.standing.chronicle import Chronicle
from ruinous.store import open_store
from ruinous.table import TableOptions, Who
from tests.kit.recorded import HOUR, played, records
from tests.web.kit.pages import Visit, api, axe, go, signed_in, until
from tools.browser import Server

BEGIN = 1_750_000_000_000
MANY = 40


async def fill(folder: Path, me: Who, friend: Who) -> None:
    """Forty recorded games of mine: most with a friend, every fifth against bots."""
    store = await open_store(folder / "ruinous.sqlite")
    others = [friend, Who("web-rival-1", "Rival"), Who("web-rival-2", "Other"), Who("web-rival-3", "Third")]
    for n in range(MANY):
        people = [me] if n % 5 == 4 else [me, *others][: len(records()[n].powers)]
        options = TableOptions(pace="web" if n % 4 == 1 else "live")
        await played(store, f"page{me.id}{n}", n, people[n % len(people) :] + people[: n % len(people)],
                     BEGIN + n * 30 * HOUR, options)  # fmt: skip
    await Chronicle(store, played_again, SimpleNamespace(ended=0)).once()
    await store.close()


def test_a_page_of_forty_games_and_who_sees_it(visit: Visit, server: Server) -> None:
    page, friend = signed_in(visit, "Ottilie"), signed_in(visit, "Friederike", expect=("status of 404",))
    stranger = signed_in(visit, "Stranger", expect=("status of 404",))
    me, other = (api(one, "GET", "/api/identity") for one in (page, friend))
    with ThreadPoolExecutor(1) as pool:  # a browser has a loop of its own in this thread
        work = fill(server.folder, Who(me["id"], me["name"]), Who(other["id"], other["name"]))
        pool.submit(asyncio.run, work).result()

    go(page, "/#/settings")
    page.get_by_role("link", name="Your page").click()
    expect(page.get_by_role("heading", name=f"Ottilie#{me['tag']}")).to_be_visible()
    told: dict[str, Any] = api(page, "GET", f"/api/people/{me['id']}")
    assert (told["figures"]["all"]["games"], told["figures"]["bots"]["games"]) == (MANY, MANY // 5)
    for name, company in (("With other people", "people"), ("Against bots", "bots"), ("All games", "all")):
        figures = told["figures"][company]
        page.get_by_role("button", name=name).click()
        expect(page.get_by_text(f"{figures['games']} games, {figures['won']} won")).to_be_visible()
        rows = page.get_by_role("region", name="By Power").get_by_role("row")
        expect(rows).to_have_count(1 + len(figures["powers"]))
        for row, one in zip(rows.all()[1:], figures["powers"], strict=True):
            share = one["share"]
            low, high = (round(100 * share[bound] + 1e-9) for bound in ("low", "high"))
            expect(row).to_contain_text(re.compile(rf"{one['games']}\s*{one['won']}"))
            expect(row).to_contain_text(f"({low}% to {high}%)")
    dice = told["figures"]["all"]["dice"]
    expect(page.get_by_role("region", name="Dice")).to_contain_text(f"{dice['hits']:,} of {dice['rolled']:,} dice hit")
    expect(page.get_by_role("region", name="Favorite cards").get_by_role("link")).to_have_count(8)
    for rating in told["ratings"]:
        expect(page.get_by_text(f"{rating['rating']} ± {rating['margin']}")).to_be_visible()
        chart = page.get_by_role("img", name=re.compile(f"to {rating['rating']} in {rating['games']} games"))
        expect(chart).to_be_visible()
    finished = page.get_by_role("region", name="Finished games")
    expect(finished.get_by_role("listitem")).to_have_count(20)
    finished.get_by_role("button", name="Older games").click()
    expect(finished.get_by_role("listitem")).to_have_count(MANY)
    expect(finished.get_by_role("button", name="Older games")).to_have_count(0)
    assert axe(page, dark=True) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # Whoever may not see it is told nothing, until its owner says otherwise.
    hidden = "There is no such page, or it is private."
    for one in (friend, stranger):
        go(one, f"/#/person={me['id']}")
        expect(one.get_by_role("alert")).to_contain_text(hidden)
    page.get_by_role("radio", name="People you’ve played with").check()
    until(page, lambda: api(page, "GET", f"/api/people/{me['id']}")["shown"] == "friends", "it was not saved")
    friend.get_by_role("button", name="Try again").click()
    expect(friend.get_by_role("heading", name="Ottilie#")).to_be_visible()
    expect(friend.get_by_text("Who can see this page")).to_have_count(0)
    stranger.get_by_role("button", name="Try again").click()
    expect(stranger.get_by_role("alert")).to_contain_text(hidden)

    # The leaderboard lists those whose pages one may see.
    for one, mine in ((page, 1), (friend, 2), (stranger, 0)):
        go(one, "/#/ratings")
        expect(one.get_by_role("heading", name="How ratings work")).to_be_visible()
        expect(one.get_by_role("rowheader", name="Ottilie")).to_have_count(min(mine, 1))
    expect(friend.get_by_role("rowheader", name="(you)")).to_have_count(1)
    friend.get_by_label("Season").select_option(index=1)
    expect(friend.get_by_role("rowheader", name="(you)")).to_have_count(1)
    assert axe(friend, dark=True) == []
    friend.get_by_role("link", name="Ottilie").click()
    expect(friend.get_by_role("heading", name="Ottilie#")).to_be_visible()


def test_a_new_table_is_rated_where_it_can_be(visit: Visit) -> None:
    page = signed_in(visit, "Ratty", "/#/new")
    rated = page.get_by_label("Rated game")
    expect(rated).to_be_checked()
    page.get_by_label("Nurgle").last.select_option("novice")
    expect(rated).to_be_disabled()
    expect(page.get_by_text("Not rated: a bot is playing")).to_be_visible()
    page.get_by_label("Nurgle").last.select_option("")
    expect(rated).to_be_checked()
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".particulars")).to_contain_text(re.compile(r"Rated game\s*Rated"))
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_text("Not rated: a bot is playing")).to_be_visible()
