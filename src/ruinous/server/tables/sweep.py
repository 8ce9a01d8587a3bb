"""What nobody else sees to: clocks that run out, bots left behind, news that the bus has lost."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ruinous.server.bots.company import awake
from ruinous.server.bus import News
from ruinous.server.gate.errors import logged
from ruinous.server.tables.lives import Live
from ruinous.server.tables.tables import NOTICES, Tables
from ruinous.store.protocol import StoreError
from ruinous.table import acts
from ruinous.table.refusals import Refused

log = logging.getLogger("ruinous.server")

PAUSE = 1.0  # seconds
LOOK_AROUND = 10  # sweeps between two looks at the store for what the bus may have lost
AT_ONCE = 100  # tables that one sweep sees to


class Sweep:
    """Goes round the tables, and hears what other processes say."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._rounds = 0
        self._asleep: set[str] = set()  # tables of an older Ruinous whose bots nobody waits for
        self._generation = 0  # of the store, when it was last looked at

    async def run(self) -> None:
        """Sweep for ever. While the store is away the host is told at growing distances."""
        failed = 0
        while True:
            try:
                await self.once()
                failed = 0
            except StoreError as error:
                failed += 1
                if failed.bit_count() == 1:
                    log.warning("The sweep waits: %s", logged(error.fact))
            except Exception:
                log.exception("The sweep failed.")
            await asyncio.sleep(PAUSE)

    async def once(self) -> None:
        tables, store, shelf = self.tables, self.tables.store, self.tables.shelf
        now, many = tables.now(), AT_ONCE + len(shelf.unreadable)
        await self._notice_restore()
        for id in await store.overdue(now, many):
            if live := await self._opened(id):
                await self._flag(live)
        await self._wake_bots(now - tables.players.late, many)
        self._rounds += 1
        if store.shared and (not tables.bus.up or self._rounds % LOOK_AROUND == 0):
            await self.look_around()
            if not tables.bus.up and self._rounds % LOOK_AROUND == 0:
                await tables.people.look_again()
            for live in shelf.lives.values():
                if live.watchers:
                    tables.voices.present_here(live)

    async def _wake_bots(self, until: int, many: int) -> None:
        """Bots that have not decided since then: for people who are away, and where somebody looks."""
        tables = self.tables
        for id in await tables.store.awaiting_bots(until, many + len(self._asleep)):
            if id not in self._asleep and (live := await self._opened(id)):
                tables.wake_bot(live)
                if not awake(live, tables.now()):
                    self._asleep.add(id)
        for live in sorted(tables.shelf.lives.values(), key=lambda live: live.table.at):
            if live.thinking is None and live.table.at <= until:
                tables.wake_bot(live)

    async def _notice_restore(self) -> None:
        generation = await self.tables.store.generation()
        if self._generation and generation != self._generation:
            self.tables.shelf.forget_all()
        self._generation = generation

    async def _flag(self, live: Live) -> None:
        try:
            await self.tables.act(live, lambda table: acts.flag(table, self.tables.now()))
        except Refused as refused:
            log.warning("Table %s: a clock waits: %s", live.id, logged(refused.fact))

    async def _opened(self, id: str) -> Live | None:
        try:
            return await self.tables.open(id)
        except Refused:
            return None  # it is gone, or its log cannot be read: the host has been told
        except StoreError:
            raise
        except Exception:
            log.exception("Table %s cannot be opened.", id)
            return None

    async def look_around(self) -> None:
        """Compare all tables that are watched with the store."""
        lives = self.tables.shelf.lives
        watched = [id for id, live in lives.items() if live.watchers]
        for id, version in (await self.tables.store.versions(watched)).items():
            live = lives.get(id)
            if live and live.table.version != version:
                with suppress(Refused):  # those who watch have been told
                    async with live.lock:
                        await self.tables.catch_up(live)  # a restore is noticed too
            if live:
                await self.tables.voices.tell_talk(live)

    # --- other processes ------------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Something is new in another process."""
        tables = self.tables
        if news.lost:
            await tables.people.look_again()
            return await self.look_around()
        if news.away:
            tables.people.forget(news.away)
            tables.people.close_sockets(news.away, news.device, news.keep)
        if news.notice:
            tables.people.tell(news.notice, NOTICES)
        live = tables.shelf.lives.get(news.table)
        if live is None:
            return None
        if news.present is not None:
            tables.voices.hear_presence(live, news.sender, news.present)
        if news.version > live.table.version and not live.following:
            live.following = True
            tables.tasks.spawn(self._follow(live))
        if news.talk and live.watchers:
            tables.tasks.spawn(tables.voices.tell_talk(live))
        return None

    async def _follow(self, live: Live) -> None:
        """Read what another process has written. Never in the way of other tables' news."""
        try:
            async with live.lock:
                live.following = False  # what comes from now on may not be in what is read
                await self.tables.catch_up(live)
        except Refused:
            pass  # those who watch have been told
        except StoreError as error:
            log.warning("Table %s: news must wait: %s", live.id, logged(error.fact))
        except Exception:
            log.exception("Table %s cannot be read.", live.id)
        finally:
            live.following = False
