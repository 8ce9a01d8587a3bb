"""Looks at the past keep nobody waiting: they are worked out elsewhere, once, one at a time for an address."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from ruinous.rules.game import Game
from ruinous.server.gate.limits import Rate
from ruinous.server.replays.working import WAITING, Replays
from ruinous.server.settings import Settings
from ruinous.server.tables.lobby import FEW
from ruinous.table.state import events
from tests.kit.play import POWERS, Home, Person, home, refused, settled, step

PATHS = ("steps", "at/5", "story", "story?line=3", "chart", "accounts")


async def some_game(place: Home, turns: int = 20) -> tuple[list[Person], str]:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3], access="open")
    random = Random(1)
    for _ in range(turns):
        await step(table, dict(zip(POWERS[:3], people, strict=True)), random)
    return people, table


def test_nothing_is_played_again_where_others_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            people, table = await some_game(place)
            again: list[str] = []
            asked: list[Any] = []
            ask = Replays._ask

            async def counted(self: Replays, *args: Any) -> Any:
                asked.append(args)
                return await ask(self, *args)

            monkeypatch.setattr(Replays, "_ask", counted)
            for name in ("back", "repeat", "steps", "all_steps", "hashes", "events"):
                monkeypatch.setattr(Game, name, lambda *_, name=name, **__: again.append(name))
            answers: dict[str, bytes] = {}
            for path in PATHS:
                answer = await place.http.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 200, answer.text
                answers[path] = answer.content
            seat = await people[0].get(f"/api/tables/{table}/steps?seat={POWERS[0]}")
            assert seat["steps"]
            assert again == [], "the past was worked out in the server's own process"
            # the same question again, or at the same time, is answered with the same bytes and worked out once
            count = len(asked)
            for path in PATHS:
                assert (await place.http.get(f"/api/tables/{table}/{path}")).content == answers[path]
            assert len(asked) == count
            many = await asyncio.gather(*(place.http.get(f"/api/tables/{table}/at/7") for _ in range(10)))
            assert len({answer.content for answer in many}) == 1
            assert len(asked) == count + 1
            # another language is another answer
            other = await place.http.get(f"/api/tables/{table}/at/5", headers={"accept-language": "fr"})
            assert other.content != answers["at/5"]

    asyncio.run(story())


def test_a_game_that_goes_on_has_a_new_past(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            people, table = await some_game(place, 5)
            holders = dict(zip(POWERS[:3], people, strict=True))
            for count in range(6, 10):
                await step(table, holders, Random(count))
                told = await people[0].get(f"/api/tables/{table}/chart")
                assert told["decisions"] == len((await people[0].get(f"/api/tables/{table}/steps"))["steps"]) == count
            await people[0].do(table, "propose", vote="abandon")
            secret = {one["action"] for one in (await people[0].get(f"/api/tables/{table}/steps"))["steps"]}
            await people[1].do(table, "ballot", yes=True)
            shown = {one["action"] for one in (await people[0].get(f"/api/tables/{table}/steps"))["steps"]}
            assert None not in shown
            assert secret <= shown | {None}

    asyncio.run(story())


def test_one_address_waits_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has one question worked out at a time and may wait for so many; others come in between."""

    async def story() -> None:
        many = Rate(10_000, 10_000)
        settings = Settings(make=many, tables=many, act=many, read=many, passphrase_work=10, trust_proxy=1)
        async with home(tmp_path, settings) as place:
            people, table = await some_game(place)
            gate, under_way = asyncio.Event(), []

            async def held(self: Replays, id: str, log: list[bytes], question: Any) -> bytes:
                under_way.append(question)
                await gate.wait()
                return b"{}"

            monkeypatch.setattr(Replays, "_ask", held)
            async with httpx.AsyncClient(base_url=place.url, timeout=30) as http:

                async def ask(number: int, address: str) -> int:
                    headers = {"x-forwarded-for": address}
                    return (await http.get(f"/api/tables/{table}/at/{number}", headers=headers)).status_code

                greedy = [asyncio.create_task(ask(number, "10.0.0.1")) for number in range(WAITING + 4)]
                await settled(lambda: sum(task.done() for task in greedy) == 4)
                await settled(lambda: len(under_way) == 1)
                modest = asyncio.create_task(ask(1, "10.0.0.2"))
                await settled(lambda: len(under_way) == 2)
                gate.set()
                assert await modest == 200
                codes = [await task for task in greedy]
                assert sorted(codes) == [200] * WAITING + [429] * 4
                assert place.house.replays.turns.lines == {}
            assert people

    asyncio.run(story())


def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            _, table = await some_game(place)
            first = await place.ask("GET", f"/api/tables/{table}/chart")
            pool = place.house.replays._pool
            assert pool is not None
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            assert (await place.ask("GET", f"/api/tables/{table}/at/3"))["decisions"] == 3
            assert await place.ask("GET", f"/api/tables/{table}/chart") == first

    asyncio.run(story())


def test_a_long_log_is_the_same_wherever_it_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(tmp_path) as place:
            people, table = await some_game(place, FEW + 5)
            live = await place.house.tables.open(table)
            asked: list[str] = []
            ask = Replays._ask

            async def counted(self: Replays, *args: Any) -> Any:
                asked.append(args[-1].kind)
                return await ask(self, *args)

            monkeypatch.setattr(Replays, "_ask", counted)
            for seat, person in [*zip(POWERS, people, strict=False), (None, people[0])]:
                where = f"/api/tables/{table}?since=0" + (f"&seat={seat}" if seat else "")
                told = await person.get(where)
                assert told["events"] == events(live.table, seat, 0)
                assert told["state"] == (await person.look(table, seat))["state"]
            assert asked == ["events"] * 4
            with refused("not_allowed", "not_your_seat"):
                await people[0].get(f"/api/tables/{table}?since=0&seat={POWERS[1]}")

    asyncio.run(story())
