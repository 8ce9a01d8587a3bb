"""The tables that this process has open: commands in, durable entries out, updates to all who watch.

A command is carried out on the table in memory, written to the store, and only then told to anyone. If it cannot be
written, the table in memory is thrown away and read again. One lock per table keeps commands apart in a process; the
expected version keeps processes apart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from secrets import token_bytes
from typing import Any

import msgspec
from msgspec import Struct

from ruinous.rules.facts import Fact
from ruinous.server.bus import News
from ruinous.server.errors import logged
from ruinous.server.explaining import Whys
from ruinous.server.heads import head_of, notices_for, result_of
from ruinous.server.house import House
from ruinous.server.lives import (
    Hearer,
    Live,
    Watcher,
    catch_states,
    check_look,
    check_seat,
    hears,
    look_of,
    present,
    tell,
    whole,
)
from ruinous.server.pace import Pace
from ruinous.server.thinking import Thinkers
from ruinous.store.protocol import Line, Restored, Stale, StoreError, Write
from ruinous.table import acts
from ruinous.table import commands as c
from ruinous.table import entries as e
from ruinous.table.acts import Ask, Who
from ruinous.table.refusals import Refused
from ruinous.table.table import LogError, Table, read

log = logging.getLogger("ruinous.server")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 12
KEPT = 512  # tables kept in memory though nobody watches them
TRIES = 8  # against other processes that write to the same table
SWEEP = 1.0  # seconds
LOOK_AROUND = 10  # sweeps between two looks at the store for what the bus may have lost
BOT_LATE = 3000  # milliseconds after which a bot's move is anybody's business

encode = msgspec.json.Encoder().encode


class Done(Struct, frozen=True, omit_defaults=True):
    """A command was carried out; the table is at this version. `repeated`: it had been done before."""

    version: int
    repeated: bool = False
    table: str = ""  # of a rematch
    line: Line | None = None  # of table talk


class Tables:
    """All that is done with tables."""

    def __init__(self, house: House, thinkers: Thinkers, bot_pace: float = 1.0) -> None:
        self.house = house
        self.thinkers = thinkers
        self.whys = Whys(house, thinkers)
        self.pace = Pace(house.now, bot_pace)
        self.lives: dict[str, Live] = {}
        self.people: dict[str, set[Hearer]] = {}  # sockets by identity, for notices
        self.unreadable: dict[str, Fact] = {}  # tables whose log cannot be read, and why
        self._tasks: set[asyncio.Task[Any]] = set()
        self._uses = 0
        self._sweeps = 0
        self._generation = 0  # of the store, when it was last looked at

    # --- opening --------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> Live:
        """The table, as new as the store has it; Refused if there is none, or if its log cannot be read."""
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
        async with live.lock:  # while something is being written the table shows what may never be
            if live.table.version == 0 or self.house.store.shared:
                await self._catch_up(live)
        if live.table.version == 0:
            if not live.watchers and self.lives.get(id) is live:
                del self.lives[id]
            raise Refused("not_found", "no_table")
        return live

    async def _catch_up(self, live: Live) -> None:
        """Read what is new in the store and tell those who watch. The lock is held."""
        try:
            log_ = await self.house.store.entries(live.id, live.table.version)
        except Restored:
            return await self._read_again(live)
        if log_:
            self._add(live, log_)
            tell(live, self.house.now())
            self._wake_bot(live, late=True)
        return None

    def _add(self, live: Live, log_: list[bytes]) -> None:
        try:
            live.table.add(read(log_))
        except LogError as error:
            raise self._close_for_all(live, error) from None

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

    async def _read_again(self, live: Live) -> None:
        """Forget what is in memory: it may not be what is in the store."""
        live.table = Table()
        self._add(live, await self.house.store.entries(live.id))
        if live.table.version < live.told:  # the store was restored from a backup
            live.states, live.told = {}, 0
        tell(live, self.house.now())

    def _forget_some(self) -> None:
        if len(self.lives) <= KEPT:
            return
        idle = [live for live in self.lives.values() if not live.watchers and not live.lock.locked()]
        for live in sorted(idle, key=lambda live: live.used)[: len(self.lives) - KEPT]:
            if live.thinking is None and live.used < self._uses:
                del self.lives[live.id]  # whoever still holds it finds the newer one in `_act`

    def forget_all(self) -> None:
        """The store is another one than it was: start anew, and tell everybody the whole state."""
        self.house.known.clear()
        self.unreadable.clear()
        for live in list(self.lives.values()):
            self._spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            live.table, live.states, live.told = Table(), {}, 0
            if live.watchers:
                with suppress(Refused):  # those who watch have been told
                    await self._read_again(live)

    # --- doing ----------------------------------------------------------------------------------------------------

    async def create(self, table: Table, entry: e.Created) -> bool:
        """Write a new table. False if there is one with its id already."""
        try:
            await self.house.store.append(self._write(table, entry, {}))
        except Stale:
            return False
        live = self.lives.setdefault(table.id, Live(table.id))
        self._uses += 1
        live.used = self._uses
        async with live.lock:
            if live.table.version == 0:
                live.table = table
        return True

    async def do(self, id: str, who: Who, command: c.AnyCommand) -> Done:
        """Carry out a person's command."""
        live = await self.open(id)
        if not isinstance(command, c.TakeOver):
            check_look(live.table, who.id)
        if isinstance(command, c.Say):
            return await self.say(live, who, command)
        if isinstance(command, c.Rematch):
            return await self._rematch(live, who, command)
        done: list[int] = []

        def make(table: Table) -> e.AnyEntry | None:
            done[:] = [acts.repeated(table, who, command.key)]
            if done[0]:
                return None
            return acts.do(table, Ask(who, command, self.house.now(), token_bytes(32)))

        version = await self.act(live, make)
        return Done(done[0] or version, bool(done[0]))

    async def act(self, live: Live, make: Callable[[Table], e.AnyEntry | None]) -> int:
        """Do something to a table and write it; the version it made. It is finished even if nobody waits any more."""
        return await asyncio.shield(self._spawn(self._act(live, make)))

    async def _act(self, live: Live, make: Callable[[Table], e.AnyEntry | None]) -> int:
        live = self.lives.setdefault(live.id, live)  # it may have been forgotten and opened anew
        async with live.lock:
            for _ in range(TRIES):
                if live.table.version == 0:  # the last write has failed
                    await self._read_again(live)
                    if live.table.version == 0:
                        raise Refused("not_found", "no_table")
                waited = live.table.awaited()
                try:
                    entry = make(live.table)
                except Refused:
                    if self.house.store.shared and await self._behind(live):
                        continue  # another process has gone on: ask again
                    raise
                except Exception:
                    await self._read_again(live)
                    raise
                if entry is None:
                    return live.table.version
                write = self._write(live.table, entry, waited, present(live, self.house.now()))
                try:
                    await self.house.store.append(write)
                except Stale:
                    await self._read_again(live)
                    continue
                except Restored:
                    self.forget_all()
                    await self._read_again(live)
                    continue
                except BaseException:
                    live.table = Table()  # whatever the store says, when it says something again
                    raise
                self.house.bus.tell(News(table=live.id, version=live.table.version))
                for notice in write.notices:
                    self.house.bus.tell(News(notice=notice.identity))
                    self._tell_person(notice.identity)
                tell(live, self.house.now())
                self._wake_bot(live)
                return live.table.version
            raise Refused("busy", "table_busy")

    async def _behind(self, live: Live) -> bool:
        before = live.table.version
        await self._catch_up(live)
        return live.table.version != before

    def _write(self, table: Table, entry: e.AnyEntry, waited: dict[str, str], there: Collection[str] = ()) -> Write:
        return Write(
            table=table.id,
            expected=table.version - 1,
            entry=e.encode(entry),
            head=head_of(table),
            notices=notices_for(table, entry, waited, there),
            result=result_of(table, entry),
        )

    async def admit(self, id: str, who: Who) -> None:
        """The password was right."""
        live = await self.open(id)
        if who.id not in live.table.admitted:
            await self.act(live, lambda table: acts.admit(table, who, self.house.now()))

    async def _rematch(self, live: Live, who: Who, command: c.Rematch) -> Done:
        """Announce the rematch on the old table first, so that there is only one; then make it, now or at a repeat."""
        id = new_id()

        def make(table: Table) -> e.AnyEntry | None:
            return None if table.rematch else acts.rematch(table, Ask(who, command, self.house.now()), id)

        version = await self.act(live, make)
        old = live.table
        if not old.held_by(who.id):
            raise Refused("not_seated", "rematch_players")
        options, places = acts.rotated(old)
        table, entry = acts.create(
            old.rematch, who, options, self.house.now(), password=old.password, places=places, rematch_of=old.id
        )
        await self.create(table, entry)
        return Done(version, table=old.rematch)

    async def close(self, id: str) -> None:
        """The admin ends a table."""
        await self.act(await self.open(id), lambda table: acts.close(table, self.house.now()))

    async def say(self, live: Live, who: Who, command: c.Say) -> Done:
        """Table talk."""
        table = live.table
        allowed = table.options.talk
        if allowed == "off" or (allowed == "players" and not table.held_by(who.id)):
            raise Refused("not_allowed", "talk_off" if allowed == "off" else "talk_players")
        text = " ".join(command.text.split())
        if not text or any(0xD800 <= ord(letter) < 0xE000 for letter in text):
            raise Refused("bad_request", "talk_empty")
        line = await self.house.store.say(table.id, self.house.now(), who.id, who.name, text)
        self.house.bus.tell(News(table=table.id, talk=line.number))
        await self._tell_talk(live)
        return Done(table.version, line=line)

    # --- bots and clocks ------------------------------------------------------------------------------------------

    def _wake_bot(self, live: Live, late: bool = False) -> None:
        """Let the bot think that must decide. `late`: another process may be at it, so only if it takes too long."""
        if live.thinking is not None or not live.table.bot_due():
            return
        if not late or not self.house.store.shared or live.table.at <= self.house.now() - BOT_LATE:
            live.thinking = self._spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        """Let bots answer until a person must."""
        try:
            while level := live.table.bot_due():
                table, version = live.table, live.table.version
                begun, lasts = self.house.now(), self.pace.lasts(live, level)
                if table.state == "drafting":
                    left = [power for power in table.options.powers if table.seated(power) < 0]
                    power = left[int.from_bytes(token_bytes(4), "big") % len(left)]
                    make = _picks(power, version, self.house.now)
                else:
                    assert table.game is not None
                    make = _answers(await self.thinkers.choose(table.game, level), version, self.house.now)
                await self.pace.rest(live, version, begun, lasts)
                try:
                    await self._act(live, make)
                except Refused:
                    if live.table.version == version:
                        raise  # a bot's mistake; it must not be asked forever
                except StoreError as error:
                    log.warning("Table %s: a bot's move waits: %s", live.id, logged(error.fact))
                    return  # the sweep tries again
                await asyncio.sleep(0)
        except Exception:
            log.exception("Table %s: the bot failed.", live.id)
        finally:
            live.thinking = None
            self.pace.calm(live.id)

    async def sweep(self) -> None:
        """One round of what nobody else sees to: clocks, bots left behind, news the bus has lost."""
        now = self.house.now()
        store = self.house.store
        generation = await store.generation()
        if generation != self._generation:
            if self._generation:
                self.forget_all()
            self._generation = generation
        for id in await store.overdue(now, AT_ONCE + len(self.unreadable)):
            live = await self._opened(id)
            if live:
                try:
                    await self.act(live, lambda table: acts.flag(table, self.house.now()))
                except Refused as refused:
                    log.warning("Table %s: a clock waits: %s", id, logged(refused.fact))
        for id in await store.awaiting_bots(now - BOT_LATE, AT_ONCE + len(self.unreadable)):
            live = await self._opened(id)
            if live:
                self._wake_bot(live)
        self._sweeps += 1
        if store.shared and (not self.house.bus.up or self._sweeps % LOOK_AROUND == 0):
            await self.look_around()
            for live in self.lives.values():
                if live.watchers:
                    self._present_here(live)

    async def _opened(self, id: str) -> Live | None:
        try:
            return await self.open(id)
        except Refused:
            return None  # it is gone, or its log cannot be read: the host has been told
        except StoreError:
            raise
        except Exception:
            log.exception("Table %s cannot be opened.", id)
            return None

    async def look_around(self) -> None:
        """Compare all tables that are watched with the store."""
        watched = [id for id, live in self.lives.items() if live.watchers]
        for id, version in (await self.house.store.versions(watched)).items():
            live = self.lives.get(id)
            if live and live.table.version != version:
                with suppress(Refused):  # those who watch have been told
                    async with live.lock:
                        await self._catch_up(live)  # a restore is noticed too
            if live:
                await self._tell_talk(live)

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                log.warning("The sweep waits: %s", logged(error.fact))
            except Exception:
                log.exception("The sweep failed.")
            await asyncio.sleep(SWEEP)

    async def hear(self, news: News) -> None:
        """Something is new in another process."""
        if news.lost:
            return await self.look_around()
        if news.away:
            self._close_sockets(news.away)
        live = self.lives.get(news.table)
        if news.notice:
            self._tell_person(news.notice)
        if live is None:
            return None
        if news.present is not None:
            if news.sender not in live.present and live.watchers:
                self._present_here(live)  # who has just come there does not know who is here
            live.present[news.sender] = (self.house.now(), news.present)
            self._tell_presence(live)
        if news.version > live.table.version and not live.following:
            live.following = True
            self._spawn(self._follow(live))
        if news.talk and live.watchers:
            self._spawn(self._tell_talk(live))
        return None

    async def _follow(self, live: Live) -> None:
        """Read what another process has written. Never in the way of other tables' news."""
        try:
            async with live.lock:
                live.following = False  # what comes from now on may not be in what is read
                await self._catch_up(live)
        except Refused:
            pass  # those who watch have been told
        except StoreError as error:
            log.warning("Table %s: news must wait: %s", live.id, logged(error.fact))
        except Exception:
            log.exception("Table %s cannot be read.", live.id)
        finally:
            live.following = False

    # --- telling --------------------------------------------------------------------------------------------------

    async def watch(self, id: str, watcher: Watcher, since: int | None) -> None:
        """Take somebody in among those who watch; they hear the whole state and what they missed after `since`."""
        live = self.lives.setdefault(id, await self.open(id))
        async with live.lock:
            if live.table.version == 0:
                await self._read_again(live)
            check_seat(live.table, watcher.person, watcher.seat)
            if not live.watchers:
                live.talked = max((line.number for line in await self.house.store.lines(id, 0, 1)), default=0)
            look = look_of(watcher)
            catch_states(live, look, self.house.now())
            live.watchers.add(watcher)
            watcher.hear(whole(live, look, self.house.now(), since))
        self._announce(live)
        self._wake_bot(live, late=True)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self.lives.get(id)
        if live and watcher in live.watchers:
            live.watchers.discard(watcher)
            if not live.watchers:
                live.states, live.told = {}, 0
            self._announce(live)

    async def _tell_talk(self, live: Live) -> None:
        """Send those who may hear it what was said since they were last told, each line once and in order."""
        async with live.talking:
            if not live.watchers:
                return
            for line in await self.house.store.lines(live.id, live.talked, MOST_LINES):
                live.talked = line.number
                message = encode({"type": "talk", "table": live.id, "line": line})
                for watcher in list(live.watchers):
                    if hears(live.table, watcher.person):
                        watcher.hear(message)

    def _present_here(self, live: Live) -> None:
        here = tuple(sorted({watcher.person for watcher in live.watchers if watcher.person}))
        self.house.bus.tell(News(table=live.id, present=here))

    def _announce(self, live: Live) -> None:
        self._present_here(live)
        self._tell_presence(live)

    def _tell_presence(self, live: Live) -> None:
        message = encode({"type": "present", "table": live.id, "people": present(live, self.house.now())})
        for watcher in list(live.watchers):
            watcher.hear(message)

    def _tell_person(self, person: str) -> None:
        message = encode({"type": "notices"})
        for client in list(self.people.get(person, ())):
            client.send(message)

    # --- the house ------------------------------------------------------------------------------------------------

    def _spawn(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """Let what is being written be written."""
        for live in self.lives.values():
            if live.thinking is not None:
                live.thinking.cancel()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def send_away(self, person: str) -> None:
        """End the sockets of a person, here and in other processes."""
        self.house.bus.tell(News(away=person))
        self._close_sockets(person)

    def _close_sockets(self, person: str) -> None:
        for client in list(self.people.get(person, ())):
            client.close()

    def facts(self) -> dict[str, Any]:
        return {
            "tables_in_memory": len(self.lives),
            "watchers": sum(len(live.watchers) for live in self.lives.values()),
            "bots_thinking": self.thinkers.waiting,
            "bus_up": self.house.bus.up,
        }


AT_ONCE = 100  # tables that one sweep sees to
MOST_LINES = 200  # of table talk that are told at once


def _unreadable(why: Fact) -> Refused:
    if why.id == "log.newer_edition":
        return Refused("unreadable", "unreadable_newer", number=why.args["number"], needs=why.args["needs"])
    return Refused("unreadable", "unreadable")


def _answers(action: str, version: int, now: Callable[[], int]) -> Callable[[Table], e.AnyEntry | None]:
    return lambda table: acts.bot_plays(table, action, version, now())


def _picks(power: str, version: int, now: Callable[[], int]) -> Callable[[Table], e.AnyEntry | None]:
    return lambda table: acts.bot_picks(table, power, version, now())


def new_id() -> str:
    return spelled(token_bytes(ID_LENGTH))


def spelled(raw: Iterable[int]) -> str:
    """Random bytes as letters that can be read aloud."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in raw)
