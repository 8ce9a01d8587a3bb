"""What a store must do. The log of a table is the truth; a row of the lobby is only its newest summary.

Everything is durable before a call returns. Times are milliseconds since 1970, given by the caller: a store has no
clock. Entries, summaries and settings are bytes (JSON) that a store never looks into.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from ruinous.rules.facts import Fact, FactError
from ruinous.store.analyses import AnalysisStore
from ruinous.store.games import GameStore
from ruinous.store.groups import GroupStore
from ruinous.table.shapes import Line as Line


class StoreError(FactError):
    """Something that a store cannot do, and why."""

    ROOM = "store"


class Stale(StoreError):
    """The table has moved on: `version` is where it is now (0: there is no such table)."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__("stale", table=table, version=version)
        self.version = version


class Taken(StoreError):
    """A key that must be unique is in use."""


class Full(StoreError):
    """No room to write; nothing was changed."""


class Down(StoreError):
    """The database does not answer; whether the write was made must be looked up."""


class Broken(StoreError):
    """The database is there, but it is damaged, not ours, or not to be written. Waiting does not help."""


class Restored(StoreError):
    """The store was restored from a backup since it was opened: whatever is remembered of it must be forgotten.

    Raised by the first `append` after that; and by `append`, and `entries` with `since`, for every table that was known
    before, until it is read from its beginning. So old knowledge never writes upon restored data.
    """

    def __init__(self) -> None:
        super().__init__("restored")


# --- rows ---------------------------------------------------------------------------------------------------------


class Head(Struct, frozen=True):
    """The row of a table: what the lobby and the sweeps look for. Made from the log, written with each entry."""

    state: str  # "open", "playing" (a draft too) or "over"
    listed: bool  # shown in the lobby
    summary: bytes
    at: int  # when the last entry was written
    due: int | None = None  # when somebody's clock runs out
    awaits_bot: bool = False
    members: tuple[tuple[str, bool], ...] = ()  # identities at the table, and whether the table waits for them


class Notice(Struct, frozen=True):
    """Something to tell a person. The key makes it unique: the same key twice is one notice."""

    key: str
    identity: str
    table: str
    kind: str  # "your_turn", "game_over", "vote", "invited"
    args: dict[str, Any]  # what there is to say, by name; one of an older Ruinous has only its "text"
    at: int


class StoredNotice(Struct, frozen=True):
    number: int
    notice: Notice
    read: bool


class Delivery(Struct, frozen=True):
    """One way of telling one notice. `state`: "waiting", "sending", "sent", "failed", "moot"."""

    number: int
    notice: Notice
    channel: str  # "webhook", "email" or "push"
    target: str
    state: str
    attempts: int
    due: int  # not before; while sending: when the one who sends it is given up
    error: Fact | None
    at: int  # of the last change


class Result(Struct, frozen=True):
    """How a game ended."""

    table: str
    at: int
    condition: str
    summary: bytes
    members: tuple[str, ...] = ()


class Identity(Struct, frozen=True):
    """A person, known by devices that hold a token. Hashes only: a stolen file opens no seat."""

    id: str
    name: str
    created: int
    recovery: str | None = None  # hash of the one recovery code in force
    passphrase: str | None = None  # salted hash
    settings: bytes = b"{}"
    blocked: bool = False
    scope: str = ""  # of the device that brought them: what it may do; empty: everything
    table: str = ""  # the only table for which the device is good; empty: any


class StoredDevice(Struct, frozen=True):
    """What holds a token of a person: a device of theirs, or a program of narrow scope."""

    device: str  # hash of the token
    identity: str
    at: int
    scope: str = ""  # empty: a device of the person's own, which may do everything
    name: str = ""  # of a program
    table: str = ""  # the only table it may play at; empty: any


class Write(Struct, frozen=True):
    """One entry of a table's log and all that becomes durable with it."""

    table: str
    expected: int  # the version before; 0 makes the table
    entry: bytes
    head: Head
    notices: tuple[Notice, ...] = ()
    result: Result | None = None  # written once, when the game ends

    @property
    def in_order(self) -> list[Notice]:
        """The notices by their keys: two writers who bring the same ones then never wait for each other in a ring."""
        return sorted(self.notices, key=lambda notice: notice.key)


class Outworn(Struct, frozen=True):
    """Which tables have had their time: in this state, and without a new entry since `before`."""

    state: str
    before: int
    listed: bool | None = None  # None: either
    members: int | None = None  # at most so many
    played: bool | None = None  # whether there is a result


# What `counts` counts.
COUNTED = (
    "identities",
    "entries",
    *(f"tables_{state}" for state in ("open", "playing", "over")),
    *(f"deliveries_{state}" for state in ("waiting", "sending", "sent", "failed", "moot")),
)


# --- the protocol -------------------------------------------------------------------------------------------------


