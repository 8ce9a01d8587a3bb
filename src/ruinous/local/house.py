"""The tables of one device: what is done there is written first and told then, as on a server (server/tables)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from ruinous.local.bots import Bots
from ruinous.local.store import NotKept, Stale, Store, Write
from ruinous.structs import encode, replace
from ruinous.table import acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.acts import Ask, Who
from ruinous.table.log import read
from ruinous.table.options import Clock, TableOptions
from ruinous.table.refusals import Refused
from ruinous.table.state import summary
from ruinous.table.table import LogError, Table
from ruinous.table.watching import Watched, Watcher, tell
from ruinous.table.wishes import ID_LENGTH, Done, spelled

KEPT = 4  # tables in memory that nobody watches
TRIES = 8  # against other tabs that write to the same table

Live = Watched[Watcher]
Make = Callable[[Table], e.AnyEntry | None]


class House:
    """All tables of this device. `me` is the person whose device it is."""

    def __init__(self, store: Store, now: Callable[[], int], chance: Callable[[int], bytes]) -> None:
        self.store = store
        self.now = now
        self.chance = chance
        self.me = Who("", "")
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.bots = Bots(self)
        self.texts: dict[str, str] = {}  # that were brought to be analysed
        self.progress: Callable[[float], None] = _silent  # of an analysis

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        """A table as it was last written; Refused if there is none, or if its log cannot be read."""
        live = self.lives.get(id)
        if live is None:
            live = Live(id)
        if live.table.version == 0:
            await self.catch_up(live)
        if live.table.version == 0:
            raise Refused("not_found", "no_table")
        self.lives[id] = live
        self.lives.move_to_end(id)
        for other in [other for other in self.lives.values() if not other.watchers][:-KEPT]:
            del self.lives[other.id]
        return live

    async def catch_up(self, live: Live) -> bool:
        """Read what another tab has written, or everything; whether there was anything new."""
        lines = await self.store.entries(live.id, live.table.version)
        if not lines:
            return False
        try:
            live.table.add(read(line.encode() for line in lines))
        except LogError as error:
            live.table = Table()
            if error.fact.id == "log.newer_edition":
                needed = error.fact.args
                raise Refused(
                    "unreadable", "unreadable_newer", number=needed["number"], needs=needed["needs"]
                ) from None
            raise Refused("unreadable", "unreadable_here") from None
        tell(live, self.now())
        return True

    async def heard(self, id: str) -> None:
        """Another tab says that it has written to a table."""
        if (live := self.lives.get(id)) and live.table.version:
            await self.catch_up(live)

    # --- doing ----------------------------------------------------------------------------------------------------

    async def do(self, id: str, command: c.AnyCommand) -> Done:
        """Carry out a command of the person's."""
        live = await self.open(id)
        if isinstance(command, c.Say):
            raise Refused("not_allowed", "talk_off")
        if isinstance(command, c.Rematch):
            return await self._rematch(live, command)
        repeated = 0

        def make(table: Table) -> e.AnyEntry | None:
            nonlocal repeated
            repeated = acts.repeated(table, self.me, command)
            return None if repeated else acts.do(table, Ask(self.me, command, self.now(), self.chance(32)))

        version = await self.act(live, make)
        return Done(repeated or version, bool(repeated))

    async def act(self, live: Live, make: Make) -> int:
        """Do something to a table and write it; the version it made."""
        for _ in range(TRIES):
            live = await self.open(live.id)
            try:
                entry = make(live.table)
            except Refused:
                if await self.catch_up(live):
                    continue  # another tab has gone on: ask again
                raise
            if entry is None:
                return live.table.version
            if await self._kept(live, [write_of(live.table, entry)]):
                tell(live, self.now())
                return live.table.version
        raise Refused("busy", "table_busy")

    async def _kept(self, live: Live, writes: list[Write]) -> bool:
        """Whether it is written. If it is not, the table is read again when it is next needed."""
        try:
            await self.store.append(writes)
        except Stale:
            live.table = Table()
            return False
        except NotKept as error:
            live.table = Table()
            raise Refused("full", f"storage_{error.why}") from None
        except BaseException:
            live.table = Table()
            raise
        return True

    async def make(
        self, options: TableOptions, places: tuple[e.Sitter, ...], begin: Make | None = None, lesson: str = ""
    ) -> Live:
        """A new table, and its beginning with it. Nobody else comes here, so nobody is waited for by the clock."""
        options = replace(options, access="link", talk="off", clock=Clock(), pace="live", spectators=True)
        made = acts.create(self.new_id(), self.me, options, self.now(), places=places, lesson=lesson)
        return await self._create(*made, begin)

    async def _create(self, table: Table, entry: e.AnyEntry, begin: Make | None = None) -> Live:
        live = Live(table.id)
        live.table = table
        writes = [write_of(live.table, entry)]
        if begin and (begun := begin(live.table)):
            writes.append(write_of(live.table, begun))
        await self._kept(live, writes)
        self.lives[live.id] = live
        return live

    def start(self, table: Table) -> e.AnyEntry | None:
        """The game begins, if every place is filled."""
        if not all(place.taken for place in table.places):
            raise Refused("not_ready", "fill_every_place")
        return acts.do(table, Ask(self.me, c.Start(key="start"), self.now(), self.chance(32)))

    async def _rematch(self, live: Live, command: c.Rematch) -> Done:
        """Announce the rematch on the old table first, so that there is only one; then make it, now or at a repeat."""
        ask, id = Ask(self.me, command, self.now()), self.new_id()
        version = await self.act(live, lambda table: None if table.rematch else acts.rematch(table, ask, id))
        table, entry = acts.meet_again((await self.open(live.id)).table, self.me, self.now())
        if not await self.store.entries(table.id):
            await self._create(table, entry)
        return Done(version, table=table.id)

    def new_id(self) -> str:
        return spelled(self.chance(ID_LENGTH))


def _silent(_: float) -> None:
    """Nobody is told."""


def write_of(table: Table, entry: e.AnyEntry) -> Write:
    return Write(table.id, table.version, e.encode(entry).decode(), encode(summary(table)).decode())
