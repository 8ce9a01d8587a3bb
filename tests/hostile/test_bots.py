"""One address makes eighty tables of the slowest bots, gives its seats away and looks on: nobody else waits for that.

The measure with the default of everything is `python -m bench.crowd`; here it is the order that counts, not the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ruinous.client import Connection
from ruinous.server.bots import company, players
from ruinous.server.bots.line import Payer
from ruinous.server.bots.thinking import LEAST, Thinkers, Turn
from ruinous.server.settings import Settings
from ruinous.server.tables.socket import MOST_TABLES
from tests.kit.play import PATIENCE, Ear, Home, Person, asked, home, listed, settled

PROXY = Settings(limit_factor=0, trust_proxy=1, passphrase_work=10)
CROWD, HOME = "203.0.113.1", "198.51.100.1"
TABLES = 80
IDENTITIES = 8
DECISIONS = 12  # of the honest player's bots


class Book:
    """Which addresses were called, in order, and how many of others between a question and its call.

    Searching bots think a moment only, so that the tests are short.
    """

    def __init__(self, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
        self.called: list[str] = []
        self.between: list[tuple[str, int]] = []
        queue, choose = thinkers.queue, Turn.choose
        asked_at: dict[Turn, int] = {}
        thinkers.seconds = 1.2 * LEAST

        def asks(payer: Payer, table: str, pressing: bool = True) -> Turn:
            before = len(self.called)
            turn = queue(payer, table, pressing)
            asked_at[turn] = before
            return turn

        async def noted(turn: Turn, *args: Any) -> str:
            address = turn.payer.address
            since = self.called[asked_at.pop(turn) :]
            self.between.append((address, len(since) - since.count(address)))
            self.called.append(address)
            return await choose(turn, *args)

        monkeypatch.setattr(thinkers, "queue", asks)
        monkeypatch.setattr(Turn, "choose", noted)


@asynccontextmanager
async def at(place: Home, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Requests that come from an address, as the proxy says."""
    headers = {"X-Forwarded-For": address}
    async with httpx.AsyncClient(base_url=place.url, headers=headers, timeout=PATIENCE) as http:
        yield http


async def person(place: Home, http: httpx.AsyncClient, name: str) -> Person:
    return Person(http, place.url, await asked(http, "POST", "/api/identity", {"name": name}))


async def quick(who: Person, level: str) -> str:
    made = await who.ask("POST", "/api/tables/quick", {"power": "khorne", "level": level})
    return str(made["table"])


async def crowd(place: Home, http: httpx.AsyncClient) -> list[tuple[Person, str]]:
    """The tables of several identities at one address, with bots in all seats."""
    nobodies = [await person(place, http, f"Nobody {n}") for n in range(IDENTITIES)]
    tables = [(nobodies[n % IDENTITIES], await quick(nobodies[n % IDENTITIES], "search:broad")) for n in range(TABLES)]
    for nobody, table in tables:
        await nobody.do(table, "hand", bot="search:broad")
    return tables


async def watched(stack: AsyncExitStack, place: Home, tables: list[tuple[Person, str]]) -> list[Ear]:
    """All tables are looked at from the crowd's address."""
    ears = []
    for start in range(0, len(tables), MOST_TABLES):
        connection = await stack.enter_async_context(Forwarded(place.url, tables[start][0].token, CROWD))
        ears.append(Ear(connection))
        for _, table in tables[start : start + MOST_TABLES]:
            await connection.watch(table, None)
    return ears


class Forwarded(Connection):
    """A connection whose address the proxy tells."""

    def __init__(self, url: str, token: str, address: str) -> None:
        super().__init__(url, token)
        self.forwarded = address

    def headers(self) -> dict[str, str]:
        return {**super().headers(), "X-Forwarded-For": self.forwarded}


