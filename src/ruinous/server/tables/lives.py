"""A table in memory, with what this process knows of those who watch it here and elsewhere.

Nothing here waits: whoever calls holds the lock of the table.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from ruinous.server.people.marks import Trace
from ruinous.table import watching

PRESENT_FOR = 60_000  # milliseconds that another process's word on who is there counts


class Watcher(watching.Watcher, Protocol):
    """Somebody who wants to hear of a table, and from where."""

    address: str


class Hearer(Protocol):
    """A socket of a person."""

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Live(watching.Watched[Watcher]):
    """A table in memory, with those who watch it."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.used = 0
        self.elsewhere: dict[str, tuple[int, tuple[str, ...]]] = {}  # who watches in other processes
        self.talked = 0  # the last line of table talk that those who watch were told
        self.talking = asyncio.Lock()
        self.looked = 0  # when somebody last looked or did something
        self.payers: dict[str, str] = {}  # those who sit here and have looked, with their addresses (bots/company.py)
        self.onlooker: tuple[str, str] | None = None  # the address and the id of another one who did
        self.looked_from: set[tuple[str, Trace]] = set()  # who has looked at a hand from where, as the log knows
        self.following = False  # reading what another process has written

    def present(self, now: int) -> list[str]:
        """The people who have the table before them now, in any process."""
        self.elsewhere = {name: seen for name, seen in self.elsewhere.items() if now - seen[0] < PRESENT_FOR}
        people = set(super().present(now))
        for _, others in self.elsewhere.values():
            people.update(others)
        return sorted(people)


def present(live: Live, now: int) -> list[str]:
    return live.present(now)
