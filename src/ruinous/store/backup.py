"""All that a store holds as one file, for any database of any later Ruinous.

The file is gzip of JSON lines: a header, one line for each row (its kind and its values), and a last line with the
number of rows and a checksum of all lines before, so that a cut or a damaged file is refused as a whole.
"""

from __future__ import annotations

import asyncio
import binascii
import errno
import gzip
import hashlib
import os
import sqlite3
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct, json

from ruinous.content import NEWEST, edition
from ruinous.store import schema
from ruinous.store.protocol import Full, Store, StoreError
from ruinous.store.sqlite import SqliteStore, migrate

FORMAT = 1
CHUNK = 1000  # lines


class Header(Struct, frozen=True):
    """The first line. `columns` and `binary` say how to read the rows, whatever has become of the schema since."""

    ruinous: str
    format: int
    schema: int
    at: int
    columns: dict[str, list[str]]
    binary: list[str]
    edition: int = 1  # the newest of the rules that the writer knew
    needs: str = ""  # the first version of Ruinous that knows it


class Trailer(Struct, frozen=True):
    rows: int
    sha256: str


# --- writing ------------------------------------------------------------------------------------------------------


async def backup(store: Store, path: str | Path, at: int) -> dict[str, int]:
    """Write a backup, dated `at`, while others write to the store. Returns the number of rows by kind.

    The file is there whole or not at all; one of the same name is replaced.
    """
    place = Path(path)
    try:
        handle, name = await asyncio.to_thread(tempfile.mkstemp, ".part", f".{place.name}-", place.parent)
    except OSError as error:
        raise StoreError("cannot_write", path=str(place), reason=str(error.strerror)) from error
    try:
        with os.fdopen(handle, "wb") as raw:
            counts = await _write(store, raw, at)
        await asyncio.to_thread(_put, Path(name), place)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
            raise Full("no_room", path=str(place)) from error
        raise StoreError("cannot_write", path=str(place), reason=str(error.strerror)) from error
    finally:
        Path(name).unlink(missing_ok=True)
    return counts


async def _write(store: Store, raw: IO[bytes], at: int) -> dict[str, int]:
    counts = dict.fromkeys(schema.COLUMNS, 0)
    digest = hashlib.sha256()
    rules = edition(NEWEST)
    columns, binary = schema.names(), sorted(schema.BYTES)
    header = Header("backup", FORMAT, len(schema.STEPS), at, columns, binary, rules.number, rules.since)
    lines = [json.encode(header)]
    with gzip.GzipFile("", "wb", 6, raw, 0) as out:

        def flush() -> None:
            text = b"\n".join(lines) + b"\n"
            digest.update(text)
            out.write(text)

        async for kind, values in store.dump():
            counts[kind] += 1
            lines.append(json.encode([kind, *values]))
            if len(lines) >= CHUNK:
                await asyncio.to_thread(flush)
                lines.clear()
        if lines:
            await asyncio.to_thread(flush)
        out.write(json.encode(Trailer(sum(counts.values()), digest.hexdigest())) + b"\n")
    return counts


