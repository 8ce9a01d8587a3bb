"""Accounts over HTTP: from the log of the seat that asks, up to where it asks, and the story when the game is over."""

from __future__ import annotations

import asyncio
from random import Random

from tests.kit.play import POWERS, Home, refused, step, story

THREE = POWERS[:3]


@story
async def test_every_entry_names_a_line_of_the_seats_own_log(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=THREE, access="open")
    random, holders = Random(3), dict(zip(THREE, people, strict=True))
    while not any(e["what"] == "play" for e in (await people[0].get(f"/api/tables/{table}?since=0"))["events"]):
        await step(table, holders, random)
    for person, seat in [*zip(people, THREE, strict=True), (people[0], None)]:
        query = f"?seat={seat}" if seat else ""
        told = await person.get(f"/api/tables/{table}/accounts{query}")
        log = (await person.get(f"/api/tables/{table}{query}{'&' if query else '?'}since=0"))["events"]
        assert told["lines"] == len(log)
        assert told["story"] is None
        played = [
            (log[entry["line"]]["card"], entry["card"])
            for now in told["rounds"]
            for account in now["powers"].values()
            for entry in account["cards"]
        ]
        assert played
        assert all(mine == other for mine, other in played)
        players = (await person.look(table, seat))["state"]["game"]["players"]
        assert {p: total["vp"] for p, total in told["total"].items()} == {p: one["vp"] for p, one in players.items()}
    with refused("not_allowed"):
        await people[0].get(f"/api/tables/{table}/accounts?seat={THREE[1]}")
    # only as far as one has seen
    some = await people[0].get(f"/api/tables/{table}/accounts?seat={THREE[0]}&lines=12")
    assert some["lines"] == 12
    at_first = await people[0].get(f"/api/tables/{table}/accounts?lines=0")
    assert (at_first["lines"], at_first["rounds"]) == (0, [])


@story
async def test_a_game_given_up_has_a_story_without_a_winner(place: Home) -> None:
    people = await place.people(3)
    table = await place.game(people, powers=THREE, access="open")
    await step(table, dict(zip(THREE, people, strict=True)), Random(1))
    await people[0].do(table, "propose", vote="abandon")
    await people[1].do(table, "ballot", yes=True)
    told = await place.ask("GET", f"/api/tables/{table}/accounts")
    assert (told["story"]["condition"], told["story"]["winners"]) == (None, [])
    assert [one["place"] for one in told["story"]["places"]] == [None] * 3
    before = await place.ask("GET", f"/api/tables/{table}/accounts?lines=0")
    assert before["story"] is None, "what is not shown has not happened"


@story
async def test_a_finished_game_tells_its_story_in_words(place: Home) -> None:
    anna = await place.person("Anna")
    table = await anna.table("random", "random", powers=THREE, access="open", bots="at_once")
    await anna.do(table, "hand", bot="random")
    while (shown := (await anna.look(table))["state"])["table"]["state"] != "over":
        await asyncio.sleep(0.02)
    told = (await anna.get(f"/api/tables/{table}/accounts"))["story"]
    result = shown["table"]["result"]
    assert (told["condition"], told["winners"]) == (result["condition"], result["winners"])
    assert {one["power"]: one["vp"] for one in told["places"]} == result["scores"]
    assert told["turns"]
    for turn in told["turns"]:
        assert turn["text"].endswith(".")
        assert "{" not in turn["text"]


@story
async def test_no_accounts_before_the_game_begins(place: Home) -> None:
    anna = await place.person("Anna")
    table = await anna.table(start=False, powers=THREE)
    with refused("wrong_time", "not_begun"):
        await anna.get(f"/api/tables/{table}/accounts")
