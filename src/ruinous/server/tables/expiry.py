"""Tables do not stand for ever: rooms nobody comes to and games nobody plays are closed, old ones are forgotten.

Nor do analyses that nobody asks for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from ruinous.server.gate.errors import logged
from ruinous.server.settings import Settings
from ruinous.server.tables.lives import present
from ruinous.server.tables.tables import Tables
from ruinous.store.protocol import Outworn, StoreError
from ruinous.table import acts
from ruinous.table import entries as e
from ruinous.table.refusals import Refused
from ruinous.table.table import Table

log = logging.getLogger("ruinous.server")

FIRST, PAUSE = 60.0, 600.0  # seconds before the first look, and between two
AT_ONCE = 100  # tables of one rule
ANALYSES = 5_000  # that are kept at most
REST = 0.02  # seconds between two tables: players come first
DAY = 24 * 3600 * 1000  # milliseconds


class Expiry:
    """Closes and forgets tables that have had their time."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings

    async def run(self) -> None:
        """Look for ever."""
        pause = FIRST
        while True:
            await asyncio.sleep(pause)
            pause = PAUSE
            try:
                await self.once()
            except StoreError as error:
                log.warning("Old tables must wait: %s", logged(error.fact))
            except Exception:
                log.exception("Old tables cannot be looked at.")

    async def once(self) -> None:
        """Close and forget what has had its time, some of each kind."""
        now, store = self.tables.now(), self.tables.store
        many = AT_ONCE + len(self.tables.shelf.unreadable)
        for rule in self._to_close(now):
            for id, _ in await store.outworn(rule, many):
                await self._close(id, rule)
                await asyncio.sleep(REST)
        for rule in self._to_forget(now):
            for id, version in await store.outworn(rule, many):
                await self._forget(id, version)
                await asyncio.sleep(REST)
        days = self.settings.analysis_days
        await store.forget_analyses(_before(now, days) if days else 0, ANALYSES)

    def _to_close(self, now: int) -> Iterator[Outworn]:
        if days := self.settings.room_days:
            yield Outworn("open", _before(now, days), members=1)  # its host, or nobody
            yield Outworn("playing", _before(now, days), members=0)
        if days := self.settings.idle_days:
            yield Outworn("open", _before(now, days))
            yield Outworn("playing", _before(now, days))

    def _to_forget(self, now: int) -> Iterator[Outworn]:
        if days := self.settings.room_days:
            yield Outworn("over", _before(now, days), played=False)  # there is nothing to look at
        if days := self.settings.private_days:
            yield Outworn("over", _before(now, days), listed=False)
        if days := self.settings.listed_days:
            yield Outworn("over", _before(now, days), listed=True)

    async def _close(self, id: str, rule: Outworn) -> None:
        def make(table: Table) -> e.AnyEntry | None:
            return acts.close(table, self.tables.now()) if table.at < rule.before else None

        try:
            live = await self.tables.open(id)
            if not present(live, self.tables.now()) and not live.watchers:
                await self.tables.act(live, make)
        except Refused:
            pass  # somebody was quicker, or its log cannot be read

    async def _forget(self, id: str, version: int) -> None:
        shelf = self.tables.shelf
        live = shelf.lives.get(id)
        if live is None:
            await self.tables.store.delete_table(id, version)
            shelf.unreadable.pop(id, None)
            return
        async with live.lock:
            if live.watchers or present(live, self.tables.now()):
                return
            if await self.tables.store.delete_table(id, version):
                live.table = Table()
                shelf.put_back(live)


def _before(now: int, days: float) -> int:
    return now - round(days * DAY)