def _put(part: Path, place: Path) -> None:
    """Make it durable, then give it its name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(place)
    folder = os.open(place.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


# --- reading ------------------------------------------------------------------------------------------------------


async def restore(store: Store, path: str | Path) -> dict[str, int]:
    """Put a backup in the place of all that the store holds, while others use it. Returns the number of rows by kind.

    A file that is not whole changes nothing.
    """
    place = Path(path)
    try:
        raw = place.open("rb")
    except OSError as error:
        raise StoreError("cannot_read", path=str(place), reason=str(error.strerror)) from error
    with raw:
        header, counts = await asyncio.to_thread(_checked, raw, place)
        rows = _rows(header, _lines(raw, place))
        with tempfile.TemporaryDirectory(prefix="ruinous-restore-") as folder:
            if header.schema == len(schema.STEPS):
                await store.restore(_slowly(rows))
            else:
                old = await asyncio.to_thread(_lifted, header, rows, Path(folder) / "old.db")
                scratch = await SqliteStore.open(old)
                try:
                    await store.restore(scratch.dump())
                finally:
                    await scratch.close()
    return counts


def read_header(path: str | Path) -> Header:
    """What a backup says of itself. The rest of the file is not looked at."""
    place = Path(path)
    try:
        with place.open("rb") as raw:
            return _header(next(_lines(raw, place), b""), place)
    except OSError as error:
        raise StoreError("cannot_read", path=str(place), reason=str(error.strerror)) from error


def _lines(raw: IO[bytes], place: Path) -> Iterator[bytes]:
    raw.seek(0)
    try:
        with gzip.GzipFile("", "rb", fileobj=raw) as file:
            yield from file
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise StoreError("damaged_backup", path=str(place)) from error


def _header(line: bytes, place: Path) -> Header:
    try:
        header = json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise StoreError("not_a_backup", path=str(place)) from error
    if header.ruinous != "backup":
        raise StoreError("not_a_backup", path=str(place))
    if header.format > FORMAT or header.schema > len(schema.STEPS):
        raise StoreError("newer_backup", path=str(place))
    if header.edition > NEWEST:
        raise StoreError("newer_edition", path=str(place), number=header.edition, needs=header.needs[:20])
    words = [*header.columns, *(name for columns in header.columns.values() for name in columns)]
    if header.schema < 1 or not all(word.isidentifier() for word in words):
        raise StoreError("not_a_backup", path=str(place))
    return header


def _checked(raw: IO[bytes], place: Path) -> tuple[Header, dict[str, int]]:
    """Read the whole file once and see that it is what was written."""
    digest = hashlib.sha256()
    lines = _lines(raw, place)
    last = next(lines, b"")
    header = _header(last, place)
    counts = dict.fromkeys(header.columns, 0)
    rows = -1
    try:
        for line in lines:
            digest.update(last)
            if rows >= 0:
                kind, *values = json.decode(last)
                if len(values) != len(header.columns[kind]):
                    raise ValueError("a row is too long or too short")
                counts[kind] += 1
            last, rows = line, rows + 1
        trailer = json.decode(last, type=Trailer)
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError) as error:
        raise StoreError("damaged_backup", path=str(place)) from error
    if trailer.rows != max(rows, 0) or trailer.sha256 != digest.hexdigest():
        raise StoreError("damaged_backup", path=str(place))
    return header, counts


def _rows(header: Header, lines: Iterator[bytes]) -> Iterator[tuple[str, list[object]]]:
    """The rows of a file that was checked."""
    binary = {
        kind: [place for place, name in enumerate(columns) if name in header.binary]
        for kind, columns in header.columns.items()
    }
    next(lines)
    line = next(lines)
    for following in lines:
        kind, *values = json.decode(line)
        for place in binary[kind]:
            if values[place] is not None:
                values[place] = binascii.a2b_base64(values[place])
        yield kind, values
        line = following


async def _slowly(rows: Iterator[tuple[str, list[object]]]) -> AsyncIterator[tuple[str, list[object]]]:
    """The same rows, read in a thread."""
    while chunk := await asyncio.to_thread(_take, rows):
        for row in chunk:
            yield row


def _take(rows: Iterator[tuple[str, list[object]]]) -> list[tuple[str, list[object]]]:
    return list(islice(rows, CHUNK))


def _lifted(header: Header, rows: Iterator[tuple[str, list[object]]], path: Path) -> Path:
    """Rows of an older schema in a database of that schema, which then takes the steps of every other database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, schema.STEPS[: header.schema])
        db.execute("BEGIN")
        for kind, values in rows:
            columns: list[Any] = header.columns[kind]
            marks = ", ".join("?" * len(values))
            db.execute(f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({marks})", values)
        db.execute("COMMIT")
    return path
