"""The tables that this process has in memory, each as new as the store has it.

To read a table is to play its game again. That is done a few entries at a time, one table after the other, and an
address reads one at a time: whoever goes through all finished games keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ruinous.rules.facts import Fact
from ruinous.server.chance import Now
from ruinous.server.gate.errors import logged
from ruinous.server.gate.turns import Turns
from ruinous.server.people.people import People
from ruinous.server.tables.lives import Live
from ruinous.server.tasks import Tasks
from ruinous.store.protocol import Restored, Store
from ruinous.table import entries as e
from ruinous.table.refusals import Refused
from ruinous.table.table import LogError, Table, read
from ruinous.table.watching import tell

log = logging.getLogger("ruinous.server")

KEPT = 512  # tables kept in memory though nobody watches them
AT_ONCE = 16  # entries that are carried out before everybody else has had a turn


class Shelf:
    """Tables in memory by their ids. A table whose log cannot be read is not tried again."""

    def __init__(self, store: Store, now: Now, people: People, tasks: Tasks) -> None:
        self.store = store
        self.now = now
        self.people = people
        self.tasks = tasks
        self.lives: dict[str, Live] = {}
        self.unreadable: dict[str, Fact] = {}  # why
        self.turns = Turns()  # of those who have a table read
        self.reading = asyncio.Lock()
        self._uses = 0

    def take(self, id: str) -> Live:
        """The table, perhaps not yet read; Refused if its log cannot be read."""
        if id in self.unreadable:
            raise _unreadable(self.unreadable[id])
        live = self.lives.get(id)
        new = live is None
        if live is None:
            live = self.lives[id] = Live(id)
        self._uses += 1
        live.used = self._uses
        if new:
            self._forget_some()
        return live

    def put_back(self, live: Live) -> None:
        """There is no such table after all."""
        if not live.watchers and self.lives.get(live.id) is live:
            del self.lives[live.id]

    async def catch_up(self, live: Live, address: str = "") -> bool:
        """Read what is new in the store and tell those who watch; whether there was any. The lock is held.

        `address`: for whom; none is the house itself.
        """
        try:
            log_ = await self.store.entries(live.id, live.table.version)
        except Restored:
            await self.read_again(live)
            return False
        if log_:
            await self._add(live, log_, address)
            tell(live, self.now())
        return bool(log_)

    async def read_again(self, live: Live, address: str = "") -> None:
        """Forget what is in memory: it may not be what is in the store."""
        live.table = Table()
        await self._add(live, await self.store.entries(live.id), address)
        if live.table.version < live.told:  # the store was restored from a backup
            live.states, live.told = {}, 0
        tell(live, self.now())

    async def _add(self, live: Live, log_: list[bytes], address: str) -> None:
        """Nobody sees a table that is half read: a new one takes its place when it is whole."""
        table = live.table if live.table.version else Table()
        try:
            entries = read(log_)
            if len(entries) <= AT_ONCE:
                table.add(entries)
            else:
                async with self.turns.of(address), self.reading:
                    await _add_slowly(table, entries)
        except LogError as error:
            raise self._close_for_all(live, error) from None
        live.table = table

    def _close_for_all(self, live: Live, error: LogError) -> Refused:
        """A log that cannot be read: the host reads of it once, those who watch are told, and nobody tries again."""
        if live.id not in self.unreadable:
            log.error("Table %s cannot be read and is closed: %s", live.id, logged(error.fact))
        self.unreadable[live.id] = error.fact
        live.table, live.states, live.told = Table(), {}, 0  # half of it may be done
        for watcher in list(live.watchers):
            live.watchers.discard(watcher)
            watcher.dismiss(_unreadable(error.fact))
        self.lives.pop(live.id, None)
        return _unreadable(error.fact)

    def _forget_some(self) -> None:
        if len(self.lives) <= KEPT:
            return
        idle = [live for live in self.lives.values() if not live.watchers and not live.lock.locked()]
        for live in sorted(idle, key=lambda live: live.used)[: len(self.lives) - KEPT]:
            if live.thinking is None and live.used < self._uses:
                del self.lives[live.id]  # whoever still holds it finds the newer one when it acts

    def forget_all(self) -> None:
        """The store is another one than it was: start anew, and tell everybody the whole state."""
        self.people.forget_all()
        self.unreadable.clear()
        for live in list(self.lives.values()):
            self.tasks.spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            live.table, live.states, live.told = Table(), {}, 0
            if live.watchers:
                with suppress(Refused):  # those who watch have been told
                    await self.read_again(live)


async def _add_slowly(table: Table, entries: list[e.AnyEntry]) -> None:
    for start in range(0, len(entries), AT_ONCE):
        await asyncio.sleep(0)
        table.add(entries[start : start + AT_ONCE])


def _unreadable(why: Fact) -> Refused:
    if why.id == "log.newer_edition":
        return Refused("unreadable", "unreadable_newer", number=why.args["number"], needs=why.args["needs"])
    return Refused("unreadable", "unreadable")
