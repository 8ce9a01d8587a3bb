"""Groups as they are kept: read, changed, and the tables opened that they have planned.

A group is written as a whole, upon the version that was read; if another was quicker, the command is tried again upon
what is there then. Tables are announced in the group first and made afterwards, so that no room is opened twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

from ruinous.groups import Group, acts, encode, read
from ruinous.groups.commands import AnyGroupCommand
from ruinous.groups.group import Game
from ruinous.server.gate.limits import Limits
from ruinous.server.people.marks import Trace, marks
from ruinous.server.standing import chronicle
from ruinous.server.standing.chronicle import Working
from ruinous.server.tables.quota import Quota
from ruinous.server.tables.tables import Tables
from ruinous.store.groups import StoredGroup
from ruinous.store.protocol import Identity, Store
from ruinous.table import acts as table_acts
from ruinous.table import entries as e
from ruinous.table.acts import Who
from ruinous.table.finished import read as read_game
from ruinous.table.refusals import Refused
from ruinous.table.table import Table
from ruinous.table.wishes import ID_LENGTH, spelled

MOST_GROUPS = 20  # of one person
TRIES = 8  # against others who change the same group

Change = Callable[[Group], Group | None]


class Groups:
    """All that is done with groups."""

    def __init__(self, store: Store, tables: Tables, work: Working, quota: Quota, limits: Limits) -> None:
        self.store = store
        self.tables = tables
        self.work = work
        self.quota = quota
        self.limits = limits

    # --- looking ---

    async def of(self, person: str) -> list[Group]:
        return [read(stored.facts) for stored in await self.store.groups_of(person)]

    async def group(self, id: str, person: str) -> Group:
        """A group of this person; else Refused, as if there were none."""
        return _of_member(await self.store.group(id), person)

    async def by_key(self, key: str) -> Group:
        """The group that a link leads to."""
        stored = await self.store.group_by_key(key) if key else None
        if stored is None:
            raise Refused("not_found", "no_invitation")
        group: Group = read(stored.facts)
        return group

    async def known(self, group: Group) -> acts.Known:
        """What came of the games of a group."""
        tables = [game.table for game in group.games]
        states = await self.store.states(tables)
        stored = {one.table: one.facts for one in await self.store.games_at(tables)}
        late = [table for table, state in states.items() if state == "over" and table not in stored]
        for table in late:  # it has just ended
            await chronicle.write(self.store, table, self.work)
        stored |= {one.table: one.facts for one in await self.store.games_at(late)}
        return await asyncio.to_thread(_known, stored, states)

    async def names(self, group: Group) -> dict[str, str]:
        return await self.store.names(group.people)

    # --- doing ---

    async def found(self, me: Identity, name: str) -> Group:
        await self._check_few(me.id)
        id = spelled(self.tables.chance.bytes(ID_LENGTH))
        group = acts.found(id, name, me.id, self.tables.now(), self.tables.chance.bytes(32))
        if not await self._put(group, 0):
            raise Refused("busy", "group_busy")
        return group

    async def join(self, me: Identity, key: str) -> Group:
        group = await self.by_key(key)
        if group.member(me.id):
            return group
        await self._check_few(me.id)

        def make(group: Group) -> Group:
            if group.key != key:
                raise Refused("not_found", "no_invitation")
            return acts.joined(group, me.id, self.tables.now())

        changed = await self._change(group.id, make)
        assert changed is not None
        return changed

    async def leave(self, id: str, person: str) -> None:
        """Somebody leaves, perhaps for good."""
        await self._change(id, lambda group: acts.without(group, person))

    async def do(self, id: str, me: Identity, command: AnyGroupCommand, trace: Trace) -> Group | None:
        """Carry out a command of a member; None: the group is gone."""
        secret = self.tables.chance.bytes(32)
        for _ in range(TRIES):
            stored = await self.store.group(id)
            group = _of_member(stored, me.id)
            ask = acts.Ask(me.id, command, self.tables.now(), secret, await self.known(group))
            done = await asyncio.to_thread(acts.do, group, ask)
            assert stored is not None
            async with AsyncExitStack() as stack:
                for game in done.open:
                    self.limits.take("tables", trace.address)
                    await stack.enter_async_context(self.quota.making(me.id, trace.address, game.table, False))
                if not await self._write(id, stored.version, done.group):
                    continue
                for game in done.open:
                    await self._open(group, game, done.title, me, trace)
            if done.close:
                await self._close(done.close)
            return done.group
        raise Refused("busy", "group_busy")

    async def _open(self, group: Group, game: Game, title: str, me: Identity, trace: Trace) -> None:
        """Make a room with seats kept; who opens it and plays has sat down already."""
        names = await self.store.names([seat.person for seat in game.seats])
        places = tuple(
            e.Sitter(power=seat.power, person=seat.person, name=names[seat.person], kept=seat.person != me.id)
            if seat.person in names
            else e.Sitter(power=seat.power)
            for seat in game.seats
        )
        who = Who(me.id, me.name, await marks(self.store, game.table, trace))
        options = acts.options_of(group, game, title)
        table, entry = table_acts.create(game.table, who, options, self.tables.now(), places=places, group=group.id)
        await self.tables.create(table, entry)

    async def _close(self, table: str) -> None:
        with suppress(Refused):  # it has just begun, or is gone
            await self.tables.act(await self.tables.open(table), self._if_open)

    def _if_open(self, table: Table) -> e.AnyEntry | None:
        return table_acts.close(table, self.tables.now()) if table.state == "open" else None

    async def _change(self, id: str, make: Change) -> Group | None:
        for _ in range(TRIES):
            stored = await self.store.group(id)
            if stored is None:
                raise Refused("not_found", "no_group")
            changed = make(read(stored.facts))
            if await self._write(id, stored.version, changed):
                return changed
        raise Refused("busy", "group_busy")

    async def _write(self, id: str, version: int, group: Group | None) -> bool:
        return await (self._put(group, version) if group else self.store.delete_group(id, version))

    async def _put(self, group: Group, version: int) -> bool:
        facts, people = encode(group), tuple(group.people)
        return await self.store.put_group(
            StoredGroup(group.id, version + 1, group.key, self.tables.now(), facts, people)
        )

    async def _check_few(self, person: str) -> None:
        if len(await self.store.groups_of(person)) >= MOST_GROUPS:
            raise Refused("too_many", "groups_of_one", count=MOST_GROUPS)


def _known(stored: dict[str, bytes], states: dict[str, str]) -> acts.Known:
    return acts.Known({table: read_game(facts) for table, facts in stored.items() if facts}, states)


def _of_member(stored: StoredGroup | None, person: str) -> Group:
    group: Group | None = read(stored.facts) if stored else None
    if group is None or group.member(person) is None:
        raise Refused("not_found", "no_group")
    return group
