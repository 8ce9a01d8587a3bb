"""The WebSocket: every message of docs/api.md, updates in order, coming back, several sockets, slow readers."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ruinous.client import Connection
from ruinous.server.tables import socket as live_module
from ruinous.table import entries as e
from ruinous.table.state import events, state
from ruinous.table.table import Table
from tests.kit.play import (
    POWERS,
    Ear,
    Home,
    Person,
    Stage,
    assert_plain,
    listed,
    refused,
    settled,
    step,
    story,
)


def plain(value: Any) -> Any:
    """As JSON brings it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Raw:
    """A socket without a client's manners."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def ask(self, message: Any) -> dict[str, Any]:
        """Send anything; the next message that is no news."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        while True:
            answer: dict[str, Any] = json.loads(await self.socket.recv())
            if answer["type"] in ("done", "refused", "hello", "pong", "why"):
                return answer


def raw(place: Home, token: str = "", **headers: str) -> Any:
    given = {"Authorization": f"Bearer {token}"} if token else {}
    address = place.url.replace("http", "ws") + "/api/live"
    return connect(address, additional_headers=given | headers, compression=None, max_size=None)


async def seated(stack: AsyncExitStack, people: list[Person], table: str) -> dict[str | None, Ear]:
    """A socket for each person, and one for a spectator; every other one sees one thing after the other."""
    ears: dict[str | None, Ear] = {}
    for power, person in zip(POWERS, people, strict=False):
        ears[power] = Ear(await stack.enter_async_context(person.connection()))
    ears[None] = Ear(await stack.enter_async_context(Connection(people[0].url)))
    for number, (seat, ear) in enumerate(ears.items()):
        await ear.connection.watch(table, seat, steps=number % 2 == 0)
    return ears


# --- who is there -------------------------------------------------------------------------------------------------


@story
async def test_hello_by_header_and_by_message(place: Home) -> None:
    anna = await place.person("Anna")
    async with raw(place, anna.token) as socket:
        answer = await Raw(socket).ask({"type": "hello", "id": "h"})
        assert (answer["id"], answer["me"]) == ("h", {"id": anna.id, "name": "Anna"})
    async with raw(place) as socket:
        client = Raw(socket)
        assert (await client.ask({"type": "hello"}))["me"] is None
        wrong = await client.ask({"type": "hello", "token": "x" * 40})
        assert (wrong["type"], wrong["code"]) == ("refused", "not_signed_in")
        assert (await client.ask({"type": "hello", "token": anna.token}))["me"]["id"] == anna.id
        assert (await client.ask({"type": "ping", "id": "p"}))["id"] == "p"


