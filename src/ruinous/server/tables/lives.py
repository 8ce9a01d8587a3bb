"""A table in memory and what those who watch it are told: in order, and nothing that is not for their eyes.

Nothing here waits: whoever calls holds the lock of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from ruinous.rules.patch import Known, apply, changes
from ruinous.server.tables.messages import StateMessage, UpdateMessage
from ruinous.table import commands as c
from ruinous.table.refusals import Refused
from ruinous.table.shapes import Step, TableState
from ruinous.table.state import Look, Position, events, kept, looks, position, steps
from ruinous.table.table import Table
from ruinous.words import speaking
from ruinous.words.game import GameEvent

PRESENT_FOR = 60_000  # milliseconds that another process's word on who is there counts

encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Somebody who wants to hear of a table, as the holder of a seat or as a spectator."""

    person: str
    address: str
    seat: str | None
    steps: bool  # wants to see one thing after the other
    language: str

    def hear(self, message: bytes) -> None: ...

    def dismiss(self, why: Refused) -> None: ...


class Hearer(Protocol):
    """A socket of a person."""

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Live:
    """A table in memory, with those who watch it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table = Table()
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.states: dict[Look, TableState] = {}  # what those who watch were last told
        self.told = 0  # the version of it
        self.position: Position | None = None  # of the game then, while somebody wants steps
        self.thinking: asyncio.Task[None] | None = None
        self.used = 0
        self.present: dict[str, tuple[int, tuple[str, ...]]] = {}  # who watches in other processes
        self.talked = 0  # the last line of table talk that those who watch were told
        self.talking = asyncio.Lock()
        self.looked = 0  # when somebody last looked or did something
        self.payers: dict[str, str] = {}  # those who sit here and have looked, with their addresses (bots/company.py)
        self.onlooker: tuple[str, str] | None = None  # the address and the id of another one who did
        self.following = False  # reading what another process has written


def check_look(table: Table, person: str) -> None:
    """Refuse one who may not see the table at all."""
    if table.may_look(person):
        return
    if person in table.removed:
        raise Refused("not_allowed", "removed")
    if table.asks_for_seat(person):
        raise Refused("not_allowed", "asked_for_seat")
    locked = table.options.access == "password" and person not in table.admitted
    raise Refused("password" if locked else "not_allowed", "table_private")


def check_command(table: Table, person: str, command: c.AnyCommand) -> None:
    """One who may not see the table may ask for a seat there and think better of it, and nothing else."""
    asks = isinstance(command, c.TakeOver) or (isinstance(command, c.Withdraw) and table.asks_for_seat(person))
    if not asks:
        check_look(table, person)


def check_seat(table: Table, person: str, seat: str | None) -> None:
    """Refuse a look that is not allowed. When a game is over there are no secrets."""
    check_look(table, person)
    if seat is not None and seat not in table.seats_of(person):
        if table.game is None or seat not in table.game.seats:
            raise Refused("not_found", "no_such_seat", seat=seat[:40])
        if table.state != "over":
            raise Refused("not_allowed", "not_your_seat")


def hears(table: Table, person: str) -> bool:
    """Whether somebody who may look may also read the table talk: all may but where only players talk."""
    return table.options.talk != "players" or table.state == "open" or bool(table.held_by(person))


def look_of(watcher: Watcher) -> Look:
    return watcher.seat, watcher.language


def tell(live: Live, now: int) -> None:
    """Send those who watch what has changed since they were last told, each in their language."""
    table = live.table
    before, was = live.states, live.told
    if live.watchers and was == table.version and before:
        return
    moved = look_after(live)
    if not live.watchers:
        live.states, live.told, live.position = {}, table.version, None
        return
    live.states, live.told = looks(table, {look_of(watcher) for watcher in live.watchers}), table.version
    told = _steps_since(live, was, [look for look in live.states if look in before])
    live.position = position(table) if any(watcher.steps for watcher in live.watchers) else None
    updates: dict[tuple[Look, bool], bytes] = {}
    wholes: dict[Look, bytes] = {}
    known: Known = {}
    for watcher in list(live.watchers):
        look = look_of(watcher)
        if watcher in moved or look not in before or was > table.version:
            if look not in wholes:
                wholes[look] = whole(live, look, now)
            watcher.hear(wholes[look])
            continue
        stepwise = watcher.steps and look in told
        if (look, stepwise) not in updates:
            body: UpdateMessage = {
                "type": "update",
                "table": live.id,
                "version": table.version,
                "was": was,
                "changes": [],
            }
            state: Mapping[str, Any] = before[look]
            if stepwise:
                body["steps"] = told[look]
                for step in told[look]:
                    state = apply(state, step["changes"])
            else:
                body["events"] = _events(table, look, was)
            body["changes"] = changes(state, live.states[look], {} if stepwise else known)
            if (stand := kept(table, watcher.seat, was)) is not None:
                body["kept"] = stand  # decisions were taken back: so many of the seat's events still stand
            updates[look, stepwise] = encode(body)
        watcher.hear(updates[look, stepwise])


def _events(table: Table, look: Look, since: int) -> list[GameEvent]:
    seat, language = look
    with speaking(language):
        return events(table, seat, since)


def _steps_since(live: Live, was: int, known: list[Look]) -> dict[Look, list[Step]]:
    """What has happened since those who watch were last told; nothing where decisions were taken back."""
    table, then = live.table, live.position
    wanted = {look_of(watcher) for watcher in live.watchers if watcher.steps}.intersection(known)
    if not wanted or table.game is None or then is None or was > table.version or kept(table, None, was) is not None:
        return {}
    if len(table.game.entries) == then.decisions:
        return {look: [] for look in wanted}
    return steps(table, wanted, then)


def look_after(live: Live) -> set[Watcher]:
    """Who has lost a seat sees it no longer, and who may not look at all is sent away; those who see less now."""
    moved = set()
    for watcher in list(live.watchers):
        try:
            check_seat(live.table, watcher.person, watcher.seat)
        except Refused as refused:
            if live.table.may_look(watcher.person):
                watcher.seat = None
                moved.add(watcher)
            else:
                live.watchers.discard(watcher)
                watcher.dismiss(refused)
    return moved


def whole(live: Live, look: Look, now: int, since: int | None = None) -> bytes:
    seat, _ = look
    message: StateMessage = {
        "type": "state",
        "table": live.id,
        "version": live.table.version,
        "seat": seat,
        "state": live.states[look],
        "events": [] if since is None else _events(live.table, look, since),
        "present": present(live, now),
    }
    if since is not None and (stand := kept(live.table, seat, since)) is not None:
        message["kept"] = stand
    return encode(message)


def catch_states(live: Live, look: Look, now: int) -> None:
    if live.told != live.table.version:
        tell(live, now)
    if look not in live.states:
        live.states |= looks(live.table, (look,))
    live.told, live.position = live.table.version, position(live.table)


def present(live: Live, now: int) -> list[str]:
    """The people who have the table before them now, in any process."""
    live.present = {name: seen for name, seen in live.present.items() if now - seen[0] < PRESENT_FOR}
    people = {watcher.person for watcher in live.watchers if watcher.person}
    for _, others in live.present.values():
        people.update(others)
    return sorted(people)
