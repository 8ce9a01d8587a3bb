"""What is done at tables: commands in, durable entries out, updates to all who watch.

A command is carried out on the table in memory, written to the store, and only then told to anyone. If it cannot be
written, the table in memory is thrown away and read again. One lock per table keeps commands apart in a process; the
expected version keeps processes apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import replace

from ruinous.server.bots.company import acted, looked
from ruinous.server.bots.line import Payer
from ruinous.server.bots.players import Players
from ruinous.server.bus import Bus, News
from ruinous.server.chance import Chance, Now
from ruinous.server.host.metrics import WRITES
from ruinous.server.people.marks import NO_TRACE, Trace, marks
from ruinous.server.people.people import People
from ruinous.server.tables.heads import head_of, notices_for, result_of
from ruinous.server.tables.lives import Live, Watcher, present
from ruinous.server.tables.shelf import Shelf
from ruinous.server.tables.voices import Voices
from ruinous.server.tasks import Tasks
from ruinous.store.protocol import Restored, Stale, Store, Write
from ruinous.table import acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.acts import Ask, Who
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.table.watching import check_command, check_seat, join, tell
from ruinous.table.wishes import ID_LENGTH, Done, spelled

TRIES = 8  # against other processes that write to the same table
NOTICES = msgspec.json.encode({"type": "notices"})


class Tables:
    """All that is done with tables."""

    def __init__(self, store: Store, bus: Bus, now: Now, chance: Chance, people: People, players: Players) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        self.chance = chance
        self.people = people
        self.players = players
        self.tasks = Tasks()
        self.shelf = Shelf(store, now, people, self.tasks)
        self.voices = Voices(store, bus, now)
        self.ended = 0  # games, in this process

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, id: str, address: str = "") -> Live:
        """The table, as new as the store has it; Refused if there is none, or if its log cannot be read.

        `address`: who wants it; none is the house itself.
        """
        live = self.shelf.take(id)
        async with live.lock:  # while something is being written the table shows what may never be
            if live.table.version == 0 or self.store.shared:
                await self.catch_up(live, address)
        if live.table.version == 0:
            self.shelf.put_back(live)
            raise Refused("not_found", "no_table")
        return live

    async def catch_up(self, live: Live, address: str = "") -> None:
        """Read what is new in the store. The lock is held."""
        if await self.shelf.catch_up(live, address):
            self.wake_bot(live, late=True)

    def wake_bot(self, live: Live, late: bool = False) -> None:
        """Let the bot think that must decide. `late`: another process may be at it, so only if it takes too long."""
        if not late or not self.store.shared or live.table.at <= self.now() - self.players.late:
            self.players.wake(live, self)

    # --- doing ----------------------------------------------------------------------------------------------------

    async def create(self, table: Table, entry: e.Created) -> bool:
        """Write a new table. False if there is one with its id already."""
        write = _write(table, entry, {})
        try:
            await self.store.append(write)
        except Stale:
            return False
        self._tell_notices(write)
        live = self.shelf.take(table.id)
        async with live.lock:
            if live.table.version == 0:
                live.table = table
        return True

    async def do(self, id: str, who: Who, command: c.AnyCommand, trace: Trace = NO_TRACE) -> Done:
        """Carry out a person's command."""
        live = await self.open(id, trace.address)
        check_command(live.table, who.id, command)
        if isinstance(command, c.Join | c.TakeOver):
            who = replace(who, marks=await marks(self.store, live.table.marked, trace))
        if isinstance(command, c.Say):
            line, again = await self.voices.say(live, who, command)
            return Done(live.table.version, repeated=again, line=line)
        if isinstance(command, c.Rematch):
            return await self._rematch(live, who, command)
        done: list[int] = []

        def make(table: Table) -> e.AnyEntry | None:
            done[:] = [acts.repeated(table, who, command)]
            if done[0]:
                return None
            return acts.do(table, Ask(who, command, self.now(), self.chance.bytes(32)))

        version = await self.act(live, make)
        await self.looked_from(live, who.id, trace)
        acted(live, Payer(trace.address, who.id), self.now())
        self.wake_bot(live, late=bool(done[0]))
        return Done(done[0] or version, bool(done[0]))

    async def act(self, live: Live, make: Callable[[Table], e.AnyEntry | None]) -> int:
        """Do something to a table and write it; the version it made. It is finished even if nobody waits any more."""
        return await asyncio.shield(self.tasks.spawn(self._act(live, make)))

    async def _act(self, live: Live, make: Callable[[Table], e.AnyEntry | None]) -> int:
        live = self.shelf.lives.setdefault(live.id, live)  # it may have been forgotten and opened anew
        async with live.lock:
            for _ in range(TRIES):
                if live.table.version == 0:  # the last write has failed
                    await self.shelf.read_again(live)
                    if live.table.version == 0:
                        raise Refused("not_found", "no_table")
                waited = live.table.awaited()
                try:
                    entry = make(live.table)
                except Refused:
                    if self.store.shared and await self._behind(live):
                        continue  # another process has gone on: ask again
                    raise
                except Exception:
                    await self.shelf.read_again(live)
                    raise
                if entry is None:
                    return live.table.version
                write = _write(live.table, entry, waited, present(live, self.now()))
                try:
                    with WRITES.time():
                        await self.store.append(write)
                except Stale:
                    await self.shelf.read_again(live)
                    continue
                except Restored:
                    self.shelf.forget_all()
                    await self.shelf.read_again(live)
                    continue
                except BaseException:
                    live.table = Table()  # whatever the store says, when it says something again
                    raise
                self._written(live, write)
                return live.table.version
            raise Refused("busy", "table_busy")

    def _written(self, live: Live, write: Write) -> None:
        """Tell everybody what has become durable."""
        self.bus.tell(News(table=live.id, version=live.table.version))
        self._tell_notices(write)
        self.ended += write.result is not None
        tell(live, self.now())
        self.wake_bot(live)

    def _tell_notices(self, write: Write) -> None:
        for notice in write.notices:
            self.bus.tell(News(notice=notice.identity))
            self.people.tell(notice.identity, NOTICES)

    async def _behind(self, live: Live) -> bool:
        before = live.table.version
        await self.catch_up(live)
        return live.table.version != before

    async def admit(self, id: str, who: Who) -> None:
        """The password was right."""
        live = await self.open(id)
        if who.id not in live.table.admitted:
            await self.act(live, lambda table: acts.admit(table, who, self.now()))

    async def _rematch(self, live: Live, who: Who, command: c.Rematch) -> Done:
        """Announce the rematch on the old table first, so that there is only one; then make it, now or at a repeat."""
        id = self.new_id()

        def make(table: Table) -> e.AnyEntry | None:
            return None if table.rematch else acts.rematch(table, Ask(who, command, self.now()), id)

        version = await self.act(live, make)
        table, entry = acts.meet_again(live.table, who, self.now())
        await self.create(table, entry)
        return Done(version, table=table.id)

    async def close(self, id: str) -> None:
        """The admin ends a table."""
        await self.act(await self.open(id), lambda table: acts.close(table, self.now()))

    # --- watching -------------------------------------------------------------------------------------------------

    async def looked_from(self, live: Live, person: str, trace: Trace) -> None:
        """Somebody can see a hand, if they hold one, where they are: the log knows before they see it."""
        if live.table.game is None or (person, trace) in live.looked_from or not live.table.seats_of(person):
            return
        who = Who(person, "", await marks(self.store, live.table.marked, trace))
        await self.act(live, lambda table: acts.look(table, who, self.now()))
        live.looked_from.add((person, trace))

    def look(self, live: Live, payer: Payer) -> None:
        """Somebody looks: the bots go on."""
        looked(live, payer, self.now())
        self.wake_bot(live, late=True)

    async def watch(self, id: str, watcher: Watcher, trace: Trace, since: int | None) -> None:
        """Take somebody in among those who watch; they hear the whole state and what they missed after `since`."""
        live = self.shelf.lives.setdefault(id, await self.open(id, watcher.address))
        await self.looked_from(live, watcher.person, trace)
        async with live.lock:
            if live.table.version == 0:
                await self.shelf.read_again(live, watcher.address)
            check_seat(live.table, watcher.person, watcher.seat)
            if not live.watchers:
                await self.voices.begin(live)
            join(live, watcher, since, self.now())
        self.voices.announce(live)
        self.look(live, Payer(watcher.address, watcher.person))

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self.shelf.lives.get(id)
        if live and watcher in live.watchers:
            live.unwatch(watcher)
            live.looked = self.now()
            self.voices.announce(live)

    # --- the house ------------------------------------------------------------------------------------------------

    def new_id(self) -> str:
        return spelled(self.chance.bytes(ID_LENGTH))

    async def stop(self) -> None:
        """Let what is being written be written."""
        self.players.stop()
        await self.tasks.end()
        await self.players.tasks.end()


def _write(table: Table, entry: e.AnyEntry, waited: dict[str, str], there: Collection[str] = ()) -> Write:
    return Write(
        table=table.id,
        expected=table.version - 1,
        entry=e.encode(entry),
        head=head_of(table),
        notices=notices_for(table, entry, waited, there),
        result=result_of(table, entry),
    )