class Store(GameStore, GroupStore, AnalysisStore, Protocol):
    """SQLite or PostgreSQL. `shared` says whether other processes write to it too."""

    shared: bool

    async def close(self) -> None: ...

    async def check(self, at_most: int | None = None) -> bool:
        """See that all that is stored is whole, or Broken. False: it is more than `at_most` bytes, not looked at."""
        ...

    # tables
    async def append(self, write: Write) -> int:
        """Write the entry as version `expected + 1`, which is returned; or Stale, Full, Down, Restored."""
        ...

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The log after version `since`, in order; empty if there is nothing more or no such table."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Where tables are; unknown ones are left out."""
        ...

    async def states(self, tables: Sequence[str]) -> dict[str, str]:
        """The states of tables; unknown ones are left out."""
        ...

    async def tally(self, identity: str) -> dict[str, int]:
        """At how many tables a person is, by their state."""
        ...

    async def newest(self) -> int:
        """When the last entry of all was written; 0 if there is none."""
        ...

    async def outworn(self, rule: Outworn, limit: int) -> list[tuple[str, int]]:
        """Tables that have had their time, and their versions, the oldest first."""
        ...

    async def delete_table(self, table: str, version: int) -> bool:
        """Forget a table and all that was told of it, at once or not at all. False: it has moved on, or is gone."""
        ...

    async def lobby(self, states: Sequence[str], limit: int, before: int | None = None) -> list[bytes]:
        """Summaries of listed tables in these states, the newest first, older than `before` (by `at`)."""
        ...

    async def tables_of(self, identity: str, limit: int, before: int | None = None) -> list[bytes]:
        """Summaries of a person's tables: those that wait for them, other running or open ones, then finished ones; in
        each group the newest first. With `before` only finished ones, older than that (by `at`)."""
        ...

    async def every_table(self, limit: int, before: int | None = None) -> list[bytes]:
        """Summaries of all tables for the admin, the newest first."""
        ...

    async def overdue(self, now: int, limit: int) -> list[str]:
        """Tables whose clock has run out."""
        ...

    async def awaiting_bots(self, until: int, limit: int) -> list[str]:
        """Tables that wait for a bot and have not changed since `until`."""
        ...

    async def results(self, limit: int, before: int | None = None, identity: str | None = None) -> list[Result]: ...

    async def counts(self) -> dict[str, int]:
        """How many of each that COUNTED names."""
        ...

    # table talk
    async def say(self, table: str, at: int, identity: str, name: str, text: str, key: str = "") -> Line:
        """Taken if this person has said something there with the same key; without a key nothing is taken."""
        ...

    async def said(self, table: str, identity: str, key: str) -> Line | None:
        """The line that this person said with this key."""
        ...

    async def lines(self, table: str, since: int = 0, limit: int = 200) -> list[Line]:
        """Lines with a number above `since`, the newest `limit` of them, in order."""
        ...

    # identities
    async def add_identity(self, identity: Identity, device: str) -> None:
        """With the hash of its first device token; Taken if the id or the hash is in use."""
        ...

    async def identity(self, who: str) -> Identity | None: ...

    async def identity_by_device(self, device: str) -> Identity | None: ...

    async def identities_named(self, name: str) -> list[Identity]:
        """Exact name, any case; at most 50."""
        ...

    async def change_identity(
        self,
        who: str,
        *,
        name: str | None = None,
        passphrase: str | None = None,
        settings: bytes | None = None,
        blocked: bool | None = None,
    ) -> Identity | None:
        """Change what is given (passphrase "" removes it). None: no such identity."""
        ...

    async def add_device(self, who: str, device: str, at: int) -> None: ...

    async def add_program(self, program: StoredDevice, most: int) -> bool:
        """The token of a program. False if the person has so many already."""
        ...

    async def devices(self, who: str) -> list[StoredDevice]:
        """All devices and programs, the oldest first."""
        ...

    async def remove_device(self, device: str) -> bool: ...

    async def remove_devices(self, who: str, keep: str | None = None) -> int:
        """Sign out everywhere, but for the device to keep."""
        ...

    async def set_recovery(self, who: str, recovery: str) -> None:
        """The one recovery code in force from now on."""
        ...

    async def recover(self, recovery: str, device: str, at: int) -> Identity | None:
        """Use a recovery code up: it is cleared and the device added, at once or not at all. None: not in force."""
        ...

    # leaving
    async def tables_with(self, who: str) -> list[str]:
        """Every table whose people, result, talk or summary name an identity."""
        ...

    async def lines_of(self, who: str) -> list[tuple[str, Line]]:
        """All that somebody has said, with the table where it was said."""
        ...

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Put other bytes in the place of entries, by version. They must mean the same game."""
        ...

    async def leave(self, who: str) -> bool:
        """Forget a person: devices, settings, ways to sign in, notices, deliveries, groups, the name beside what they
        said. Of the identity only the id stays, blocked, so that nobody gets it again. False: no such identity."""
        ...

    # notices
    async def notices(self, identity: str, limit: int, before: int | None = None) -> list[StoredNotice]:
        """The newest first; `before` is a number."""
        ...

    async def read_notices(self, identity: str, upto: int) -> int: ...

    async def undispatched(self, limit: int) -> list[StoredNotice]:
        """Notices for which it has not yet been settled where they go, in order."""
        ...

    async def dispatch(self, number: int, at: int, targets: Sequence[tuple[str, str, int]]) -> None:
        """Settle where a notice goes: (channel, target, not before) each; none is fine. A second call does nothing."""
        ...

    async def claim_deliveries(self, now: int, until: int, limit: int) -> list[Delivery]:
        """Take what is due, "waiting" or "sending" beyond its time, as "sending" until `until`; one more attempt each.
        No other process gets the same."""
        ...

    async def settle_delivery(
        self, number: int, attempts: int, state: str, due: int, error: Fact | None, at: int
    ) -> bool:
        """Say how an attempt went. False if it is no longer this attempt's business."""
        ...

    async def deliveries(self, identity: str, limit: int) -> list[Delivery]:
        """The newest first."""
        ...

    # the house
    async def generation(self) -> int:
        """A number that every restore raises."""
        ...

    async def meta(self, key: str) -> str | None: ...

    async def set_meta(self, key: str, value: str, only_new: bool = False) -> bool:
        """False if `only_new` and there is one already."""
        ...

    def dump(self) -> AsyncIterator[tuple[str, list[object]]]:
        """Every row of one moment as (kind, values), while others write. Independent of the database's make."""
        ...

    async def restore(self, rows: AsyncIterator[tuple[str, list[object]]]) -> None:
        """Put these rows in the place of everything, at once or not at all, while others are running."""
        ...
