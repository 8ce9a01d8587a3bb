"""The durable log: tables, identities, table talk, results and notices, in SQLite or PostgreSQL."""

from __future__ import annotations

from ruinous.store.opening import open_patiently, open_store
from ruinous.store.protocol import (
    Broken,
    Delivery,
    Down,
    Full,
    Head,
    Identity,
    Line,
    Notice,
    Outworn,
    Restored,
    Result,
    Stale,
    Store,
    StoredDevice,
    StoredNotice,
    StoreError,
    Taken,
    Write,
)
from ruinous.store.sqlite import SqliteStore

__all__ = [
    "Delivery",
    "Down",
    "Full",
    "Head",
    "Identity",
    "Line",
    "Notice",
    "Outworn",
    "Restored",
    "Result",
    "SqliteStore",
    "Stale",
    "Store",
    "StoreError",
    "StoredDevice",
    "StoredNotice",
    "Taken",
    "Broken",
    "Write",
    "open_patiently",
    "open_store",
]
