"""What a real server tells has the types that the page is written with; and the page's file of types is not stale."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from ruinous.content import components
from ruinous.server.notices.routes import SettingsData
from ruinous.server.pages.reference import reference_data
from ruinous.server.pages.shapes import Reference
from ruinous.server.people.forms import Myself
from ruinous.table.accounts import Accounts
from ruinous.table.messages import Heard
from ruinous.table.past import Chart, Decisions, Moment, Passage
from ruinous.table.wishes import BotLevel, Listed, Shown
from ruinous.words import LANGUAGES
from tests.kit.play import POWERS, Person, home, step
from tests.kit.wire import fits
from tools import types


def test_the_types_of_the_page_are_those_of_python():
    assert types.current(), types.STALE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_of_its_type(language):
    fits(Reference, reference_data(components(), language))


async def heard(anna: Person, table: str, powers: dict[str, Person]) -> set[str]:
    """Plays on while a socket listens; the types of the messages it heard, each of which fits."""
    found = set()
    url = anna.url.replace("http", "ws") + "/api/live"
    async with connect(url, additional_headers={"Authorization": f"Bearer {anna.token}"}) as socket:
        asked = [
            {"type": "hello"},
            {"type": "ping"},
            {"type": "watch", "table": table, "steps": True, "since": 0},
            {"type": "why", "table": table, "action": "nonsense"},
            {"type": "do", "table": table, "command": {"do": "say", "text": "Good morning."}},
            {"type": "plan", "table": "nowhere", "action": "pass"},
        ]
        for number, message in enumerate(asked):
            await socket.send(json.dumps({**message, "id": str(number)}))
        for _ in range(6):
            await step(table, powers, Random(2))
        while not found >= {"hello", "pong", "state", "done", "refused", "talk", "update"}:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            fits(Heard, message)
            found.add(message["type"])
    return found


async def told(folder: Path) -> None:
    async with home(folder) as place:
        people = await place.people(4)
        anna, powers = people[0], dict(zip(POWERS, people, strict=True))
        table = await place.game(people, access="open")
        for _ in range(12):
            await step(table, powers, Random(1))
        assert "update" in await heard(anna, table, powers)
        for kind, path in (
            (Myself, "/api/identity"),
            (SettingsData, "/api/notices/settings"),
            (list[BotLevel], "/api/tables/levels"),
            (Listed, "/api/tables/mine"),
            (Shown, f"/api/tables/{table}?seat=khorne&since=0"),
            (Decisions, f"/api/tables/{table}/steps"),
            (Moment, f"/api/tables/{table}/at/5"),
            (Passage, f"/api/tables/{table}/story?seat=khorne"),
            (Chart, f"/api/tables/{table}/chart"),
            (Accounts, f"/api/tables/{table}/accounts"),
        ):
            fits(kind, await anna.get(path))


def test_what_a_server_tells_is_of_its_type(tmp_path):
    asyncio.run(told(tmp_path))
