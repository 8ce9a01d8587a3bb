"""The store in one SQLite file: one thread that writes, with one commit for all that wait, and one that reads."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from sqlite3 import Connection
from typing import Any, TypeVar

from ruinous.rules.facts import Fact
from ruinous.store import schema
from ruinous.store import sqlite_rows as rows
from ruinous.store.generation import Generation
from ruinous.store.protocol import (
    Broken,
    Delivery,
    Down,
    Full,
    Identity,
    Line,
    Outworn,
    Result,
    StoredDevice,
    StoredNotice,
    StoreError,
    Taken,
    Write,
)
from ruinous.store.sqlite_analyses import SqliteAnalyses
from ruinous.store.sqlite_games import SqliteGames
from ruinous.store.sqlite_groups import SqliteGroups
from ruinous.store.worker import Job, Outcome, Worker

T = TypeVar("T")
PATIENCE = 30.0  # seconds to wait for another process
REMEMBERED = 20_000  # tables
CHUNK = 500  # rows


class _Moved(Exception):
    """The database was restored; its generation."""

    def __init__(self, generation: int) -> None:
        super().__init__(generation)
        self.generation = generation


class SqliteStore(SqliteGames, SqliteGroups, SqliteAnalyses):
    """See protocol.Store. One process per file is the rule; a backup or a second process does no harm."""

    shared = False

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        self.path = path
        self._db = writer
        self._read_db = reader
        self._generation = Generation(rows.generation(writer))
        # The writer's memory, by table: its members as of a version.
        self._members: dict[str, tuple[int, dict[str, bool]]] = {}
        self._written: list[Write] = []
        self._batch_generation = self._generation.now
        self._writer = Worker("ruinous-store-writer", self._write_batch)
        self._reader = Worker("ruinous-store-reader", self._read_batch)

    @classmethod
    async def open(cls, path: str | Path) -> SqliteStore:
        """Open the file; make it, or bring it up to date, where needed."""
        place = Path(path)
        return cls(place, *await asyncio.to_thread(_open, place))

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
        self._read_db.close()
        self._db.close()

    async def check(self, at_most: int | None = None) -> bool:
        try:
            if at_most is not None and self.path.stat().st_size > at_most:
                return False
        except OSError as error:
            raise Broken("cannot_open", path=str(self.path), reason=str(error.strerror)) from error
        async with _alone(self.path, True) as (db, call):
            await call(_check, db, self.path, at_most is not None)
        return True

    # --- the threads ---

    def _write_batch(self, batch: list[Job]) -> list[Outcome]:
        """Run jobs in one transaction, each so that it fails alone; give nobody an answer before the commit."""
        if not batch:
            return []
        db, outcomes = self._db, []
        self._written.clear()
        try:
            if db.in_transaction:  # not even giving up has worked the last time
                db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            generation = rows.generation(db)
            if generation != self._batch_generation:
                self._batch_generation = generation
                self._members.clear()
            for job in batch:
                outcomes.append(self._write_one(job))
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if len(batch) > 1:  # nothing is written: whoever fits in alone shall not suffer from the others
                return [outcome for job in batch for outcome in self._write_batch([job])]
            return [Outcome(batch[0].future, None, _translated(error, self.path))]
        for write in self._written:
            self._members[write.table] = (write.expected + 1, dict(write.head.members))
        if len(self._members) > REMEMBERED:
            self._members.clear()
        return outcomes

    def _write_one(self, job: Job) -> Outcome:
        self._db.execute("SAVEPOINT job")
        try:
            result = job.call(self._db, *job.args)
        except Exception as error:
            if not self._db.in_transaction:
                raise  # SQLite has given up the whole transaction
            self._db.execute("ROLLBACK TO job")
            self._db.execute("RELEASE job")
            return Outcome(job.future, None, _translated(error, self.path))
        self._db.execute("RELEASE job")
        return Outcome(job.future, result, None)

    def _read_batch(self, batch: list[Job]) -> list[Outcome]:
        outcomes = []
        for job in batch:
            try:
                outcomes.append(Outcome(job.future, job.call(self._read_db, *job.args), None))
            except Exception as error:
                outcomes.append(Outcome(job.future, None, _translated(error, self.path)))
        return outcomes

    async def _write(self, call: Callable[..., T], *args: Any) -> T:
        return await self._writer.submit(call, *args)

    async def _read(self, call: Callable[..., T], *args: Any) -> T:
        return await self._reader.submit(call, *args)

    # --- tables ---

    def _append(self, db: Connection, write: Write, generation: int) -> int:
        if generation != self._batch_generation:
            raise _Moved(self._batch_generation)
        at, members = self._members.get(write.table, (0, {}))
        version = rows.append(db, write, members if at == write.expected else None)
        self._written.append(write)
        return version

    async def append(self, write: Write) -> int:
        seen = self._generation.of(write.table, write.expected)
        try:
            version = await self._writer.submit(self._append, write, seen)
        except _Moved as moved:
            raise self._generation.restored(moved.generation) from None
        if version == 1:
            self._generation.read(write.table, seen)
        return version

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        seen = self._generation.of(table, since)
        generation, log = await self._reader.submit(rows.entries, table, since)
        if since <= 0:
            self._generation.read(table, generation)
        elif generation != seen:
            raise self._generation.restored(generation)
        return log

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._read(rows.versions, tables)

    async def states(self, tables: Sequence[str]) -> dict[str, str]:
        return await self._read(rows.states, tables)

    async def tally(self, identity: str) -> dict[str, int]:
        return await self._read(rows.tally, identity)

    async def newest(self) -> int:
        return await self._read(rows.newest)

    async def outworn(self, rule: Outworn, limit: int) -> list[tuple[str, int]]:
        return await self._read(rows.outworn, rule, limit)

    async def delete_table(self, table: str, version: int) -> bool:
        return await self._write(rows.delete_table, table, version)

    async def lobby(self, states: Sequence[str], limit: int, before: int | None = None) -> list[bytes]:
        return await self._read(rows.lobby, states, limit, before)

    async def tables_of(self, identity: str, limit: int, before: int | None = None) -> list[bytes]:
        return await self._read(rows.tables_of, identity, limit, before)

    async def every_table(self, limit: int, before: int | None = None) -> list[bytes]:
        return await self._read(rows.every_table, limit, before)

    async def overdue(self, now: int, limit: int) -> list[str]:
        return await self._read(rows.overdue, now, limit)

    async def awaiting_bots(self, until: int, limit: int) -> list[str]:
        return await self._read(rows.awaiting_bots, until, limit)

    async def results(self, limit: int, before: int | None = None, identity: str | None = None) -> list[Result]:
        return await self._read(rows.results, limit, before, identity)

    async def counts(self) -> dict[str, int]:
        return await self._read(rows.counts)

    # --- table talk ---

    async def say(self, table: str, at: int, identity: str, name: str, text: str, key: str = "") -> Line:
        return await self._write(rows.say, table, at, identity, name, text, key)

    async def said(self, table: str, identity: str, key: str) -> Line | None:
        return await self._read(rows.said, table, identity, key)

    async def lines(self, table: str, since: int = 0, limit: int = 200) -> list[Line]:
        return await self._read(rows.lines, table, since, limit)

    # --- identities ---

    async def add_identity(self, identity: Identity, device: str) -> None:
        await self._write(rows.add_identity, identity, device)

    async def identity(self, who: str) -> Identity | None:
        return await self._read(rows.identity, who)

    async def identity_by_device(self, device: str) -> Identity | None:
        return await self._read(rows.identity_by_device, device)

    async def identities_named(self, name: str) -> list[Identity]:
        return await self._read(rows.identities_named, name)

    async def change_identity(
        self,
        who: str,
        *,
        name: str | None = None,
        passphrase: str | None = None,
        settings: bytes | None = None,
        blocked: bool | None = None,
    ) -> Identity | None:
        return await self._write(rows.change_identity, who, name, passphrase, settings, blocked)

    async def add_device(self, who: str, device: str, at: int) -> None:
        await self._write(rows.add_device, who, device, at)

    async def add_program(self, program: StoredDevice, most: int) -> bool:
        return await self._write(rows.add_program, program, most)

    async def devices(self, who: str) -> list[StoredDevice]:
        return await self._read(rows.devices, who)

    async def remove_device(self, device: str) -> bool:
        return await self._write(rows.remove_device, device)

    async def remove_devices(self, who: str, keep: str | None = None) -> int:
        return await self._write(rows.remove_devices, who, keep)

    async def set_recovery(self, who: str, recovery: str) -> None:
        await self._write(rows.set_recovery, who, recovery)

    async def recover(self, recovery: str, device: str, at: int) -> Identity | None:
        return await self._write(rows.recover, recovery, device, at)

    # --- leaving ---

    async def tables_with(self, who: str) -> list[str]:
        return await self._read(rows.tables_with, who)

    async def lines_of(self, who: str) -> list[tuple[str, Line]]:
        return await self._read(rows.lines_of, who)

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self._write(rows.rewrite, table, entries)

    async def leave(self, who: str) -> bool:
        return await self._write(rows.leave, who)

    # --- notices ---

    async def notices(self, identity: str, limit: int, before: int | None = None) -> list[StoredNotice]:
        return await self._read(rows.notices, identity, limit, before)

    async def read_notices(self, identity: str, upto: int) -> int:
        return await self._write(rows.read_notices, identity, upto)

    async def undispatched(self, limit: int) -> list[StoredNotice]:
        return await self._read(rows.undispatched, limit)

    async def dispatch(self, number: int, at: int, targets: Sequence[tuple[str, str, int]]) -> None:
        await self._write(rows.dispatch, number, at, targets)

    async def claim_deliveries(self, now: int, until: int, limit: int) -> list[Delivery]:
        return await self._write(rows.claim_deliveries, now, until, limit)

    async def settle_delivery(
        self, number: int, attempts: int, state: str, due: int, error: Fact | None, at: int
    ) -> bool:
        return await self._write(rows.settle_delivery, number, attempts, state, due, error, at)

    async def deliveries(self, identity: str, limit: int) -> list[Delivery]:
        return await self._read(rows.deliveries, identity, limit)

    # --- the house ---

    async def generation(self) -> int:
        return await self._read(rows.generation)

    async def meta(self, key: str) -> str | None:
        return await self._read(rows.meta, key)

    async def set_meta(self, key: str, value: str, only_new: bool = False) -> bool:
        return await self._write(rows.set_meta, key, value, only_new)

    async def dump(self) -> AsyncIterator[tuple[str, list[object]]]:
        async with _alone(self.path, True) as (db, call):
            await call(db.execute, "BEGIN")
            for kind, columns in schema.COLUMNS.items():
                names = columns.split()
                bools = [place for place, name in enumerate(names) if name in schema.BOOLS]
                found = await call(db.execute, f"SELECT {', '.join(names)} FROM {kind} ORDER BY {schema.KEYS[kind]}")
                while chunk := await call(found.fetchmany, CHUNK):
                    for row in chunk:
                        values = list(row)
                        for place in bools:
                            values[place] = bool(values[place])
                        yield kind, values

    async def restore(self, rows: AsyncIterator[tuple[str, list[object]]]) -> None:
        """The rows are gathered in a temporary place first, so that the lock for writing is held only briefly."""
        async with _alone(self.path) as (db, call):
            await call(_begin_restore, db)
            gathered: dict[str, list[list[object]]] = {}
            async for kind, values in rows:
                if kind not in schema.COLUMNS or len(values) != len(schema.COLUMNS[kind].split()):
                    raise StoreError("row", kind=kind)
                waiting = gathered.setdefault(kind, [])
                waiting.append(values)
                if len(waiting) == CHUNK:
                    await call(_gather, db, kind, gathered.pop(kind))
            for kind, waiting in gathered.items():
                await call(_gather, db, kind, waiting)
            await call(_finish_restore, db)


# --- connections --------------------------------------------------------------------------------------------------


def _connect(path: Path, read_only: bool = False) -> Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=256)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA query_only = {int(read_only)}")
        db.execute(f"PRAGMA journal_size_limit = {64 << 20}")
        db.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    except BaseException:
        db.close()
        raise
    return db


@asynccontextmanager
async def _alone(
    path: Path, read_only: bool = False
) -> AsyncIterator[tuple[Connection, Callable[..., Awaitable[Any]]]]:
    """A connection with a thread of its own, and the way to call something there."""
    loop, thread = asyncio.get_running_loop(), ThreadPoolExecutor(1, "ruinous-store-copy")

    def call(function: Callable[..., Any], *args: Any) -> Awaitable[Any]:
        return loop.run_in_executor(thread, function, *args)

    try:
        db = await call(_connect, path, read_only)
        try:
            yield db, call
        finally:
            await asyncio.shield(call(db.close))
    except (sqlite3.Error, ValueError, OverflowError) as error:
        raise _translated(error, path) from error
    finally:
        thread.shutdown(wait=False)


def _open(path: Path) -> tuple[Connection, Connection]:
    """A connection that writes and one that reads, upon a file of the newest schema."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # what is in it is nobody else's business
        db = _connect(path)
        try:
            _use_wal(db, path)
            migrate(db)
            return db, _connect(path, True)
        except BaseException:
            db.close()
            raise
    except OSError as error:
        raise StoreError("cannot_open", path=str(path), reason=str(error.strerror)) from error
    except sqlite3.Error as error:
        raise _translated(error, path) from error


