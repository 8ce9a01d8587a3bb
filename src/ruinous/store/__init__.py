"""The durable log: tables, identities, table talk, results and notices, in SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from ruinous.store.protocol import (
    Delivery,
    Down,
    Full,
    Head,
    Identity,
    Line,
    Notice,
    Restored,
    Result,
    Stale,
    Store,
    StoredNotice,
    StoreError,
    Taken,
    Write,
)
from ruinous.store.sqlite import SqliteStore


async def open_store(place: str | Path) -> Store:
    """Open a PostgreSQL database by its URL, or else the SQLite file at this path."""
    if isinstance(place, str) and place.startswith(("postgresql://", "postgres://")):
        from ruinous.store.postgres import PostgresStore  # hosts with one file need no asyncpg

        return await PostgresStore.open(place)
    return await SqliteStore.open(place)


__all__ = [
    "Delivery",
    "Down",
    "Full",
    "Head",
    "Identity",
    "Line",
    "Notice",
    "Restored",
    "Result",
    "SqliteStore",
    "Stale",
    "Store",
    "StoreError",
    "StoredNotice",
    "Taken",
    "Write",
    "open_store",
]
