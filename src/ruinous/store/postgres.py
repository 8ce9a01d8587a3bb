"""The store in a PostgreSQL database, for several processes at once. One statement, one round trip, for each write.

The row of a table is its lock: of two who append at the same version the second finds the version changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg
from asyncpg.exceptions import InterfaceError, InternalClientError, PostgresError
from msgspec import json

from ruinous.rules.facts import Fact
from ruinous.store import facts, schema
from ruinous.store.fit import amount, storable, whole
from ruinous.store.generation import Generation
from ruinous.store.postgres_analyses import PostgresAnalyses
from ruinous.store.postgres_games import PostgresGames
from ruinous.store.postgres_groups import PostgresGroups
from ruinous.store.postgres_sql import (
    ADD_DEVICE,
    ADD_IDENTITY,
    ADD_PROGRAM,
    BY_DEVICE,
    CHANGE_IDENTITY,
    CLAIM,
    COUNTS,
    DELETE_TABLE,
    DELIVERIES,
    DEVICES,
    DISPATCH,
    ENTRIES,
    EVERY_TABLE,
    IDENTITY,
    LEAVE,
    LINES,
    LINES_OF,
    LOBBY,
    NOTICES,
    OUTWORN,
    READ_NOTICES,
    RECOVER,
    REMOVE_DEVICES,
    RESULTS,
    REWRITE,
    SAID,
    SAY,
    SET_META,
    SET_NEW_META,
    SETTLE,
    SHAPE,
    TABLES_OF,
    TABLES_WITH,
    TALLY,
    UNDISPATCHED,
    append_statement,
)
from ruinous.store.protocol import (
    COUNTED,
    Broken,
    Delivery,
    Down,
    Full,
    Identity,
    Line,
    Outworn,
    Result,
    Stale,
    StoredDevice,
    StoredNotice,
    StoreError,
    Taken,
    Write,
)

Row = Sequence[Any]
CONNECTIONS = 10
PATIENCE = 30.0  # seconds for one statement
TRIES = 5  # of a statement that PostgreSQL itself gave up for another's sake
REMEMBERED = 20_000  # tables
CHUNK = 500  # rows
LOCK = 0x5275696E6F7573  # taken by whoever changes the schema
GIVEN_UP = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class PostgresStore(PostgresGames, PostgresGroups, PostgresAnalyses):
    """See protocol.Store. Any number of processes may open the same database."""

    shared = True

    def __init__(self, url: str, pool: asyncpg.Pool, generation: int) -> None:
        self._url = url
        self._pool = pool
        self._generation = Generation(generation)
        # The members of a table as of a generation and a version that this process has written.
        self._members: dict[str, tuple[tuple[int, int], Mapping[str, bool]]] = {}
        self._calls = 0
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Open the database; make its tables, or bring them up to date, where needed."""
        async with _connection(url) as db:
            generation = await migrate(db)
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=0,  # none is made anew behind our back while the database is away
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=_leave,
                server_settings=SETTINGS,
            )
        except FAULTS as error:
            raise _translated(error) from error
        return cls(url, pool, generation)

    async def close(self) -> None:
        """Finish what was begun, then leave."""
        self._closed = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self._idle.wait()
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def check(self, at_most: int | None = None) -> bool:
        """The schema is ours, and every log without a gap; PostgreSQL looks after its pages itself."""
        there = {(row[0], row[1]) for row in await self._read(SHAPE)}
        wanted = {(kind, column) for kind, columns in schema.names().items() for column in columns}
        if missing := sorted(wanted - there):
            raise Broken("other_schema", path=urlsplit(self._url).path[1:], missing=".".join(missing[0]))
        if at_most is not None and (await self._read("SELECT pg_total_relation_size('entries')"))[0][0] > at_most:
            return False
        if (await self._read(schema.BROKEN))[0][0]:
            raise Broken("gap_in_log", path=urlsplit(self._url).path[1:])
        return True

    async def _fetch(self, statement: str, args: Sequence[Any]) -> list[Row]:
        if self._closed:
            raise Down("closed")
        self._calls += 1
        self._idle.clear()
        try:
            rows: list[Row] = await self._pool.fetch(statement, *args)
            return rows
        finally:
            self._calls -= 1
            if not self._calls:
                self._idle.set()

    async def _write(self, statement: str, *args: Any) -> list[Row]:
        for attempt in range(TRIES):
            try:
                return await self._fetch(statement, args)
            except GIVEN_UP as error:
                if attempt == TRIES - 1:
                    raise Down("database_busy") from error
            except FAULTS as error:
                raise _translated(error) from error
        raise AssertionError

    async def _read(self, statement: str, *args: Any) -> list[Row]:
        """A read is tried twice: a connection may have been lost while nobody used it."""
        args = tuple(arg.replace("\0", "\ufffd") if isinstance(arg, str) else arg for arg in args)  # NUL is in no key
        for attempt in range(2):
            try:
                return await self._fetch(statement, args)
            except FAULTS as error:
                failure = _translated(error)
                if attempt or not isinstance(failure, Down) or isinstance(error, TimeoutError):
                    raise failure from error
        raise AssertionError

    # --- tables ---

    async def append(self, write: Write) -> int:
        table, head, version = write.table, write.head, write.expected + 1
        seen = self._generation.of(table, write.expected)
        statement, args = append_statement(write, seen, self._members_at(table, seen, write.expected))
        ((generation, done),) = await self._write(statement, *args)
        if generation != seen:
            raise self._generation.restored(generation)
        if not done:
            raise Stale(table, (await self.versions([table])).get(table, 0))
        if version == 1:
            self._generation.read(table, seen)
        if len(self._members) >= REMEMBERED:
            self._members.clear()
        self._members[table] = ((seen, version), dict(head.members))
        return version

    def _members_at(self, table: str, generation: int, version: int) -> Mapping[str, bool] | None:
        """The members of a table at a version, if this process has written it."""
        if version == 0:
            return {}
        known, members = self._members.get(table, (None, None))
        return members if known == (generation, version) else None

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        seen = self._generation.of(table, since)
        rows = await self._read(ENTRIES, table, whole(since))
        generation = rows[0][0]
        if since <= 0:
            self._generation.read(table, generation)
        elif generation != seen:
            raise self._generation.restored(generation)
        return [entry for _, entry in rows if entry is not None]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        names = [table for table in tables if "\0" not in table]
        rows = await self._read("SELECT id, version FROM tables WHERE id = ANY($1::text[])", names)
        return {row[0]: row[1] for row in rows}

    async def states(self, tables: Sequence[str]) -> dict[str, str]:
        names = [table for table in tables if "\0" not in table]
        rows = await self._read("SELECT id, state FROM tables WHERE id = ANY($1::text[])", names)
        return {row[0]: row[1] for row in rows}

    async def tally(self, identity: str) -> dict[str, int]:
        return {state: int(count) for state, count in await self._read(TALLY, identity)}

    async def newest(self) -> int:
        return int((await self._read("SELECT coalesce(max(at), 0) FROM tables"))[0][0])

    async def outworn(self, rule: Outworn, limit: int) -> list[tuple[str, int]]:
        which = (rule.state, whole(rule.before), rule.listed, rule.members, rule.played)
        return [(row[0], row[1]) for row in await self._read(OUTWORN, *which, amount(limit))]

    async def delete_table(self, table: str, version: int) -> bool:
        return bool(await self._write(DELETE_TABLE, table, whole(version)))

    async def lobby(self, states: Sequence[str], limit: int, before: int | None = None) -> list[bytes]:
        return _first(await self._read(LOBBY, list(dict.fromkeys(states)), amount(limit), whole(before)))

    async def tables_of(self, identity: str, limit: int, before: int | None = None) -> list[bytes]:
        return _first(await self._read(TABLES_OF, identity, before is not None, whole(before), amount(limit)))

    async def every_table(self, limit: int, before: int | None = None) -> list[bytes]:
        return _first(await self._read(EVERY_TABLE, whole(before), amount(limit)))

    async def overdue(self, now: int, limit: int) -> list[str]:
        statement = "SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2"
        return _first(await self._read(statement, whole(now), amount(limit)))

    async def awaiting_bots(self, until: int, limit: int) -> list[str]:
        statement = "SELECT id FROM tables WHERE awaits_bot = TRUE AND at <= $1 ORDER BY at, id LIMIT $2"
        return _first(await self._read(statement, whole(until), amount(limit)))

    async def results(self, limit: int, before: int | None = None, identity: str | None = None) -> list[Result]:
        rows = await self._read(RESULTS, whole(before), identity, amount(limit))
        return [
            Result(table, at, condition, summary, json.decode(members, type=tuple[str, ...]))
            for table, at, condition, summary, members in rows
        ]

    async def counts(self) -> dict[str, int]:
        return dict.fromkeys(COUNTED, 0) | {kind: int(number) for kind, number in await self._read(COUNTS)}

    # --- table talk ---

    async def say(self, table: str, at: int, identity: str, name: str, text: str, key: str = "") -> Line:
        storable(table, identity, name, text, key)
        rows = await self._write(SAY, table, at, identity, name, text, key or None)
        if not rows:
            raise StoreError("no_table", table=table)
        return Line(rows[0][0], at, identity, name, text)

    async def said(self, table: str, identity: str, key: str) -> Line | None:
        rows = await self._read(SAID, table, identity, key)
        return Line(*rows[0]) if rows else None

    async def lines(self, table: str, since: int = 0, limit: int = 200) -> list[Line]:
        return [Line(*row) for row in reversed(await self._read(LINES, table, whole(since), amount(limit)))]

    # --- identities ---

    async def add_identity(self, identity: Identity, device: str) -> None:
        new = identity
        storable(new.id, new.name, new.recovery, new.passphrase, device)
        folded = new.name.casefold()
        values = (new.id, new.name, folded, new.created, new.recovery, new.passphrase, new.settings, new.blocked)
        await self._write(ADD_IDENTITY, *values, device)

    async def identity(self, who: str) -> Identity | None:
        return _one(await self._read(f"SELECT {IDENTITY} FROM identities WHERE id = $1", who))

    async def identity_by_device(self, device: str) -> Identity | None:
        return _one(await self._read(BY_DEVICE, device))

    async def identities_named(self, name: str) -> list[Identity]:
        statement = f"SELECT {IDENTITY} FROM identities WHERE folded = $1 ORDER BY created, id LIMIT 50"
        return [Identity(*row) for row in await self._read(statement, name.casefold())]

    async def change_identity(
        self,
        who: str,
        *,
        name: str | None = None,
        passphrase: str | None = None,
        settings: bytes | None = None,
        blocked: bool | None = None,
    ) -> Identity | None:
        storable(who, name, passphrase)
        folded = None if name is None else name.casefold()
        return _one(await self._write(CHANGE_IDENTITY, who, name, folded, passphrase, settings, blocked))

    async def add_device(self, who: str, device: str, at: int) -> None:
        storable(who, device)
        if not await self._write(ADD_DEVICE, who, device, at):
            raise StoreError("no_identity", person=who)

    async def add_program(self, program: StoredDevice, most: int) -> bool:
        new = program
        storable(new.device, new.name, new.table)
        args = (new.device, new.identity, new.at, new.scope, new.name, new.table, most)
        return bool(await self._write(ADD_PROGRAM, *args))

    async def devices(self, who: str) -> list[StoredDevice]:
        return [StoredDevice(*row) for row in await self._read(DEVICES, who)]

    async def remove_device(self, device: str) -> bool:
        return bool(await self._write("DELETE FROM devices WHERE device = $1 RETURNING 1", device))

    async def remove_devices(self, who: str, keep: str | None = None) -> int:
        return len(await self._write(REMOVE_DEVICES, who, keep))

    async def set_recovery(self, who: str, recovery: str) -> None:
        storable(who, recovery)
        if not await self._write("UPDATE identities SET recovery = $2 WHERE id = $1 RETURNING 1", who, recovery):
            raise StoreError("no_identity", person=who)

    async def recover(self, recovery: str, device: str, at: int) -> Identity | None:
        storable(recovery, device)
        return _one(await self._write(RECOVER, recovery, device, at))

    # --- leaving ---

    async def tables_with(self, who: str) -> list[str]:
        return _first(await self._read(TABLES_WITH, who))

    async def lines_of(self, who: str) -> list[tuple[str, Line]]:
        return [(table, Line(*line)) for table, *line in await self._read(LINES_OF, who)]

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self._write(REWRITE, table, list(entries), list(entries.values()))

    async def leave(self, who: str) -> bool:
        return bool(await self._write(LEAVE, who, b"{}"))

    # --- notices ---

    async def notices(self, identity: str, limit: int, before: int | None = None) -> list[StoredNotice]:
        return facts.notices(await self._read(NOTICES, identity, whole(before), amount(limit)))

    async def read_notices(self, identity: str, upto: int) -> int:
        return len(await self._write(READ_NOTICES, identity, whole(upto)))

    async def undispatched(self, limit: int) -> list[StoredNotice]:
        return facts.notices(await self._read(UNDISPATCHED, amount(limit)))

    async def dispatch(self, number: int, at: int, targets: Sequence[tuple[str, str, int]]) -> None:
        channels, places, dues = [t[0] for t in targets], [t[1] for t in targets], [t[2] for t in targets]
        storable(*channels, *places)
        await self._write(DISPATCH, number, at, channels, places, dues)

    async def claim_deliveries(self, now: int, until: int, limit: int) -> list[Delivery]:
        return facts.deliveries(await self._write(CLAIM, whole(now), until, amount(limit)))

    async def settle_delivery(
        self, number: int, attempts: int, state: str, due: int, error: Fact | None, at: int
    ) -> bool:
        written = facts.written_fact(error)
        return bool(await self._write(SETTLE, number, attempts, state, due, written, at))

    async def deliveries(self, identity: str, limit: int) -> list[Delivery]:
        return facts.deliveries(await self._read(DELIVERIES, identity, amount(limit)))

    # --- the house ---

    async def generation(self) -> int:
        return int((await self._read("SELECT generation FROM house"))[0][0])

    async def meta(self, key: str) -> str | None:
        rows = await self._read("SELECT value FROM meta WHERE key = $1", key)
        return rows[0][0] if rows else None

    async def set_meta(self, key: str, value: str, only_new: bool = False) -> bool:
        storable(key, value)
        return bool(await self._write(SET_NEW_META if only_new else SET_META, key, value))

    async def dump(self) -> AsyncIterator[tuple[str, list[object]]]:
        async with _connection(self._url) as db, db.transaction(isolation="repeatable_read", readonly=True):
            for kind, columns in schema.COLUMNS.items():
                statement = f"SELECT {', '.join(columns.split())} FROM {kind} ORDER BY {schema.KEYS[kind]}"
                async for row in db.cursor(statement, prefetch=CHUNK):
                    yield kind, list(row)

    async def restore(self, rows: AsyncIterator[tuple[str, list[object]]]) -> None:
        """The rows are gathered in a temporary place first, so that the locks for writing are held only briefly."""
        async with _connection(self._url) as db:
            for kind in schema.COLUMNS:
                await db.execute(f"CREATE TEMPORARY TABLE new_{kind} (LIKE {kind})")
            gathered: dict[str, list[list[object]]] = {}
            async for kind, values in rows:
                if kind not in schema.COLUMNS or len(values) != len(schema.COLUMNS[kind].split()):
                    raise StoreError("row", kind=kind)
                waiting = gathered.setdefault(kind, [])
                waiting.append(values)
                if len(waiting) == CHUNK:
                    await _gather(db, kind, gathered.pop(kind))
            for kind, waiting in gathered.items():
                await _gather(db, kind, waiting)
            for _ in range(TRIES):
                try:
                    return await _finish_restore(db)
                except GIVEN_UP:
                    continue
            raise Down("database_busy")


