"""Attacks by words: names that hide or imitate, talk that is turned around, keys that are used again."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ruinous.client import ApiError, request, sign_up
from ruinous.table.names import clean_name, clean_talk, clean_title
from ruinous.table.refusals import Refused
from tests.kit.attacks import told
from tests.kit.play import Home, Serving, home, refused, runs

# --- names --------------------------------------------------------------------------------------------------------

HIDING = {
    "name_characters": [
        *(
            f"An{sign}na"
            for sign in "\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\u2028\u2029"
        ),
        *(f"An{sign}na" for sign in "\x00\x1b\x7f\x85\n\t\ue000\u0378\ufff9\ufffc\U000e0041\U0001d173"),
        *(f"An{sign}na" for sign in "\u034f\u115f\u1160\u3164\uffa0\u2800\u17b4\u180b\U000e0100"),
        "\u3164",
        "\u2800\u2800",
        "Anna\u115f",
    ],
    "name_blank": ["...", "-", "\u2014\u2014", "^^", "¨"],
    "name_length": ["", "   ", "x" * 33, "\ufdfa\ufdfa"],
    "name_tag": [
        "Anna#k3f9",
        "Anna \uff03k3f9",
        "Anna\ufe5fk3f9",
        "Anna# k3f9",
        "Anna\u266fk3f9",
        "#k3f9",
        "Anna#K3F9!",
    ],
    "name_marks": ["A\u0301\u0302\u0303nna", "Z" + "\u0353" * 20, "\u0301Anna", "Anna \u0301"],
    "name_scripts": ["\u0410nna", "Ann\u0430", "\u039dina", "p\u0430yp\u0430l", "\u0391\u0432", "\u13a0nna"],
}


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, names in HIDING.items() for name in names])
def test_names_that_hide_or_imitate_are_refused(id: str, name: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(name)
    assert caught.value.fact.id == f"refusal.{id}", caught.value.fact
    if id not in ("name_tag", "name_length"):
        with pytest.raises(Refused):
            clean_title(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("\uff21nna", "Anna"),
        ("Zo\u00eb", "Zo\u00eb"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("Anna \u0410\u043d\u043d\u0430", "Anna \u0410\u043d\u043d\u0430"),
        ("\u0395\u03bb\u03ad\u03bd\u03b7", "\u0395\u03bb\u03ad\u03bd\u03b7"),
        ("\u5c71\u7530 Anna", "\u5c71\u7530 Anna"),
        ("\u0e2a\u0e38\u0e14\u0e32\u0e1e\u0e48", "\u0e2a\u0e38\u0e14\u0e32\u0e1e\u0e48"),
        ("\u2764\ufe0f", "\u2764"),
        ("C# 7", "C# 7"),
        ("O\u2019Neil-\u00c5", "O\u2019Neil-\u00c5"),
        ("7", "7"),
    ],
)
def test_names_that_people_have_are_kept(name: str, kept: str) -> None:
    assert clean_name(name) == kept
    assert clean_name(kept) == kept
    assert clean_title(name) == kept


@runs
async def test_names_at_the_door(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        names = [name for names in HIDING.values() for name in names]
        for name in names:
            with refused("bad_request"):
                await place.person(name)
        told(18, len(names))
        for name in ("Anna#k3f9", "\u3164", "\u0410nna"):
            with refused("bad_request"):
                await anna.ask("PATCH", "/api/identity", {"name": name})
        for name in ("\u3164", "Fri\u200bday", "\u202eFriday"):
            with refused("bad_request"):
                await anna.table(start=False, name=name)
        table = await anna.table(start=False, name=" Anna#k3f9\u2019s  table ")
        assert (await anna.look(table))["state"]["table"]["name"] == "Anna#k3f9\u2019s table"


# --- talk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Hello \u202edlrow", "Hello dlrow"),
        ("He\u200bl\u200cl\u2060o\ufeff", "Hello"),
        ("\u2066\u061cHi\u2069 \u200e!", "Hi !"),
        ("a\tb\nc\x1b[31m", "a b c[31m"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("Z" + "\u0353" * 40 + "!", "Z" + "\u0353" * 4 + "!"),
        ("\u3164 x", "x"),
    ],
)
def test_talk_neither_hides_nor_turns(said: str, heard: str) -> None:
    assert clean_talk(said) == heard


@pytest.mark.parametrize("text", ["\u200b", "\u3164\u2800", "\u202e \u200d", "\0", "a\0b", "\ud800"])
def test_talk_that_is_none(text: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_talk(text)
    assert caught.value.code == "bad_request"


async def by_socket(place: Home, token: str, message: dict[str, Any]) -> Any:
    url = place.url.replace("http", "ws") + "/api/live"
    async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps(message))
        return json.loads(await socket.recv())


@runs
async def test_nul_is_refused_and_nothing_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        table = await anna.table(start=False)
        for sign in ("\0", "\ud800"):
            for command in (
                {"do": "say", "text": f"a{sign}b"},
                {"do": "say", "text": "Hello", "key": sign},
                {"do": "join", "key": sign},
                {"do": "pick", "power": sign},
            ):
                answer = await by_socket(
                    place, anna.token, {"type": "do", "id": "1", "table": table, "command": command}
                )
                assert answer["type"] == "refused"
                assert answer["code"] != "fault", command
        for message in (
            {"type": "watch", "table": "\0"},
            {"type": "hello", "token": "\0"},
            {"type": "why", "table": "\0"},
        ):
            answer = await by_socket(place, anna.token, message)
            assert (answer["type"], answer["code"]) == ("refused", "bad_request")
        with refused("bad_request"):
            await anna.do(table, "say", text="a\0b")
    assert not caplog.records


# --- keys ---------------------------------------------------------------------------------------------------------


@runs
async def test_a_line_that_is_sent_again_is_said_once(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        anna, boris = await place.people(2)
        table = await anna.table(start=False)
        first = await anna.do(table, "say", text="Hello", key="k")
        again = await asyncio.gather(*(anna.do(table, "say", text="Hello", key="k") for _ in range(10)))
        assert {one["line"]["number"] for one in again} == {first["line"]["number"]}
        assert all(one["repeated"] for one in again)
        many = await asyncio.gather(*(anna.do(table, "say", text="Many", key="m") for _ in range(10)))
        assert sum("repeated" not in one for one in many) == 1
        with refused("key_reused", "key_reused"):
            await anna.do(table, "say", text="Something else", key="k")
        told(13, 20, sum("repeated" in one for one in again + many) + 1)
        await boris.do(table, "say", text="Hello", key="k")
        await anna.do(table, "say", text="Hello")
        await anna.do(table, "say", text="Hello")
        lines = (await anna.get(f"/api/tables/{table}/talk"))["lines"]
        assert [line["text"] for line in lines] == ["Hello", "Many", "Hello", "Hello", "Hello"]


@runs
async def test_a_key_is_for_one_command(tmp_path: Path) -> None:
    async with home(tmp_path) as place:
        anna = await place.person("Anna")
        table = await anna.table("scripted", "scripted", "scripted", start=False)
        done = await anna.do(table, "seat", place=1, bot="random", key="k")
        assert await anna.do(table, "seat", place=1, bot="random", key="k") == done | {"repeated": True}
        before = await place.log(table)
        for command in ({"do": "seat", "place": 2, "bot": "random"}, {"do": "start"}, {"do": "say", "text": "Hello"}):
            with refused("key_reused", "key_reused"):
                await anna.ask("POST", f"/api/tables/{table}/do", command | {"key": "k"})
        assert await place.log(table) == before
        wish = {"options": {"name": "One"}, "places": [{"me": True}], "key": "table"}
        made = await anna.ask("POST", "/api/tables", wish)
        assert (await anna.ask("POST", "/api/tables", wish))["table"] == made["table"]
        with refused("key_reused", "key_reused"):
            await anna.ask("POST", "/api/tables", wish | {"options": {"name": "Two"}})


def test_a_line_whose_answer_was_lost_is_there_once_after_a_kill(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        token = sign_up(server.url, "Anna").token
        made = request(server.url, "POST", "/api/tables", {"options": {}, "places": [{"me": True}]}, token=token)
        path = f"/api/tables/{made['table']}"
        said = request(server.url, "POST", f"{path}/do", {"do": "say", "text": "Hello", "key": "k"}, token=token)
        server.kill()
        server.start()
        again = request(server.url, "POST", f"{path}/do", {"do": "say", "text": "Hello", "key": "k"}, token=token)
        assert again["line"] == said["line"]
        with pytest.raises(ApiError):
            request(server.url, "POST", f"{path}/do", {"do": "say", "text": "Other", "key": "k"}, token=token)
        assert len(request(server.url, "GET", f"{path}/talk", token=token)["lines"]) == 1
