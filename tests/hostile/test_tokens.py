"""A program's token opens the seats it was made for, and nothing else of the person."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx

from ruinous.client import ApiError, Connection, LostError
from ruinous.server.gate.gate import csrf_of
from ruinous.server.people.tokens import MOST
from tests.kit.play import Home, Person, listed, refused, story

BOTS = ("random", "random", "random")
OPEN = {("get", "/api/identity"), ("post", "/api/identity"), ("post", "/api/identity/enter")}
OPEN |= {("post", "/api/identity/recover")}  # anybody may come in


async def program(anna: Person, table: str = "", name: str = "robot") -> Person:
    made = await anna.ask("POST", "/api/identity/tokens", {"name": name, "scope": "play", "table": table})
    return Person(anna.http, anna.url, {"id": anna.id, "name": name, "token": made["token"], "recovery": ""})


def example(schema: dict[str, Any], all_schemas: dict[str, Any]) -> Any:
    """Some body of the right shape."""
    if "$ref" in schema:
        return example(all_schemas[schema["$ref"].rpartition("/")[2]], all_schemas)
    if "enum" in schema:
        return schema["enum"][0]
    for many in ("oneOf", "anyOf", "allOf"):
        if many in schema:
            return example(schema[many][0], all_schemas)
    kind = schema.get("type")
    if kind == "object":
        return {key: example(schema["properties"][key], all_schemas) for key in schema.get("required", ())}
    plain = {"array": [], "integer": schema.get("minimum", 1), "number": 1, "boolean": True, "null": None}
    return plain.get(str(kind), "x" * max(1, schema.get("minLength", 1)))


@story
async def test_every_route_that_knows_a_person_is_closed_but_those_of_tables(place: Home) -> None:
    """Asked of the description of the API, so that a new route is closed until somebody opens it here."""
    anna = await place.person("Anna")
    robot = await program(anna)
    described = await place.ask("GET", "/api/schema/openapi.json")
    schemas = described["components"]["schemas"]
    tried = 0
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            personal = operation.get("security") == [{"device": []}, {"cookie": []}] or path.startswith("/api/id")
            if not personal or (method, path) in OPEN:
                continue
            content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            body = example(content["schema"], schemas) if content else None
            address = path.replace("{token}", "x")
            with refused("not_allowed", "program_scope"):
                await robot.ask(method.upper(), address, body)
            tried += 1
    assert tried >= 15
    for method, path, body in (
        ("GET", "/api/tables/mine", None),
        ("POST", "/api/tables", {}),
        ("POST", "/api/tables/quick", {}),
        ("POST", "/api/tables/lesson", {}),
    ):
        with refused("not_allowed", "program_scope"):
            await robot.ask(method, path, body)
    unchanged = await anna.get("/api/identity")
    assert unchanged["name"] == "Anna"
    assert not unchanged["has_passphrase"]


@story
async def test_it_learns_who_it_plays_for_and_no_settings(place: Home) -> None:
    anna = await place.person("Anna")
    await anna.ask("PATCH", "/api/identity", {"settings": {"interface": {"secret": "mine"}}})
    robot = await program(anna)
    told = await robot.get("/api/identity")
    assert (told["id"], told["name"], told["settings"]) == (anna.id, "Anna", {})
    assert (await anna.get("/api/identity"))["settings"] == {"interface": {"secret": "mine"}}


@story
async def test_it_plays(place: Home) -> None:
    anna = await place.person("Anna")
    table = await anna.table(*BOTS)
    robot = await program(anna)
    async with robot.connection() as connection:
        await connection.watch(table)
        async with asyncio.timeout(20):
            while not (connection.states[table]["ask"] or {}).get("actions"):
                await connection.changed()
        action, version = listed(connection.states[table])[0], connection.versions[table]
        await connection.do(table, {"do": "play", "action": action, "version": version})
    assert (await robot.look(table))["state"]["table"]["id"] == table


@story
async def test_one_for_a_table_is_good_for_that_table_only(place: Home) -> None:
    anna = await place.person("Anna")
    table, other = await anna.table(*BOTS), await anna.table(*BOTS)
    robot = await program(anna, table)
    await robot.look(table)
    for path in ("", "/talk", "/steps", "/why?action=pass", "/plan?action=pass", "/chart", "/record"):
        with refused("not_allowed", "program_table"):
            await robot.get(f"/api/tables/{other}{path}")
    for path, body in (("do", {"do": "leave"}), ("enter", {"password": "x"}), ("hurry", None)):
        with refused("not_allowed", "program_table"):
            await robot.ask("POST", f"/api/tables/{other}/{path}", body)
    for hello in (False, True):
        async with Connection(place.url, "" if hello else robot.token) as connection:
            if hello:
                await connection.ask({"type": "hello", "token": robot.token})
            await connection.watch(table)
            for message in (
                {"type": "watch", "table": other},
                {"type": "do", "table": other, "command": {"do": "leave"}},
                {"type": "why", "table": other, "action": "pass"},
                {"type": "plan", "table": other, "action": "pass"},
            ):
                with refused("not_allowed", "program_table"):
                    await connection.ask(message)
    assert (await anna.look(other))["state"]["table"]["places"][0]["person"]["id"] == anna.id


@story
async def test_it_is_shown_once_listed_by_name_and_taken_back(place: Home) -> None:
    anna, boris = await place.people(2)
    robot = await program(anna, name="My robot")
    (told,) = (await anna.get("/api/identity/tokens"))["tokens"]
    assert (told["name"], told["scope"], told["table"]) == ("My robot", "play", None)
    assert robot.token not in str(told)
    connection = robot.connection()
    async with connection:
        with refused("not_found", "no_program"):
            await boris.ask("DELETE", f"/api/identity/tokens/{told['id']}")
        await anna.ask("DELETE", f"/api/identity/tokens/{told['id']}")
        with suppress(LostError):
            async with asyncio.timeout(20):
                while True:
                    await connection.changed()
    with refused("not_signed_in"):
        await robot.get("/api/identity")
    assert (await anna.get("/api/identity/tokens"))["tokens"] == []
    assert (await anna.get("/api/identity"))["id"] == anna.id, "the device stays"


@story
async def test_signing_out_everywhere_takes_programs_back_too(place: Home) -> None:
    anna = await place.person("Anna")
    robot = await program(anna)
    await anna.ask("DELETE", "/api/identity/devices")
    with refused("not_signed_in"):
        await robot.get("/api/identity")


@story
async def test_there_are_only_so_many(place: Home) -> None:
    anna = await place.person("Anna")
    made = await asyncio.gather(*(program(anna, name=f"r{n}") for n in range(MOST + 5)), return_exceptions=True)
    assert sum(isinstance(one, Person) for one in made) == MOST
    assert {error.code for error in made if isinstance(error, ApiError)} == {"too_many"}


@story
async def test_as_a_cookie_it_is_worth_no_more(place: Home) -> None:
    anna = await place.person("Anna")
    robot = await program(anna)
    csrf = csrf_of(robot.token)
    headers = {"cookie": f"ruinous_device={robot.token}; ruinous_csrf={csrf}", "x-ruinous-csrf": csrf}
    async with httpx.AsyncClient(base_url=place.url, headers=headers) as http:
        answer = await http.request("PATCH", "/api/identity", json={"name": "Eve"})
        assert (answer.status_code, answer.json()["id"]) == (403, "refusal.program_scope")


@story
async def test_bad_wishes_are_refused(place: Home) -> None:
    anna = await place.person("Anna")
    for body in (
        {"name": "x", "scope": "everything"},
        {"name": "x", "scope": ""},
        {"name": "", "scope": "play"},
        {"name": "x", "table": "../other"},
        {"name": "x", "table": "a" * 65},
        {"name": "x", "more": 1},
    ):
        with refused("bad_request"):
            await anna.ask("POST", "/api/identity/tokens", body)
    assert (await anna.get("/api/identity/tokens"))["tokens"] == []