def test_an_honest_player_among_eighty_hostile_tables_is_served_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "SILENCE", 0.1)

    async def told() -> None:
        async with home(tmp_path, PROXY) as place, AsyncExitStack() as stack:
            thinkers = place.house.tables.players.thinkers
            book = Book(thinkers, monkeypatch)
            tables = await crowd(place, await stack.enter_async_context(at(place, CROWD)))
            ears = await watched(stack, place, tables)
            await settled(lambda: thinkers.of(CROWD) > TABLES // 2)
            anna = await person(place, await stack.enter_async_context(at(place, HOME)), "Anna")
            table = await quick(anna, "scripted")
            live = place.house.tables.shelf.lives[table]
            while book.called.count(HOME) < DECISIONS:
                await settled(lambda: live.thinking is None and live.table.deciding == "khorne")
                shown = await anna.look(table, "khorne")
                await anna.do(table, "play", action=listed(shown["state"])[0], version=shown["version"])
            assert thinkers.of(CROWD) > TABLES // 2
            assert max(others for address, others in book.between if address == HOME) <= 1
            outlooks = await ears[0].until(1, "bots")
            assert max(outlook["ahead"] for outlook in outlooks) > IDENTITIES
            assert any(outlook["hasty"] for outlook in outlooks)

    asyncio.run(asyncio.wait_for(told(), 4 * PATIENCE))


def test_bots_do_not_think_where_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats given away, and nobody there: the bots stand still until somebody looks, and a minute after that again."""

    async def told() -> None:
        async with home(tmp_path, PROXY) as place, AsyncExitStack() as stack:
            tables, sweep = place.house.tables, place.house.sweep
            book = Book(tables.players.thinkers, monkeypatch)
            http = await stack.enter_async_context(at(place, CROWD))
            boris = await person(place, http, "Boris")
            table = await quick(boris, "novice")
            live = tables.shelf.lives[table]
            await settled(lambda: live.thinking is None and live.table.deciding == "khorne")
            await boris.do(table, "hand", bot="novice")
            before = len(book.called)
            await sweep.once()
            place.clock.moved += 2 * company.LOOKED
            await sweep.once()
            assert live.thinking is None
            assert len(book.called) == before
            await boris.look(table)
            await settled(lambda: len(book.called) > before + 1)
            place.clock.moved += 2 * company.LOOKED
            await settled(lambda: live.thinking is None)
            assert live.table.state == "playing"

    asyncio.run(asyncio.wait_for(told(), 2 * PATIENCE))


def test_by_web_bots_play_on_for_people_who_are_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        async with home(tmp_path, PROXY) as place, AsyncExitStack() as stack:
            tables, sweep = place.house.tables, place.house.sweep
            Book(tables.players.thinkers, monkeypatch)
            anna = await person(place, await stack.enter_async_context(at(place, HOME)), "Anna")
            monkeypatch.setattr(tables.players, "wake", lambda *_: None)
            table = await anna.table("novice", "novice", "novice", pace="web")
            live = tables.shelf.lives[table]
            while not live.table.bot_due():
                shown = await anna.look(table, "khorne")
                await anna.do(table, "play", action=listed(shown["state"])[0], version=shown["version"])
            monkeypatch.undo()
            del tables.shelf.lives[table]  # as after a restart
            place.clock.moved += 2 * company.LOOKED
            await sweep.once()
            live = tables.shelf.lives[table]
            await settled(lambda: live.thinking is None and live.table.deciding == "khorne")

    asyncio.run(asyncio.wait_for(told(), 2 * PATIENCE))


def test_one_who_looks_on_cannot_put_the_bots_of_others_behind_their_own(tmp_path: Path) -> None:
    async def told() -> None:
        async with home(tmp_path, PROXY) as place, AsyncExitStack() as stack:
            anna = await person(place, await stack.enter_async_context(at(place, HOME)), "Anna")
            nobody = await person(place, await stack.enter_async_context(at(place, CROWD)), "Nobody")
            table = await quick(anna, "novice")
            await nobody.look(table)
            live = place.house.tables.shelf.lives[table]
            assert [payer.address for payer in company.payers(live)] == [HOME]
            await anna.do(table, "hand", bot="novice")
            assert [payer.address for payer in company.payers(live)] == [HOME]  # nobody thinks, but it is remembered
            await nobody.look(table)
            assert [payer.address for payer in company.payers(live)] == [CROWD]

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


def test_more_than_so_many_must_come_later_and_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cap of two decisions of a person: the tables beyond it go on when the sweep comes round, and all are told."""
    few = Settings(limit_factor=1, bots=2, address_bots=3, trust_proxy=1, passphrase_work=10)

    async def told() -> None:
        async with home(tmp_path, few) as place, AsyncExitStack() as stack:
            thinkers = place.house.tables.players.thinkers
            Book(thinkers, monkeypatch)
            boris = await person(place, await stack.enter_async_context(at(place, CROWD)), "Boris")
            tables = [await quick(boris, "novice") for _ in range(5)]
            lives = [place.house.tables.shelf.lives[table] for table in tables]
            connection = await stack.enter_async_context(Forwarded(place.url, boris.token, CROWD))
            for table in tables:
                await connection.watch(table, None)
            for table in tables:
                await boris.do(table, "hand", bot="novice")
            done = [live.table.version for live in lives]
            while any(live.table.version <= version + 1 for live, version in zip(lives, done, strict=True)):
                assert thinkers.of(CROWD) <= 3
                await place.house.sweep.once()
                place.clock.moved += 1_000
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(told(), 2 * PATIENCE))
