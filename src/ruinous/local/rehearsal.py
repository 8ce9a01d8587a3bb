"""The beginning of a game that nobody keeps, so that what is worked out only once is there when a person comes.

The browser keeps Python's memory for the next start, as it is after this (web/src/local/memory.ts), with the rules
compiled from the cards. There is no secret in it: all chance of this game is zeros.
"""

from __future__ import annotations

import gc
from collections.abc import Coroutine
from typing import Any

from ruinous.local.client import Client
from ruinous.local.house import House
from ruinous.local.routes import ask
from ruinous.local.store import Write
from ruinous.structs import decode, encode
from ruinous.table.acts import Who


class Nowhere:
    """A storage that forgets everything."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def append(self, writes: list[Write]) -> None:
        self.lines += [write.entry for write in writes]

    async def entries(self, table: str, after: int = 0) -> list[str]:
        return self.lines[after:]


def rehearse() -> None:
    """Begin a game and look at it, as after a reload."""
    _at_once(_rehearsed())
    gc.collect()
    gc.freeze()  # it stays to the end: it need not be looked through for rubbish


async def _rehearsed() -> None:
    nowhere, me = Nowhere(), Who("nobody", "")
    first = House(nowhere, lambda: 0, bytes)
    first.me = me
    made: Any = decode(await ask(first, "POST", "/api/tables/quick", {"level": "novice", "power": "khorne"}))
    house = House(nowhere, lambda: 0, bytes)
    house.me = me
    client = Client(house, lambda text: None)
    watch = {"type": "watch", "id": "1", "table": made["table"], "seat": "mine", "steps": True}
    await client.say(encode(watch).decode())
    await ask(house, "GET", f"/api/tables/{made['table']}/talk?since=0")


def _at_once(work: Coroutine[Any, Any, None]) -> None:
    """Do what waits for nobody."""
    try:
        work.send(None)
    except StopIteration:
        return
    work.close()
    raise RuntimeError("A rehearsal waits for nobody.")
