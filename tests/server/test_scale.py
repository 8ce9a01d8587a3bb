"""Several server processes on PostgreSQL and Redis: they share tables, and any of them may die."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruinous import verify
from ruinous.client import ApiError, Connection, LostError, Me, request, sign_up
from ruinous.table import entries as e
from tests.kit.play import (
    PATIENCE,
    POWERS,
    Ear,
    Home,
    Person,
    Serving,
    home,
    listed,
    settled,
    with_signal,
)
from tests.kit.services import Redis, postgres
from tools import chaos


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    made = Redis()
    yield made
    made.stop()


class Two:
    """Two servers in this process that share a database and a bus, and one person who is known at both."""

    def __init__(self, stack: AsyncExitStack, redis: Redis) -> None:
        self.stack = stack
        self.redis = redis

    async def open(self) -> tuple[Home, Home]:
        url = postgres()
        made = [await self.stack.enter_async_context(home(url, bus=self.redis.url)) for _ in range(2)]
        await settled(lambda: all(place.house.bus.up for place in made))
        return made[0], made[1]


def at(person: Person, place: Home) -> Person:
    """The same person at another server."""
    made = {"id": person.id, "name": person.name, "token": person.token, "recovery": person.recovery}
    return Person(place.http, place.url, made)


async def watching(stack: AsyncExitStack, person: Person, table: str, seat: str | None = "mine") -> Ear:
    ear = Ear(await stack.enter_async_context(person.connection()))
    await ear.connection.watch(table, seat)
    return ear


async def some_moves(table: str, ears: dict[str, Ear], random: Random, count: int) -> int:
    """Moves by whoever must decide, each through their own server; the version then."""
    anybody = next(iter(ears.values()))
    version = anybody.connection.versions[table]
    for _ in range(count):
        state = await anybody.version(table, version)
        if state["ask"] is None:
            break
        ear = ears[state["ask"]["seat"]]
        shown = await ear.version(table, version)
        command = {"do": "play", "action": random.choice(listed(shown)), "version": version}
        version = (await ear.connection.do(table, command))["version"]
    for ear in ears.values():
        await ear.version(table, version)
    return version


def assert_every_version_once(ear: Ear) -> None:
    first = ear.of("state")[0]["version"]
    updates = [(message["was"], message["version"]) for message in ear.of("update")]
    assert all(was == before for (was, _), (_, before) in zip(updates, [(0, first), *updates], strict=False))
    assert len(ear.of("state")) == 1


def test_players_at_different_processes_hear_everything_once_and_in_order(redis: Redis) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            a, b = await Two(stack, redis).open()
            people = await a.people(3)
            table = await a.game(people, powers=POWERS[:3])
            places = [a, b, b]
            ears = {
                power: await watching(stack, at(person, place), table)
                for power, person, place in zip(POWERS, people, places, strict=False)
            }
            version = await some_moves(table, ears, Random(1), 25)
            for n in range(6):
                await at(people[n % 3], places[n % 3]).do(table, "say", text=f"line {n}")
            for ear in ears.values():
                lines = await ear.until(6, "talk")
                assert [message["line"]["number"] for message in lines] == [1, 2, 3, 4, 5, 6]
                assert_every_version_once(ear)
                assert ear.connection.versions[table] == version
            assert (await at(people[0], b).look(table))["state"] == (await people[0].look(table))["state"]
            both = sorted(person.id for person in people)
            await settled(lambda: all(ear.of("present")[-1]["people"] == both for ear in ears.values()))

    asyncio.run(told())


def test_two_answers_to_one_question_at_two_processes(redis: Redis) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            a, b = await Two(stack, redis).open()
            people = await a.people(3)
            table = await a.game(people, powers=POWERS[:3])
            for _ in range(6):
                seat = (await people[0].look(table))["state"]["ask"]["seat"]
                holder = people[POWERS.index(seat)]
                shown = await holder.look(table, seat)
                actions = (listed(shown["state"]) * 2)[:2]
                tries = [
                    one.do(table, "play", action=action, version=shown["version"])
                    for one, action in zip((holder, at(holder, b)), actions, strict=True)
                ]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                won = [answer for answer in answers if not isinstance(answer, BaseException)]
                lost = [answer for answer in answers if isinstance(answer, ApiError)]
                assert (len(won), len(lost)) == (1, 1), answers
                assert lost[0].code in ("stale", "out_of_turn")
                assert len(await a.log(table)) == shown["version"] + 1
            same = {"action": listed((await _mine(people, table))[1]["state"])[0]}
            holder, shown = await _mine(people, table)
            same |= {"version": shown["version"], "key": "once"}
            both = await asyncio.gather(holder.do(table, "play", **same), at(holder, b).do(table, "play", **same))
            assert sorted(answer.get("repeated", False) for answer in both) == [False, True]
            assert len({answer["version"] for answer in both}) == 1

    asyncio.run(told())


async def _mine(people: list[Person], table: str) -> tuple[Person, Any]:
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    holder = people[POWERS.index(seat)]
    return holder, await holder.look(table, seat)


def test_without_redis_tables_still_work_and_with_it_again_they_are_quick(redis: Redis) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            a, b = await Two(stack, redis).open()
            people = await a.people(3)
            table = await a.game(people, powers=POWERS[:3])
            ears = {
                power: await watching(stack, at(person, place), table)
                for power, person, place in zip(POWERS, people, (a, b, a), strict=False)
            }
            random = Random(2)
            await some_moves(table, ears, random, 3)
            redis.stop()
            try:
                await settled(lambda: not a.house.bus.up and not b.house.bus.up)
                assert (await a.ask("GET", "/health"))["bus"] is False
                await some_moves(table, ears, random, 3)
                await people[0].do(table, "say", text="still here")
                await ears[POWERS[1]].until(1, "talk")
            finally:
                redis.start()
            await settled(lambda: a.house.bus.up and b.house.bus.up)
            for place in (a, b):
                place.house.sweep.look_around = _never  # from now on only the bus tells
            await some_moves(table, ears, random, 8)
            for ear in ears.values():
                assert_every_version_once(ear)

    asyncio.run(told())


async def _never() -> None:
    """Look nowhere."""


def test_sent_away_from_every_process(redis: Redis) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            a, b = await Two(stack, redis).open()
            anna = await a.person("Anna")
            connection = await stack.enter_async_context(at(anna, b).connection())
            await connection.ask({"type": "ping"})
            await anna.ask("DELETE", "/api/identity/device")
            with pytest.raises(LostError):
                await asyncio.wait_for(_for_ever(connection), PATIENCE)

    asyncio.run(told())


async def _for_ever(connection: Connection) -> None:
    while True:
        await connection.changed()


def test_a_rematch_asked_for_at_two_processes_is_one(redis: Redis) -> None:
    async def told() -> None:
        async with AsyncExitStack() as stack:
            a, b = await Two(stack, redis).open()
            people = await a.people(3)
            table = await a.game(people, powers=POWERS[:3])
            await people[0].do(table, "propose", vote="abandon")
            await people[1].do(table, "ballot", yes=True)
            made = await asyncio.gather(people[0].do(table, "rematch"), at(people[1], b).do(table, "rematch"))
            assert made[0]["table"] == made[1]["table"]
            for place in (a, b):
                again = await at(people[2], place).look(made[0]["table"])
                assert again["state"]["table"]["rematch_of"] == table

    asyncio.run(told())


# --- processes that die -------------------------------------------------------------------------------------------


class Stubborn:
    """A player who comes back, at any of the servers, and sends the last command again."""

    def __init__(self, me: Me, urls: list[str], table: str, seed: int) -> None:
        self.me = me
        self.urls = urls
        self.table = table
        self.random = Random(seed)
        self.moves = 0
        self.acknowledged: list[tuple[str, int]] = []

    async def play(self, most: int = 10**6) -> None:
        pending: dict[str, Any] | None = None
        while True:
            try:
                async with Connection(self.random.choice(self.urls), self.me.token) as connection:
                    while self.moves < most:
                        if pending is None:
                            state = await connection.watch(self.table)
                            while not (state["ask"] or {}).get("actions"):
                                if state["table"]["state"] == "over":
                                    return
                                await connection.changed()
                                state = connection.states[self.table]
                            key = f"{self.me.id}/{self.moves}/{self.random.random()}"
                            action = self.random.choice(listed(state))
                            version = connection.versions[self.table]
                            pending = {"do": "play", "action": action, "version": version, "key": key}
                        await self._send(connection, pending)
                        pending = None
                return
            except LostError:
                await asyncio.sleep(0.05)

    async def _send(self, connection: Connection, command: dict[str, Any]) -> None:
        try:
            done = await connection.do(self.table, command)
        except ApiError as error:
            if error.code == "down":
                raise LostError("lost") from None
            if error.code not in ("stale", "out_of_turn", "over"):
                raise
            return
        self.acknowledged.append((command["key"], done["version"]))
        self.moves += 1


def begun(url: str, *bots: str) -> tuple[list[Me], str]:
    """Two people and bots at a table."""
    people = [sign_up(url, name) for name in ("Anna", "Boris")]
    places = [{"me": True}, {}, *({"bot": bot} for bot in bots)]
    body = {"options": {"powers": POWERS[: len(places)]}, "places": places}
    table = request(url, "POST", "/api/tables", body, people[0].token)["table"]
    request(url, "POST", f"/api/tables/{table}/do", {"do": "join"}, people[1].token)
    request(url, "POST", f"/api/tables/{table}/do", {"do": "start"}, people[0].token)
    return people, table


def test_workers_die_and_the_game_goes_on_to_its_end(tmp_path: Path, redis: Redis) -> None:
    url = postgres()
    with Serving(tmp_path, "--workers", "2", database=url, redis=redis.url) as server:
        people, table = begun(server.url, "novice")
        players = [Stubborn(me, [server.url], table, n) for n, me in enumerate(people)]

        async def told() -> None:
            games = [asyncio.create_task(player.play()) for player in players]
            first = server.workers()
            for n, worker in enumerate(first):
                await settled(lambda n=n: sum(player.moves for player in players) >= 6 * (n + 1))
                with_signal(worker, signal.SIGKILL)
                await settled(lambda worker=worker: worker not in server.workers() and len(server.workers()) == 2)
            await asyncio.wait_for(asyncio.gather(*games), 4 * PATIENCE)
            assert not set(server.workers()) & set(first), "both were replaced"

        asyncio.run(told())
        assert verify(request(server.url, "GET", f"/api/tables/{table}/record")).result is not None

        async def log() -> list[e.AnyEntry]:
            from ruinous.store import open_store

            store = await open_store(url)
            try:
                return [e.decode(entry) for entry in await store.entries(table)]
            finally:
                await store.close()

        entries = asyncio.run(log())
        for player in players:
            for key, version in player.acknowledged:
                assert entries[version - 1].key == key
        keys = [entry.key for entry in entries if entry.key]
        assert len(keys) == len(set(keys))


async def moves_of_bots(place: Home, table: str) -> int:
    """How many decisions of a table bots have made."""
    entries = [e.decode(line) for line in await place.house.store.entries(table)]
    return sum(isinstance(entry, e.Played) and bool(entry.bot) for entry in entries)


def test_the_bot_goes_on_when_the_process_that_was_thinking_dies(tmp_path: Path, redis: Redis) -> None:
    """One server is killed while its bot thinks; at the other one the bots go on, and a spectator sees it.

    A bot that had no choice may have answered already, so that a person is next: people must not wait for a bot then.
    """

    async def told() -> None:
        async with AsyncExitStack() as stack:
            url = postgres()
            place = await stack.enter_async_context(home(url, bus=redis.url))
            with Serving(tmp_path, database=url, redis=redis.url) as server:
                people, table = await asyncio.to_thread(begun, server.url, "novice", "novice")
                ear = Ear(await stack.enter_async_context(Connection(place.url)))
                await ear.connection.watch(table, None)
                players = [Stubborn(me, [server.url], table, n) for n, me in enumerate(people)]
                games = [asyncio.create_task(player.play()) for player in players]
                try:
                    bots = {POWERS[2], POWERS[3]}
                    await settled(lambda: (ear.connection.states[table]["ask"] or {}).get("seat") in bots)
                    server.kill()
                    before = await moves_of_bots(place, table)
                    for player in players:
                        player.urls = [place.url]
                    while await moves_of_bots(place, table) <= before:
                        await asyncio.sleep(0.05)
                    await ear.version(table, len(await place.house.store.entries(table)))
                finally:
                    for game in games:
                        game.cancel()
                    await asyncio.gather(*games, return_exceptions=True)

    asyncio.run(told())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_few_kills_lose_nothing(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The tool that kills servers by the hundred, for a moment."""
    status = chaos.main(["--kills", "4", "--tables", "1", "--database", database, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert status == 0, told
    assert told["kills"] == 4
    assert told["acknowledged"] > 20
    assert told["games_finished"] == told["tables"] > 0
    assert (told["lost"], told["doubled"], told["unasked"]) == (0, 0, 0)
