"""`ruinous backup` and `ruinous restore`: all that a server holds as one file, also while it runs."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from ruinous.server.serve import ServeError, reason
from ruinous.store import Store, StoreError, open_store
from ruinous.store.backup import backup as write
from ruinous.store.backup import read_header
from ruinous.store.backup import restore as read
from ruinous.words import say


def backup(place: str, file: Path, replace: bool = False) -> int:
    """Write a backup of the store at a place."""
    if file.exists() and not replace:
        raise ServeError("file_exists", path=str(file))
    asyncio.run(_with(place, file, _backup))
    return 0


def restore(place: str, file: Path, sure: bool = False) -> int:
    """Put a backup in the place of all that the store holds."""
    try:
        made = datetime.fromtimestamp(read_header(file).at / 1000)
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    if not sure:
        if not sys.stdin.isatty():
            raise ServeError("replaces_all")
        yes = say("keeping.yes").lower()
        answer = input(say("keeping.replace", {"made": made, "yes": yes}) + " ")
        if answer.strip().lower() not in (yes, "yes"):
            print(say("keeping.unchanged"))
            return 1
    asyncio.run(_with(place, file, _restore, new=True))
    return 0


async def _with(place: str, file: Path, work: Callable[[Store, Path], Awaitable[None]], new: bool = False) -> None:
    is_file = "://" not in place
    if is_file and not new and not Path(place).exists():
        raise ServeError("no_data", path=place)
    try:
        if is_file:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        store = await open_store(place)
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    except OSError as error:
        raise ServeError("no_database", reason=reason(error)) from None
    try:
        await work(store, file)
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    finally:
        await store.close()


async def _backup(store: Store, file: Path) -> None:
    tell("keeping.written", await write(store, file, int(time.time() * 1000)), path=str(file))


async def _restore(store: Store, file: Path) -> None:
    tell("keeping.restored", await read(store, file))


def tell(id: str, counts: dict[str, int], **args: str) -> None:
    print(say(id, {"tables": counts.get("tables", 0), "identities": counts.get("identities", 0), **args}))
