"""The house in a Web Worker: what its JavaScript calls, with texts in and texts out (web/src/local/worker.ts)."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from time import time
from typing import Any, Protocol

from ruinous.local.client import Client
from ruinous.local.house import House
from ruinous.local.problems import problem_of
from ruinous.local.routes import ask
from ruinous.local.store import NotKept, Stale, Write
from ruinous.structs import encode
from ruinous.table.acts import Who
from ruinous.words import LANGUAGES, speaking


class Shelf(Protocol):
    """The browser's storage, as JavaScript offers it."""

    def append(self, writes: str) -> Awaitable[str]:
        """Write a list of entries; "kept", "stale", "full", "refused" or "newer"."""
        ...

    def entries(self, table: str, after: int) -> Awaitable[str]:
        """The log of a table after a version, as a list."""
        ...


class Kept:
    """The storage, as a house wants it."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def append(self, writes: list[Write]) -> None:
        done = await self.shelf.append(encode(writes).decode())
        if done == "stale":
            raise Stale
        if done != "kept":
            raise NotKept(done)

    async def entries(self, table: str, after: int = 0) -> list[str]:
        found: list[str] = json.loads(await self.shelf.entries(table, after))
        return found


class Desk:
    """All that the page asks for. It is called for one thing after the other."""

    def __init__(self, shelf: Shelf, hear: Callable[[str], None]) -> None:
        self.house = House(Kept(shelf), lambda: int(time() * 1000), token_bytes)
        self.client = Client(self.house, hear)
        self.house.progress = lambda done: hear(encode({"type": "analysis", "progress": done}).decode())

    def enter(self, id: str, name: str) -> None:
        """Who plays here."""
        self.house.me = Who(id, name)

    async def ask(self, method: str, path: str, body: str, language: str) -> str:
        """The answer: its body, or the problem."""
        told: dict[str, Any]
        with speaking(language if language in LANGUAGES else "en"):
            self.client.language = language if language in LANGUAGES else "en"
            try:
                answer = await ask(self.house, method, path, json.loads(body) if body else None)
                told = {"body": answer.decode()}
            except Exception as error:
                told = {"problem": problem_of(error)}
        return encode(told).decode()

    async def say(self, text: str) -> None:
        await self.client.say(text)

    async def heard(self, table: str) -> None:
        """Another tab has written to a table."""
        await self.house.heard(table)

    def due(self) -> int:
        """In how many milliseconds `bots` is to be called; -1: not before something else has happened."""
        due = self.house.bots.due()
        return -1 if due is None else due

    async def bots(self) -> None:
        await self.house.bots.act()
