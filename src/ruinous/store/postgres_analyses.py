"""The PostgreSQL store's part about analyses (analyses.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruinous.store.analyses import StoredAnalysis
from ruinous.store.fit import amount, storable, whole

Row = Sequence[Any]

PUT = """
    INSERT INTO analyses (id, at, made, source, found) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET
        at = excluded.at, made = excluded.made, source = excluded.source, found = excluded.found
"""
FORGET = """
    DELETE FROM analyses WHERE at < $1 OR id IN (SELECT id FROM analyses ORDER BY at DESC, id OFFSET $2) RETURNING id
"""


class PostgresAnalyses:
    async def _write(self, statement: str, *args: Any) -> list[Row]:
        raise NotImplementedError

    async def _read(self, statement: str, *args: Any) -> list[Row]:
        raise NotImplementedError

    async def put_analysis(self, analysis: StoredAnalysis) -> None:
        storable(analysis.id)
        await self._write(PUT, analysis.id, analysis.at, analysis.made, analysis.source, analysis.found)

    async def analysis(self, id: str) -> StoredAnalysis | None:
        rows = await self._read("SELECT id, at, made, source, found FROM analyses WHERE id = $1", id)
        return StoredAnalysis(*rows[0]) if rows else None

    async def want_analysis(self, id: str, at: int) -> None:
        await self._write("UPDATE analyses SET at = greatest(at, $2) WHERE id = $1", id, at)

    async def forget_analyses(self, before: int, most: int) -> int:
        return len(await self._write(FORGET, whole(before), amount(most)))