# --- rows ---------------------------------------------------------------------------------------------------------


def _first(rows: Sequence[Row]) -> list[Any]:
    return [row[0] for row in rows]


def _one(rows: Sequence[Row]) -> Identity | None:
    return Identity(*rows[0]) if rows else None


# --- connections --------------------------------------------------------------------------------------------------

SETTINGS = {"application_name": "ruinous", "synchronous_commit": "on"}
# A connection that the database ends while it is used may not know yet: it says that it is in a state it cannot leave.
LOST = (InterfaceError, InternalClientError, OSError, TimeoutError)
FAULTS = (PostgresError, *LOST, ValueError, OverflowError)


async def _leave(db: object) -> None:
    """Nothing to clear when a connection goes back: no statement of ours leaves anything behind."""


@asynccontextmanager
async def _connection(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection of one's own, without a time limit."""
    try:
        db = await asyncpg.connect(url, timeout=PATIENCE, server_settings=SETTINGS)
    except FAULTS as error:
        raise _translated(error) from error
    try:
        yield db
    except GIVEN_UP:
        raise
    except FAULTS as error:
        raise _translated(error) from error
    finally:
        try:
            await db.close(timeout=PATIENCE)
        except (*FAULTS, asyncio.CancelledError):
            db.terminate()


async def migrate(db: asyncpg.Connection, steps: tuple[schema.Step, ...] | None = None) -> int:
    """Take the steps that are missing: all or none, one process at a time. Returns the generation."""
    steps = schema.STEPS if steps is None else steps
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        for statement in schema.HOUSE:
            await db.execute(statement)
        version, generation = await db.fetchrow("SELECT version, generation FROM house")
        for number in schema.missing(version, steps):
            for statement in steps[number].postgres:
                await db.execute(statement)
        await db.execute("UPDATE house SET version = $1 WHERE version <> $1", len(steps))
    return int(generation)


async def _gather(db: asyncpg.Connection, kind: str, rows: list[list[object]]) -> None:
    await db.copy_records_to_table(f"new_{kind}", records=rows, columns=schema.COLUMNS[kind].split())


async def _finish_restore(db: asyncpg.Connection) -> None:
    """Whoever reads goes on with the old rows until the commit; whoever writes waits for it."""
    async with db.transaction():
        await db.execute(f"LOCK TABLE {', '.join(schema.COLUMNS)} IN EXCLUSIVE MODE")
        for kind, columns in schema.COLUMNS.items():
            names = ", ".join(columns.split())
            await db.execute(f"DELETE FROM {kind}")
            await db.execute(f"INSERT INTO {kind} ({names}) SELECT {names} FROM new_{kind}")
        if await db.fetchval(schema.BROKEN):
            raise StoreError("log_gap")
        for kind in schema.NUMBERED:
            # Numbers go on from the greater of both: those that were told before are not used again.
            await db.execute(
                f"SELECT setval(pg_get_serial_sequence('{kind}', 'number'), greatest("
                f"nextval(pg_get_serial_sequence('{kind}', 'number')), (SELECT max(number) FROM {kind})))"
            )
        await db.execute("UPDATE house SET generation = generation + 1")


def _translated(error: Exception) -> Exception:
    """What went wrong, as the protocol knows it."""
    state = getattr(error, "sqlstate", None) or ""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken("key_taken")
    if isinstance(error, asyncpg.ClientConfigurationError):
        return Broken("database_address", detail=str(error))
    if state.startswith(("28", "3D")):
        return Broken("database_closed_to_us", detail=str(error))
    if state.startswith("53") and not isinstance(error, asyncpg.TooManyConnectionsError):
        return Full("database_full")
    if isinstance(error, ValueError):
        return StoreError("database_failed", detail=str(error))
    if isinstance(error, LOST) or state.startswith(("08", "53", "57", "58", "25006")):
        return Down("database_no_answer")
    return StoreError("database_failed", detail=str(error))