@story
async def test_presence_is_told_as_people_come_and_go(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    async with people[0].connection() as first:
        ear = Ear(first)
        await first.watch(table)
        async with people[1].connection() as second, Connection(place.url) as stranger:
            await second.watch(table)
            await stranger.watch(table, None)
            both = sorted(person.id for person in people[:2])
            await settled(lambda: (ear.of("present") or [{"people": 0}])[-1]["people"] == both)
            assert (await people[2].look(table))["present"] == both
        await settled(lambda: ear.of("present")[-1]["people"] == [people[0].id])
        await first.ask({"type": "unwatch", "table": table})
        assert (await people[2].look(table))["present"] == []


# --- updates ------------------------------------------------------------------------------------------------------


async def random_game(place: Home, people: list[Person], table: str, seed: int, ears: dict[str | None, Ear]) -> None:
    """Everybody plays by their own socket, now and then taking something back, until the game is over."""
    random = Random(seed)
    anybody, undone = ears[None], 0
    while (ask := anybody.connection.states[table]["ask"]) is not None:
        ear = ears[ask["seat"]]
        version = anybody.connection.versions[table]
        shown = await ear.version(table, version)
        if shown["undo"] and (undone < 3 or random.random() < 0.2):
            undone += 1
            done = await ear.connection.do(table, {"do": "undo", "version": version})
        else:
            action = random.choice(listed(shown))
            done = await ear.connection.do(table, {"do": "play", "action": action, "version": version})
        await anybody.version(table, done["version"])
    for ear in ears.values():
        await ear.version(table, anybody.connection.versions[table])


@pytest.mark.parametrize(("seed", "count"), [(1, 4), (2, 3)])
def test_the_state_put_together_from_changes_is_the_state(stage: Stage, seed: int, count: int) -> None:
    async def told(place: Home) -> None:
        people = await place.people(count)
        powers = POWERS[:count]
        table = await place.game(people, powers=powers)
        begun = len(await place.log(table))
        seen: dict[str | None, dict[int, Any]] = {}
        logs: dict[str | None, list[Any]] = {}
        sizes: list[tuple[int, int]] = []
        stepwise: dict[str | None, int] = {}
        async with AsyncExitStack() as stack:
            ears = await seated(stack, people, table)
            for seat, ear in ears.items():
                connection = ear.connection
                seen[seat] = {connection.versions[table]: connection.states[table]}
                logs[seat] = plain(events(Table.of(await place.entries(table)), seat, 0))

                def hear(message: dict[str, Any], seat: str | None = seat, ear: Ear = ear) -> None:
                    ear.heard.append(message)
                    if message["type"] == "update":
                        assert message["version"] == message["was"] + 1, "version by version"
                        seen[seat][message["version"]] = ear.connection.states[table]
                        if "kept" in message:
                            del logs[seat][message["kept"] :]
                        steps = message.get("steps")
                        logs[seat] += message["events"] if steps is None else [step["event"] for step in steps]
                        stepwise[seat] = stepwise.get(seat, 0) + (steps is not None)
                        whole = len(msgspec.json.encode(ear.connection.states[table]))
                        sizes.append((len(msgspec.json.encode(message)), whole))

                connection.on_message = hear
            await random_game(place, people, table, seed, ears)
        entries = await place.entries(table)
        assert all(sorted(versions) == list(range(begun, len(entries) + 1)) for versions in seen.values())
        truth = Table.of(entries[:begun])
        for version in range(begun, len(entries) + 1):
            if version > begun:
                truth.add([entries[version - 1]])
            for seat, states in seen.items():
                assert states[version] == plain(state(truth, seat)), (version, seat)
        for seat, log in logs.items():
            assert log == plain(events(truth, seat, 0)), seat
        assert sum(update for update, _ in sizes) < sum(whole for _, whole in sizes) / 2, "updates are small"
        assert any(isinstance(entry, e.Undone) for entry in entries)
        undone = sum(isinstance(entry, e.Undone) for entry in entries)
        told_so = [len(entries) - begun - undone if number % 2 == 0 else 0 for number in range(len(ears))]
        assert [stepwise[seat] for seat in ears] == told_so, "what was taken back is not told in steps"

    stage.play(told)


@story
async def test_coming_back_gives_exactly_what_was_missed(place: Home) -> None:
    people = await place.people(3)
    powers = POWERS[:3]
    table = await place.game(people, powers=powers)
    holders = dict(zip(powers, people, strict=True))
    random = Random(8)
    log: list[Any] = []
    version = 0
    for stay in (5, 7, 0, 11):
        async with people[0].connection() as connection:
            ear = Ear(connection)
            await connection.watch(table, powers[0], version)
            first = ear.of("state")[0]
            log += first["events"]
            for _ in range(stay):
                done = await step(table, holders, random)
                assert done
                await ear.version(table, done["version"])
            log += [event for message in ear.of("update") for event in message["events"]]
            version = connection.versions[table]
        for _ in range(4):
            await step(table, holders, random)
    async with people[0].connection() as connection:
        ear = Ear(connection)
        await connection.watch(table, powers[0], version)
        log += ear.of("state")[0]["events"]
        assert ear.heard[0]["type"] == "state", "the first thing is the whole state"
    truth = Table.of(await place.entries(table))
    assert log == plain(events(truth, powers[0], 0))


@story
async def test_two_sockets_of_one_seat_both_hear_everything(place: Home) -> None:
    people = await place.people(3)
    powers = POWERS[:3]
    table = await place.game(people, powers=powers)
    async with people[0].connection() as one, people[0].connection() as two:
        ears = [Ear(one), Ear(two)]
        for ear in ears:
            await ear.connection.watch(table)
        random = Random(4)
        for _ in range(10):
            done = await step(table, dict(zip(powers, people, strict=True)), random)
        assert done
        for ear in ears:
            await ear.version(table, done["version"])
        assert ears[0].of("update") == ears[1].of("update")
        assert len(ears[0].of("update")) == 10
        assert one.states == two.states


@story
async def test_mine_is_an_only_seat_and_of_several_none_until_one_is_named(place: Home) -> None:
    anna = await place.person("Anna")
    body = {"options": {"powers": POWERS[:3], "hot_seat": True}, "places": [{"me": True}] * 3, "start": True}
    table = (await anna.ask("POST", "/api/tables", body))["table"]
    async with anna.connection() as connection:
        for _ in range(6):
            shown = await connection.watch(table)
            assert connection.seats[table] is None
            assert all(player["hand"] is None for player in shown["game"]["players"].values())
            shown = await connection.watch(table, shown["ask"]["seat"])
            command = {"do": "play", "action": listed(shown)[0], "version": connection.versions[table]}
            await connection.do(table, command)


@story
async def test_why_by_socket(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    async with people[POWERS.index(seat)].connection() as connection:
        answer = await connection.ask({"type": "why", "table": table, "action": "nonsense"})
        assert answer["sentence"]
        assert answer["action"] == "nonsense"
    async with people[POWERS.index(seat) - 1].connection() as connection:
        with refused("not_allowed"):
            await connection.ask({"type": "why", "table": table, "action": "pass"})


@story
async def test_plans_are_for_the_one_who_decides(place: Home) -> None:
    """By socket and by HTTP the same; nobody else is told, and nothing that is not legal is planned."""
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    seat = (await people[0].look(table))["state"]["ask"]["seat"]
    holder, other = people[POWERS.index(seat)], people[POWERS.index(seat) - 1]
    action = listed((await holder.look(table, seat))["state"])[0]
    async with holder.connection() as connection:
        message = {"type": "plan", "table": table, "action": action}
        answer = await connection.ask(message)
        assert answer["plan"]["action"] == action
        assert answer["plan"] == await holder.get(f"/api/tables/{table}/plan?action={quote(action)}")
        with refused("no_action"):
            await connection.ask({**message, "action": "nonsense"})
    async with other.connection() as connection:
        with refused("not_allowed"):
            await connection.ask(message)
    with refused("not_allowed"):
        await other.get(f"/api/tables/{table}/plan?action={quote(action)}")


# --- table talk ---------------------------------------------------------------------------------------------------


@story
async def test_talk_is_heard_by_those_who_may_each_line_once(place: Home) -> None:
    people = await place.people(3)
    for talk in ("players", "everyone"):
        table = await place.game(people, powers=POWERS[:3], talk=talk)
        await people[2].do(table, "say", text="before")
        async with people[0].connection() as player, Connection(place.url) as stranger:
            ears = [Ear(player), Ear(stranger)]
            await player.watch(table)
            await stranger.watch(table, None)
            await asyncio.gather(*(person.do(table, "say", text=f"{n}") for person in people for n in range(5)))
            lines = await ears[0].until(15, "talk")
            assert [message["line"]["number"] for message in lines] == list(range(2, 17))
            await stranger.ask({"type": "ping"})
            assert len(ears[1].of("talk")) == (15 if talk == "everyone" else 0)


# --- losing the right to look -------------------------------------------------------------------------------------


@story
async def test_who_loses_the_seat_sees_its_secrets_no_longer(place: Home) -> None:
    people = await place.people(3)
    powers = POWERS[:3]
    table = await place.game(people, powers=powers)
    async with people[2].connection() as connection:
        ear = Ear(connection)
        await connection.watch(table, powers[2])
        assert connection.states[table]["game"]["players"][powers[2]]["hand"]
        await people[2].do(table, "leave")
        await settled(lambda: connection.seats[table] is None)
        assert isinstance(connection.states[table]["game"]["players"][powers[2]].get("hand"), int | type(None))
        assert [message["type"] for message in ear.heard].count("state") == 2
        with refused("not_allowed"):
            await connection.watch(table, powers[2])


@story
async def test_spectators_are_let_go_when_the_game_begins_without_them(place: Home) -> None:
    people = await place.people(3)
    table = await people[0].table(start=False, powers=POWERS[:3], spectators=False)
    async with Connection(place.url) as stranger:
        ear = Ear(stranger)
        await stranger.watch(table, None)
        await people[1].do(table, "join")
        await people[2].do(table, "join")
        version = stranger.versions[table]
        await people[0].do(table, "start")
        told = (await ear.until(1, "refused"))[0]
        assert (told["code"], told["table"]) == ("not_allowed", table)
        assert_plain(told["sentence"])
        await step(table, dict(zip(POWERS, people, strict=False)), Random(1))
        await stranger.ask({"type": "ping"})
        assert stranger.versions[table] <= version + 2
        assert stranger.states[table]["game"] is None
        with refused("not_allowed"):
            await stranger.watch(table, None)


@story
async def test_a_look_that_is_refused_leaves_the_old_one(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    async with people[0].connection() as connection:
        ear = Ear(connection)
        await connection.watch(table, POWERS[0])
        with refused("not_allowed"):
            await connection.watch(table, POWERS[1])
        with refused("not_found"):
            await connection.watch(table, "sigmar")
        done = await step(table, dict(zip(POWERS, people, strict=False)), Random(1))
        assert done
        await ear.version(table, done["version"])
        assert connection.seats[table] == POWERS[0]


@story
async def test_signing_out_everywhere_ends_the_sockets(place: Home) -> None:
    anna = await place.person("Anna")
    again = await place.ask("POST", "/api/identity/recover", {"code": anna.recovery})
    async with raw(place, anna.token) as socket, raw(place, again["token"]) as other:
        await Raw(socket).ask({"type": "ping"})
        await Raw(other).ask({"type": "ping"})
        await place.ask("DELETE", "/api/identity/devices", token=again["token"])
        await Raw(other).ask({"type": "ping"})
        with pytest.raises(ConnectionClosed) as ended:
            await socket.recv()
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008


# --- manners ------------------------------------------------------------------------------------------------------


@story
async def test_a_slow_reader_is_let_go_and_the_others_hear_on(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=POWERS[:3])
    watchers = place.house.tables.shelf.lives[table].watchers
    async with people[1].connection() as quick, raw(place, people[0].token) as slow:
        ear = Ear(quick)
        await quick.watch(table)
        await Raw(slow).ask({"type": "watch", "table": table})
        client = next(w.client for w in watchers if w.person == people[0].id)
        slow.transport.pause_reading()
        message = b'"' + b"x" * 100_000 + b'"'
        await settled(lambda: not [client.send(message)] or client.closing)
        assert (client.closing, client.reason) == (1013, "too_slow")
        assert client.queue.qsize() <= 1, "what nobody reads is not kept"
        await settled(lambda: len(watchers) == 1)
        done = await step(table, dict(zip(POWERS, people, strict=False)), Random(1))
        assert done
        await ear.version(table, done["version"])
        slow.transport.abort()


@story
async def test_one_socket_watches_so_many_tables_at_most(place: Home) -> None:
    anna = await place.person("Anna")
    tables = [await anna.table(start=False) for _ in range(live_module.MOST_TABLES + 1)]
    async with anna.connection() as connection:
        for table in tables[:-1]:
            await connection.watch(table)
        with refused("too_many"):
            await connection.watch(tables[-1])
        await connection.ask({"type": "unwatch", "table": tables[0]})
        await connection.watch(tables[-1])


@story
async def test_more_tables_than_are_kept_in_memory(place: Home) -> None:
    from ruinous.server.tables import shelf

    people = await place.people(3)
    kept = shelf.KEPT
    shelf.KEPT = 3
    try:
        games = [await place.game(people, powers=POWERS[:3]) for _ in range(6)]
        async with people[0].connection() as connection:
            ear = Ear(connection)
            for table in games:
                await connection.watch(table)
            for table in games:
                done = await step(table, dict(zip(POWERS, people, strict=False)), Random(1))
                assert done
                await ear.version(table, done["version"])
    finally:
        shelf.KEPT = kept
