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


def backup(place: str, file: Path, replace: bool = False) -> int:
    """Write a backup of the store at a place."""
    if file.exists() and not replace:
        raise ServeError("file_exists", path=str(file))
    asyncio.run(_with(place, file, _backup))
    return 0


def restore(place: str, file: Path, sure: bool = False) -> int:
    """Put a backup in the place of all that the store holds."""
    try:
        made = datetime.fromtimestamp(read_header(file).at / 1000).strftime("%Y-%m-%d %H:%M")
    except StoreError as error:
        raise ServeError(error.fact.id, **error.fact.args) from None
    if not sure:
        if not sys.stdin.isatty():
            raise ServeError("replaces_all")
        answer = input(f"Replace everything the server has by the backup of {made}? Type yes: ")
        if answer.strip().lower() != "yes":
            print("Nothing was changed.")
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
    told(await write(store, file, int(time.time() * 1000)), f"written to {file}")


async def _restore(store: Store, file: Path) -> None:
    told(await read(store, file), "restored")


def told(counts: dict[str, int], what: str) -> None:
    print(f"{counts.get('tables', 0)} tables and {counts.get('identities', 0)} identities {what}.")
