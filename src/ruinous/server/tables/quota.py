"""How many tables one person may have, and how many rooms may stand open that were made from one address.

Addresses are remembered in this process only, and only by a hash whose key nobody knows.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from secrets import token_bytes

from ruinous.server.settings import Settings
from ruinous.store.protocol import Store
from ruinous.table.refusals import Refused

REMEMBERED = 10_000  # addresses


class Quota:
    """Counts tables before they are made."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._key = token_bytes(16)
        self._rooms: OrderedDict[str, list[str]] = OrderedDict()  # by address: rooms made from there
        self._making: Counter[str] = Counter()  # by person and by address: tables that are being made

    @asynccontextmanager
    async def making(self, person: str, address: str, id: str, start: bool) -> AsyncIterator[None]:
        """While a table is made; Refused if there are too many already. `start`: the game begins at once."""
        if not self.settings.limit_factor:
            yield
            return
        mark = blake2b(address.encode(), key=self._key, digest_size=16).hexdigest()
        self._making.update((person, mark))
        try:
            await self._check(person, mark, start)
            yield
            if not start:
                self._rooms.setdefault(mark, []).append(id)
                self._rooms.move_to_end(mark)
                while len(self._rooms) > REMEMBERED:
                    self._rooms.popitem(last=False)
        finally:
            self._making -= Counter((person, mark))

    async def _check(self, person: str, mark: str, start: bool) -> None:
        settings, had = self.settings, await self.store.tally(person)
        if had.get("playing", 0) + self._making[person] > settings.playing_tables:
            raise Refused("too_many", "too_many_playing", count=settings.playing_tables)
        if start:
            return
        if had.get("open", 0) + self._making[person] > settings.open_tables:
            raise Refused("too_many", "too_many_open", count=settings.open_tables)
        if mark in self._rooms:
            states = await self.store.states(self._rooms[mark])
            self._rooms[mark] = [room for room in self._rooms.get(mark, ()) if states.get(room, "open") == "open"]
        if len(self._rooms.get(mark, ())) + self._making[mark] > settings.open_tables_here:
            raise Refused("too_many", "too_many_open_here", count=settings.open_tables_here)
