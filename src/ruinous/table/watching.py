"""Those who watch a table, and what they are told: in order, and nothing that is not for their eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from ruinous.rules.patch import Known, apply, changes
from ruinous.structs import encode
from ruinous.table import commands as c
from ruinous.table.messages import StateMessage, UpdateMessage
from ruinous.table.refusals import Refused
from ruinous.table.shapes import Step, TableState
from ruinous.table.state import Look, Position, events, kept, looks, position, steps
from ruinous.table.table import Table
from ruinous.words import speaking
from ruinous.words.game import GameEvent


class Watcher(Protocol):
    """Somebody who wants to hear of a table, as the holder of a seat or as a spectator."""

    person: str
    seat: str | None
    steps: bool  # wants to see one thing after the other
    language: str

    def hear(self, message: bytes) -> None: ...

    def dismiss(self, why: Refused) -> None: ...


W = TypeVar("W", bound=Watcher)


class Watched(Generic[W]):
    """A table with those who watch it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table = Table()
        self.watchers: set[W] = set()
        self.states: dict[Look, TableState] = {}  # what those who watch were last told
        self.told = 0  # the version of it
        self.position: Position | None = None  # of the game then, while somebody wants steps

    def present(self, now: int) -> list[str]:
        """The people who have the table before them now."""
        return sorted({watcher.person for watcher in self.watchers if watcher.person})

    def unwatch(self, watcher: W) -> None:
        self.watchers.discard(watcher)
        if not self.watchers:
            self.states, self.told = {}, 0


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


def tell(watched: Watched[Any], now: int) -> None:
    """Send those who watch what has changed since they were last told, each in their language."""
    table = watched.table
    before, was = watched.states, watched.told
    if watched.watchers and was == table.version and before:
        return
    moved = look_after(watched)
    if not watched.watchers:
        watched.states, watched.told, watched.position = {}, table.version, None
        return
    watched.states, watched.told = looks(table, {look_of(watcher) for watcher in watched.watchers}), table.version
    told = _steps_since(watched, was, [look for look in watched.states if look in before])
    watched.position = position(table) if any(watcher.steps for watcher in watched.watchers) else None
    updates: dict[tuple[Look, bool], bytes] = {}
    wholes: dict[Look, bytes] = {}
    known: Known = {}
    for watcher in list(watched.watchers):
        look = look_of(watcher)
        if watcher in moved or look not in before or was > table.version:
            if look not in wholes:
                wholes[look] = whole(watched, look, now)
            watcher.hear(wholes[look])
            continue
        stepwise = watcher.steps and look in told
        if (look, stepwise) not in updates:
            body: UpdateMessage = {
                "type": "update",
                "table": watched.id,
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
            body["changes"] = changes(state, watched.states[look], {} if stepwise else known)
            if (stand := kept(table, watcher.seat, was)) is not None:
                body["kept"] = stand  # decisions were taken back: so many of the seat's events still stand
            updates[look, stepwise] = encode(body)
        watcher.hear(updates[look, stepwise])


def _events(table: Table, look: Look, since: int) -> list[GameEvent]:
    seat, language = look
    with speaking(language):
        return events(table, seat, since)


def _steps_since(watched: Watched[Any], was: int, known: list[Look]) -> dict[Look, list[Step]]:
    """What has happened since those who watch were last told; nothing where decisions were taken back."""
    table, then = watched.table, watched.position
    wanted = {look_of(watcher) for watcher in watched.watchers if watcher.steps}.intersection(known)
    if not wanted or table.game is None or then is None or was > table.version or kept(table, None, was) is not None:
        return {}
    if len(table.game.entries) == then.decisions:
        return {look: [] for look in wanted}
    return steps(table, wanted, then)


def look_after(watched: Watched[Any]) -> set[Watcher]:
    """Who has lost a seat sees it no longer, and who may not look at all is sent away; those who see less now."""
    moved = set()
    for watcher in list(watched.watchers):
        try:
            check_seat(watched.table, watcher.person, watcher.seat)
        except Refused as refused:
            if watched.table.may_look(watcher.person):
                watcher.seat = None
                moved.add(watcher)
            else:
                watched.watchers.discard(watcher)
                watcher.dismiss(refused)
    return moved


def join(watched: Watched[Any], watcher: Watcher, since: int | None, now: int) -> None:
    """Take somebody in among those who watch; they hear the whole state and what they missed after `since`."""
    check_seat(watched.table, watcher.person, watcher.seat)
    look = look_of(watcher)
    catch_states(watched, look, now)
    watched.watchers.add(watcher)
    watcher.hear(whole(watched, look, now, since))


def whole(watched: Watched[Any], look: Look, now: int, since: int | None = None) -> bytes:
    seat, _ = look
    message: StateMessage = {
        "type": "state",
        "table": watched.id,
        "version": watched.table.version,
        "seat": seat,
        "state": watched.states[look],
        "events": [] if since is None else _events(watched.table, look, since),
        "present": watched.present(now),
    }
    if since is not None and (stand := kept(watched.table, seat, since)) is not None:
        message["kept"] = stand
    return encode(message)


def catch_states(watched: Watched[Any], look: Look, now: int) -> None:
    if watched.told != watched.table.version:
        tell(watched, now)
    if look not in watched.states:
        watched.states |= looks(watched.table, (look,))
    watched.told, watched.position = watched.table.version, position(watched.table)
