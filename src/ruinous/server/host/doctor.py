"""`ruinous doctor`: is everything in place for a server? It looks, says what it finds, and changes nothing."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import smtplib
import socket
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing
from difflib import get_close_matches
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from ruinous import __version__
from ruinous.rules.facts import Fact
from ruinous.server.host.admin import META
from ruinous.server.host.token_file import NAME, is_wide
from ruinous.server.notices.deliver import mail_outcome, mail_server
from ruinous.server.notices.push import KEY, Sender
from ruinous.server.pages.page import INDEX, STATIC
from ruinous.server.people.credentials import hashed
from ruinous.server.serve import PORT, reason
from ruinous.server.settings import READERS, BadSetting, Settings
from ruinous.server.wiring import FILE, mail_of, wiring_of
from ruinous.store import schema

Level = Literal["good", "warn", "bad"]
OTHERS = (
    "DATA", "ADDRESS", "BOT_PROCESSES", "BOT_SECONDS", "BOT_PACE", "ANALYSES", "ANALYSIS_SIMULATIONS", "SMTP",
    "MAIL_FROM", "LANGUAGE", "TOKEN",
)  # fmt: skip
OURS = "RUINOUS_"
KNOWN = tuple(OURS + name for name in (*READERS, *OTHERS))
LITTLE, NONE_LEFT = 1_000_000_000, 100_000_000  # bytes free on the disk
FEW_FILES, TOO_FEW_FILES = 4_096, 512  # each player needs one, and so does each page that loads
PATIENCE = 5.0  # seconds for a server to answer
BEHIND = 5_000  # milliseconds that a clock may be behind what it has written
SOME_ZONE = "Europe/Berlin"


class Case(Struct, frozen=True):
    """What is looked at: the environment, the folder of the data, and where the server would listen."""

    environ: Mapping[str, str]
    data: Path
    host: str = "127.0.0.1"
    port: int = PORT

    @property
    def database(self) -> str:
        return self.environ.get("DATABASE_URL", "")

    @property
    def file(self) -> Path:
        return self.data / FILE


class Finding(Struct, frozen=True):
    """What a check has found."""

    check: str
    level: Level
    fact: Fact


class Health(Struct, frozen=True):
    """What a server answers that is asked for its health."""

    version: str


class Stored(Struct, frozen=True):
    """What a database tells of itself."""

    version: int
    newest: int | None  # when the newest entry was written
    admin: str | None  # the hash of the admin token
    sound: bool = True
    push: str | None = None  # what pushed notices are signed with


def found(check: str, level: Level, id: str, **args: object) -> Finding:
    return Finding(check, level, Fact(f"doctor.{id}", args))


def examine(case: Case) -> Iterator[Finding]:
    """All findings, one after the other."""
    yield found("version", "good", "version", version=__version__, python=platform.python_version())
    yield from settings(case)
    stored, finding = asyncio.run(store(case))
    yield finding
    yield from disk(case)
    if stored:
        yield clock(stored, int(time.time() * 1000))
    yield zones()
    yield admin_token(case, stored)
    if bus := case.environ.get("REDIS_URL"):
        yield asyncio.run(redis(bus))
    yield mail(case)
    yield pushing(case, stored)
    yield page(STATIC)
    yield port(case)
    yield open_files()


# --- settings -----------------------------------------------------------------------------------------------------


def settings(case: Case) -> list[Finding]:
    """Names that nobody reads, and values that make no sense."""
    wrong = []
    given = {name: value for name, value in case.environ.items() if name.startswith(OURS)}
    for name in sorted(given.keys() - set(KNOWN)):
        if near := get_close_matches(name.removeprefix(OURS), (*READERS, *OTHERS), 1):
            wrong.append(found("settings", "warn", "unknown_near", name=name, near=OURS + near[0]))
        else:
            wrong.append(found("settings", "warn", "unknown", name=name))
    for name in READERS:
        wrong += _bad(Settings.from_env, {OURS + name: given.get(OURS + name, "")})
    wrong += _bad(wiring_of, {key: value for key, value in given.items() if key.removeprefix(OURS) not in READERS})
    return wrong or [found("settings", "good", "settings", count=len(given))]


def _bad(read: Callable[[Mapping[str, str]], object], environ: Mapping[str, str]) -> list[Finding]:
    try:
        read(environ)
    except BadSetting as error:
        return [Finding("settings", "bad", error.fact)]
    return []


# --- the store ----------------------------------------------------------------------------------------------------


async def store(case: Case) -> tuple[Stored | None, Finding]:
    """What the database says, as far as it can be opened."""
    if case.database:
        return await _opened(_postgres(case.database))
    if not case.file.exists():
        return None, found("store", "good", "store_new", path=str(case.file))
    return await _opened(asyncio.to_thread(_sqlite, case.file))


async def _opened(look: Awaitable[Stored]) -> tuple[Stored | None, Finding]:
    from asyncpg.exceptions import InterfaceError, PostgresError

    try:
        async with asyncio.timeout(10 * PATIENCE):
            stored = await look
    except (sqlite3.Error, OSError, PostgresError, InterfaceError, ValueError, TimeoutError) as error:
        return None, found("store", "bad", "store_closed", reason=_words(error))
    newest = len(schema.STEPS)
    if not stored.sound:
        return stored, found("store", "bad", "store_damaged")
    if stored.version > newest:
        return stored, found("store", "bad", "store_newer", version=stored.version, newest=newest)
    if stored.version < newest:
        return stored, found("store", "good", "store_older", version=stored.version, newest=newest)
    return stored, found("store", "good", "store", version=stored.version)


def _words(error: Exception) -> str:
    return reason(error) if isinstance(error, OSError) else str(error) or type(error).__name__


def _sqlite(file: Path) -> Stored:
    """A look that leaves no trace; where a server is at work, one beside it."""
    busy = file.with_name(file.name + "-wal").exists()
    place = f"{file.resolve().as_uri()}?{'mode=ro' if busy else 'immutable=1'}"
    with closing(sqlite3.connect(place, uri=True, timeout=PATIENCE)) as db:
        sound = db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        (version,) = db.execute("SELECT version FROM house").fetchone()
        (newest,) = db.execute("SELECT max(at) FROM tables").fetchone()
        admin = db.execute("SELECT value FROM meta WHERE key = ?", (META,)).fetchone()
        push = db.execute("SELECT value FROM meta WHERE key = ?", (KEY,)).fetchone()
        sound = sound and db.execute(schema.BROKEN).fetchone() == (0,)
    return Stored(version, newest, admin[0] if admin else None, sound, push[0] if push else None)


async def _postgres(url: str) -> Stored:
    import asyncpg

    db = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        if await db.fetchval("SELECT to_regclass('house')") is None:
            return Stored(0, None, None)
        version = await db.fetchval("SELECT version FROM house")
        newest = await db.fetchval("SELECT max(at) FROM tables")
        admin = await db.fetchval("SELECT value FROM meta WHERE key = $1", META)
        push = await db.fetchval("SELECT value FROM meta WHERE key = $1", KEY)
        return Stored(version, newest, admin, not await db.fetchval(schema.BROKEN), push)
    finally:
        await db.close(timeout=PATIENCE)


# --- the machine --------------------------------------------------------------------------------------------------


def disk(case: Case) -> Iterator[Finding]:
    """Room, the right to write, and files that others can read."""
    there = next(folder for folder in (case.data, *case.data.absolute().parents) if folder.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        yield found("disk", "bad", "folder_closed", path=str(there))
        return
    free = shutil.disk_usage(there).free
    level: Level = "bad" if free < NONE_LEFT else "warn" if free < LITTLE else "good"
    yield found(
        "disk", level, "room" if level == "good" else "little_room", path=str(there), megabytes=free // 1_000_000
    )
    for file in (case.file, case.data / NAME):
        if file.exists() and is_wide(file):
            yield found("files", "warn", "readable", path=str(file))
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            yield found("files", "bad", "file_closed", path=str(file))


def clock(stored: Stored, now: int) -> Finding:
    """A clock that went back gives players time that is not theirs."""
    behind = (stored.newest or 0) - now
    if behind > BEHIND:
        return found("clock", "bad", "clock_behind", seconds=behind // 1000)
    return found("clock", "good", "clock")


def zones(name: str = SOME_ZONE) -> Finding:
    """Quiet hours follow the time zones of people."""
    try:
        ZoneInfo(name)
    except ZoneInfoNotFoundError:
        return found("zones", "warn", "no_zones", command="pip install tzdata")
    return found("zones", "good", "zones")


def open_files() -> Finding:
    try:
        import resource
    except ImportError:  # a system without this limit
        return found("files", "good", "files_unlimited")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return found("files", "good", "files_unlimited")
    if soft >= FEW_FILES:
        return found("files", "good", "files", count=soft)
    return found("files", "bad" if soft < TOO_FEW_FILES else "warn", "few_files", count=soft, enough=FEW_FILES)


def port(case: Case) -> Finding:
    """Whether the port is free, or has a server of ours."""
    family = socket.AF_INET6 if ":" in case.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((case.host, case.port))
        except OSError as error:
            why = reason(error)
        else:
            return found("port", "good", "port", port=case.port, host=case.host)
    if version := _running(case.port):
        return found("port", "good", "port_ours", port=case.port, version=version)
    return found("port", "bad", "port_taken", port=case.port, host=case.host, reason=why)


def _running(port: int) -> str:
    """The version of the Ruinous that answers at a port; empty if none does."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return msgspec.json.decode(connection.getresponse().read(10_000), type=Health).version
    except (OSError, HTTPException, msgspec.MsgspecError):
        return ""
    finally:
        connection.close()


