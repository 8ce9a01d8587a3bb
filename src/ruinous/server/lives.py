"""A table in memory and what those who watch it are told: in order, and nothing that is not for their eyes.

Nothing here waits: whoever calls holds the lock of the table.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from ruinous.rules.patch import Known, changes
from ruinous.table.refusals import Refused
from ruinous.table.state import State, events, kept, states
from ruinous.table.table import Table

PRESENT_FOR = 60_000  # milliseconds that another process's word on who is there counts

encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Somebody who wants to hear of a table, as the holder of a seat or as a spectator."""

    person: str
    seat: str | None

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
        self.states: dict[str | None, State] = {}  # what those who watch were last told
        self.told = 0  # the version of it
        self.thinking: asyncio.Task[None] | None = None
        self.used = 0
        self.present: dict[str, tuple[int, tuple[str, ...]]] = {}  # who watches in other processes
        self.talked = 0  # the last line of table talk that those who watch were told
        self.talking = asyncio.Lock()
        self.following = False  # reading what another process has written


def check_look(table: Table, person: str) -> None:
    """Refuse one who may not see the table at all."""
    if not table.may_look(person):
        raise Refused("password" if table.options.access == "password" else "not_allowed", "table_private")


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


def tell(live: Live, now: int) -> None:
    """Send those who watch what has changed since they were last told."""
    table = live.table
    before, was = live.states, live.told
    if live.watchers and was == table.version and before:
        return
    moved = look_after(live)
    if not live.watchers:
        live.states, live.told = {}, table.version
        return
    live.states, live.told = states(table, {watcher.seat for watcher in live.watchers}), table.version
    updates: dict[str | None, bytes] = {}
    wholes: dict[str | None, bytes] = {}
    known: Known = {}
    for watcher in list(live.watchers):
        seat = watcher.seat
        if watcher in moved or seat not in before or was > table.version:
            if seat not in wholes:
                wholes[seat] = whole(live, seat, now)
            watcher.hear(wholes[seat])
            continue
        if seat not in updates:
            body = {
                "type": "update",
                "table": live.id,
                "version": table.version,
                "was": was,
                "changes": changes(before[seat], live.states[seat], known),
                "events": events(table, seat, was),
            }
            if (stand := kept(table, seat, was)) is not None:
                body["kept"] = stand  # decisions were taken back: so many of the seat's events still stand
            updates[seat] = encode(body)
        watcher.hear(updates[seat])


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


def whole(live: Live, seat: str | None, now: int, since: int | None = None) -> bytes:
    message = {
        "type": "state",
        "table": live.id,
        "version": live.table.version,
        "seat": seat,
        "state": live.states[seat],
        "events": [] if since is None else events(live.table, seat, since),
        "present": present(live, now),
    }
    if since is not None and (stand := kept(live.table, seat, since)) is not None:
        message["kept"] = stand
    return encode(message)


def catch_states(live: Live, seat: str | None, now: int) -> None:
    if live.told != live.table.version:
        tell(live, now)
    if seat not in live.states:
        live.states |= states(live.table, (seat,))
    live.told = live.table.version


def present(live: Live, now: int) -> list[str]:
    """The people who have the table before them now, in any process."""
    live.present = {name: seen for name, seen in live.present.items() if now - seen[0] < PRESENT_FOR}
    people = {watcher.person for watcher in live.watchers if watcher.person}
    for _, others in live.present.values():
        people.update(others)
    return sorted(people)
