"""The SQLite store's part about analyses (analyses.py)."""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection
from typing import Any, TypeVar

from ruinous.store.analyses import StoredAnalysis
from ruinous.store.fit import amount, storable, whole

T = TypeVar("T")


class SqliteAnalyses:
    async def _write(self, call: Callable[..., T], *args: Any) -> T:
        raise NotImplementedError

    async def _read(self, call: Callable[..., T], *args: Any) -> T:
        raise NotImplementedError

    async def put_analysis(self, analysis: StoredAnalysis) -> None:
        await self._write(_put, analysis)

    async def analysis(self, id: str) -> StoredAnalysis | None:
        return await self._read(_analysis, id)

    async def want_analysis(self, id: str, at: int) -> None:
        await self._write(_want, id, at)

    async def forget_analyses(self, before: int, most: int) -> int:
        return await self._write(_forget, whole(before), amount(most))


def _put(db: Connection, analysis: StoredAnalysis) -> None:
    storable(analysis.id)
    db.execute(
        "INSERT INTO analyses (id, at, made, source, found) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " at = excluded.at, made = excluded.made, source = excluded.source, found = excluded.found",
        (analysis.id, analysis.at, analysis.made, analysis.source, analysis.found),
    )


def _analysis(db: Connection, id: str) -> StoredAnalysis | None:
    rows = db.execute("SELECT id, at, made, source, found FROM analyses WHERE id = ?", (id,)).fetchall()
    return StoredAnalysis(*rows[0]) if rows else None


def _want(db: Connection, id: str, at: int) -> None:
    db.execute("UPDATE analyses SET at = max(at, ?) WHERE id = ?", (at, id))


def _forget(db: Connection, before: int, most: int) -> int:
    old = db.execute("DELETE FROM analyses WHERE at < ?", (before,)).rowcount
    many = "DELETE FROM analyses WHERE id IN (SELECT id FROM analyses ORDER BY at DESC, id LIMIT -1 OFFSET ?)"
    return old + db.execute(many, (most,)).rowcount
