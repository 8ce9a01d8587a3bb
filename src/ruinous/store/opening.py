"""Opening a store, also one that is away for a while: a database that restarts is waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from ruinous.store.protocol import Down, Store
from ruinous.store.sqlite import SqliteStore

SHORTEST_PAUSE, LONGEST_PAUSE = 0.25, 30.0  # seconds between two tries


async def open_store(place: str | Path) -> Store:
    """Open a PostgreSQL database by its URL, or else the SQLite file at this path."""
    if isinstance(place, str) and place.startswith(("postgresql://", "postgres://")):
        from ruinous.store.postgres import PostgresStore  # hosts with one file need no asyncpg

        return await PostgresStore.open(place)
    return await SqliteStore.open(place)


async def open_patiently(place: str | Path, seconds: float, tell: Callable[[Down, float], None]) -> Store:
    """Open a store; while it does not answer try again, up to so many seconds. `tell` hears why, and of each pause.

    What waiting does not mend is raised at once.
    """
    give_up = time.monotonic() + seconds
    pause = SHORTEST_PAUSE
    while True:
        try:
            return await open_store(place)
        except Down as down:
            left = give_up - time.monotonic()
            if left <= 0:
                raise
            pause = min(pause, left)
            tell(down, pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)
