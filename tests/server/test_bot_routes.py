"""Asking the bots over HTTP: why they did something, and to hurry up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ruinous.bots.reasons import REASONS
from ruinous.client import ApiError
from ruinous.server.bots.pace import Pace
from ruinous.server.settings import Settings
from tests.kit.chance import Even
from tests.kit.play import Home, Person, home, listed, refused, settled, story

BOTS = ("scripted", "novice", "random")


async def game(place: Home, person: Person, decisions: int = 8, bots: tuple[str, ...] = BOTS) -> str:
    """A game against bots, some decisions old, at which it is the person's turn."""
    table = await person.table(*bots)
    live = place.house.tables.shelf.lives[table]
    while True:
        await settled(lambda: live.thinking is None and live.table.deciding == "khorne")
        shown = await person.look(table, "khorne")
        if shown["state"]["table"]["decisions"] >= decisions:
            return table
        await person.do(table, "play", action=listed(shown["state"])[0], version=shown["version"])


@story
async def test_every_decision_of_a_bot_can_be_asked_about(place: Home) -> None:
    anna, boris = await place.people(2)
    table = await game(place, anna)
    levels = {"nurgle": "scripted", "tzeentch": "novice", "slaanesh": "random"}
    heard = set()
    for step in (await anna.get(f"/api/tables/{table}/steps"))["steps"]:
        path = f"/api/tables/{table}/why/{step['number']}"
        if step["seat"] == "khorne":
            with refused("no_bot", "person_decided"):
                await boris.get(path)
            continue
        told = await anna.get(f"{path}?seat=khorne")
        assert (told["step"], told["seat"], told["level"]) == (step["number"], step["seat"], levels[step["seat"]])
        assert told["why"]["id"] in REASONS
        assert told["text"].endswith(".")
        assert await place.ask("GET", path)  # somebody without a name
        heard.add(step["seat"])
    assert heard == set(levels)


@story
async def test_a_line_of_the_log_can_be_asked_about(place: Home) -> None:
    anna = await place.person("Anna")
    table = await game(place, anna)
    events = (await anna.get(f"/api/tables/{table}?seat=khorne&since=0"))["events"]
    summons = [n for n, event in enumerate(events) if event["what"] == "summon" and event["power"] == "nurgle"]
    assert summons
    told = await anna.get(f"/api/tables/{table}/why/line/{summons[0]}?seat=khorne")
    assert told["seat"] == "nurgle"
    assert told == await anna.get(f"/api/tables/{table}/why/{told['step']}?seat=khorne")
    phase = next(n for n, event in enumerate(events) if event["what"] == "phase")
    with refused("no_choice", "nobody_chose"):
        await anna.get(f"/api/tables/{table}/why/line/{phase}?seat=khorne")


@story
async def test_what_cannot_be_answered_is_refused_in_one_sentence(place: Home) -> None:
    anna, boris = await place.people(2)
    table = await game(place, anna)
    with refused("not_found", "no_step"):
        await anna.get(f"/api/tables/{table}/why/9999")
    with refused("bad_request"):
        await anna.get(f"/api/tables/{table}/why/0")
    with refused("not_found"):
        await anna.get("/api/tables/nowhere/why/1")
    with refused("not_allowed", "not_your_seat"):
        await boris.get(f"/api/tables/{table}/why/2?seat=khorne")
    with refused("not_allowed", "not_your_seat"):
        await anna.get(f"/api/tables/{table}/why/2?seat=nurgle")
    early = await anna.table(start=False)
    with refused("wrong_time", "not_begun"):
        await anna.get(f"/api/tables/{early}/why/1")
    closed = await anna.table("novice", "novice", "novice", spectators=False)
    with refused("not_allowed"):
        await boris.get(f"/api/tables/{closed}/why/1")


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async def told() -> None:
        async with home(tmp_path, Settings(limit_factor=0.25, passphrase_work=10)) as place:
            anna = await place.person("Anna")
            table = await game(place, anna, 4)
            codes = []
            for step in range(1_000, 1_010):
                with pytest.raises(ApiError) as caught:
                    await anna.get(f"/api/tables/{table}/why/{step}")
                codes.append(caught.value.code)
            assert set(codes) == {"not_found", "too_many"}

    asyncio.run(asyncio.wait_for(told(), 60))


@story
async def test_who_cannot_wait_hurries_the_bots_until_it_is_a_persons_turn(place: Home) -> None:
    tables = place.house.tables
    real, rests = tables.players.pace, asyncio.Event()

    async def sleep(seconds: float) -> None:  # for ever, but for the hurry
        rests.set()
        while table not in tables.players.pace.hurried:
            await asyncio.sleep(0.001)

    anna, boris = await place.people(2)
    table = await game(place, anna, 4, ("scripted", "novice", "novice"))
    tables.players.pace = Pace(lambda: 0, Even(), sleep=sleep)
    try:
        async with anna.connection() as connection:
            await connection.watch(table, "khorne")
            live = tables.shelf.lives[table]
            await anna.ask("POST", f"/api/tables/{table}/hurry")  # no bot thinks: nothing to hurry
            assert not tables.players.pace.hurried
            while live.thinking is None:
                shown = await anna.look(table, "khorne")
                await anna.do(table, "play", action=listed(shown["state"])[0], version=shown["version"])
            await asyncio.wait_for(rests.wait(), 30)
            with refused("not_seated", "hurry_players"):
                await boris.ask("POST", f"/api/tables/{table}/hurry")
            await anna.ask("POST", f"/api/tables/{table}/hurry")
            await settled(lambda: live.thinking is None)
            assert live.table.deciding == "khorne"
            assert not tables.players.pace.hurried
    finally:
        tables.players.pace = real
