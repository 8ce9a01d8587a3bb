"""Whoever goes through finished games has them played again: a few entries at a time, for each address by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from ruinous.server.gate.limits import Rate
from ruinous.server.settings import Settings
from ruinous.server.tables import shelf
from ruinous.table.table import Table
from tests.kit.cold import copies
from tests.kit.play import PATIENCE, POWERS, Home, home, runs, step

GAMES = 24
DECISIONS = 40
A_FEW = 16  # entries
CROWD, HOME = "203.0.113.1", "198.51.100.1"
MANY = Rate(10_000, 10_000)
EASY = Settings(make=MANY, tables=MANY, act=MANY, read=MANY, passphrase_work=10, trust_proxy=1)


async def _finished(folder: Path) -> list[str]:
    async with home(folder, EASY) as place:
        people = await place.people(3)
        table = await place.game(people, powers=POWERS[:3], access="open")
        holders, random = dict(zip(POWERS, people, strict=False)), Random(1)
        for _ in range(DECISIONS):
            await step(table, holders, random)
        for person in people:
            await person.do(table, "leave")
    return copies(folder, table, GAMES)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder with finished games that no server has read."""
    folder = tmp_path_factory.mktemp("played")
    return folder, asyncio.run(_finished(folder))


class Turns:
    """How many entries were carried out between two turns of everybody else; and which tables were read, in order."""

    def __init__(self, place: Home, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self.since = self.all = 0
        self.opened: list[str] = []
        self.before: dict[str, int] = {}  # so many were opened when a table was asked for
        apply, add = Table.apply, shelf.Shelf._add

        def counted(table: Table, *args: Any, **named: Any) -> None:
            self.since += 1
            self.all += 1
            self.most = max(self.most, self.since)
            apply(table, *args, **named)

        async def noted(shelf: Any, live: Any, *args: Any) -> None:
            self.before[live.id] = len(self.opened)
            await add(shelf, live, *args)
            self.opened.append(live.id)

        monkeypatch.setattr(Table, "apply", counted)
        monkeypatch.setattr(shelf.Shelf, "_add", noted)

    async def run(self) -> None:
        while True:
            self.since = 0
            await asyncio.sleep(0)


async def looked(http: httpx.AsyncClient, table: str, address: str) -> int:
    return (await http.get(f"/api/tables/{table}", headers={"x-forwarded-for": address})).status_code


@runs
async def test_reading_tables_leaves_everybody_else_their_turn(
    played: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty cold tables at once: between two turns of all others a few entries are carried out, not a game."""
    folder, tables = played
    async with home(folder, EASY) as place:
        turns = Turns(place, monkeypatch)
        ticking = asyncio.create_task(turns.run())
        async with httpx.AsyncClient(base_url=place.url, timeout=60) as http:
            codes = await asyncio.gather(*(looked(http, table, CROWD) for table in tables))
        ticking.cancel()
        with suppress(asyncio.CancelledError):
            await ticking
        assert codes == [200] * GAMES
        assert turns.all > GAMES * DECISIONS
        assert turns.most <= A_FEW


@runs
async def test_an_address_has_one_table_read_at_a_time(
    played: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else comes next, not after all the tables of the one who asks for many."""
    folder, (wanted, *others) = played
    async with home(folder, EASY) as place:
        turns = Turns(place, monkeypatch)
        async with httpx.AsyncClient(base_url=place.url, timeout=60) as http:
            greedy = [asyncio.create_task(looked(http, table, CROWD)) for table in others]
            line = place.house.tables.shelf.turns.lines
            async with asyncio.timeout(PATIENCE):
                while CROWD not in line or line[CROWD].waiting < len(others) // 2:
                    await asyncio.sleep(0)
            assert await looked(http, wanted, HOME) == 200
            between = turns.opened.index(wanted) - turns.before[wanted]
            assert await asyncio.gather(*greedy) == [200] * len(greedy)
        assert between <= 2, "the one that is being read, and the next if it waits already"
        assert not line


@runs
async def test_many_names_of_one_address_look_no_more_than_a_household(tmp_path: Path) -> None:
    tight = Settings(make=MANY, tables=MANY, act=MANY, read=Rate(0.001, 5), passphrase_work=10, trust_proxy=1)
    async with home(tmp_path, tight) as place:
        crowd = [await place.person(f"Nobody {number}") for number in range(10)]
        headers = {"x-forwarded-for": CROWD}
        codes = []
        async with httpx.AsyncClient(base_url=place.url, timeout=60, headers=headers) as http:
            for one in crowd:
                token = {"authorization": f"Bearer {one.token}"}
                codes += [(await http.get("/api/tables", headers=token)).status_code for _ in range(5)]
        assert (codes.count(200), codes.count(429)) == (20, 30)
        honest = {"x-forwarded-for": HOME}
        assert (await place.http.get("/api/tables", headers=honest)).status_code == 200