def _use_wal(db: Connection, path: Path) -> None:
    """Switch to the write-ahead log. SQLite does not wait by itself when others open the file at the same moment."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
    if mode != "wal":
        raise StoreError("no_wal", path=str(path))


def migrate(db: Connection, steps: tuple[schema.Step, ...] | None = None) -> None:
    """Take the steps that are missing: all or none, one process at a time."""
    steps = schema.STEPS if steps is None else steps
    db.execute("BEGIN IMMEDIATE")
    try:
        for statement in schema.HOUSE:
            db.execute(statement)
        (version,) = db.execute("SELECT version FROM house").fetchone()
        for number in schema.missing(version, steps):
            for statement in steps[number].sqlite:
                db.execute(statement)
        db.execute("UPDATE house SET version = ? WHERE version < ?", (len(steps), len(steps)))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _check(db: Connection, path: Path, thorough: bool) -> None:
    """Every page is what it should be, every log without a gap, the schema ours. Thorough: every index fits, too."""
    (found,) = db.execute(f"PRAGMA {'integrity_check' if thorough else 'quick_check'}(1)").fetchone()
    if found != "ok" or db.execute(schema.BROKEN).fetchone() != (0,):
        raise Broken("damaged_file", path=str(path))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        missing = sorted(_shape(fresh) - _shape(db))
    if missing:
        raise Broken("other_schema", path=str(path), missing=missing[0])


def _shape(db: Connection) -> set[str]:
    """The names of tables, columns and indexes."""
    return {
        name if column is None else f"{name}.{column}"
        for name, column in db.execute(
            "SELECT s.name, c.name FROM sqlite_schema AS s LEFT JOIN pragma_table_info(s.name) AS c ON s.type = 'table'"
        )
    }


def _begin_restore(db: Connection) -> None:
    for kind, columns in schema.COLUMNS.items():
        db.execute(f"CREATE TEMP TABLE new_{kind} ({', '.join(columns.split())})")


def _gather(db: Connection, kind: str, values: list[list[object]]) -> None:
    marks = ", ".join("?" * len(values[0]))
    db.execute("BEGIN")
    db.executemany(f"INSERT INTO temp.new_{kind} VALUES ({marks})", values)
    db.execute("COMMIT")


def _finish_restore(db: Connection) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        for kind, columns in schema.COLUMNS.items():
            names = ", ".join(columns.split())
            db.execute(f"DELETE FROM main.{kind}")
            db.execute(f"INSERT INTO main.{kind} ({names}) SELECT {names} FROM temp.new_{kind}")
        if db.execute(schema.BROKEN).fetchone() != (0,):
            raise StoreError("log_gap")
        db.execute("UPDATE house SET generation = generation + 1")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _translated(error: Exception, path: Path) -> Exception:
    """What went wrong, as the protocol knows it."""
    if isinstance(error, (StoreError, _Moved)):
        return error
    if isinstance(error, UnicodeEncodeError):
        return StoreError("characters")
    if isinstance(error, sqlite3.IntegrityError):
        return Taken("key_taken")
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return Full("no_room", path=str(path))
    if code == sqlite3.SQLITE_IOERR:
        return Full("disk_failed", path=str(path))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Down("file_busy", path=str(path))
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return Broken("damaged_file", path=str(path))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return Broken("read_only", path=str(path))
    if isinstance(error, (sqlite3.Error, ValueError, OverflowError)):
        return StoreError("database_failed", detail=str(error))
    return error