# --- other servers ------------------------------------------------------------------------------------------------


async def redis(url: str) -> Finding:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as client:
            await client.ping()
    except (RedisError, OSError, ValueError) as error:
        return found("redis", "bad", "redis_closed", reason=str(error))
    return found("redis", "good", "redis")


def mail(case: Case) -> Finding:
    """Whether the mail server lets us in. Nothing is sent."""
    try:
        given = mail_of(case.environ)
    except BadSetting as error:
        return Finding("mail", "bad", error.fact)
    if given is None:
        return found("mail", "good", "no_mail")
    try:
        with mail_server(given, PATIENCE) as server:
            server.noop()
    except (smtplib.SMTPException, OSError) as error:
        why = mail_outcome(error).error
        return found("mail", "bad", "mail_closed", host=given.host, port=given.port, why=why)
    return found("mail", "good", "mail", host=given.host, port=given.port)


def pushing(case: Case, stored: Stored | None) -> Finding:
    """Whether browsers take what is pushed: they want https, and one key for good."""
    try:
        if stored and stored.push:
            Sender(stored.push)
    except ValueError:
        return found("push", "bad", "push_damaged")
    if not case.environ.get("RUINOUS_URL", "").startswith("https://"):
        return found("push", "warn" if case.environ.get("RUINOUS_URL") else "good", "push_insecure")
    return found("push", "good", "push")


# --- files of ours ------------------------------------------------------------------------------------------------


def page(folder: Path) -> Finding:
    if (folder / INDEX).is_file():
        return found("page", "good", "page")
    return found("page", "warn", "no_page")


def admin_token(case: Case, stored: Stored | None) -> Finding:
    file = Path(case.environ.get("RUINOUS_ADMIN_TOKEN_FILE") or case.data / NAME)
    if not stored or not stored.admin:
        return found("admin", "good", "admin_new", path=str(file))
    try:
        token = file.read_text().strip()
    except OSError as error:
        return found("admin", "warn", "admin_lost", path=str(file), reason=reason(error))
    if hashed(token) != stored.admin:
        return found("admin", "warn", "admin_void", path=str(file))
    return found("admin", "good", "admin", path=str(file))
