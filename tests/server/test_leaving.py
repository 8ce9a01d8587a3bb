"""Leaving for good, and taking along all that is stored."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from ruinous import verify
from ruinous.client import LostError
from ruinous.table import entries as e
from tests.kit.play import Ear, Home, Person, home, refused, story


async def leave(person: Person, **more: Any) -> None:
    await person.ask("DELETE", "/api/identity", {"sure": True, **more})


async def finished(place: Home, people: list[Person]) -> str:
    table = await place.game(people, access="open")
    for person in people:
        with suppress(Exception):
            await person.do(table, "propose", vote="abandon")
        with suppress(Exception):
            await person.do(table, "ballot", yes=True)
    assert (await people[0].look(table))["state"]["table"]["state"] == "over"
    return table


async def rows_of(place: Home) -> str:
    """Everything in the store, as one text."""
    found = [(kind, values) async for kind, values in place.house.store.dump()]
    return "\n".join(f"{kind} {values}" for kind, values in found)


@story
async def test_in_a_running_game_a_bot_goes_on_and_the_others_read_no_name(place: Home) -> None:
    people = await place.people(4)
    people[0] = await place.person("Zebedee")
    table = await place.game(people)
    await people[0].do(table, "say", text="Good luck")
    async with people[1].connection() as connection:
        ear = Ear(connection)
        state = await connection.watch(table)
        assert state["table"]["host"]["name"] == "Zebedee"
        before = connection.versions[table]
        await leave(people[0])
        state = await ear.version(table, before + 1)
    told = state["table"]
    assert (told["host"]["id"], told["host"]["name"]) == (people[0].id, "")
    gone = next(place for place in told["places"] if place["power"] == "khorne")
    assert gone["person"] is None
    assert gone["bot"]
    assert told["state"] == "playing"
    assert [line["name"] for line in (await people[1].get(f"/api/tables/{table}/talk"))["lines"]] == [""]
    assert "Zebedee" not in await rows_of(place)


@story
async def test_a_finished_game_keeps_its_result_and_loses_the_name(place: Home) -> None:
    people = [await place.person(name) for name in ("Ottokar", "Boris", "Chloe", "David")]
    table = await finished(place, people)
    before = await people[1].look(table)
    listed = [one["id"] for one in (await people[1].get("/api/tables?state=over"))["tables"]]
    await leave(people[0])
    after = await people[1].look(table)
    assert after["state"]["game"] == before["state"]["game"]
    assert after["state"]["table"]["at"] == before["state"]["table"]["at"]
    seats = {p["power"]: p["person"] for p in after["state"]["table"]["places"]}
    assert seats["khorne"] == {"id": people[0].id, "name": ""}
    assert seats["nurgle"]["name"] == "Boris"
    assert "Ottokar" not in await rows_of(place)
    assert [one["id"] for one in (await people[1].get("/api/tables?state=over"))["tables"]] == listed
    notices = (await people[1].get("/api/notices"))["notices"]
    assert len([one for one in notices if one["table"] == table and one["kind"] == "game_over"]) == 1, "nothing is new"
    place.house.tables.shelf.lives.clear()
    assert (await people[1].look(table))["state"] == after["state"], "the log says the same"
    again = (await people[1].do(table, "rematch"))["table"]
    places = (await people[1].look(again))["state"]["table"]["places"]
    assert sorted(p["person"]["name"] if p["person"] else "" for p in places) == ["", "Boris", "Chloe", "David"]


@story
async def test_an_open_table_gets_another_host_or_is_closed(place: Home) -> None:
    anna, boris = await place.people(2)
    alone = await anna.table(start=False, me=False, access="open")
    shared = await anna.table(start=False, access="open")
    await boris.do(shared, "join")
    await leave(anna)
    assert (await boris.look(shared))["state"]["table"]["host"] == {"id": boris.id, "name": "Boris"}
    assert (await boris.look(alone))["state"]["table"]["state"] == "over"
    await boris.do(shared, "close")


@story
async def test_a_game_against_bots_ends(place: Home) -> None:
    anna, boris = await place.people(2)
    table = await anna.table("random", "random", "random")
    await leave(anna)
    assert (await boris.look(table))["state"]["table"]["ending"] == "abandoned"


@story
async def test_every_way_back_is_gone_and_sockets_end(place: Home) -> None:
    anna = await place.person("Anna")
    other = await place.ask("POST", "/api/identity/recover", {"code": anna.recovery})
    program = await anna.ask("POST", "/api/identity/tokens", {"name": "robot"})
    connection = anna.connection()
    async with connection:
        await leave(anna)
        with suppress(LostError):
            async with asyncio.timeout(20):
                while True:
                    await connection.changed()
    for token in (anna.token, other["token"], program["token"]):
        with refused("not_signed_in"):
            await place.ask("GET", "/api/identity", token=token)
    with refused("not_allowed", "wrong_code"):
        await place.ask("POST", "/api/identity/recover", {"code": other["recovery"]})
    stored = await place.house.store.identity(anna.id)
    assert stored is not None
    assert (stored.name, stored.settings, stored.blocked) == ("", b"{}", True)


@story
async def test_one_must_be_sure_and_know_the_passphrase(place: Home) -> None:
    anna = await place.person("Anna")
    for body in ({}, {"sure": False}, {"name": "anna"}, {"name": "Boris"}):
        with refused("bad_request", "not_sure"):
            await anna.ask("DELETE", "/api/identity", body)
    await anna.ask("PUT", "/api/identity/passphrase", {"passphrase": "open sesame"})
    with refused("passphrase_needed", "passphrase_to_leave"):
        await leave(anna)
    with refused("passphrase_needed", "wrong_passphrase"):
        await leave(anna, passphrase="open barley")
    assert (await anna.get("/api/identity"))["name"] == "Anna"
    await anna.ask("DELETE", "/api/identity", {"name": "Anna", "passphrase": "open sesame"})
    with refused("not_allowed", "wrong_entry"):
        body = {"name": f"Anna#{anna.id[-4:]}", "passphrase": "open sesame"}
        await place.ask("POST", "/api/identity/enter", body)


@story
async def test_the_file_has_everything_of_oneself_and_nothing_of_others(place: Home) -> None:
    people = [await place.person(name) for name in ("Wilhelmina", "Boris", "Chloe", "David")]
    anna, boris = people[:2]
    await anna.ask("PATCH", "/api/identity", {"settings": {"interface": {"theme": "dark"}}})
    await anna.ask("POST", "/api/identity/tokens", {"name": "robot"})
    over, running = await finished(place, people), await place.game(people)
    await anna.do(running, "say", text="Mine")
    await boris.do(running, "say", text="His own words")
    answer = await anna.http.get("/api/identity/export", headers={"Authorization": f"Bearer {anna.token}"})
    assert answer.headers["content-disposition"] == f'attachment; filename="ruinous-{anna.id}.json"'
    told = answer.json()
    assert (told["identity"]["id"], told["identity"]["name"]) == (anna.id, "Wilhelmina")
    assert told["settings"]["interface"] == {"theme": "dark"}
    assert [one.get("name", "") for one in told["devices"]] == ["", "robot"]
    assert [line["text"] for line in told["talk"]] == ["Mine"]
    tables = {one["summary"]["id"]: one for one in told["tables"]}
    assert tables.keys() == {over, running}
    assert verify(tables[over]["record"]).result
    assert tables[running]["record"] is None
    assert tables[over]["seats"] == ["khorne"]
    assert {one["notice"]["kind"] for one in told["notices"]} >= {"game_over"}
    assert all(one["notice"]["identity"] == anna.id for one in told["notices"])
    text = json.dumps(told)
    assert "His own words" not in text
    secret = next(entry for entry in await place.entries(running) if isinstance(entry, e.Started)).secret
    assert secret not in text
    for hidden in (anna.token, boris.token, anna.recovery):
        assert hidden not in text


def test_all_processes_forget_a_name(tmp_path: Path) -> None:
    """A second server upon the same store, as a second worker is."""

    async def run() -> None:
        async with home(tmp_path) as place:
            people = await place.people(3)
            table = await place.game(people, powers=["khorne", "nurgle", "tzeentch"])
            await leave(people[0])
        async with home(tmp_path) as place:
            shown = await place.ask("GET", f"/api/tables/{table}", token=people[1].token)
            assert shown["state"]["table"]["host"]["name"] == ""
            assert any(isinstance(entry, e.Forgotten) for entry in await place.entries(table))

    asyncio.run(run())
